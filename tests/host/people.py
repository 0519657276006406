"""People at a table: they answer what they are asked, through the host and nothing else."""

from collections.abc import Sequence

import engine
from bot.host.host import Applied, Host, SeatSpec
from bot.table.letters import DueLetter, TableNews
from bot.table.settings import Away
from engine.choice import sample
from tests.raw import rows

__all__ = ["ADA", "BO", "CY", "HOUSE", "answer_any", "play_on", "rows", "seq_of", "vacation"]

ADA, BO, CY = SeatSpec("Ada"), SeatSpec("Bo"), SeatSpec("Cy")
HOUSE = SeatSpec(kind="house")


async def answer_any(host: Host, match_id: str, seats: Sequence[int] | None = None) -> Applied | None:
    """Someone who is asked gives any legal answer; None when nobody of them is asked."""
    table = await host.table(match_id)
    asked = [seat for seat in table.pending() if seats is None or seat in seats]
    if not asked:
        return None
    rng = engine.Rng(f"{table.match.seed}/people/{table.seq}")
    seat = rng.pick(asked)
    answer = sample(table.pending()[seat].choice, rng)
    return await host.submit(match_id, seat, answer, table.token(seat))


async def play_on(host: Host, match_id: str, moves: int = 10_000) -> int:
    """That many moves by anybody, or until the game is over; how many there were."""
    for made in range(moves):
        if await answer_any(host, match_id) is None:
            return made
    return moves


def vacation(first: str, last: str) -> Away:
    """Days away, as a person's settings hold them."""
    return Away.model_validate({"first": first, "last": last})


def seq_of(due: DueLetter) -> int:
    """The change that a table's news are about."""
    assert isinstance(due.letter, TableNews)
    return due.letter.seq
