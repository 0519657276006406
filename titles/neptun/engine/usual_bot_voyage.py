"""Planning a voyage: which contracts to fulfil, in which turns, with which oar cards."""

from bisect import bisect_left
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
        self._worths = worths
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
        self._look_ahead = worths.weights.look_ahead
        self._first_of_power = [powers.index(power) for power in powers]
        """For each card the first that is as strong."""
        self._known: dict[tuple[str, int, int, int, bool], float] = {}
        self._known_cards: dict[int, float] = {}

    def best(self, at: Position) -> float:
        """What the voyage from here on is worth, the gold at its end included."""
        return self._best(*at)

    def _best(self, port: str, done: int, cards: int, gold: int, clean: bool) -> float:
        """The same without a Position, of which a voyage would make thousands."""
        key = port, done, cards, gold, clean
        best = self._known.get(key)
        if best is not None:
            return best
        best = self._worths.gold[gold]
        turn = len(self._powers) - cards.bit_count()
        if self._kept_power:
            best += self._worth_of_cards(cards)
        last = len(self._errands)
        if done < last and turn < len(self._winds) and cards:
            cost = self._extra if turn >= self._turns else 0.0
            wind, miles = self._winds[turn], self._chart.miles[port]
            for number in range(done, min(done + self._look_ahead, last)):
                oars = miles[self._errands[number].port] - wind
                card = self._card_for(oars, cards)
                price = fare(oars, self._powers[card])
                if price <= gold:
                    value = self._fulfil(number, done, cards & ~(1 << card), gold - price, clean) + cost
                elif number == done:
                    value = self._part_way(port, done, cards, gold, clean) + cost
                else:
                    continue
                if value > best:
                    best = value
        self._known[key] = best
        return best

    def _worth_of_cards(self, cards: int) -> float:
        """Of the power that is left once the weakest are played in the ordinary turns."""
        worth = self._known_cards.get(cards)
        if worth is None:
            turns = self._turns - len(self._powers) + cards.bit_count()
            left = [power for i, power in enumerate(self._powers) if cards >> i & 1]
            worth = self._known_cards[cards] = self._kept_power * sum(left[max(0, turns) :])
        return worth

    def fulfil(self, at: Position, number: int) -> float:
        """Fulfil an errand where it waits, with a temple point if that is worth its gold."""
        return self._fulfil(number, *at[1:])

    def _fulfil(self, number: int, done: int, cards: int, gold: int, clean: bool) -> float:
        buys = self._would_buy(self._errands[number], gold)
        return self._after(number, done, cards, gold, clean, buys)

    def _would_buy(self, errand: Errand, gold: int) -> bool:
        """Whether a temple point is worth its gold, and the gold is there."""
        left = gold + errand.gold - TEMPLE_POINT
        return left >= 0 and errand.bought > self._worths.price_of_point[left]

    def after(self, at: Position, number: int, *, buys: bool) -> float:
        """Fulfil an errand in its port, with the cards and the gold that are left, and sail on."""
        return self._after(number, *at[1:], buys)

    def _after(self, number: int, done: int, cards: int, gold: int, clean: bool, buys: bool) -> float:
        _, port, pay, worth, bought = self._errands[number]
        clean = clean and number == done
        gold += pay
        if buys:
            gold, worth = gold - TEMPLE_POINT, worth + bought
        if clean and number == len(self._errands) - 1:
            worth += self._bonus
        return worth + self._best(port, number + 1, cards, gold, clean)

    def _part_way(self, port: str, done: int, cards: int, gold: int, clean: bool) -> float:
        """As far as the strongest card leads towards the next errand."""
        wind = self._winds[len(self._powers) - cards.bit_count()]
        goal, reach = self._errands[done].port, wind + self._powers[cards.bit_length() - 1]
        stop = self._chart.stop_on_the_way(port, goal, reach)
        card = self._card_for(self._chart.miles[port][stop] - wind, cards)
        return self._best(stop, done, cards & ~(1 << card), gold, clean)

    def _card_for(self, oars: int, cards: int) -> int:
        """The weakest card with so much power, else the strongest there is; of cards as strong always the
        first, so that a hand is judged once."""
        first = bisect_left(self._powers, oars)
        enough = cards >> first << first
        if not enough:
            first = self._first_of_power[cards.bit_length() - 1]
            enough = cards >> first << first
        return (enough & -enough).bit_length() - 1
