"""What those who keep order decide at a table: its end, a pause, its place, who sits where.

Every decision is a row of the log that names it, and is told at the table with the name of who made it.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Literal, TypeAlias, get_args

from bot.store.records import Document, MoveRecord, NewLetter
from bot.table import offers, substitutes, votes
from bot.table.changes import Change, Changeable, record_agreement
from bot.table.errors import NotLive, Over
from bot.table.seating import SeatSpec
from bot.table.state import TableState
from bot.table.substitutes import CannotSit
from engine.core import Event
from engine.text import Seat, Text, text

MODERATED = "moderated"
"""The part of a row of the log that names the decision."""
LONGEST_PAUSE = votes.LONGEST_PAUSE

Who: TypeAlias = str | Text
"""The name of who decides; words where they have none."""
Decision: TypeAlias = Literal[
    "end", "pause", "resume", "move", "seat", "unseat", "replace", "delete", "concede"
]


def decision_in(row: MoveRecord | None) -> Decision | None:
    """What a row of the log says that a moderator decided; None: nothing."""
    decision = row.about.get(MODERATED) if row is not None else None
    return next((known for known in get_args(Decision) if known == decision), None)


async def end_game(host: Changeable, match_id: str, who: Who) -> None:
    """End a game without a winner."""

    def end(table: TableState, now: float) -> Change:
        return _decide(table, "end", text("moderated-end", who=who), now, state="abandoned", requests=())

    await _change_live(host, match_id, end)


async def score_game(host: Changeable, match_id: str, words: Text) -> None:
    """End a game with the scores as they are: its time in a league is over."""

    def end(table: TableState, now: float) -> Change:
        about: Document = {"ended": "score"}
        return record_agreement(
            table, 0, [Event(words)], "host", now, about, requests=(), paused=None, state="over"
        )

    await _change_live(host, match_id, end)


async def pause_game(host: Changeable, match_id: str, seconds: float, who: Who) -> None:
    """Stop all clocks for so long; what the table was asked about a pause is settled by it."""

    def pause(table: TableState, now: float) -> Change:
        if table.paused is not None:
            raise votes.CannotAsk(text("async-pause-already"))
        until = now + min(seconds, LONGEST_PAUSE)
        words = text("moderated-pause", who=who, hours=max(1, round(seconds / 3600)))
        rest = tuple(request for request in table.requests if request.kind != "pause")
        return _decide(table, "pause", words, now, about={"until": until}, paused=until, requests=rest)

    await _change_live(host, match_id, pause)


async def resume_game(host: Changeable, match_id: str, who: Who) -> None:
    def resume(table: TableState, now: float) -> Change:
        if table.paused is None:
            raise votes.CannotAsk(text("async-pause-none"))
        return _decide(table, "resume", text("moderated-resume", who=who), now, paused=None)

    await _change_live(host, match_id, resume)


async def announce_move(host: Changeable, match_id: str, where: str, letter: NewLetter, who: Who) -> None:
    """Tell the table that it moves; `letter` asks its surface to do so, and is written with the telling."""

    def move(table: TableState, now: float) -> Change:
        words = text("moderated-move", who=who, where=where)
        return replace(_decide(table, "move", words, now), letters=(letter,))

    await _change_live(host, match_id, move)


async def offer_seat(host: Changeable, match_id: str, seat: Seat, spec: SeatSpec, who: Who) -> None:
    """Offer a person a seat that nobody holds, or the place of the person who does."""

    def offer(table: TableState, now: float) -> Change:
        held = substitutes.seat_at(table, seat)
        decision: Decision = "replace" if held.kind == "person" else "seat"
        words = text(f"moderated-{decision}", who=who, whom=held.name)
        return _with_decision(offers.offer_seat(table, seat, spec, words, now), decision, words)

    await _change_live(host, match_id, offer)


async def concede(host: Changeable, match_id: str, seat: Seat) -> None:
    """A player who would delete a rated game gives it up: a bot plays on, and the result counts."""

    def give_up(table: TableState, now: float) -> Change:
        held = substitutes.seat_at(table, seat)
        if held.kind != "person":
            raise CannotSit(text("async-seat-empty"))
        words = text("moderated-concede", who=held.name)
        return _with_decision(substitutes.concede(table, seat, now), "concede", words)

    await _change_live(host, match_id, give_up)


async def unseat(host: Changeable, match_id: str, seat: Seat, successor: SeatSpec, who: Who) -> None:
    """Take a seat from its holder, who cannot come back to it by themselves; nobody or the house plays on."""

    def take(table: TableState, now: float) -> Change:
        held = substitutes.seat_at(table, seat)
        if held.kind != "person":
            raise CannotSit(text("async-seat-empty"))
        words = text(f"moderated-unseat-{successor.kind}", who=who, whom=held.name)
        change = substitutes.give_seat(table, seat, successor, None, None, now)
        seats = tuple(
            replace(held_seat, former={}) if held_seat.seat == seat else held_seat
            for held_seat in change.table.seats
        )
        return _with_decision(replace(change, table=replace(change.table, seats=seats)), "unseat", words)

    await _change_live(host, match_id, take)


async def _change_live(host: Changeable, match_id: str, make: Callable[[TableState, float], Change]) -> None:
    def make_if_live(table: TableState, now: float, _log: Sequence[MoveRecord]) -> Change:
        if table.state != "live":
            raise Over if table.state == "over" else NotLive
        return make(table, now)

    await host.change(match_id, make_if_live)


def _decide(
    table: TableState,
    decision: Decision,
    words: Text,
    now: float,
    about: Document | None = None,
    **changed: Any,
) -> Change:
    row = {MODERATED: decision, **(about or {})}
    return record_agreement(table, 0, [Event(words)], "host", now, row, **changed)


def _with_decision(change: Change, decision: Decision, words: Text) -> Change:
    """A change of hands as a decision: told in its own words, and named in the log."""
    assert change.row is not None, "a change of hands is in the log"
    row = replace(change.row, answer={**change.row.about, MODERATED: decision})
    return replace(change, row=row, events=[Event(words)])
