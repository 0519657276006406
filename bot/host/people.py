"""People and their settings; a change applies at once at every table they sit at."""

from collections.abc import Awaitable, Callable

from bot.clock import Clock
from bot.host.failures import contained
from bot.store import Store
from bot.store.records import DeadlineRecord, Document
from bot.table import deadlines
from bot.table.customs import read_customs
from bot.table.settings import Settings, read_settings
from bot.table.state import read_wait


class People:
    """The settings of people, wherever they play."""

    def __init__(self, store: Store, clock: Clock, recall: Callable[[str], Awaitable[None]]) -> None:
        self._store = store
        self._clock = clock
        self._recall = recall

    async def settings(self, person_id: str) -> Settings:
        """The settings of a person; the usual ones if they have changed none."""
        return read_settings(await self._store.people.settings(person_id))

    async def stored_settings(self, person_id: str) -> Settings | None:
        """The settings of a person; None if they have changed none."""
        stored = await self._store.people.settings(person_id)
        return read_settings(stored) if stored else None

    async def other_tables_waiting(self, person_id: str, match_id: str) -> list[str]:
        """The tables besides this one that wait for a person, the most urgent first."""
        waiting = await self._store.matches.waiting_for(person_id)
        return list(dict.fromkeys(row.match_id for row in waiting if row.match_id != match_id))

    async def save_settings(self, person_id: str, settings: Settings) -> None:
        """Store the settings, and set this person's clocks at all their tables by them, all at once; a table
        that cannot be read keeps nobody from having them."""
        now = self._clock.now()

        def restart(row: DeadlineRecord, before: Document | None, stored: object) -> DeadlineRecord:
            """What has run so far ran by the old settings."""
            customs = read_customs(stored)
            ran = (read_settings(before).calendar_at(customs), now)
            wait = deadlines.restart(read_wait(row), ran, settings.calendar_at(customs), now)
            return deadlines.row(row.match_id, row.seat, wait)

        stored, digest_at = settings.model_dump(mode="json"), settings.next_digest(now)
        for match_id in await self._store.clocks.save_settings(person_id, stored, digest_at, restart):
            with contained("settings-not-recalled", match=match_id):
                await self._recall(match_id)
