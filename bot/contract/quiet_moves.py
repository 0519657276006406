"""A move that can be undone freely brings nothing to light, and `imagine` deals again all that is hidden.

Who is asked is information, and so is that nothing happened: a move that depends on what another seat has
settled or holds is not quiet, whatever that is.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, fields, is_dataclass
from itertools import chain
from math import inf
from typing import Any

import engine
from bot.contract.differences import describe_difference, first_difference
from bot.contract.games import describe, other_truth, usual_bots
from engine import codec, registry
from engine.choice import Answer, problem, sample
from engine.match import Match
from engine.players import next_move
from engine.rng import Rng
from engine.text import Seat

UNASKED = 12
"""Where nobody waits for a seat, a bot speaks up at random once in so many times."""
WHOSE = "seat"
"""The part of a view that says whose it is."""


@dataclass(slots=True)
class NextMove:
    """A position, and the move that is made in it."""

    match: Match
    number: int
    seat: Seat
    answer: Answer

    def __str__(self) -> str:
        return f"{describe(self.match)}, when seat {self.seat} answers {self.answer!r}"


def moves(
    title: str,
    seats: int,
    seed: str,
    options: dict[str, Answer] | None = None,
    *,
    kind: str = "house",
    alike: float = inf,
) -> Iterator[NextMove]:
    """The moves of a game; seats answer in any order, so that some have settled something beforehand.

    `alike`: of moves that answer the same kind of question in the same way, so many.
    """
    match = engine.start(title, seats, seed, options)
    bots, rng = usual_bots(match), Rng(f"{seed}/{kind}")
    met: Counter[tuple[object, ...]] = Counter()
    while not match.over:
        seat, answer = _choose(match, bots, kind, rng)
        met[which := _kind_of_move(match, seat, answer)] += 1
        if met[which] <= alike:
            yield NextMove(match.copy(), len(match.log) + 1, seat, answer)
        match.submit(seat, answer)


def _kind_of_move(match: Match, seat: Seat, answer: Answer) -> tuple[object, ...]:
    """The step that asks, the question, how it is answered, and whether others are asked beside it."""
    decision = match.pending()[seat]
    way = next(iter(answer), None) if isinstance(answer, dict) else None
    return type(match.state.stack[-1]), decision.key, decision.blocking, way, len(match.pending()) > 1


def _choose(match: Match, bots: dict[Seat, engine.Player], kind: str, rng: Rng) -> tuple[Seat, Answer]:
    seat = rng.pick(list(match.pending()))
    decision = match.pending()[seat]
    if kind == "random" or (not decision.blocking and rng.chance(1, UNASKED)):
        return seat, sample(decision.choice, rng)
    answer = match.game.advice_bot().answer(match.view(seat), decision, rng)
    if answer is not None:
        return seat, answer
    move = next_move(match, bots, rng)
    assert move is not None
    return move


# --- quiet moves ------------------------------------------------------------------------------------------


@dataclass(slots=True)
class QuietMoves:
    """How many moves were compared, how many of them can be undone freely, and what these told."""

    compared: int = 0
    quiet: int = 0
    wrong: list[str] = field(default_factory=list)

    def compare(self, position: NextMove, *, truths: int) -> None:
        """The move in this truth and in others that its player cannot tell from it."""
        real = position.match.copy()
        seen = _seen_after(real, position.seat, real.submit(position.seat, position.answer))
        shown = real.log[-1].shown
        self.compared += 1
        self.quiet += not (shown or real.over)
        for number in range(truths):
            other = other_truth(position.match, position.seat, f"{position.number}/{number}")
            wrong = self._difference(other, position, seen, quiet=not (shown or real.over))
            if wrong is None and not real.over and other.log[-1].shown != shown:
                wrong = f"whether it can be undone depends on what is hidden: {not shown} and {shown}"
            if wrong:
                self.wrong.append(f"{position}: {wrong}")
                return

    @staticmethod
    def _difference(other: Match, position: NextMove, seen: Any, *, quiet: bool) -> str | None:
        asked = other.pending().get(position.seat)
        if asked is None or problem(asked.choice, position.answer) is not None:
            return "the answer is not possible in a truth that its player imagines"
        after = _seen_after(other, position.seat, other.submit(position.seat, position.answer))
        difference = first_difference(seen, after) if quiet else None
        if difference is None:
            return None
        return f"the move can be undone freely, but {describe_difference(difference)}"


def _seen_after(match: Match, seat: Seat, events: list[engine.Event]) -> dict[str, Any]:
    """What the player then sees and is asked, whom the table waits for, and what was heard."""
    own = match.pending().get(seat)
    return {
        "view": codec.encode(match.view(seat)),
        "question": codec.encode_question(own) if own else None,
        "waits for": sorted(asked for asked, decision in match.pending().items() if decision.blocking),
        "heard": [codec.encode_text(words) for event in events if (words := event.heard_by(seat))],
    }


# --- what others see --------------------------------------------------------------------------------------


@dataclass(slots=True)
class DealtAgain:
    """By part of a view: how often only another seat saw it, and how often it was dealt again."""

    title: str
    hidden: dict[str, int] = field(default_factory=dict)
    dealt_again: dict[str, int] = field(default_factory=dict)
    example: dict[str, str] = field(default_factory=dict)

    def look(self, position: NextMove, *, truths: int) -> None:
        """What the player of the next move does not see of the others, in other truths of theirs."""
        match, seat = position.match, position.seat
        own = _parts(match.view(seat))
        others = [other_truth(match, seat, f"{position.number}/{number}") for number in range(truths)]
        for other in match.state.others(seat):
            theirs = _parts(match.view(other))
            imagined_parts = [_parts(truth.view(other)) for truth in others]
            for path, value in theirs.items():
                if value is not None and own.get(path) != value:
                    part = "".join(piece for piece in path.split("/") if not piece.isdigit())
                    again = any(parts.get(path) != value for parts in imagined_parts)
                    self.hidden[part] = self.hidden.get(part, 0) + 1
                    self.dealt_again[part] = self.dealt_again.get(part, 0) + again
                    if not again and part not in self.example:
                        seen = f"seat {other} sees {path} as {value!r}, seat {seat} does not"
                        self.example[part] = f"{position}: {seen}"

    def left_alone(self) -> list[str]:
        """The parts that were the same in every truth, of those that nobody could know."""
        known = {WHOSE, *registry.game(self.title).known_otherwise}
        return [
            f"{self.example[part]}, and it is the same in every truth which that seat imagines"
            for part in sorted(self.hidden)
            if not self.dealt_again[part] and part not in known
        ]


def _parts(value: Any, path: str = "") -> dict[str, Any]:
    """A view by the paths of its fields; lists of records are taken apart, other containers are one part."""
    if is_dataclass(value) and not isinstance(value, type):
        inner = [(f"{path}.{part.name}".lstrip("."), getattr(value, part.name)) for part in fields(value)]
    elif isinstance(value, list | tuple) and value and all(map(is_dataclass, value)):
        inner = [(f"{path}/{index}/", part) for index, part in enumerate(value)]
    else:
        return {path: value}
    return dict(chain.from_iterable(_parts(part, where).items() for where, part in inner))
