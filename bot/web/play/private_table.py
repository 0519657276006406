"""What the pages of a table at which nobody else sits have in common: a lesson, and moves that are tried."""

from collections.abc import Sequence

from aiohttp import web

from bot.table.state import TableState
from bot.web.appkeys import HOST
from bot.web.http.visitor import locale_of
from bot.web.play.page_parts import TablePage, ToldLine
from bot.web.play.telling import told_to_script
from bot.web.show.drawings import DRAWINGS
from bot.web.show.fields import mark_refused
from bot.web.show.pages import pack, page
from bot.web.show.pictures import WIDE, asked_kind, asked_width, image
from bot.web.show.posted_answer import WHY
from engine.text import Seat
from render.words import Words

PARTS = ("question", "own", "players")
"""The parts of such a page that a script brings up to date."""


def send_page(
    request: web.Request,
    words: Words,
    shown: TablePage,
    lines: Sequence[ToldLine],
    sentence: str | None,
    status: int,
    refused: Sequence[str],
) -> web.Response:
    """The whole page; `refused` names the fields of its question that were filled in wrongly."""
    if shown.question:
        mark_refused(shown.question.field, refused, WHY)
    made = page(
        request,
        "table.html",
        words,
        status=status,
        page=shown,
        lines=lines,
        log_cut=False,
        left=False,
        said=sentence,
    )
    return pack(made)


def send_state(
    request: web.Request,
    words: Words,
    shown: TablePage,
    lines: Sequence[ToldLine],
    undone: Sequence[int],
    sentence: str,
    status: int,
    refused: Sequence[str],
) -> web.Response:
    """The parts of the page as JSON, for our script."""
    update = told_to_script(request, words, shown, list(lines), list(undone), PARTS, sentence)
    return pack(web.json_response({**update, "refused": list(refused)}, status=status))


async def send_picture(request: web.Request, table: TableState, seat: Seat) -> web.Response:
    """The picture that the address names, at the width it asks for."""
    studio, kind, locale = request.app[HOST].studio, asked_kind(request), locale_of(request)
    usual = await studio.draw(table, seat, kind, width=WIDE, locale=locale)
    drawn = await studio.draw(table, seat, kind, width=asked_width(request), locale=locale)
    if usual is None or drawn is None:
        raise web.HTTPNotFound
    return image(request, drawn, request.app[DRAWINGS].version(request.path.removesuffix(".png"), usual))


async def send_drawing(request: web.Request, table: TableState, seat: Seat) -> web.Response:
    """The whole drawing with its still layer, for a page that could not find that one by its hash."""
    drawn = await request.app[HOST].studio.draw(
        table, seat, asked_kind(request), locale=locale_of(request), live=True
    )
    if drawn is None or drawn.drawing is None:
        raise web.HTTPNotFound
    return pack(web.Response(text=drawn.drawing.document, content_type="image/svg+xml"))
