"""A database on a PostgreSQL server, which many processes on many machines may share: the one place that
knows PostgreSQL."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import AbstractContextManager, asynccontextmanager, contextmanager
from typing import Any
from weakref import WeakSet

import asyncpg
import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from bot.store.database import Database, Hear, reraise_cancellation
from bot.store.errors import Conflict, StoreError, Uncertain
from bot.store.postgres_line import SERVED, PostgresLine
from bot.store.postgres_wire import Wire, give_up_silent_connections
from bot.store.schema import metadata

CONNECTIONS = 8
"""How many one process may have open at once, beside the line on which it listens."""
SETTINGS = {
    "application_name": "fondaco",
    "lock_timeout": "8s",
    "statement_timeout": "30s",
    "idle_in_transaction_session_timeout": "15s",
    "tcp_keepalives_idle": "10",
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "3",
}
"""Nobody waits half a minute for a process that hangs or whose machine is gone: its locks are given up for
it, those that it came by while it waited for others as well. The server gives up a statement later than the
process does: a COMMIT given up there while it waits for a standby would count as done."""
UNHURRIED = {**SETTINGS, "statement_timeout": "0", "idle_in_transaction_session_timeout": "60s"}
SILENT_FOR = 5.0
"""Seconds without a word in the middle of a transaction after which others are held up."""
CONNECTS_WITHIN = 5.0
"""Seconds in which a new connection must be there."""
ANSWERS_WITHIN = 10.0
"""Seconds in which a statement must be answered; then its connection is given up, and so are those that are
as old: a firewall that forgot one, or a server that was replaced, has forgotten them all."""
WAITS_FOR_CONNECTION = 10.0
"""Seconds to wait while all connections are in use."""
CLOSES_WITHIN = 2.0
"""Seconds for saying good-bye to the server."""
_TAKE_TURN = sa.text("SELECT pg_advisory_xact_lock(hashtextextended(:turn, 0))")
_MAY_BE_LOST = sa.text("SET LOCAL synchronous_commit TO OFF")
_SURVIVES = (
    "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'"
)
"""An acknowledged move survives a crash of the server; what waits for a standby as well is left as it is."""
_TELL = sa.text("SELECT pg_notify(:channel, said) FROM unnest(CAST(:said AS text[])) AS said")
_HELD_UP = sa.text(
    "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND backend_xid IS NOT NULL "
    "AND state = 'idle in transaction' AND state_change < clock_timestamp() - make_interval(secs => :silent)"
)
_SIZE = sa.text("SELECT pg_database_size(current_database())")
_WHO_SERVES = sa.text(
    "SELECT count(*) FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database "
    "WHERE locktype = 'advisory' AND granted AND classid = :served AND datname = current_database()"
)
CHANNEL = "fondaco"


class PostgresServer(Database):
    """Many may read and write at once; rows are locked by those who change them."""

    shares_work = True
    tells = True

    def __init__(self, address: sa.URL) -> None:
        arguments: dict[str, Any] = {"timeout": CONNECTS_WITHIN, "connection_class": Wire}
        self._wires: WeakSet[Wire] = WeakSet()

        def connections(settings: dict[str, str], **how: Any) -> AsyncEngine:
            connects = {**arguments, "server_settings": settings}
            made = create_async_engine(address, hide_parameters=True, connect_args=connects, **how)
            sa.event.listen(made.sync_engine, "connect", self._note_connection)
            if settings is not UNHURRIED:
                give_up_silent_connections(made.sync_engine, ANSWERS_WITHIN)
            return made

        pool = connections(SETTINGS, pool_size=CONNECTIONS, max_overflow=0, pool_timeout=WAITS_FOR_CONNECTION)
        super().__init__(address.render_as_string(hide_password=True), pool)
        self._in_turn = connections(SETTINGS, poolclass=sa.NullPool)
        self._unhurried = connections(UNHURRIED, poolclass=sa.NullPool)
        self._single = pool.execution_options(isolation_level="AUTOCOMMIT")
        self._own = secrets.token_hex(4)
        """Before everything that this process tells, so that it does not listen to itself."""
        self._line = PostgresLine(
            {
                **pool.dialect.create_connect_args(address)[1],
                **arguments,
                "server_settings": SETTINGS,
                "command_timeout": ANSWERS_WITHIN,
            },
            CHANNEL,
            self._own,
        )

    def _note_connection(self, connection: Any, _record: Any) -> None:
        self._wires.add(connection.driver_connection)
        _wait_for_the_disk(connection)

    async def close(self) -> None:
        """A server that is silent is not waited for."""
        try:
            async with asyncio.timeout(CLOSES_WITHIN):
                await super().close()
        except TimeoutError:
            for wire in list(self._wires):
                wire.terminate()

    def translate_errors(self) -> AbstractContextManager[None]:
        return translate_errors_of(self.name)

    @asynccontextmanager
    async def reading(self, *, unhurried: bool = False) -> AsyncIterator[AsyncConnection]:
        pool = self._unhurried if unhurried else self._pool
        reader = pool.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
        with self.translate_errors():
            async with reader.connect() as connection, connection.begin():
                yield connection

    @asynccontextmanager
    async def single(self) -> AsyncIterator[AsyncConnection]:
        with self.translate_errors():
            async with self._single.connect() as connection:
                yield connection

    @asynccontextmanager
    async def writing(
        self, *, in_turn: str = "", unhurried: bool = False, may_be_lost: bool = False
    ) -> AsyncIterator[AsyncConnection]:
        """Those who wait for their turn take no connection from others."""
        pool = self._unhurried if unhurried else self._in_turn if in_turn else self._pool
        with self.translate_errors():
            async with pool.begin() as connection:
                if may_be_lost:
                    await connection.execute(_MAY_BE_LOST)
                if in_turn:
                    await connection.execute(_TAKE_TURN, {"turn": in_turn})
                yield connection

    async def reach(self) -> None:
        async with self.single() as connection:
            await connection.execute(sa.select(1))

    async def is_held_up(self) -> bool:
        return bool(await self.scalar(_HELD_UP, silent=SILENT_FOR))

    async def prepare(self) -> None:
        """Nothing has to be made ready."""

    @asynccontextmanager
    async def serving(self) -> AsyncIterator[None]:
        """The lock is held by a connection, so that it is gone with the process, however that ends."""
        with self.translate_errors():
            if not await self._line.open():
                raise StoreError(
                    f"{self.name} is being restored by another program. Start again when it is done."
                )
        try:
            yield
        finally:
            await self._line.close()

    @asynccontextmanager
    async def replacing(self) -> AsyncIterator[None]:
        async with self.single() as connection:
            free = sa.select(sa.func.pg_try_advisory_lock(SERVED, 0))
            if not await connection.scalar(free):
                raise StoreError(f"{self.name} is being served. Stop the host first.")
            try:
                yield
            finally:
                await connection.execute(sa.select(sa.func.pg_advisory_unlock(SERVED, 0)))

    async def is_served(self) -> bool:
        async with self.single() as connection:
            return bool(await connection.scalar(_WHO_SERVES, {"served": SERVED}))

    async def mark(self, now: float) -> None:
        """A server is always the same; nobody puts another one in its place."""

    async def check(self) -> None:
        """The server checks what it reads by itself; it only has to be there."""
        await self.reach()

    async def sizes(self) -> tuple[int, int]:
        async with self.single() as connection:
            return int(await connection.scalar(_SIZE) or 0), 0

    async def count_on(self, connection: AsyncConnection) -> None:
        for table in metadata.sorted_tables:
            counts = [column for column in table.primary_key if column is table.autoincrement_column]
            for column in counts:
                last = sa.select(sa.func.coalesce(sa.func.max(column), 0) + 1).scalar_subquery()
                sequence = sa.func.pg_get_serial_sequence(table.name, column.name)
                await connection.execute(sa.select(sa.func.setval(sequence, last, False)))

    async def tell(self, messages: Sequence[str]) -> None:
        """Outside any other transaction: telling takes a turn among all who tell, and one that waits for
        the disk as well would hold up everybody's moves."""
        async with self.single() as connection:
            await connection.execute(
                _TELL, {"channel": CHANNEL, "said": [f"{self._own} {message}" for message in messages]}
            )

    @property
    def is_listening(self) -> bool:
        """Whether what others tell is heard at this moment."""
        return bool(self._line.hearers)

    @asynccontextmanager
    async def listening(self, hear: Hear) -> AsyncIterator[None]:
        with self.translate_errors():
            await self._line.open()
        self._line.hearers.append(hear)
        try:
            yield
        finally:
            self._line.hearers.remove(hear)
            await self._line.close()


