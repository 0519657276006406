"""What an answer would lead to, as far as the seat that gives it can know."""

from collections.abc import Iterator, Sequence

import structlog

from bot.table.state import TableState
from engine.choice import Answer
from engine.match import Match
from engine.rng import Rng
from engine.text import Seat

log = structlog.get_logger(__name__)


def imagine_answer(table: TableState, seat: Seat, answer: Answer) -> Match | None:
    """The match after this answer; None where that cannot be told."""
    return next(imagine_answers(table, seat, [answer]))


def imagine_answers(table: TableState, seat: Seat, answers: Sequence[Answer]) -> Iterator[Match | None]:
    """The match after each of these answers, as above.

    They are tried on an imagined state, so that asking tells nothing about the real one.
    """
    if not answers:
        return
    imagined = table.match.copy()
    try:
        imagined.game.imagine(imagined.state, seat, Rng(f"{table.id}/{table.seq}/{seat}"))
    except Exception:
        _report(table, seat)
        yield from [None] * len(answers)
        return
    for number, answer in enumerate(answers, start=1):
        after = imagined.copy() if number < len(answers) else imagined
        try:
            after.submit(seat, answer)
        except Exception:
            _report(table, seat)
            yield None
        else:
            yield after


def _report(table: TableState, seat: Seat) -> None:
    log.exception("imagining-failed", match=table.id, question=table.pending()[seat].key)
