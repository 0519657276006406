"""The bot of Oltre Mare: long runs, useful icons, fair trades."""

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations, permutations
from types import MappingProxyType
from typing import TypeVar

from engine.answers import pick_answer
from engine.choice import Answer, Pick
from engine.core import Decision, Player
from engine.oltremare import usual_bot_trade
from engine.oltremare.components import GOODS
from engine.oltremare.sailing import STAY
from engine.oltremare.trade import ACTIVE_KEY, PARTNER_KEY
from engine.oltremare.view import View
from engine.oltremare.weights import WEIGHTS, Weights
from engine.oltremare.worths import Worths, count_goods
from engine.rng import Rng
from engine.text import Seat


class UsualBot(Player):
    """Judges every answer by what it brings in ducats, now and in the next turn."""

    always_legal = True
    """It says only what the form of an answer has, with its own cards and what is free."""
    heeds_table = True

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self.weights = weights
        self._memory = usual_bot_trade.Memory()

    def is_silent_at(self, table: View, seat: Seat) -> bool:
        return table.phase == "trade" and usual_bot_trade.makes_no_offer(table, seat, self.weights)

    def is_silent(self, view: View) -> bool:
        return view.phase == "trade" and usual_bot_trade.has_nothing_to_say(view, self.weights, self._memory)

    def answer(self, view: View, decision: Decision, rng: Rng) -> Answer | None:
        if decision.key in (ACTIVE_KEY, PARTNER_KEY):
            speak = usual_bot_trade.active if decision.key == ACTIVE_KEY else usual_bot_trade.partner
            return speak(Worths(view, self.weights), decision, self._memory)
        worths, choice = Worths(view, self.weights), decision.choice
        match decision.key, choice:
            case ("maritime.discard", Pick()):
                return pick_answer(choice, worths.cheapest(view.hand, choice.low))
            case ("main.play", Pick()):
                return pick_answer(choice, _good_play(worths, choice.low, rng))
            case ("main.sail" | "main.compass", Pick()):
                return _best_port(worths, choice, rng)
            case ("cargo.load", Pick()):
                return _best_order(worths)
            case _:
                return decision.default


def _good_play(worths: Worths, count: int, rng: Rng) -> list[str]:
    """One of the plays that are nearly as good as the best."""
    hand = worths.view.hand

    def worth(chosen: tuple[str, ...]) -> float:
        return worths.play_worth(chosen, [card for card in hand if card not in chosen])

    plays: list[tuple[str, ...]] = list(combinations(hand, count))
    play = _one_of_the_best(plays, worth, worths.weights.nearly_as_good, rng)
    return list(play)


def _best_order(worths: Worths) -> list[str]:
    rest = worths.view.hand
    goods, cards = count_goods(rest), len(rest)

    def worth(order: tuple[str, ...]) -> float:
        return worths.order_worth(order, goods, cards)

    best: tuple[str, ...] = max(permutations(worths.view.played), key=worth)
    return list(best)


def _best_port(worths: Worths, choice: Pick, rng: Rng) -> str:
    """Where the most useful marker lies, any of them."""
    ports = port_worths(worths, choice)
    return _one_of_the_best(list(ports), ports.__getitem__, 0.0, rng)


def port_worths(worths: Worths, choice: Pick) -> dict[str, float]:
    """What stopping in each port is worth; a compass leads to the best of all the others."""
    harbours = worths.view.harbours
    markers = {marker: worths.harbour_worth(marker) for marker in {*harbours.values(), "compass", None}}
    anywhere = max((markers[marker] for marker in harbours.values()), default=0.0)

    def worth(port: str) -> float:
        if port == STAY.id:
            return markers["compass"]
        marker = harbours.get(port)
        return anywhere if marker == "compass" else markers[marker]

    return {port: worth(port) for port in choice.free}


T = TypeVar("T")


def _one_of_the_best(answers: Sequence[T], worth: Callable[[T], float], margin: float, rng: Rng) -> T:
    """Any of the answers that fall short of the best by no more than the margin."""
    values = [worth(answer) for answer in answers]
    least = max(values) - margin
    return rng.pick([answer for answer, value in zip(answers, values, strict=True) if value >= least])


SALE_PRICES: Mapping[str, int] = dict.fromkeys(GOODS, WEIGHTS.sale)


class AdviceBot(UsualBot):
    """Has a price for its cards, so that nobody waits for its reply, and says with an offer what follows."""

    always_legal = False
    orders = MappingProxyType({key: {"prices": SALE_PRICES} for key in (PARTNER_KEY, ACTIVE_KEY)})

    def answer(self, view: View, decision: Decision, rng: Rng) -> Answer | None:
        answer = super().answer(view, decision, rng)
        if decision.key == ACTIVE_KEY and isinstance(answer, dict) and "propose" in answer:
            return {"propose-then": {**answer["propose"], "more": self.weights.more, "then": "go"}}
        return answer
