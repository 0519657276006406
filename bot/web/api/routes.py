"""The addresses of the API, and what each of them does."""

from http import HTTPStatus
from typing import Any

from aiohttp import web
from pydantic import BaseModel

import engine
from bot.host.failures import after_storing
from bot.series import programs
from bot.series.errors import NotPossible
from bot.table.agreement import Agreement
from bot.table.seating import SeatSpec
from bot.table.state import TableState
from bot.threads import in_thread
from bot.web.api.access import own_table
from bot.web.api.events import follow, own_tables
from bot.web.api.games import game_out, own_seat, position_of
from bot.web.api.models import (
    AnswerIn,
    Asked,
    Changed,
    GameOut,
    Games,
    LineOfLog,
    Log,
    Me,
    NewGameIn,
    Position,
)
from bot.web.api.openapi import describe
from bot.web.api.questions import question_of
from bot.web.api.route import Route
from bot.web.appkeys import HOST
from bot.web.http.guard import TurnedAway
from bot.web.http.identity import TOKEN
from bot.web.http.limits import spend
from bot.web.http.visitor import API, locale_of
from bot.web.show.pages import pack
from engine.errors import Illegal, Refused
from engine.text import Seat

BASE = f"{API}v1"
GAME = r"{game:[a-z0-9]{4,40}}"
NO_CLOCK = Agreement(strangers=False, rated=False)
"""What a table agrees on that a program opens: no clock, no strangers, and nothing counts."""


async def me(request: web.Request, _body: None) -> BaseModel:
    """Whose token it is, and what it is for."""
    token = request[TOKEN]
    settings = await request.app[HOST].people.settings(token.person)
    return Me(
        id=token.person,
        name=settings.name,
        language=locale_of(request),
        token=token.name,
        scope=token.scope,
        program=settings.program,
    )


async def games(request: web.Request, _body: None) -> BaseModel:
    """The games of the person, those that wait for them first."""
    listed = [game_out(request, table) for table in await own_tables(request)]
    return Games(games=sorted(listed, key=lambda game: (not game.asked, game.state != "live")))


async def open_game(request: web.Request, body: NewGameIn) -> BaseModel:
    """Open a table against bots, without a clock; the result does not count."""
    host, token = request.app[HOST], request[TOKEN]
    title = engine.titles().get(body.title)
    if title is None:
        raise _misfit("web-refuse-no-title", "title")
    usual = max((count for count in title.seats if count <= 4), default=min(title.seats))
    if (count := body.seats or usual) not in title.seats:
        raise _misfit("api-bad-seats", "seats", seats=tuple(map(str, title.seats)))
    spend(request, "tables")
    name = (await host.people.settings(token.person)).name or ""
    seats = [SeatSpec(name, user_id=token.person), *(SeatSpec(kind="house") for _ in range(count - 1))]
    opened = await host.open(
        title.id,
        NO_CLOCK.arrange(seats),
        NO_CLOCK.options_for(title.id),
        locale=locale_of(request),
        terms=NO_CLOCK.terms,
        customs=NO_CLOCK.customs,
    )
    with after_storing():
        return game_out(request, await host.table(opened.match_id))


def _misfit(key: str, field: str, **args: Any) -> TurnedAway:
    refusal = TurnedAway(HTTPStatus.UNPROCESSABLE_ENTITY, key, **args)
    refusal.fields = [field]
    return refusal


async def game(request: web.Request, _body: None) -> BaseModel:
    """A game and its position, as the person's seat sees it, else as everyone does."""
    table = await _table(request)
    return await in_thread(position_of, request, table)


async def log_of_game(request: web.Request, _body: None) -> BaseModel:
    """What was told at the table after the change `after`, as the person's seat heard it."""
    table, after = await _table(request), request.query.get("after", "-1")
    if not after.removeprefix("-").isdecimal() or len(after) > 9:
        raise _misfit("api-bad-body", "after", where=f"{BASE}/openapi.json")
    words, seat = table.words(locale_of(request)), own_seat(table, request[TOKEN].person)
    heard = await request.app[HOST].events_since(table.id, int(after), seat)
    return Log(lines=[LineOfLog(seq=event.seq, line=words.say(event.text)) for event in heard])


async def question(request: web.Request, _body: None) -> BaseModel:
    """What the person is asked there, and everything that may be answered."""
    table, seat = await own_table(request)
    return await in_thread(_question_at, table, seat, locale_of(request))


async def answer(request: web.Request, body: AnswerIn) -> BaseModel:
    """Answer the question that the token names; an older one is refused, and nothing is changed."""
    table, seat = await own_table(request)
    host = request.app[HOST]
    try:
        await programs.check_table(host, table, request[TOKEN].person)
        await host.submit(table.id, seat, body.answer, body.token)
    except Illegal as refused:
        raise _refusal(refused, HTTPStatus.UNPROCESSABLE_ENTITY, "answer") from refused
    except NotPossible as refused:
        raise _refusal(refused, HTTPStatus.FORBIDDEN) from refused
    except Refused as refused:
        raise _refusal(refused, HTTPStatus.CONFLICT, "token") from refused
    with after_storing():
        return await in_thread(_question_at, await host.table(table.id), seat, locale_of(request))


def _refusal(refused: Refused, status: int, *fields: str) -> TurnedAway:
    refusal = TurnedAway(status, refused.reason.key, **refused.reason.args)
    refusal.fields = list(fields)
    return refusal


def _question_at(table: TableState, seat: Seat, locale: str) -> Asked:
    words = table.words(locale)
    return Asked(state=table.state, seat=seat, question=question_of(table, seat, words))


async def events(request: web.Request, _body: None) -> web.StreamResponse:
    """Server-sent events: one for each running game at first, then one for each that changes."""
    return await follow(request)


async def _table(request: web.Request) -> TableState:
    return await request.app[HOST].table(request.match_info["game"])


ROUTES = (
    Route("GET", "/me", me, Me),
    Route("GET", "/games", games, Games),
    Route("POST", "/games", open_game, GameOut, "play", NewGameIn, 201, (202, 422)),
    Route("GET", "/games/{game}", game, Position, refuses=(404,)),
    Route("GET", "/games/{game}/log", log_of_game, Log, refuses=(404, 422), query="after"),
    Route("GET", "/games/{game}/question", question, Asked, refuses=(404,)),
    Route("POST", "/games/{game}/answer", answer, Asked, "play", AnswerIn, refuses=(202, 404, 409, 422)),
    Route("GET", "/events", events, Changed, streams=True),
)


def add_routes(app: web.Application) -> None:
    for route in ROUTES:
        path = BASE + route.path.replace("{game}", GAME)
        app.router.add_route(route.method, path, route.handler)
    app.router.add_get(f"{BASE}/openapi.json", description)


async def description(_request: web.Request) -> web.Response:
    """The description of the API, for which nobody needs a token."""
    response = pack(web.json_response(describe(ROUTES, BASE)))
    response.headers["Cache-Control"] = "public, max-age=3600"
    return response
