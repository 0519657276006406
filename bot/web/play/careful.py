"""Whether an answer could be taken back: what could not, is asked for twice before it is given."""

from bot.table.state import TableState
from bot.threads import in_thread
from engine.choice import Answer
from engine.match import Match
from engine.rng import Rng
from engine.text import Seat


async def is_final(table: TableState, seat: Seat, answer: Answer) -> bool:
    """Whether this answer shows something hidden, ends the game, or lets a house player move at once.

    It is tried on what the seat may know alone, so that being asked twice tells nothing more.
    """
    houses = {one.seat for one in table.seats if one.kind == "house"}
    return await in_thread(_tried, table.match, seat, answer, Rng(f"{table.id}/{table.seq}/{seat}"), houses)


def _tried(match: Match, seat: Seat, answer: Answer, rng: Rng, houses: set[Seat]) -> bool:
    imagined = match.copy()
    imagined.game.imagine(imagined.state, seat, rng)
    imagined.ask_anew()
    imagined.submit(seat, answer)
    return imagined.over or imagined.log[-1].shown or any(one in houses for one in imagined.pending())
