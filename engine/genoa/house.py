"""The house player of Genoa."""

from typing import Any

from engine.choice import Answer, sample
from engine.core import Decision, Player
from engine.rng import Rng


class House(Player):
    def answer(self, view: Any, decision: Decision, rng: Rng) -> Answer | None:
        if not decision.blocking:
            return None
        return sample(decision.choice, rng)
