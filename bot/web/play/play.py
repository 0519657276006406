"""Sitting at a table: its page, its pictures, its live stream, and the answers given there."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from http import HTTPStatus
from urllib.parse import quote

from aiohttp import web

from bot.host.failures import after_storing
from bot.host.host import Host
from bot.table.errors import NoSuchPlace
from bot.table.state import TableState
from bot.web.access.claiming import ask_to_enter, may_enter
from bot.web.access.links import link, links_page, sit_down
from bot.web.access.seats import player, reader
from bot.web.appkeys import HOST, SEAT, TABLE
from bot.web.http.guard import TurnedAway
from bot.web.http.held_seats import LONGEST_KEY, base_of, give_seat, seat_key, seat_path
from bot.web.http.identity import claim_seat, palette_of
from bot.web.http.limits import spend
from bot.web.http.visitor import locale_of, read_form, see_other, wants_json
from bot.web.own_games import seat_at
from bot.web.play.finality import is_final
from bot.web.play.live import follow
from bot.web.play.page import undo_mark
from bot.web.play.page_parts import Shown, TablePage
from bot.web.play.telling import context_of, history_of, mark_of, page_of, told_to_seat
from bot.web.play.watching import watched_page, watched_state
from bot.web.show.drawings import DRAWINGS, Drawings
from bot.web.show.fields import mark_refused
from bot.web.show.pages import message, pack, page
from bot.web.show.pictures import WIDE, asked_kind, asked_width, image, places
from bot.web.show.posted_answer import WHY, UnclearForm, parse, refused_names
from engine.choice import Answer, problem
from engine.errors import Illegal, Refused, Stale
from engine.text import Seat, Text, text
from render import answers
from render.picture import Picture
from render.words import Words

TRIED = "tried"
"""Asks for the question with what was tried filled in."""


def add_routes(app: web.Application) -> None:
    get, post = app.router.add_get, app.router.add_post
    for base in (TABLE, SEAT):
        get(base, table)
        get(f"{base}/state", state)
        get(f"{base}/events", events, allow_head=False)
        get(f"{base}/closer", closer)
        get(f"{base}/{{kind}}.png", picture)
        get(f"{base}/{{kind:board|beside|hand}}.svg", drawing)
    for base in (TABLE, SEAT):
        post(f"{base}/sit", sit)
    post(f"{SEAT}/answer", answer)
    post(f"{SEAT}/undo", undo)
    post(f"{SEAT}/pass", pass_by)
    post(f"{SEAT}/hold", hold)
    post(f"{SEAT}/link", own_link)


# --- looking ----------------------------------------------------------------------------------------------


async def table(request: web.Request) -> web.Response:
    """The page of a seat or of a spectator; a player who comes without a seat in the address gets theirs."""
    table, seat = await reader(request)
    if seat is None and "watch" not in request.query and (own := seat_at(request, table)) is not None:
        return see_other(seat_path(table.id, own))
    if seat is not None and TRIED in request.query:
        return await _filled_table(request, table, seat)
    return await _table(request, table, seat)


async def _filled_table(request: web.Request, table: TableState, seat: Seat) -> web.Response:
    """The table with what was tried first filled in, for the person to send; it is not sent here."""
    words, decision = table.words(locale_of(request)), table.decision(seat)
    try:
        filled = await request.app[HOST].tryouts.first_answer(table, seat)
    except Refused as refused:
        return await _table(request, table, seat, sentence=words.say(refused.reason))
    assert decision is not None, "a question with a token is asked"
    if problem(decision.choice, filled) is not None:  # what rivals hide may decide what can be answered
        return await _table(request, table, seat, sentence=words("tryout-moved-on"))
    what = " · ".join(answers.lines(decision.choice, filled, words))
    sentence = words("tryout-filled-in", what=what)
    return await _table(request, table, seat, sentence=sentence, filled=filled, tried=True)


async def _table(
    request: web.Request,
    table: TableState,
    seat: Seat | None,
    *,
    sentence: str | None = None,
    filled: Answer = None,
    status: int = 200,
    refused: Sequence[str] = (),
    tried: bool = False,
) -> web.Response:
    if seat is None:
        return await watched_page(request, table)
    words = table.words(locale_of(request))
    shown = await page_of(request, table, seat, words, filled)
    shown.tried = tried
    if shown.question:
        mark_refused(shown.question.field, refused, WHY)
    history = history_of(await request.app[HOST].log(table.id), seat)
    shown.mark = mark_of(request, shown.base, table.seq, history)
    context = await context_of(request, table, shown, words, history)
    return _compress(page(request, "table.html", words, status=status, said=sentence, **context), shown)


def _compress(response: web.Response, shown: TablePage) -> web.Response:
    """Compressed, unless words of others stand beside what this seat alone may know: its size would tell."""
    return response if shown.seat is not None and shown.talk else pack(response)


async def state(request: web.Request) -> web.Response:
    """The parts of the page as JSON, for our script."""
    table, seat = await reader(request)
    return await state_of(request, table, seat) if seat is not None else await watched_state(request, table)


async def state_of(
    request: web.Request,
    table: TableState,
    seat: Seat | None,
    *,
    sentence: str = "",
    status: int = 200,
    refused: Sequence[str] = (),
) -> web.Response:
    shown = await page_of(request, table, seat, table.words(locale_of(request)))
    update = await told_to_seat(request, table, shown, sentence) | {"refused": list(refused)}
    return _compress(web.json_response(update, status=status), shown)


async def picture(request: web.Request) -> web.Response:
    table, seat = await reader(request)
    usual = await _draw(request, table, seat, WIDE)
    version = request.app[DRAWINGS].version(request.path.removesuffix(".png"), usual)
    return image(request, await _draw(request, table, seat, asked_width(request)), version)


async def _draw(request: web.Request, table: TableState, seat: Seat | None, width: int) -> Picture:
    draw = partial(
        request.app[HOST].studio.draw,
        table,
        seat,
        width=width,
        theme=await palette_of(request, table, seat),
        locale=locale_of(request),
    )
    match request.match_info["kind"]:
        case "board":
            drawn = await draw("board")
        case "hand" if seat is not None:
            drawn = await draw("hand")
        case "zoom":
            drawn = await draw("zoom", place=request.query.get("place", ""))
        case _:
            drawn = None
    if drawn is None:
        raise web.HTTPNotFound
    return drawn


async def drawing(request: web.Request) -> web.Response:
    """The whole drawing with its still layer, for a page that could not find that one by its hash."""
    table, seat = await reader(request)
    kind = asked_kind(request)
    if kind == "hand" and seat is None:
        raise web.HTTPNotFound
    drawn = await request.app[HOST].studio.draw(table, seat, kind, locale=locale_of(request), live=True)
    if drawn is None or drawn.drawing is None:
        raise web.HTTPNotFound
    return pack(web.Response(text=drawn.drawing.document, content_type="image/svg+xml"))


async def closer(request: web.Request) -> web.Response:
    """One place of the board, large, and the way to the others."""
    table, seat = await reader(request)
    words = table.words(locale_of(request))
    theme, place = await palette_of(request, table, seat), request.query.get("place")
    shown = await closer_page(request.app[HOST], request.app[DRAWINGS], table, seat, words, theme, place)
    return page(request, "closer.html", words, page=shown)


async def events(request: web.Request) -> web.StreamResponse:
    """Tells that something changed; what changed is read from `state`."""
    table, _seat = await reader(request)
    since = request.headers.get("Last-Event-ID") or request.query.get("since", "")
    return await follow(request, table.id, since)


# --- sitting down -----------------------------------------------------------------------------------------


async def sit(request: web.Request) -> web.Response:
    """Exchange the key of a link for a cookie, so that no address holds a secret."""
    table = await request.app[HOST].table(request.match_info["match"])
    key = ((await read_form(request)).get("key") or "").strip()[:LONGEST_KEY]
    seat = await request.app[HOST].seats.for_key(table.id, key)
    if seat is None:
        raise TurnedAway(403, "web-refuse-key", (base_of(table.id, None), "web-watch"))
    if await may_enter(request, table, seat):
        await claim_seat(request, table, seat)
        table = await request.app[HOST].table(table.id)
    if not await may_enter(request, table, seat):  # claimed by another person, perhaps a moment ago
        spend(request, "join")
        await ask_to_enter(request, table, seat)
        response = message(request, text("web-asked-to-enter", who=table.names[seat]), 202)
        give_seat(request, response, table.id, seat, key)
        return response
    response = sit_down(request, table.id, seat, key)
    if wants_json(request):
        moved = web.json_response({"seat": response.headers["Location"]})
        moved.cookies.update(response.cookies)
        return moved
    return response


async def own_link(request: web.Request) -> web.Response:
    """The link of the seat for another device; a seat held by a known person has their personal link."""
    table, seat = await player(request)
    key = seat_key(request, table.id, seat)
    if table.seats[seat].user_id or await request.app[HOST].seats.for_key(table.id, key) != seat:
        return see_other("/me#device")
    made = [link(request, table.id, seat, table.names[seat], key)]
    return links_page(request, table, text("web-link-heading"), text("web-link-lead"), made, once=False)


# --- answering --------------------------------------------------------------------------------------------


async def answer(request: web.Request) -> web.Response:
    table, seat = await player(request)
    posted = await read_form(request)
    token = (posted.get("token") or "")[:100]
    decision = table.decision(seat)
    filled: Answer = None
    try:
        if decision is not None and token == table.token(seat):
            filled = parse(decision.choice, posted)
            careful = posted.get("careful") is not None and problem(decision.choice, filled) is None
            if careful and await is_final(table, seat, filled):
                return web.json_response({"final": True})
        await request.app[HOST].submit(table.id, seat, filled, token)
    except UnclearForm as unclear:
        return await _refuse(
            request, seat, unclear.reason, HTTPStatus.UNPROCESSABLE_ENTITY, None, [unclear.name]
        )
    except Illegal as refused:
        names = refused_names(decision.choice, filled) if decision else []
        return await _refuse(request, seat, refused.reason, HTTPStatus.UNPROCESSABLE_ENTITY, filled, names)
    except Refused as refused:
        return await _refuse(request, seat, refused.reason, HTTPStatus.CONFLICT)
    return await _answer_stored(request, table, seat)


async def undo(request: web.Request) -> web.Response:
    table, seat = await player(request)
    mark = (await read_form(request)).get("mark")
    try:
        if mark != undo_mark(table, seat):
            raise Stale(text("web-undo-stale"))
        await request.app[HOST].undo(table.id, seat)
    except Refused as refused:
        return await _refuse(request, seat, refused.reason, HTTPStatus.CONFLICT)
    return await _answer_stored(request, table, seat)


async def _answer_stored(request: web.Request, before: TableState, seat: Seat) -> web.Response:
    if not wants_json(request):
        return see_other(base_of(before.id, seat))
    with after_storing():
        table = await request.app[HOST].table(before.id)
        return await state_of(request, table, seat)


async def _refuse(
    request: web.Request,
    seat: Seat,
    reason: Text,
    status: int,
    filled: Answer = None,
    refused: Sequence[str] = (),
) -> web.Response:
    """Refuse with one sentence, which names the fields it is about, and show the current question."""
    table = await request.app[HOST].table(request.match_info["match"])
    sentence = table.words(locale_of(request)).say(reason)
    if wants_json(request):
        return await state_of(request, table, seat, sentence=sentence, status=status, refused=refused)
    return await _table(
        request, table, seat, sentence=sentence, filled=filled, status=status, refused=refused
    )


async def pass_by(request: web.Request) -> web.Response:
    """The person has nothing to say."""
    table, seat = await player(request)
    await request.app[HOST].house.pass_by(table.id, seat)
    return await state(request) if wants_json(request) else see_other(base_of(table.id, seat))


async def hold(request: web.Request) -> web.Response:
    """The person fills in a form."""
    table, seat = await player(request)
    request.app[HOST].house.hold(table.id, seat)
    return web.Response(status=204)


@dataclass(slots=True)
class CloserPage:
    base: str
    title: str
    place: str
    places: dict[str, str]
    picture: Shown


async def closer_page(
    host: Host,
    drawings: Drawings,
    table: TableState,
    seat: Seat | None,
    words: Words,
    theme: str,
    place: str | None,
) -> CloserPage:
    """The place asked for, else the first."""
    offered = places(table, seat, words)
    wanted = place or next(iter(offered), "")
    drawn = await host.studio.draw(table, seat, "zoom", theme=theme, locale=words.locale, place=wanted)
    if drawn is None:
        raise NoSuchPlace(wanted)
    base = base_of(table.id, seat)
    url = f"{base}/zoom.png?place={quote(wanted, safe='')}&v={drawings.version(f'{base}/zoom', drawn)}"
    picture = Shown(url, drawn.width, drawn.height, drawn.alt, [])
    return CloserPage(base, words.say(table.match.game.local_name), wanted, offered, picture)
