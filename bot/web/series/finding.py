"""Finding a game: what somebody would play, and every seat that is free, on one page."""

from dataclasses import dataclass, field

from aiohttp import web

import engine
from bot.series.seeking import Opening, Wish
from bot.store.records_leagues import SeekRecord
from bot.table import substitutes
from bot.table.seating import LONGEST_NAME
from bot.table.terms import NEVER
from bot.web.appkeys import HOST, STEWARD
from bot.web.http.guard import Turned
from bot.web.http.limits import spend
from bot.web.http.naming import Known, known, somebody
from bot.web.http.visitor import Form, form, locale_of, seat_path, see_other
from bot.web.series import founding
from bot.web.show.pages import page, words_for
from engine import codec
from engine.errors import EngineError, Refused
from engine.text import Text
from render.words import Words


@dataclass(frozen=True, slots=True)
class Offer:
    """A free seat, where to look at it, and the form that takes it at once."""

    words: str
    link: str
    action: str = ""
    fields: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Waiting:
    """Somebody who looks for a game."""

    name: str
    titles: list[str]
    seats: list[int]
    pace: str | None
    rated: bool
    mine: bool


def add_routes(app: web.Application) -> None:
    app.router.add_get("/seek", seek)
    app.router.add_post("/seek", sought)


async def seek(request: web.Request) -> web.Response:
    return await _page(request)


async def _page(request: web.Request, wish: Wish | None = None, refusal: Text | None = None) -> web.Response:
    words, me = words_for(request), await known(request)
    waiting = [_waiting(one, me) for one in await request.app[HOST].store.series.seeking() if not one.server]
    offers = [await _offer(request, words, one) for one in await request.app[STEWARD].seeking.openings("")]
    return page(
        request,
        "seek.html",
        words,
        status=422 if refusal else 200,
        me=me,
        wish=wish,
        waiting=waiting,
        seeking=any(one.mine for one in waiting),
        offers=[one for one in offers if one],
        titles=list(engine.titles().values()),
        sizes=founding.sizes(),
        paces=list(founding.PACES),
        pace=founding.pace_name(wish.pace) if wish else "day",
        longest_name=LONGEST_NAME,
        said=words.say(refusal) if refusal else None,
    )


def _waiting(one: SeekRecord, me: Known | None) -> Waiting:
    wish = codec.decode(Wish, one.wish, "a wish")
    known_titles = engine.titles()
    return Waiting(
        name=one.name,
        titles=[known_titles[title].name for title in wish.titles if title in known_titles],
        seats=wish.seats,
        pace=founding.pace_name(wish.pace),
        rated=wish.rated,
        mine=me is not None and one.user_id == me.id,
    )


async def _offer(request: web.Request, words: Words, one: Opening) -> Offer | None:
    """What is free, and the form of the page that gives it away."""
    said = words(
        f"league-opening-{one.kind.replace(' ', '-')}",
        title=engine.titles()[one.title].name,
        name=one.name,
        table=one.match_id,
    )
    table = f"/t/{one.match_id}"
    if one.kind == "substitute":
        return Offer(said, table, f"/leagues/{one.series_id}", {"do": "take", "table": one.match_id})
    if one.kind == "house":
        return Offer(said, f"/campaigns/{one.series_id}")
    try:
        match = await request.app[HOST].table(one.match_id)
    except EngineError:
        return None
    free = substitutes.offered(match)
    return Offer(said, table, f"{table}/take", {"seat": str(free[0])}) if free else None


async def sought(request: web.Request) -> web.Response:
    posted = await form(request)
    seeking = request.app[STEWARD].seeking
    wish = _wish(posted, locale_of(request))
    try:
        me = await somebody(request, posted)
        match posted.get("do"):
            case "seek":
                spend(request, "search")
                await seeking.seek(me.id, me.name, wish)
                return see_other(await _found(request, me) or "/seek")
            case "stop":
                await seeking.stop(me.id)
            case _:
                raise Turned(404, "web-refuse-no-page")
    except Refused as refused:
        return await _page(request, wish, refused.reason)
    return see_other("/seek")


async def _found(request: web.Request, me: Known) -> str | None:
    """Where somebody sits, if there are enough of them for a table."""
    for match_id in await request.app[STEWARD].seeking.match_up():
        match = await request.app[HOST].table(match_id)
        for seat in match.seats:
            if seat.user_id == me.id:
                return seat_path(match_id, seat.seat)
    return None


def _wish(posted: Form, locale: str) -> Wish:
    known_titles, sizes = engine.titles(), founding.sizes()
    pace = posted.get("pace") or NEVER
    return Wish(
        titles=[title for title in known_titles if title in posted.all("title")],
        seats=[size for size in sizes if str(size) in posted.all("seats")],
        pace=founding.PACES.get(pace),
        rated=posted.get("rated") is not None,
        locale=locale,
    )
