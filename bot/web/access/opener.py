"""The opener of a table, whose browser keeps its key."""

from aiohttp import web

from bot.table.state import TableState
from bot.web.appkeys import HOST
from bot.web.http.cookies import Cookie, found_good, keep_cookie, read_cookie
from bot.web.http.guard import TurnedAway
from bot.web.http.held_seats import LONGEST_KEY, base_of


async def opener(request: web.Request) -> tuple[TableState, str]:
    """The table and its opener's key; refused if this browser does not hold it."""
    host = request.app[HOST]
    table = await host.table(request.match_info["match"])
    key = read_cookie(request, opener_cookie(table.id))[:LONGEST_KEY]
    if not key or not await host.seats.is_opener(table.id, key):
        raise TurnedAway(403, "web-refuse-not-opener", (base_of(table.id, None), "web-to-table"))
    found_good(request, opener_cookie(table.id))
    return table, key


def opener_cookie(match_id: str) -> Cookie:
    return Cookie("opener", f"/t/{match_id}/host", "Strict")


def give_opener(request: web.Request, response: web.Response, match_id: str, opener_key: str) -> None:
    """The browser that opened the table keeps its key, for the one page that asks for it."""
    keep_cookie(request, response, opener_cookie(match_id), opener_key)
