"""A connection to PostgreSQL on which nobody waits for ever."""

import asyncio
import socket
from typing import Any

import asyncpg
import sqlalchemy as sa

IDLE, INTERVAL, COUNT = 5, 3, 3
"""Seconds of silence before the system asks the other side for a sign, and how often before it gives up."""
UNSENT = 10_000
"""Milliseconds after which the system gives up what the other side does not confirm."""


class Wire(asyncpg.Connection):  # type: ignore[misc]
    """One connection; it is cut when an answer takes too long."""

    def __init__(self, protocol: Any, transport: Any, *rest: Any) -> None:
        super().__init__(protocol, transport, *rest)
        self._limit: asyncio.TimerHandle | None = None
        _keep_alive(transport.get_extra_info("socket"))

    def expect_answer(self, seconds: float) -> None:
        """From now on, the server has so many seconds."""
        self.stop_waiting()
        self._limit = asyncio.get_running_loop().call_later(seconds, self.terminate)

    def stop_waiting(self) -> None:
        if self._limit is not None:
            self._limit.cancel()
            self._limit = None

    def terminate(self) -> None:
        self.stop_waiting()
        super().terminate()


def give_up_silent_connections(pool: sa.Engine, seconds: float) -> None:
    """From now on, whatever is sent on a connection of this pool must be answered in so many seconds.

    A connection that is cut for it fails as one that broke, and the pool then makes all of them anew.
    """

    def before_sending(connection: sa.Connection, *_statement: Any) -> None:
        if wire := _wire(connection):
            wire.expect_answer(seconds)

    def after_answer(connection: sa.Connection, *_statement: Any) -> None:
        if wire := _wire(connection):
            wire.stop_waiting()

    def after_failure(context: sa.engine.ExceptionContext) -> None:
        """Nobody asks a lost connection whether it heard that its statement is not wanted any more."""
        if context.is_disconnect and context.connection and (wire := _wire(context.connection)):
            wire.terminate()

    def before_return(connection: Any, _entry: Any, _state: Any) -> None:
        connection.driver_connection.expect_answer(seconds)

    def after_return(connection: Any, _entry: Any) -> None:
        if connection is not None:
            connection.driver_connection.stop_waiting()

    sa.event.listen(pool, "before_cursor_execute", before_sending)
    sa.event.listen(pool, "after_cursor_execute", after_answer)
    sa.event.listen(pool, "commit", before_sending)
    sa.event.listen(pool, "rollback", before_sending)
    sa.event.listen(pool, "handle_error", after_failure)
    sa.event.listen(pool, "reset", before_return)
    sa.event.listen(pool, "checkin", after_return)


def _wire(connection: sa.Connection) -> Wire | None:
    """None: it was given up already."""
    if connection.invalidated or connection.closed:
        return None
    wire: Wire | None = connection.connection.driver_connection
    return wire


def _keep_alive(line: Any) -> None:
    """Let the system notice a machine that is gone or a firewall that forgot the connection."""
    if line is None or line.family not in (socket.AF_INET, socket.AF_INET6):
        return
    line.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
    for name, value in (
        ("TCP_KEEPIDLE", IDLE),
        ("TCP_KEEPINTVL", INTERVAL),
        ("TCP_KEEPCNT", COUNT),
        ("TCP_USER_TIMEOUT", UNSENT),
    ):
        if hasattr(socket, name):  # not every system has each of them
            line.setsockopt(socket.IPPROTO_TCP, getattr(socket, name), value)
