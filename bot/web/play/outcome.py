"""The end of a game as its page shows it: who won, and what made up every score."""

from dataclasses import dataclass
from typing import Any

from bot.host.dialogue import say_winners
from bot.table.state import TableState
from engine.core import Result
from engine.text import Seat, text
from render.words import Words


@dataclass(slots=True)
class Row:
    seat: Seat
    name: str
    place: int
    total: int
    won: bool


@dataclass(slots=True)
class PartOfScore:
    label: str
    counts: list[int]


@dataclass(slots=True)
class Outcome:
    headline: str
    rows: list[Row]
    parts: list[PartOfScore]
    seed: str
    closed: bool
    """Tables that are dealt the same still play: there is nothing to look back at."""


def outcome(table: TableState, words: Words) -> Outcome | None:
    result: Result | None = table.result()
    if result is None:
        return None
    winners = set(result.winners)
    rows = [
        Row(score.seat, words.name(score.seat), score.place, score.total, score.seat in winners)
        for score in result.scores
    ]
    headline, parts = say_winners(table.title, result, words), _parts(table.title, result, words)
    return Outcome(headline, rows, parts, table.told_seed, table.closed is not None)


def _parts(title: str, result: Result, words: Words) -> list[PartOfScore]:
    keys: dict[str, Any] = {}
    for score in result.scores:
        keys.update(dict.fromkeys(score.parts))
    return [
        PartOfScore(
            words.say(text(f"{title}-score-{part}")), [score.parts.get(part, 0) for score in result.scores]
        )
        for part in keys
    ]
