"""What the questions of Serenissima show, what is told afterwards, and what is not asked at all."""

from typing import cast

import pytest

from engine.choice import OneOf
from engine.serenissima.labels import GOOD_NAMES, PORT_SPOTS, say
from engine.serenissima.state import State
from engine.text import Text
from render.words import Words
from tests.kit import positions
from tests.titles.choices import branches
from tests.titles.serenissima_kit import BLUE, RED, Board


def test_who_sells_sees_what_each_cube_would_pay() -> None:
    board = Board()
    board.port("genova", None, 0, "gold")
    board.galley(1, BLUE, "genova", 1, "wood wine stone")
    words = Words("fr", ["Ada"])
    assert words.say(board.activate(1).note("sell")) == "rapporte 3 et 4, l’un après l’autre"


def test_recruiting_shows_how_many_sailors_stand_in_each_place() -> None:
    board = Board()
    board.port("valencia", BLUE, 2)
    board.galley(1, BLUE, "valencia", 3, "wood")
    board.activate(1).order(BLUE, invest={})
    notes = {place: bucket.note for place, bucket in board.buckets("recruit").items()}
    assert notes == {"port:valencia": say("note-now", count=2), "galley:1": say("note-now", count=3)}


def sinking(*galleys: tuple[int, str]) -> dict[str, Text | None]:
    """The notes beside the galleys that may be sunk."""
    board = Board()
    for number, cargo in galleys:
        board.galley(number, BLUE, "napoli", 1, cargo)
    ways = branches(board.activate(1).branches()["overboard"].choice)
    return {key: branch.note for key, branch in ways.items() if key.startswith("sink")}


def test_who_sinks_a_galley_sees_what_is_lost() -> None:
    goods = (say("count-good", count=2, good=GOOD_NAMES["wood"]),)
    assert sinking((1, "wood wood"), (2, "")) == {
        "sink-1": say("note-sink-laden", goods=goods),
        "sink-2": say("note-sink"),
    }


def test_who_lands_the_last_sailor_sees_what_is_lost() -> None:
    board = Board()
    board.galley(1, BLUE, "napoli", 1, "wood")
    board.galley(2, BLUE, "sicilia", 1)
    assert board.activate(1).note("land").key == "serenissima-note-land-all-laden"
    assert board.activate(2).note("land").key == "serenissima-note-land-all"


def test_the_sea_keeps_what_nobody_saves_and_all_are_told() -> None:
    board = Board()
    board.galley(1, BLUE, "napoli", 3, "wine")
    board.galley(5, RED, "napoli", 1, "wood gold")
    board.activate(1)
    board.dice("x-- -")
    board.order(BLUE, attack="5")
    events = board.match.submit(BLUE, {"gold": 1})
    words = Words("en", ["Ada", "Bo", "Cy", "Di"])
    assert [words.say(event.text) for event in events[:2] if event.text] == [
        "Ada takes 1 gold onto galley 1.",
        "Lost with galley 5: 1 wood.",
    ]


def test_all_are_told_what_goes_overboard() -> None:
    board = Board()
    board.galley(1, BLUE, "napoli", 1, "wood wood gold")
    events = board.activate(1).match.submit(BLUE, {"overboard": {"cargo": {"wood": 2}}})
    words = Words("en", ["Ada", "Bo", "Cy", "Di"])
    assert [words.say(event.text) for event in events if event.text] == [
        "Ada throws cargo overboard from galley 1: 2 wood."
    ]


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("en", ["Ada sails galley 1 out to sea (Ionian Sea).", "Ada sails galley 1 to Corfu."]),
        ("fr", ["Ada mène la galère 1 en mer Ionienne.", "Ada mène la galère 1 à Corfou."]),
    ],
)
def test_the_open_sea_is_named_as_the_language_says_it(locale: str, said: list[str]) -> None:
    board = Board()
    board.galley(1, BLUE, "sicilia", 2)
    board.activate(1)
    events = [board.match.submit(BLUE, {"sail": zone})[0] for zone in ("z_mare_ionio", "z_corfu")]
    words = Words(locale, ["Ada", "Bo", "Cy", "Di"])
    assert [words.say(event.text) for event in events if event.text] == said


# --- nothing is asked whose only answer is the end


def test_instead_of_using_the_galley_one_may_invest_until_nothing_more_can_be_bought() -> None:
    board = Board()
    board.port("valencia", BLUE, 4)
    board.galley(1, BLUE, "tunis", 1)
    board.galley(2, RED, "tunis", 1)
    board.ducats(1, 5, 5, 5)
    board.activate(1).order(BLUE, invest={})
    board.order(BLUE, recruit={"port:valencia": 1})
    assert board.asked() == [(RED, "activation")]


def test_instead_of_using_the_galley_one_may_invest_only_where_something_can_be_bought() -> None:
    board = Board()
    board.port("valencia", BLUE, 4)
    board.galley(1, BLUE, "tunis", 1)
    board.ducats(0, 5, 5, 5)
    assert board.activate(1).why_not("invest") == "nothing-to-buy"
    board.ducats(1, 5, 5, 5)
    assert "invest" in board.activate(1).free()
    board.s.princes[BLUE].sailors = 0
    assert board.activate(1).why_not("invest") == "nothing-to-buy"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_question_of_a_whole_game_has_the_end_as_its_only_answer(seats: int) -> None:
    for match in positions("serenissima", seats, "end", count=400):
        for decision in match.pending().values():
            if isinstance(decision.choice, OneOf):
                free = [branch.id for branch in decision.choice.branches if not branch.blocked]
                assert free != ["done"]


def test_an_investment_is_about_ones_own_ports() -> None:
    """A phone keeps them in sight."""
    investing = [
        (cast(State, match.state).ports_of(seat), decision.about)
        for match in positions("serenissima", 3, "investing", count=80, players="house")
        for seat, decision in match.pending().items()
        if decision.key == "investment"
    ]
    assert investing
    for ports, about in investing:
        assert about == tuple(PORT_SPOTS[name] for name in ports)
