"""The settings of a server of Discord in the browser, for the manager to whom `/setup` gave a link."""

from aiohttp import web

from bot.host.server_passes import open_link
from bot.table.seating import LONGEST_NAME
from bot.web.access.manager import manager_here, server_cookie, server_page
from bot.web.acts.drawing import draw_for_manager
from bot.web.acts.outcome import read_outcome
from bot.web.appkeys import HOST
from bot.web.http.address import origin_of
from bot.web.http.cookies import drop_cookie, keep_cookie
from bot.web.http.guard import TurnedAway
from bot.web.http.held_seats import LONGEST_KEY
from bot.web.http.visitor import read_form, see_other
from bot.web.show.pages import page, words_for

SERVER = r"/server/{subject:\d{1,20}}"


def add_routes(app: web.Application) -> None:
    app.router.add_get(SERVER, settings)
    app.router.add_post(f"{SERVER}/enter", enter)
    app.router.add_post(f"{SERVER}/leave", leave)


async def settings(request: web.Request) -> web.Response:
    """The settings; for a browser that was not let in yet, the door."""
    manager, words = await manager_here(request), words_for(request)
    if manager is None:
        return page(request, "server_door.html", words, action=f"{server_page(request)}/enter")
    return page(
        request,
        "server.html",
        words,
        server=manager.names.server,
        until=manager.until,
        acts=await draw_for_manager(request, manager, words),
        outcome=read_outcome(request, words),
        leave=f"{server_page(request)}/leave",
        longest_name=LONGEST_NAME,
    )


async def enter(request: web.Request) -> web.Response:
    """Open the link: its key is worth nothing after that, and this browser keeps another one for an hour."""
    host, server = request.app[HOST], request.match_info["subject"]
    if (address := origin_of(request)) is not None:
        host.budget.spend("passes", None, address)
    typed = ((await read_form(request)).get("key") or "").rpartition("#")[2][:LONGEST_KEY]
    key = await open_link(host, server, typed)
    if key is None:
        raise TurnedAway(403, "web-server-no-link", (server_page(request), "act-back"))
    response = see_other(server_page(request))
    keep_cookie(request, response, server_cookie(server), key)
    return response


async def leave(request: web.Request) -> web.Response:
    """Close the settings at this browser."""
    response = see_other(server_page(request))
    drop_cookie(request, response, server_cookie(request.match_info["subject"]))
    return response
