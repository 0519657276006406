"""What things are worth to one seat, judged from its View alone."""

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
from engine.genoa.state import Bundle
from engine.genoa.view import View

WARE = 8
"""A ware that nothing in hand asks for."""
MISSING = {1: 55, 2: 36, 3: 22}
"""A ware that completes a large order, by how many are missing."""
SPECIAL = {"any_start": 9, "further_action": 16, "any_ware": 16, "exchange": 12, "building_action": 10}
CARD = {"large": 26, "small": 12, "message": 12, "privilege": 22}
PLACED = 16
"""A marker on a building: ten ducats at the end and now and then ten in between."""
USUAL = 24
"""What an action is worth to somebody whose hand is not known."""


class Worth:
    """The hand, the reserve and the time that is left, in ducats."""

    __slots__ = ("_privilege_worth", "cards", "ducats", "items", "left", "owned", "view", "wares")

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        me = view.players[view.seat]
        assert me.cards is not None
        assert me.ducats is not None
        self.view = view
        self.cards = me.cards
        self.items = me.items
        self.ducats = me.ducats
        self.left = view.rounds - view.round
        self.owned = [building for building, owner in view.owners.items() if owner == view.seat]
        self.wares = self._wares()
        self._privilege_worth: int | None = None

    @property
    def hope(self) -> float:
        """How likely it is that what is taken now still becomes money."""
        return min(1.0, 0.15 + self.left * 0.25)

    @property
    def may_act(self) -> bool:
        """Has an action left; a card for a further one is kept for the last two rounds."""
        assert self.view.seat is not None
        if self.view.players[self.view.seat].actions:
            return True
        return self.items["further_action"] > 0 and self.left <= 1

    # --- goods

    def _wares(self) -> dict[str, int]:
        found = dict.fromkeys(WARES, int(WARE * self.hope))
        for card in self.cards:
            if card in LARGE:
                missing = [ware for ware in LARGE[card].wares if not self.items[ware]]
                for ware in LARGE[card].wares:
                    worth = MISSING[max(1, len(missing))]
                    found[ware] = max(found[ware], int(worth * self.hope))
            elif card in SMALL:
                ware = SMALL[card].ware
                found[ware] = max(found[ware], int(24 * self.hope))
        return found

    def item(self, item: str) -> int:
        """One more of an item."""
        if item in self.wares:
            return self.wares[item] if not self.items[item] else min(self.wares[item], WARE)
        if item == MARKER:
            return int(PLACED * self.hope)
        if item == "building_action" and self.owned:
            return int(20 * self.hope)
        return int(SPECIAL[item] * self.hope)

    def cost(self, item: str) -> int:
        """One of an item that is given away."""
        if item in self.wares:
            return self.wares[item] if self.items[item] == 1 else min(self.wares[item], WARE)
        return self.item(item)

    def card_cost(self, card: str) -> int:
        if card in PRIVILEGES:
            rest = [other for other in self.cards if other != card]
            return privilege_value(self.cards) - privilege_value(rest) + 5
        if card in LARGE:
            missing = sum(not self.items[ware] for ware in LARGE[card].wares)
            return int((90 - 22 * missing) * self.hope)
        return int((26 if card in SMALL else 14) * self.hope)

    def given(self, bundle: Bundle) -> int:
        """What giving a bundle costs."""
        cost = bundle.ducats + sum(self.cost(item) * count for item, count in bundle.items)
        cost += sum(self.card_cost(card) for card in bundle.cards if card in self.cards)
        return cost + sum(int(CARD[deck] * self.hope) * count for deck, count in bundle.decks)

    def received(self, bundle: Bundle) -> int:
        """What getting a bundle is worth."""
        worth = bundle.ducats + sum(self.item(item) * count for item, count in bundle.items)
        worth += sum(self.new_card(card) for card in bundle.cards)
        return worth + sum(int(CARD[deck] * self.hope) * count for deck, count in bundle.decks)

    def new_card(self, card: str) -> int:
        if card in PRIVILEGES:
            return privilege_value([*self.cards, card]) - privilege_value(self.cards)
        if card in LARGE:
            missing = sum(not self.items[ware] for ware in LARGE[card].wares)
            return int((80 - 22 * missing) * self.hope)
        if card in SMALL:
            return int((24 if self.items[SMALL[card].ware] else 12) * self.hope)
        return int(12 * self.hope)

    # --- buildings

    def action(self, building: str) -> int:
        """What the action of a building is worth, a small order included."""
        return self.plain_action(building) + self._small_order(building)

    def plain_action(self, building: str) -> int:
        if building in VILLAS:
            return max(self.delivery(building), self._privilege())
        action = BUILDINGS[building].action
        if action.draw:
            return self._draw(action.draw, action.count)
        stock = self.view.stock
        assert self.view.seat is not None
        if action.take == [MARKER]:
            return self.item(MARKER) * min(action.count, self.view.markers[self.view.seat])
        return sum(self.item(item) for item in action.take if stock[item])

    def _draw(self, deck: str, count: int) -> int:
        cards = self.view.piles[deck] + len(self.view.returned[deck])
        held = sum(DECK_OF[card] == deck for card in self.cards)
        each = CARD[deck] * self.hope * (1.0 if held < 3 else 0.4)
        return int(each * min(count, cards))

    def delivery(self, villa: str) -> int:
        """Delivering a large order there at once; 0 when there is none."""
        for card in self.cards:
            order = LARGE.get(card)
            if order and order.villa == villa and all(self.items[ware] for ware in order.wares):
                return BOX.pays.large + 10 - 3 * int(WARE * self.hope)
        return 0

    def _privilege(self) -> int:
        """An unknown privilege, on average over those that may come."""
        if self._privilege_worth is None:
            have = privilege_value(self.cards)
            gains = [
                privilege_value([*self.cards, card]) - have for card in PRIVILEGES if card not in self.cards
            ]
            self._privilege_worth = sum(gains) // len(gains) if gains and self.view.piles["privilege"] else 0
        return self._privilege_worth

    def _small_order(self, building: str) -> int:
        for card in self.cards:
            if card in SMALL and SMALL[card].building == building and self.items[SMALL[card].ware]:
                return BOX.pays.small - int(WARE * self.hope)
        return 0

    def messages(self, path: list[str]) -> int:
        """The messages in hand that a path delivers."""
        found = 0
        for card in self.cards:
            if card in MESSAGES and all(name in path for name in MESSAGES[card].pair):
                found += BOX.pays.message
        return found
