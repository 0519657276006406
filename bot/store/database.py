"""How stored games are reached, read and written, whatever kind of database holds them.

`bot.store.sqlite` and `bot.store.postgres` are the two kinds: all that one of them alone knows is there.
"""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager, AbstractContextManager, suppress
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.store.heads import Heads

Hear = Callable[[str], None]
"""Called with what another process told, and with "" when something may have been missed."""


class Database(ABC):
    """A pool of connections: a look is of one moment, and a change is written whole or not at all."""

    file: Path | None = None
    """The file it is, where it is one."""
    heads: Heads | None = None
    """How far its matches are, as remembered outside of it, where it can lose something without a word."""
    shares_work: bool
    """Whether processes have to say who does what: several may be busy with the same database at once."""
    tells: bool
    """Whether one process hears at once what another tells."""

    def __init__(self, name: str, pool: AsyncEngine) -> None:
        """`name` is for people, and holds no secret."""
        self.name = name
        self._pool = pool
        self._closed = False
        sa.event.listen(pool.sync_engine, "checkin", self._close_late)

    @property
    def connections(self) -> AsyncEngine:
        """The pool itself, for listeners to the events of its connections."""
        return self._pool

    # --- reading and writing

    @abstractmethod
    def reading(self, *, unhurried: bool = False) -> AbstractAsyncContextManager[AsyncConnection]:
        """One consistent look, however many statements, and `unhurried` however long."""

    @abstractmethod
    def single(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """For one statement, which is one consistent look by itself: quicker than `reading`."""

    @abstractmethod
    def writing(
        self, *, in_turn: str = "", unhurried: bool = False, may_be_lost: bool = False
    ) -> AbstractAsyncContextManager[AsyncConnection]:
        """One transaction: all of it or nothing.

        `in_turn` names what only one writer at a time may do. `unhurried`: it concerns the whole database,
        and may take its time. `may_be_lost`: a power cut may undo it, since nobody relies on it.
        """

    async def scalar(self, query: sa.Executable, **values: Any) -> Any:
        """The one value of one statement."""
        async with self.single() as connection:
            return await connection.scalar(query, values)

    async def rows(self, query: sa.Select[Any], **values: Any) -> Sequence[Any]:
        """All rows of one statement."""
        async with self.single() as connection:
            rows: Sequence[Any] = (await connection.execute(query, values)).all()
            return rows

    async def close(self) -> None:
        """Close every connection; one that is in use is closed when it is given back."""
        self._closed = True
        await self._pool.dispose()

    def _close_late(self, _connection: object, entry: sa.pool.ConnectionPoolEntry) -> None:
        if self._closed:
            entry.close()

    # --- being served

    @abstractmethod
    def translate_errors(self) -> AbstractContextManager[None]:
        """Turns what the database throws into one sentence for the operator."""

    @abstractmethod
    async def reach(self) -> None:
        """Reach it for the first time; a StoreError says why it cannot be."""

    async def is_held_up(self) -> bool:
        """Whether a writer fell silent in the middle of a transaction, so that others wait for it."""
        return False

    @abstractmethod
    async def prepare(self) -> None:
        """After its tables were brought up to date, before anybody is served."""

    @abstractmethod
    def serving(self) -> AbstractAsyncContextManager[None]:
        """While this process serves it."""

    @abstractmethod
    def replacing(self) -> AbstractAsyncContextManager[None]:
        """While everything in it is put in another's place; nobody may serve it meanwhile."""

    @abstractmethod
    async def is_served(self) -> bool:
        """Whether some process serves it, awake or not."""

    @abstractmethod
    async def mark(self, now: float) -> None:
        """Leave a sign by which this process knows its database again."""

    # --- looking after it

    @abstractmethod
    async def check(self) -> None:
        """Read all of it once, where that can be done; damage is told."""

    @abstractmethod
    async def sizes(self) -> tuple[int, int]:
        """Bytes of the database and of its journal."""

    async def empty_journal(self) -> bool:
        """Nothing that was removed stays readable in a journal; whether that could be done at once."""
        return True

    async def give_back_room(self) -> int:
        """Give some of the room that nothing is in back to the disk; how many pages are left."""
        return 0

    @abstractmethod
    async def count_on(self, connection: AsyncConnection) -> None:
        """After rows were copied with their numbers, the numbers of new rows go on from there."""

    # --- telling other processes

    @abstractmethod
    async def tell(self, messages: Sequence[str]) -> None:
        """Tell every process that listens."""

    @abstractmethod
    def listening(self, hear: Hear) -> AbstractAsyncContextManager[None]:
        """Meanwhile what other processes tell is heard."""


def reraise_cancellation() -> None:
    """Whoever is cancelled in the middle of a statement may get the library's error instead: that is no
    failure of the database, and a round that took it for one would go on for ever."""
    with suppress(RuntimeError):  # outside an event loop nobody is cancelled
        task = asyncio.current_task()
        if task is not None and task.cancelling():
            raise asyncio.CancelledError
