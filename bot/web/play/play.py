"""Sitting at a table: its page, its pictures, its live stream, and the answers given there."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from http import HTTPStatus
from typing import Any, Literal

from aiohttp import web

from bot.host.rewind import undone_moves
from bot.store.records import MoveRecord
from bot.table.state import TableState
from bot.web.acts.actor import reader_of
from bot.web.acts.drawing import DrawnAct, draw_act
from bot.web.appkeys import ACTS, HOST
from bot.web.http.cookies import found_good
from bot.web.http.guard import TurnedAway
from bot.web.http.held_seats import LONGEST_KEY, give_seat, seat_cookie, seat_key
from bot.web.http.identity import MINT, claim_seat, holds_seat, palette_of
from bot.web.http.limits import spend
from bot.web.http.visitor import locale_of, read_form, see_other, wants_json
from bot.web.opening.claiming import ask_to_enter, may_enter
from bot.web.opening.new_game import link, links_page, sit_down
from bot.web.play.careful import is_final
from bot.web.play.closer import closer_page
from bot.web.play.live import follow
from bot.web.play.log_lines import LOG_MOVES, log_since, thrown, undone_lines
from bot.web.play.page import base_of, table_page, undo_mark
from bot.web.play.page_parts import Shown, TablePage, ToldLine
from bot.web.show.drawings import DRAWINGS
from bot.web.show.pages import html, is_known, message, packed, page
from bot.web.show.pictures import WIDE, asked_width, image
from bot.web.show.posted_answer import UnclearForm, parse
from bot.web.show.shared import Ready, Shared
from engine.choice import Answer, problem
from engine.errors import Illegal, Refused, Stale
from engine.text import Seat, Text, text
from render.picture import Picture
from render.words import Words

PARTS = ("listening", "question", "players", "talk")
PICTURES = ("board", "hand")
ANSWERS = 24
"""How many answers of one table as it stands are kept for spectators who knew this or that before."""
ALOUD = 4
"""How many of the latest events are read out by a screen reader."""


async def reader(request: web.Request) -> tuple[TableState, Seat | None]:
    """The table, and the seat that this person holds or whose key this browser has.

    An address without a seat is a spectator's.
    """
    host = request.app[HOST]
    table = await host.table(request.match_info["match"])
    wanted = request.match_info.get("seat")
    if wanted is None:
        return table, None
    seat = int(wanted)
    if holds_seat(request, table, seat):
        return table, seat
    key = seat_key(request, table.id, seat)
    if not (key and await host.seats.for_key(table.id, key) == seat):
        again = request.path if request.method == "GET" else base_of(table.id, seat)
        raise TurnedAway(403, "web-refuse-no-seat", (again, "web-sit-again"))
    if not await may_enter(request, table, seat):
        raise TurnedAway(403, "web-refuse-claimed", (base_of(table.id, None), "web-watch"))
    found_good(request, seat_cookie(table.id, seat))
    return table, seat


async def player(request: web.Request) -> tuple[TableState, Seat]:
    """Like `reader`, where only a seat may ask."""
    table, seat = await reader(request)
    if seat is None:
        raise TurnedAway(403, "web-refuse-no-seat")
    return table, seat


# --- looking ----------------------------------------------------------------------------------------------


async def table(request: web.Request) -> web.Response:
    table, seat = await reader(request)
    return await _table(request, table, seat)


async def _table(
    request: web.Request,
    table: TableState,
    seat: Seat | None,
    *,
    said: str | None = None,
    filled: Answer = None,
    status: int = 200,
) -> web.Response:
    if seat is None:
        return await _watched_page(request, table)
    words = table.words(locale_of(request))
    shown = await _page(request, table, seat, words, filled)
    history = _history(await request.app[HOST].log(table.id), seat)
    shown.mark = _mark(request, shown.base, table.seq, history)
    context = await _context(request, table, shown, words, history)
    return _compressed(page(request, "table.html", words, status=status, said=said, **context), shown)


async def _context(
    request: web.Request, table: TableState, shown: TablePage, words: Words, history: "History"
) -> dict[str, Any]:
    """What the template of a table is filled with, besides what was said to a press."""
    since = -1 if _wants_whole_log(request) else _oldest(table)
    return {
        "page": shown,
        "say": await _act(request, table, shown.seat, "table-say", words),
        "note": None if shown.seat is None else await _act(request, table, shown.seat, "table-note", words),
        "lines": await log_since(request.app[HOST], table, shown.seat, since, words, history.gone),
        "log_cut": since >= 0,
    }


def _wants_whole_log(request: web.Request) -> bool:
    return request.query.get("log") == "all"


async def _watched_page(request: web.Request, table: TableState) -> web.Response:
    """The whole page of a spectator; for those of whom nothing is known it is the same, and made once."""
    watched, words = await _as_watched(request, table), table.words(locale_of(request))
    again = request.path + ("?log=all" if _wants_whole_log(request) else "")

    async def made() -> Ready:
        context = await _context(request, table, watched.shown, words, watched.history)
        text = html(request, "table.html", words, said=None, again=again, **context)
        return Ready(text.encode(), "text/html")

    pay = partial(spend, request, "watch")
    if is_known(request):
        pay()
        response = (await made()).response(request)
    else:
        response = (await watched.answers.once(again, made, pay)).response(request)
    response.headers["Content-Language"] = words.locale
    response.headers["Vary"] = "Accept-Language, Cookie, Accept-Encoding"
    return response


async def _act(
    request: web.Request, table: TableState, seat: Seat | None, key: str, words: Words
) -> DrawnAct:
    """An act that has its form on the table itself."""
    actor = await reader_of(request, "table", None if seat is None else (table, seat))
    return draw_act(await request.app[ACTS].offer(key, table.id, actor), table.id, words)


def _compressed(response: web.Response, shown: TablePage) -> web.Response:
    """Compressed, unless words of others stand beside what this seat alone may know: its size would tell."""
    return response if shown.seat is not None and shown.talk else packed(response)


async def _page(
    request: web.Request, table: TableState, seat: Seat | None, words: Words, filled: Answer = None
) -> TablePage:
    theme = await palette_of(request, table, seat)
    return await table_page(
        request.app[HOST], request.app[DRAWINGS], table, seat, words, theme, filled=filled
    )


async def state(request: web.Request) -> web.Response:
    """The parts of the page as JSON, for our script."""
    table, seat = await reader(request)
    return await _state(request, table, seat) if seat is not None else await _watched(request, table)


@dataclass(slots=True)
class Watched:
    """What all spectators are told of a table as it stands, and the answers to what each knew before."""

    shown: TablePage
    told: dict[str, Any]
    history: "History"
    answers: Shared[Ready]


WATCHED = web.AppKey("watched", Shared[Watched])


async def _watched(request: web.Request, table: TableState) -> web.Response:
    """A spectator's state depends on the table as others see it, language and colours; what was seen before
    only shortens it. What was never given to spectators counts as nothing."""
    watched = await _as_watched(request, table)
    since = _seen(request, table)
    if (why := _why_reload(request, table, watched.shown, watched.history)) is not None:
        return web.json_response({"seq": table.seq, "reload": why})
    seen, address = _has(request, "board"), watched.shown.board.address
    board = seen if request.app[DRAWINGS].knows(address, seen) else ""

    async def made() -> Ready:
        known = {"board": board}
        told = await _told_since(request, table, watched.shown, watched.history, since, known)
        return Ready(json.dumps(watched.told | told).encode(), "application/json")

    answer = await watched.answers.once((since, board), made, lambda: spend(request, "watch"))
    return answer.response(request)


async def _as_watched(request: web.Request, table: TableState) -> Watched:
    theme, locale = await palette_of(request, table, None), locale_of(request)

    async def made() -> Watched:
        words = table.words(locale)
        shown = await _page(request, table, None, words)
        history = _history(await request.app[HOST].log(table.id), None)
        shown.mark = _mark(request, shown.base, table.seq, history)
        undone = await undone_lines(request.app[HOST], table, None, history.gone)
        return Watched(shown, _told_now(request, words, shown, undone, PARTS, ""), history, Shared(ANSWERS))

    key = (table.id, table.public_revision, locale, theme)
    return await request.app[WATCHED].once(key, made, lambda: spend(request, "watch"))


def _oldest(table: TableState) -> int:
    """The oldest change after which spectators are told line by line."""
    return max(-1, table.seq - LOG_MOVES)


async def _state(
    request: web.Request, table: TableState, seat: Seat | None, *, said: str = "", status: int = 200
) -> web.Response:
    shown = await _page(request, table, seat, table.words(locale_of(request)))
    told = await _told(request, table, shown, said)
    return _compressed(web.json_response(told, status=status), shown)


def _seen(request: web.Request, table: TableState) -> int:
    """The last change that this reader knows of."""
    since = request.query.get("since", "")
    return int(since) if since.isdecimal() and len(since) < 10 else table.seq


async def _told(request: web.Request, table: TableState, shown: TablePage, said: str = "") -> dict[str, Any]:
    words, since = table.words(locale_of(request)), _seen(request, table)
    history = _history(await request.app[HOST].log(table.id), shown.seat)
    undone = await undone_lines(request.app[HOST], table, shown.seat, history.gone)
    seen = {kind: _has(request, kind) for kind in PICTURES}
    shown.mark = _mark(request, shown.base, table.seq, history)
    told = _told_now(request, words, shown, undone, PARTS, said)
    if (why := _why_reload(request, table, shown, history)) is not None:
        told["reload"] = why
    return told | await _told_since(request, table, shown, history, since, seen)


@dataclass(frozen=True, slots=True)
class History:
    """What a page needs of the log: the moves that were taken back, and the last one of this reader."""

    gone: set[int]
    own: int
    times: dict[int, float]
    """When the last rows were written, by number."""


def _history(log: Sequence[MoveRecord], seat: Seat | None) -> History:
    own = max((row.seq for row in log if _is_own_move(row, seat)), default=-1)
    return History(undone_moves(log), own, {row.seq: row.made_at for row in log[-LOG_MOVES:]})


def _mark(request: web.Request, base: str, seq: int, history: History) -> str:
    """Names the history that leads to a change, so that a page knows whether it has seen another one."""
    at = history.times.get(seq)
    return "" if at is None else request.app[MINT].seal(f"{base} {seq} {at}")[:16]


def _why_reload(request: web.Request, table: TableState, shown: TablePage, history: History) -> str | None:
    """Why a page has to be loaded again; None: it need not.

    It may know more than is stored, or another history: after a backup was restored, or when a database that
    was behind took over. A spectator's that slept for long has a gap in its log, which needs no words.
    """
    since, mark = _seen(request, table), request.query.get("mark", "")
    expected = _mark(request, shown.base, since, history)
    if since > table.seq or (mark and expected and mark != expected):
        return table.words(locale_of(request))("web-went-back")
    return "" if shown.seat is None and since < _oldest(table) else None


async def _told_since(
    request: web.Request,
    table: TableState,
    shown: TablePage,
    history: History,
    since: int,
    seen: Mapping[str, str],
) -> dict[str, Any]:
    """What depends on what a reader knew already."""
    words = table.words(locale_of(request))
    lines = await log_since(request.app[HOST], table, shown.seat, since, words, history.gone)
    return _told_of_lines(request, words, shown, lines, seen) | {"own": history.own > since}


def _is_own_move(row: MoveRecord, seat: Seat | None) -> bool:
    """Whether the holder of the seat has answered or taken back, at this page or elsewhere."""
    return row.seat == seat and row.made_by == "person" and row.kind != "note"


def told_to_script(
    request: web.Request,
    words: Words,
    shown: TablePage,
    lines: list[ToldLine],
    undone: list[int],
    parts: Sequence[str],
    said: str,
) -> dict[str, Any]:
    """The page of a table as our script reads it."""
    seen = {kind: _has(request, kind) for kind in PICTURES}
    now = _told_now(request, words, shown, undone, parts, said)
    return now | _told_of_lines(request, words, shown, lines, seen)


def _told_now(
    request: web.Request,
    words: Words,
    shown: TablePage,
    undone: list[int],
    parts: Sequence[str],
    said: str,
) -> dict[str, Any]:
    """How the table stands, whatever a reader knew before."""
    return {
        "seq": shown.seq,
        "mark": shown.mark,
        "token": shown.token,
        "bar": shown.bar,
        "status": shown.status,
        "undone": undone,
        "said": said,
        "parts": {part: _part(request, part, words, shown) for part in parts},
    }


def _told_of_lines(
    request: web.Request, words: Words, shown: TablePage, lines: list[ToldLine], seen: Mapping[str, str]
) -> dict[str, Any]:
    """What a reader does not know yet: lines of the log, and what changed in the pictures."""
    return {
        "news": [line.said for line in lines[-ALOUD:]],
        "lines": html(request, "log_lines.html", words, lines=lines),
        "dice": thrown(lines),
        "pictures": {kind: _picture(request, kind, words, shown, seen.get(kind, "")) for kind in PICTURES},
    }


def _has(request: web.Request, kind: str) -> str:
    """The version of a picture that this reader has on the screen."""
    return request.query.get(kind, "")[:16]


def _picture(request: web.Request, kind: str, words: Words, shown: TablePage, seen: str) -> dict[str, Any]:
    """What a reader has to do to the picture on the screen: nothing, some changes, or all of it again."""
    picture: Shown | None = getattr(shown, kind)
    version = picture.version if picture else ""
    told: dict[str, Any] = {"version": version}
    if picture and picture.drawing and seen:
        changes = (
            {} if seen == version else request.app[DRAWINGS].changes(picture.address, seen, picture.drawing)
        )
        if changes is not None:
            return told | {"changes": changes}
    return told | {"html": _part(request, kind, words, shown)}


def _part(request: web.Request, part: str, words: Words, shown: TablePage) -> str:
    return html(request, f"part_{part}.html", words, page=shown)


async def picture(request: web.Request) -> web.Response:
    table, seat = await reader(request)
    usual = await _drawn(request, table, seat, WIDE)
    version = request.app[DRAWINGS].version(request.path.removesuffix(".png"), usual)
    return image(request, await _drawn(request, table, seat, asked_width(request)), version)


async def _drawn(request: web.Request, table: TableState, seat: Seat | None, width: int) -> Picture:
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
    kind: Literal["board", "hand"] = "hand" if request.match_info["kind"] == "hand" else "board"
    if kind == "hand" and seat is None:
        raise web.HTTPNotFound
    drawn = await request.app[HOST].studio.draw(table, seat, kind, locale=locale_of(request), live=True)
    if drawn is None or drawn.drawing is None:
        raise web.HTTPNotFound
    return packed(web.Response(text=drawn.drawing.document, content_type="image/svg+xml"))


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
    if not await may_enter(request, table, seat):
        spend(request, "ask-to-enter")
        await ask_to_enter(request, table, seat)
        response = message(request, text("web-asked-to-enter", who=table.names[seat]), 202)
        give_seat(request, response, table.id, seat, key)
        return response
    await claim_seat(request, table, seat)
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
        return await _refuse(request, seat, unclear.reason, HTTPStatus.UNPROCESSABLE_ENTITY)
    except Illegal as refused:
        return await _refuse(request, seat, refused.reason, HTTPStatus.UNPROCESSABLE_ENTITY, filled)
    except Refused as refused:
        return await _refuse(request, seat, refused.reason, HTTPStatus.CONFLICT)
    return await _done(request, table, seat)


async def undo(request: web.Request) -> web.Response:
    table, seat = await player(request)
    mark = (await read_form(request)).get("mark")
    try:
        if mark != undo_mark(table, seat):
            raise Stale(text("web-undo-stale"))
        await request.app[HOST].undo(table.id, seat)
    except Refused as refused:
        return await _refuse(request, seat, refused.reason, HTTPStatus.CONFLICT)
    return await _done(request, table, seat)


async def _done(request: web.Request, before: TableState, seat: Seat) -> web.Response:
    if not wants_json(request):
        return see_other(base_of(before.id, seat))
    table = await request.app[HOST].table(before.id)
    return await _state(request, table, seat)


async def _refuse(
    request: web.Request, seat: Seat, reason: Text, status: int, filled: Answer = None
) -> web.Response:
    """Refuse with one sentence, and show the current question."""
    table = await request.app[HOST].table(request.match_info["match"])
    said = table.words(locale_of(request)).say(reason)
    if wants_json(request):
        return await _state(request, table, seat, said=said, status=status)
    return await _table(request, table, seat, said=said, filled=filled, status=status)
