"""A database in one file: the one place that knows SQLite."""

import asyncio
import os
import re
import secrets
import sqlite3
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import (
    AbstractContextManager,
    asynccontextmanager,
    closing,
    contextmanager,
    suppress,
)
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from bot.store import lock
from bot.store.database import Database, Hear, reraise_cancellation
from bot.store.errors import StoreError
from bot.store.heads import Heads
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
BEFORE = ".before"
"""How the name of what a restore put aside goes on; a number follows for a second one."""
_MARKS = sa.table("beats", sa.column("name"), sa.column("at"))


class SqliteFile(Database):
    """Many may read, one at a time writes; several processes of one machine may share the file."""

    shares_work = False
    tells = False
    file: Path
    heads: Heads

    def __init__(self, file: Path) -> None:
        super().__init__(str(file), _pool(file.resolve()))
        self.file = file.resolve()
        self._writer = self._pool.execution_options(begin="BEGIN IMMEDIATE")
        self._single = self._pool.execution_options(begin=None)
        self._turn = asyncio.Lock()
        self._identity: tuple[int, int] | None = None
        """Device and number of the file that was opened: another one under its name is not this database."""
        self._mark: str | None = None
        """The row that this program wrote into the file when it began to serve it."""
        self.heads = Heads(self.file)
        self._stale_marks: list[str] = []
        """The rows of programs that are gone."""

    def translate_errors(self) -> AbstractContextManager[None]:
        return translate_errors_of(self.name)

    async def reach(self) -> None:
        """Open the file once without the pool, whose threads outlive their loop when they cannot open it."""
        lock.check_one_name(self.file)
        with self.translate_errors():
            await in_thread(_touch, self.file)
            self._identity = _identity(self.file)

    async def mark(self, now: float) -> None:
        """Leave a row in the file by which this program knows it; those of programs that are gone go."""
        mark = f"{MARK}{secrets.token_hex(8)}"
        async with self.writing() as connection:
            if self._stale_marks:
                await connection.execute(_MARKS.delete().where(_MARKS.c.name.in_(self._stale_marks)))
            await connection.execute(_MARKS.insert().values(name=mark, at=now))
        self._mark = mark

    def check_file(self) -> None:
        """Refuse to go on with a file that was removed, or that another one was put in the place of."""
        if self._identity and _identity(self.file) != self._identity:
            raise StoreError(_SENTENCES["another file"].format(name=self.name))

    async def _check_mark(self, connection: AsyncConnection) -> None:
        """Whether what is in the file is still what this program wrote there."""
        if self._mark is None:
            return
        marked = await connection.scalar(sa.select(_MARKS.c.at).where(_MARKS.c.name == self._mark))
        if marked is None:
            raise StoreError(_SENTENCES["another file"].format(name=self.name))

    @asynccontextmanager
    async def reading(self, *, unhurried: bool = False) -> AsyncIterator[AsyncConnection]:
        self.check_file()
        with self.translate_errors():
            async with self._pool.connect() as connection, connection.begin():
                yield connection

    @asynccontextmanager
    async def single(self) -> AsyncIterator[AsyncConnection]:
        self.check_file()
        with self.translate_errors():
            async with self._single.connect() as connection:
                yield connection

    @asynccontextmanager
    async def writing(
        self, *, in_turn: str = "", unhurried: bool = False, may_be_lost: bool = False
    ) -> AsyncIterator[AsyncConnection]:
        """One transaction, which counts only if the file is still this one afterwards. There is one writer
        at a time in any case, and every write survives a power cut."""
        self.check_file()
        with self.translate_errors():
            async with self._turn, self._writer.begin() as connection:
                await self._check_mark(connection)
                yield connection
        self.check_file()

    @asynccontextmanager
    async def serving(self) -> AsyncIterator[None]:
        with lock.serving(self.file, self._note_stale_marks):
            self.heads.begin()
            yield

    def _note_stale_marks(self) -> None:
        """Read while no other program serves the file: whoever begins after that keeps its mark."""
        address = f"{self.file.as_uri()}?mode=ro"
        with suppress(sqlite3.Error), closing(sqlite3.connect(address, uri=True)) as connection:
            rows = connection.execute("SELECT name FROM beats WHERE name LIKE ?", (f"{MARK}%",)).fetchall()
            self._stale_marks = [name for (name,) in rows]

    @asynccontextmanager
    async def replacing(self) -> AsyncIterator[None]:
        with lock.replacing(self.file):
            yield

    async def is_served(self) -> bool:
        return lock.is_served(self.file)

    async def prepare(self) -> None:
        """A file made by an earlier program is rewritten once: from then on room is given back page by
        page, and nothing that was removed is left between the rows."""
        with self.translate_errors():
            await in_thread(_write_anew, self.file)
        await self._keep_journal()

    async def _keep_journal(self) -> None:
        """Readers never wait for the writer, and an acknowledged write survives a power cut."""
        with self.translate_errors():
            async with self._pool.connect() as connection:
                raw = await connection.get_raw_connection()
                cursor = await raw.driver_connection.execute("PRAGMA journal_mode=WAL")  # type: ignore[union-attr]
                await cursor.close()

    async def empty_journal(self) -> bool:
        """What is written over in the file is written over in the journal too. Someone who reads may be in
        the way for a moment."""
        with self.translate_errors():
            async with self._turn, self._single.connect() as connection:
                await connection.exec_driver_sql(f"PRAGMA busy_timeout={round(1000 * SHORTLY)}")
                try:
                    done = await connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
                    return int(done.one()[0]) == 0
                finally:
                    await connection.exec_driver_sql(f"PRAGMA busy_timeout={1000 * BUSY_SECONDS}")

    async def give_back_room(self) -> int:
        """One slice of the pages that nothing is in goes back to the disk; how many are left."""
        with self.translate_errors():
            async with self._turn, self._single.connect() as connection:
                raw = await connection.get_raw_connection()
                await raw.driver_connection.visit(_free_a_slice)  # type: ignore[union-attr]
                free = await connection.exec_driver_sql("PRAGMA freelist_count")
                kind = await connection.exec_driver_sql("PRAGMA auto_vacuum")
                return int(free.scalar_one()) if kind.scalar_one() == INCREMENTAL else 0

    async def check(self) -> None:
        """Read the whole file once; damage is told."""
        async with self.reading() as connection:
            verdict = await connection.scalar(sa.text("PRAGMA quick_check(1)"))
        if verdict != "ok":
            raise StoreError(_SENTENCES["malformed"].format(name=self.name))

    async def count_on(self, connection: AsyncConnection) -> None:
        """SQLite sees for itself."""

    async def tell(self, messages: Sequence[str]) -> None:
        """Nobody hears it: other processes look for themselves."""

    @asynccontextmanager
    async def listening(self, hear: Hear) -> AsyncIterator[None]:
        yield

    async def sizes(self) -> tuple[int, int]:
        journal = self.file.with_name(f"{self.file.name}-wal")
        sizes = [part.stat().st_size if part.exists() else 0 for part in (self.file, journal)]
        return sizes[0], sizes[1]


