"""Time and company: who has how long, what the table is asked, and seats that change hands."""

from collections.abc import Awaitable

from aiohttp import web

from bot.host import reminders, rewind
from bot.host.host import Host
from bot.series.people.ledger import server_of
from bot.table import status, substitutes, terms, votes
from bot.table.seating import LONGEST_NAME, SeatSpec
from bot.table.state import Look
from bot.web.appkeys import HOST
from bot.web.http import identity
from bot.web.http.guard import Turned
from bot.web.http.naming import known
from bot.web.http.visitor import Form, form, locale_of, see_other
from bot.web.opening.new_game import sit_down
from bot.web.play.page import base_of, votes_said
from bot.web.play.play import player, reader
from bot.web.show.pages import page
from engine.errors import Refused
from engine.text import Seat, Text

HOUR = 3600.0


async def time_page(request: web.Request) -> web.Response:
    look, seat = await reader(request)
    return await _page(request, look, seat)


async def _page(
    request: web.Request, look: Look, seat: Seat | None, said: Text | None = None
) -> web.Response:
    host, words = request.app[HOST], look.words(locale_of(request))
    undo = None
    if seat is not None and look.state == "live":
        undo = await rewind.prospects(host, look.id, seat)
    return page(
        request,
        "time.html",
        words,
        status=409 if said else 200,
        title=look.match.game.name,
        match=look.id,
        base=base_of(look.id, seat),
        seat=seat,
        live=look.state == "live",
        standing=status.status(look, host.clock.now()),
        agreed=[words.say(one) for one in terms.said(look.terms)],
        span=terms.span,
        muted=seat is not None and reminders.muted(look, seat),
        votes_said=lambda one: votes_said(one, words),
        voters={one.id: votes.voters(look, one) for one in votes.requests(look)},
        offered=substitutes.offered(look) if seat is None and not server_of(look) else [],
        left=_left(request, look) if seat is None and look.state == "live" else [],
        me=await known(request),
        longest_name=LONGEST_NAME,
        returns=[
            one.seat
            for one in look.seats
            if one.former and (one.kind != "person" or one.seat == seat) and look.state == "live"
        ],
        undo=undo,
        said=words.say(said) if said else None,
    )


async def act(request: web.Request) -> web.Response:
    """One form of the page was sent."""
    look, seat = await player(request)
    try:
        await _done(request.app[HOST], look, seat, await form(request))
    except Refused as refused:
        return await _page(request, await request.app[HOST].look(look.id), seat, refused.reason)
    where = base_of(look.id, seat)
    after = await request.app[HOST].look(look.id)
    if after.seats[seat].key_hash != look.seats[seat].key_hash:
        return see_other(base_of(look.id, None) + "/time")
    return see_other(f"{where}/time")


def _done(host: Host, look: Look, seat: Seat, posted: Form) -> Awaitable[None]:
    hours = _number(posted.get("hours")) * HOUR
    match posted.get("do"):
        case "pause":
            return votes.ask_pause(host, look.id, seat, hours)
        case "resume":
            return votes.resume(host, look.id, seat)
        case "extend":
            return votes.ask_extension(host, look.id, seat, hours)
        case "undo":
            return votes.ask_undo(host, look.id, seat)
        case "yes" | "no" as cast:
            return votes.vote(host, look.id, seat, int(_number(posted.get("request"))), cast == "yes")
        case "withdraw":
            return votes.withdraw(host, look.id, seat, int(_number(posted.get("request"))))
        case "leave":
            return substitutes.leave(host, look.id, seat)
        case "house":
            return substitutes.hand_over(host, look.id, seat)
        case "return":
            return substitutes.give_back(host, look.id, seat)
        case "mute":
            return host.reminders.mute(look.id, seat)
    raise Turned(404, "web-refuse-no-page")


def _number(value: str | None, otherwise: float = 0.0) -> float:
    return float(value) if value and value.isdecimal() and len(value) < 8 else otherwise


async def take(request: web.Request) -> web.Response:
    """Sit down where somebody left; the seats of a server's tables are for those who are there."""
    look = await request.app[HOST].look(request.match_info["match"])
    if server_of(look):
        raise Turned(403, "lweb-elsewhere", (base_of(look.id, None), "web-watch"))
    posted, me = await form(request), await known(request)
    seat = int(_number(posted.get("seat"), -1))
    name = posted.get("your-name") or (me.name if me else "")
    try:
        spec = SeatSpec(name[:80], user_id=identity.introduce(request))
        key = await substitutes.take_over(request.app[HOST], look.id, seat, spec)
    except Refused as refused:
        return await _page(request, look, None, refused.reason)
    return sit_down(request, look.id, seat, key)


async def come_back(request: web.Request) -> web.Response:
    """Whoever left a seat takes it again: known to the host, or with the link they had."""
    host = request.app[HOST]
    look = await host.look(request.match_info["match"])
    key = ((await form(request)).get("key") or "").strip().rpartition("#")[2][:100]
    mine = [one.seat for one in look.seats if substitutes.may_return(look, one.seat, key=key)]
    back = [*mine, *_left(request, look)]
    if not back:
        raise Turned(403, "web-refuse-key", (base_of(look.id, None) + "/time", "aweb-time"))
    await substitutes.give_back(host, look.id, back[0])
    return sit_down(request, look.id, back[0], key) if mine else see_other(base_of(look.id, back[0]))


def _left(request: web.Request, look: Look) -> list[Seat]:
    """The seats that the person at this browser left, and nobody took since."""
    me = identity.mine(request)
    return [one.seat for one in look.seats if substitutes.may_return(look, one.seat, user_id=me)]
