"""The rules of Neptun that the rulebook states without an example."""

import pytest

import engine
from engine.match import Match
from engine.text import Seat
from neptun.engine.components import PERSONAL, tiles_of
from neptun.engine.state import Temple
from render.words import Words
from tests.kit import positions
from tests.titles.choices import known, noted, options
from tests.titles.neptun_kit import (
    GREEN,
    PURPLE,
    RED,
    YELLOW,
    about_to_sail,
    choose_oars,
    column,
    destinations,
    discs,
    end_of_sailing,
    in_round,
    lay_distances,
    load,
    oar,
    offer,
    score,
    state,
    statuses,
    table,
)

# --- acquiring contracts ----------------------------------------------------------------------------------


def test_the_last_contract_turned_up_must_be_taken() -> None:
    match = table()
    offer(match, column("salt", "roma", 1), column("honey", "tyros", 2), column("grain", "roma", 3))
    match.submit(RED, {"turn": {}})
    match.submit(RED, {"turn": {}})
    free = [branch.id for branch in destinations(match, RED).values() if branch.blocked is None]
    assert free == ["contract-3"]


def test_with_open_contracts_only_one_of_them_must_be_taken() -> None:
    match = table()
    offer(match, column("salt", "roma", 1, up=True), column("honey", "tyros", 2, up=True))
    assert set(destinations(match, RED)) == {"contract-1", "contract-2"}


def test_turning_up_cannot_be_taken_back() -> None:
    match = engine.start("neptun", 4, "turning up")
    seat = next(iter(match.pending()))
    match.submit(seat, {"turn": {}})
    with pytest.raises(engine.CannotUndo):
        match.undo(seat)


def test_what_turning_up_costs_is_said_before() -> None:
    match = table()
    offer(match, column("salt", "roma", 1), column("honey", "tyros", 2), column("grain", "roma", 3))
    notes = []
    for _ in range(2):
        note = destinations(match, RED)["turn"].note
        notes.append(Words("en").say(note) if note else None)
        match.submit(RED, {"turn": {}})
    assert notes == [
        "Refuses all open contracts",
        "The last one: you must take it",
    ]


def test_a_leftover_that_nobody_turned_up_opens_without_gold() -> None:
    match = table()
    offer(
        match,
        *[column("salt", "roma", power, up=True) for power in (1, 2, 3, 4)],
        column("honey", "tyros", 8),
    )
    for seat in range(4):
        match.submit(seat, {"contract-1": "slot-1"})
    assert (state(match).row[0].open, state(match).row[0].gold) == (True, 0)


def test_the_gold_on_a_contract_goes_to_whoever_takes_it() -> None:
    match = table()
    offer(match, column("salt", "roma", 1, up=True, gold=2), column("honey", "tyros", 2))
    match.submit(RED, {"contract-1": "slot-3"})
    assert state(match).merchants[RED].gold == 5 + 2


def test_a_loaded_slot_is_fixed_for_the_round() -> None:
    match = table()
    row = [column("salt", "roma", power, up=True) for power in (1, 2, 3, 4, 5)]
    offer(match, *row)
    for seat in range(4):
        match.submit(seat, {"contract-1": "slot-3"})
    with pytest.raises(engine.Illegal):
        match.submit(state(match).order[0], {"contract-1": "slot-3"})


def test_nobody_is_asked_when_one_contract_and_one_slot_are_left() -> None:
    match = table()
    columns = [column("salt", "roma", 1), column("honey", "tyros", 2)]
    offer(match, *columns, turn=5)
    load(match, RED, dict.fromkeys((1, 2, 3, 4), ("salt", "roma")))
    events = match.submit(RED, {"turn": {}})
    assert statuses(match, RED) == ["open"] * 5
    assert [event.text.key for event in events if event.text][:2] == ["neptun-turned", "neptun-took"]


def test_a_slot_shows_its_neighbours_on_the_route() -> None:
    match = table()
    lay_distances(match, crete_tyros=8, tyros_alexandria=3, tyros_antiochia=4)
    offer(match, column("salt", "tyros", 1, up=True), column("honey", "roma", 2))
    load(match, RED, {2: ("grapes", "alexandria"), 4: ("salt", "antiochia")})
    match.ask_anew()
    slots = options(destinations(match, RED)["contract-1"].choice).values()
    assert [Words("en").say(slot.note) for slot in slots if slot.note] == [
        "8 miles from Crete, 3 miles to slot 2",
        "3 miles from slot 2, 4 miles to slot 4",
        "4 miles from slot 4",
    ]


