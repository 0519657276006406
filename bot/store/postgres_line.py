"""A process's line to its PostgreSQL server: on it the process shows that it serves, and hears the others."""

import asyncio
from typing import Any

import asyncpg
import structlog

from bot.store.database import Hear

log = structlog.get_logger(__name__)

SERVED = 0x666F6E64
"""The lock that those who serve share, and that a restore needs alone."""
LOOKS_EVERY = 5.0
"""Seconds after which a line that is quiet is asked whether it still leads anywhere."""
FIRST_PAUSE, LAST_PAUSE = 0.25, 5.0
"""Seconds before a line that broke is tried again."""
_NOT_OURS = ("prepared_statement_cache_size", "prepared_statement_name_func")
"""What an address may say to SQLAlchemy alone."""


class PostgresLine:
    """One connection that stays open for as long as anybody holds the line, and comes back when it breaks."""

    def __init__(self, arguments: dict[str, Any], channel: str, own: str) -> None:
        self._arguments = {name: value for name, value in arguments.items() if name not in _NOT_OURS}
        self._channel = channel
        self._own = own
        self._holders = 0
        self._connection: Any = None
        self._broken = asyncio.Event()
        self._keeping: asyncio.Task[None] | None = None
        self.hearers: list[Hear] = []

    async def open(self) -> bool:
        """Hold the line; False when someone restores the database, and the line stays closed."""
        if self._holders == 0:
            if not await self._connect():
                return False
            self._keeping = asyncio.create_task(self._keep(), name="line to the database")
        self._holders += 1
        return True

    async def close(self) -> None:
        """Let the line go; it is closed when nobody holds it."""
        self._holders -= 1
        if self._holders > 0 or self._keeping is None:
            return
        self._keeping.cancel()
        await asyncio.gather(self._keeping, return_exceptions=True)
        await self._drop()

    async def _connect(self) -> bool:
        """Whether the line is open: others serve the same database, and nobody restores it."""
        connection = await asyncpg.connect(**self._arguments)
        try:
            if await connection.fetchval("SELECT pg_try_advisory_lock_shared($1, 0)", SERVED):
                await connection.add_listener(self._channel, self._hear)
                connection.add_termination_listener(lambda _connection: self._broken.set())
                self._broken.clear()
                self._connection, connection = connection, None
        finally:
            if connection is not None:
                connection.terminate()
        return self._connection is not None

    async def _drop(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.terminate()

    async def _keep(self) -> None:
        """When the line breaks, open it again; what was said meanwhile was missed, and that is told."""
        pause = FIRST_PAUSE
        while True:
            await self._until_broken()
            await self._drop()
            try:
                if await self._connect():
                    log.info("line-back")
                    pause = FIRST_PAUSE
                    self._tell("")
                    continue
            except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError) as error:
                log.warning("line-broken", error=str(error) or repr(error), again_in=pause)
            await asyncio.sleep(pause)
            pause = min(LAST_PAUSE, 2 * pause)

    async def _until_broken(self) -> None:
        """Until the line ends, or leads nowhere any more without having said so."""
        while not self._broken.is_set():
            try:
                async with asyncio.timeout(LOOKS_EVERY):
                    await self._broken.wait()
            except TimeoutError:
                await self._ask()

    async def _ask(self) -> None:
        try:
            await self._connection.fetchval("SELECT 1")
        except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError) as error:
            log.warning("line-silent", error=str(error) or repr(error))
            self._broken.set()

    def _hear(self, _connection: Any, _pid: int, _channel: str, payload: str) -> None:
        whose, _, message = payload.partition(" ")
        if whose != self._own:
            self._tell(message)

    def _tell(self, message: str) -> None:
        for hear in list(self.hearers):
            hear(message)
