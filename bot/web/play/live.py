"""Live pages: a stream tells that something changed; what changed is read from the pages themselves."""

import asyncio
import json
from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import asynccontextmanager

import structlog
from aiohttp import web

from bot.host.looks import end_look
from bot.host.notices import Subscription
from bot.store import StoreError
from bot.table.state import TableState
from bot.web.appkeys import HOST, STREAMS
from bot.web.calls.presence import OPEN_PAGES
from bot.web.http.guard import set_safe_headers
from bot.web.http.identity import MINT, person_id_of, recognise
from bot.web.http.limits import holding
from bot.web.own_games import my_seats, waiting_json
from bot.web.show.pages import is_known, words_for
from engine.errors import EngineError

log = structlog.get_logger(__name__)

HEARTBEAT = 20.0
"""Seconds after which a silent stream shows that it lives."""
BREATH = 0.25
"""Seconds in which all that changes is gathered, so that many tables are not read again for each move."""
STILL_HERE = b": still here\n\n"


async def follow(request: web.Request, match_id: str | None, since: str = "") -> web.StreamResponse:
    """Server-sent events: of one table, and of all tables that wait for this person."""
    end_look()
    known = is_known(request)
    if match_id is None and not known:
        return web.Response(status=204)  # a browser that gets this does not ask again
    with holding(request, "stream"), request.app[OPEN_PAGES].following(person_id_of(request)):
        response = web.StreamResponse(
            headers={"Content-Type": "text/event-stream", "X-Accel-Buffering": "no"}
        )
        set_safe_headers(response)
        try:
            await response.prepare(request)
            await response.write(b"retry: 2000\n\n")
            async with asyncio.TaskGroup() as both:
                if match_id is not None:
                    both.create_task(_send_table_events(request, response, match_id, since))
                if known:
                    both.create_task(_send_waiting(request, response, match_id))
        except* ConnectionResetError:
            pass  # the reader closed the page
        except* (EngineError, StoreError) as failed:
            # The stream just ends: its head is sent, so there is no other answer, and the page asks again.
            log.error(
                "stream-failed", match=match_id, errors=[type(error).__name__ for error in failed.exceptions]
            )
    return response


async def _send_table_events(
    request: web.Request, response: web.StreamResponse, match_id: str, since: str
) -> None:
    async with subscribed(request, match_id) as notices:
        table = await request.app[HOST].table(match_id)
        request.app[HOST].notices.note_revision(match_id, table.seq, table.revision)
        shown, silence = table.public_revision, Silence()
        if str(table.seq) != since:
            await response.write(_event(request, table, table.seq))
        async for seq in with_heartbeats(notices, silence):
            if seq is None:
                await response.write(STILL_HERE)
                continue
            table = await request.app[HOST].table(match_id)
            before, shown = shown, table.public_revision
            if shown != before:
                await response.write(_event(request, table, seq))
                silence.ends()


async def _send_waiting(request: web.Request, response: web.StreamResponse, match_id: str | None) -> None:
    """Send what waits whenever it changes; a game that began meanwhile is found with the next heartbeat."""
    async with subscribed(request) as notices:
        shown = await _newest_waiting(request, notices, match_id)
        await response.write(shown)
        silence = Silence()
        async for seq in with_heartbeats(notices, silence):
            await asyncio.sleep(BREATH)
            waiting = await _newest_waiting(request, notices, match_id)
            if waiting != shown:
                await response.write(waiting)
                silence.ends()
            elif seq is None and match_id is None:
                await response.write(STILL_HERE)
            shown = waiting


async def _newest_waiting(request: web.Request, notices: Subscription, match_id: str | None) -> bytes:
    """The newest of what waits; what changes while it is read is told by the next look of the process."""
    host = request.app[HOST]
    await recognise(request)
    seats = await my_seats(request)
    notices.watch(table.id for table, _ in seats if table.state == "live")
    for table, _ in seats:
        host.notices.note_revision(table.id, table.seq, table.revision)
    waiting = waiting_json(seats, words_for(request), host.clock.now(), match_id)
    return f"event: mine\ndata: {json.dumps(waiting)}\n\n".encode()


@asynccontextmanager
async def subscribed(request: web.Request, *match_ids: str) -> AsyncIterator[Subscription]:
    """A subscription that ends when the host stops."""
    with request.app[HOST].notices.subscribe(*match_ids) as notices:
        request.app[STREAMS].add(notices)
        try:
            yield notices
        finally:
            request.app[STREAMS].discard(notices)


class Silence:
    """Since when a stream has written nothing: only what is written moves its next heartbeat."""

    def __init__(self) -> None:
        self.ends()

    def ends(self) -> None:
        """A line was written."""
        self.until = asyncio.get_running_loop().time() + HEARTBEAT


async def with_heartbeats(notices: Subscription, silence: Silence) -> AsyncGenerator[int | None]:
    """What is told, and None after a silence, which ends it."""
    while True:
        try:
            async with asyncio.timeout_at(silence.until):
                seq = await anext(notices)
        except StopAsyncIteration:
            return
        except TimeoutError:
            silence.ends()
            yield None
        else:
            yield seq


def _event(request: web.Request, table: TableState, seq: int) -> bytes:
    """The number of the change, and the seal of what is seen now: a page that shows it need not ask."""
    return f"id: {seq}\ndata: {seq} {seal_of(request, table)}\n\n".encode()


def seal_of(request: web.Request, table: TableState) -> str:
    """Names what is seen of a table now; how often something hidden has changed cannot be read from it."""
    return request.app[MINT].seal(f"{table.id} {table.public_revision}")[:16]
