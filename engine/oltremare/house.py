"""The house player of Oltre Mare: long runs, useful icons, fair trades."""

from itertools import combinations, permutations

from engine.choice import Answer, OneOf, Pick
from engine.core import Decision, Player
from engine.oltremare import house_trade
from engine.oltremare.appraisal import Appraisal
from engine.oltremare.sailing import STAY
from engine.oltremare.view import View
from engine.oltremare.weights import WEIGHTS, Weights
from engine.rng import Rng


class House(Player):
    """Judges every answer by what it brings in ducats, now and in the next turn."""

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self.weights = weights

    def answer(self, view: View, decision: Decision, rng: Rng) -> Answer | None:
        appraisal = Appraisal(view, self.weights)
        choice = decision.choice
        match decision.key, choice:
            case ("trade.active", OneOf()):
                return house_trade.active(appraisal, decision, choice)
            case ("trade.partner", OneOf()):
                return house_trade.partner(appraisal, decision, choice)
            case ("maritime.discard", Pick()):
                return _as_asked(choice, appraisal.cheapest(view.hand, choice.low))
            case ("main.play", Pick()):
                return _as_asked(choice, _best_play(appraisal, choice.low))
            case ("main.sail" | "main.compass", Pick()):
                return _best_port(appraisal, choice)
            case ("cargo.load", Pick()):
                return _best_order(appraisal)
            case _:
                return decision.default


def _as_asked(choice: Pick, cards: list[str]) -> Answer:
    return cards[0] if choice.single else cards


def _best_play(appraisal: Appraisal, count: int) -> list[str]:
    hand = appraisal.view.hand

    def worth(chosen: tuple[str, ...]) -> float:
        return appraisal.play_worth(chosen, [card for card in hand if card not in chosen])

    best: tuple[str, ...] = max(combinations(hand, count), key=worth)
    return list(best)


def _best_order(appraisal: Appraisal) -> list[str]:
    def worth(order: tuple[str, ...]) -> float:
        return appraisal.load_worth(order, appraisal.view.hand)

    best: tuple[str, ...] = max(permutations(appraisal.view.played), key=worth)
    return list(best)


def _best_port(appraisal: Appraisal, choice: Pick) -> str:
    """Where the most useful marker lies; a compass leads to the best of all the others."""
    harbours = appraisal.view.harbours
    anywhere = max((appraisal.harbour_worth(marker) for marker in harbours.values()), default=0.0)

    def worth(port: str) -> float:
        if port == STAY.id:
            return appraisal.harbour_worth("compass")
        marker = harbours.get(port)
        return anywhere if marker == "compass" else appraisal.harbour_worth(marker)

    return max((option.id for option in choice.options), key=worth)
