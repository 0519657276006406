"""The matches at hand: a bounded cache of tables, and one lock per match."""

import asyncio
from collections import OrderedDict
from weakref import WeakValueDictionary

from bot.store import Store
from bot.table.errors import NoSuchMatch
from bot.table.state import TableState, read_table


class TableCache:
    """Keeps the tables used last."""

    def __init__(self, store: Store, size: int) -> None:
        self._store = store
        self._size = size
        self._kept: OrderedDict[str, TableState] = OrderedDict()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def lock(self, match_id: str) -> asyncio.Lock:
        """Held by whoever changes the match; forgotten when nobody does."""
        lock = self._locks.get(match_id)
        if lock is None:
            lock = self._locks[match_id] = asyncio.Lock()
        return lock

    async def at_hand(self, match_id: str) -> TableState:
        """The table in memory, else from disk; whether it was the newest, the next write will tell."""
        table = self._kept.get(match_id)
        if table is None:
            return await self._load(match_id)
        self._kept.move_to_end(match_id)
        return table

    async def newest(self, match_id: str) -> TableState:
        """The match as it is on disk at this moment."""
        table = self._kept.get(match_id)
        if table is None or await self._store.matches.revision(match_id) != table.revision:
            return await self._load(match_id)
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

    async def _load(self, match_id: str) -> TableState:
        loaded = await self._store.matches.load(match_id)
        if loaded is None:
            self.forget(match_id)
            raise NoSuchMatch
        table = read_table(loaded)
        self.keep(table)
        return table
