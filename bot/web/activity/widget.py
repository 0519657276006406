"""The widget's own pages: the one that a Matrix client opens in a room, and the sign-in it sends."""

import re

from aiohttp import web

from bot import keys
from bot.host.widgets import table_of_widget
from bot.surfaces import surfaces
from bot.web.activity.openid import HomeserverAway, NotConfirmed, name_of_server, user_behind
from bot.web.activity.seats import own_place
from bot.web.appkeys import HOST
from bot.web.http.frame import SESSION_LASTS, WIDGET, set_frame_cookie
from bot.web.http.guard import TurnedAway, framed_by
from bot.web.http.limits import spend
from bot.web.http.visitor import read_form
from bot.web.show.pages import page, words_for

_TOKEN = re.compile(r"[A-Za-z0-9._~+/=-]{1,512}", re.ASCII)


def add_routes(app: web.Application) -> None:
    """Where the operator's bot makes rooms on Matrix, and its pages can be opened there."""
    if WIDGET in app:
        app.router.add_get("/widget", frame)
        app.router.add_post("/widget", sign_in)


async def frame(request: web.Request) -> web.Response:
    """A page that holds nothing but the way to sign in, so that anyone may ask for it."""
    clients = request.app[WIDGET].clients
    response = page(request, "widget.html", words_for(request), clients=clients)
    response.headers["Content-Security-Policy"] = framed_by(clients)
    return response


async def sign_in(request: web.Request) -> web.Response:
    """Ask the homeserver whose token the client gave to the page; from here on its frame is that person."""
    widget = request.app[WIDGET]
    posted = await read_form(request)
    token, user = posted.get("token") or "", posted.get("user") or ""
    spend(request, "sign-ins")
    await widget.ready()
    match_id = await table_of_widget(request.app[HOST], posted.get("table") or "")
    proof = keys.digest(token)
    if match_id is None or not _TOKEN.fullmatch(token) or widget.is_spent(proof):
        raise TurnedAway(403, "widget-not-vouched")
    try:
        if posted.get("server") != await name_of_server(widget):
            raise TurnedAway(403, "widget-other-homeserver")
        widget.spend(proof)
        vouched = await user_behind(widget, token)
    except NotConfirmed:
        raise TurnedAway(403, "widget-not-vouched") from None
    except HomeserverAway:
        raise TurnedAway(502, "widget-homeserver-away") from None
    if vouched != user:
        raise TurnedAway(403, "widget-not-vouched")
    to = await own_place(request.app[HOST], match_id, surfaces()["matrix"].person_id(vouched))
    response = web.json_response({"to": to})
    set_frame_cookie(response, widget.session, widget.new_session(vouched), SESSION_LASTS)
    return response
