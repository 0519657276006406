"""Tells those who watch a match that it changed; what changed they read for themselves."""

import asyncio
from collections.abc import AsyncIterator
from types import TracebackType


class Subscription(AsyncIterator[int]):
    """Yields the newest `seq`; a slow reader misses steps between, never the last one."""

    def __init__(self, notices: "Notices", match_id: str) -> None:
        self._notices = notices
        self._match_id = match_id
        self._changed = asyncio.Event()
        self._seq = 0
        self._closed = False

    def tell(self, seq: int) -> None:
        self._seq = max(seq, self._seq)
        self._changed.set()

    def close(self) -> None:
        self._closed = True
        self._changed.set()
        self._notices.leave(self._match_id, self)

    async def __anext__(self) -> int:
        if not self._closed:
            await self._changed.wait()
        if self._closed:
            raise StopAsyncIteration
        self._changed.clear()
        return self._seq

    def __enter__(self) -> "Subscription":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


class Notices:
    def __init__(self) -> None:
        self._watching: dict[str, set[Subscription]] = {}

    def subscribe(self, match_id: str) -> Subscription:
        made = Subscription(self, match_id)
        self._watching.setdefault(match_id, set()).add(made)
        return made

    def leave(self, match_id: str, subscription: Subscription) -> None:
        watching = self._watching.get(match_id, set())
        watching.discard(subscription)
        if not watching:
            self._watching.pop(match_id, None)

    def tell(self, match_id: str, seq: int) -> None:
        for subscription in self._watching.get(match_id, ()):
            subscription.tell(seq)

    def close(self) -> None:
        """Everyone who waits is sent home."""
        for watching in list(self._watching.values()):
            for subscription in list(watching):
                subscription.close()
