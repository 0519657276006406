"""The one handler behind every form of every act."""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Any

from aiohttp import web

from bot.acts.act import SURE, Act, Actor, Done, Kind
from bot.acts.service import Offer
from bot.host.failures import after_storing
from bot.host.server_passes import ServerPass
from bot.table.seating import LONGEST_NAME
from bot.web.access.links import sit_down
from bot.web.access.manager import manager
from bot.web.access.opener import give_opener, opener
from bot.web.access.seats import player
from bot.web.acts.actor import NAMELESS, Held, manager_of, opener_of, reader_of, sender_of
from bot.web.acts.consequences import follow_up, preparation
from bot.web.acts.drawing import DrawnAct, draw_act, opener_page, page_of
from bot.web.acts.outcome import DONE
from bot.web.appkeys import ACTS, SEAT, TABLE
from bot.web.http.introductions import NAME_FIELD, NoName, known_person
from bot.web.http.visitor import PostedForm, read_form, see_other, wants_json
from bot.web.show.form import ROOT
from bot.web.show.pages import message, page, words_for
from bot.web.show.posted_answer import UnclearForm, parse, refused_names
from engine.choice import problem
from engine.errors import Refused
from engine.text import Seat, Text

SERIES = r"{subject:[a-z0-9]{4,16}}"
SERVER = r"{subject:\d{1,20}}"
TITLE = r"{subject:[a-z0-9]{2,16}}"
NAME = r"{act:[a-z-]{2,40}}"


def add_routes(app: web.Application) -> None:
    paths: dict[str, Kind] = {
        f"/hall/act/{NAME}": "hall",
        f"/lobby/{SERIES}/act/{NAME}": "lobby",
        f"/leagues/{SERIES}/act/{NAME}": "league",
        f"/campaigns/{SERIES}/act/{NAME}": "campaign",
        f"/me/act/{NAME}": "person",
        f"/learn/{TITLE}/act/{NAME}": "lesson",
        f"{TABLE}/act/{NAME}": "table",
        f"{SEAT}/act/{NAME}": "table",
        f"{SEAT}/me/act/{NAME}": "person",
    }
    app.router.add_get(f"{TABLE}/host/act/{NAME}", show_to_opener)
    app.router.add_post(f"{TABLE}/host/act/{NAME}", do_as_opener)
    app.router.add_get(f"/server/{SERVER}/act/{NAME}", show_to_manager)
    app.router.add_post(f"/server/{SERVER}/act/{NAME}", do_as_manager)
    for path, kind in paths.items():
        app.router.add_get(path, partial(show, kind=kind))
        app.router.add_post(path, partial(do, kind=kind))


@dataclass(frozen=True, slots=True)
class Desk:
    """Where an act is done: what kind of subject it is about, and as whom."""

    kind: Kind
    held: Held | None = None
    opener: bool = False
    """On the page of the person who opened the table, who was let in by their key."""
    manager: ServerPass | None = None
    """On the page of a server, for the manager whom Discord vouched for."""

    @property
    def seat(self) -> Seat | None:
        return self.held[1] if self.held else None

    @property
    def has_name(self) -> bool:
        """Whether someone unknown has to give a name."""
        return self.kind not in (*NAMELESS, "server") and self.held is None and not self.opener

    async def reader(self, request: web.Request) -> Actor:
        if self.manager:
            return manager_of(request, self.manager)
        return await opener_of(request) if self.opener else await reader_of(request, self.kind, self.held)

    async def sender(self, request: web.Request, posted: PostedForm) -> Actor:
        if self.opener or self.manager:
            return await self.reader(request)
        return await sender_of(request, self.kind, posted, self.held)

    def page_after(self, request: web.Request) -> str:
        """The page that shows the result."""
        if self.opener:
            return opener_page(_subject(request))
        if self.kind == "hall":
            return "/seek"
        if self.kind == "lesson":
            return "/"
        here = page_of(self.kind, _subject(request), self.seat)
        return f"{here}/time" if self.kind == "table" else here


async def show(request: web.Request, kind: Kind) -> web.Response:
    """One act on a page of its own."""
    return await _page(request, Desk(kind, await _held_seat(request)))


async def show_to_opener(request: web.Request) -> web.Response:
    await opener(request)
    return await _page(request, Desk("table", opener=True))


async def show_to_manager(request: web.Request) -> web.Response:
    return await _page(request, Desk("server", manager=await manager(request)))


async def _page(
    request: web.Request,
    desk: Desk,
    filled: dict[str, object] | None = None,
    refusal: Text | None = None,
    names: Sequence[str] = (),
) -> web.Response:
    words, subject_id, back = words_for(request), _subject(request), desk.page_after(request)
    try:
        actor = await desk.reader(request)
        offer = await request.app[ACTS].offer(_key(request, desk.kind), subject_id, actor)
        if filled is None and any(name.startswith(ROOT) for name in request.query):
            filled = _filled_by_address(request, offer)
    except Refused as refused:
        return message(request, refused.reason, 403, (back, "act-back"))
    return page(
        request,
        "act.html",
        words,
        status=422 if refusal else 200,
        act=draw_act(offer, subject_id, words, filled, refusal, names),
        me=await known_person(request),
        named=desk.has_name,
        back=back,
        longest_name=LONGEST_NAME,
    )


