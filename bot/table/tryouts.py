"""Trying moves: a private game that goes on from a position of a table, and of which the table knows nothing.

It starts from what one seat may know, with the rest dealt by the title's `imagine`, or from a position of a
finished game. Its chance has a seed of its own.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.store.records import SeatRecord
from bot.table.settings import USUAL, Settings
from bot.table.speaking_time import silenced_by
from bot.table.state import TableState
from data import catalogue
from engine import codec, registry
from engine.choice import Answer
from engine.core import Event, Player
from engine.errors import Refused
from engine.match import Base, Match, start_from
from engine.players import Unfailing, imagined_world, next_move
from engine.rng import Rng
from engine.text import Seat, text

MOST_MOVES = 3000
"""How many moves a tryout may hold, those of bots among them."""


class TooLong(Refused):
    """A tryout that holds as many moves as it may."""

    def __init__(self) -> None:
        super().__init__(text("tryout-too-long"))


@dataclass(frozen=True, slots=True)
class TriedMove:
    seat: Seat
    answer: Any


@dataclass(frozen=True, slots=True)
class Stretch:
    """What one press led to: an answer, and the moves of bots after it."""

    number: int
    """Of the change that made it; it stays the number of its lines in the log."""
    moves: tuple[TriedMove, ...]
    first: bool = False
    """Whether it begins with an answer to the question that the tryout started from."""


@dataclass(frozen=True, slots=True)
class Tryout:
    """A private game as it is kept: where it starts, and what was tried since."""

    person: str
    seat: Seat
    """The seat from which it started; where bots play the others, the person plays this one."""
    title: str
    seats: int
    rules: int
    """The `rules_version` of the title."""
    options: dict[str, Any]
    start: dict[str, Any]
    """The state it starts from, which holds nothing that the person may not know."""
    chance: str
    """The seed of all chance in it."""
    asked: str | None
    """The token of the real question it started from; None: there was none."""
    step: int | None
    """The number of moves of the finished game it starts after; None: it is about a game that goes on."""
    used: float
    bots: bool = True
    """Whether bots play the other seats."""
    chosen: Seat | None = None
    """Which of several seats that are asked the person wants to play, where they play all of them."""
    changes: int = 0
    undone: int = 0
    lead: tuple[TriedMove, ...] = ()
    """What bots moved before the person's first answer."""
    stretches: tuple[Stretch, ...] = ()

    @property
    def first_answer(self) -> Answer | None:
        """What the person answered to the question that it started from."""
        return next((stretch.moves[0].answer for stretch in self.stretches if stretch.first), None)


@dataclass(frozen=True, slots=True)
class TriedPosition:
    """Where a tryout has led, and what was told on the way: each event with the number of its change."""

    match: Match
    heard: tuple[tuple[int, Event], ...]


# --- where it starts --------------------------------------------------------------------------------------


def imagined_start(table: TableState, seat: Seat, person: str, chance: str, now: float) -> Tryout:
    """From what this seat may know: nothing else of the table is read."""
    world = imagined_world(table.match, seat, Rng(chance).fork("deal")).match
    return _start(table, world, seat, person, chance, now, asked=table.token(seat), step=None)


def past_start(past: TableState, step: int, seat: Seat, person: str, chance: str, now: float) -> Tryout:
    """From a position of a finished game, of which nothing is secret."""
    return _start(past, past.match, seat, person, chance, now, asked=None, step=step)


def _start(
    table: TableState,
    world: Match,
    seat: Seat,
    person: str,
    chance: str,
    now: float,
    asked: str | None,
    step: int | None,
) -> Tryout:
    return Tryout(
        person=person,
        seat=seat,
        seats=world.seats,
        title=table.title,
        rules=world.game.rules_version,
        options=dict(world.options),
        start=codec.encode(world.state),
        chance=chance,
        asked=asked,
        step=step,
        used=now,
    )


def play_again(tryout: Tryout) -> TriedPosition:
    """The tryout played from its start to where it has led."""
    game, seats = registry.game(tryout.title), tryout.seats
    match = start_from(game, seats, tryout.chance, tryout.options, Base(0, tryout.start, 0, [0] * seats))
    match.undone = tryout.undone
    heard: list[tuple[int, Event]] = []
    for number, moves in [(0, tryout.lead), *((each.number, each.moves) for each in tryout.stretches)]:
        for move in moves:
            heard += [(number, event) for event in match.submit(move.seat, move.answer)]
    return TriedPosition(match, tuple(heard))


# --- playing on -------------------------------------------------------------------------------------------


def with_answer(
    tryout: Tryout, position: TriedPosition, answer: Answer, token: str | None
) -> tuple[Tryout, TriedPosition]:
    """Give the answer of the seat whose turn it is here; the bots move after it, where they play."""
    _check_room(tryout)
    seat, number = seat_to_play(tryout, position.match), tryout.changes + 1
    match, first = position.match.copy(), _is_first_question(tryout, position.match, seat)
    events = match.submit(seat, answer, token)
    stretch = Stretch(number, (TriedMove(seat, answer),), first)
    after = replace(tryout, changes=number, chosen=None, stretches=(*tryout.stretches, stretch))
    return _with_bots(after, TriedPosition(match, (*position.heard, *((number, event) for event in events))))


def _is_first_question(tryout: Tryout, match: Match, seat: Seat) -> bool:
    """Whether this is the question that the tryout started from, whatever other seats did since."""
    if tryout.asked is None or seat != tryout.seat or match.answered[seat] or seat not in match.pending():
        return False
    start = play_again(replace(tryout, lead=(), stretches=())).match
    return seat in start.pending() and start.token(seat) == match.token(seat)


