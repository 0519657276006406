"""Changes to a match: a move played, a move taken back, something that the table agreed on."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Protocol, TypeAlias

from bot import keys
from bot.store import chain
from bot.store.records import (
    By,
    Document,
    EventRecord,
    Loaded,
    MetQuestions,
    MoveRecord,
    NewLetter,
    Saying,
    SeatRecord,
    State,
)
from bot.table import deadlines, speaking_time
from bot.table.deadlines import UndoneClocks
from bot.table.errors import NotLive, Over
from bot.table.plans import chain_of, orders_of, with_plans
from bot.table.state import TableState
from engine import codec
from engine.choice import Answer
from engine.core import Event
from engine.errors import BadRecord, CannotUndo, Refused, Stale
from engine.match import Match, Move
from engine.text import Seat, SeatName, text


@dataclass(frozen=True, slots=True)
class Change:
    """A change to a match, before it is stored: the table after it, and what there is to tell."""

    table: TableState
    """As the change leaves it; number, state and clocks follow from it, see `table_after`."""
    at: float
    row: MoveRecord | None = None
    """What the log says of it; None: the change is around the match, and the log says nothing."""
    events: list[Event] = field(default_factory=list)
    saying: Saying | None = None
    """What was said at the table; the match stays as it is."""
    letters: Sequence[NewLetter] = ()
    """Besides those that the surfaces plan."""
    undone: UndoneClocks | None = None
    """The clocks of the moves that are taken back."""
    met: MetQuestions | None = None
    """The kinds of questions that who moved has met by now, where that is new."""
    unseen: bool = False
    """Nobody may notice that there was a change: no page is told, and the table counts as unchanged."""


class Changeable(Protocol):
    """The part of a host that the rooms below it need."""

    async def table(self, match_id: str) -> TableState: ...

    async def change(self, match_id: str, make: "MakeChange") -> object: ...

    async def set_clocks(self, match_id: str, make: "SetClocks") -> None: ...


SetClocks: TypeAlias = Callable[[TableState, float], tuple[TableState, Sequence[NewLetter]]]
"""The clocks of a match at a moment, and what there is to send."""
MakeChange: TypeAlias = Callable[[TableState, float, Sequence[MoveRecord]], Change]
"""Makes a change to a match, at a moment, with its log."""


def table_after(before: TableState, change: Change) -> TableState:
    """The table as it stands once the change is stored, with its clocks."""
    made = change.table
    if change.unseen:
        return replace(made, revision=before.revision + 1, stamp=keys.new_nonce())
    ended: State = "over" if made.match.over or made.state == "over" else "live"
    after = replace(
        made,
        seq=change.row.seq if change.row else before.seq,
        revision=before.revision + 1,
        public_revision=before.revision + 1,
        head=chain.row_hash(before.id, change.row) if change.row else before.head,
        stamp=keys.new_nonce(),
        state="abandoned" if made.state == "abandoned" else ended,
        updated=change.at,
        closed=None,
    )
    row = change.row
    stood_in = row.seat if row and row.kind == "move" and row.made_by == "house" else None
    return speaking_time.without_past(
        deadlines.with_clocks(before, after, change.at, change.undone, stood_in)
    )


def with_parent(change: Change, before: TableState) -> Change:
    """The change with its row naming the one that it follows."""
    return replace(change, row=replace(change.row, parent=before.head)) if change.row else change


def refuse_ended(table: TableState) -> None:
    """Nothing is played or agreed on at a table that was given up, or ended before its last move."""
    if table.state == "abandoned":
        raise NotLive
    if table.state == "over" and not table.match.over:
        raise Over


def play_move(table: TableState, seat: Seat, answer: Answer, token: str | None, by: By, now: float) -> Change:
    """The answer played on a copy, so that readers of the match see only what is stored."""
    if by == "clock" and not has_run_out(table, seat, now):
        raise Stale(text("refuse-stale"), table.decision(seat))
    made = table.match.copy()
    events = made.submit(seat, answer, token)
    played = made.log.pop()
    remained, gained = deadlines.time_left(table, seat, now), deadlines.time_gained(table, seat)
    row = MoveRecord(table.seq + 1, "move", seat, played.answer, played.shown, now, by, remained, gained)
    played_at = replace(table, match=made, seats=_count_expiry(table, seat, by))
    return Change(played_at, now, row, [*_tell_of_stand_in(seat, by), *events])


def record_agreement(
    table: TableState,
    seat: Seat,
    events: list[Event],
    by: By,
    now: float,
    about: Document | None = None,
    **changed: Any,
) -> Change:
    """A change that the people around the match agreed on: `changed` are fields of the table; the match
    itself stays as it is."""
    row = MoveRecord(table.seq + 1, "note", seat, about or {}, False, now, by)
    return Change(replace(table, **changed), now, row, events)


def has_run_out(table: TableState, seat: Seat, now: float) -> bool:
    """Whether the clock may answer for this seat."""
    deadline = table.deadlines.get(seat)
    return deadline is not None and deadline.due <= now


def _tell_of_stand_in(seat: Seat, by: By) -> list[Event]:
    """An event for an answer that the clock gave, or a plan: of that, nobody but its owner hears."""
    match by:
        case "clock":
            return [Event(text("async-clock-answered", who=SeatName(seat)))]
        case "plan":
            return [Event(None, {seat: text("plan-played")})]
    return []


def _count_expiry(table: TableState, seat: Seat, by: By) -> tuple[SeatRecord, ...]:
    """The seats, with how often in a row this one let its time run out."""
    before = table.seats[seat]
    count = {"clock": before.expired + 1, "person": 0}.get(by, before.expired)
    if count == before.expired:
        return table.seats
    sitting = list(table.seats)
    sitting[seat] = replace(before, expired=count)
    return tuple(sitting)


def undo_last_move(table: TableState, log: Sequence[MoveRecord], seat: Seat, by: By, now: float) -> Change:
    """The seat's last move taken back; the row names it, and the log keeps it."""
    made, standing = match_after_undo(table, log, seat), in_force(log)
    check_time_after_undo(table, seat, now)
    taken = next(row for row in reversed(standing) if row.seat == seat)
    row = MoveRecord(table.seq + 1, "undo", seat, {"undid": [taken.seq]}, False, now, by)
    first_seen = taken.seq if _asked_openly(made, seat) else row.seq
    back = replace(table, match=made, seats=_plans_after_undo(table, made, [seat], first_seen, {seat}))
    events = [_undo_event(made, taken), *_tell_of_dropped_plans(table, back)]
    return Change(back, now, row, events, undone=UndoneClocks({seat: taken.gained}))


