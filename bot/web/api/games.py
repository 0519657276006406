"""Games in JSON: as everyone sees them, and as the person of a token does."""

from typing import Any

from aiohttp import web

from bot.host.drawing import tell_position
from bot.series.people.ratings import is_rated
from bot.table.state import TableState
from bot.web.api.models import GameOut, Position, ScoreOut, SeatOut
from bot.web.http.address import address
from bot.web.http.held_seats import base_of
from bot.web.http.identity import person_id_of
from bot.web.http.visitor import locale_of
from bot.web.play.live import seal_of
from engine import codec
from engine.text import Seat
from render.speech import as_data


def own_seat(table: TableState, person_id: str | None) -> Seat | None:
    """The seat that a person holds at a table, first one that is asked."""
    own = [held.seat for held in table.seats if held.kind == "person" and held.user_id == person_id]
    return min(own, key=lambda seat: (seat not in table.pending(), seat), default=None)


def game_out(request: web.Request, table: TableState) -> GameOut:
    return GameOut(**_about_game(request, table, own_seat(table, person_id_of(request))))


def position_of(request: web.Request, table: TableState) -> Position:
    """To be called in a thread: telling a position takes a while."""
    seat = own_seat(table, person_id_of(request))
    position = as_data(tell_position(table, seat), table.words(locale_of(request)))
    view = codec.encode(table.view(seat))
    return Position(**_about_game(request, table, seat), view=view, sections=position["sections"])


def _about_game(request: web.Request, table: TableState, seat: Seat | None) -> dict[str, Any]:
    words, result = table.words(locale_of(request)), table.result()
    return {
        "id": table.id,
        "title": table.title,
        "name": words.say(table.match.game.local_name),
        "state": table.state,
        "url": f"{address(request)}{base_of(table.id, seat)}",
        "seat": seat,
        "asked": seat in table.waits_for(),
        "paused": table.paused,
        "counted": is_rated(table),
        "version": seal_of(request, table),
        "seats": [_seat_out(table, held.seat) for held in table.seats],
        "result": [
            ScoreOut(seat=score.seat, place=score.place, total=score.total, parts=score.parts)
            for score in result.scores
        ]
        if result
        else None,
    }


def _seat_out(table: TableState, seat: Seat) -> SeatOut:
    wait = table.waits.get(seat)
    return SeatOut(
        seat=seat,
        name=table.names[seat],
        kind=table.seats[seat].kind,
        program=table.is_program(seat),
        asked=seat in table.waits_for(),
        due=wait.due if wait else None,
    )
