"""Advice: what a good player would answer, and why, made from nothing but what the seat may know."""

from dataclasses import dataclass
from typing import Any

from engine import codec
from engine.choice import Answer, problem, sample
from engine.core import Decision, Game, Player
from engine.match import Match
from engine.rng import Rng
from engine.text import Seat, Text


@dataclass(frozen=True, slots=True)
class Advice:
    """A suggested answer with one sentence of reason; None: say nothing, nobody waits for it."""

    answer: Answer | None
    reason: Text


def advise(match: Match, seat: Seat, player: Player | None = None) -> Advice | None:
    """What this player would answer for the seat, the usual house player unless another is named; None: the
    seat is not asked anything.

    Chance comes from the seat's own view, so that the advice is the same in every truth that the seat could
    not tell from this one.
    """
    asked = match.pending().get(seat)
    if asked is None:
        return None
    view, decision = match.view(seat), codec.plain_decision(asked)
    rng = Rng(f"advice/{match.game.id}/{seat}/{codec.digest(codec.encode(view))}")
    answer = _suggested(match.game, view, decision, rng, player)
    return Advice(answer, match.game.reason(view, decision, answer))


def _suggested(
    game: Game[Any, Any], view: Any, decision: Decision, rng: Rng, player: Player | None
) -> Answer | None:
    """The player's answer; where it has nothing to say, what somebody who looks in now and then leaves."""
    for one in [player or game.house(), game.adviser()]:
        answer = one.answer(view, decision, rng)
        if answer is not None and problem(decision.choice, answer) is None:
            return answer
    return sample(decision.choice, rng) if decision.blocking else None
