"""How the database is reached, read and written; the one place that knows it is SQLite."""

import asyncio
import os
import secrets
import sqlite3
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import (
    AbstractAsyncContextManager,
    asynccontextmanager,
    closing,
    contextmanager,
    nullcontext,
    suppress,
)
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from bot.store.errors import StoreError
from bot.store.trips import connect
from bot.threads import in_thread

BUSY_SECONDS = 10
CONNECTIONS = 15
"""How many may be open at once; they stay open, since opening one takes longer than most statements."""
SYNCHRONOUS = "FULL"
"""An acknowledged write survives a power cut."""
INCREMENTAL = 2
"""How SQLite calls a file that gives back its room page by page."""
SLICE = 200
"""Pages given back at a time, so that nobody who writes waits for long."""
SHORTLY = 0.2
"""Seconds to wait for readers before the journal is emptied another time."""
MARK = "host/"
_MARKS = sa.table("beats", sa.column("name"), sa.column("at"))


class Database:
    """A pool of connections: many may read, one at a time writes."""

    def __init__(self, target: str) -> None:
        """`target` is a file, or the address of another database as SQLAlchemy writes it."""
        self.file = None if "://" in target else Path(target)
        self.name = str(self.file) if self.file else sa.make_url(target).render_as_string(hide_password=True)
        self._reader = _sqlite(self.file) if self.file else create_async_engine(target, hide_parameters=True)
        self._writer = self._reader.execution_options(begin="BEGIN IMMEDIATE")
        self._single = self._reader.execution_options(begin=None)
        self._turn: AbstractAsyncContextManager[Any] = asyncio.Lock() if self.file else nullcontext()
        self._identity: tuple[int, int] | None = None
        """Device and number of the file that was opened: another one under its name is not this database."""
        self._mark: str | None = None
        """The row that this program wrote into the file when it began to serve it."""

    @property
    def connections(self) -> AsyncEngine:
        """The pool itself, for listeners to the events of its connections."""
        return self._reader

    async def reach(self) -> None:
        """Open the file once without the pool, whose threads outlive their loop when they cannot open it."""
        if self.file:
            with said_of(self.name):
                await in_thread(_touch, self.file)
                self._identity = _identity(self.file)

    async def mark(self, now: float, *, alone: bool) -> None:
        """Leave a row in the file by which this program knows it; `alone`: no other program's is needed."""
        mark = f"{MARK}{secrets.token_hex(8)}"
        async with self.writing() as connection:
            if alone:
                await connection.execute(_MARKS.delete().where(_MARKS.c.name.startswith(MARK)))
            await connection.execute(_MARKS.insert().values(name=mark, at=now))
        self._mark = mark

    def check_file(self) -> None:
        """Refuse to go on with a file that was removed, or that another one was put in the place of."""
        if self.file and self._identity and _identity(self.file) != self._identity:
            raise StoreError(_SENTENCES["another file"].format(name=self.name))

    async def _check_mark(self, connection: AsyncConnection) -> None:
        """Whether what is in the file is still what this program wrote there."""
        if self._mark is None:
            return
        found = await connection.scalar(sa.select(_MARKS.c.at).where(_MARKS.c.name == self._mark))
        if found is None:
            raise StoreError(_SENTENCES["another file"].format(name=self.name))

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """One consistent look, however many statements."""
        self.check_file()
        with said_of(self.name):
            async with self._reader.connect() as connection, connection.begin():
                yield connection

    @asynccontextmanager
    async def single(self) -> AsyncIterator[AsyncConnection]:
        """For one statement, which is one consistent look by itself: quicker than `reading`."""
        self.check_file()
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
        """One transaction: all of it or nothing; it counts only if the file is still this one afterwards."""
        self.check_file()
        with said_of(self.name):
            async with self._turn, self._writer.begin() as connection:
                await self._check_mark(connection)
                yield connection
        self.check_file()

    async def keep_journal(self) -> None:
        """Readers never wait for the writer, and an acknowledged write survives a power cut."""
        if self.file:
            with said_of(self.name):
                async with self._reader.connect() as connection:
                    raw = await connection.get_raw_connection()
                    cursor = await raw.driver_connection.execute("PRAGMA journal_mode=WAL")  # type: ignore[union-attr]
                    await cursor.close()

    async def empty_journal(self) -> bool:
        """Empty the journal, so that no deleted data stays in it. Whether it was done at once: a reader may
        be in the way for a moment."""
        if not self.file:
            return True
        with said_of(self.name):
            async with self._turn, self._single.connect() as connection:
                await connection.exec_driver_sql(f"PRAGMA busy_timeout={round(1000 * SHORTLY)}")
                try:
                    done = await connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
                    return int(done.one()[0]) == 0
                finally:
                    await connection.exec_driver_sql(f"PRAGMA busy_timeout={1000 * BUSY_SECONDS}")

    async def give_back_room(self) -> int:
        """One slice of the pages that nothing is in goes back to the disk; how many are left."""
        if not self.file:
            return 0
        with said_of(self.name):
            async with self._turn, self._single.connect() as connection:
                await connection.exec_driver_sql(f"PRAGMA incremental_vacuum({SLICE})")
                found = await connection.exec_driver_sql("PRAGMA freelist_count")
                kind = await connection.exec_driver_sql("PRAGMA auto_vacuum")
                return int(found.scalar_one()) if kind.scalar_one() == INCREMENTAL else 0

    async def prepare_file(self) -> None:
        """Rewrite a file of an earlier program once, before it is served: from then on room is given back
        page by page, and no deleted data is left between the rows."""
        if self.file:
            with said_of(self.name):
                await in_thread(_write_anew, self.file)

    async def check(self) -> None:
        """Read the whole file once; damage is told."""
        if self.file:
            async with self.reading() as connection:
                said = await connection.scalar(sa.text("PRAGMA quick_check(1)"))
            if said != "ok":
                raise StoreError(_SENTENCES["malformed"].format(name=self.name))

    def sizes(self) -> tuple[int, int]:
        """Bytes of the file and of its journal."""
        parts = (self.file, self.file.with_name(f"{self.file.name}-wal")) if self.file else ()
        found = [part.stat().st_size if part.exists() else 0 for part in parts]
        return (found[0], found[1]) if found else (0, 0)

    async def close(self) -> None:
        await self._reader.dispose()


