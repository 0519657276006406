"""The house player of Oltre Mare: long runs, useful icons, fair trades."""

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations, permutations
from types import MappingProxyType
from typing import TypeVar

from engine.choice import Answer, OneOf, Pick
from engine.core import Decision, Player
from engine.oltremare import house_trade
from engine.oltremare.appraisal import Appraisal
from engine.oltremare.components import GOODS
from engine.oltremare.sailing import STAY
from engine.oltremare.trade import ACTIVE_KEY, PARTNER_KEY
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
                return _as_asked(choice, _good_play(appraisal, choice.low, rng))
            case ("main.sail" | "main.compass", Pick()):
                return _best_port(appraisal, choice, rng)
            case ("cargo.load", Pick()):
                return _best_order(appraisal)
            case _:
                return decision.default


def _as_asked(choice: Pick, cards: list[str]) -> Answer:
    return cards[0] if choice.single else cards


def _good_play(appraisal: Appraisal, count: int, rng: Rng) -> list[str]:
    """One of the plays that are nearly as good as the best."""
    hand = appraisal.view.hand

    def worth(chosen: tuple[str, ...]) -> float:
        return appraisal.play_worth(chosen, [card for card in hand if card not in chosen])

    plays: list[tuple[str, ...]] = list(combinations(hand, count))
    play = _one_of_the_best(plays, worth, appraisal.weights.nearly_as_good, rng)
    return list(play)


def _best_order(appraisal: Appraisal) -> list[str]:
    def worth(order: tuple[str, ...]) -> float:
        return appraisal.load_worth(order, appraisal.view.hand)

    best: tuple[str, ...] = max(permutations(appraisal.view.played), key=worth)
    return list(best)


def _best_port(appraisal: Appraisal, choice: Pick, rng: Rng) -> str:
    """Where the most useful marker lies, any of them."""
    worths = port_worths(appraisal, choice)
    return _one_of_the_best(list(worths), worths.__getitem__, 0.0, rng)


def port_worths(appraisal: Appraisal, choice: Pick) -> dict[str, float]:
    """What stopping in each port is worth; a compass leads to the best of all the others."""
    harbours = appraisal.view.harbours
    anywhere = max((appraisal.harbour_worth(marker) for marker in harbours.values()), default=0.0)

    def worth(port: str) -> float:
        if port == STAY.id:
            return appraisal.harbour_worth("compass")
        marker = harbours.get(port)
        return anywhere if marker == "compass" else appraisal.harbour_worth(marker)

    return {option.id: worth(option.id) for option in choice.options}


T = TypeVar("T")


def _one_of_the_best(answers: Sequence[T], worth: Callable[[T], float], margin: float, rng: Rng) -> T:
    """Any of the answers that fall short of the best by no more than the margin."""
    worths = [worth(answer) for answer in answers]
    least = max(worths) - margin
    return rng.pick([answer for answer, value in zip(answers, worths, strict=True) if value >= least])


SALE_PRICES: Mapping[str, int] = dict.fromkeys(GOODS, WEIGHTS.sale)


class Adviser(House):
    """Has a price for its cards, so that nobody waits for its reply, and says with an offer what follows."""

    orders = MappingProxyType({key: {"prices": SALE_PRICES} for key in (PARTNER_KEY, ACTIVE_KEY)})

    def answer(self, view: View, decision: Decision, rng: Rng) -> Answer | None:
        answer = super().answer(view, decision, rng)
        if decision.key == ACTIVE_KEY and isinstance(answer, dict) and "propose" in answer:
            return {"propose-then": {**answer["propose"], "more": self.weights.more, "then": "go"}}
        return answer
