"""Costly results that are worked out once, however many ask for them at the same time."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Hashable
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class Once(Generic[T]):
    """Results by everything that they depend on, the ones being worked out included; the oldest go first."""

    def __init__(self, room: int) -> None:
        self._room = room
        self._results: OrderedDict[Hashable, asyncio.Task[T]] = OrderedDict()

    async def get(self, key: Hashable, make: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """The result for this key; if working it out failed, the next one who asks tries again."""
        if key not in self._results:
            self._results[key] = asyncio.create_task(make())
        self._results.move_to_end(key)
        while len(self._results) > self._room:
            self._results.popitem(last=False)
        task = self._results[key]
        try:
            return await asyncio.shield(task)
        except BaseException:
            if task.done() and self._results.get(key) is task:
                del self._results[key]
            raise
