"""Who may see the operator's page: anyone with the token; and what is refused, in a sentence."""

import hmac

import structlog
from aiohttp import web

from bot import keys
from bot.host.budget import TooMuch
from bot.host.fair_queue import Asker, FairQueue
from bot.store import StoreError
from bot.web.appkeys import HOST
from bot.web.http.guard import TurnedAway, check_origin, set_safe_headers
from bot.web.http.identity import Handler
from bot.web.http.visitor import read_form, see_other
from bot.web.show.posted_answer import UnclearForm
from data import catalogue
from engine.errors import EngineError, Refused
from render.words import Words

log = structlog.get_logger(__name__)

TOKEN = web.AppKey("operator_token", str)
"""What lets the operator in; empty: there is no page."""
COOKIE = "operator"
WRONG_TOKEN_PAUSE = 1.0
"""Seconds before a wrong token is refused, and the next one looked at, so that guessing takes long."""
SIGN_INS = web.AppKey("sign_ins", FairQueue)
MOST_WAITING, PATIENCE = 10, 30.0
"""Tokens of one address that wait for their turn, and for how many seconds each."""
WORDS = Words(catalogue.SOURCE)


@web.middleware
async def answer_safely(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Nothing is done for other sites, and an error is one sentence."""
    try:
        response = await check_origin(request, handler)
    except web.HTTPException as error:
        response = web.Response(text=f"{error.reason}\n", status=error.status)
    except TurnedAway as error:
        response = web.Response(text=f"{WORDS.say(error.reason)}\n", status=error.status)
    except TooMuch as error:
        response = web.Response(text=f"{WORDS.say(error.reason)}\n", status=429)
    except (Refused, UnclearForm) as error:
        response = web.Response(text=f"{WORDS.say(error.reason)}\n", status=409)
    except (EngineError, StoreError) as error:
        log.error("operator-page-failed", error=str(error))
        response = web.Response(text=f"{error}\n", status=503)
    set_safe_headers(response)
    return response


def sign_in_queue() -> FairQueue:
    return FairQueue(places=1, waiting=MOST_WAITING, patience=PATIENCE)


def check_signed_in(request: web.Request) -> None:
    """Send a visitor without the token to where it is asked for."""
    token = _token(request)
    if not hmac.compare_digest(request.cookies.get(COOKIE, "").encode(), _proof(token).encode()):
        raise NotSignedIn


class NotSignedIn(web.HTTPUnauthorized):
    """The token is asked for."""


async def sign_in(request: web.Request) -> web.Response:
    token, typed = _token(request), (await read_form(request)).get("token") or ""
    async with request.app[SIGN_INS].turn(Asker(None, request.remote)):
        if not hmac.compare_digest(typed.encode(), token.encode()):
            await request.app[HOST].clock.sleep(WRONG_TOKEN_PAUSE)
            raise web.HTTPForbidden(reason="That is not the token of FONDACO_OPERATOR_TOKEN.")
    response = see_other("/")
    response.set_cookie(COOKIE, _proof(token), httponly=True, samesite="Strict")
    return response


def _token(request: web.Request) -> str:
    """What lets the operator in; refused where the settings have none."""
    if not (token := request.app[TOKEN]):
        raise TurnedAway(404, "web-refuse-no-page")
    return token


def _proof(token: str) -> str:
    """That a browser was given the token; the token itself stays with the operator."""
    return keys.signer(token, "operator's page").sign("operator").decode()
