"""Who acts from a browser."""

from aiohttp import web

from bot.acts.act import Actor, Kind
from bot.web.http.address import origin_of
from bot.web.http.identity import introduce, mine
from bot.web.http.naming import known, somebody
from bot.web.http.visitor import Form, locale_of
from engine.text import Seat


async def reading(request: web.Request, seat: Seat | None = None) -> Actor:
    """Whoever reads a page: somebody known, somebody at a seat, or nobody yet."""
    me = await known(request)
    return Actor(mine(request) or "", me.name if me else "", locale_of(request), seat=seat)


async def acting(request: web.Request, kind: Kind, posted: Form, seat: Seat | None = None) -> Actor:
    """Whoever sent a form; what others will see of them needs a name, which comes with the form."""
    if kind == "person":
        return Actor(introduce(request), "", locale_of(request), address=origin_of(request))
    if seat is not None:
        return Actor(mine(request) or "", "", locale_of(request), address=origin_of(request), seat=seat)
    me = await somebody(request, posted)
    return Actor(me.id, me.name, locale_of(request), address=origin_of(request))