# --- oars and wind ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("winds", "forecast"), [((2, 2, 2, 1), 5), ((-2, -2, -2, -2), -5), ((1, -1, 0, 0), 0)]
)
def test_the_forecast_stays_on_its_track(winds: tuple[int, ...], forecast: int) -> None:
    match = table()
    hands = [[oar(power, wind), oar(8, 0)] for power, wind in enumerate(winds, start=1)]
    choose_oars(match, hands)
    for seat, hand in enumerate(hands):
        match.submit(seat, hand[0])
    assert state(match).forecast == forecast


def test_all_choose_at_once_and_nothing_shows_until_the_last_has_chosen() -> None:
    match = table()
    choose_oars(match, [[oar(1), oar(2)]] * 4)
    assert set(match.pending()) == {RED, GREEN, PURPLE, YELLOW}
    for seat in (YELLOW, RED, PURPLE):
        match.submit(seat, oar(1))
    assert list(match.pending()) == [GREEN]
    assert state(match).forecast is None
    assert state(match).merchants[RED].hand == [oar(1), oar(2)]


def test_an_oar_card_may_be_left_as_a_standing_choice() -> None:
    match = table()
    choose_oars(match, [[oar(1), oar(2)]] * 4)
    decision = match.pending()[RED]
    (order,) = match.game.standing
    assert (decision.key, decision.standing, decision.secret) == (order.key, True, True)
    assert {oar(1), *PERSONAL} <= set(options(order.choice))


def test_whoever_holds_one_card_is_not_asked() -> None:
    match = table()
    choose_oars(match, [[oar(7, 2)], [oar(1), oar(2)], [oar(3, 1)], [oar(4)]])
    assert list(match.pending()) == [GREEN]
    match.submit(GREEN, oar(1))
    assert state(match).forecast == 3


def test_the_wind_follows_the_forecast_after_all_have_sailed() -> None:
    match = table()
    choose_oars(
        match, [[oar(1, -2), oar(5)], [oar(2, -1), oar(5)], [oar(3), oar(5)], [oar(4), oar(5)]], wind=6
    )
    for seat, card in enumerate((oar(1, -2), oar(2, -1), oar(3), oar(4))):
        match.submit(seat, card)
    for seat in range(4):
        assert state(match).wind == 6
        match.submit(seat, {"crete": {}})
    assert (state(match).wind, state(match).turn) == (2, 2)


# --- sailing ----------------------------------------------------------------------------------------------


def test_the_picker_shows_miles_gold_and_pay() -> None:
    match = table()
    lay_distances(match, crete_athenae=4, athenae_thessalonica=8)
    load(match, RED, {1: ("salt", "thessalonica"), 2: ("honey", "thessalonica"), 3: ("salt", "roma")})
    about_to_sail(match, RED, power=4, wind=5, gold=3)
    branches = destinations(match, RED)
    say = Words("en").say
    notes = {port: say(branch.note) for port, branch in branches.items() if branch.note}
    assert notes["athenae"] == "4 miles"
    assert notes["thessalonica"] == "12 miles, −3 gold · pays 2 points in Greece or 4 gold"
    assert branches["roma"].blocked is not None
    assert "malaca" not in branches, "no word about ports out of reach where nothing waits"


def test_what_would_be_lost_is_said_before_it_is() -> None:
    match = table()
    load(match, RED, {1: ("olives", "saguntum"), 2: ("salt", "tyros"), 4: ("grain", "roma")})
    about_to_sail(match, RED, port="roma", power=1)
    first, *_ = options(destinations(match, RED)["roma"].choice).values()
    assert Words("en").say(noted(first)) == "Pays 5 gold · loses 2 open contracts to the left"


