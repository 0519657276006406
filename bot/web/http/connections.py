"""Limits on connections: how many one address may have, how long a request may take to arrive, and the
answer and log line when it cannot be read."""

import asyncio
import resource
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import structlog
from aiohttp import web

from bot.host.budget import neighbourhood
from bot.web.http.address import Network, is_trusted_proxy
from bot.web.http.guard import set_safe_headers

log = structlog.get_logger(__name__)

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]

EACH, UNFINISHED_EACH = 120, 30
"""Connections of one address, and those of them on which no whole request has arrived yet."""
MOST, SPARE = 8000, 200
"""Connections of all together, and the files that the process keeps for everything else."""
PATIENCE = 15.0
"""Seconds in which the head of a request must have arrived."""
BACKLOG = 128
"""Connections that the system keeps waiting until they are accepted."""
SHUTDOWN = 5.0
"""Seconds in which answers may end when the host stops."""
SETTINGS: dict[str, Any] = {
    "keepalive_timeout": 75,
    "lingering_time": 5,
    "max_line_size": 4096,
    "max_field_size": 8190,
    "max_headers": 100,
    "auto_decompress": False,
}
"""Seconds until an idle connection is closed, seconds to read the rest of a refused request, and the most
bytes of its head: a longer head is answered with 400. Nothing that arrives is unpacked."""
SENTENCE = "This request could not be read, and nothing was done.\n"


def raise_file_limit() -> int:
    """As many open files as the system lets this process have; how many those are."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < hard:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]


def most_connections(files: int) -> int:
    """How many connections there may be: always fewer than the process may have files."""
    return max(16, min(MOST, files - SPARE))


class Doors:
    """Counts the connections by where they come from; proxies that were named are not counted one by one."""

    def __init__(self, most: int, proxies: tuple[Network, ...] = ()) -> None:
        self.most = most
        self._proxies = proxies
        self.open = 0
        self.refused = 0
        self._each: Counter[str] = Counter()
        self._unfinished: Counter[str] = Counter()

    @property
    def addresses(self) -> set[str]:
        """Every address with a connection or a request on its way."""
        return {*self._each, *self._unfinished}

    def whose(self, peer: str) -> str | None:
        """The address that a connection is counted for; None: it is not counted."""
        return None if is_trusted_proxy(peer, self._proxies) else neighbourhood(peer)

    def enter(self, who: str | None) -> bool:
        """Another connection; False: there is no room for it."""
        full = self.open >= self.most
        if who is not None:
            full = full or self._each[who] >= EACH or self._unfinished[who] >= UNFINISHED_EACH
        if full:
            self.refused += 1
            return False
        self.open += 1
        if who is not None:
            self._each[who] += 1
        return True

    def leave(self, who: str | None) -> None:
        self.open -= 1
        if who is not None:
            _less(self._each, who)

    def begin_head(self, who: str | None) -> None:
        """A request begins to arrive."""
        if who is not None:
            self._unfinished[who] += 1

    def end_head(self, who: str | None) -> None:
        """The head of a request has arrived, or its connection has ended."""
        if who is not None:
            _less(self._unfinished, who)


def _less(counts: Counter[str], who: str) -> None:
    counts[who] -= 1
    if counts[who] <= 0:
        del counts[who]


class FencedHandler(web.RequestHandler):
    """One connection of the browser table."""

    __slots__ = ("_answering", "_doors", "_inside", "_patience", "_who")

    def __init__(self, doors: Doors, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._doors = doors
        self._inside = False
        self._answering = False
        self._who: str | None = None
        self._patience: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        peer = transport.get_extra_info("peername")
        self._who = self._doors.whose(peer[0] if isinstance(peer, tuple) else "")
        if not self._doors.enter(self._who):
            assert isinstance(transport, asyncio.Transport)
            transport.abort()
            return
        self._inside = True
        super().connection_made(transport)
        self._wait_for_head()

    def data_received(self, data: bytes) -> None:
        if not self._inside:
            return
        if self._patience is None and not self._answering:
            self._wait_for_head()
        super().data_received(data)

    def begin_answer(self) -> None:
        self._answering = True
        self._head_arrived()

    def end_answer(self) -> None:
        self._answering = False

    def connection_lost(self, exc: BaseException | None) -> None:
        if not self._inside:
            return
        self._inside = False
        self._head_arrived()
        self._doors.leave(self._who)
        super().connection_lost(exc)

    def eof_received(self) -> None:
        if self._inside:
            super().eof_received()

    def _wait_for_head(self) -> None:
        self._doors.begin_head(self._who)
        self._patience = asyncio.get_running_loop().call_later(PATIENCE, self._show_out)

    def _head_arrived(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None
            self._doors.end_head(self._who)

    def _show_out(self) -> None:
        """Close the connection: the head did not arrive in time."""
        self._head_arrived()
        self.force_close()

    def handle_error(
        self,
        request: web.BaseRequest,
        status: int = 500,
        exc: BaseException | None = None,
        message: str | None = None,
    ) -> web.StreamResponse:
        """Answer an unreadable request with one sentence; neither it nor the log repeats what was sent."""
        self._head_arrived()
        if status >= 500 and not isinstance(exc, ConnectionError):
            self.logger.error("an error of the server layer", exc_info=exc)
        else:
            log.debug("request-unreadable", error=type(exc).__name__ if exc else "")
        if request.writer.output_size > 0:
            raise ConnectionError("part of another answer was sent already")
        response = web.Response(status=status, text=SENTENCE)
        set_safe_headers(response)
        response.force_close()
        return response


@web.middleware
async def note_head(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Tell the connection that the head of a request has arrived, and when it is answered."""
    connection = request.protocol
    if not isinstance(connection, FencedHandler):
        return await handler(request)
    connection.begin_answer()
    try:
        return await handler(request)
    finally:
        connection.end_answer()


@asynccontextmanager
async def listening(
    app: web.Application, host: str, port: int, doors: Doors, **changed: Any
) -> AsyncIterator[None]:
    """Serve the pages at an address, with every connection counted; `changed`: of the settings."""
    runner = web.AppRunner(app, shutdown_timeout=SHUTDOWN)
    await runner.setup()
    try:
        loop, server = asyncio.get_running_loop(), runner.server
        assert server is not None, "the runner is set up"
        settings = {**SETTINGS, **changed}
        entrance = await loop.create_server(
            lambda: FencedHandler(doors, server, loop=loop, access_log=None, **settings),
            host,
            port,
            backlog=BACKLOG,
        )
        try:
            yield
        finally:
            entrance.close()
    finally:
        await runner.cleanup()
