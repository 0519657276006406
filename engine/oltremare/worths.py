"""What things are worth to a merchant who sees only a View: the judgement of the bot."""

from collections.abc import Hashable, Iterable, Mapping, Sequence
from functools import cache, lru_cache, partial
from itertools import groupby

from engine.memo import Memo
from engine.oltremare.actions import actions
from engine.oltremare.components import BUYING, CARDS, GOOD_OF, GOODS, cards_in_play, run_worth
from engine.oltremare.view import View
from engine.oltremare.weights import WEIGHTS, Run, Weights

NO_RUN: Run = ((0, 1.0),)


@cache
def icon_worths(weights: Weights) -> dict[str, float]:
    """By card, the icons on it."""
    return {card.id: sum(weights.icon(icon) for icon in card.icons) for card in CARDS.values()}


@cache
def unseen_icons_worth(good: str, weights: Weights) -> float:
    """The icons of a card of which only the good is known."""
    cards, worths = [card for card in CARDS if GOOD_OF[card] == good], icon_worths(weights)
    return sum(worths[card] for card in cards) / len(cards)


@cache
def laid_worth(good: str, count: int, on: Run) -> float:
    """Ducats for laying so many cards of a good onto a run of it."""
    return sum(chance * (run_worth(good, below + count) - run_worth(good, below)) for below, chance in on)


@lru_cache(maxsize=1 << 14)
def _lay(goods: tuple[str, ...], good: str, run: Run) -> tuple[float, str, Run]:
    """Ducats for laying cards of these goods onto a run of a good, and the run that is on top then."""
    worth = 0.0
    for kind, same in groupby(goods):
        count = len(list(same))
        on = run if kind == good else NO_RUN
        worth += laid_worth(kind, count, on)
        good, run = kind, tuple([(below + count, chance) for below, chance in on])
    return worth, good, run


_actions = lru_cache(maxsize=1 << 14)(actions)


def _place_below(top: str, below: str, card: str) -> tuple[bool, bool, str]:
    """Where a card goes below one of a good, on a cargo that ends in another good."""
    good = GOOD_OF[card]
    return good == top, good != below, good


@cache
def held_worths(on: Run, weights: Weights) -> Memo[tuple[str, int], float]:
    """So many cards of one good in hand, with the hope for one more."""

    def worth(held: tuple[str, int]) -> float:
        good, count = held
        now = laid_worth(good, count, on)
        return weights.in_hand * (now + weights.hope * (laid_worth(good, count + 1, on) - now))

    return Memo(worth)


def count_goods(cards: Iterable[str]) -> dict[str, int]:
    """How many cards there are of each good, in the order of their first cards."""
    goods: dict[str, int] = {}
    for card in cards:
        good = GOOD_OF[card]
        goods[good] = goods.get(good, 0) + 1
    return goods


@cache
def likelihoods_held(cards: int, seats: int) -> dict[str, float]:
    """For each good the likelihood that someone among so many hand cards holds it."""
    in_play = len(cards_in_play(seats))
    return {good: 1.0 - (1.0 - GOODS[good].cards / in_play) ** cards for good in GOODS}


@cache
def _next_turn_worth(top: str, cards: int, weights: Weights) -> float:
    card = CARDS[top]
    cards_kept = min(cards, card.lions)
    return (
        weights.excess * (cards - cards_kept)
        + weights.load * min(card.load, cards_kept)
        + weights.short * max(0, card.load - cards_kept)
    )


