"""The three strengths of bots, the same for every title."""

from typing import Any, Final, Literal, get_args

from engine.choice import Answer, problem
from engine.core import Decision, Game, Player
from engine.players import RandomPlayer
from engine.rng import Rng
from engine.search import Budget, Strong

Strength = Literal["easy", "usual", "strong"]
STRENGTHS: Final[tuple[Strength, ...]] = get_args(Strength)
USUAL: Final[Strength] = "usual"
OTHER_NAMES: dict[str, Strength] = {"house": USUAL}
"""Other words for a strength."""


def strength_named(name: str) -> Strength | None:
    """The strength that is meant; None: there is no such."""
    if name in OTHER_NAMES:
        return OTHER_NAMES[name]
    return next((strength for strength in STRENGTHS if strength == name), None)


def bot_of_strength(game: Game[Any, Any], strength: Strength, budget: Budget | None = None) -> Player:
    """A bot of this strength; `budget` is what a strong one may spend on an answer."""
    match strength:
        case "easy":
            return Easy(game)
        case "usual":
            return game.usual_bot()
        case "strong":
            return Strong(game.judgement().search_bot(), budget)


def searches(game: Game[Any, Any], strength: Strength) -> bool:
    """Whether a bot of this strength tries answers out: the strong one, and the usual one of a title that has
    no judgement of its own."""
    return strength == "strong" or (strength == USUAL and isinstance(game.usual_bot(), RandomPlayer))


class Easy(Player):
    """Takes any answer that the usual judgement finds not much worse than the best: careless, never silly."""

    def __init__(self, game: Game[Any, Any]) -> None:
        self._usual = game.usual_bot()
        self._judgement = game.judgement()
        self.orders = self._usual.orders  # type: ignore[misc]  # those of the usual player
        self.speaks_unasked = self._usual.speaks_unasked  # type: ignore[misc]

    def answer(self, view: Any, decision: Decision, rng: Rng) -> Answer | None:
        usual = self._usual.answer(view, decision, rng)
        if usual is None or not decision.blocking:
            return usual
        weighed = self._judgement.weigh(view, decision, rng)
        if not weighed:
            return usual
        least = max(entry.worth for entry in weighed) - self._judgement.slack
        good = [entry.answer for entry in weighed if entry.worth >= least]
        chosen = rng.pick(good)
        return chosen if problem(decision.choice, chosen) is None else usual