def _pool(file: Path) -> AsyncEngine:
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
        _check_nothing_is_left(file)
        _make(file)
    with closing(sqlite3.connect(file, timeout=BUSY_SECONDS)) as connection:
        if fresh:
            connection.execute(f"PRAGMA auto_vacuum={INCREMENTAL}")
            connection.execute("VACUUM")
        connection.execute("PRAGMA schema_version")


def _check_nothing_is_left(file: Path) -> None:
    """Refuse to begin an empty database where games were: a restore broke off, or the file was moved away."""
    if not file.parent.is_dir():
        return
    ours = re.compile(re.escape(file.name) + rf"(-wal|\.part|{re.escape(BEFORE)}(-\d+)?)")
    left = [beside.name for beside in file.parent.iterdir() if ours.fullmatch(beside.name)]
    if left:
        raise StoreError(
            f"{file} is not there, but {', '.join(sorted(left))} beside it: a restore broke off, or the file "
            "was moved. Put a copy in its place (fondaco restore), or move these away to begin with an empty "
            "database."
        )


def _free_a_slice(there: sqlite3.Connection) -> None:
    """As a script: run as a statement, which has no columns, it would end after its first page."""
    there.executescript(f"PRAGMA incremental_vacuum({SLICE})").close()


def _make(file: Path) -> None:
    try:
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
    except OSError as error:
        raise sqlite3.OperationalError("unable to open database file") from error


def _identity(file: Path) -> tuple[int, int] | None:
    try:
        state = file.stat()
    except FileNotFoundError:
        return None
    return state.st_dev, state.st_ino


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
def translate_errors_of(name: str) -> Iterator[None]:
    """Turns what a database throws into one sentence for the person who runs it."""
    try:
        yield
    except (SQLAlchemyError, sqlite3.Error, OSError) as error:
        reraise_cancellation()
        raise StoreError(_sentence(name, error)) from error


_SENTENCES = {
    "another file": "{name} is not the file that was opened: it was removed or replaced while the host ran, "
    "and nothing was changed. Put it back or restart the host.",
    "disk is full": "the disk is full: {name} could not be written, and nothing was changed. Make room.",
    "disk i/o error": "the disk refused to write {name}, and nothing was changed. Check its room and health.",
    "readonly database": "{name} may not be written by this user. Mend the permissions of it and its folder.",
    "unable to open": "{name} cannot be opened or made. Check that its folder exists and may be written.",
    "not a database": "{name} is not a Fondaco database. Name another file, or move this one away.",
    "malformed": "{name} is damaged. Put back a copy of it, or move it away to start anew.",
    "locked": "{name} is kept busy by another program. Stop that program, or try again.",
}


def _sentence(name: str, error: BaseException) -> str:
    reason = str(getattr(error, "orig", None) or error)
    for sign, sentence in _SENTENCES.items():
        if sign in reason.lower():
            return sentence.format(name=name)
    return f"{name} could not be used ({reason.splitlines()[0]}); nothing was changed."
