"""Pages of people: ratings and profiles."""

from aiohttp import web

import engine
from bot.series import gallery
from bot.series.people.ratings import ENOUGH, leaderboard
from bot.web.acts.drawing import DrawnAct, draw_own
from bot.web.appkeys import HOST, STEWARD
from bot.web.http.guard import TurnedAway
from bot.web.http.introductions import known_person
from bot.web.show.pages import page, words_for
from bot.web.show.pictures import asked_width, image, version
from render.artist import Brush
from render.picture import Picture

PERSON = r"{person:[^/]{1,40}}"


def add_routes(app: web.Application) -> None:
    get = app.router.add_get
    get("/ratings", ratings)
    get("/ratings.png", ratings_picture)
    get(f"/people/{PERSON}", person)
    get(f"/people/{PERSON}/rating.png", person_picture)


def title_asked(request: web.Request) -> str:
    """The title a page is about; none: all of them."""
    title = request.query.get("title", "")
    if title and title not in engine.titles():
        raise TurnedAway(404, "web-refuse-no-title")
    return title


def brush(request: web.Request) -> Brush:
    return Brush(words_for(request), asked_width(request))


# --- ratings ----------------------------------------------------------------------------------------------


async def ratings(request: web.Request) -> web.Response:
    words, title, results = words_for(request), title_asked(request), request.app[HOST].store.results
    names, me = await results.names(), await known_person(request)
    rows = leaderboard(await results.ratings("", title), await results.hidden_people())
    return page(
        request,
        "ratings.html",
        words,
        rows=[(rating, names.get(rating.user_id, "?")) for rating in rows],
        title=title,
        pool=gallery.pool_name(words, "", title),
        titles=list(engine.titles().values()),
        enough=ENOUGH,
        me=me.id if me else None,
        alt=(await _leaderboard(request, title)).alt,
    )


async def _leaderboard(request: web.Request, title: str) -> Picture:
    async with request.app[HOST].past_turn():
        return await gallery.draw_leaderboard(request.app[HOST].store.results, "", title, brush(request))


async def ratings_picture(request: web.Request) -> web.Response:
    made = await _leaderboard(request, title_asked(request))
    return image(request, made, version(made))


# --- profiles ---------------------------------------------------------------------------------------------


async def person(request: web.Request) -> web.Response:
    """A profile; a hidden one is its owner's alone."""
    words, me, title = words_for(request), await known_person(request), title_asked(request)
    reader = me.id if me else None
    profile = await request.app[STEWARD].profile(request.match_info["person"], reader)
    if profile.name == profile.user_id and not profile.games:
        raise TurnedAway(404, "series-no-person", ("/ratings", "league-leaderboard"))
    shown = {pool: rating for server, pool, rating in profile.ratings if not server}
    return page(
        request,
        "person.html",
        words,
        person=profile,
        own=profile.user_id == reader,
        avoid=await _avoid_form(request, profile.user_id, reader),
        name=me.name if me and profile.user_id == reader else profile.name,
        title=title,
        ratings=shown,
        titles={known.id: words.say(known.local_name) for known in engine.titles().values()},
        pool=gallery.pool_name,
        enough=ENOUGH,
    )


async def _avoid_form(request: web.Request, who: str, reader: str | None) -> DrawnAct | None:
    """The way to avoid this person, for others who do not yet."""
    if reader is None or who == reader or who in await request.app[HOST].avoided.of_person(reader):
        return None
    return await draw_own(request, "person-avoid", words_for(request))


async def person_picture(request: web.Request) -> web.Response:
    results, who, me = (
        request.app[HOST].store.results,
        request.match_info["person"],
        await known_person(request),
    )
    reader = me.id if me else None
    title = title_asked(request)
    async with request.app[HOST].past_turn():
        made = await gallery.draw_rating_history(results, "", title, who, reader, brush(request))
    if made is None:
        raise web.HTTPNotFound
    return image(request, made, version(made))
