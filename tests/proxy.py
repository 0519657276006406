"""A way to a server that can be cut, delayed and silenced, from a thread of its own."""

import asyncio
import threading
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager, suppress
from typing import Any

import sqlalchemy as sa

NOTICED_AFTER = 30.0
"""Seconds after which both ends notice that nobody is there, as keepalives do on a real network: else the
server would run out of connections."""


class Proxy:
    """Listens on a port of this machine and passes everything on to a PostgreSQL server."""

    def __init__(self, address: str) -> None:
        self._there = sa.make_url(address)
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._open: set[asyncio.StreamWriter] = set()
        self._deaf: set[asyncio.StreamWriter] = set()
        self._silent = False
        self._delay = 0.0
        self._server = self._run(self._listen())
        self.port: int = self._server.sockets[0].getsockname()[1]

    @property
    def address(self) -> str:
        """The address of the same database by this way."""
        plain = self._there.set(host="127.0.0.1", port=self.port).difference_update_query(["host", "port"])
        return plain.render_as_string(hide_password=False)

    # --- what can happen on the way

    def cut(self) -> None:
        """Every connection ends."""
        self._loop.call_soon_threadsafe(self._cut)

    def forget(self) -> None:
        """As a firewall does: nothing arrives on connections that are open; new ones are passed on."""
        self._loop.call_soon_threadsafe(self._forget)

    def silence(self) -> None:
        """Nothing arrives any more, on no connection, until `restore`; those of now stay deaf for good."""
        self._silent = True
        self.forget()

    def delay(self, seconds: float) -> None:
        self._delay = seconds

    def restore(self) -> None:
        self._silent, self._delay = False, 0.0

    def close(self) -> None:
        self._run(self._close())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    # --- inside its thread

    def _run(self, work: Coroutine[Any, Any, asyncio.Server]) -> asyncio.Server:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result()

    async def _listen(self) -> asyncio.Server:
        return await asyncio.start_server(self._serve, "127.0.0.1", 0)

    async def _close(self) -> asyncio.Server:
        self._server.close()
        self._open |= self._deaf
        self._cut()
        working = asyncio.all_tasks() - {asyncio.current_task()}
        for task in working:
            task.cancel()
        await asyncio.gather(*working, return_exceptions=True)
        await asyncio.sleep(0)  # for the connections to be gone
        return self._server

    def _cut(self) -> None:
        for writer in list(self._open):
            writer.transport.abort()

    def _forget(self) -> None:
        self._deaf |= self._open
        for writer in self._open:
            self._loop.call_later(NOTICED_AFTER, writer.transport.abort)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._open.add(writer)
        if self._silent:
            self._deaf.add(writer)
            return
        there_reader, there = await self._connect()
        self._open.add(there)
        with suppress(asyncio.CancelledError):  # asyncio would print it
            await asyncio.gather(self._pass_on(reader, there), self._pass_on(there_reader, writer))

    async def _connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        query = self._there.query
        host = str(query.get("host", self._there.host))
        port = self._there.port or int(str(query.get("port", 5432)))
        if host.startswith("/"):
            return await asyncio.open_unix_connection(f"{host}/.s.PGSQL.{port}")
        return await asyncio.open_connection(host, port)

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(65536):
                if self._delay:
                    await asyncio.sleep(self._delay)
                if writer not in self._deaf:
                    writer.write(data)
                    await writer.drain()
        if writer not in self._deaf:
            writer.close()
        self._open.discard(writer)


@contextmanager
def proxy_to(address: str) -> Iterator[Proxy]:
    made = Proxy(address)
    try:
        yield made
    finally:
        made.close()