def match_after_undo(table: TableState, log: Sequence[MoveRecord], seat: Seat) -> Match:
    """The game without the seat's last move; CannotUndo where the rules do not allow it."""
    check_chain(table, log)
    made = _with_log(table, in_force(log)).undo(seat)
    made.log = []
    return made


def check_time_after_undo(table: TableState, seat: Seat, now: float) -> None:
    if (has := deadlines.time_after_undo(table, seat, now)) is not None and has <= 0:
        raise CannotUndo(text("async-undo-no-time"))


def undo_from(
    table: TableState, log: Sequence[MoveRecord], seq: int, seat: Seat, by: By, now: float
) -> Change:
    """Everything from the move with number `seq` on taken back, as the table or its host decided."""
    check_chain(table, log)
    standing = in_force(log)
    length = next((i for i, row in enumerate(standing) if row.seq >= seq), None)
    if length is None:
        raise CannotUndo(text("undo-nothing"))
    made = _with_log(table, standing).undone_to(length)
    made.log = []
    taken = [row.seq for row in standing[length:]]
    row = MoveRecord(table.seq + 1, "undo", seat, {"undid": taken}, False, now, by)
    events = [Event(text(f"async-undone-by-{'host' if by == 'host' else 'table'}"))]
    asked_again = list(made.pending())
    movers = {row.seat for row in standing[length:]}
    back = replace(table, match=made, seats=_plans_after_undo(table, made, asked_again, taken[0], movers))
    events += _tell_of_dropped_plans(table, back)
    return Change(back, now, row, events, undone=_clocks_before(log, standing[:length], standing[length:]))


def _clocks_before(
    log: Sequence[MoveRecord], standing: Sequence[MoveRecord], undone: Sequence[MoveRecord]
) -> UndoneClocks:
    """By consent, everyone whose move is undone has the time they had when they made it; time saved before
    a seat changed hands is not given back."""
    first = {row.seat: row for row in reversed(undone)}
    seated = {row.seat: row.seq for row in log if "seated" in row.about}
    last = {row.seat: row for row in standing if row.seq > seated.get(row.seat, 0)}
    own = {seat: row for seat, row in first.items() if row.seq > seated.get(seat, 0)}
    return UndoneClocks(
        {seat: row.gained for seat, row in own.items()},
        {seat: own[seat].remained if seat in own else None for seat in first},
        {seat: last[seat].remained if seat in last else None for seat in first},
    )


