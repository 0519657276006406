"""What things are worth to one seat, judged from its View alone."""

from collections.abc import Hashable
from functools import lru_cache

from engine.genoa.components import (
    BOX,
    BUILDINGS,
    DECK_OF,
    LARGE,
    MARKER,
    MESSAGES,
    PRIVILEGES,
    SMALL,
    VILLAS,
    WARES,
)
from engine.genoa.scoring import privilege_value
from engine.genoa.state import NO_BUNDLE, Bundle, Terms
from engine.genoa.view import View
from engine.genoa.weights import WEIGHTS, Weights
from engine.rng import Rng


class Remembered:
    """What a bot has worked out about a hand and the buildings, while nothing of that changes."""

    __slots__ = ("actions", "hope", "limits", "privilege", "ranked", "wares")

    def __init__(self, hope: float, wares: dict[str, int]) -> None:
        self.hope = hope
        self.wares = wares
        self.privilege: int | None = None
        """What an unknown privilege is worth."""
        self.actions: dict[str, int] = {}
        self.limits: dict[str, float] = {}
        self.ranked: dict[Hashable, list[tuple[str, int]]] = {}
        """The buildings in their order, by those that are in play and those that are near."""


Memory = dict[Hashable, Remembered]
"""By all that it depends on: nothing of that changes between two actions, when most questions are asked."""
MOST_REMEMBERED = 1000


