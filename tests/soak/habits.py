"""What usual bots do too often, as a share of the times when they could: each with a bar.

Games of usual bots alone; `python -m tests.soak habits` prints every share.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import engine
from engine.choice import Answer
from engine.mediterranee.components import DISTANCE, PORTS
from engine.mediterranee.weights import WEIGHTS
from engine.players import next_move
from engine.rng import Rng
from engine.serenissima.components import PORT_OF
from engine.serenissima.worths import STEPS
from engine.text import Seat

SEATS = 4


@dataclass(frozen=True, slots=True)
class Moment:
    """A move that is about to be played; `before` is the state where the turn began."""

    state: Any
    seat: Seat
    answer: Answer
    before: Any
    ends_turn: bool
    """Whether this is the last move of a turn; then the state is the one after it."""


Look = Callable[[Moment], Iterator[bool]]
"""Every time that something could be done in a move, and whether it was."""


def sells_for_a_rival(moment: Moment) -> Iterator[bool]:
    """A sale, and whether it is in a neutral port beside a rival who may land there."""
    state, answer = moment.state, moment.answer
    if moment.ends_turn or not isinstance(answer, dict) or "sell" not in answer:
        return
    zone = state.galley(state.pointer).zone
    rivals = [galley for seat in range(SEATS) if seat != moment.seat for galley in state.fleet(seat)]
    beside = any(galley.sailors and STEPS[zone][galley.zone] <= 1 for galley in rivals)
    yield beside and state.ports[PORT_OF[zone]].owner is None


def idles_at_first(moment: Moment) -> Iterator[bool]:
    """A galley in the first turn, and whether it is where it was at its end."""
    if moment.ends_turn and moment.before.turn == 1:
        for galley in moment.before.galleys.values():
            now = moment.state.galleys.get(galley.number)
            yield now is not None and now.zone == galley.zone


def leaves_a_port_to_one(moment: Moment) -> Iterator[bool]:
    """A port that a rival's strong galley can reach, and whether one sailor holds it."""
    if not moment.ends_turn:
        return
    for name, port in moment.state.ports.items():
        strong = [
            galley
            for galley in moment.state.galleys.values()
            if galley.seat != port.owner and galley.sailors >= WEIGHTS.threat
        ]
        if port.owner is not None and any(
            DISTANCE[galley.zone][PORTS[name].zone] <= galley.sailors for galley in strong
        ):
            yield port.garrison == 1


@dataclass(frozen=True, slots=True)
class Habit:
    """A look at the games of a title, and the share that is not to be exceeded."""

    title: str
    look: Look
    bar: float


HABITS: dict[str, Habit] = {
    "sells into neutral ports beside a rival": Habit("serenissima", sells_for_a_rival, 0.02),
    "leaves galleys idle in the first turn": Habit("mediterranee", idles_at_first, 0.0),
    "holds ports in reach of a strong galley with one sailor": Habit(
        "mediterranee", leaves_a_port_to_one, 0.6
    ),
}


def watch(title: str, seed: str, game: int) -> Counter[tuple[str, bool]]:
    """One game of usual bots: how often each habit showed, and how often it could have and did not."""
    match = engine.start(title, SEATS, f"{seed}/{game}", {})
    bots = {seat: match.game.usual_bot() for seat in range(SEATS)}
    rng = Rng(f"{seed}/{game}/players")
    looks = {name: habit.look for name, habit in HABITS.items() if habit.title == title}
    seen: Counter[tuple[str, bool]] = Counter()
    before = match.copy().state
    while (move := next_move(match, bots, rng)) is not None:
        _note(seen, looks, Moment(match.state, *move, before, ends_turn=False))
        match.submit(*move)
        if getattr(match.state, "turn", None) != getattr(before, "turn", None):
            _note(seen, looks, Moment(match.state, *move, before, ends_turn=True))
            before = match.copy().state
    return seen


def _note(seen: Counter[tuple[str, bool]], looks: Mapping[str, Look], moment: Moment) -> None:
    seen.update((name, did) for name, look in looks.items() for did in look(moment))
