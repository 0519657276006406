"""Sailing in Neptun, and the extra turns, by rules that the rulebook states without an example."""

import pytest

import engine
from engine.match import Match
from engine.text import Seat
from render.words import Words
from tests.kit import positions
from tests.titles.choices import noted, options
from tests.titles.neptun_kit import (
    GREEN,
    PURPLE,
    RED,
    YELLOW,
    about_to_sail,
    choose_oars,
    destinations,
    end_of_sailing,
    in_round,
    lay_distances,
    load,
    oar,
    state,
    statuses,
    table,
)

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
