"""What things are worth to a merchant who sees only a View: the judgement of the house player."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import groupby

from engine.oltremare.components import BOX, CARDS, GOODS, cards_in_play, pays, run_worth
from engine.oltremare.view import View

Run = tuple[tuple[int, float], ...]
"""How long a run may be, each length with its likelihood."""

NO_RUN: Run = ((0, 1.0),)
UNSEEN_RUN: Run = ((1, 0.5), (2, 0.3), (3, 0.2))
"""The run under one's own top card, where it may not be looked at."""


@dataclass(frozen=True, slots=True)
class Weights:
    """The house player's taste in ducats, found by playing it against itself."""

    in_hand: float = 0.8
    """Of a run in hand, as against one that is loaded."""
    hope: float = 0.35
    """Of the step that would make a run longer."""
    ducat: float = 0.8
    pirate: float = -1.1
    market: float = 1.2
    ship: float = 0.6
    """Of an icon on a card in hand."""
    drawn: float = 2.4
    """Of a card drawn at the market."""
    robbed: float = -1.2
    """Of a card that goes to the pirate stack."""
    load: float = 1.2
    """Of each card that the next turn can play and the hand will hold."""
    short: float = -1.5
    """Of each card that the next turn must play and the hand will lack."""
    excess: float = -1.6
    """Of each card that the next turn must discard."""
    prestige: float = 1.2
    marker: float = 1.0
    cards_a_turn: float = 3.2
    """How quickly the deck goes down."""

    def icon(self, icon: str) -> float:
        worth: float = getattr(self, icon)
        return worth


WEIGHTS = Weights()


@cache
def icons_worth(card: str, weights: Weights) -> float:
    return sum(weights.icon(icon) for icon in CARDS[card].icons)


@cache
def unseen_icons(good: str, weights: Weights) -> float:
    """The icons of a card of which only the good is known."""
    cards = [card for card in CARDS.values() if card.good == good]
    return sum(icons_worth(card.id, weights) for card in cards) / len(cards)


@cache
def laid(good: str, count: int, on: Run) -> float:
    """Ducats for laying so many cards of a good onto a run of it."""
    return sum(chance * (run_worth(good, below + count) - run_worth(good, below)) for below, chance in on)


@cache
def held(good: str, count: int, on: Run, weights: Weights) -> float:
    """Cards of one good in hand, with the hope for one more."""
    now = laid(good, count, on)
    return weights.in_hand * (now + weights.hope * (laid(good, count + 1, on) - now))


