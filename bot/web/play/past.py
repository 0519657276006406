"""Looking back: what a player missed, the game step by step, and its export once it is over."""

from collections.abc import Sequence
from typing import Any

from aiohttp import web

from bot.host import catchup
from bot.table.state import TableState
from bot.threads import in_thread
from bot.web.access.seats import player, reader
from bot.web.appkeys import HOST, SEAT, TABLE
from bot.web.http.guard import TurnedAway
from bot.web.http.held_seats import base_of
from bot.web.http.identity import palette_of
from bot.web.http.visitor import locale_of
from bot.web.play.log_lines import dice_in
from bot.web.show.drawings import DRAWINGS
from bot.web.show.pages import html, pack, page
from engine.text import Seat, names_seat
from render.live import delta
from render.picture import Picture
from render.words import Words, told_to

WIDTH = 1200


def add_routes(app: web.Application) -> None:
    get = app.router.add_get
    for base in (TABLE, SEAT):
        get(f"{base}/past", moments)
        get(f"{base}/replay", replay)
        get(f"{base}/replay/board", replay_picture)
        get(f"{base}/replay/moment", replay_drawing)
        get(f"{base}/trails", trails)
        get(f"{base}/export", export)
    get(f"{SEAT}/missed", missed_page)
    get(f"{SEAT}/changed", changed_part)
    get(f"{SEAT}/missed/board", missed_picture)
    get(f"{SEAT}/missed/film", missed_film)


async def missed_page(request: web.Request) -> web.Response:
    table, seat = await player(request)
    words = table.words(locale_of(request))
    host = request.app[HOST]
    since = await catchup.since_last_move(host, table.id, seat)
    pair = await catchup.before_and_after(host, table.id, seat, locale=words.locale)
    return page(
        request,
        "missed.html",
        words,
        title=words.say(table.match.game.local_name),
        base=base_of(table.id, seat),
        seq=table.seq,
        alt=pair.alt,
        earlier=since.earlier,
        lines=[words.say(line.text) for line in since.lines],
        changed=await catchup.changes_since(host, table.id, seat, words.locale),
    )


async def changed_part(request: web.Request) -> web.Response:
    """What is different since this seat's last move, or since another, as a list for our script."""
    table, seat = await player(request)
    words, since = table.words(locale_of(request)), request.query.get("since", "")
    first = int(since) if since.isdecimal() and len(since) < 10 else None
    changed = await catchup.changes_since(request.app[HOST], table.id, seat, words.locale, since=first)
    listed = html(request, "changed.html", words, changed=changed, seq=table.seq)
    return web.Response(text=listed, content_type="text/html")


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
        title=words.say(table.match.game.local_name),
        base=base_of(table.id, own),
        table=base_of(table.id, None),
        own=own,
        step=step,
        alt=shown.alt,
        last=len(frames) - 1,
        eyes=eyes,
        over=table.state == "over",
        seats=[
            (record.seat, record.name)
            for record in table.seats
            if catchup.may_replay(table, own, record.seat)
        ],
        lines=[words.say(line.text) for line in frames[step].lines],
    )


async def moments(request: web.Request) -> web.Response:
    """Every step of the game with what was heard of it, for the table that looks back by itself."""
    table, own = await reader(request)
    words = table.words(locale_of(request))
    frames = await catchup.steps(request.app[HOST], table.id, _eyes(request, table, own))
    return web.json_response({"steps": await in_thread(steps_in_words, frames, own, words)})


def steps_in_words(frames: Sequence[catchup.Frame], own: Seat | None, words: Words) -> list[dict[str, Any]]:
    """What was heard of each step, with its dice; `own`: who reads it."""
    return [
        {
            "seq": frame.seq,
            "lines": _sentences(frame, own, words) or [_name_quiet_step(frame, words)],
            "dice": dice_in(frame.lines),
            "mine": _is_done_to(own, frame),
        }
        for frame in frames
    ]


def _sentences(frame: catchup.Frame, own: Seat | None, words: Words) -> list[str]:
    """What was heard, to the reader whom it was done to in words of their own."""
    return [words.say(line.text if own is None else told_to(line.text, own)) for line in frame.lines]


def _is_done_to(own: Seat | None, frame: catchup.Frame) -> bool:
    """Whether another player's move concerns this reader: it is shown longer."""
    return own not in (None, frame.seat) and any(names_seat(line.text, own) for line in frame.lines)


def _name_quiet_step(frame: catchup.Frame, words: Words) -> str:
    """A step of which this reader heard nothing; not even whose it was is told."""
    return words("board-step-quiet" if frame.step else "board-step-start")


async def trails(request: web.Request) -> web.Response:
    """Where the pieces stood that have moved since then."""
    table, seat = await reader(request)
    since = request.query.get("since", "")
    if not since.isdecimal() or len(since) > 9:
        raise web.HTTPNotFound
    then = await catchup.drawn_at(request.app[HOST], table.id, seat, int(since), locale=locale_of(request))
    now = await request.app[HOST].studio.draw(table, seat, locale=locale_of(request), live=True)
    if then is None or then.drawing is None or now is None or now.drawing is None:
        return web.json_response({"from": {}})
    old = then.drawing.pieces
    moved = {
        name: list(_place(old[name].at))
        for name, piece in now.drawing.pieces.items()
        if name in old and old[name].at != piece.at and _place(old[name].at)
    }
    return web.json_response({"from": moved})


def _place(transform: str) -> tuple[float, ...]:
    """The two numbers of `translate(x y)`."""
    inside = transform.partition("translate(")[2].partition(")")[0].split()
    return tuple(float(number) for number in inside[:2]) if len(inside) == 2 else ()


async def replay_drawing(request: web.Request) -> web.Response:
    """One step as a live drawing, whose still layer the page has already, and what moved with it."""
    table, own = await reader(request)
    eyes = _eyes(request, table, own)
    host, step, locale = request.app[HOST], asked_step(request, 0), locale_of(request)
    before, drawn = [
        (await catchup.frame(host, table.id, eyes, moment, locale=locale, live=True)).drawing
        for moment in (max(0, step - 1), step)
    ]
    if before is None or drawn is None:
        raise web.HTTPNotFound
    request.app[DRAWINGS].keep_still(drawn)
    changes = delta(before, drawn)
    moved = {name: changes.get(name, empty) for name, empty in (("transfers", []), ("sprites", {}))}
    around = await catchup.beside_and_hand(host, table.id, eyes, step, locale=locale)
    beside, hand = [shown.drawing.live if shown and shown.drawing else None for shown in around]
    return pack(web.json_response({"svg": drawn.live, "beside": beside, "hand": hand, **moved}))


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
