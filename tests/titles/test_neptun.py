"""The rules of Neptun that the rulebook states without an example."""

import pytest

import engine
from neptun.engine.components import PERSONAL, tiles_of
from neptun.engine.state import Temple
from render.words import Words
from tests.titles.choices import options
from tests.titles.neptun_kit import (
    GREEN,
    PURPLE,
    RED,
    YELLOW,
    choose_oars,
    column,
    destinations,
    discs,
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
