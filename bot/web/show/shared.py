"""Answers that are the same for all spectators of a table, made once."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Hashable
from typing import Any

ROOM = 200
"""How many answers are kept; the oldest go first."""


class Shared:
    """Answers by everything that they depend on, the one being made included."""

    def __init__(self) -> None:
        self._kept: OrderedDict[Hashable, asyncio.Task[bytes]] = OrderedDict()

    async def once(self, key: Hashable, make: Callable[[], Coroutine[Any, Any, bytes]]) -> bytes:
        """The answer for this key; if making it failed, the next request tries again."""
        if key not in self._kept:
            self._kept[key] = asyncio.create_task(make())
            while len(self._kept) > ROOM:
                self._kept.popitem(last=False)
        made = self._kept[key]
        try:
            return await asyncio.shield(made)
        except Exception:
            if self._kept.get(key) is made:
                del self._kept[key]
            raise
