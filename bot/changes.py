"""What a change makes of a match: a move played, or a move taken back."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.look import Look
from bot.store.records import By, EventRecord, MoveRecord
from engine import codec
from engine.choice import Answer
from engine.core import Event
from engine.errors import BadRecord
from engine.match import Match, Move
from engine.text import Seat, SeatName, text


@dataclass(frozen=True, slots=True)
class Step:
    """The match after the change, the row of the log, and what there is to tell."""

    match: Match
    move: MoveRecord
    events: list[Event]


def move_of(look: Look, seat: Seat, answer: Answer, token: str | None, by: By, now: float) -> Step:
    """The answer played on a copy, so that whoever reads the match sees only what is stored."""
    made = look.match.copy()
    events = made.submit(seat, answer, token)
    played = made.log.pop()
    row = MoveRecord(look.seq + 1, "move", seat, played.answer, played.shown, now, by)
    return Step(made, row, events)


def undo_of(look: Look, log: Sequence[MoveRecord], seat: Seat, by: By, now: float) -> Step:
    """The seat's last move taken back; the row names it, and the log keeps it."""
    standing = in_force(log)
    whole = look.match.copy()
    whole.log = [Move(row.seat, row.answer, row.shown) for row in standing]
    made = whole.undo(seat)
    made.log = []
    taken = next(row.seq for row in reversed(standing) if row.seat == seat)
    row = MoveRecord(look.seq + 1, "undo", seat, {"undid": [taken]}, False, now, by)
    return Step(made, row, [_taken_back(made, seat)])


def _taken_back(made: Match, seat: Seat) -> Event:
    """Told to all, unless the question is a secret one: then nobody knew that it had been answered."""
    words = text("host-undone", who=SeatName(seat))
    asked = made.pending().get(seat)
    return Event(None, {seat: words}) if asked and asked.secret else Event(words)


def in_force(log: Sequence[MoveRecord]) -> list[MoveRecord]:
    """The moves that stand: those that no later row took back."""
    undone = {seq for row in log if row.kind == "undo" for seq in row.answer["undid"]}
    return [row for row in log if row.kind == "move" and row.seq not in undone]


def decoded(match_id: str, row: EventRecord) -> Event:
    """A stored event; one that cannot be read is named."""
    try:
        return codec.decode_event(row.event)
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise BadRecord(f"match {match_id}: event {row.seq}.{row.n} is not a valid record.") from error
