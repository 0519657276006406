"""What a person says to a house player that listens, besides an answer: to pass, and that a form is open."""

from aiohttp import web

from bot.web.access.seats import player
from bot.web.appkeys import HOST
from bot.web.http.held_seats import base_of
from bot.web.http.visitor import see_other, wants_json
from bot.web.play.play import state


async def pass_by(request: web.Request) -> web.Response:
    """The person has nothing to say."""
    table, seat = await player(request)
    await request.app[HOST].house.pass_by(table.id, seat)
    return await state(request) if wants_json(request) else see_other(base_of(table.id, seat))


async def hold(request: web.Request) -> web.Response:
    """The person fills in a form."""
    table, seat = await player(request)
    request.app[HOST].house.hold(table.id, seat)
    return web.Response(status=204)
