"""The opener takes moves back: choose a move step by step, then confirm."""

from aiohttp import web

from bot.host import catchup, rewind
from bot.host.catchup import Frame
from bot.series.fairness import judges_own_game
from bot.table import votes
from bot.table.state import TableState
from bot.web.access.opener import opener
from bot.web.appkeys import HOST, TABLE
from bot.web.http.held_seats import base_of
from bot.web.http.identity import holds_seat
from bot.web.http.visitor import locale_of, read_form, see_other
from bot.web.play.past import asked_step, frame_of
from bot.web.show.pages import message, page
from engine.errors import Refused, Stale
from engine.text import Seat, text
from render.words import Words


def add_routes(app: web.Application) -> None:
    app.router.add_get(f"{TABLE}/host/replay", replay)
    app.router.add_get(f"{TABLE}/host/replay/board", board)
    app.router.add_get(f"{TABLE}/host/undo", confirm)
    app.router.add_post(f"{TABLE}/host/undo", take_back_to)


async def _frames(request: web.Request) -> tuple[TableState, list[Frame], int, Words]:
    """The steps as a spectator saw them: the opener learns nothing more."""
    table, _key = await opener(request)
    frames = await catchup.steps(request.app[HOST], table.id, None)
    last = len(frames) - 1
    return table, frames, min(asked_step(request, last), last), table.words(locale_of(request))


async def replay(request: web.Request) -> web.Response:
    table, frames, step, words = await _frames(request)
    shown = await frame_of(request, table, None, None, step)
    return page(
        request,
        "rewind.html",
        words,
        title=words.say(table.match.game.local_name),
        base=f"{base_of(table.id, None)}/host",
        table=base_of(table.id, None),
        step=step,
        last=len(frames) - 1,
        alt=shown.alt,
        lines=[words.say(line.text) for line in frames[step].lines],
    )


async def board(request: web.Request) -> web.Response:
    table, _all, step, _words = await _frames(request)
    drawn = await frame_of(request, table, None, None, step)
    return web.Response(body=drawn.png, content_type="image/png")


async def confirm(request: web.Request) -> web.Response:
    """Show all moves that would be taken back, to be confirmed."""
    table, frames, step, words = await _frames(request)
    base = f"{base_of(table.id, None)}/host"
    if step == len(frames) - 1:
        return message(request, text("me-rewind-last"), 409, (f"{base}/replay", "me-rewind"))
    gone = frames[step + 1 :]
    return page(
        request,
        "rewind_sure.html",
        words,
        title=words.say(table.match.game.local_name),
        base=base,
        step=step,
        seq=gone[0].seq,
        seen=table.seq,
        lines=[words.say(line.text) for frame in gone for line in frame.lines],
        hidden=sum(not frame.lines for frame in gone),
    )


async def take_back_to(request: web.Request) -> web.Response:
    table, _key = await opener(request)
    posted = await read_form(request)
    seq, seen = (_number(posted.get(name) or "") for name in ("seq", "seen"))
    seat = _own_seat(request, table)
    back = (f"{base_of(table.id, None)}/host/replay", "me-rewind")
    try:
        if seq < 0:
            raise Stale(text("refuse-stale"))
        if judges_own_game(table, seat, known=False):
            if seat is None:
                return message(request, text("moderated-own-game"), 409, back)
            await votes.ask_rewind(request.app[HOST], table.id, seat, seq, seen)
            return message(request, text("rewind-asked"), 202, (base_of(table.id, None), "web-to-table"))
        await rewind.rewind(request.app[HOST], table.id, seq, seen)
    except Stale:
        return message(request, text("me-rewind-stale"), 409, back)
    except Refused as refused:
        return message(request, refused.reason, 409, back)
    return see_other(base_of(table.id, None))


def _own_seat(request: web.Request, table: TableState) -> Seat | None:
    """The seat that the person at this browser holds."""
    return next((record.seat for record in table.seats if holds_seat(request, table, record.seat)), None)


def _number(written: str) -> int:
    return int(written) if written.isdecimal() and len(written) < 10 else -1
