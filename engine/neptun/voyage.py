"""Planning a voyage: which contracts to fulfil, in which turns, with which oar cards."""

from typing import NamedTuple

from engine.neptun.charts import Chart
from engine.neptun.components import BOX
from engine.neptun.worth import GOLD_WORTH

EXTRA_TURN = 0.8
"""What an extra turn must bring at least, since it costs an oar card for good."""

LOOK_AHEAD = 3
"""How many open contracts are considered as the next one."""


class Errand(NamedTuple):
    """An open contract of a manifest: where, the gold it pays, and what else it is worth."""

    slot: int
    port: str
    gold: int
    worth: float


class Voyage:
    """The best that can still be made of a manifest, each leg with the weakest card that will do."""

    def __init__(
        self,
        chart: Chart,
        errands: list[Errand],
        powers: list[int],
        winds: list[int],
        turns: int,
        bonus: float,
    ) -> None:
        self._chart = chart
        self._errands = errands
        self._powers = powers
        """The powers of the hand, weakest first; a set of cards is a bit mask over them."""
        self._winds = winds
        """The wind of each turn to come."""
        self._turns = turns
        """How many of these are ordinary turns; those after them are extra."""
        self._bonus = bonus
        self._known: dict[tuple[str, int, int, int, bool], float] = {}

    def best(self, port: str, done: int, cards: int, gold: int, clean: bool) -> float:
        """From a port, with the first `done` errands behind, holding these cards; `clean`: none was lost."""
        key = port, done, cards, gold, clean
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._best(port, done, cards, gold, clean)
        return found

    def _best(self, port: str, done: int, cards: int, gold: int, clean: bool) -> float:
        best = GOLD_WORTH * gold
        turn = len(self._powers) - cards.bit_count()
        if done == len(self._errands) or turn >= len(self._winds) or not cards:
            return best
        cost = EXTRA_TURN if turn >= self._turns else 0.0
        for number in range(done, min(done + LOOK_AHEAD, len(self._errands))):
            if (value := self._fulfil(port, done, number, cards, gold, clean, turn)) is not None:
                best = max(best, value - cost)
            elif number == done:
                best = max(best, self._part_way(port, done, number, cards, gold, clean, turn) - cost)
        return best

    def _fulfil(
        self, port: str, done: int, number: int, cards: int, gold: int, clean: bool, turn: int
    ) -> float | None:
        """Sail to an errand in one turn, with the weakest card that will do, or the strongest and gold."""
        errand = self._errands[number]
        oars = self._chart.miles[port][errand.port] - self._winds[turn]
        card = self._card_for(oars, cards)
        price = max(0, oars - self._powers[card]) * BOX.costs.mile
        if price > gold:
            return None
        return self.after(errand, done, number, cards & ~(1 << card), gold - price, clean)

    def after(self, errand: Errand, done: int, number: int, cards: int, gold: int, clean: bool) -> float:
        """Fulfil an errand in its port, and sail on."""
        clean = clean and number == done
        value = errand.worth + self.best(errand.port, number + 1, cards, gold + errand.gold, clean)
        if clean and number == len(self._errands) - 1:
            value += self._bonus
        return value

    def _part_way(
        self, port: str, done: int, number: int, cards: int, gold: int, clean: bool, turn: int
    ) -> float:
        strongest = cards.bit_length() - 1
        reach = self._winds[turn] + self._powers[strongest]
        stop = way_stop(self._chart, port, self._errands[number].port, reach)
        card = self._card_for(self._chart.miles[port][stop] - self._winds[turn], cards)
        return self.best(stop, done, cards & ~(1 << card), gold, clean)

    def _card_for(self, oars: int, cards: int) -> int:
        card = 0
        left = cards
        while left:
            low = left & -left
            card = low.bit_length() - 1
            if self._powers[card] >= oars:
                break
            left ^= low
        return card


def way_stop(chart: Chart, start: str, goal: str, reach: int) -> str:
    """The last port on the way that lies within reach."""
    stop = goal
    while chart.miles[start][stop] > reach:
        stop = chart.before[start][stop]
    return stop