def test_oars_are_asked_for_with_the_wind_they_are_added_to() -> None:
    match = table()
    choose_oars(match, [[oar(1), oar(2)]] * 4, wind=3)
    assert said_to(match, RED) == [
        "Choose an oar card (wind 3).",
        "Your range is the card’s power plus the wind, 3.",
    ]
    lay_distances(match, crete_athenae=3)
    load(match, RED, {5: ("olives", "athenae")})
    state(match).wind = 7
    end_of_sailing(match)
    assert match.pending()[RED].key == "extra.sail"
    assert said_to(match, RED)[1:] == ["Your range is the card’s power plus the wind, 7."]


def said_to(match: Match, seat: Seat, locale: str = "en") -> list[str]:
    """The question of a seat, and what counts beside it; spaces as one types them."""
    words, decision = Words(locale), match.pending()[seat]
    sentences = [words.say(sentence) for sentence in (decision.prompt, *decision.facts)]
    return [" ".join(sentence.split()) for sentence in sentences]


@pytest.mark.parametrize(
    ("locale", "gold", "said"),
    [
        ("en", 0, ["Sail up to 1 mile.", "You have no gold to buy more miles."]),
        ("en", 1, ["Sail up to 1 mile.", "Your last gold buys one more mile."]),
        ("en", 2, ["Sail up to 1 mile.", "Each extra mile costs 1 gold (you have 2)."]),
        ("fr", 0, ["Naviguez jusqu’à 1 mille.", "Vous n’avez pas d’or pour aller plus loin."]),
        ("fr", 1, ["Naviguez jusqu’à 1 mille.", "Votre dernière pièce d’or achète un mille de plus."]),
        (
            "fr",
            2,
            ["Naviguez jusqu’à 1 mille.", "Chaque mille de plus coûte 1 pièce d’or (vous en avez 2)."],
        ),
    ],
)
def test_a_ship_in_a_calm_may_sail_one_mile(locale: str, gold: int, said: list[str]) -> None:
    match = table()
    load(match, RED, {1: ("salt", "roma")})
    about_to_sail(match, RED, port="roma", power=1, wind=0, gold=gold)
    assert said_to(match, RED, locale) == said


def test_courses_are_asked_at_once_and_played_in_turn_order() -> None:
    match = table()
    lay_distances(match, crete_athenae=3, crete_pergamum=3)
    choose_oars(match, [[oar(1), oar(2)]] * 4)
    for seat in range(4):
        match.submit(seat, oar(1))
    assert list(match.pending()) == [RED, GREEN, PURPLE, YELLOW]
    assert match.submit(PURPLE, {"athenae": {}}) == []
    assert match.submit(GREEN, {"pergamum": {}}) == []
    assert [merchant.port for merchant in state(match).merchants] == ["crete"] * 4
    events = match.submit(RED, {"crete": {}})
    told = [event.text.args["who"] for event in events if event.text]
    assert told == [engine.SeatName(seat) for seat in (RED, GREEN, PURPLE)]
    assert list(match.pending()) == [YELLOW]


def test_a_sealed_course_may_be_changed_until_it_is_played() -> None:
    sealing = [
        match
        for match in positions("neptun", 4, "sealed", count=60, players="house")
        if len(match.pending()) > 1 and all(one.key == "sail.course" for one in match.pending().values())
    ]
    assert sealing
    for match in sealing:
        seat = list(match.pending())[-1]
        match.submit(seat, match.pending()[seat].default)
        assert seat not in match.pending()
        assert seat in match.undo(seat).pending()


def test_in_turn_order_whoever_wishes_waits_for_those_before() -> None:
    """Players sail in turn order, so the later ones may see the others sail first."""
    match = table()
    choose_oars(match, [[oar(1), oar(2)]] * 4)
    for seat in range(4):
        match.submit(seat, oar(1))
    assert "wait" not in destinations(match, RED), "nobody is before Red"
    match.submit(YELLOW, {"wait": {}})
    match.submit(PURPLE, {"wait": {}})
    assert list(match.pending()) == [RED, GREEN]
    match.submit(GREEN, {"crete": {}})
    match.submit(RED, {"crete": {}})
    assert list(match.pending()) == [PURPLE], "Purple is asked now, and Yellow still waits"
    assert "wait" not in destinations(match, PURPLE)
    match.submit(PURPLE, {"crete": {}})
    assert list(match.pending()) == [YELLOW]


