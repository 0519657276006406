"""What is counted of a title's finished games: numbers alone, and nobody's name."""

import json
from collections.abc import Iterable
from dataclasses import dataclass, field

from bot.store.records_leagues import ResultRecord, ResultSeat
from data.titles import openings
from engine import codec
from engine.strengths import Strength
from engine.text import Seat, SeatName, Text, text

DAY = 24 * 3600.0
TENTHS = 10
"""Of a day: how finely the length of a game is counted."""


@dataclass(slots=True)
class Wins:
    """How many seats there were, how many of them won, and how many would have if all won equally often."""

    seats: int = 0
    won: float = 0.0
    par: float = 0.0

    def add(self, share: float, size: int, sign: int) -> None:
        self.seats += sign
        self.won += sign * share
        self.par += sign / size


@dataclass(slots=True)
class Tally:
    """All finished games of a title that are counted."""

    last: int = 0
    """The number of the last result that was looked at."""
    games: int = 0
    sizes: dict[int, int] = field(default_factory=dict)
    """Games by how many people played."""
    by_seat: dict[str, Wins] = field(default_factory=dict)
    """By the size of the table and the seat: `4/0`."""
    by_kind: dict[str, Wins] = field(default_factory=dict)
    """People, and bots by their strength."""
    days: dict[int, int] = field(default_factory=dict)
    """Games by tenths of a day."""
    moves: dict[int, int] = field(default_factory=dict)
    scores: dict[int, int] = field(default_factory=dict)
    """Winners by their score."""
    openings: dict[str, Wins] = field(default_factory=dict)
    """By the seat and what was chosen: `0/{"key":…}`."""


@dataclass(frozen=True, slots=True)
class GameFacts:
    """What a tally needs to know of a game beside its result."""

    created: float
    moves: int
    kinds: dict[Seat, str]
    """`person` or a strength, of every seat that had the same player from beginning to end."""
    openings: dict[Seat, Text]


def kind_of_seat(seat: ResultSeat, strength: Strength) -> str:
    return "person" if seat.kind == "person" else strength


def openings_in(title: str, events: Iterable[Text]) -> dict[Seat, Text]:
    """What each seat did first, as the public events of the game tell it."""
    declared, made = openings().get(title), dict[Seat, Text]()
    if declared is None:
        return made
    for event in events:
        who = event.args.get("who")
        if event.key in declared.events and isinstance(who, SeatName) and who.seat not in made:
            made[who.seat] = _label_of(event.args[declared.arg])
    return made


def _label_of(arg: object) -> Text:
    if isinstance(arg, Text):
        return arg
    return text("plain", what=str(len(arg) if isinstance(arg, tuple) else arg))


def count_game(tally: Tally, result: ResultRecord, facts: GameFacts, sign: int = 1) -> None:
    """Count a game, or with -1 take it out again."""
    size = len(result.seats)
    winners = [seat for seat in result.seats if seat.place == 1]
    tally.games += sign
    _count(tally.sizes, size, sign)
    _count(tally.days, round(max(0.0, result.ended - facts.created) / DAY * TENTHS), sign)
    _count(tally.moves, facts.moves, sign)
    for winner in winners:
        _count(tally.scores, winner.total, sign)
    for seat in result.seats:
        share = 1 / len(winners) if seat in winners else 0.0
        tally.by_seat.setdefault(f"{size}/{seat.seat}", Wins()).add(share, size, sign)
        if seat.seat in facts.kinds:
            tally.by_kind.setdefault(facts.kinds[seat.seat], Wins()).add(share, size, sign)
        if chosen := facts.openings.get(seat.seat):
            label = json.dumps(codec.encode_text(chosen), sort_keys=True)
            tally.openings.setdefault(f"{seat.seat}/{label}", Wins()).add(share, size, sign)


def _count(counts: dict[int, int], key: int, sign: int) -> None:
    counts[key] = counts.get(key, 0) + sign
    if not counts[key]:
        del counts[key]


def quartiles(counts: dict[int, int]) -> tuple[int, int, int]:
    """A quarter of all are at most the first, half at most the second, three quarters at most the third."""
    total, seen, marks = sum(counts.values()), 0, list[int]()
    for value in sorted(counts):
        seen += counts[value]
        while len(marks) < 3 and seen * 4 >= total * (len(marks) + 1):
            marks.append(value)
    return marks[0], marks[1], marks[2]
