"""A person's own pages: their games, settings, orders for every table, and personal data."""

from aiohttp import web

import engine
from bot.host.host import Host
from bot.series.errors import NotPossible
from bot.table import plans
from bot.table.plans import Plan
from bot.table.seating import LONGEST_NAME
from bot.table.settings import Settings
from bot.web.acts.drawing import draw_offered
from bot.web.acts.outcome import read_outcome
from bot.web.appkeys import HOST
from bot.web.calls.pages import about_calls
from bot.web.http.address import address
from bot.web.http.frame import frame_around
from bot.web.http.guard import TurnedAway
from bot.web.http.identity import (
    MINT,
    become_person,
    introduce,
    is_known,
    own_key,
    person_for_key,
    person_id_of,
    renew_key,
)
from bot.web.http.introductions import known_person
from bot.web.http.limits import spend
from bot.web.http.visitor import PostedForm, read_form, see_other
from bot.web.opening.front import thumbnail, title_of
from bot.web.own_games import my_games, next_page
from bot.web.play.live import follow
from bot.web.play.plans import posted_order
from bot.web.show import form
from bot.web.show.pages import html, page, words_for
from bot.web.show.posted_answer import UnclearForm
from bot.web.show.rule_links import rule_behind
from engine import registry
from engine.errors import Refused
from engine.registry import Title
from engine.text import Text


def add_routes(app: web.Application) -> None:
    app.router.add_get("/games", games)
    app.router.add_get("/games/next", next_game)
    app.router.add_get("/games/events", events, allow_head=False)
    app.router.add_get("/me", me_page)
    app.router.add_get("/me/orders/{title}", orders_page)
    app.router.add_post("/me/orders/{title}", save_order)
    app.router.add_get("/profile", redirect_old_link)
    app.router.add_post("/profile", change_identity)


async def games(request: web.Request) -> web.Response:
    """A page of its own; for our script, the list alone."""
    words = words_for(request)
    own = await my_games(request, words)
    covers = {title: await thumbnail(request, title, words) for title in {game.title_id for game in own}}
    if "part" in request.query:
        inner = html(request, "part_games.html", words, games=own, covers=covers)
        return web.Response(text=inner, content_type="text/html")
    return page(request, "games.html", words, games=own, covers=covers, calls=await about_calls(request))


async def next_game(request: web.Request) -> web.Response:
    """Lead on to the most urgent table that waits, past the one that the reader comes from."""
    return see_other(await next_page(request, request.query.get("after", "")))


async def events(request: web.Request) -> web.StreamResponse:
    return await follow(request, None)


# --- settings ---------------------------------------------------------------------------------------------


async def _own_settings(request: web.Request) -> tuple[str, Settings]:
    """The id and settings of the reader; looking makes nobody known."""
    me = person_id_of(request) or ""
    return me, await request.app[HOST].people.settings(me) if me else Settings()


async def me_page(request: web.Request) -> web.Response:
    return await _me_page(request)


async def _me_page(request: web.Request, sentence: Text | None = None) -> web.Response:
    words, (me, person) = words_for(request), await _own_settings(request)
    key = own_key(request)
    return page(
        request,
        "me.html",
        words,
        status=422 if sentence else 200,
        me=await known_person(request),
        known_as=me,
        hidden=(await request.app[HOST].store.results.profile(me)).hidden,
        profile=f"{address(request)}/people/{me}",
        link=f"{address(request)}/me#{key}" if key else None,
        longest_name=LONGEST_NAME,
        said=words.say(sentence) if sentence else None,
        calls=await about_calls(request),
        acts=await draw_offered(request, "person", "me", words),
        outcome=read_outcome(request, words),
        ordering=[
            (title, len(person.orders.get(title.id, {})))
            for title in engine.titles().values()
            if registry.game(title.id).standing
        ],
    )


# --- name, profile and link -------------------------------------------------------------------------------


async def redirect_old_link(_request: web.Request) -> web.Response:
    """Redirect old personal links; the browser keeps the key after the #."""
    return see_other("/me")


async def change_identity(request: web.Request) -> web.Response:
    """Make a new personal link, or become the person of another link."""
    posted = await read_form(request)
    if (frame := frame_around(request)) is not None:
        raise TurnedAway(403, frame.signs_in, ("/me", "page-me"))
    try:
        match posted.get("do"):
            case "be":
                await _become(request, posted)
            case "renew":
                await renew_key(request, _check_known(request))
                return see_other("/me#device")
            case _:
                raise TurnedAway(404, "web-refuse-no-page")
    except Refused as refused:
        return await _me_page(request, refused.reason)
    return see_other("/me")


async def _become(request: web.Request, posted: PostedForm) -> None:
    """Become the person of a personal link; an unknown link is refused."""
    key = (posted.get("key") or "").strip().rpartition("#")[2][:100]
    host = request.app[HOST]
    who = await person_for_key(host, key, request.app[MINT])
    if who is None or not await is_known(host, who):
        raise NotPossible("series-nobodys-link")
    become_person(request, key, who)


# --- orders for every table -------------------------------------------------------------------------------


async def orders_page(request: web.Request) -> web.Response:
    return await _orders_page(request, title_of(request))


async def _orders_page(request: web.Request, title: Title, sentence: Text | None = None) -> web.Response:
    words, (_, person) = words_for(request), await _own_settings(request)
    held = plans.default_orders(title.id, person)
    return page(
        request,
        "plans.html",
        words,
        status=422 if sentence else 200,
        title=words.say(title.local_name),
        action=f"/me/orders/{title.id}",
        back=("/me", "page-me"),
        lead=words("page-me-orders-lead", title=title.local_name) if held else words("page-orders-none"),
        ahead=None,
        once=False,
        listed=[
            (
                kind,
                None if answer is None else Plan(kind.key, answer),
                form.build(kind.choice, words, answer, f"q{number}"),
                rule_behind(title.id, kind.label.key),
            )
            for number, (kind, answer) in enumerate(held)
        ],
        said=words.say(sentence) if sentence else None,
    )


async def save_order(request: web.Request) -> web.Response:
    """Store or drop an order for every table of a title."""
    title, me = title_of(request), introduce(request)
    spend(request, "profile")
    host: Host = request.app[HOST]
    posted, person = await read_form(request), await host.people.settings(me)
    try:
        kinds = [kind for kind, _ in plans.default_orders(title.id, person)]
        key, answer = posted_order(kinds, posted)
        await host.people.save_settings(me, plans.with_default_order(person, title.id, key, answer))
    except UnclearForm as unclear:
        return await _orders_page(request, title, unclear.reason)
    except Refused as refused:
        return await _orders_page(request, title, refused.reason)
    return see_other(f"/me/orders/{title.id}")


def _check_known(request: web.Request) -> str:
    me = person_id_of(request)
    if me is None:
        raise TurnedAway(403, "page-me-nobody", ("/me", "page-me"))
    return me
