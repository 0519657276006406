"""Time and company: who has how long, what the table is asked, and seats that change hands."""

from collections.abc import Awaitable

from aiohttp import web

from bot.host import reminders, rewind
from bot.host.host import Host
from bot.series.people.ledger import server_of
from bot.table import status, substitutes, terms, votes
from bot.table.seating import LONGEST_NAME, SeatSpec
from bot.table.state import TableState
from bot.web.appkeys import HOST
from bot.web.http import identity
from bot.web.http.guard import Turned
from bot.web.http.limits import spend
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
    table, seat = await reader(request)
    return await _page(request, table, seat)


async def _page(
    request: web.Request, table: TableState, seat: Seat | None, said: Text | None = None
) -> web.Response:
    host, words = request.app[HOST], table.words(locale_of(request))
    undo = None
    if seat is not None and table.state == "live":
        undo = await rewind.prospects(host, table.id, seat)
    return page(
        request,
        "time.html",
        words,
        status=409 if said else 200,
        title=table.match.game.name,
        match=table.id,
        base=base_of(table.id, seat),
        seat=seat,
        live=table.state == "live",
        standing=status.status(table, host.clock.now()),
        agreed=[words.say(one) for one in terms.said(table.terms)],
        span=terms.span,
        muted=seat is not None and reminders.muted(table, seat),
        votes_said=lambda one: votes_said(one, words),
        voters={one.id: votes.voters(table, one) for one in votes.requests(table)},
        offered=substitutes.offered(table) if seat is None and not server_of(table) else [],
        left=_left(request, table) if seat is None and table.state == "live" else [],
        me=await known(request),
        longest_name=LONGEST_NAME,
        returns=[
            one.seat
            for one in table.seats
            if one.former and (one.kind != "person" or one.seat == seat) and table.state == "live"
        ],
        undo=undo,
        said=words.say(said) if said else None,
    )


async def act(request: web.Request) -> web.Response:
    """One form of the page was sent."""
    table, seat = await player(request)
    try:
        await _done(request.app[HOST], table, seat, await form(request))
    except Refused as refused:
        return await _page(request, await request.app[HOST].table(table.id), seat, refused.reason)
    where = base_of(table.id, seat)
    after = await request.app[HOST].table(table.id)
    if after.seats[seat].key_hash != table.seats[seat].key_hash:
        return see_other(base_of(table.id, None) + "/time")
    return see_other(f"{where}/time")


def _done(host: Host, table: TableState, seat: Seat, posted: Form) -> Awaitable[None]:
    hours = _number(posted.get("hours")) * HOUR
    match posted.get("do"):
        case "pause":
            return votes.ask_pause(host, table.id, seat, hours)
        case "resume":
            return votes.resume(host, table.id, seat)
        case "extend":
            return votes.ask_extension(host, table.id, seat, hours)
        case "undo":
            return votes.ask_undo(host, table.id, seat)
        case "yes" | "no" as cast:
            return votes.vote(host, table.id, seat, int(_number(posted.get("request"))), cast == "yes")
        case "withdraw":
            return votes.withdraw(host, table.id, seat, int(_number(posted.get("request"))))
        case "leave":
            return substitutes.leave(host, table.id, seat)
        case "house":
            return substitutes.hand_over(host, table.id, seat)
        case "return":
            return substitutes.give_back(host, table.id, seat)
        case "mute":
            return host.reminders.mute(table.id, seat)
    raise Turned(404, "web-refuse-no-page")


def _number(value: str | None, otherwise: float = 0.0) -> float:
    return float(value) if value and value.isdecimal() and len(value) < 8 else otherwise


async def take(request: web.Request) -> web.Response:
    """Sit down where somebody left; the seats of a server's tables are for those who are there."""
    table = await request.app[HOST].table(request.match_info["match"])
    if server_of(table):
        raise Turned(403, "lweb-elsewhere", (base_of(table.id, None), "web-watch"))
    posted, me = await form(request), await known(request)
    seat = int(_number(posted.get("seat"), -1))
    name = posted.get("your-name") or (me.name if me else "")
    try:
        spec = SeatSpec(name[:80], user_id=identity.introduce(request))
        spend(request, "take-seat")
        key = await substitutes.take_over(request.app[HOST], table.id, seat, spec)
    except Refused as refused:
        return await _page(request, table, None, refused.reason)
    return sit_down(request, table.id, seat, key)


async def come_back(request: web.Request) -> web.Response:
    """Whoever left a seat takes it again: known to the host, or with the link they had."""
    host = request.app[HOST]
    table = await host.table(request.match_info["match"])
    key = ((await form(request)).get("key") or "").strip().rpartition("#")[2][:100]
    mine = [one.seat for one in table.seats if substitutes.may_return(table, one.seat, key=key)]
    back = [*mine, *_left(request, table)]
    if not back:
        raise Turned(403, "web-refuse-key", (base_of(table.id, None) + "/time", "aweb-time"))
    await substitutes.give_back(host, table.id, back[0])
    return sit_down(request, table.id, back[0], key) if mine else see_other(base_of(table.id, back[0]))


def _left(request: web.Request, table: TableState) -> list[Seat]:
    """The seats that the person at this browser left, and nobody took since."""
    me = identity.mine(request)
    return [one.seat for one in table.seats if substitutes.may_return(table, one.seat, user_id=me)]
