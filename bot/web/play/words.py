"""The board in words: a page of headings and lists, and the same as data."""

from typing import Any

from aiohttp import web

from bot.host.drawing import tell_position
from bot.table.state import TableState
from bot.threads import in_thread
from bot.web.access.seats import reader
from bot.web.appkeys import SEAT, TABLE
from bot.web.http.held_seats import base_of
from bot.web.http.visitor import locale_of
from bot.web.show.pages import pack, page
from engine.text import Seat
from render.speech import as_data
from render.words import Words


def add_routes(app: web.Application) -> None:
    for base in (TABLE, SEAT):
        app.router.add_get(f"{base}/words", words_page)
        app.router.add_get(f"{base}/words.json", words_data)


async def words_page(request: web.Request) -> web.Response:
    """Every section with its entries; a neighbour is a link to its own line."""
    table, seat = await reader(request)
    words = table.words(locale_of(request))
    data = await in_thread(_data, table, seat, words)
    base = base_of(table.id, seat)
    shown = page(
        request,
        "words.html",
        words,
        title=words.say(table.match.game.local_name),
        base=base,
        seat=seat,
        **data,
    )
    return pack(shown)


async def words_data(request: web.Request) -> web.Response:
    table, seat = await reader(request)
    return pack(web.json_response(await in_thread(_data, table, seat, table.words(locale_of(request)))))


def _data(table: TableState, seat: Seat | None, words: Words) -> dict[str, Any]:
    return {"seq": table.seq, **as_data(tell_position(table, seat), words)}
