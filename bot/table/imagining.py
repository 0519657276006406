"""What an answer would lead to, as far as the seat that gives it can know."""

import structlog

from bot.table.state import TableState
from engine.choice import Answer
from engine.match import Match
from engine.rng import Rng
from engine.text import Seat

log = structlog.get_logger(__name__)


def imagine_answer(table: TableState, seat: Seat, answer: Answer) -> Match | None:
    """The match after this answer; None where that cannot be told.

    It is tried on an imagined state, so that asking tells nothing about the real one.
    """
    imagined = table.match.copy()
    try:
        imagined.game.imagine(imagined.state, seat, Rng(f"{table.id}/{table.seq}/{seat}"))
        imagined.submit(seat, answer)
    except Exception:
        log.exception("imagining-failed", match=table.id, question=table.pending()[seat].key)
        return None
    return imagined
