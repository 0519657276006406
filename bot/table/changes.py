"""What a change makes of a match: a move played, or a move taken back."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Protocol, TypeAlias

from bot.store.records import By, EventRecord, MoveRecord, Parcel, SeatRecord
from bot.table import deadlines
from bot.table.deadlines import TakenBack
from bot.table.state import TableState
from engine import codec
from engine.choice import Answer
from engine.core import Event
from engine.errors import BadRecord, CannotUndo, Stale
from engine.match import Match, Move
from engine.text import Seat, SeatName, text


@dataclass(frozen=True, slots=True)
class Step:
    """The match after the change, the row of the log, and what there is to tell."""

    match: Match
    move: MoveRecord
    events: list[Event]
    around: dict[str, Any] = field(default_factory=dict)
    """What changes of the TableState besides: `seats`, `terms`, `paused`, `requests`, `waits`, `people`."""
    undo: TakenBack | None = None
    """The clocks of what is taken back."""


class Changeable(Protocol):
    """The part of a host that agreements need."""

    async def table(self, match_id: str) -> TableState: ...

    async def change(self, match_id: str, make: "Make") -> object: ...


class Settable(Protocol):
    """The part of a host that sets clocks."""

    async def set_clocks(self, match_id: str, make: "SetClocks") -> None: ...


SetClocks: TypeAlias = Callable[[TableState, float], tuple[TableState, Sequence[Parcel]]]
"""The clocks of a match at a moment, and what there is to send."""
Make: TypeAlias = Callable[[TableState, float, Sequence[MoveRecord]], Step]
"""What a change makes of a match, at a moment, with its log."""


def move_of(table: TableState, seat: Seat, answer: Answer, token: str | None, by: By, now: float) -> Step:
    """The answer played on a copy, so that whoever reads the match sees only what is stored."""
    if by == "clock" and not ran_out(table, seat, now):
        raise Stale(text("refuse-stale"), table.decision(seat))
    made = table.match.copy()
    events = made.submit(seat, answer, token)
    played = made.log.pop()
    remained, gained = deadlines.left(table, seat, now), deadlines.gained(table, seat)
    row = MoveRecord(table.seq + 1, "move", seat, played.answer, played.shown, now, by, remained, gained)
    return Step(made, row, [*_instead(table, seat, by), *events], _counted(table, seat, by))


def note_of(
    table: TableState, seat: Seat, events: list[Event], by: By, now: float, about: Any = None, **around: Any
) -> Step:
    """What the people around the match agreed on; the match itself stays as it is."""
    row = MoveRecord(table.seq + 1, "note", seat, about or {}, False, now, by)
    return Step(table.match, row, events, around)


def ran_out(table: TableState, seat: Seat, now: float) -> bool:
    """Whether the clock may answer for this seat."""
    deadline = table.deadlines.get(seat)
    return deadline is not None and deadline.due <= now


def _instead(table: TableState, seat: Seat, by: By) -> list[Event]:
    """Whenever somebody else answered for a person, it is said; of a secret question to that person alone."""
    if by not in ("clock", "order"):
        return []
    words = text(f"async-{by}-answered", who=SeatName(seat))
    decision = table.pending()[seat]
    return [Event(None, {seat: words}) if decision.secret and by == "order" else Event(words)]


def _counted(table: TableState, seat: Seat, by: By) -> dict[str, Any]:
    """How often in a row a seat let its time run out."""
    before = table.seats[seat]
    count = {"clock": before.expired + 1, "person": 0}.get(by, before.expired)
    if count == before.expired:
        return {}
    sitting = list(table.seats)
    sitting[seat] = replace(before, expired=count)
    return {"seats": tuple(sitting)}


def undo_of(table: TableState, log: Sequence[MoveRecord], seat: Seat, by: By, now: float) -> Step:
    """The seat's last move taken back; the row names it, and the log keeps it."""
    standing = in_force(log)
    made = _whole(table, standing).undo(seat)
    made.log = []
    if (has := deadlines.regained(table, seat, now)) is not None and has <= 0:
        raise CannotUndo(text("async-undo-no-time"))
    taken = next(row for row in reversed(standing) if row.seat == seat)
    row = MoveRecord(table.seq + 1, "undo", seat, {"undid": [taken.seq]}, False, now, by)
    around = {"seats": without_orders(table, made, [seat])}
    return Step(made, row, [_taken_back(made, seat)], around, TakenBack({seat: taken.gained}))


