"""Taking back in three tiers: freely, by consent of the table, by the host; and why it may not be free."""

from collections.abc import Sequence
from dataclasses import dataclass

import structlog

from bot.host.host import Host
from bot.store.records import MoveRecord
from bot.table import votes
from bot.table.changes import Change, check_time_after_undo, in_force, match_after_undo, undo_from
from bot.table.errors import WrongKey
from bot.table.state import TableState
from bot.threads import in_thread
from engine.errors import BadRecord, CannotUndo, Stale
from engine.text import Seat, Text, text

logger = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class Undo:
    """What a seat may do about its last move: take it back at once, or else ask the table, and why."""

    free: bool
    why: Text | None
    ask: bool
    """The table may be asked."""


async def prospects(host: Host, match_id: str, seat: Seat) -> Undo:
    table, log = await host.table(match_id), await host.log(match_id)
    try:
        if refusal := await host.undos.get((table.stamp, seat), lambda: _try_undo(table, log, seat)):
            raise refusal
        check_time_after_undo(table, seat, host.clock.now())
    except CannotUndo as error:
        own = any(row.seat == seat for row in in_force(log))
        asked = any(request.kind == "undo" for request in votes.requests(table))
        return Undo(False, error.reason, own and table.state == "live" and not asked)
    except BadRecord as error:
        logger.error("record-damaged", match=match_id, error=str(error))
        return Undo(False, text("undo-damaged"), False)
    return Undo(True, None, False)


async def _try_undo(table: TableState, log: Sequence[MoveRecord], seat: Seat) -> CannotUndo | None:
    """Why the rules refuse it; the whole game is replayed for that."""
    try:
        await in_thread(match_after_undo, table, log, seat)
    except CannotUndo as refusal:
        return refusal
    return None


async def rewind_by_opener(host: Host, match_id: str, seq: int, opener_key: str) -> None:
    """The opener of the table takes back every move from `seq` on."""
    if not await host.seats.is_opener(match_id, opener_key):
        raise WrongKey
    await rewind(host, match_id, seq)


async def rewind(host: Host, match_id: str, seq: int, seen: int | None = None) -> None:
    """For a surface that knows by itself who opened the table; `seen` is the last change it showed them."""

    def back(table: TableState, now: float, log: Sequence[MoveRecord]) -> Change:
        if seen is not None and table.seq != seen:
            raise Stale(text("refuse-stale"))
        return undo_from(table, log, seq, 0, "host", now)

    await host.change(match_id, back)


@dataclass(frozen=True, slots=True)
class HeardMove:
    """A move that stands, by what one reader heard of it."""

    seq: int
    heard: tuple[Text, ...]


async def moves_heard(host: Host, match_id: str, reader: Seat | None) -> list[HeardMove]:
    """The moves that stand, the newest first, without those that this reader heard nothing of."""
    standing = {row.seq for row in in_force(await host.log(match_id))}
    by_move: dict[int, list[Text]] = {}
    for event in await host.events_since(match_id, -1, reader):
        if event.seq in standing:
            by_move.setdefault(event.seq, []).append(event.text)
    return [HeardMove(seq, tuple(heard)) for seq, heard in sorted(by_move.items(), reverse=True)]


def undone_moves(log: Sequence[MoveRecord]) -> set[int]:
    """The moves that were taken back, for a log that shows them as such."""
    return {row.seq for row in log if row.kind == "move"} - {row.seq for row in in_force(log)}
