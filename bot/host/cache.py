"""The matches at hand: bounded caches of tables and of logs, and one lock per match."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from weakref import WeakValueDictionary

from cachetools import LRUCache

from bot.host.closed_ends import ClosedEnds
from bot.host.looks import present_look
from bot.store import Store, StoreError
from bot.store.records import MoveRecord
from bot.table.errors import NoSuchMatch
from bot.table.state import TableState, read_table

LONGEST_TURN = 30.0
"""Seconds after which a change, or the wait for one, is given up."""


LOGS = 100
"""Of how many matches the log is kept at hand."""


class TableCache:
    """Keeps the tables used last."""

    def __init__(self, store: Store, size: int) -> None:
        self._store = store
        self._ends = ClosedEnds(store)
        self._tables: LRUCache[str, TableState] = LRUCache(size)
        self._logs: LRUCache[str, tuple[str, list[MoveRecord]]] = LRUCache(LOGS)
        """By match: the log, and the stamp of the table that it belongs to."""
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def turn(self, match_id: str) -> AsyncIterator[None]:
        """The lock of a match, held while it is changed; waiting for it times out."""
        lock = self._locks.setdefault(match_id, asyncio.Lock())
        try:
            async with asyncio.timeout(LONGEST_TURN):
                await lock.acquire()
        except TimeoutError:
            raise StoreError(f"match {match_id} is still being changed after {LONGEST_TURN:g} s.") from None
        try:
            yield
        finally:
            lock.release()

    async def at_hand(self, match_id: str) -> TableState:
        """The table in memory, else from disk; the next write fails if it was not the newest."""
        return await self._ends.close(self._tables.get(match_id) or await self._load(match_id))

    async def current(self, match_id: str) -> TableState:
        """The match as it is on disk, where one request asks only once whether it is."""
        look, table = present_look(), self._tables.get(match_id)
        if look is None:
            return await self.newest(match_id)
        if table is None or match_id not in look.tables:
            table = await self._newest(match_id)
            look.tables.add(match_id)
        return await self._ends.close(table)

    async def log(self, match_id: str) -> list[MoveRecord]:
        """All rows of the log of the match as it is on disk; nobody changes this list."""
        table = await self.current(match_id)
        at_hand = self._logs.get(match_id)
        if at_hand and at_hand[0] == table.stamp:
            return at_hand[1]
        rows = [row for row in await self._store.matches.log(match_id) if row.seq <= table.seq]
        self._logs[match_id] = table.stamp, rows
        return rows

    def note_change(self, before: TableState, after: TableState, row: MoveRecord | None) -> None:
        """A change was stored: the table after it is the newest, and the log at hand has its row, too."""
        self.keep(after)
        self._ends.note_change(before, after)
        if look := present_look():
            look.tables.add(after.id)
        log = self._logs.get(before.id)
        if log and log[0] == before.stamp:
            self._logs[after.id] = after.stamp, [*log[1], row] if row else log[1]

    async def newest(self, match_id: str) -> TableState:
        """The match as it is on disk at this moment."""
        return await self._ends.close(await self._newest(match_id))

    async def _newest(self, match_id: str) -> TableState:
        table = self._tables.get(match_id)
        if table is None or await self._store.matches.stamp(match_id) != table.stamp:
            return await self._load(match_id, table)
        return table

    def keep(self, table: TableState) -> None:
        known = self._tables.get(table.id)
        if self._tables.maxsize and (known is None or known.revision <= table.revision):
            self._tables[table.id] = table

    def forget(self, match_id: str) -> None:
        self._tables.pop(match_id, None)
        self._logs.pop(match_id, None)

    def __len__(self) -> int:
        return len(self._tables)

    async def _load(self, match_id: str, outdated: TableState | None = None) -> TableState:
        """Read it; what is known to be outdated is forgotten, also where its number is higher than that of
        the one stored: a database may have lost what this process remembers."""
        known = self._tables.get(match_id)
        if outdated is not None and known is outdated:
            self.forget(match_id)
        loaded = await self._store.matches.load(match_id)
        if loaded is None:
            self.forget(match_id)
            raise NoSuchMatch
        table = read_table(loaded)
        if known is not None and known.as_others_see() == table.as_others_see():
            table = replace(table, public_revision=known.public_revision)
        self.keep(table)
        return table
