"""The Activity's own pages: the one that Discord opens in its frame, and the sign-in it sends."""

import hmac
import re

from aiohttp import web

from bot.host.activity_launches import launched_table
from bot.surfaces import surfaces
from bot.web.activity.oauth import DiscordAway, NotVouched, exchange
from bot.web.activity.seats import own_place
from bot.web.appkeys import HOST
from bot.web.http.frame import (
    ACTIVITY,
    SESSION,
    SESSION_LASTS,
    SIGN_IN,
    SIGN_IN_LASTS,
    drop_frame_cookie,
    set_frame_cookie,
)
from bot.web.http.guard import FRAMED, TurnedAway
from bot.web.http.limits import spend
from bot.web.http.visitor import read_form
from bot.web.opening.front import front
from bot.web.show.pages import page, words_for

ENTERED = frozenset(("frame_id", "instance_id"))
"""What Discord writes into the address of the page that it opens."""

_CODE = re.compile(r"[A-Za-z0-9._~-]{1,256}", re.ASCII)


def add_routes(app: web.Application) -> None:
    """The front page, and the sign-in of Discord's frame where the operator has set up an Activity."""
    if ACTIVITY in app:
        app.router.add_get("/", enter)
        app.router.add_post("/activity", sign_in)
    else:
        app.router.add_get("/", front)


async def enter(request: web.Request) -> web.StreamResponse:
    """The front page; where Discord opens it in its frame, the page that signs in."""
    return await frame(request) if request.query.keys() >= ENTERED else await front(request)


async def frame(request: web.Request) -> web.Response:
    """A page that holds nothing but the way to sign in, so that anybody may ask for it."""
    activity = request.app[ACTIVITY]
    await activity.ready()
    attempt = activity.new_sign_in()
    response = page(
        request,
        "activity.html",
        words_for(request),
        client_id=activity.client_id,
        attempt=attempt,
        challenge=activity.challenge(attempt),
    )
    response.headers["Content-Security-Policy"] = FRAMED
    set_frame_cookie(response, SIGN_IN, attempt, SIGN_IN_LASTS)
    return response


async def sign_in(request: web.Request) -> web.Response:
    """Exchange the code that Discord gave to the page; from here on its frame is known as that person."""
    activity = request.app[ACTIVITY]
    await activity.ready()
    if request.headers.get("Origin") != activity.origin:
        raise TurnedAway(403, "web-refuse-elsewhere")
    posted = await read_form(request)
    attempt, code = posted.get("state") or "", posted.get("code") or ""
    own_attempt = request.cookies.get(SIGN_IN, "")
    if not hmac.compare_digest(own_attempt.encode(), attempt.encode()) or not _CODE.fullmatch(code):
        raise TurnedAway(403, "activity-not-vouched")
    if not activity.is_open(attempt):
        raise TurnedAway(403, "activity-not-vouched")
    spend(request, "sign-ins")  # only now: behind Discord everyone comes from the same few addresses
    activity.close(attempt)
    try:
        person = await exchange(activity, code, activity.verifier(attempt))
    except NotVouched:
        raise TurnedAway(403, "activity-not-vouched") from None
    except DiscordAway:
        raise TurnedAway(502, "activity-discord-away") from None
    session = activity.new_session(person.user_id)
    to = await _opened_first(request, surfaces()["discord"].person_id(person.user_id))
    response = web.json_response({"access_token": person.access_token, "to": to})
    set_frame_cookie(response, SESSION, session, SESSION_LASTS)
    drop_frame_cookie(response, SIGN_IN)
    return response


async def _opened_first(request: web.Request, who: str) -> str:
    """The table whose button the person has just pressed, at their own seat there; else their games."""
    host = request.app[HOST]
    match_id = await launched_table(host, who)
    return await own_place(host, match_id, who) if match_id else "/games"