def test_a_ship_may_stay_but_the_card_is_spent() -> None:
    match = table()
    choose_oars(match, [[oar(1), oar(2)]] * 4)
    for seat in range(4):
        match.submit(seat, oar(1))
    match.submit(RED, {"crete": {}})
    assert state(match).merchants[RED].port == "crete"
    assert state(match).merchants[RED].hand == [oar(2)]


def test_nothing_is_asked_where_nothing_can_be_reached() -> None:
    """With 1 to 4 miles and a gold: Red is becalmed in Tyros, and the others are not."""
    match = table()
    lay_distances(match, crete_athenae=4, tyros_antiochia=9)
    for seat, merchant in enumerate(state(match).merchants):
        merchant.gold, merchant.port = 1, "crete" if seat in (PURPLE, YELLOW) else "tyros"
    load(match, GREEN, {1: ("salt", "tyros")})
    choose_oars(match, [[oar(1), oar(8)], [oar(2), oar(8)], [oar(3), oar(8)], [oar(4), oar(8)]], wind=0)
    for seat in range(4):
        match.submit(seat, oar(seat + 1))
    assert set(match.pending()) == {GREEN, PURPLE, YELLOW}, "who can deliver or move is asked"


def test_no_course_is_asked_without_an_open_contract() -> None:
    match = table()
    choose_oars(match, [[oar(1), oar(2)]] * 4)
    state(match).merchants[GREEN].manifest = [None] * 5
    for seat in range(4):
        match.submit(seat, oar(1))
    assert set(match.pending()) == {RED, PURPLE, YELLOW}


@pytest.mark.parametrize(("hand", "asked"), [([oar(1)], []), ([oar(1), oar(2)], [RED])])
def test_without_a_card_for_an_extra_turn_turn_5_is_asked_only_where_a_contract_can_be_reached(
    hand: list[str], asked: list[int]
) -> None:
    match = table()
    lay_distances(match, crete_athenae=4, athenae_brundisium=5)
    state(match).merchants[RED].gold = 0
    load(match, RED, {5: ("olives", "brundisium")})
    choose_oars(match, [hand, [oar(3)], [oar(4)], [oar(5)]], turn=5)
    if len(hand) > 1:
        match.submit(RED, oar(1))
    sailing = [seat for seat, decision in match.pending().items() if decision.key == "sail.course"]
    assert sailing == asked


def test_a_contract_need_not_be_fulfilled() -> None:
    match = table()
    load(match, RED, {1: ("salt", "roma")})
    about_to_sail(match, RED, port="roma", power=1)
    match.submit(RED, {"roma": "none"})
    assert statuses(match, RED)[0] == "open"


# --- the clock --------------------------------------------------------------------------------------------


def test_the_clock_fulfils_the_first_contract_where_no_gold_is_needed() -> None:
    match = table()
    lay_distances(match, crete_athenae=4)
    load(match, RED, {2: ("salt", "athenae"), 3: ("grain", "roma")})
    about_to_sail(match, RED, power=4)
    assert match.pending()[RED].default == {"athenae": "slot-2-more"}, "with a temple point for 3 of 5 gold"


def test_the_clock_sails_towards_a_contract_that_it_does_not_reach() -> None:
    match = table()
    lay_distances(match, crete_athenae=6, athenae_brundisium=6)
    load(match, RED, {2: ("salt", "brundisium")})
    about_to_sail(match, RED, power=4)
    assert match.pending()[RED].default == {"athenae": {}}


def test_the_clock_gives_up_a_contract_that_would_cost_two_others() -> None:
    """Malaca and back would take all five turns; Athenae and Thessalonica are next door."""
    match = table()
    lay_distances(
        match,
        crete_athenae=4,
        athenae_thessalonica=4,
        crete_leptis_magna=13,
        carthago_leptis_magna=8,
        malaca_carthago=13,
    )
    load(match, RED, {1: ("grapes", "malaca"), 2: ("salt", "athenae"), 3: ("grapes", "thessalonica")})
    about_to_sail(match, RED, power=4, gold=2)
    assert match.pending()[RED].default == {"athenae": "slot-2"}


