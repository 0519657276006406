"""Nobody learns what they may not know: change only that, and nothing they receive may change."""

from collections.abc import Iterator
from itertools import islice

from engine.core import Gather
from engine.match import Match
from tests.kit import every_table, largest_table, positions
from tools.soak.games import step_kinds
from tools.soak.leaks import Found, compare, compare_ahead, compare_events, compare_sealed, compare_search
from tools.soak.players import options_of
from tools.soak.quiet_moves import DealtAgain, Position, QuietMoves, moves

ENOUGH = 6
LONG = 250
"""Moves of a random game that are looked at; those of a house game are fewer."""


@every_table
def test_nothing_shown_tells_what_is_hidden(title: str, seats: int) -> None:
    """View, question, token, refusals, panel, buttons and page, for every seat and for a spectator."""
    found = Found()
    for number, match in enumerate(positions(title, seats, "leaks", count=4)):
        compare(match, str(number), found)
    assert found.wrong == []
    assert found.tried["other truths"], "imagine never changed anything: the test would prove nothing"


@every_table
def test_events_tell_no_more_than_the_view(title: str, seats: int) -> None:
    found = Found()
    for number, match in enumerate(positions(title, seats, "events", count=30)):
        compare_events(match, str(number), found)
    assert found.wrong == []
    assert found.tried["events"]


@largest_table
def test_pictures_show_nothing_hidden(title: str, seats: int) -> None:
    """In the middle of a game; the soak looks at many positions."""
    found = Found()
    _, match, _ = positions(title, seats, "pictures", count=3)
    compare(match, "pictures", found, drawn=True)
    assert found.wrong == []
    assert found.tried["other truths"], "imagine never changed anything: the test would prove nothing"


@every_table
def test_what_is_told_of_a_sealed_answer_does_not_depend_on_it(title: str, seats: int) -> None:
    found = Found()
    for number, match in enumerate(positions(title, seats, "sealed", count=60)):
        if found.tried["sealed answers"] < ENOUGH:
            compare_sealed(match, str(number), found)
    assert found.wrong == []
    gathers = any(issubclass(kind, Gather) for kind in step_kinds(title).values())
    assert bool(found.tried["sealed answers"]) == gathers, "nothing sealed was compared"


@every_table
def test_what_seats_foresee_tells_nothing_hidden(title: str, seats: int) -> None:
    """Two truths with the same view give the same foreseen questions."""
    found = Found()
    from_the_middle_on = positions(title, seats, "ahead", count=9)[4:]
    compare_ahead(next(match for match in from_the_middle_on if _someone_may_plan(match)), "0", found)
    assert found.wrong == []
    assert found.tried["foreseen questions"], "nobody foresaw anything"


def _someone_may_plan(match: Match) -> bool:
    """Whether the game does not wait for everybody at once."""
    return not all(seat in match.pending() and match.pending()[seat].blocking for seat in range(match.seats))


@largest_table
def test_what_a_searching_player_finds_depends_on_nothing_hidden(title: str, seats: int) -> None:
    """Two truths with the same view give the same thought, deal by deal."""
    found = Found()
    for number, match in enumerate(positions(title, seats, "search", count=60)[20:]):
        if found.tried["thoughts"] < 2 and _someone_searches(match):
            compare_search(match, str(number), found)
    assert found.wrong == []
    assert found.tried["thoughts"], "nobody had anything to think over"


def _someone_searches(match: Match) -> bool:
    outlook = match.game.outlook()
    return any(asked.blocking and outlook.is_searched(asked) for asked in match.pending().values())


@every_table
def test_a_move_that_shows_something_hidden_cannot_be_undone_freely(title: str, seats: int) -> None:
    """After a move that can be undone, its player sees, hears and is asked the same in every other truth."""
    quiet = QuietMoves()
    for position in _two_games(title, seats):
        quiet.compare(position, truths=2)
    assert quiet.wrong == []
    assert quiet.quiet > quiet.compared // 4, "hardly anything can be undone"


@every_table
def test_what_another_seat_sees_is_dealt_again_in_some_truth(title: str, seats: int) -> None:
    dealt = DealtAgain(title)
    for position in islice(_two_games(title, seats), 0, None, 4):
        dealt.look(position, truths=3)
    assert dealt.left_alone() == []
    assert dealt.hidden, "every seat saw all that the others see"


def _two_games(title: str, seats: int) -> Iterator[Position]:
    """The moves of a game by house players, and of one by chance in another variant."""
    yield from moves(title, seats, "quiet", options_of(title, 0))
    yield from islice(moves(title, seats, "quiet", options_of(title, 1), kind="random"), LONG)