class Judge:
    """One seat's judgement of its own prospects."""

    def __init__(self, view: View, weights: Weights = WEIGHTS) -> None:
        assert view.seat is not None, "a spectator has nothing to judge"
        self.view = view
        self.me = view.merchants[view.seat]
        self.weights = weights
        self.good = CARDS[self.me.top].good
        """On top of the cargo."""
        self.run = self._run_on_board()
        self.turns = view.deck / (weights.cards_a_turn * view.seats)
        """Own turns to come after this one."""
        self.later = min(1.0, self.turns)
        """How much the next turn counts: nothing when there will be none."""

    def _run_on_board(self) -> Run:
        if self.me.cargo is not None:
            goods = (CARDS[card].good for card in reversed(self.me.cargo))
            _, run = next(groupby(goods))
            return ((len(list(run)), 1.0),)
        return UNSEEN_RUN if self.me.loaded > 1 else ((1, 1.0),)

    # --- hands and trades

    def goods(self, goods: Mapping[str, int], top: str, run: Run) -> float:
        return sum(
            held(good, count, run if good == top else NO_RUN, self.weights)
            for good, count in goods.items()
            if count
        )

    def hand(self, cards: Iterable[str]) -> float:
        cards = list(cards)
        goods = Counter(CARDS[card].good for card in cards)
        return self.goods(goods, self.good, self.run) + sum(icons_worth(card, self.weights) for card in cards)

    def exchange(self, gets: Iterable[tuple[str, int]], gives: Iterable[str]) -> float:
        """What goods unseen for cards of one's own are worth, without the ducats that go with them.

        Who is not active gains by cards only if another turn of his own comes.
        """
        goods = Counter(CARDS[card].good for card in self.view.hand)
        before = self.goods(goods, self.good, self.run)
        worth = 0.0
        for good, count in gets:
            goods[good] += count
            worth += count * unseen_icons(good, self.weights)
        for card in gives:
            goods[CARDS[card].good] -= 1
            worth -= icons_worth(card, self.weights)
        worth += self.goods(goods, self.good, self.run) - before
        return worth * self.later if worth > 0 and self.view.seat != self.view.turn else worth

    def cheapest(self, cards: Sequence[str], count: int) -> list[str]:
        """The cards one would part with first."""
        left = list(self.view.hand)
        parted: list[str] = []
        for _ in range(count):
            choice = max(
                (card for card in cards if card not in parted),
                key=lambda card: self.hand(other for other in left if other != card),
            )
            parted.append(choice)
            left.remove(choice)
        return parted

    # --- playing and loading

    def play(self, chosen: Sequence[str], rest: Sequence[str]) -> float:
        """Playing these cards, loaded as well as they can be."""
        weights = self.weights
        shown = Counter(icon for card in chosen for icon in CARDS[card].icons)
        active = self.me.active
        worth = float(pays(shown["ducat"] + (BOX.big_deal.icons if active == "big-deal" else 0)))
        if active == "high-seas":
            worth += BOX.high_seas.ducats * shown["ship"]
        deck = self.view.deck
        robbed = 0 if active == "fight-pirates" else min(deck, pays(shown["pirate"]))
        drawn = min(deck - robbed, pays(shown["market"]))
        worth += weights.robbed * robbed + weights.drawn * drawn * self.later
        if shown["ship"]:
            worth += weights.ship * self.later
        return worth + max(self.load(order, rest, drawn) for order in self._orders(chosen))

    def _orders(self, chosen: Sequence[str]) -> Iterable[list[str]]:
        """For each card that could lie on top, the order that keeps goods together best."""
        for top in chosen:
            others = [card for card in chosen if card != top]
            good = CARDS[top].good
            others.sort(
                key=lambda card: (CARDS[card].good == good, CARDS[card].good != self.good, CARDS[card].good)
            )
            yield [*others, top]

    def load(self, order: Sequence[str], rest: Sequence[str], drawn: int = 0) -> float:
        """Loading cards in this order: runs, and the next turn under the last card."""
        worth = 0.0
        good, run = self.good, self.run
        for kind, cards in groupby(order, key=lambda card: CARDS[card].good):
            count = len(list(cards))
            on = run if kind == good else NO_RUN
            worth += laid(kind, count, on)
            good, run = kind, tuple((below + count, chance) for below, chance in on)
        goods = Counter(CARDS[card].good for card in rest)
        worth += self.goods(goods, good, run) * self.later
        return worth + self._next_turn(order[-1], len(rest) + drawn) * self.later

    def _next_turn(self, top: str, cards: int) -> float:
        """What the lions and the load of the top card mean for a hand of so many cards."""
        card, weights = CARDS[top], self.weights
        kept = min(cards, card.lions)
        return (
            weights.excess * (cards - kept)
            + weights.load * min(card.load, kept)
            + weights.short * max(0, card.load - kept)
        )

    # --- harbours

    def harbour(self, marker: str | None) -> float:
        """Stopping where this marker lies."""
        if marker is None:
            return 0.0
        turns = min(2.0, self.turns)
        return self.weights.marker + turns * MARKER_WORTH[marker]


MARKER_WORTH = {
    "compass": 0.0,
    "fight-pirates": 1.2,
    "favourable-terms": 1.0,
    "local-authority": 1.3,
    "big-deal": 1.9,
    "high-seas": 1.0,
}
"""Ducats a turn that an active marker brings."""


def likely_held(good: str, cards: int, seats: int) -> float:
    """The likelihood that somebody among so many hand cards holds a good."""
    return 1.0 - (1.0 - GOODS[good].cards / len(cards_in_play(seats))) ** cards
