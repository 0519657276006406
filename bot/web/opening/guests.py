"""The guests page of a seat: who asks to use its link, and a new key that only this browser has."""

from aiohttp import web

from bot.web.access import claiming
from bot.web.access.links import sit_down
from bot.web.access.seats import player
from bot.web.appkeys import HOST, SEAT
from bot.web.http.held_seats import base_of
from bot.web.http.identity import is_guest
from bot.web.http.visitor import locale_of, read_form, see_other
from bot.web.show.pages import page


def add_routes(app: web.Application) -> None:
    app.router.add_get(f"{SEAT}/guests", guests)
    app.router.add_post(f"{SEAT}/guests", decide_on_guest)


async def guests(request: web.Request) -> web.Response:
    table, seat = await player(request)
    words = table.words(locale_of(request))
    waiting = await claiming.guests_of(request.app[HOST], table, seat)
    return page(
        request,
        "guests.html",
        words,
        title=words.say(table.match.game.local_name),
        base=base_of(table.id, seat),
        own=table.seats[seat].user_id is not None,
        holder=not is_guest(request, table, seat),
        asking=waiting.asking,
    )


async def decide_on_guest(request: web.Request) -> web.Response:
    """Let a person in or refuse them; or give the seat a key that only this browser has."""
    table, seat = await player(request)
    host, posted = request.app[HOST], await read_form(request)
    if is_guest(request, table, seat):
        return see_other(base_of(table.id, seat))
    if posted.get("do") == "bind":
        return sit_down(request, table.id, seat, await host.seats.bind_key(table.id, seat))
    who = (posted.get("who") or "")[:64]
    await claiming.decide(host, table, seat, who, enters=posted.get("do") == "let-in")
    return see_other(f"{base_of(table.id, seat)}/guests")
