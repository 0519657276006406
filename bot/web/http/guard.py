"""Middleware of every request: same-origin check, safe headers, measuring."""

import re

import structlog
from aiohttp import web

from bot import keys
from bot.clock import stopwatch
from bot.host.budget import TooMuch
from bot.host.metrics import SLOW, SlowRequest
from bot.typed_text import is_clean
from bot.web.appkeys import HOST
from bot.web.http.address import is_secure
from bot.web.http.cookies import hand_over_plain
from bot.web.http.frame import (
    ACTIVITY,
    DISCORD_CLIENTS,
    frame_around,
    is_in_frame,
    move_cookies_into_frame,
)
from bot.web.http.identity import Handler, hand_key
from bot.web.http.limits import spend
from bot.web.http.visitor import is_api
from engine.text import Arg, Text, text

STREAM = "text/event-stream"
CONTENT = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)


def framed_by(clients: str) -> str:
    """The same for pages that these clients, and no others, show in their frame."""
    return CONTENT.replace("frame-ancestors 'none'", f"frame-ancestors {clients}")


FRAMED = framed_by(DISCORD_CLIENTS)
HEADERS = {
    "Content-Security-Policy": CONTENT,
    "X-Content-Type-Options": "nosniff",
    # Other sites get no referrer; our own pages still send one with forms.
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
    "X-Robots-Tag": "noindex, nofollow",
}
ONLY_HTTPS = "max-age=31536000"
"""For this name alone: what else runs on names below it is not ours to say."""
_STOP = re.compile(r"/mail/[0-9a-f]{32}/stop/[A-Za-z0-9_-]{43}", re.ASCII)


@web.middleware
async def measure_requests(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Count requests, their status and their time; a live stream is counted when it begins.

    Every line that is logged for a request has its id, which error pages show."""
    host, lap, request_id = request.app[HOST], stopwatch(), keys.new_request_id()
    with structlog.contextvars.bound_contextvars(request=request_id):
        response = await handler(request)
    host.metrics.answers.labels(f"{response.status // 100}xx").inc()
    if response.content_type != STREAM:
        host.metrics.request.observe(seconds := lap())
        if seconds >= SLOW:
            page, status = route_of(request), response.status
            host.metrics.slow.append(SlowRequest(host.clock.now(), request_id, page, status, seconds))
    return response


def id_of_request() -> str:
    """The id of the request that is being answered, by which its lines in the log are found."""
    return str(structlog.contextvars.get_contextvars().get("request", ""))


def route_of(request: web.Request) -> str:
    """The route pattern of a request, without what the visitor put in its place."""
    resource = request.match_info.route.resource
    return resource.canonical if resource is not None else "no page"


@web.middleware
async def add_headers(request: web.Request, handler: Handler) -> web.StreamResponse:
    response = await handler(request)
    if request.app[HOST].stopping:
        response.force_close()  # the next request of this connection finds another process
    if not response.prepared:
        if (frame := frame_around(request)) is not None:
            response.headers["Content-Security-Policy"] = framed_by(frame.clients)
        set_safe_headers(response)
        if is_secure(request):
            response.headers["Strict-Transport-Security"] = ONLY_HTTPS
        hand_key(request, response)
        hand_over_plain(request, response)
        if is_in_frame(request):
            move_cookies_into_frame(response)
    return response


def set_safe_headers(response: web.StreamResponse) -> None:
    """Set the safe headers; a response that says nothing of caching is not cached."""
    for name, value in HEADERS.items():
        response.headers.setdefault(name, value)
    response.headers.setdefault("Cache-Control", "no-store")
    response.headers["Server"] = "fondaco"


@web.middleware
async def check_address(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Refuse addresses with characters that control something: nothing of ours is there."""
    if not all(is_clean(part) for part in (request.path, *request.query.keys(), *request.query.values())):
        raise TurnedAway(404, "web-refuse-no-page")
    return await handler(request)


class TurnedAway(Exception):
    """A request that is refused with one sentence."""

    def __init__(self, status: int, key: str, way_on: tuple[str, str] | None = None, /, **args: Arg) -> None:
        super().__init__(key)
        self.status = status
        self.reason: Text = text(key, **args)
        self.way_on = way_on
        self.fields: list[str] = []
        """The names of the fields that it is about."""
        self.sign_in: str | None = None
        """The page that a person who signs in by mail goes on to; None: signing in would not help."""


@web.middleware
async def refuse_packed(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Refuse what would have to be unpacked first, wherever it is sent: a little of it can be very much."""
    if "Content-Encoding" not in request.headers:
        return await handler(request)
    try:
        spend(request, "unreadable")
    except TooMuch:
        request.protocol.force_close()  # without an answer, so that nothing more of it is read
        raise ConnectionResetError("packed bodies again and again") from None
    raise web.HTTPUnsupportedMediaType


@web.middleware
async def check_origin(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Refuse requests that change something and come from another site.

    Links that stop mails are pressed by mail programs, from nowhere, and so is the API asked: their token is
    the permission, and no browser sends it by itself.
    """
    by_token = is_api(request) or _STOP.fullmatch(request.path)
    changes = request.method not in ("GET", "HEAD") and not by_token
    if changes and not _is_from_our_page(request):
        raise TurnedAway(403, "web-refuse-elsewhere")
    return await handler(request)


def _is_from_our_page(request: web.Request) -> bool:
    site = request.headers.get("Sec-Fetch-Site")
    if site is not None:
        return site == "same-origin"
    origin, activity = request.headers.get("Origin", ""), request.app.get(ACTIVITY)
    if activity is not None and origin == activity.origin:
        return True
    name = origin.partition("://")[2]
    return bool(name) and name == request.host
