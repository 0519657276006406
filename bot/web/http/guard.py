"""What every request passes: one origin for whatever changes something, safe headers, errors as sentences."""

import structlog
from aiohttp import web

from bot.clock import stopwatch
from bot.host.budget import TooMuch
from bot.store import StoreError
from bot.web.appkeys import HOST
from bot.web.http.identity import Handler, hand_key
from bot.web.show.pages import message
from engine.errors import BadRecord, Refused
from engine.text import Text, text

log = structlog.get_logger(__name__)

STREAM = "text/event-stream"
CONTENT = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; "
    "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": CONTENT,
    "X-Content-Type-Options": "nosniff",
    # No address leaves this host; within it, forms still tell where they come from.
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
    "X-Robots-Tag": "noindex, nofollow",
}
SAYS = {
    403: "web-refuse-elsewhere",
    404: "web-refuse-no-page",
    405: "web-refuse-method",
    413: "web-refuse-too-large",
}


@web.middleware
async def measured(request: web.Request, handler: Handler) -> web.StreamResponse:
    """How many requests there are, how they end and how long they take; a live page counts when it begins."""
    metrics, lap = request.app[HOST].metrics, stopwatch()
    response = await handler(request)
    metrics.answers[f"{response.status // 100}xx"] += 1
    if response.content_type != STREAM:
        metrics.request.observe(lap())
    return response


def route_of(request: web.Request) -> str:
    """Which page was asked for, as its route is written: what a visitor put there is not in it."""
    resource = request.match_info.route.resource
    return resource.canonical if resource is not None else "no page"


@web.middleware
async def headers(request: web.Request, handler: Handler) -> web.StreamResponse:
    response = await handler(request)
    if request.app[HOST].stopping:
        response.force_close()  # the next request of this connection finds another process
    if not response.prepared:
        stamp(response)
        hand_key(request, response)
    return response


def stamp(response: web.StreamResponse) -> None:
    """Every response carries the same fences; what says nothing of caching is not kept."""
    for name, value in HEADERS.items():
        response.headers.setdefault(name, value)
    response.headers.setdefault("Cache-Control", "no-store")
    response.headers["Server"] = "fondaco"


@web.middleware
async def sentences(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Whatever goes wrong is told in one sentence, and nothing of it tells more than it should."""
    try:
        return await handler(request)
    except web.HTTPException as error:
        return message(request, text(SAYS.get(error.status, "web-refuse-method")), error.status)
    except Turned as error:
        return message(request, error.reason, error.status, error.way_on)
    except TooMuch as error:
        return message(request, error.reason, 429)
    except Refused as error:
        return message(request, error.reason, 404)
    except ConnectionError:
        raise
    except (BadRecord, StoreError) as error:
        log.error("store-failed", method=request.method, page=route_of(request), error=str(error))
        return message(request, text("web-refuse-store"), 503)
    except Exception:
        log.exception("page-failed", method=request.method, page=route_of(request))
        return message(request, text("web-refuse-broken"), 500)


class Turned(Exception):
    """A request turned away with a sentence."""

    def __init__(self, status: int, key: str, way_on: tuple[str, str] | None = None, /, **args: str) -> None:
        super().__init__(key)
        self.status = status
        self.reason: Text = text(key, **args)
        self.way_on = way_on


@web.middleware
async def same_origin(request: web.Request, handler: Handler) -> web.StreamResponse:
    """What changes something must come from a page of ours."""
    if request.method not in ("GET", "HEAD") and not _ours(request):
        raise Turned(403, "web-refuse-elsewhere")
    return await handler(request)


def _ours(request: web.Request) -> bool:
    site = request.headers.get("Sec-Fetch-Site")
    if site is not None:
        return site == "same-origin"
    origin = request.headers.get("Origin", "").partition("://")[2]
    return bool(origin) and origin == request.host