def check_chain(table: TableState, log: Sequence[MoveRecord]) -> None:
    """Refuse to build on a log that is not the one that was stored; the place is named."""
    if place := chain.break_in(table.id, log, table.seq, table.head):
        raise BadRecord(f"match {table.id}: {place}.")


def _with_log(table: TableState, standing: Sequence[MoveRecord]) -> Match:
    """The match with its log; one that is over stays as it ended, for its seed has been shown."""
    if table.state == "over":
        raise CannotUndo(text("async-undo-over"))
    whole = table.match.copy()
    whole.log = [Move(row.seat, row.answer, row.shown) for row in standing]
    return whole


def _plans_after_undo(
    table: TableState, made: Match, asked_again: Sequence[Seat], first_undone: int, movers: set[Seat]
) -> tuple[SeatRecord, ...]:
    """The seats with the plans that outlive an undo. Who takes a move back wants to answer again: their
    chain goes, and the standing order for the question that comes back; so does every plan that was made
    after `first_undone`, by someone who had seen the move."""
    keys = {seat: made.pending()[seat].key for seat in asked_again if seat in made.pending()}
    seats = table.seats
    for held in table.seats:
        chain = [] if held.seat in movers else [plan for plan in chain_of(held) if plan.made < first_undone]
        orders = [order for key, order in orders_of(held).items() if key != keys.get(held.seat)]
        seats = with_plans(replace(table, seats=seats), held.seat, [*chain, *orders])
    return seats


def _tell_of_dropped_plans(before: TableState, after: TableState) -> list[Event]:
    """To everyone who lost a plan for a foreseen question, and to nobody else."""
    return [
        Event(None, {old.seat: text("plan-undone")})
        for old, new in zip(before.seats, after.seats, strict=True)
        if len(chain_of(new)) < len(chain_of(old))
    ]


def _undo_event(made: Match, taken: MoveRecord) -> Event:
    """Told to all, unless nobody knew of the move: it answered in secret, or nothing was told of it."""
    seat = taken.seat
    words = text("host-undone", who=SeatName(seat))
    known = _asked_openly(made, seat) and _was_told(made, taken)
    return Event(words) if known else Event(None, {seat: words})


def _was_told(made: Match, taken: MoveRecord) -> bool:
    """Whether others heard anything of a move that was taken back."""
    try:
        events = made.copy().submit(taken.seat, taken.answer)
    except Refused:
        return True
    return any(event.text or event.private.keys() - {taken.seat} for event in events)


def _asked_openly(made: Match, seat: Seat) -> bool:
    """Whether everybody may see what this seat is asked, and that it has answered."""
    asked = made.pending().get(seat)
    return asked is None or not asked.secret


def in_force(log: Sequence[MoveRecord]) -> list[MoveRecord]:
    """The moves that stand: those that no later row took back."""
    undone = [seq for row in log if row.kind == "undo" for seq in moves_undone_by(row)]
    return [row for row in log if row.kind == "move" and row.seq not in undone]


def moves_undone_by(row: MoveRecord) -> list[int]:
    """The numbers of the moves that a row took back."""
    match row.about:
        case {"undid": list(taken)} if all(isinstance(seq, int) for seq in taken):
            return taken
    raise BadRecord(f"change {row.seq} of the log does not say what it took back.")


def whole_record(loaded: Loaded, log: Sequence[MoveRecord]) -> dict[str, object]:
    """A stored match with the moves that stand, as `engine.replay` reads it. It holds every secret."""
    snapshot = loaded.match.snapshot
    if not isinstance(snapshot, dict):
        raise BadRecord(f"match {loaded.match.id}: its snapshot is not a record.")
    moves = [{"seat": row.seat, "answer": row.answer, "shown": row.shown} for row in in_force(log)]
    return {**snapshot, "log": moves}


def decode_event(match_id: str, row: EventRecord) -> Event:
    """A stored event; one that cannot be read is named."""
    try:
        return codec.decode_event(row.event)
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise BadRecord(f"match {match_id}: event {row.seq}.{row.n} is not a valid record.") from error
