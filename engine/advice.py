"""Advice: what a good player would answer, and why, made from nothing but what the seat may know."""

from dataclasses import dataclass

from engine import codec
from engine.choice import Answer, problem, sample
from engine.core import Decision, Player
from engine.match import Match
from engine.players import imagined_world
from engine.rng import Rng
from engine.text import Seat, Text


@dataclass(frozen=True, slots=True)
class Advice:
    """A suggested answer with one sentence of reason; None: say nothing, nobody waits for it."""

    answer: Answer | None
    reason: Text


def advise(match: Match, seat: Seat, player: Player | None = None) -> Advice | None:
    """What this player would answer for the seat, the usual bot unless another is named; None: the
    seat is not asked anything.

    Chance comes from the seat's own view, so that the advice is the same in every truth that the seat could
    not tell from this one.
    """
    asked = match.pending().get(seat)
    if asked is None:
        return None
    decision = codec.plain_decision(asked)
    return advice_for(match, seat, _suggest(match, seat, decision, player or match.game.usual_bot()))


def advice_for(match: Match, seat: Seat, answer: Answer | None) -> Advice:
    """An answer to what the seat is asked, with its reason."""
    decision = codec.plain_decision(match.pending()[seat])
    return Advice(answer, match.game.reason(match.view(seat), decision, answer))


def advice_rng(match: Match, seat: Seat) -> Rng:
    """Chance that depends on what the seat sees and on nothing else."""
    return Rng(f"advice/{match.game.id}/{seat}/{codec.digest(codec.encode(match.view(seat)))}")


def _suggest(match: Match, seat: Seat, decision: Decision, player: Player) -> Answer | None:
    """The player's answer; where it has nothing to say, what a person who looks in now and then leaves."""
    rng, view = advice_rng(match, seat), match.view(seat)
    for bot in [player, match.game.advice_bot()]:
        answer = bot.answer(imagined_world(match, seat, rng) if bot.imagines else view, decision, rng)
        if answer is not None and problem(decision.choice, answer) is None:
            return answer
    return sample(decision.choice, rng) if decision.blocking else None
