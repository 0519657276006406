"""For the author of a title: all seats of a game on one page, with what each sees and the whole truth.

Nothing of it is stored here. A position is a seed with the answers since, and each page carries its own: as
text to copy and paste, as a link to keep, and as a file. After a change of the rules its answers are played
again, as far as they fit.
"""

import json
from dataclasses import dataclass
from typing import Any

from aiohttp import web
from markupsafe import Markup
from pydantic import BaseModel, ValidationError

import engine
from bot.threads import in_thread
from bot.web.http.visitor import read_form
from bot.web.show.pages import page, words_for
from engine import codec, registry
from engine.choice import Answer, problem, sample
from engine.errors import EngineError
from engine.match import Match
from engine.rng import Rng
from engine.search import plain_answers
from render.live import live_board
from render.words import Words

MOST_BUTTONS = 12


def add_routes(app: web.Application) -> None:
    """Only where titles are tried: what it shows is no secret there."""
    app.router.add_get("/try/{title}", begin)
    app.router.add_post("/try/{title}", play)


class DraftPosition(BaseModel):
    seats: int
    seed: str
    moves: tuple[tuple[int, Any], ...] = ()


@dataclass(frozen=True, slots=True)
class DraftSeat:
    """One seat on the page."""

    name: str
    prompt: str
    answers: tuple[str, ...]
    """Some that fit, as JSON; the last of them by chance."""
    board: Markup
    view: str


async def begin(request: web.Request) -> web.Response:
    title = _draft(request)
    if (position := request.query.get("position")) is not None:
        return await _show(request, title, _read(position))
    known = engine.titles()[title].seats
    asked = request.query.get("seats", "")
    seats = int(asked) if asked.isdecimal() and int(asked) in known else known[0]
    return await _show(request, title, DraftPosition(seats=seats, seed=request.query.get("seed", "1")[:40]))


async def play(request: web.Request) -> web.Response:
    """The position of the page, or one that was pasted, with an answer more or the last one less."""
    title, posted = _draft(request), await read_form(request)
    position = _read(posted.get("position") or "")
    try:
        if posted.get("back"):
            position.moves = position.moves[:-1]
        elif (seat := posted.get("seat")) is not None:
            answer = json.loads(posted.get("typed") or posted.get("answer") or "")
            position.moves = (*position.moves, (int(seat), answer))
    except ValueError as error:
        raise web.HTTPUnprocessableEntity(text=str(error)) from error
    return await _show(request, title, position)


def _read(position: str) -> DraftPosition:
    try:
        return DraftPosition.model_validate_json(position)
    except ValidationError as error:
        raise web.HTTPUnprocessableEntity(text=str(error)) from error


def _draft(request: web.Request) -> str:
    title = request.match_info["title"]
    if title not in engine.titles() or not registry.is_tried(title):
        raise web.HTTPNotFound
    return title


async def _show(request: web.Request, title: str, position: DraftPosition) -> web.Response:
    try:
        match, refusal = await in_thread(_replay, title, position)
    except EngineError as error:
        raise web.HTTPUnprocessableEntity(text=str(error)) from error
    words = Words(words_for(request).locale, [f"{seat + 1}" for seat in range(match.seats)])
    chairs = await in_thread(_chairs, match, words)
    position.moves = tuple((move.seat, move.answer) for move in match.log)
    return page(
        request,
        "try.html",
        words,
        title=match.game.name,
        file=f"{title}.json",
        sizes=match.game.seats,
        position=position.model_dump_json(),
        chairs=chairs,
        refusal=refusal,
        over=match.over,
        state=_as_json(match.state),
    )


def _replay(title: str, position: DraftPosition) -> tuple[Match, str]:
    """The match after as many of these moves as the rules allow, and what was wrong with the next."""
    match = engine.start(title, position.seats, seed=position.seed)
    for number, (seat, answer) in enumerate(position.moves, start=1):
        try:
            match.submit(seat, answer)
        except EngineError as error:
            return match, f"Move {number} by seat {seat + 1} is not possible: {error}"
    return match, ""


def _chairs(match: Match, words: Words) -> list[DraftSeat]:
    asked = match.pending()
    chairs: list[DraftSeat] = []
    for seat in range(match.seats):
        decision, view = asked.get(seat), match.view(seat)
        drawing = live_board(match.game.id, view, words).drawing
        chairs.append(
            DraftSeat(
                name=words.name(seat),
                prompt=words.say(decision.prompt) if decision else "",
                answers=tuple(map(json.dumps, _some_answers(match, seat))),
                board=Markup(drawing.document if drawing else ""),  # our own drawing
                view=_as_json(view),
            )
        )
    return chairs


def _some_answers(match: Match, seat: int) -> list[Answer]:
    decision = match.pending().get(seat)
    if decision is None:
        return []
    by_chance = sample(decision.choice, Rng(f"try/{match.seed}/{len(match.log)}/{seat}"))
    plain = [answer for answer in plain_answers(decision.choice, by_chance) if answer != by_chance]
    fitting = [answer for answer in plain if problem(decision.choice, answer) is None]
    different = {codec.canonical(answer): answer for answer in fitting}
    return [*list(different.values())[: MOST_BUTTONS - 1], by_chance]


def _as_json(value: Any) -> str:
    return json.dumps(codec.encode(value), indent=1, ensure_ascii=False)