def _wait_for_the_disk(connection: Any) -> None:
    """On a new connection, outside any transaction: what is set inside one would be undone with it."""
    cursor = connection.cursor()
    cursor.execute(_SURVIVES)
    cursor.close()
    connection.commit()


_SENTENCES = {
    "28": "{name} does not let this user in. Check user and password in the address.",
    "3D": "{name}: there is no such database on that server. Make it with createdb.",
    "42501": "{name} may not be used by this user. Let it own the database.",
    "25006": "{name} may only be read. Name the server that takes writes.",
    "53100": "the disk of {name} is full, and nothing was changed. Make room.",
    "53300": "{name} has no connection left. Raise its max_connections, or run fewer processes.",
    "55P03": "{name} is kept busy by another program. Stop that program, or try again.",
    "57P03": "{name} is starting or stopping. Try again in a moment.",
    "57": "{name} broke off. What was asked for last may or may not be stored: look again.",
    "08": "{name} broke off. What was asked for last may or may not be stored: look again.",
}
"""By the code of the error, or how it begins."""
_BROKE_OFF = ("57", "08")
_UNREACHED = "{name} cannot be reached. Check that the server runs and that this machine may connect to it."
_AGAIN = ("40001", "40P01")
"""Codes of what another writer was in the way of, and what the server undid for that reason."""


@contextmanager
def translate_errors_of(name: str) -> Iterator[None]:
    """Turns what the server or the way to it throws into one sentence for the operator."""
    try:
        yield
    except (SQLAlchemyError, asyncpg.PostgresError, asyncpg.InterfaceError, OSError) as error:
        reraise_cancellation()
        raise _refusal(name, error) from error


def _refusal(name: str, error: BaseException) -> StoreError:
    cause: Any = getattr(error, "orig", None) or error
    code = str(getattr(cause, "sqlstate", None) or "")
    if code in _AGAIN:
        return Conflict(f"{name}: another process was in the way, and nothing was changed.")
    for sign, sentence in _SENTENCES.items():
        if code.startswith(sign):
            kind = Uncertain if sign in _BROKE_OFF else StoreError
            return kind(sentence.format(name=name))
    if isinstance(cause, OSError):
        return StoreError(_UNREACHED.format(name=name))
    if getattr(error, "connection_invalidated", False) or isinstance(cause, asyncpg.InterfaceError):
        return Uncertain(_SENTENCES["08"].format(name=name))
    reason = (str(cause).splitlines() or [type(cause).__name__])[0]
    return StoreError(f"{name} could not be used ({reason}); nothing was changed.")
