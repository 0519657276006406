"""How the database is reached, read and written; the one place that knows it is SQLite."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, closing, contextmanager, nullcontext
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from bot.store.errors import StoreError
from bot.store.trips import connect

BUSY_SECONDS = 10
CONNECTIONS = 15
"""How many may be open at once; they stay open, since opening one takes longer than most statements."""
SYNCHRONOUS = "FULL"
"""An acknowledged write survives a power cut."""


class Database:
    """A pool of connections: many may read, one at a time writes."""

    def __init__(self, target: str) -> None:
        """`target` is a file, or the address of another database as SQLAlchemy writes it."""
        self.file = None if "://" in target else Path(target)
        self.name = str(self.file) if self.file else sa.make_url(target).render_as_string(hide_password=True)
        self._reader = _sqlite(self.file) if self.file else create_async_engine(target)
        self._writer = self._reader.execution_options(begin="BEGIN IMMEDIATE")
        self._single = self._reader.execution_options(begin=None)
        self._turn: AbstractAsyncContextManager[Any] = asyncio.Lock() if self.file else nullcontext()

    @property
    def connections(self) -> AsyncEngine:
        """The pool itself, for whoever wants to hear what happens to its connections."""
        return self._reader

    async def reach(self) -> None:
        """Open the file once without the pool, whose threads outlive their loop when they cannot open it."""
        if self.file:
            with said_of(self.name):
                await asyncio.to_thread(_touch, self.file)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """One consistent look, however many statements."""
        with said_of(self.name):
            async with self._reader.connect() as connection, connection.begin():
                yield connection

    @asynccontextmanager
    async def single(self) -> AsyncIterator[AsyncConnection]:
        """For one statement, which is one consistent look by itself: quicker than `reading`."""
        with said_of(self.name):
            async with self._single.connect() as connection:
                yield connection

    async def scalar(self, query: sa.Select[Any], **values: Any) -> Any:
        """The one value of one statement."""
        async with self.single() as connection:
            return await connection.scalar(query, values)

    async def rows(self, query: sa.Select[Any], **values: Any) -> Sequence[Any]:
        """All rows of one statement."""
        async with self.single() as connection:
            found: Sequence[Any] = (await connection.execute(query, values)).all()
            return found

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """One transaction: all of it or nothing."""
        with said_of(self.name):
            async with self._turn, self._writer.begin() as connection:
                yield connection

    async def keep_journal(self) -> None:
        """Readers never wait for the writer, and an acknowledged write survives a power cut."""
        if self.file:
            with said_of(self.name):
                async with self._reader.connect() as connection:
                    raw = await connection.get_raw_connection()
                    cursor = await raw.driver_connection.execute("PRAGMA journal_mode=WAL")  # type: ignore[union-attr]
                    await cursor.close()

    async def scrub(self) -> None:
        """Write the file anew, so that nothing that was removed can be read between the rows."""
        if self.file:
            with said_of(self.name):
                async with self._turn, self._single.connect() as connection:
                    await connection.exec_driver_sql("VACUUM")
                    await connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")

    async def check(self) -> None:
        """Read the whole file once; damage is told."""
        if self.file:
            async with self.reading() as connection:
                said = await connection.scalar(sa.text("PRAGMA quick_check(1)"))
            if said != "ok":
                raise StoreError(_SENTENCES["malformed"].format(name=self.name))

    async def close(self) -> None:
        await self._reader.dispose()


def _sqlite(file: Path) -> AsyncEngine:
    engine = create_async_engine(
        "sqlite+aiosqlite:///file",
        async_creator=lambda: connect(file, BUSY_SECONDS),
        pool_size=CONNECTIONS,
        max_overflow=0,
        pool_reset_on_return=None,
    )

    @sa.event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: Any, _record: Any) -> None:
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA synchronous={SYNCHRONOUS}")
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.close()

    @sa.event.listens_for(engine.sync_engine, "begin")
    def begin(connection: sa.Connection) -> None:
        """A writer takes its turn before it reads, so that it never has to give way half-way."""
        if begin := connection.get_execution_options().get("begin", "BEGIN"):
            connection.exec_driver_sql(begin)

    return engine


def _touch(file: Path) -> None:
    with closing(sqlite3.connect(file, timeout=BUSY_SECONDS)) as connection:
        connection.execute("PRAGMA schema_version")


@contextmanager
def said_of(name: str) -> Iterator[None]:
    """Turns what a database throws into one sentence for whoever runs it."""
    try:
        yield
    except (SQLAlchemyError, sqlite3.Error, OSError) as error:
        raise StoreError(_sentence(name, error)) from error


_SENTENCES = {
    "disk is full": "the disk is full: {name} could not be written, and nothing was changed. Make room.",
    "disk i/o error": "the disk refused to write {name}, and nothing was changed. Check its room and health.",
    "readonly database": "{name} may not be written by this user. Mend the permissions of it and its folder.",
    "unable to open": "{name} cannot be opened or made. Check that its folder exists and may be written.",
    "not a database": "{name} is not a Fondaco database. Name another file, or move this one away.",
    "malformed": "{name} is damaged. Put back a copy of it, or move it away to start anew.",
    "locked": "{name} is kept busy by another program. Stop that program, or try again.",
}


def _sentence(name: str, error: BaseException) -> str:
    said = str(getattr(error, "orig", None) or error)
    for sign, sentence in _SENTENCES.items():
        if sign in said.lower():
            return sentence.format(name=name)
    return f"{name} could not be used ({said.splitlines()[0]}); nothing was changed."
