"""Planning a voyage: which contracts to fulfil, in which turns, with which oar cards."""

from typing import NamedTuple

from neptun.engine.charts import Chart, fare
from neptun.engine.components import TEMPLE_POINT
from neptun.engine.worths import Worths


class Errand(NamedTuple):
    """An open contract of a manifest: where, the gold it pays, and what else it is worth."""

    slot: int
    port: str
    gold: int
    worth: float
    bought: float
    """What a temple point bought with it is worth more."""


class Position(NamedTuple):
    """A ship in mid-voyage: where, the errands behind it, the cards in hand as a bit mask, the gold."""

    port: str
    done: int
    cards: int
    gold: int
    clean: bool
    """No contract of the manifest was lost: the bonus tile is within reach."""


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
        extra: float,
        worths: Worths,
        kept_power: float,
    ) -> None:
        self._appraisal = worths
        self._kept_power = kept_power
        """What a power of a card that is left is worth."""
        self._chart = chart
        self._errands = errands
        self._powers = powers
        """The powers of the hand, weakest first."""
        self._winds = winds
        """The wind of each turn to come."""
        self._turns = turns
        """How many of these are ordinary turns; those after them are extra."""
        self._bonus = bonus
        self._extra = extra
        """What an extra turn takes away, a negative number."""
        self._known: dict[Position, float] = {}

    def best(self, at: Position) -> float:
        """What the voyage from here on is worth, the gold at its end included."""
        worth = self._known.get(at)
        if worth is None:
            worth = self._known[at] = self._best(at)
        return worth

    def _best(self, at: Position) -> float:
        best = self._appraisal.gold(at.gold)
        turn = len(self._powers) - at.cards.bit_count()
        if self._kept_power:
            best += self._kept_power * self._power_left(at.cards, self._turns - turn)
        if at.done == len(self._errands) or turn >= len(self._winds) or not at.cards:
            return best
        cost = self._extra if turn >= self._turns else 0.0
        for number in range(at.done, min(at.done + self._appraisal.weights.look_ahead, len(self._errands))):
            if (value := self._reach(at, number, self._winds[turn])) is not None:
                best = max(best, value + cost)
            elif number == at.done:
                best = max(best, self._part_way(at, self._winds[turn]) + cost)
        return best

    def _power_left(self, cards: int, turns: int) -> int:
        """The power of the cards that are left once the weakest are played in so many turns."""
        left = [power for i, power in enumerate(self._powers) if cards >> i & 1]
        return sum(left[max(0, turns) :])

    def _reach(self, at: Position, number: int, wind: int) -> float | None:
        """Sail to an errand in one turn, with the weakest card that will do, or the strongest and gold."""
        oars = self._chart.miles[at.port][self._errands[number].port] - wind
        card = self._card_for(oars, at.cards)
        price = fare(oars, self._powers[card])
        if price > at.gold:
            return None
        left = Position(at.port, at.done, at.cards & ~(1 << card), at.gold - price, at.clean)
        return self.fulfil(left, number)

    def fulfil(self, at: Position, number: int) -> float:
        """Fulfil an errand where it waits, with a temple point if that is worth its gold."""
        return self.after(at, number, buys=self._would_buy(self._errands[number], at.gold))

    def _would_buy(self, errand: Errand, gold: int) -> bool:
        """Whether a temple point is worth its gold, and the gold is there."""
        gold += errand.gold
        if gold < TEMPLE_POINT:
            return False
        return errand.bought > self._appraisal.more_gold(TEMPLE_POINT, gold - TEMPLE_POINT)

    def after(self, at: Position, number: int, *, buys: bool) -> float:
        """Fulfil an errand in its port, with the cards and the gold that are left, and sail on."""
        errand = self._errands[number]
        clean = at.clean and number == at.done
        gold, worth = at.gold + errand.gold, errand.worth
        if buys:
            gold, worth = gold - TEMPLE_POINT, worth + errand.bought
        if clean and number == len(self._errands) - 1:
            worth += self._bonus
        return worth + self.best(Position(errand.port, number + 1, at.cards, gold, clean))

    def _part_way(self, at: Position, wind: int) -> float:
        """As far as the strongest card leads towards the next errand."""
        strongest = at.cards.bit_length() - 1
        goal, reach = self._errands[at.done].port, wind + self._powers[strongest]
        stop = self._chart.stop_on_the_way(at.port, goal, reach)
        card = self._card_for(self._chart.miles[at.port][stop] - wind, at.cards)
        return self.best(Position(stop, at.done, at.cards & ~(1 << card), at.gold, at.clean))

    def _card_for(self, oars: int, cards: int) -> int:
        """The weakest card with so much power, else the strongest there is."""
        card = 0
        while cards:
            weakest = cards & -cards
            card = weakest.bit_length() - 1
            if self._powers[card] >= oars:
                break
            cards ^= weakest
        return card