class Worths:
    """The hand, the reserve and the time that is left, in ducats."""

    __slots__ = (
        "cards",
        "ducats",
        "hope",
        "items",
        "left",
        "owned",
        "remembered",
        "seat",
        "view",
        "wares",
        "weights",
    )

    def __init__(self, view: View, weights: Weights = WEIGHTS, memory: Memory | None = None) -> None:
        assert view.seat is not None
        me = view.players[view.seat]
        assert me.cards is not None
        assert me.ducats is not None
        self.weights = weights
        self.view = view
        self.seat = view.seat
        self.cards = me.cards
        self.items = me.items
        self.ducats = me.ducats
        self.left = view.rounds - view.round
        self.owned = view.seat in view.owners.values()
        self.remembered = self._work_out() if memory is None else self._recall(memory)
        self.hope = self.remembered.hope
        self.wares = self.remembered.wares

    def _work_out(self) -> Remembered:
        hope = self._hope()
        return Remembered(hope, self._wares(hope))

    def _recall(self, memory: Memory) -> Remembered:
        depends_on = self._all_that_counts()
        remembered = memory.get(depends_on)
        if remembered is None:
            if len(memory) >= MOST_REMEMBERED:
                memory.clear()
            remembered = memory[depends_on] = self._work_out()
        return remembered

    def _all_that_counts(self) -> Hashable:
        """All that is remembered depends on, beside the weights."""
        view = self.view
        return (
            (view.round, view.tower, view.first, view.seats, view.markers[self.seat], self.owned),
            tuple(self.cards),
            tuple(self.items.values()),
            tuple(view.stock.values()),
            tuple(view.piles.values()),
            tuple([len(cards) for cards in view.returned.values()]),
        )

    def _hope(self) -> float:
        """How likely it is that what is taken now still becomes money: in the last turn not at all."""
        view = self.view
        turns = self.left * view.seats + (view.first - view.tower - 1) % view.seats
        if not turns:
            return 0.0
        return min(1.0, self.weights.hope + self.weights.hope_a_round * self.left)

    @property
    def may_act(self) -> bool:
        return may_act(self.view, self.weights)

    # --- goods

    def _wares(self, hope: float) -> dict[str, int]:
        worths = dict.fromkeys(WARES, int(self.weights.ware * hope))
        for card in self.cards:
            if card in LARGE:
                missing = [ware for ware in LARGE[card].wares if not self.items[ware]]
                worth = int(self.weights.missing_ware[max(1, len(missing))] * hope)
                for ware in LARGE[card].wares:
                    worths[ware] = max(worths[ware], worth)
            elif card in SMALL:
                ware = SMALL[card].ware
                worths[ware] = max(worths[ware], int(self.weights.ordered_ware * hope))
        return worths

    def item(self, item: str) -> int:
        """One more of an item."""
        if item in self.wares:
            return self.wares[item] if not self.items[item] else min(self.wares[item], self.weights.ware)
        if item == MARKER:
            return int(self.weights.placed * self.hope)
        if item == "building_action" and self.owned:
            return int(self.weights.owner_building_action * self.hope)
        return int(self.weights.special[item] * self.hope)

    def cost(self, item: str) -> int:
        """One of an item that is given away."""
        if item in self.wares:
            return self.wares[item] if self.items[item] == 1 else min(self.wares[item], self.weights.ware)
        return self.item(item)

    def reserve(self) -> float:
        """The hand and the reserve together: a ware that an order asks for counts in the order."""
        card_worths = sorted(
            (self._kept_card(card) for card in self.cards if card not in PRIVILEGES), reverse=True
        )
        cards = sum(worth * self.weights.next_card**i for i, worth in enumerate(card_worths))
        wares = sum(self.items[ware] for ware in self.wares) * self.weights.ware * self.hope
        others = sum(self.item(item) * count for item, count in self.items.items() if item not in self.wares)
        return cards + wares + others

    def _kept_card(self, card: str) -> int:
        """A card that stays in hand; a small order without its ware is as good as any other card."""
        if card in SMALL and not self.items[SMALL[card].ware]:
            return self._unseen("small", 1)
        return self.card_cost(card)

    def card_cost(self, card: str) -> int:
        """A card of the hand that is given away."""
        if card in PRIVILEGES:
            rest = [other for other in self.cards if other != card]
            return privilege_value(self.cards) - privilege_value(rest) + self.weights.kept_privilege
        if card in LARGE:
            missing = sum(not self.items[ware] for ware in LARGE[card].wares)
            return int((self.weights.large_order - self.weights.lacking * missing) * self.hope)
        return int((self.weights.small_order if card in SMALL else self.weights.message) * self.hope)

    def _unseen(self, deck: str, count: int) -> int:
        """Cards of a deck that someone else chooses."""
        return int(self.weights.card[deck] * self.hope) * count

    def cost_of_giving(self, bundle: Bundle) -> int:
        """What giving a bundle costs; most are money and nothing else."""
        if not bundle.goods:
            return bundle.ducats
        cost = bundle.ducats + sum(self.cost(item) * count for item, count in bundle.items)
        cost += sum(self.card_cost(card) for card in bundle.cards if card in self.cards)
        return cost + sum(self._unseen(deck, count) for deck, count in bundle.decks)

    def worth_of_getting(self, bundle: Bundle) -> int:
        """What getting a bundle is worth."""
        if not bundle.goods:
            return bundle.ducats
        worth = bundle.ducats + sum(self.item(item) * count for item, count in bundle.items)
        worth += sum(self.new_card(card) for card in bundle.cards)
        return worth + sum(self._unseen(deck, count) for deck, count in bundle.decks)

    def new_card(self, card: str) -> int:
        if card in PRIVILEGES:
            return privilege_value([*self.cards, card]) - privilege_value(self.cards)
        if card in LARGE:
            missing = sum(not self.items[ware] for ware in LARGE[card].wares)
            return int((self.weights.new_large_order - self.weights.lacking * missing) * self.hope)
        if card in SMALL and self.items[SMALL[card].ware]:
            return int(self.weights.new_small_order * self.hope)
        return self._unseen(DECK_OF[card], 1)

    # --- buildings

    def action(self, building: str) -> int:
        """What the action of a building is worth, a small order included."""
        actions = self.remembered.actions
        if building not in actions:
            actions[building] = self.plain_action(building) + self._small_order(building)
        return actions[building]

    def all_actions(self) -> dict[str, int]:
        """What the action of every building is worth."""
        actions = self.remembered.actions
        if len(actions) < len(BUILDINGS):
            for building in BUILDINGS:
                self.action(building)
        return actions

    def plain_action(self, building: str) -> int:
        if building in VILLAS:
            return max(self.delivery(building), self._privilege())
        action = BUILDINGS[building].action
        if action.draw:
            return self._draw(action.draw, action.count)
        if action.take == [MARKER]:
            return self.item(MARKER) * min(action.count, self.view.markers[self.seat])
        return sum(self.item(item) for item in action.take if self.view.stock[item])

    def _draw(self, deck: str, count: int) -> int:
        cards = self.view.piles[deck] + len(self.view.returned[deck])
        held = sum(DECK_OF[card] == deck for card in self.cards)
        each = self.weights.card[deck] * self.hope * (1.0 if held < 3 else self.weights.many_cards)
        return int(each * min(count, cards))

    def delivery(self, villa: str) -> int:
        """Delivering a large order there at once; 0 when there is none."""
        for card in self.cards:
            order = LARGE.get(card)
            if order and order.villa == villa and all(self.items[ware] for ware in order.wares):
                return BOX.pays.large + self.weights.special_of_order - 3 * int(self.weights.ware * self.hope)
        return 0

    def _privilege(self) -> int:
        """An unknown privilege, on average over those that may come."""
        if self.remembered.privilege is None:
            gain = unknown_privilege(frozenset([card for card in self.cards if card in PRIVILEGES]))
            growth = int(self.weights.privilege_growth * self.hope)
            left = self.view.piles["privilege"]
            self.remembered.privilege = gain + growth if gain is not None and left else 0
        return self.remembered.privilege

    def _small_order(self, building: str) -> int:
        for card in self.cards:
            if card in SMALL and SMALL[card].building == building and self.items[SMALL[card].ware]:
                return BOX.pays.small - int(self.weights.ware * self.hope)
        return 0

    def messages(self) -> list[tuple[str, str]]:
        """The two buildings of every message in hand."""
        return [MESSAGES[card].pair for card in self.cards if card in MESSAGES]

    # --- terms

    def limit(self, building: str) -> float:
        """The most it pays for the action of a building this turn: another part of its worth each time, which
        follows from the hand, so that nobody can reckon it and asking again changes nothing."""
        limits = self.remembered.limits
        if building not in limits:
            view, (low, high) = self.view, self.weights.limits
            secret = secret_number(f"{view.round}/{view.tower}/{building}/{'/'.join(self.cards)}")
            limits[building] = self.action(building) * (low + (high - low) * secret / 99)
        return limits[building]

    def as_tower(self, terms: Terms) -> int:
        """What a bid brings the tower player; most are money and nothing else."""
        if terms.after == terms.ask == NO_BUNDLE:
            return self.worth_of_getting(terms.now)
        return (
            self.worth_of_getting(terms.now)
            + self.worth_of_getting(terms.after)
            - self.cost_of_giving(terms.ask)
        )

    def as_bidder(self, terms: Terms) -> float:
        """What taking a price for a building brings a bidder who pays no more than is fair."""
        gain = self.limit(terms.space) + self.worth_of_getting(terms.ask)
        return gain - self.cost_of_giving(terms.now) - self.cost_of_giving(terms.after)


def may_act(view: View, weights: Weights) -> bool:
    """Has an action left; a card for a further one is kept for the last rounds."""
    assert view.seat is not None
    me = view.players[view.seat]
    if me.actions:
        return True
    return me.items["further_action"] > 0 and view.rounds - view.round <= weights.further_rounds


@lru_cache(maxsize=1 << 12)
def unknown_privilege(held: frozenset[str]) -> int | None:
    """What one more privilege adds to those in hand, on average over the others; None: there are none."""
    have = privilege_value(held)
    gains = [privilege_value([*held, card]) - have for card in PRIVILEGES if card not in held]
    return sum(gains) // len(gains) if gains else None


@lru_cache(maxsize=1 << 14)
def secret_number(seed: str) -> int:
    """A number from 0 to 99."""
    return Rng(seed).below(100)