def test_the_clock_loads_where_the_route_stays_short() -> None:
    """Tyros before Alexandria, for 8 and 3 miles from Crete."""
    match = table()
    lay_distances(match, crete_tyros=8, tyros_alexandria=3)
    offer(match, column("salt", "tyros", 1, up=True), column("honey", "roma", 2))
    load(match, RED, {3: ("grapes", "alexandria")})
    match.ask_anew()
    assert match.pending()[RED].default == {"contract-1": "slot-1"}


def test_the_clock_takes_what_pays_best_by_the_games_own_prices() -> None:
    """Three points are worth 9 gold, less 3 more miles than to Athenae for 4 gold."""
    match = table()
    lay_distances(match, crete_athenae=4, crete_pergamum=7)
    offer(match, column("olives", "athenae", 1, up=True), column("salt", "pergamum", 2, up=True))
    assert list(known(match.pending()[RED].default)) == ["contract-2"]


def test_the_clock_rows_no_harder_than_it_must() -> None:
    match = table()
    lay_distances(match, crete_athenae=8)
    load(match, RED, {2: ("salt", "athenae")})
    choose_oars(match, [[oar(8), oar(3), oar(2), PERSONAL[0]]] * 4)
    assert match.pending()[RED].default == oar(3)


@pytest.mark.parametrize(
    ("hand", "order"),
    [
        ([oar(8), oar(2), oar(1)], {oar(2): {"athenae": "slot-5-more"}}),
        ([oar(1), PERSONAL[1]], {"no": {}}),
    ],
)
def test_the_clock_sails_on_if_that_costs_neither_gold_nor_a_personal_card(
    hand: list[str], order: object
) -> None:
    match = table()
    lay_distances(match, crete_athenae=7)
    load(match, RED, {5: ("salt", "athenae")})
    state(match).merchants[RED].hand, state(match).wind = hand, 5
    end_of_sailing(match)
    assert match.pending()[RED].default == order


# --- extra turns ------------------------------------------------------------------------------------------


def test_extra_turns_are_offered_in_turn_order_to_those_with_open_contracts() -> None:
    match = table()
    state(match).order = [YELLOW, RED, GREEN, PURPLE]
    lay_distances(match, crete_athenae=3)
    for seat in (RED, YELLOW):
        load(match, seat, {5: ("olives", "athenae")})
    end_of_sailing(match)
    assert list(match.pending()) == [YELLOW, RED]
    events = match.submit(RED, {"no": {}})
    assert events == [], "what Red does is told when its turn comes"
    events = match.submit(YELLOW, {"no": {}})
    told = [event.text.args["who"] for event in events if event.text and event.text.key == "neptun-extra-no"]
    assert told == [engine.SeatName(YELLOW), engine.SeatName(RED)]


def test_an_extra_turn_is_one_question() -> None:
    """Whether, with which card and where to: {card: {port: delivery}}, or no."""
    match = table()
    lay_distances(match, crete_athenae=7)
    load(match, RED, {4: ("salt", "athenae"), 5: ("honey", "athenae")})
    state(match).merchants[RED].hand = [oar(2), oar(8)]
    end_of_sailing(match)
    match.submit(RED, {oar(2): {"athenae": "slot-4"}})
    assert statuses(match, RED)[3:] == ["fulfilled", "open"]
    assert state(match).merchants[RED].hand == [oar(8)]
    assert (state(match).phase, state(match).turn) == ("extra", 2)
    match.submit(RED, {oar(8): {"athenae": "slot-5"}})
    assert statuses(match, RED)[3:] != ["fulfilled", "open"]


def test_no_extra_turn_is_asked_where_no_contract_can_be_reached_in_two() -> None:
    """A hidden card may be of power 8: with wind 2 and 1 gold, 21 miles are within reach and 22 are not."""
    for miles, asked in ((11, [RED]), (12, [])):
        match = table()
        lay_distances(match, crete_athenae=10, athenae_brundisium=miles)
        load(match, RED, {5: ("olives", "brundisium")})
        merchant = state(match).merchants[RED]
        merchant.hand, merchant.gold, state(match).wind = [oar(1), oar(2)], 1, 2
        end_of_sailing(match)
        extra = [seat for seat, decision in match.pending().items() if decision.key == "extra.sail"]
        assert extra == asked


