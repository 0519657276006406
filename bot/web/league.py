"""Pages of ratings, people, leagues and campaigns."""

import asyncio
import json
from dataclasses import dataclass

from aiohttp import web

import engine
from bot.league import chronicle, export, gallery
from bot.league.book import League, Season
from bot.league.campaign import Campaign, blazon, prestige, ranking
from bot.league.errors import NoSuchSeries
from bot.league.profile import profile_of
from bot.league.ratings import ENOUGH, board
from bot.league.seeking import Opening
from bot.league.shelf import Entry
from bot.league.standings import Row, said, standings
from bot.web.appkeys import HOST, STEWARD
from bot.web.guard import Turned
from bot.web.pages import page, words_for
from bot.web.pictures import asked_width, image
from render.artist import Brush
from render.picture import Picture
from render.words import Words

SERIES = r"{series:[a-z0-9]{4,16}}"
PERSON = r"{person:[^/]{1,40}}"


def add_routes(app: web.Application) -> None:
    get = app.router.add_get
    get("/ratings", ratings)
    get("/ratings.png", ratings_picture)
    get(f"/people/{PERSON}", person)
    get(f"/people/{PERSON}/rating.png", person_picture)
    get("/leagues", leagues)
    get(f"/leagues/{SERIES}", league)
    get(f"/leagues/{SERIES}/division-{{number:[0-9]{{1,2}}}}.png", league_picture)
    get(f"/leagues/{SERIES}/results.csv", results_csv)
    get(f"/leagues/{SERIES}/results.json", results_json)
    get(f"/campaigns/{SERIES}", campaign)
    get(f"/campaigns/{SERIES}/{{kind:map|houses}}.png", campaign_picture)
    get(f"/campaigns/{SERIES}/chronicle.{{kind:html|md}}", campaign_file)


# --- ratings and people -----------------------------------------------------------------------------------


def _title(request: web.Request) -> str:
    """The title a page is about; none: all of them."""
    title = request.query.get("title", "")
    if title and title not in engine.titles():
        raise Turned(404, "web-refuse-no-title")
    return title


async def ratings(request: web.Request) -> web.Response:
    words, title, results = words_for(request), _title(request), request.app[HOST].store.results
    names = await results.names()
    rows = board(await results.ratings("", title), await results.hidden())
    return page(
        request,
        "ratings.html",
        words,
        rows=[(one, names.get(one.user_id, "?")) for one in rows],
        title=title,
        pool=gallery.pool_name(words, "", title),
        titles=list(engine.titles().values()),
        enough=ENOUGH,
        alt=(await _leaderboard(request, title)).alt,
    )


async def _leaderboard(request: web.Request, title: str) -> Picture:
    return await gallery.leaderboard(request.app[HOST].store, "", title, _brush(request))


async def ratings_picture(request: web.Request) -> web.Response:
    made = await _leaderboard(request, _title(request))
    return image(request, made, made)


async def person(request: web.Request) -> web.Response:
    words = words_for(request)
    found = await profile_of(request.app[HOST].store, request.match_info["person"], None)
    names = {title.id: title.name for title in engine.titles().values()}
    return page(request, "person.html", words, person=found, titles=names, pool=gallery.pool_name)


async def person_picture(request: web.Request) -> web.Response:
    store, who = request.app[HOST].store, request.match_info["person"]
    made = await gallery.history(store, "", _title(request), who, None, _brush(request))
    if made is None:
        raise web.HTTPNotFound
    return image(request, made, made)


# --- leagues ----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Division:
    number: int
    rows: list[Row]


async def leagues(request: web.Request) -> web.Response:
    """Those of this host; what belongs to a server is reached by its link alone."""
    steward = request.app[STEWARD]
    words = words_for(request)
    return page(
        request,
        "leagues.html",
        words,
        leagues=await steward.leagues.shelf.listed(""),
        campaigns=await steward.campaigns.shelf.listed(""),
        openings=[_opening(words, one) for one in await steward.seeking.openings("")],
    )


