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


def outcome(table: TableState, words: Words) -> Outcome | None:
    result: Result | None = table.result()
    if result is None:
        return None
    winners = set(result.winners)
    rows = [
        Row(score.seat, words.name(score.seat), score.place, score.total, score.seat in winners)
        for score in result.scores
    ]
    return Outcome(
        say_winners(table.title, result, words), rows, _parts(table.title, result, words), table.told_seed
    )


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
