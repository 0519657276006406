"""A person's own pages: their games, their settings, their orders for every table, what is kept of them."""

from aiohttp import web

import engine
from bot.host.host import Host
from bot.series.errors import NotPossible
from bot.table import plans
from bot.table.plans import Plan
from bot.table.seating import LONGEST_NAME
from bot.table.settings import Settings
from bot.web.acts.drawing import drawn
from bot.web.acts.outcome import read_outcome
from bot.web.appkeys import HOST
from bot.web.http.address import address
from bot.web.http.guard import Turned
from bot.web.http.identity import MINT, become, introduce, is_known, mine, own_key, renew, whose
from bot.web.http.introductions import known
from bot.web.http.limits import spend
from bot.web.http.visitor import Form, form, see_other
from bot.web.opening.front import title_of
from bot.web.person.own_games import my_games
from bot.web.play.live import follow
from bot.web.play.plans import posted_order
from bot.web.show import form as fields
from bot.web.show.pages import html, page, words_for
from engine import registry
from engine.errors import Refused
from engine.registry import Title
from engine.text import Text


def add_routes(app: web.Application) -> None:
    app.router.add_get("/games", games)
    app.router.add_get("/games/events", events, allow_head=False)
    app.router.add_get("/me", me_page)
    app.router.add_get("/me/orders/{title}", orders_page)
    app.router.add_post("/me/orders/{title}", ordered)
    app.router.add_get("/profile", moved)
    app.router.add_post("/profile", introduced)


async def games(request: web.Request) -> web.Response:
    """A page of its own; for our script, the list alone."""
    words = words_for(request)
    found = await my_games(request, words)
    if "part" in request.query:
        inner = html(request, "part_games.html", words, games=found)
        return web.Response(text=inner, content_type="text/html")
    return page(request, "games.html", words, games=found)


async def events(request: web.Request) -> web.StreamResponse:
    return await follow(request, None)


# --- settings ---------------------------------------------------------------------------------------------


async def _own(request: web.Request) -> tuple[str, Settings]:
    """Whoever looks at their settings; nobody is introduced by looking."""
    me = mine(request) or ""
    return me, await request.app[HOST].people.settings(me) if me else Settings()


async def me_page(request: web.Request) -> web.Response:
    return await _me(request)


async def _me(request: web.Request, said: Text | None = None) -> web.Response:
    words, (me, person) = words_for(request), await _own(request)
    key = own_key(request)
    return page(
        request,
        "me.html",
        words,
        status=422 if said else 200,
        me=await known(request),
        known_as=me,
        hidden=(await request.app[HOST].results.profile(me)).hidden,
        profile=f"{address(request)}/people/{me}",
        link=f"{address(request)}/me#{key}" if key else None,
        longest_name=LONGEST_NAME,
        said=words.say(said) if said else None,
        acts=await drawn(request, "person", "me", words),
        outcome=read_outcome(request, words),
        ordering=[
            (title, len(person.orders.get(title.id, {})))
            for title in engine.titles().values()
            if registry.game(title.id).standing
        ],
    )


# --- name, profile and link -------------------------------------------------------------------------------


async def moved(_request: web.Request) -> web.Response:
    """Where personal links led once; a browser takes the key after the # along."""
    return see_other("/me")


async def introduced(request: web.Request) -> web.Response:
    """Another link, or another person's: one form of the page was sent."""
    posted = await form(request)
    try:
        match posted.get("do"):
            case "be":
                await _become(request, posted)
            case "renew":
                await renew(request, _known(request))
                return see_other("/me#device")
            case _:
                raise Turned(404, "web-refuse-no-page")
    except Refused as refused:
        return await _me(request, refused.reason)
    return see_other("/me")


async def _become(request: web.Request, posted: Form) -> None:
    """Another device's person, by their link; a link that is nobody's changes nothing."""
    key = (posted.get("key") or "").strip().rpartition("#")[2][:100]
    host = request.app[HOST]
    who = await whose(host, key, request.app[MINT])
    if who is None or not await is_known(host, who):
        raise NotPossible("series-nobodys-link")
    become(request, key, who)


# --- orders for every table -------------------------------------------------------------------------------


async def orders_page(request: web.Request) -> web.Response:
    return await _orders(request, title_of(request))


async def _orders(request: web.Request, title: Title, said: Text | None = None) -> web.Response:
    words, (_, person) = words_for(request), await _own(request)
    held = plans.default_orders(title.id, person)
    return page(
        request,
        "plans.html",
        words,
        status=422 if said else 200,
        title=title.name,
        action=f"/me/orders/{title.id}",
        back=("/me", "page-me"),
        lead=words("page-me-orders-lead", title=title.name) if held else words("page-orders-none"),
        ahead=None,
        once=False,
        listed=[
            (
                kind,
                None if answer is None else Plan(kind.key, answer),
                fields.build(kind.choice, words, answer, f"q{number}"),
            )
            for number, (kind, answer) in enumerate(held)
        ],
        said=words.say(said) if said else None,
    )


async def ordered(request: web.Request) -> web.Response:
    """An order for every table of a title is left, or dropped."""
    title, me = title_of(request), introduce(request)
    spend(request, "standing-order")
    host: Host = request.app[HOST]
    posted, person = await form(request), await host.people.settings(me)
    try:
        kinds = [kind for kind, _ in plans.default_orders(title.id, person)]
        key, answer = posted_order(kinds, posted)
        await host.people.save_settings(me, plans.with_default_order(person, title.id, key, answer))
    except fields.Unclear as unclear:
        return await _orders(request, title, unclear.reason)
    except Refused as refused:
        return await _orders(request, title, refused.reason)
    return see_other(f"/me/orders/{title.id}")


def _known(request: web.Request) -> str:
    me = mine(request)
    if me is None:
        raise Turned(403, "page-me-nobody", ("/me", "page-me"))
    return me
