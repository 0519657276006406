"""One trip to the database's thread for each statement; the driver alone makes three or four."""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import aiosqlite


class Connection(aiosqlite.Connection):
    """A connection whose cursors are made, run, read and closed in one go."""

    def __init__(self, opens: Callable[[], sqlite3.Connection], chunk: int) -> None:
        self._opened: list[sqlite3.Connection] = []
        super().__init__(partial(_open, opens, self._opened), chunk)

    def stop(self) -> asyncio.Future[object] | None:
        """The driver forgets a connection whose opening was cancelled."""
        self._tx.put_nowait((None, partial(_close, self._opened)))
        return super().stop()

    def cursor(self) -> "Statement":  # type: ignore[override]  # what SQLAlchemy needs of a cursor, and no more
        return Statement(self)

    async def visit(self, errand: Callable[[sqlite3.Connection], None]) -> None:
        """Do something where the database is."""
        await self._execute(errand, self._conn)  # type: ignore[no-untyped-call]


class Statement:
    """A cursor as SQLAlchemy uses one: a statement is run, then its rows are at hand."""

    arraysize = 1

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._rows: list[Any] = []
        self.description: Any = None
        self.rowcount = -1
        self.lastrowid: int | None = None

    async def __aenter__(self) -> "Statement":
        return self

    async def execute(self, sql: str, parameters: Sequence[Any] = ()) -> None:
        await self._connection.visit(lambda there: self._keep_rows(there.execute(sql, parameters)))

    async def executemany(self, sql: str, parameters: Sequence[Sequence[Any]]) -> None:
        await self._connection.visit(lambda there: self._keep_rows(there.executemany(sql, parameters)))

    async def fetchall(self) -> list[Any]:
        rows, self._rows = self._rows, []
        return rows

    async def close(self) -> None:
        """It was closed when its rows were read."""

    def _keep_rows(self, cursor: sqlite3.Cursor) -> None:
        self.description = cursor.description
        self._rows = cursor.fetchall() if cursor.description else []
        self.rowcount, self.lastrowid = cursor.rowcount, cursor.lastrowid
        cursor.close()


def _open(opens: Callable[[], sqlite3.Connection], opened: list[sqlite3.Connection]) -> sqlite3.Connection:
    opened.append(opens())
    return opened[0]


def _close(opened: Sequence[sqlite3.Connection]) -> None:
    for connection in opened:
        connection.close()


async def connect(file: Path, busy_seconds: float) -> Connection:
    """Open the file in a thread of its own, which does not keep the program from ending."""
    made = Connection(lambda: sqlite3.connect(file, isolation_level=None, timeout=busy_seconds), 64)
    made._thread.daemon = True
    await made
    return made
