"""Looking back: what a player missed, the game step by step, and its export once it is over."""

from aiohttp import web

from bot.host import catchup
from bot.table.state import TableState
from bot.web.appkeys import HOST
from bot.web.http.guard import TurnedAway
from bot.web.http.identity import palette_of
from bot.web.http.visitor import locale_of
from bot.web.play.page import base_of
from bot.web.play.play import player, reader
from bot.web.show.pages import page
from engine.text import Seat
from render.picture import Picture

WIDTH = 1200


async def missed(request: web.Request) -> web.Response:
    table, seat = await player(request)
    words = table.words(locale_of(request))
    host = request.app[HOST]
    since = await catchup.since_last_move(host, table.id, seat)
    pair = await catchup.before_and_after(host, table.id, seat, locale=words.locale)
    return page(
        request,
        "missed.html",
        words,
        title=table.match.game.name,
        base=base_of(table.id, seat),
        seq=table.seq,
        alt=pair.alt,
        earlier=since.earlier,
        lines=[words.say(one.text) for one in since.lines],
    )


async def missed_picture(request: web.Request) -> web.Response:
    table, seat = await player(request)
    drawn = await catchup.before_and_after(request.app[HOST], table.id, seat, locale=locale_of(request))
    return web.Response(body=drawn.png, content_type="image/png")


async def missed_film(request: web.Request) -> web.Response:
    table, seat = await player(request)
    made = await catchup.animate(request.app[HOST], table.id, seat, locale=locale_of(request))
    return web.Response(body=made, content_type="image/gif")


async def replay(request: web.Request) -> web.Response:
    """One step of the game with its slider; it works by links and forms alone."""
    table, own = await reader(request)
    eyes = _eyes(request, table, own)
    words = table.words(locale_of(request))
    frames = await catchup.steps(request.app[HOST], table.id, eyes)
    step = min(asked_step(request, len(frames) - 1), len(frames) - 1)
    shown = await frame_of(request, table, own, eyes, step)
    return page(
        request,
        "replay.html",
        words,
        title=table.match.game.name,
        base=base_of(table.id, own),
        step=step,
        alt=shown.alt,
        last=len(frames) - 1,
        eyes=eyes,
        over=table.state == "over",
        seats=[(one.seat, one.name) for one in table.seats if catchup.may_replay(table, own, one.seat)],
        lines=[words.say(one.text) for one in frames[step].lines],
    )


async def replay_picture(request: web.Request) -> web.Response:
    table, own = await reader(request)
    eyes = _eyes(request, table, own)
    drawn = await frame_of(request, table, own, eyes, asked_step(request, 0))
    return web.Response(body=drawn.png, content_type="image/png")


async def frame_of(
    request: web.Request, table: TableState, own: Seat | None, eyes: Seat | None, step: int
) -> Picture:
    """One step as a seat or a spectator saw it, in the reader's colours."""
    theme = await palette_of(request, table, own)
    return await catchup.frame(
        request.app[HOST], table.id, eyes, step, width=WIDTH, theme=theme, locale=locale_of(request)
    )


def asked_step(request: web.Request, otherwise: int) -> int:
    wanted = request.query.get("step", "")
    return int(wanted) if wanted.isdecimal() and len(wanted) < 7 else otherwise


def _eyes(request: web.Request, table: TableState, own: Seat | None) -> Seat | None:
    """Whose view is shown; the reader's own unless asked otherwise."""
    wanted = request.query.get("eyes", "")
    if not wanted.isdecimal() or len(wanted) > 2:
        return None if wanted == "all" else own
    seat = int(wanted)
    if seat >= len(table.seats) or not catchup.may_replay(table, own, seat):
        raise TurnedAway(403, "async-not-over")
    return seat


async def export(request: web.Request) -> web.Response:
    table, _seat = await reader(request)
    made = await catchup.export(request.app[HOST], table.id)
    return web.json_response(
        made, headers={"Content-Disposition": f'attachment; filename="{table.title}-{table.id}.json"'}
    )
