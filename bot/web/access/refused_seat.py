"""Why a seat does not open at this browser, and where to go from there."""

from contextlib import suppress

from aiohttp import web

from bot import keys
from bot.host.host import Host
from bot.series.series_note import series_note
from bot.store.records import MoveRecord
from bot.table import substitutes
from bot.table.state import TableState
from bot.web.appkeys import HOST, STEWARD
from bot.web.calls.mail import MAIL
from bot.web.http.guard import TurnedAway
from bot.web.http.held_seats import base_of, seat_key, seat_path
from bot.web.http.identity import person_id_of
from engine.errors import Refused
from engine.text import Seat, Text


async def refusal_of_seat(request: web.Request, table: TableState, seat: Seat) -> TurnedAway:
    """Tell who lost the seat how that came; everyone else how to sign in."""
    host, key = request.app[HOST], seat_key(request, table.id, seat)
    known_by = [person_id_of(request), keys.digest(key) if key else None]
    marks = [substitutes.mark_in(table.id, mark) for mark in known_by if mark]
    lost = substitutes.seat_lost(await host.log(table.id), seat, marks) if marks else None
    if lost is not None and (reason := await _words_of(host, table, lost)):
        return TurnedAway(403, "web-seat-lost", await _way_to_ask(request, table), what=reason)
    refusal = TurnedAway(403, "web-refuse-no-seat", _way_on(request, table, seat))
    if request.app[MAIL].offered:
        refusal.sign_in = seat_path(table.id, seat)
    return refusal


async def _words_of(host: Host, table: TableState, row: MoveRecord) -> Text | None:
    """What the table was told of a change."""
    heard = await host.events_since(table.id, row.seq - 1, None)
    return next((line.text for line in heard if line.seq == row.seq), None)


async def _way_to_ask(request: web.Request, table: TableState) -> tuple[str, str]:
    """Where to ask about a seat that was taken: those who organise the league, else those at the table."""
    if series_id := series_note(table).get("id"):
        with suppress(Refused):
            await request.app[STEWARD].leagues.shelf.get(series_id)
            return f"/leagues/{series_id}", "web-to-league"
    return f"{base_of(table.id, None)}/time", "page-time"


def _way_on(request: web.Request, table: TableState, seat: Seat) -> tuple[str, str]:
    """Browsers hold back the key of a seat when another site leads there: then a second try opens it."""
    if request.headers.get("Sec-Fetch-Site", "cross-site") == "cross-site":
        again = request.path if request.method == "GET" else base_of(table.id, seat)
        return again, "web-sit-again"
    return base_of(table.id, None), "web-watch"
