"""Pages of people: ratings, profiles, and one's own name and link."""

from aiohttp import web

import engine
from bot.league import gallery
from bot.league.errors import NotSo
from bot.league.profile import profile_of
from bot.league.ratings import ENOUGH, board
from bot.seating import LONGEST_NAME
from bot.web import identity
from bot.web.address import address
from bot.web.appkeys import HOST
from bot.web.guard import Turned
from bot.web.naming import called, known, somebody
from bot.web.pages import page, words_for
from bot.web.pictures import asked_width, image
from bot.web.visitor import Form, form, see_other
from engine.errors import Refused
from engine.text import Text
from render.artist import Brush
from render.picture import Picture

PERSON = r"{person:[^/]{1,40}}"


def add_routes(app: web.Application) -> None:
    get = app.router.add_get
    get("/ratings", ratings)
    get("/ratings.png", ratings_picture)
    get(f"/people/{PERSON}", person)
    get(f"/people/{PERSON}/rating.png", person_picture)
    get("/profile", own)
    app.router.add_post("/profile", change_own)


def title_asked(request: web.Request) -> str:
    """The title a page is about; none: all of them."""
    title = request.query.get("title", "")
    if title and title not in engine.titles():
        raise Turned(404, "web-refuse-no-title")
    return title


def brush(request: web.Request) -> Brush:
    return Brush(words_for(request), asked_width(request))


# --- ratings ----------------------------------------------------------------------------------------------


async def ratings(request: web.Request) -> web.Response:
    words, title, results = words_for(request), title_asked(request), request.app[HOST].store.results
    names, me = await results.names(), await known(request)
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
        me=me.id if me else None,
        alt=(await _leaderboard(request, title)).alt,
    )


async def _leaderboard(request: web.Request, title: str) -> Picture:
    return await gallery.leaderboard(request.app[HOST].store, "", title, brush(request))


async def ratings_picture(request: web.Request) -> web.Response:
    made = await _leaderboard(request, title_asked(request))
    return image(request, made, made)


# --- profiles ---------------------------------------------------------------------------------------------


async def person(request: web.Request) -> web.Response:
    """A profile; a hidden one is its owner's alone."""
    words, me, title = words_for(request), await known(request), title_asked(request)
    reader = me.id if me else None
    found = await profile_of(request.app[HOST].store, request.match_info["person"], reader)
    shown = {pool: one for server, pool, one in found.ratings if not server}
    return page(
        request,
        "person.html",
        words,
        person=found,
        own=found.user_id == reader,
        name=me.name if me and found.user_id == reader else found.name,
        title=title,
        ratings=shown,
        titles={one.id: one.name for one in engine.titles().values()},
        pool=gallery.pool_name,
        enough=ENOUGH,
    )


async def person_picture(request: web.Request) -> web.Response:
    store, who, me = request.app[HOST].store, request.match_info["person"], await known(request)
    reader = me.id if me else None
    made = await gallery.history(store, "", title_asked(request), who, reader, brush(request))
    if made is None:
        raise web.HTTPNotFound
    return image(request, made, made)


# --- oneself ----------------------------------------------------------------------------------------------


async def own(request: web.Request) -> web.Response:
    return await _own(request)


async def _own(request: web.Request, said: Text | None = None) -> web.Response:
    words, me = words_for(request), await known(request)
    kept = await request.app[HOST].store.results.profile(me.id) if me else None
    return page(
        request,
        "own.html",
        words,
        status=422 if said else 200,
        me=me,
        hidden=kept.hidden if kept else False,
        profile=f"{address(request)}/people/{me.id}" if me else "",
        link=f"{address(request)}/profile#{key}" if (key := identity.own_key(request)) else None,
        longest_name=LONGEST_NAME,
        said=words.say(said) if said else None,
    )


async def change_own(request: web.Request) -> web.Response:
    """One form of the page was sent."""
    posted = await form(request)
    try:
        match posted.get("do"):
            case "be":
                await _become(request, posted)
            case "name":
                await called(request, posted)
            case "hide" | "show" as do:
                me = await somebody(request, posted)
                await request.app[HOST].store.results.hide(me.id, do == "hide")
            case _:
                raise Turned(404, "web-refuse-no-page")
    except Refused as refused:
        return await _own(request, refused.reason)
    return see_other("/profile")


async def _become(request: web.Request, posted: Form) -> None:
    """Another device's person, by their link; a link that is nobody's changes nothing."""
    key = (posted.get("key") or "").strip().rpartition("#")[2][:100]
    host, who = request.app[HOST], identity.person_of(key)
    if await host.store.people.settings(who) is None and not await host.matches(user_id=who, limit=1):
        raise NotSo("lweb-nobodys-link")
    identity.introduce(request, key)
