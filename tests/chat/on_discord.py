"""Tables and people as Discord sees them."""

from bot.chat import table as tables
from bot.chat.table import Place
from bot.discord.surface import SURFACE
from bot.table.state import TableState
from engine.text import Seat


def user_key(user_id: int | str) -> str:
    return SURFACE.person_id(str(user_id))


def place_of(table: TableState) -> Place | None:
    return tables.place_of(table, SURFACE)


def user_of(table: TableState, seat: Seat) -> str | None:
    return tables.user_of(table, seat, SURFACE)


def seat_of(table: TableState, user_id: int | str) -> Seat | None:
    return tables.seat_of(table, user_key(user_id))
