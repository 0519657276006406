"""Who asks the API, and for what: a token in the header, of a scope, and a body that fits."""

import asyncio
from typing import TypeVar

from aiohttp import web
from pydantic import BaseModel, ValidationError

from bot.host.tokens import Scope, Token
from bot.series import programs
from bot.table.state import TableState
from bot.web.api.games import own_seat
from bot.web.appkeys import HOST
from bot.web.http.guard import TurnedAway
from bot.web.http.identity import TOKEN
from bot.web.http.limits import spend
from bot.web.http.visitor import API, PATIENCE
from engine.text import Seat

M = TypeVar("M", bound=BaseModel)


async def check_token(request: web.Request, scope: Scope) -> Token:
    """The token of a request; refused without one, and where it is not for this."""
    token: Token | None = request.get(TOKEN)
    if token is None:
        spend(request, "sign-ins")
        raise TurnedAway(401, "api-bad-token" if "Authorization" in request.headers else "api-no-token")
    spend(request, "api")
    if scope == "play" and token.scope != "play":
        raise TurnedAway(403, "api-read-only")
    if token.scope == "play":
        await programs.mark(request.app[HOST], token.person)
    return token


async def own_table(request: web.Request) -> tuple[TableState, Seat]:
    """The table in the address and the person's seat at it; whether others have one is not told."""
    table = await request.app[HOST].table(request.match_info["game"])
    seat = own_seat(table, request[TOKEN].person)
    if seat is None:
        raise TurnedAway(404, "api-no-seat")
    return table, seat


async def read_body(request: web.Request, model: type[M]) -> M:
    """The body of a request; refused with the name of the part that does not fit."""
    try:
        async with asyncio.timeout(PATIENCE):
            sent = await request.read()
    except TimeoutError:
        raise web.HTTPRequestTimeout from None
    except web.RequestPayloadError:
        raise web.HTTPBadRequest from None
    try:
        return model.model_validate_json(sent)
    except ValidationError as error:
        place = error.errors(include_input=False, include_url=False)[0]["loc"]
        refusal = TurnedAway(422, "api-bad-body", where=f"{API}v1/openapi.json")
        refusal.fields = [str(place[0])[:40]] if place else []
        raise refusal from None
