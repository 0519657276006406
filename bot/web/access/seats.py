"""The table and the seat that a request is about, as far as this browser may have them."""

from aiohttp import web

from bot.table import substitutes
from bot.table.state import TableState
from bot.web.access.claiming import may_enter
from bot.web.access.refused_seat import refusal_of_seat
from bot.web.appkeys import HOST
from bot.web.http.cookies import found_good
from bot.web.http.guard import TurnedAway
from bot.web.http.held_seats import base_of, seat_cookie, seat_key
from bot.web.http.identity import holds_seat, person_id_of
from engine.text import Seat


async def reader(request: web.Request) -> tuple[TableState, Seat | None]:
    """The table, and the seat that this person holds or whose key this browser has.

    An address without a seat is a spectator's.
    """
    host = request.app[HOST]
    table = await host.table(request.match_info["match"])
    wanted = request.match_info.get("seat")
    if wanted is None:
        return table, None
    seat = int(wanted)
    if holds_seat(request, table, seat):
        return table, seat
    key = seat_key(request, table.id, seat)
    if not (key and await host.seats.for_key(table.id, key) == seat):
        raise await refusal_of_seat(request, table, seat)
    if not await may_enter(request, table, seat):
        raise TurnedAway(403, "web-refuse-claimed", (base_of(table.id, None), "web-watch"))
    found_good(request, seat_cookie(table.id, seat))
    return table, seat


async def player(request: web.Request) -> tuple[TableState, Seat]:
    """Like `reader`, where only a seat may ask."""
    table, seat = await reader(request)
    if seat is None:
        raise TurnedAway(403, "web-refuse-no-seat")
    return table, seat


def seats_left(request: web.Request, table: TableState) -> list[Seat]:
    """The seats that the person at this browser left, and nobody took since."""
    me = person_id_of(request)
    return [record.seat for record in table.seats if substitutes.may_return(table, record.seat, user_id=me)]
