"""Tells those who watch a match that it changed; what changed they read for themselves."""

import asyncio
from collections.abc import AsyncIterator, Iterable
from types import TracebackType

from bot.table.state import TableState


class Subscription(AsyncIterator[int]):
    """Yields the newest `seq`; a slow reader misses steps between, never the last one."""

    def __init__(self, notices: "Notices", match_ids: Iterable[str]) -> None:
        self._notices = notices
        self._match_ids: frozenset[str] = frozenset()
        self._changed = asyncio.Event()
        self._seq = 0
        self._closed = False
        self.watch(match_ids)

    def watch(self, match_ids: Iterable[str]) -> None:
        """From here on these matches, and no others."""
        wanted = frozenset() if self._closed else frozenset(match_ids)
        for match_id in wanted - self._match_ids:
            self._notices.join(match_id, self)
        for match_id in self._match_ids - wanted:
            self._notices.leave(match_id, self)
        self._match_ids = wanted

    def tell(self, seq: int) -> None:
        self._seq = max(seq, self._seq)
        self._changed.set()

    def close(self) -> None:
        self._closed = True
        self._changed.set()
        self.watch(())

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
    """Who watches which match."""

    def __init__(self) -> None:
        self._watching: dict[str, set[Subscription]] = {}
        self._revisions: dict[str, int] = {}
        """Of the matches that are watched, what their watchers were told of last."""

    def subscribe(self, *match_ids: str) -> Subscription:
        return Subscription(self, match_ids)

    def join(self, match_id: str, subscription: Subscription) -> None:
        self._watching.setdefault(match_id, set()).add(subscription)

    def leave(self, match_id: str, subscription: Subscription) -> None:
        watching = self._watching.get(match_id, set())
        watching.discard(subscription)
        if not watching:
            self._watching.pop(match_id, None)
            self._revisions.pop(match_id, None)

    def watched_matches(self) -> list[str]:
        return list(self._watching)

    def table_changed(self, table: TableState) -> None:
        self.tell(table.id, table.seq, table.revision)

    def table_changed_unseen(self, table: TableState) -> None:
        """A change that nobody may notice: the next reader does not take it for one of another process."""
        if self._revisions.get(table.id) == table.revision - 1:
            self._revisions[table.id] = table.revision

    def tell(self, match_id: str, seq: int, revision: int) -> None:
        """Tell the watchers of this match that it changed."""
        if match_id in self._watching:
            self._revisions[match_id] = max(revision, self._revisions.get(match_id, 0))
        for subscription in self._watching.get(match_id, ()):
            subscription.tell(seq)

    def wake(self, name: str) -> None:
        """Let those who watch this look again, whatever it is."""
        for subscription in self._watching.get(name, ()):
            subscription.tell(0)

    def note_revision(self, match_id: str, seq: int, revision: int) -> None:
        """After reading a match: if another process changed it, tell its watchers."""
        known = self._revisions.get(match_id)
        if known is not None and revision > known:
            self.tell(match_id, seq, revision)
        elif known is None and match_id in self._watching:
            self._revisions[match_id] = revision

    def note_stored(self, match_id: str, seq: int, revision: int) -> None:
        """The same for what the database has just said: if it knows less than the watchers were told of, a
        backup was restored, or a database that was behind took over."""
        if revision < self._revisions.get(match_id, 0):
            self._revisions[match_id] = revision
            for subscription in self._watching.get(match_id, ()):
                subscription.tell(seq)
        else:
            self.note_revision(match_id, seq, revision)

    def close(self) -> None:
        """End all subscriptions."""
        for watching in list(self._watching.values()):
            for subscription in list(watching):
                subscription.close()