def _filled_by_address(request: web.Request, offer: Offer) -> dict[str, object] | None:
    """The form as its address fills it in, but for the confirmation; as usual where that does not fit."""
    with suppress(UnclearForm):
        answer: dict[str, object] = parse(offer.form, PostedForm(request.query.items()), asks_all=True)
        if problem(offer.form, answer) is None:
            answer.pop(SURE, None)
            return answer
    return None


async def do(request: web.Request, kind: Kind) -> web.Response:
    return await _do(request, Desk(kind, await _held_seat(request)))


async def do_as_opener(request: web.Request) -> web.Response:
    await opener(request)
    return await _do(request, Desk("table", opener=True))


async def do_as_manager(request: web.Request) -> web.Response:
    return await _do(request, Desk("server", manager=await manager(request)))


async def _do(request: web.Request, desk: Desk) -> web.Response:
    """Do an act from its form; a visitor becomes known only if they may send it and it can be read."""
    posted, acts = await read_form(request), request.app[ACTS]
    filled: dict[str, object] = {}
    offer: Offer | None = None
    try:
        reader = await desk.reader(request)
        offer = await acts.offer(_key(request, desk.kind), _subject(request), reader)
        filled = parse(offer.form, posted, asks_all=True)
        actor = await desk.sender(request, posted)
        done = await acts.do(offer.act.key, _subject(request), filled, actor, preparation(request))
    except (Refused, UnclearForm) as refused:
        names = _names_refused(offer, filled, refused)
        filled.pop(SURE, None)
        if wants_json(request):
            return message(request, refused.reason, 422, refused=names)
        return await _page(request, desk, filled, refused.reason, names)
    with after_storing():
        return await _tell(request, desk, offer.act, done, actor)


def _names_refused(
    offer: Offer | None, filled: dict[str, object], refused: Refused | UnclearForm
) -> list[str]:
    """The fields that a refusal is about."""
    match refused:
        case UnclearForm():
            return [refused.name]
        case NoName():
            return [NAME_FIELD]
        case _:
            return refused_names(offer.form, {**offer.start, **filled}) if offer and filled else []


async def _tell(request: web.Request, desk: Desk, act: Act[Any], done: Done, actor: Actor) -> web.Response:
    """What came of an act, and what suggests itself next."""
    following = await _next_act(request, done, actor)
    if wants_json(request):
        answer = web.json_response(
            {
                "said": words_for(request).say(done.sentence),
                "then": {"label": following.label, "action": following.action} if following else None,
                **({"secret": done.secret[1]} if done.secret else {}),
            }
        )
    elif done.secret:
        answer = _page_of_secret(request, desk, act, done)
    elif following:
        return _page_of_outcome(request, desk, done, following)
    else:
        answer = _response_to(request, desk, done)
    return await follow_up(request, act, done, actor, answer)


async def _next_act(request: web.Request, done: Done, actor: Actor) -> DrawnAct | None:
    """The act that suggests itself next."""
    if done.then is None:
        return None
    subject_id = _subject(request)
    return draw_act(
        await request.app[ACTS].offer(done.then, subject_id, actor), subject_id, words_for(request)
    )


def _page_of_outcome(request: web.Request, desk: Desk, done: Done, following: DrawnAct) -> web.Response:
    """What came of an act, and the press that suggests itself."""
    words, here = words_for(request), page_of(desk.kind, _subject(request), desk.seat)
    return page(
        request,
        "act.html",
        words,
        said=words.say(done.sentence),
        act=following,
        me=None,
        named=False,
        back=here,
        longest_name=LONGEST_NAME,
    )


def _page_of_secret(request: web.Request, desk: Desk, act: Act[Any], done: Done) -> web.Response:
    """What came of an act with what is shown only now: a page of its own, for nothing may keep it."""
    assert done.secret is not None, "an act with a secret"
    words, (label, value) = words_for(request), done.secret
    return page(
        request,
        "secret.html",
        words,
        heading=words.say(act.label),
        sentence=words.say(done.sentence),
        label=words.say(label),
        secret=value,
        back=desk.page_after(request),
    )


def _response_to(request: web.Request, desk: Desk, done: Done) -> web.Response:
    """The response to an act: what was founded or found, a file, or the page where it was done."""
    if done.file:
        name, data = done.file
        headers = {"Content-Disposition": f'attachment; filename="{name}"'}
        return web.Response(body=data, content_type="application/octet-stream", headers=headers)
    if done.leads_to and done.leads_to[0] == "table":
        match_id = done.leads_to[1]
        if done.key is not None and done.seat is not None:
            response = sit_down(request, match_id, done.seat, done.key)
            if done.opener_key is not None:
                give_opener(request, response, match_id, done.opener_key)
            return response
        if done.seat is not None:
            return see_other(page_of("table", match_id, done.seat))
        return see_other(f"{page_of('table', match_id)}/time?{DONE}")
    if done.leads_to:
        return see_other(f"{page_of(*done.leads_to)}?{DONE}")
    return see_other(f"{desk.page_after(request)}?{DONE}")


def _key(request: web.Request, kind: Kind) -> str:
    return f"{kind}-{request.match_info['act']}"


def _subject(request: web.Request) -> str:
    return request.match_info.get("subject") or request.match_info.get("match") or "hall"


async def _held_seat(request: web.Request) -> Held | None:
    """The seat in the address; refused without its key."""
    return await player(request) if "seat" in request.match_info else None
