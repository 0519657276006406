"""Middleware of every request: errors as sentences on a page."""

import asyncio
from http import HTTPStatus

import structlog
from aiohttp import web

from bot.host.budget import TooMuch
from bot.host.failures import StoredUnseen
from bot.host.fair_queue import QueueFull
from bot.store import StoreError, Uncertain
from bot.web.http.guard import TurnedAway, route_of
from bot.web.http.identity import Handler
from bot.web.http.visitor import is_api
from bot.web.show.pages import message, problem, words_for
from engine.errors import BadRecord, Refused
from engine.text import text

log = structlog.get_logger(__name__)

REFUSED_AFTER = 1.0
"""Seconds after which a request is turned away because too many of its address wait already."""

SAYS = {
    403: "web-refuse-elsewhere",
    404: "web-refuse-no-page",
    405: "web-refuse-method",
    413: "web-refuse-too-large",
    415: "web-refuse-packed",
}


@web.middleware
async def tell_errors(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Turn errors into one sentence that reveals nothing else."""
    try:
        return await handler(request)
    except web.HTTPException as error:
        refusal = message(request, text(SAYS.get(error.status, "web-refuse-method")), error.status)
        if error.status == HTTPStatus.UNSUPPORTED_MEDIA_TYPE:
            refusal.force_close()  # so that the rest of it is not read
        return refusal
    except TurnedAway as error:
        return message(request, error.reason, error.status, error.way_on, error.sign_in, error.fields)
    except QueueFull as error:
        return await _turn_away(request, error)
    except TooMuch as error:
        return message(request, error.reason, 429)
    except Refused as error:
        return message(request, error.reason, 404)
    except ConnectionError:
        raise
    except StoredUnseen:
        return message(request, text("stored-unseen"), 202 if is_api(request) else 200)
    except (BadRecord, StoreError) as error:
        log.error("store-failed", method=request.method, page=route_of(request), error=str(error))
        return message(request, text(_refusal(request, error)), 503)
    except Exception:
        log.exception("page-failed", method=request.method, page=route_of(request))
        return message(request, text("web-refuse-broken"), 500)


async def _turn_away(request: web.Request, error: QueueFull) -> web.Response:
    """The sentence alone, and after a while: a flood that is refused at once comes back at once."""
    await asyncio.sleep(REFUSED_AFTER)
    sentence = words_for(request).say(error.reason)
    refusal = problem(sentence, 429) if is_api(request) else web.Response(status=429, text=sentence)
    refusal.force_close()
    return refusal


def _refusal(request: web.Request, error: Exception) -> str:
    """A page that is only read says nothing of changes: it may be shown after one that was made."""
    if request.method in ("GET", "HEAD"):
        return "web-refuse-read"
    return "maybe-stored" if isinstance(error, Uncertain) else "web-refuse-store"