def undo_to(table: TableState, log: Sequence[MoveRecord], seq: int, seat: Seat, by: By, now: float) -> Step:
    """Everything from the move with number `seq` on taken back, as the table or its host decided."""
    standing = in_force(log)
    length = next((i for i, row in enumerate(standing) if row.seq >= seq), None)
    if length is None:
        raise CannotUndo(text("undo-nothing"))
    made = _whole(table, standing).rewound(length)
    made.log = []
    taken = [row.seq for row in standing[length:]]
    row = MoveRecord(table.seq + 1, "undo", seat, {"undid": taken}, False, now, by)
    events = [Event(text(f"async-undone-by-{'host' if by == 'host' else 'table'}"))]
    around = {"seats": without_orders(table, made, list(made.pending()))}
    return Step(made, row, events, around, _clocks_of(log, standing[:length], standing[length:]))


def _clocks_of(
    log: Sequence[MoveRecord], kept: Sequence[MoveRecord], undone: Sequence[MoveRecord]
) -> TakenBack:
    """By consent, everyone whose move is undone has what they had when they made it; what was saved before
    a seat changed hands stays with whoever left it."""
    first = {row.seat: row for row in reversed(undone)}
    seated = {row.seat: row.seq for row in log if row.kind == "note" and "seated" in row.answer}
    last = {row.seat: row for row in kept if row.seq > seated.get(row.seat, 0)}
    own = {seat: row for seat, row in first.items() if row.seq > seated.get(seat, 0)}
    return TakenBack(
        {seat: row.gained for seat, row in own.items()},
        {seat: own[seat].remained if seat in own else None for seat in first},
        {seat: last[seat].remained if seat in last else None for seat in first},
    )


def _whole(table: TableState, standing: Sequence[MoveRecord]) -> Match:
    """The match with its log; one that is over stays as it ended, for its seed has been shown."""
    if table.state == "over":
        raise CannotUndo(text("async-undo-over"))
    whole = table.match.copy()
    whole.log = [Move(row.seat, row.answer, row.shown) for row in standing]
    return whole


def without_orders(table: TableState, made: Match, seats: Sequence[Seat]) -> tuple[SeatRecord, ...]:
    """Whoever takes a move back wants to answer anew: the order for that question is dropped."""
    keys = {seat: made.pending()[seat].key for seat in seats if seat in made.pending()}
    return tuple(
        replace(one, orders={key: order for key, order in one.orders.items() if key != keys.get(one.seat)})
        for one in table.seats
    )


def _taken_back(made: Match, seat: Seat) -> Event:
    """Told to all, unless the question is a secret one: then nobody knew that it had been answered."""
    words = text("host-undone", who=SeatName(seat))
    asked = made.pending().get(seat)
    return Event(None, {seat: words}) if asked and asked.secret else Event(words)


def in_force(log: Sequence[MoveRecord]) -> list[MoveRecord]:
    """The moves that stand: those that no later row took back."""
    undone = [seq for row in log if row.kind == "undo" for seq in undid(row)]
    return [row for row in log if row.kind == "move" and row.seq not in undone]


def undid(row: MoveRecord) -> list[int]:
    """The numbers of the moves that a row took back."""
    match row.answer:
        case {"undid": list(taken)} if all(isinstance(seq, int) for seq in taken):
            return taken
    raise BadRecord(f"change {row.seq} of the log does not say what it took back.")


def decoded(match_id: str, row: EventRecord) -> Event:
    """A stored event; one that cannot be read is named."""
    try:
        return codec.decode_event(row.event)
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise BadRecord(f"match {match_id}: event {row.seq}.{row.n} is not a valid record.") from error
