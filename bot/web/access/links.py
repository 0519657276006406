"""The personal links to the seats of a table, and the seat of a browser that opened one."""

from collections.abc import Sequence
from dataclasses import dataclass

from aiohttp import web

from bot.table.state import TableState
from bot.web.http.address import address
from bot.web.http.held_seats import give_seat, seat_path
from bot.web.http.visitor import locale_of, see_other
from bot.web.show.pages import page
from engine.text import Seat, Text


@dataclass(slots=True)
class SeatLink:
    seat: Seat
    name: str
    key: str
    url: str


def link(request: web.Request, match_id: str, seat: Seat, name: str, key: str) -> SeatLink:
    """A personal link; the key stands after the #, which browsers do not send."""
    return SeatLink(seat, name, key, f"{address(request)}/t/{match_id}#{key}")


def links_page(
    request: web.Request,
    table: TableState,
    heading: Text,
    lead: Text,
    links: Sequence[SeatLink],
    *,
    once: bool = True,
    watch: str | None = None,
) -> web.Response:
    """Personal links to copy; `once`: they are not shown again, `watch`: the address for spectators."""
    words = table.words(locale_of(request))
    return page(
        request,
        "links.html",
        words,
        title=words.say(table.match.game.local_name),
        match=table.id,
        heading=words.say(heading),
        lead=words.say(lead),
        once=once,
        links=links,
        watch=watch,
    )


def sit_down(request: web.Request, match_id: str, seat: Seat, key: str) -> web.Response:
    response = see_other(seat_path(match_id, seat))
    give_seat(request, response, match_id, seat, key)
    return response
