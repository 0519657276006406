"""The matches at hand: a bounded cache of Looks, and one lock per match."""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

from bot.store import Store, StoreError
from bot.table.errors import NoSuchMatch
from bot.table.state import TableState, read

LONGEST_TURN = 30.0
"""Seconds after which a change, or the wait for one, is given up."""


class Tables:
    """Keeps the Looks used last; what it gives was true on disk when it was asked."""

    def __init__(self, store: Store, size: int) -> None:
        self._store = store
        self._size = size
        self._looks: OrderedDict[str, TableState] = OrderedDict()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def turn(self, match_id: str) -> AsyncIterator[None]:
        """Held by whoever changes the match; nobody waits for it for ever, and it is forgotten unused."""
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
        """The TableState in memory, else from disk; the disk decides later whether it was the last word."""
        table = self._looks.get(match_id)
        if table is None:
            return await self._load(match_id)
        self._looks.move_to_end(match_id)
        return table

    async def fresh(self, match_id: str) -> TableState:
        """The match as it is on disk at this moment."""
        table = self._looks.get(match_id)
        if table is None or await self._store.matches.revision(match_id) != table.revision:
            return await self._load(match_id)
        if match_id in self._looks:
            self._looks.move_to_end(match_id)
        return table

    def keep(self, table: TableState) -> None:
        known = self._looks.get(table.id)
        if known is None or known.revision <= table.revision:
            self._looks[table.id] = table
            self._looks.move_to_end(table.id)
        while len(self._looks) > self._size:
            self._looks.popitem(last=False)

    def forget(self, match_id: str) -> None:
        self._looks.pop(match_id, None)

    def __len__(self) -> int:
        return len(self._looks)

    async def _load(self, match_id: str) -> TableState:
        loaded = await self._store.matches.load(match_id)
        if loaded is None:
            self.forget(match_id)
            raise NoSuchMatch
        table = read(loaded)
        self.keep(table)
        return table
