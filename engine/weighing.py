"""Answers with what a bot thinks they are worth."""

from collections.abc import Iterable
from typing import NamedTuple

from engine.choice import Answer


class Weighed(NamedTuple):
    """An answer, and what the usual bot thinks it is worth, in the title's own measure."""

    worth: float
    answer: Answer


def best_of_each(weighed: Iterable[Weighed]) -> list[Weighed]:
    """Every answer once, with the most that it is worth, in the order of their first mention."""
    best: dict[str, Weighed] = {}
    for entry in weighed:
        key = repr(entry.answer)
        if key not in best or entry.worth > best[key].worth:
            best[key] = entry
    return list(best.values())
