"""The one handler behind every form of every act."""

from collections.abc import Awaitable, Callable
from functools import partial

from aiohttp import web

from bot.acts.act import SURE, Done, Kind
from bot.table.seating import LONGEST_NAME
from bot.web.acts.actor import acting, reading
from bot.web.acts.consequences import follow_up
from bot.web.acts.drawing import draw, page_of
from bot.web.appkeys import ACTS
from bot.web.http.guard import Turned
from bot.web.http.naming import known
from bot.web.http.visitor import form, see_other
from bot.web.opening.new_game import sit_down
from bot.web.play.play import player
from bot.web.show.form import Unclear, parse
from bot.web.show.pages import page, words_for
from engine.errors import Refused
from engine.text import Seat, Text

SERIES = r"{subject:[a-z0-9]{4,16}}"
TABLE = r"{match:[a-z0-9]{4,40}}"
NAME = r"{act:[a-z-]{2,40}}"

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


def add_routes(app: web.Application) -> None:
    paths: dict[str, Kind] = {
        f"/hall/act/{NAME}": "hall",
        f"/leagues/{SERIES}/act/{NAME}": "league",
        f"/campaigns/{SERIES}/act/{NAME}": "campaign",
        f"/me/act/{NAME}": "person",
        f"/t/{TABLE}/act/{NAME}": "table",
        f"/t/{TABLE}/seat/{{seat:\\d{{1,2}}}}/act/{NAME}": "table",
        f"/t/{TABLE}/seat/{{seat:\\d{{1,2}}}}/me/act/{NAME}": "person",
    }
    for path, kind in paths.items():
        app.router.add_get(path, partial(show, kind=kind))
        app.router.add_post(path, partial(do, kind=kind))


async def show(request: web.Request, kind: Kind) -> web.Response:
    """One act on a page of its own."""
    return await _page(request, kind, await _seat(request))


async def _page(
    request: web.Request,
    kind: Kind,
    seat: Seat | None,
    filled: dict[str, object] | None = None,
    refusal: Text | None = None,
) -> web.Response:
    words, subject_id = words_for(request), _subject(request)
    try:
        offer = await request.app[ACTS].offer(_key(request, kind), subject_id, await reading(request, seat))
    except Refused as refused:
        raise Turned(404, refused.reason.key, (page_of(kind, subject_id, seat), "act-back")) from None
    return page(
        request,
        "act.html",
        words,
        status=422 if refusal else 200,
        act=draw(offer, subject_id, words, filled, refusal),
        me=await known(request),
        named=kind != "person" and seat is None,
        back=page_of(kind, subject_id, seat),
        longest_name=LONGEST_NAME,
    )


async def do(request: web.Request, kind: Kind) -> web.StreamResponse:
    seat, posted = await _seat(request), await form(request)
    filled: dict[str, object] = {}
    try:
        actor = await acting(request, kind, posted, seat)
        offer = await request.app[ACTS].offer(_key(request, kind), _subject(request), actor)
        filled = parse(offer.form, posted)
        done = await request.app[ACTS].do(offer.act.key, _subject(request), filled, actor)
    except (Refused, Unclear) as refused:
        filled.pop(SURE, None)
        return await _page(request, kind, seat, filled, refused.reason)
    return await follow_up(request, offer.act.key, actor, _answer(request, kind, seat, done, offer.act.name))


def _answer(request: web.Request, kind: Kind, seat: Seat | None, done: Done, name: str) -> web.StreamResponse:
    """Where to read on: at what was founded or found, else where the act was done."""
    if done.file:
        name, data = done.file
        headers = {"Content-Disposition": f'attachment; filename="{name}"'}
        return web.Response(body=data, content_type="application/octet-stream", headers=headers)
    if done.leads_to and done.leads_to[0] == "table":
        match_id = done.leads_to[1]
        if done.key is not None and done.seat is not None:
            return sit_down(request, match_id, done.seat, done.key)
        return see_other(page_of("table", match_id, done.seat) + ("" if done.seat is not None else "/time"))
    if done.leads_to:
        return see_other(page_of(*done.leads_to))
    where = page_of(kind, _subject(request), seat) + ("/time" if kind == "table" else "")
    return see_other(f"{where}?done={name}")


def _key(request: web.Request, kind: Kind) -> str:
    return f"{kind}-{request.match_info['act']}"


def _subject(request: web.Request) -> str:
    return request.match_info.get("subject") or request.match_info.get("match") or "hall"


async def _seat(request: web.Request) -> Seat | None:
    """The seat whose key this browser holds; only its holder acts for it."""
    return (await player(request))[1] if "seat" in request.match_info else None
