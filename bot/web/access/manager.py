"""The manager of a server of Discord, whose browser keeps a key for an hour."""

from aiohttp import web

from bot.host.server_passes import ServerPass, pass_of
from bot.web.appkeys import HOST
from bot.web.http.cookies import Cookie, read_cookie
from bot.web.http.guard import TurnedAway
from bot.web.http.held_seats import LONGEST_KEY


async def manager(request: web.Request) -> ServerPass:
    """The manager at this browser; refused without a key that is still good."""
    if (manager_pass := await manager_here(request)) is None:
        raise TurnedAway(403, "web-server-closed", (server_page(request), "act-back"))
    return manager_pass


async def manager_here(request: web.Request) -> ServerPass | None:
    """The manager at this browser; None: it holds no key that is still good."""
    server = request.match_info["subject"]
    key = read_cookie(request, server_cookie(server))[:LONGEST_KEY]
    return await pass_of(request.app[HOST], server, key) if key else None


def server_cookie(server: str) -> Cookie:
    """The key goes only to the pages of this server."""
    return Cookie("server", f"/server/{server}", "Strict")


def server_page(request: web.Request) -> str:
    return f"/server/{request.match_info['subject']}"