def test_the_wind_of_extra_turns_is_that_of_turn_5() -> None:
    match = table()
    load(match, RED, {5: ("olives", "athenae")})
    lay_distances(match, crete_athenae=7)
    state(match).merchants[RED].hand = [oar(6)]
    state(match).wind, state(match).forecast = 3, 5
    end_of_sailing(match)
    note = destinations(match, RED)[oar(6)].note
    assert note is not None
    assert Words("en").say(note) == "9 miles"


def test_what_is_still_open_after_the_extra_turns_is_lost() -> None:
    match = table()
    in_round(match, "C")
    lay_distances(match, crete_athenae=3)
    load(match, RED, {4: ("salt", "roma"), 5: ("olives", "athenae")})
    end_of_sailing(match)
    match.submit(RED, {"no": {}})
    assert statuses(match, RED)[3:] == ["lost", "lost"]


# --- scoring ----------------------------------------------------------------------------------------------


def test_a_disc_is_laid_on_top_of_those_it_meets() -> None:
    temple = Temple([0] * 4, [0, 1, 2, 3])
    temple.advance(GREEN, 3)
    temple.advance(RED, 3)
    temple.advance(YELLOW, 5)
    assert temple.standing == [YELLOW, GREEN, RED, PURPLE]


def test_a_disc_at_the_end_of_its_track_stays_where_it_lies() -> None:
    temple = Temple([0] * 4, [0, 1, 2, 3])
    temple.advance(GREEN, 40)
    temple.advance(RED, 40)
    temple.advance(GREEN, 2)
    assert temple.points[GREEN] == temple.points[RED] == 24
    assert temple.standing[:2] == [GREEN, RED]


@pytest.mark.parametrize(("letter", "places"), [("A", 1), ("B", 2), ("C", 3)])
def test_as_many_places_score_as_there_are_tiles(letter: str, places: int) -> None:
    match = table()
    discs(match, "africa", {RED: 9, GREEN: 7, PURPLE: 5, YELLOW: 3})
    score(match, letter=letter)
    won = [sum(tile.startswith("africa") for tile in one.tiles) for one in state(match).merchants]
    assert won == [1] * places + [0] * (4 - places)


def test_the_gold_temple_goes_to_the_richest_and_of_two_to_the_earlier_in_turn_order() -> None:
    match = table()
    state(match).order = [YELLOW, PURPLE, GREEN, RED]
    for seat, gold in ((RED, 8), (GREEN, 8), (PURPLE, 2), (YELLOW, 1)):
        state(match).merchants[seat].gold = gold
    score(match, letter="B")
    assert "gold-B1" in state(match).merchants[GREEN].tiles
    assert "gold-B2" in state(match).merchants[RED].tiles
    assert state(match).merchants[GREEN].gold == 8, "gold stays"


def test_five_fulfilled_contracts_earn_a_bonus_tile_and_four_do_not() -> None:
    match = table()
    for seat, slots in ((RED, (1, 2, 3, 4, 5)), (GREEN, (1, 2, 3, 4))):
        load(match, seat, dict.fromkeys(slots, ("salt", "roma")))
        manifest = state(match).merchants[seat].manifest
        state(match).merchants[seat].manifest = [c and c._replace(status="fulfilled") for c in manifest]
    score(match, letter="A")
    assert [merchant.bonus for merchant in state(match).merchants] == [1, 0, 0, 0]
    assert state(match).bonus == 14


def test_after_a_round_ships_are_in_crete_discs_stay_and_the_next_tiles_lie_in_the_temples() -> None:
    match = table()
    discs(match, "africa", {RED: 2})
    for merchant in state(match).merchants:
        merchant.port = "malaca"
    score(match, letter="A")
    assert {merchant.port for merchant in state(match).merchants} == {"crete"}
    assert state(match).temples["africa"].points[RED] == 2
    assert state(match).laid == tiles_of("B")


def test_equal_points_share_the_victory() -> None:
    match = table()
    for seat, tiles in ((RED, ["graecia-B1"]), (GREEN, ["asia_minor-B1"]), (PURPLE, ["graecia-B2"])):
        state(match).merchants[seat].tiles = tiles
    assert set(match.game.result(state(match)).winners) == {RED, GREEN}
