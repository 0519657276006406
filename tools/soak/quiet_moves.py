"""A move that can be undone freely brings nothing to light, and `imagine` deals again all that is hidden.

Who is asked is information, and so is that nothing happened: a move that depends on what another seat has
settled or holds is not quiet, whatever that is.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field, fields, is_dataclass
from itertools import chain
from typing import Any

import engine
from engine import codec
from engine.choice import Answer, problem, sample
from engine.match import Match
from engine.players import next_move
from engine.rng import Rng
from engine.text import Seat
from tests.kit import house_players, imagined

UNASKED = 12
"""Where nobody waits for a seat, a house player speaks up at random once in so many times."""
KNOWN_OTHERWISE = {
    ("*", "seat"): "which seat is whose",
    ("genoa", "instructions.quiet"): "told aloud, and shown beside the name",
    ("genoa", "instructions.prices"): "told aloud when they were offered",
}
"""What stands elsewhere in the views of the others."""


@dataclass(slots=True)
class Position:
    """A position, and the move that is made in it."""

    match: Match
    number: int
    seat: Seat
    answer: Answer

    def __str__(self) -> str:
        game = self.match
        return (
            f"{game.game.id} at {game.seats}, seed {game.seed!r}, options {game.options}, move {self.number} "
            f"by seat {self.seat}, {type(game.state.stack[-1]).__name__} on top, {self.answer}"
        )


def moves(
    title: str, seats: int, seed: str, options: dict[str, Answer] | None = None, *, kind: str = "house"
) -> Iterator[Position]:
    """Every move of a game; seats answer in any order, so that some have settled something beforehand."""
    match = engine.start(title, seats, seed, options)
    houses, rng = house_players(match), Rng(f"{seed}/{kind}")
    while not match.over:
        seat, answer = _choose(match, houses, kind, rng)
        yield Position(match.copy(), len(match.log) + 1, seat, answer)
        match.submit(seat, answer)


def _choose(match: Match, houses: dict[Seat, engine.Player], kind: str, rng: Rng) -> tuple[Seat, Answer]:
    seat = rng.pick(list(match.pending()))
    decision = match.pending()[seat]
    if kind == "random" or (not decision.blocking and rng.chance(1, UNASKED)):
        return seat, sample(decision.choice, rng)
    answer = match.game.adviser().answer(match.view(seat), decision, rng)
    if answer is not None:
        return seat, answer
    move = next_move(match, houses, rng)
    assert move is not None
    return move


# --- quiet moves ------------------------------------------------------------------------------------------


@dataclass(slots=True)
class QuietMoves:
    """How many moves were compared, how many of them can be undone freely, and what these told."""

    compared: int = 0
    quiet: int = 0
    wrong: list[str] = field(default_factory=list)

    def compare(self, position: Position, *, truths: int) -> None:
        """The move in this truth and in others that its player cannot tell from it."""
        real = position.match.copy()
        seen = _seen(real, position.seat, real.submit(position.seat, position.answer))
        shown = real.log[-1].shown
        self.compared += 1
        self.quiet += not (shown or real.over)
        for number in range(truths):
            other = imagined(position.match, position.seat, f"{position.number}/{number}")
            wrong = self._difference(other, position, seen, quiet=not (shown or real.over))
            if wrong is None and not real.over and other.log[-1].shown != shown:
                wrong = f"whether it can be undone depends on what is hidden: {not shown} and {shown}"
            if wrong:
                self.wrong.append(f"{position}: {wrong}")
                return

    @staticmethod
    def _difference(other: Match, position: Position, seen: Any, *, quiet: bool) -> str | None:
        asked = other.pending().get(position.seat)
        if asked is None or problem(asked.choice, position.answer) is not None:
            return "the answer is not possible in a truth that its player imagines"
        after = _seen(other, position.seat, other.submit(position.seat, position.answer))
        difference = first_difference(seen, after) if quiet else None
        if difference is None:
            return None
        path, one, two = difference
        return f"can be undone freely, but {path} is {one!r} here and {two!r} in another truth"


def _seen(match: Match, seat: Seat, events: list[engine.Event]) -> dict[str, Any]:
    """What the player then sees and is asked, whom the table waits for, and what was heard."""
    own = match.pending().get(seat)
    return {
        "view": codec.encode(match.view(seat)),
        "question": codec.encode_question(own) if own else None,
        "waits for": sorted(one for one, decision in match.pending().items() if decision.blocking),
        "heard": [codec.encode_text(words) for event in events if (words := event.heard_by(seat))],
    }


def first_difference(one: Any, two: Any, path: str = "") -> tuple[str, Any, Any] | None:
    """Where two pieces of plain data first differ, with both values; None: nowhere."""
    if isinstance(one, dict) and isinstance(two, dict):
        pairs = [(key, one.get(key), two.get(key)) for key in {**one, **two}]
    elif isinstance(one, list) and isinstance(two, list) and len(one) == len(two):
        pairs = [(index, *values) for index, values in enumerate(zip(one, two, strict=True))]
    else:
        return None if one == two else (path, one, two)
    found = (first_difference(left, right, f"{path}.{key}".lstrip(".")) for key, left, right in pairs)
    return next((difference for difference in found if difference), None)


# --- what others see --------------------------------------------------------------------------------------


@dataclass(slots=True)
class DealtAgain:
    """By part of a view: how often only another seat saw it, and how often it was dealt again."""

    title: str
    hidden: dict[str, int] = field(default_factory=dict)
    dealt_again: dict[str, int] = field(default_factory=dict)
    example: dict[str, str] = field(default_factory=dict)

    def look(self, position: Position, *, truths: int) -> None:
        """What the player of the next move does not see of the others, in other truths of theirs."""
        match, seat = position.match, position.seat
        own = _parts(match.view(seat))
        others = [imagined(match, seat, f"{position.number}/{number}") for number in range(truths)]
        for other in match.state.others(seat):
            theirs = _parts(match.view(other))
            imagined_parts = [_parts(truth.view(other)) for truth in others]
            for path, value in theirs.items():
                if value is not None and own.get(path) != value:
                    part = "".join(piece for piece in path.split("/") if not piece.isdigit())
                    again = any(parts.get(path) != value for parts in imagined_parts)
                    self.hidden[part] = self.hidden.get(part, 0) + 1
                    self.dealt_again[part] = self.dealt_again.get(part, 0) + again
                    self.example[part] = f"{position}: seat {other} sees {path} as {value!r}, seat {seat} not"

    def left_alone(self) -> list[str]:
        """The parts that were the same in every truth, of those that nobody could know."""
        known = {path for title, path in KNOWN_OTHERWISE if title in ("*", self.title)}
        return [
            f"{self.example[part]}; it is the same in every truth that seat imagines"
            for part in sorted(self.hidden)
            if not self.dealt_again[part] and part not in known
        ]


def _parts(value: Any, path: str = "") -> dict[str, Any]:
    """A view by the paths of its fields; lists of records are taken apart, other containers are one part."""
    if is_dataclass(value) and not isinstance(value, type):
        inner = [(f"{path}.{one.name}".lstrip("."), getattr(value, one.name)) for one in fields(value)]
    elif isinstance(value, list | tuple) and value and all(is_dataclass(one) for one in value):
        inner = [(f"{path}/{index}/", one) for index, one in enumerate(value)]
    else:
        return {path: value}
    return dict(chain.from_iterable(_parts(one, where).items() for where, one in inner))