def _sqlite(file: Path) -> AsyncEngine:
    engine = create_async_engine(
        "sqlite+aiosqlite:///file",
        async_creator=lambda: connect(file, BUSY_SECONDS),
        pool_size=CONNECTIONS,
        max_overflow=0,
        pool_reset_on_return=None,
        hide_parameters=True,
    )

    @sa.event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: Any, _record: Any) -> None:
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA synchronous={SYNCHRONOUS}")
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.execute("PRAGMA secure_delete=ON")
        cursor.close()

    @sa.event.listens_for(engine.sync_engine, "begin")
    def begin(connection: sa.Connection) -> None:
        """A writer takes its turn before it reads, so that it never has to give way half-way."""
        if begin := connection.get_execution_options().get("begin", "BEGIN"):
            connection.exec_driver_sql(begin)

    return engine


def _touch(file: Path) -> None:
    """A file that is not there yet is made for its owner's eyes alone, and so that it can give room back."""
    fresh = not file.exists()
    if fresh:
        _make(file)
    with closing(sqlite3.connect(file, timeout=BUSY_SECONDS)) as connection:
        if fresh:
            connection.execute(f"PRAGMA auto_vacuum={INCREMENTAL}")
            connection.execute("VACUUM")
        connection.execute("PRAGMA schema_version")


def _make(file: Path) -> None:
    try:
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
    except OSError as error:
        raise sqlite3.OperationalError("unable to open database file") from error


def _identity(file: Path) -> tuple[int, int] | None:
    try:
        found = file.stat()
    except FileNotFoundError:
        return None
    return found.st_dev, found.st_ino


def _write_anew(file: Path) -> None:
    """Where there is no room for it or another program is in the way, the file stays as it is till later."""
    with (
        suppress(sqlite3.OperationalError),
        closing(sqlite3.connect(file, timeout=SHORTLY, isolation_level=None)) as connection,
    ):
        if connection.execute("PRAGMA auto_vacuum").fetchone() == (INCREMENTAL,):
            return
        connection.execute(f"PRAGMA auto_vacuum={INCREMENTAL}")
        connection.execute("VACUUM")
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


@contextmanager
def said_of(name: str) -> Iterator[None]:
    """Turn errors of the database into one sentence for the operator."""
    try:
        yield
    except (SQLAlchemyError, sqlite3.Error, OSError) as error:
        _refuse_to_outlive_cancelling()
        raise StoreError(_sentence(name, error)) from error


_SENTENCES = {
    "another file": "{name} is not the file that was opened: it was removed or replaced while the host ran, "
    "and nothing was changed. Put it back or restart the host.",
    "disk is full": "the disk is full: {name} could not be written, and nothing was changed. Make room.",
    "disk i/o error": "the disk refused to write {name}, and nothing was changed. Check its room and health.",
    "readonly database": "{name} may not be written by this user. Mend the permissions of it and its folder.",
    "unable to open": "{name} cannot be opened or made. Check that its folder exists and may be written.",
    "not a database": "{name} is not a Fondaco database. Name another file, or move this one away.",
    "malformed": "{name} is damaged. Put back a copy of it, or move it away to start afresh.",
    "locked": "{name} is kept busy by another program. Stop that program, or try again.",
}


def _refuse_to_outlive_cancelling() -> None:
    """A task cancelled in the middle of a statement may get the library's error instead: that is no failure
    of the disk, and a loop that took it for one would never end."""
    with suppress(RuntimeError):  # outside an event loop nothing is cancelled
        task = asyncio.current_task()
        if task is not None and task.cancelling():
            raise asyncio.CancelledError


def _sentence(name: str, error: BaseException) -> str:
    said = str(getattr(error, "orig", None) or error)
    for sign, sentence in _SENTENCES.items():
        if sign in said.lower():
            return sentence.format(name=name)
    return f"{name} could not be used ({said.splitlines()[0]}); nothing was changed."
