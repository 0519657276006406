"""Notices changes by other processes on the same database, for the watchers in this one."""

import structlog

from bot.clock import Clock
from bot.host.notices import Notices
from bot.store import Store, StoreError

log = structlog.get_logger(__name__)

EVERY = 1.5
"""Seconds between two looks."""


class Watch:
    """One look for all watchers of a process, however many pages are open."""

    def __init__(self, store: Store, notices: Notices, clock: Clock) -> None:
        self._store = store
        self._notices = notices
        self._clock = clock

    async def run(self, every: float = EVERY) -> None:
        """Look again and again, until cancelled."""
        while True:
            await self._clock.sleep(every)
            try:
                await self.once()
            except StoreError as error:
                log.error("watch-failed", error=str(error))

    async def once(self) -> None:
        for match_id, seq, revision in await self._store.matches.revisions(self._notices.watched_matches()):
            self._notices.note_revision(match_id, seq, revision)
