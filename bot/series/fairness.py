"""Whether a person who keeps order at a table has a stake in the game there."""

from bot.series.people.ratings import is_friendly
from bot.table.state import TableState
from engine.text import Seat


def judges_own_game(table: TableState, seat: Seat | None, *, known: bool) -> bool:
    """Whether they play for a rating against other people, and so may not decide alone.

    `known`: their account says which seat they hold, if any. The key of a table's opener does not: its owner
    may be any of the players.
    """
    if table.state != "live" or is_friendly(table) or (known and seat is None):
        return False
    return any(holder.kind == "person" and holder.user_id and holder.seat != seat for holder in table.seats)