def with_opening(tryout: Tryout) -> tuple[Tryout, TriedPosition]:
    """The tryout as it begins: bots move first where the person is asked nothing."""
    position = play_again(tryout)
    if tryout.seat in position.match.pending():
        return tryout, position
    return _with_bots(tryout, position)


def with_bots_playing(tryout: Tryout, position: TriedPosition) -> tuple[Tryout, TriedPosition]:
    """Bots play the other seats from now on; they move at once where the person is asked nothing."""
    after = replace(tryout, bots=True, chosen=None)
    if tryout.seat in position.match.pending() or position.match.over:
        return replace(after, changes=tryout.changes + 1), position
    return with_bots_moved(after, position)


def with_all_seats(
    tryout: Tryout, position: TriedPosition, chosen: Seat | None
) -> tuple[Tryout, TriedPosition]:
    """The person plays every seat from now on: this one first, if it is asked something."""
    return replace(tryout, bots=False, chosen=chosen, changes=tryout.changes + 1), position


def with_bots_moved(tryout: Tryout, position: TriedPosition) -> tuple[Tryout, TriedPosition]:
    """Let the bots move on, though the person may have a word to say."""
    _check_room(tryout)
    stretch = Stretch(tryout.changes + 1, ())
    after = replace(tryout, changes=stretch.number, stretches=(*tryout.stretches, stretch))
    return _with_bots(after, position, past_chance=True)


def _with_bots(
    tryout: Tryout, position: TriedPosition, *, past_chance: bool = False
) -> tuple[Tryout, TriedPosition]:
    """Let bots move until the person is asked, or would lose a chance to speak; `past_chance`: they have
    let the first such chance go."""
    if not tryout.bots:
        return tryout, position
    match, players = position.match.copy(), _players(tryout)
    moves: list[TriedMove] = []
    heard: list[tuple[int, Event]] = []
    number = tryout.stretches[-1].number if tryout.stretches else 0
    while len(moves) < MOST_MOVES - count_moves(tryout) and not _is_asked(match, tryout.seat):
        move = next_move(match, players, match.rng.fork("bots"))
        if move is None:
            break
        if not past_chance and silenced_by(_table(tryout, match, [""] * tryout.seats), *move):
            break
        past_chance = False
        heard += [(number, event) for event in match.submit(*move)]
        moves.append(TriedMove(*move))
    if not moves:
        return tryout, position
    return _with_moves(tryout, moves), TriedPosition(match, (*position.heard, *heard))


def _with_moves(tryout: Tryout, moves: Sequence[TriedMove]) -> Tryout:
    """Moves of bots belong to the press before them."""
    if not tryout.stretches:
        return replace(tryout, lead=(*tryout.lead, *moves))
    *before, last = tryout.stretches
    return replace(tryout, stretches=(*before, replace(last, moves=(*last.moves, *moves))))


def without_last(tryout: Tryout, count: int = 1) -> Tryout:
    """The tryout without its last presses, whose old questions stay stale."""
    if not tryout.stretches:
        raise Refused(text("undo-nothing"))
    return replace(
        tryout,
        stretches=tryout.stretches[:-count],
        changes=tryout.changes + 1,
        undone=tryout.undone + 1,
        chosen=None,
    )


def _players(tryout: Tryout) -> dict[Seat, Player]:
    """The bots of a tryout: the usual ones, also where others sit at the real table."""
    game = registry.game(tryout.title)
    return {seat: Unfailing(game.usual_bot()) for seat in range(tryout.seats) if seat != tryout.seat}


def count_moves(tryout: Tryout) -> int:
    return len(tryout.lead) + sum(len(stretch.moves) for stretch in tryout.stretches)


def _check_room(tryout: Tryout) -> None:
    if count_moves(tryout) >= MOST_MOVES:
        raise TooLong


def _is_asked(match: Match, seat: Seat) -> bool:
    decision = match.pending().get(seat)
    return decision is not None and decision.blocking


def seat_to_play(tryout: Tryout, match: Match) -> Seat:
    """The seat that the person plays now: their own, or where they play all of them, one that is asked."""
    pending = match.pending()
    if tryout.bots or not pending:
        return tryout.seat
    if tryout.chosen is not None and tryout.chosen in pending:
        return tryout.chosen
    asked = [seat for seat, decision in pending.items() if decision.blocking] or list(pending)
    return tryout.seat if tryout.seat in asked else asked[0]


def undone_changes(tryout: Tryout) -> list[int]:
    """The numbers of the changes that were taken back."""
    held = {stretch.number for stretch in tryout.stretches}
    return [number for number in range(1, tryout.changes + 1) if number not in held]


# --- the table --------------------------------------------------------------------------------------------


def tryout_table(
    tryout: Tryout, match: Match, real: TableState, locale: str, settings: Settings = USUAL
) -> TableState:
    """The table as its page shows it, with the names of the real one; nobody stores it."""
    return replace(
        _table(tryout, match, real.names), id=real.id, locale=locale, settings={tryout.seat: settings}
    )


def _table(tryout: Tryout, match: Match, names: Sequence[str]) -> TableState:
    seats = [
        SeatRecord(seat, name, "person" if seat == tryout.seat or not tryout.bots else "house", None)
        for seat, name in enumerate(names)
    ]
    return TableState(
        id="",
        match=match,
        seq=tryout.changes,
        revision=tryout.changes,
        state="over" if match.over else "live",
        seats=tuple(seats),
        locale=catalogue.SOURCE,
        surface={},
        waits={},
        host_key_hash="",
        created=0.0,
        updated=0.0,
    )
