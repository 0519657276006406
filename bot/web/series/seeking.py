"""The page for finding a game: one's own search, and every free seat."""

from dataclasses import dataclass

from aiohttp import web

import engine
from bot.series.game_names import named_game, players_at
from bot.series.seeking import Vacancy, Wish
from bot.store.records_leagues import SeekRecord
from bot.table import substitutes
from bot.table.seating import LONGEST_NAME
from bot.table.terms import pace_text
from bot.web.acts.drawing import can_do, draw_offered
from bot.web.acts.outcome import read_outcome
from bot.web.appkeys import HOST, STEWARD
from bot.web.http.introductions import known_person
from bot.web.show.pages import page, words_for
from engine import registry
from engine.errors import EngineError
from engine.text import Text
from render.words import Words


@dataclass(frozen=True, slots=True)
class SeatOffer:
    """A free seat, where to look at it, and where it can be taken."""

    words: str
    link: str
    take: str = ""


@dataclass(frozen=True, slots=True)
class Seeker:
    """A person who looks for a game."""

    name: str
    titles: list[str]
    seats: list[int]
    pace: Text
    rated: bool


def add_routes(app: web.Application) -> None:
    app.router.add_get("/seek", seek)


async def seek(request: web.Request) -> web.Response:
    """Who has no name sees how much there is and not with whom: the difference would tell who avoids them."""
    words, me = words_for(request), await known_person(request)
    reader = me.id if me else ""
    searches = await request.app[STEWARD].seeking.searches("", reader)
    offers = [
        await _offer(request, words, vacancy)
        for vacancy in await request.app[STEWARD].seeking.vacancies("", reader)
    ]
    return page(
        request,
        "seek.html",
        words,
        me=me,
        offered=await draw_offered(request, "hall", "hall", words),
        outcome=read_outcome(request, words),
        known=bool(reader),
        waiting=[_seeker(record, wish, words) for record, wish in searches],
        seeking=next((record.since for record, _wish in searches if record.user_id == reader), None),
        offers=[offer for offer in offers if offer],
        longest_name=LONGEST_NAME,
    )


def _seeker(record: SeekRecord, wish: Wish, words: Words) -> Seeker:
    known_titles = engine.titles()
    return Seeker(
        name=record.name,
        titles=[words.say(known_titles[title].local_name) for title in wish.titles if title in known_titles],
        seats=wish.seats,
        pace=pace_text(wish.pace),
        rated=wish.rated,
    )


async def _offer(request: web.Request, words: Words, vacancy: Vacancy) -> SeatOffer | None:
    """A free seat with the page where it is taken; None where the reader cannot take it."""
    game = await named_game(request.app[HOST], vacancy.match_id)
    sentence = words(
        f"league-opening-{vacancy.kind.replace(' ', '-')}",
        title=words.say(registry.local_name(vacancy.title)),
        name=vacancy.name,
        table=players_at(game.table) if game.table else game.name,
    )
    table = f"/t/{vacancy.match_id}"
    if vacancy.kind == "substitute":
        if not await can_do(request, "league-take-seat", vacancy.series_id, {"table": vacancy.match_id}):
            return None
        return SeatOffer(sentence, table, f"/leagues/{vacancy.series_id}/act/take-seat")
    if vacancy.kind == "house":
        return SeatOffer(sentence, f"/campaigns/{vacancy.series_id}")
    try:
        match = await request.app[HOST].table(vacancy.match_id)
    except EngineError:
        return None
    free = substitutes.free_seats(match)
    if not free or not await can_do(request, "table-take-seat", vacancy.match_id, {"seat": str(free[0])}):
        return None
    return SeatOffer(sentence, table, f"{table}/act/take-seat")
