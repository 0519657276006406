"""The stream of the API: which of a person's games changed; what changed is read from the games."""

import asyncio
from collections.abc import Mapping

import structlog
from aiohttp import web

from bot.host.looks import end_look
from bot.store import StoreError
from bot.table.state import TableState
from bot.web.api.games import own_seat
from bot.web.api.models import Changed
from bot.web.appkeys import HOST
from bot.web.http.guard import set_safe_headers
from bot.web.http.identity import TOKEN, person_id_of, recognise
from bot.web.http.limits import holding
from bot.web.own_games import MOST
from bot.web.play.live import BREATH, STILL_HERE, Silence, seal_of, subscribed, with_heartbeats
from engine.errors import EngineError

log = structlog.get_logger(__name__)


async def own_tables(request: web.Request) -> list[TableState]:
    """The tables at which the person of the token has a seat, the newest first."""
    host, me = request.app[HOST], person_id_of(request)
    tables = []
    for listed in await host.store.matches.list_matches(user_id=me or "", limit=MOST):
        try:
            table = await host.table(listed.id)
        except EngineError:
            continue  # a title that is not installed at the moment
        if own_seat(table, me) is not None:
            tables.append(table)
    return tables


async def follow(request: web.Request) -> web.StreamResponse:
    """An event for each running game at first, and for each that changes from then on."""
    end_look()
    with holding(request, "stream"):
        response = web.StreamResponse(
            headers={"Content-Type": "text/event-stream", "X-Accel-Buffering": "no"}
        )
        set_safe_headers(response)
        try:
            await response.prepare(request)
            await response.write(b"retry: 2000\n\n")
            await _send_changes(request, response)
        except ConnectionResetError:
            pass  # nobody reads it any longer
        except (EngineError, StoreError) as error:
            # The stream just ends: its head is sent, so there is no other answer, and the reader asks again.
            log.error("stream-failed", errors=[type(error).__name__])
    return response


async def _send_changes(request: web.Request, response: web.StreamResponse) -> None:
    """Until the host stops or the token is revoked; a game that began meanwhile is found with a heartbeat."""
    shown: Mapping[str, Changed] = {}
    async with subscribed(request) as notices:
        silence = Silence()
        while True:
            tables = await own_tables(request)
            notices.watch([request[TOKEN].id, *(table.id for table in tables if table.state == "live")])
            for table in tables:
                request.app[HOST].notices.note_revision(table.id, table.seq, table.revision)
            changes = {table.id: _change_of(request, table) for table in tables}
            fresh = [
                change
                for game, change in changes.items()
                if change != shown.get(game) and (game in shown or change.state == "live")
            ]
            for change in fresh:
                await response.write(f"event: game\ndata: {change.model_dump_json()}\n\n".encode())
                silence.ends()
            shown = changes
            try:
                if await anext(with_heartbeats(notices, silence)) is None:
                    await response.write(STILL_HERE)
            except StopAsyncIteration:
                return
            await asyncio.sleep(BREATH)
            await recognise(request)
            if person_id_of(request) is None:
                return


def _change_of(request: web.Request, table: TableState) -> Changed:
    seat = own_seat(table, person_id_of(request))
    return Changed(
        game=table.id,
        version=seal_of(request, table),
        state=table.state,
        asked=seat in table.waits_for(),
    )
