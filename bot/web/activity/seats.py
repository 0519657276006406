"""Where a person who comes from a chat client sits."""

from bot.host.host import Host
from bot.web.http.held_seats import seat_path
from engine.errors import EngineError


async def own_place(host: Host, match_id: str, who: str) -> str:
    """Their own seat at the table, else a look at it; of a table that is gone, their games."""
    try:
        table = await host.table(match_id)
    except EngineError:
        return "/games"
    seats = [seat.seat for seat in table.seats if seat.kind == "person" and seat.user_id == who]
    return seat_path(match_id, seats[0]) if seats else f"/t/{match_id}"
