"""The computer player of Neptun."""

from engine.choice import Answer, sample
from engine.core import Decision, Player
from engine.neptun.view import View
from engine.rng import Rng


class House(Player):
    def answer(self, view: View, decision: Decision, rng: Rng) -> Answer | None:
        return sample(decision.choice, rng)