class Worths:
    """One seat's judgement of its own prospects."""

    def __init__(self, view: View, weights: Weights = WEIGHTS) -> None:
        assert view.seat is not None, "a spectator has nothing to judge"
        self.view = view
        self.me = view.merchants[view.seat]
        self.active = view.seat == view.turn
        """Whether it is one's own turn."""
        self.weights = weights
        self.icons = icon_worths(weights)
        self.good = GOOD_OF[self.me.top]
        """On top of the cargo."""
        self.run = self._run_on_board()
        self.turns = view.deck / (weights.cards_a_turn * view.seats)
        """Own turns to come after this one."""
        self.later = min(1.0, self.turns)
        """How much the next turn counts: nothing when there will be none."""
        self._on_top, self._alone = held_worths(self.run, weights), held_worths(NO_RUN, weights)
        self._situation: Hashable = None
        self._before: tuple[dict[str, int], float] | None = None
        """The goods in hand and what they are worth, counted when the first exchange is judged."""

    def _run_on_board(self) -> Run:
        if self.me.cargo is not None:
            goods = (CARDS[card].good for card in reversed(self.me.cargo))
            _, run = next(groupby(goods))
            return ((len(list(run)), 1.0),)
        return self.weights.unseen_run if self.me.loaded > 1 else ((1, 1.0),)

    # --- hands and trades

    @property
    def situation(self) -> Hashable:
        """All that an exchange's worth depends on, beside the weights."""
        if self._situation is None:
            view, me = self.view, self.me
            hope = None if self.active else self.later
            self._situation = tuple(view.hand), view.seats, me.top, self.run, hope
        return self._situation

    def goods_worth(self, goods: Mapping[str, int], top: str, run: Run) -> float:
        """So many cards of each good in hand, over a cargo that ends in such a run."""
        on_top = self._on_top if run is self.run else held_worths(run, self.weights)
        return sum([(on_top if held[0] == top else self._alone)[held] for held in goods.items() if held[1]])

    def hand_worth(self, cards: Sequence[str]) -> float:
        icons = sum([self.icons[card] for card in cards])
        return self.goods_worth(count_goods(cards), self.good, self.run) + icons

    def exchange_worth(self, gets: Iterable[tuple[str, int]], gives: Iterable[str]) -> float:
        """What goods unseen for cards of one's own are worth, without the ducats that go with them.

        Who is not active gains by cards only if another turn of his own comes.
        """
        if self._before is None:
            goods = count_goods(self.view.hand)
            self._before = goods, self.goods_worth(goods, self.good, self.run)
        goods, before = self._before[0].copy(), self._before[1]
        cards = len(self.view.hand)
        worth = -self._surplus_worth(cards)
        for good, count in gets:
            goods[good] = goods.get(good, 0) + count
            cards += count
            worth += count * unseen_icons_worth(good, self.weights)
        for card in gives:
            goods[GOOD_OF[card]] -= 1
            cards -= 1
            worth -= self.icons[card]
        worth += self.goods_worth(goods, self.good, self.run) - before + self._surplus_worth(cards)
        return worth * self.later if worth > 0 and not self.active else worth

    def swap_worths(self, cards: Iterable[str], goods: Iterable[str]) -> list[tuple[str, str, float]]:
        """Each card for one of another good, with what `exchange_worth` says of it: only what the two goods
        add to the hand changes."""
        held = count_goods(self.view.hand)
        place = {good: i for i, good in enumerate(held)}
        values = [(self._on_top if item[0] == self.good else self._alone)[item] for item in held.items()]
        before, surplus = sum(values), self._surplus_worth(len(self.view.hand))
        wanted = [
            (
                good,
                unseen_icons_worth(good, self.weights),
                self._held_worth(good, held.get(good, 0) + 1),
                place.get(good),
            )
            for good in goods
        ]
        swaps: list[tuple[str, str, float]] = []
        for card in cards:
            own, icons = GOOD_OF[card], self.icons[card]
            rest = values.copy()
            rest[place[own]] = self._held_worth(own, held[own] - 1)
            for good, hoped_for, with_another, there in wanted:
                if good == own:
                    continue
                if there is None:
                    after = sum([*rest, with_another])
                else:
                    rest[there] = with_another
                    after = sum(rest)
                    rest[there] = values[there]
                worth = -surplus + hoped_for - icons
                worth += after - before + surplus
                swaps.append((card, good, worth * self.later if worth > 0 and not self.active else worth))
        return swaps

    def _held_worth(self, good: str, count: int) -> float:
        return (self._on_top if good == self.good else self._alone)[good, count] if count else 0.0

    def _surplus_worth(self, cards: int) -> float:
        """Cards too many for the lions when one's next turn begins."""
        if self.active:
            return 0.0
        return self.weights.discarded * max(0, cards - CARDS[self.me.top].lions)

    def replacement_cost(self, gets: int, gives: int) -> int:
        """What the bank takes to replace the cards that one's load needs and a trade gives away."""
        load, cards = CARDS[self.me.top].load, len(self.view.hand)
        lacking = max(0, load - (cards - gives + gets)) - max(0, load - cards)
        return max(0, lacking) * self._price_of_a_card()

    def _price_of_a_card(self) -> int:
        """What the bank will take for the next card that one must buy."""
        if self.active and self.view.price is not None:
            return self.view.price
        if self.me.active == "favourable-terms":
            return BUYING.favourable_prices[0]
        return BUYING.price if self.me.ducats > 0 else BUYING.price_in_need

    def cheapest(self, cards: Sequence[str], count: int) -> list[str]:
        """The cards one would part with first."""
        left, wanted = list(self.view.hand), list(cards)
        parted: list[str] = []
        for _ in range(count):
            worths = [self._worth_without(card, left) for card in wanted] if len(wanted) > 1 else [0.0]
            choice = wanted.pop(worths.index(max(worths)))
            parted.append(choice)
            left.remove(choice)
        return parted

    def _worth_without(self, card: str, hand: Sequence[str]) -> float:
        """The `hand_worth` of a hand without one card."""
        goods: dict[str, int] = {}
        icons, worths = 0.0, self.icons
        for other in hand:
            if other != card:
                good = GOOD_OF[other]
                goods[good] = goods.get(good, 0) + 1
                icons += worths[other]
        return self.goods_worth(goods, self.good, self.run) + icons

    # --- playing and loading

    def play_worth(self, chosen: Sequence[str], rest: Sequence[str]) -> float:
        """Playing these cards, loaded as well as they can be."""
        weights, deck = self.weights, self.view.deck
        does = _actions(tuple(chosen), self.me.active)
        robbed = min(deck, does.robbed)
        drawn = min(deck - robbed, does.drawn)
        worth = does.ducats + weights.robbed * robbed + weights.drawn * drawn * self.later
        if does.routes:
            worth += weights.ship * self.later
        goods, cards = count_goods(rest), len(rest) + drawn
        return worth + max([self.order_worth(order, goods, cards) for order in self._orders(chosen)])

    def _orders(self, chosen: Sequence[str]) -> Iterable[list[str]]:
        """For each card that could lie on top, the order that keeps goods together best."""
        for top in chosen:
            others = [card for card in chosen if card != top]
            if len(others) > 1:
                others.sort(key=partial(_place_below, GOOD_OF[top], self.good))
            yield [*others, top]

    def load_worth(self, order: Sequence[str], rest: Sequence[str]) -> float:
        """Loading cards in this order: runs, and the next turn under the last card."""
        return self.order_worth(order, count_goods(rest), len(rest))

    def order_worth(self, order: Sequence[str], goods: Mapping[str, int], cards: int) -> float:
        """With so many cards of each good left in hand, and so many cards when the next turn begins."""
        worth, good, run = _lay(tuple([GOOD_OF[card] for card in order]), self.good, self.run)
        worth += self.goods_worth(goods, good, run) * self.later
        return worth + self.next_turn_worth(order[-1], cards) * self.later

    def next_turn_worth(self, top: str, cards: int) -> float:
        """What the lions and the load of the top card mean for a hand of so many cards."""
        return _next_turn_worth(top, cards, self.weights)

    # --- harbours

    def harbour_worth(self, marker: str | None) -> float:
        """Stopping where this marker lies."""
        if marker is None:
            return 0.0
        turns = min(self.weights.marker_turns, self.turns)
        return self.weights.marker + turns * self.weights.active_marker(marker)
