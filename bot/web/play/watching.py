"""What spectators read: made once for all of them, whatever they say they knew before."""

import gzip
import json
from dataclasses import dataclass
from functools import partial
from typing import Any

from aiohttp import web

from bot.host.once import Once
from bot.table.state import TableState
from bot.web.appkeys import HOST
from bot.web.http.identity import palette_of, reads_by_ear
from bot.web.http.limits import spend
from bot.web.http.visitor import locale_of
from bot.web.play.log_lines import undone_lines
from bot.web.play.page_parts import Shown, TablePage
from bot.web.play.telling import (
    PARTS,
    History,
    context_of,
    history_of,
    last_known,
    mark_of,
    page_of,
    told_now,
    told_since,
    version_on_screen,
    wants_whole_log,
    why_reload,
)
from bot.web.show.drawings import DRAWINGS
from bot.web.show.pages import html, is_known

TABLES = 200
"""Of how many tables as they stand the answers to spectators are kept."""
ANSWERS = 24
"""How many answers of one table as it stands are kept for spectators who knew this or that before."""


class PackedBody:
    """A body that is sent again and again, packed once."""

    def __init__(self, body: bytes, content_type: str) -> None:
        self._packed = gzip.compress(body, 6, mtime=0)
        self._content_type = content_type

    def response(self, request: web.Request) -> web.Response:
        headers = {"Content-Type": f"{self._content_type}; charset=utf-8", "Vary": "Accept-Encoding"}
        if "gzip" in request.headers.get("Accept-Encoding", ""):
            return web.Response(body=self._packed, headers={**headers, "Content-Encoding": "gzip"})
        return web.Response(body=gzip.decompress(self._packed), headers=headers)


@dataclass(slots=True)
class Watched:
    """What all spectators are told of a table as it stands, and the answers to what each knew before."""

    shown: TablePage
    update: dict[str, Any]
    history: History
    answers: Once[PackedBody]


WATCHED = web.AppKey("watched", Once[Watched])


async def _watched_by_all(request: web.Request, table: TableState) -> Watched:
    theme, locale = await palette_of(request, table, None), locale_of(request)
    by_ear = reads_by_ear(request, table, None)

    async def make() -> Watched:
        words = table.words(locale)
        shown = await page_of(request, table, None, words)
        history = history_of(await request.app[HOST].log(table.id), None)
        shown.mark = mark_of(request, shown.base, table.seq, history)
        undone = await undone_lines(request.app[HOST], table, None, history.gone)
        return Watched(shown, told_now(request, words, shown, undone, PARTS, ""), history, Once(ANSWERS))

    key = (table.id, table.head, table.public_revision, table.closed is None, locale, theme, by_ear)
    return await request.app[WATCHED].get(key, make, lambda: spend(request, "drawings"))


async def watched_page(request: web.Request, table: TableState) -> web.Response:
    """The whole page of a spectator; for those of whom nothing is known it is the same, and made once."""
    watched, words = await _watched_by_all(request, table), table.words(locale_of(request))
    again = request.path + ("?log=all" if wants_whole_log(request) else "")

    async def make() -> PackedBody:
        context = await context_of(request, table, watched.shown, words, watched.history)
        text = html(request, "table.html", words, said=None, again=again, **context)
        return PackedBody(text.encode(), "text/html")

    pay = partial(spend, request, "drawings")
    if is_known(request):
        pay()
        response = (await make()).response(request)
    else:
        response = (await watched.answers.get(again, make, pay)).response(request)
    response.headers["Content-Language"] = words.locale
    response.headers["Vary"] = "Accept-Language, Cookie, Accept-Encoding"
    return response


async def watched_state(request: web.Request, table: TableState) -> web.Response:
    """A spectator's state depends on the table as others see it, language and colours; what was seen before
    only shortens it. What was never given to spectators counts as nothing."""
    watched = await _watched_by_all(request, table)
    since = last_known(request, table)
    if (why := why_reload(request, table, watched.shown, watched.history)) is not None:
        return web.json_response({"seq": table.seq, "reload": why})
    known = {
        kind: _known_version(request, kind, picture)
        for kind, picture in (("board", watched.shown.board), ("beside", watched.shown.beside))
    }

    async def make() -> PackedBody:
        update = await told_since(request, table, watched.shown, watched.history, since, known)
        return PackedBody(json.dumps(watched.update | update).encode(), "application/json")

    seen = tuple(known.values())
    answer = await watched.answers.get((since, *seen), make, lambda: spend(request, "drawings"))
    return answer.response(request)


def _known_version(request: web.Request, kind: str, picture: Shown | None) -> str:
    """The version that a spectator has on the screen, where it was given to spectators."""
    seen = version_on_screen(request, kind)
    return seen if picture and request.app[DRAWINGS].knows(picture.address, seen) else ""
