"""Costly results that are worked out once, however many ask for them at the same time."""

import asyncio
from collections.abc import Callable, Coroutine, Hashable, Iterator
from typing import Any, Generic, TypeVar

from cachetools import LRUCache

T = TypeVar("T")


class Once(Generic[T]):
    """Results by everything that they depend on, the ones being worked out included; the oldest go first."""

    def __init__(self, room: int) -> None:
        self._results: LRUCache[Hashable, asyncio.Task[T]] = LRUCache(room)

    def __contains__(self, key: Hashable) -> bool:
        return key in self._results

    def __iter__(self) -> Iterator[T]:
        """The results that are worked out."""
        return (task.result() for task in self._results.values() if task.done() and not task.exception())

    async def get(
        self,
        key: Hashable,
        make: Callable[[], Coroutine[Any, Any, T]],
        pay: Callable[[], None] = lambda: None,
    ) -> T:
        """The result for this key; if working it out failed, the next one who asks tries again.

        `pay` charges who has it worked out, or refuses.
        """
        if (task := self._results.get(key)) is None:
            pay()
            task = self._results[key] = asyncio.create_task(make())
        try:
            return await asyncio.shield(task)
        except BaseException:
            if task.done() and self._results.get(key) is task:
                del self._results[key]
            raise
