"""The matches at hand: a bounded cache of tables, and one lock per match."""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from weakref import WeakValueDictionary

from bot.store import Store, StoreError
from bot.table.errors import NoSuchMatch
from bot.table.state import TableState, read_table

LONGEST_TURN = 30.0
"""Seconds after which a change, or the wait for one, is given up."""


class TableCache:
    """Keeps the tables used last."""

    def __init__(self, store: Store, size: int) -> None:
        self._store = store
        self._size = size
        self._kept: OrderedDict[str, TableState] = OrderedDict()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def turn(self, match_id: str) -> AsyncIterator[None]:
        """The lock of a match, held while it is changed; waiting for it times out."""
        lock = self._locks.get(match_id)
        if lock is None:
            lock = self._locks[match_id] = asyncio.Lock()
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
        table = self._kept.get(match_id)
        if table is None:
            return await self._load(match_id)
        self._kept.move_to_end(match_id)
        return table

    async def newest(self, match_id: str) -> TableState:
        """The match as it is on disk at this moment."""
        table = self._kept.get(match_id)
        if table is None or await self._store.matches.stamp(match_id) != table.stamp:
            return await self._load(match_id, table)
        if match_id in self._kept:
            self._kept.move_to_end(match_id)
        return table

    def keep(self, table: TableState) -> None:
        known = self._kept.get(table.id)
        if known is None or known.revision <= table.revision:
            self._kept[table.id] = table
            self._kept.move_to_end(table.id)
        while len(self._kept) > self._size:
            self._kept.popitem(last=False)

    def forget(self, match_id: str) -> None:
        self._kept.pop(match_id, None)

    def __len__(self) -> int:
        return len(self._kept)

    async def _load(self, match_id: str, outdated: TableState | None = None) -> TableState:
        """Read it; what is known to be outdated is forgotten, also where its number is higher than that of
        the one stored: a database may have lost what this process remembers."""
        known = self._kept.get(match_id)
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
