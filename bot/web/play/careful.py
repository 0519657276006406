"""Whether an answer could be taken back: what could not, is asked for twice before it is given."""

from bot.table.imagining import imagine_answer
from bot.table.state import TableState
from bot.threads import in_thread
from engine.choice import Answer
from engine.text import Seat


async def is_final(table: TableState, seat: Seat, answer: Answer) -> bool:
    """Whether this answer shows something hidden, ends the game, or lets a house player move at once."""
    after = await in_thread(imagine_answer, table, seat, answer)
    houses = {one.seat for one in table.seats if one.kind == "house"}
    return after is None or after.over or after.log[-1].shown or any(one in houses for one in after.pending())
