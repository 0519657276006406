"""What the page of a table is filled with, and what our script is told of it afterwards."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from aiohttp import web

from bot.host.rewind import undone_moves
from bot.store.records import MoveRecord
from bot.table.state import TableState
from bot.web.access.seats import seats_left
from bot.web.acts.actor import reader_of
from bot.web.acts.drawing import DrawnAct, draw_act
from bot.web.appkeys import ACTS, HOST
from bot.web.http.identity import MINT, is_guest, palette_of, person_id_of, reads_by_ear
from bot.web.http.visitor import locale_of
from bot.web.play.live import seal_of
from bot.web.play.log_lines import LOG_MOVES, dice_in, log_since, undone_lines
from bot.web.play.page import table_page
from bot.web.play.page_parts import Shown, TablePage, ToldLine
from bot.web.show.drawings import DRAWINGS
from bot.web.show.pages import html
from engine.choice import Answer
from engine.text import Seat
from render.words import Words

PARTS = ("listening", "question", "own", "players", "talk")
BY_EAR = ("since", "words")
"""Parts that only a page has that is read to its visitor."""
PICTURES = ("board", "beside", "hand")
ALOUD = 4
"""How many of the latest events are read out by a screen reader."""


async def page_of(
    request: web.Request, table: TableState, seat: Seat | None, words: Words, filled: Answer = None
) -> TablePage:
    theme, host = await palette_of(request, table, seat), request.app[HOST]
    shown = await table_page(
        host,
        request.app[DRAWINGS],
        table,
        seat,
        words,
        theme,
        filled=filled,
        by_ear=reads_by_ear(request, table, seat),
    )
    if seat not in table.waits_for() and (me := person_id_of(request)):
        shown.others_waiting = len(await host.people.other_tables_waiting(me, table.id))
    if seat is not None and shown.question and not is_guest(request, table, seat):
        shown.note = (await host.talk.note_of(table, seat)).note.strip()
    return shown


async def context_of(
    request: web.Request, table: TableState, shown: TablePage, words: Words, history: "History"
) -> dict[str, Any]:
    """What the template of a table is filled with, besides what was said to a press."""
    since, seat = -1 if wants_whole_log(request) else _oldest(table), shown.seat
    guest = seat is not None and is_guest(request, table, seat)
    return {
        "page": shown,
        "say": None if guest else await _act(request, table, seat, "table-say", words),
        "note": None if guest or seat is None else await _act(request, table, seat, "table-note", words),
        "lines": await log_since(request.app[HOST], table, shown.seat, since, words, history.gone),
        "log_cut": since >= 0,
        "left": seat is None and table.state == "live" and bool(seats_left(request, table)),
    }


def wants_whole_log(request: web.Request) -> bool:
    return request.query.get("log") == "all"


async def _act(
    request: web.Request, table: TableState, seat: Seat | None, key: str, words: Words
) -> DrawnAct:
    """An act that has its form on the table itself."""
    actor = await reader_of(request, "table", None if seat is None else (table, seat))
    return draw_act(await request.app[ACTS].offer(key, table.id, actor), table.id, words)


def _oldest(table: TableState) -> int:
    """The oldest change after which spectators are told line by line."""
    return max(-1, table.seq - LOG_MOVES)


def last_known(request: web.Request, table: TableState) -> int:
    """The last change that this reader knows of."""
    since = request.query.get("since", "")
    return int(since) if since.isdecimal() and len(since) < 10 else table.seq


async def told_to_seat(
    request: web.Request, table: TableState, shown: TablePage, sentence: str = ""
) -> dict[str, Any]:
    words, since = table.words(locale_of(request)), last_known(request, table)
    history = history_of(await request.app[HOST].log(table.id), shown.seat)
    undone = await undone_lines(request.app[HOST], table, shown.seat, history.gone)
    seen = {kind: version_on_screen(request, kind) for kind in PICTURES}
    shown.mark = mark_of(request, shown.base, table.seq, history)
    update = told_now(request, words, shown, undone, PARTS, sentence) | {"seal": seal_of(request, table)}
    if (why := why_reload(request, table, shown, history)) is not None:
        update["reload"] = why
    return update | await told_since(request, table, shown, history, since, seen)


@dataclass(frozen=True, slots=True)
class History:
    """What a page needs of the log: the moves that were taken back, and the last one of this reader."""

    gone: set[int]
    own: int
    times: dict[int, float]
    """When the last rows were written, by number."""


def history_of(log: Sequence[MoveRecord], seat: Seat | None) -> History:
    own = max((row.seq for row in log if _is_own_move(row, seat)), default=-1)
    return History(undone_moves(log), own, {row.seq: row.made_at for row in log[-LOG_MOVES:]})


def mark_of(request: web.Request, base: str, seq: int, history: History) -> str:
    """Names the history that leads to a change, so that a page knows whether it has seen another one."""
    at = history.times.get(seq)
    return "" if at is None else request.app[MINT].seal(f"{base} {seq} {at}")[:16]


def why_reload(request: web.Request, table: TableState, shown: TablePage, history: History) -> str | None:
    """Why a page has to be loaded again; None: it need not.

    It may know more than is stored, or another history: after a backup was restored, or when a database that
    was behind took over. A spectator's that slept for long has a gap in its log, which needs no words.
    """
    since, mark = last_known(request, table), request.query.get("mark", "")
    expected = mark_of(request, shown.base, since, history)
    if since > table.seq or (mark and expected and mark != expected):
        return table.words(locale_of(request))("web-went-back")
    return "" if shown.seat is None and since < _oldest(table) else None


async def told_since(
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
    sentence: str,
) -> dict[str, Any]:
    """The page of a table as our script reads it."""
    seen = {kind: version_on_screen(request, kind) for kind in PICTURES}
    now = told_now(request, words, shown, undone, parts, sentence)
    return now | _told_of_lines(request, words, shown, lines, seen)


def told_now(
    request: web.Request,
    words: Words,
    shown: TablePage,
    undone: list[int],
    parts: Sequence[str],
    sentence: str,
) -> dict[str, Any]:
    """How the table stands, whatever a reader knew before."""
    return {
        "seq": shown.seq,
        "mark": shown.mark,
        "token": shown.token,
        "listing": shown.listing,
        "bar": shown.bar,
        "status": shown.status,
        "undone": undone,
        "said": sentence,
        "parts": {part: _part(request, part, words, shown) for part in (*parts, *BY_EAR[: 2 * shown.by_ear])},
    }


def _told_of_lines(
    request: web.Request, words: Words, shown: TablePage, lines: list[ToldLine], seen: Mapping[str, str]
) -> dict[str, Any]:
    """What a reader does not know yet: lines of the log, and what changed in the pictures."""
    return {
        "news": [[line.number, line.sentence] for line in lines[-ALOUD:]],
        "unsaid": max(0, len(lines) - ALOUD),
        "lines": html(request, "log_lines.html", words, lines=lines, page=shown),
        "dice": dice_in(lines),
        "pictures": {kind: _picture(request, kind, words, shown, seen.get(kind, "")) for kind in PICTURES},
    }


def version_on_screen(request: web.Request, kind: str) -> str:
    """The version of a picture that this reader has on the screen."""
    return request.query.get(kind, "")[:16]


def _picture(request: web.Request, kind: str, words: Words, shown: TablePage, seen: str) -> dict[str, Any]:
    """What a reader has to do to the picture on the screen: nothing, some changes, or all of it again."""
    picture: Shown | None = getattr(shown, kind)
    version = picture.version if picture else ""
    update: dict[str, Any] = {"version": version}
    if picture and picture.drawing and seen:
        changes = (
            {} if seen == version else request.app[DRAWINGS].changes(picture.address, seen, picture.drawing)
        )
        if changes is not None:
            return update | {"changes": changes}
    return update | {"html": _part(request, kind, words, shown)}


def _part(request: web.Request, part: str, words: Words, shown: TablePage) -> str:
    return html(request, f"part_{part}.html", words, page=shown)
