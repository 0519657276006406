"""What processes on the same database tell each other: which table changed, which token was revoked, and that
letters wait.

Where the database carries no word from one process to another, each looks for itself now and then."""

import asyncio
from collections.abc import Callable

import structlog

from bot.clock import Clock
from bot.host.notices import Notices
from bot.store import Store, StoreError
from bot.table.state import TableState

log = structlog.get_logger(__name__)

EVERY = 1.5
"""Seconds between two looks where nobody tells."""
EVERY_WHEN_TOLD = 5.0
"""The same where others tell, in case a word of theirs got lost."""
LETTERS = "letters"


class Watch:
    """One look, and one ear, for everything in a process that waits for other processes."""

    def __init__(self, store: Store, notices: Notices, clock: Clock) -> None:
        self._store = store
        self._notices = notices
        self._clock = clock
        self._to_tell: dict[str, str] = {}
        """By table, what the other processes are to be told of it."""
        self._something_to_tell = asyncio.Event()
        self._missed = asyncio.Event()
        """Set when a word of another process may have been lost."""
        self.on_letters: list[Callable[[], None]] = []
        """Called when there may be letters that another process wrote."""
        self.on_house_table: list[Callable[[str], None]] = []
        """Called with a table that another process changed and at which the house sits."""
        self.on_look: list[Callable[[], None]] = []
        """Called on every look: nobody told, so anything may have happened."""

    # --- telling

    def table_changed(self, table: TableState) -> None:
        """The other processes are told of a table that was opened or changed here."""
        house = "house" if table.state == "live" and table.house else "people"
        self._tell(table.id, f"table {table.id} {table.seq} {table.revision} {house}")

    def token_revoked(self, token_id: str) -> None:
        self._tell(token_id, f"token {token_id}")

    def letters_written(self) -> None:
        self._tell(LETTERS, LETTERS)

    def _tell(self, about: str, message: str) -> None:
        if self._store.database.tells:
            self._to_tell[about] = message
            self._something_to_tell.set()

    async def _tell_others(self) -> None:
        """Tell what there is to tell, all at once, until cancelled; a process that misses it will look."""
        while True:
            await self._something_to_tell.wait()
            self._something_to_tell.clear()
            messages, self._to_tell = list(self._to_tell.values()), {}
            try:
                await self._store.database.tell(messages)
            except StoreError as error:
                log.error("telling-failed", error=str(error))

    # --- hearing

    def hear(self, message: str) -> None:
        """What another process told; nothing: something may have been missed."""
        match message.split():
            case ["table", match_id, seq, revision, house]:
                self._notices.note_revision(match_id, int(seq), int(revision))
                if house == "house":
                    for stir in self.on_house_table:
                        stir(match_id)
            case ["token", token_id]:
                self._notices.wake(token_id)
            case ["letters"]:
                for wake in self.on_letters:
                    wake()
            case []:
                self._missed.set()
            case _:
                log.warning("word-unknown", said=message[:40])

    async def run(self, every: float | None = None) -> None:
        """Listen, tell and look again and again, until cancelled."""
        async with self._store.database.listening(self.hear), asyncio.TaskGroup() as group:
            group.create_task(self._tell_others())
            group.create_task(self._keep_looking(every or self._seconds()))

    def _seconds(self) -> float:
        return EVERY_WHEN_TOLD if self._store.database.tells else EVERY

    async def _keep_looking(self, every: float) -> None:
        while True:
            await self._wait(every)
            try:
                await self.once()
            except StoreError as error:
                log.error("watch-failed", error=str(error))

    async def _wait(self, seconds: float) -> None:
        """Until it is time to look, or until something may have been missed."""
        waits = {
            asyncio.ensure_future(self._missed.wait()),
            asyncio.ensure_future(self._clock.sleep(seconds)),
        }
        try:
            await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for wait in waits:
                wait.cancel()
        self._missed.clear()

    async def once(self) -> None:
        for match_id, seq, revision in await self._store.matches.revisions(self._notices.watched_matches()):
            self._notices.note_stored(match_id, seq, revision)
        for look in self.on_look:
            look()