def _opening(words: Words, one: Opening) -> tuple[str, str]:
    key = f"league-opening-{one.kind.replace(' ', '-')}"
    name = engine.titles()[one.title].name
    return words(key, title=name, name=one.name, table=one.match_id), f"/t/{one.match_id}"


async def _league(request: web.Request) -> tuple[Entry[League], Season]:
    """The league, and the season that is shown: the one before, while nothing of this one is played."""
    try:
        entry = await request.app[STEWARD].leagues.shelf.get(request.match_info["series"])
    except NoSuchSeries:
        raise Turned(404, "league-no-such") from None
    book = entry.book
    before = book.last if book.season.state == "signup" else None
    return entry, before or book.season


async def league(request: web.Request) -> web.Response:
    entry, season = await _league(request)
    book, words = entry.book, words_for(request)
    log = await request.app[STEWARD].leagues.shelf.log(entry.id)
    return page(
        request,
        "league.html",
        words,
        id=entry.id,
        book=book,
        season=season,
        divisions=[
            Division(number, standings(book.rules, season, number)) for number in range(book.rules.divisions)
        ],
        titles={title.id: title.name for title in engine.titles().values()},
        said=said,
        log=[words.say(line) for _, line in log][::-1],
    )


async def league_picture(request: web.Request) -> web.Response:
    entry, season = await _league(request)
    number = int(request.match_info["number"]) - 1
    if not 0 <= number < entry.book.rules.divisions:
        raise web.HTTPNotFound
    made = await gallery.standing(entry.book, season, number, _brush(request))
    return image(request, made, made)


async def results_csv(request: web.Request) -> web.Response:
    entry, season = await _league(request)
    return _file(export.as_csv(entry.book.rules, season), "text/csv", f"{entry.id}.csv")


async def results_json(request: web.Request) -> web.Response:
    entry, season = await _league(request)
    book = entry.book
    data = export.as_json(book.name, book.rules, season, book.past)
    return _file(json.dumps(data, ensure_ascii=False, indent=1), "application/json", f"{entry.id}.json")


# --- campaigns --------------------------------------------------------------------------------------------


async def campaign(request: web.Request) -> web.Response:
    entry = await _campaign(request)
    book, words = entry.book, words_for(request)
    told = await chronicle.written(request.app[HOST], book, boards=False)
    sums = prestige(book)
    games = [game for game in book.games if game.state != "ready"]
    return page(
        request,
        "campaign.html",
        words,
        id=entry.id,
        book=book,
        houses=[
            (rank, book.houses[i], sums[i], words.say(blazon(book.houses[i].arms)))
            for rank, i in ranking(book)
        ],
        chapters=list(zip(told.chapters, games, strict=True)),
    )


async def campaign_picture(request: web.Request) -> web.Response:
    book = (await _campaign(request)).book
    draw = gallery.campaign_map if request.match_info["kind"] == "map" else gallery.houses
    made = await draw(book, _brush(request))
    return image(request, made, made)


async def campaign_file(request: web.Request) -> web.Response:
    """The chronicle as one file to keep."""
    entry = await _campaign(request)
    told = await chronicle.written(request.app[HOST], entry.book)
    kind = request.match_info["kind"]
    write = chronicle.html if kind == "html" else chronicle.markdown
    content = "text/html" if kind == "html" else "text/markdown"
    return _file(await asyncio.to_thread(write, told), content, f"{entry.id}.{kind}")


async def _campaign(request: web.Request) -> Entry[Campaign]:
    try:
        return await request.app[STEWARD].campaigns.shelf.get(request.match_info["series"])
    except NoSuchSeries:
        raise Turned(404, "league-no-such") from None


def _brush(request: web.Request) -> Brush:
    return Brush(words_for(request), asked_width(request))


def _file(body: str, content: str, name: str) -> web.Response:
    """To be kept, never shown as a page of this host."""
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return web.Response(text=body, content_type=content, headers=headers)
