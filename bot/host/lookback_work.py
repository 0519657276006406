"""Look backs are worked out in a process of their own, piece by piece; every piece is kept at once."""

import asyncio
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor
from typing import TYPE_CHECKING, Any

import structlog

import engine
from bot.host.failures import contained
from bot.host.lookback_worker import hire_worker, next_piece
from bot.store import StoreError
from bot.store.notes import Note, NoteKind
from bot.table.state import TableState
from bot.threads import in_pool, in_thread
from engine import lookback
from engine.lookback import Effort, LookBack

if TYPE_CHECKING:
    from bot.host.host import Host

log = structlog.get_logger(__name__)

LEASED = "lookback"
"""Under which name games are taken, so that no two processes look back at the same one."""
PATIENCE = 3.0
"""Seconds before it is looked again how far another process has come."""


WORKERS = 3
"""Workers that one piece of work may cost."""


class WorkersLost(Exception):
    """Every worker that took up a piece of work was killed."""


class LookBackWork:
    """At most one task for each game, and one worker process for all of them, there while it is needed."""

    def __init__(self, games: "Host") -> None:
        self._games = games
        self._store = games.store
        self._clock = games.clock
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._seen: dict[str, LookBack] = {}
        """As far as the look backs that are worked on have come."""
        self._workers: Executor | None = None
        self.failed: set[str] = set()
        """Games whose look back could not be made; they are tried again after a restart."""
        self.effort = lookback.USUAL
        self.hire: Callable[[], Executor] = hire_worker

    async def so_far(self, table: TableState, begin: Callable[[], None] = lambda: None) -> LookBack:
        """What is known of a game that is over; the rest is worked out from now on, if `begin` lets it."""
        if table.id in self._seen:
            return self._seen[table.id]
        seen = await self._load(table)
        if not seen.whole and table.id not in {*self.failed, *self._seen}:
            begin()
            self._seen[table.id] = seen
            self._tasks[table.id] = asyncio.create_task(self._work(table), name=f"look back {table.id}")
        return seen

    async def finished_within(self, table: TableState, seconds: float, begin: Callable[[], None]) -> LookBack:
        """The same, after a while in which it may become whole."""
        seen = await self.so_far(table, begin)
        if task := self._tasks.get(table.id):
            await asyncio.wait([task], timeout=seconds)
            seen = await self.so_far(table, begin) if table.id not in self.failed else seen
        return seen

    async def close(self) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._dismiss()

    # --- working

    async def _work(self, table: TableState) -> None:
        done = False
        try:
            with contained("lookback-failed", match=table.id):
                record = await self._games.export(table.id)
                while not self._seen[table.id].whole:
                    await self._next_piece(table, record)
                done = True
        except StoreError as error:
            log.error("lookback-failed", match=table.id, error=str(error))
        finally:
            if not done:
                self.failed.add(table.id)
            del self._tasks[table.id], self._seen[table.id]
            if not self._tasks:
                self._dismiss()

    async def _next_piece(self, table: TableState, record: dict[str, Any]) -> None:
        """One piece of the work, unless another process is at it."""
        if not await self._store.leases.take(LEASED, [table.id], self._clock.now()):
            await self._clock.sleep(PATIENCE)
            self._seen[table.id] = await self._load(table)
            return
        after = await self._piece_by_worker(record, lookback.encode(self._seen[table.id]))
        self._seen[table.id] = lookback.decode(after)
        await self._games.table(table.id)  # refused where the game was deleted meanwhile
        await self._store.notes.set(look_back_note(table.id), {"of": _mark(table), **after})

    async def _piece_by_worker(self, record: dict[str, Any], before: dict[str, Any]) -> dict[str, Any]:
        """The next piece; a worker that was killed meanwhile is replaced a few times."""
        for left in reversed(range(WORKERS)):
            workers = self._workers = self._workers or self.hire()
            try:
                return await in_pool(workers, next_piece, record, before)
            except BrokenExecutor as error:
                log.warning("lookback-worker-lost", error=str(error), left=left)
                if self._workers is workers:
                    self._dismiss()
        raise WorkersLost

    async def _load(self, table: TableState) -> LookBack:
        """What is kept of this very game; nothing of one that was played on since."""
        noted = await self._store.notes.get(look_back_note(table.id))
        if isinstance(noted, dict) and noted["of"] == _mark(table):
            return lookback.decode(noted)
        return await in_thread(_begin, await self._games.export(table.id), self.effort)

    def _dismiss(self) -> None:
        if self._workers:
            self._workers.shutdown(wait=False, cancel_futures=True)
        self._workers = None


def look_back_note(match_id: str) -> Note:
    """The note that holds a look back; it names seats and no people."""
    return NoteKind.LOOK_BACK(f"{match_id}/seen", match_id=match_id)


def _mark(table: TableState) -> str:
    return table.match.fingerprint()


def _begin(record: dict[str, Any], effort: Effort) -> LookBack:
    return lookback.begin(engine.load(record), effort)
