"""The house player of Oltre Mare: long runs, useful icons, fair trades."""

from itertools import combinations, permutations

from engine.choice import Answer, OneOf, Pick
from engine.core import Decision, Player
from engine.oltremare import house_trade
from engine.oltremare.appraisal import WEIGHTS, Judge, Weights
from engine.oltremare.sailing import STAY
from engine.oltremare.view import View
from engine.rng import Rng


class House(Player):
    """Judges every answer by what it brings in ducats, now and in the next turn."""

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self.weights = weights

    def answer(self, view: View, decision: Decision, rng: Rng) -> Answer | None:
        judge = Judge(view, self.weights)
        choice = decision.choice
        match decision.key, choice:
            case ("trade.active", OneOf()):
                return house_trade.active(judge, decision, choice)
            case ("trade.partner", OneOf()):
                return house_trade.partner(judge, decision, choice)
            case ("maritime.discard", Pick()):
                return _as_asked(choice, judge.cheapest(view.hand, choice.low))
            case ("main.play", Pick()):
                return _as_asked(choice, _best_play(judge, choice.low))
            case ("main.sail" | "main.compass", Pick()):
                return _best_port(judge, choice)
            case ("cargo.load", Pick()):
                return _best_order(judge)
            case _:
                return decision.default


def _as_asked(choice: Pick, cards: list[str]) -> Answer:
    return cards[0] if choice.single else cards


def _best_play(judge: Judge, count: int) -> list[str]:
    hand = judge.view.hand

    def worth(chosen: tuple[str, ...]) -> float:
        return judge.play(chosen, [card for card in hand if card not in chosen])

    best: tuple[str, ...] = max(combinations(hand, count), key=worth)
    return list(best)


def _best_order(judge: Judge) -> list[str]:
    def worth(order: tuple[str, ...]) -> float:
        return judge.load(order, judge.view.hand)

    best: tuple[str, ...] = max(permutations(judge.view.played), key=worth)
    return list(best)


def _best_port(judge: Judge, choice: Pick) -> str:
    """Where the most useful marker lies; a compass leads to the best of all the others."""
    harbours = judge.view.harbours
    anywhere = max((judge.harbour(marker) for marker in harbours.values()), default=0.0)

    def worth(port: str) -> float:
        if port == STAY.id:
            return judge.harbour("compass")
        marker = harbours.get(port)
        return anywhere if marker == "compass" else judge.harbour(marker)

    return max((option.id for option in choice.options), key=worth)
