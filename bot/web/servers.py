"""The settings of a server of Discord in the browser, for the manager to whom `/setup` gave a link."""

from aiohttp import web

from bot.host.server_passes import OPEN_LINK, ServerPass, open_link, pass_of
from bot.table.seating import LONGEST_NAME
from bot.web.acts.drawing import draw_for_manager
from bot.web.acts.outcome import read_outcome
from bot.web.appkeys import HOST
from bot.web.http.address import origin_of
from bot.web.http.cookies import Cookie, drop_cookie, keep_cookie, read_cookie
from bot.web.http.guard import TurnedAway
from bot.web.http.held_seats import LONGEST_KEY
from bot.web.http.visitor import read_form, see_other
from bot.web.show.pages import page, words_for

SERVER = r"/server/{subject:\d{1,20}}"


def add_routes(app: web.Application) -> None:
    app.router.add_get(SERVER, settings)
    app.router.add_post(f"{SERVER}/enter", enter)
    app.router.add_post(f"{SERVER}/leave", leave)


async def manager(request: web.Request) -> ServerPass:
    """The manager at this browser; refused without a key that is still good."""
    if (found := await _manager(request)) is None:
        raise TurnedAway(403, "web-server-closed", (_page_of(request), "act-back"))
    return found


async def settings(request: web.Request) -> web.Response:
    """The settings; for a browser that was not let in yet, the door."""
    found, words = await _manager(request), words_for(request)
    if found is None:
        return page(request, "server_door.html", words, action=f"{_page_of(request)}/enter")
    return page(
        request,
        "server.html",
        words,
        server=found.names.server,
        until=found.until,
        acts=await draw_for_manager(request, found, words),
        outcome=read_outcome(request, words),
        leave=f"{_page_of(request)}/leave",
        longest_name=LONGEST_NAME,
    )


async def enter(request: web.Request) -> web.Response:
    """Open the link: its key is worth nothing after that, and this browser keeps another one for an hour."""
    host, server = request.app[HOST], request.match_info["subject"]
    if (address := origin_of(request)) is not None:
        host.budget.spend(OPEN_LINK, None, address)
    given = ((await read_form(request)).get("key") or "").rpartition("#")[2][:LONGEST_KEY]
    key = await open_link(host, server, given)
    if key is None:
        raise TurnedAway(403, "web-server-no-link", (_page_of(request), "act-back"))
    response = see_other(_page_of(request))
    keep_cookie(request, response, _cookie(server), key)
    return response


async def leave(request: web.Request) -> web.Response:
    """Close the settings at this browser."""
    response = see_other(_page_of(request))
    drop_cookie(request, response, _cookie(request.match_info["subject"]))
    return response


async def _manager(request: web.Request) -> ServerPass | None:
    server = request.match_info["subject"]
    key = read_cookie(request, _cookie(server))[:LONGEST_KEY]
    return await pass_of(request.app[HOST], server, key) if key else None


def _cookie(server: str) -> Cookie:
    """The key goes only to the pages of this server."""
    return Cookie("server", f"/server/{server}", "Strict")


def _page_of(request: web.Request) -> str:
    return f"/server/{request.match_info['subject']}"
