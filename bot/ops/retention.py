"""Forgets what has been kept long enough."""

import structlog

from bot.clock import Clock
from bot.host.tryouts import LASTS as TRYOUTS
from bot.store import Store

log = structlog.get_logger(__name__)

DAY = 86400.0
LETTERS = 14 * DAY
"""How long sent messages are kept, to tell a repeat from a second one."""
EVERY = 3600.0


class Retention:
    def __init__(self, store: Store, clock: Clock, days: int) -> None:
        """`days` that a game is kept after its end; 0: for good."""
        self._store = store
        self._clock = clock
        self._days = days
        self._next = 0.0
        self._rests_until = 0.0

    async def tend(self) -> None:
        now = self._clock.now()
        if now < self._next:
            return
        self._next = now + EVERY
        if not await self._store.leases.take("chore", ["retention"], now):
            return
        await self._store.leases.forget_stale(now)
        letters = await self._store.care.forget_letters(now - LETTERS)
        await self._store.notes.forget_mail_counts(now - DAY)
        await self._store.notes.forget_tryouts(now - TRYOUTS)
        games = await self._store.care.forget_matches(now - self._days * DAY) if self._days else 0
        if letters or games:
            log.info("forgotten", letters=letters, games=games)
        await self._store.database.empty_journal()

    async def give_back_room(self) -> None:
        """What was removed is written over already; its room goes back to the disk a slice on every round."""
        now = self._clock.now()
        if now >= self._rests_until and await self._store.database.give_back_room() == 0:
            self._rests_until = now + EVERY
