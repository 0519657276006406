"""The one path on which a match changes: lock it, read it, make the change, write it, tell of it."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass, replace
from typing import Any, TypeAlias, TypeVar

import structlog

from bot.clock import Clock, stopwatch
from bot.host.cache import LONGEST_TURN, TableCache
from bot.host.metrics import Metrics
from bot.host.outbox import Batch, Outbox
from bot.store import Conflict, Store, StoreError
from bot.store.people import holder_id
from bot.store.records import ChangeRecord, Document, NewLetter
from bot.table import deadlines, expiry, plans_playing, speaking_time
from bot.table.changes import Change, table_after, with_parent
from bot.table.state import TableState
from engine import codec
from engine.core import Event
from engine.errors import BadRecord, Refused

log = structlog.get_logger(__name__)

T = TypeVar("T")

TRIES = 20
"""How often a change is tried again when another process wrote first."""

MakeOf: TypeAlias = Callable[[TableState], Awaitable[Change]]
"""Makes the change to a table as it stands; it may be asked again when another process wrote first."""


@dataclass(frozen=True, slots=True)
class Applied:
    """A change that is safely stored."""

    seq: int
    events: list[Event]


class Commit:
    """Stores changes to matches, each in one transaction, and tells of them."""

    def __init__(
        self, store: Store, clock: Clock, tables: TableCache, outbox: Outbox, metrics: Metrics
    ) -> None:
        self._store = store
        self._clock = clock
        self._tables = tables
        self._outbox = outbox
        self._metrics = metrics
        self._working: set[asyncio.Task[Any]] = set()
        self.listeners: list[Callable[[TableState], None]] = []
        """Told of every table that was opened or changed, once that is stored."""
        self.unseen_listeners: list[Callable[[TableState], None]] = []
        """Told in their place of a change that nobody may notice."""

    async def change(self, match_id: str, make: MakeOf) -> Applied:
        """When this returns, the change is stored. A refusal changes nothing and carries its words."""
        return await self._run_unbroken(self._change(match_id, make, plans_playing.IN_A_ROW))

    async def _change(self, match_id: str, make: MakeOf, plans_left: int) -> Applied:
        """Lock the match, read it, make the change, write it; then play the plans that are due, and tell."""
        lap = stopwatch()
        async with self._tables.turn(match_id):
            for _ in range(TRIES):
                before = await self._tables.at_hand(match_id)
                try:
                    change = with_parent(plans_playing.settle(await _within_a_turn(make, before)), before)
                    after = table_after(before, change)
                    letters = self._letters(before, change, after)
                    await self._store.matches.apply(_record(before, change, after, letters))
                    break
                except (Refused, BadRecord) as error:
                    if (await self._tables.newest(match_id)).stamp == before.stamp:
                        if isinstance(error, BadRecord):
                            log.error("record-damaged", match=match_id, error=str(error))
                        raise
                except Conflict:
                    self._tables.forget(match_id)
                except BaseException:
                    self._tables.forget(match_id)
                    raise
            else:
                raise StoreError(f"match {match_id} is changed by another process all the time.")
            self._tables.note_change(before, after, change.row)
        if change.row:
            self._metrics.change.observe(lap())
            self._metrics.moves.inc(change.row.kind == "move")
        if change.unseen:
            for listener in self.unseen_listeners:
                listener(after)
        await self._play_plans(after, plans_left)
        if not change.unseen:
            self.tell(after, letters)
        return Applied(after.seq, change.events)

    async def open(self, table: TableState) -> None:
        """Store a match that begins, play the standing orders that people brought to it, and tell."""
        await self._run_unbroken(self._open(table))

    async def _open(self, table: TableState) -> None:
        events = table.match.opening
        letters = self._outbox.letters_for(Batch(None, table, None, events))
        await self._store.matches.add(
            replace(table.record(), lapses=expiry.expires_at(table)),
            table.seats,
            [codec.encode_event(event) for event in events],
            deadlines.deadline_rows(table.id, table.waits),
            letters,
        )
        self._tables.keep(table)
        await self._play_plans(table, plans_playing.IN_A_ROW)
        self.tell(table, letters)

    async def play_plans(self, match_id: str) -> None:
        """Play the plans that the table waits for."""
        await self._play_plans(await self._tables.newest(match_id), plans_playing.IN_A_ROW)

    async def _play_plans(self, table: TableState, plans_left: int) -> None:
        """Those who have a plan answer at once; one that does not hold leaves the question to its seat.

        A failure here comes after a change that is stored and that another person made.
        """
        if plans_left == 0 or plans_playing.next_ready(table) is None:
            return
        now = self._clock.now()

        async def play(table: TableState) -> Change:
            return plans_playing.play_ready(table, now)

        try:
            await self._change(table.id, play, plans_left - 1)
        except Refused:
            return
        except StoreError as error:
            log.error("plan-failed", match=table.id, error=str(error))
        except Exception:
            log.exception("plan-failed", match=table.id)

    def tell(self, table: TableState, letters: list[NewLetter]) -> None:
        """Only what is stored is told."""
        for listener in self.listeners:
            listener(table)
        if letters:
            self._outbox.wake()

    async def close(self) -> None:
        """Finish what was begun."""
        while self._working:
            await asyncio.wait(list(self._working))

    async def _run_unbroken(self, work: Coroutine[Any, Any, T]) -> T:
        """Finish the work even if the caller is cancelled, so that no change is half told."""
        task = asyncio.create_task(work)
        self._working.add(task)
        task.add_done_callback(self._working.discard)
        return await asyncio.shield(task)

    def _letters(self, before: TableState, change: Change, after: TableState) -> list[NewLetter]:
        """What is sent with a change; one that only sets something around the match plans nothing, unless a
        player may speak now."""
        around = change.row is None and change.saying is None and before.state == after.state
        if around and not speaking_time.newly_listened_to(before, after):
            return list(change.letters)
        batch = Batch(before, after, change.row, change.events, change.saying)
        return [*self._outbox.letters_for(batch), *change.letters]


async def _within_a_turn(make: MakeOf, table: TableState) -> Change:
    """What is to be written; work that does not end keeps nobody else from the match."""
    try:
        async with asyncio.timeout(LONGEST_TURN):
            return await make(table)
    except TimeoutError:
        raise StoreError(f"match {table.id}: a change was not made within {LONGEST_TURN:g} s.") from None


def _record(before: TableState, change: Change, after: TableState, letters: list[NewLetter]) -> ChangeRecord:
    """What of a change is written: everything that is not as it was."""
    seats = list(zip(before.seats, after.seats, strict=True))
    unchanged = change.row is None and before.waits == after.waits
    return ChangeRecord(
        match_id=before.id,
        revision=before.revision,
        head=before.head,
        stamp=before.stamp,
        at=change.at,
        columns=_columns(before, change, after),
        row=change.row,
        events=[codec.encode_event(event) for event in change.events],
        deadlines=None if unchanged else deadlines.deadline_rows(after.id, after.waits),
        waited_for=tuple(before.waits),
        reminded=change.row is not None and _was_reminded(before, change.row.seat),
        met=change.met,
        seats=[new for old, new in seats if old != new],
        forgotten=[
            holder_id(before.id, old)
            for old, new in seats
            if change.row and old.user_id is None and old.key_hash != new.key_hash
        ],
        saying=change.saying,
        letters=letters,
        replacing=change.row is None and change.saying is None,
    )


def _was_reminded(table: TableState, seat: int) -> bool:
    return seat in table.waits and table.waits[seat].told > 0


def _columns(before: TableState, change: Change, after: TableState) -> Document:
    """The row of the match itself."""
    columns: dict[str, object] = {"lapses": expiry.expires_at(after), "stamp": after.stamp}
    if change.row:
        columns |= {"snapshot": after.match.dump(log=False), "seq": after.seq, "head": after.head}
    if change.row or after.state != before.state:
        columns["state"] = after.state
    if after.terms != before.terms:
        columns["terms"] = after.terms.encode()
    if after.customs != before.customs:
        columns["customs"] = after.customs.encode()
    if after.paused != before.paused:
        columns["paused"] = after.paused
    if after.requests != before.requests:
        columns["requests"] = [request.encode() for request in after.requests]
    if after.surface != before.surface:
        columns["surface"] = dict(after.surface)
    return columns
