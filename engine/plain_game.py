"""A game of which nothing but the rules has to be written: where to begin a title."""

from abc import ABC
from typing import Any, TypeVar

from engine.choice import Answer
from engine.core import Decision, Game, Player, State
from engine.players import RandomPlayer
from engine.text import Text, text

S = TypeVar("S", bound=State)
V = TypeVar("V")


class PlainGame(Game[S, V], ABC):
    """A Game with a plain answer to everything but its rules, its View and `imagine`.

    Its usual bot knows nothing of the game: it tries answers out, to the end of the game
    (`engine.strengths.searches`).
    """

    def census(self, s: S) -> dict[str, int]:
        return {}

    def usual_bot(self) -> Player:
        return RandomPlayer()

    def reason(self, view: Any, decision: Decision, answer: Answer | None) -> Text:
        return text("advice-unexplained")
