"""What goods fetch and what ports are worth to one seat, kept until a warehouse or an owner changes."""

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from engine.mediterranee.components import BOX, DISTANCE, GOODS, PLACES, PORT_IN, PORTS, PRICES
from engine.mediterranee.view import Owners, View, Warehouses
from engine.mediterranee.weights import Weights
from engine.memo import Memo
from engine.text import Seat

POINT = BOX.scoring.ducats_per_point
"""Everything is weighed in ducats; so many make a point."""
BUILDING_GOODS = frozenset(BOX.needs.galley) & frozenset(BOX.needs.fort)
"""What everything is built of."""
RARE_GOODS = BUILDING_GOODS | {good for good in GOODS if BOX.goods[good].ports == 1}
VOYAGES = {
    (zone, reach): {port.id: max(1, -(-far[port.zone] // reach)) for port in PORTS.values()}
    for zone, far in DISTANCE.items()
    for reach in range(1, PLACES + 1)
}
"""The turns that a galley with so many sailors needs from a zone to each port."""
SLOT_VALUE = BOX.slot_value
SIZES = {port.id: port.size for port in PORTS.values()}
FULL = {port: (BOX.scoring.full[size] - BOX.scoring.port) * POINT for port, size in SIZES.items()}
"""What a full warehouse is worth to its owner."""


Place = tuple[str, str, int]
"""A good, the zone it is in, and how far it goes in a turn."""


LonelyBerth = tuple[tuple[str, ...], str, int, int, bool]
"""A galley's goods, the zone, its sailors; the garrison of the port there, and whether it has a fort."""


class Outlook(NamedTuple):
    """All besides the warehouses that the worth of goods and ports depends on."""

    weights: Weights
    seat: Seat
    seats: int
    turns_left: int
    capital: str


def markets_for(view: View, seat: Seat, capital: str, weights: Weights) -> "Markets":
    """The markets of a seat; for most of a turn they are the same."""
    outlook = Outlook(weights, seat, view.seats, view.turns - view.turn, capital)
    return _markets(outlook, *view.owners_and_warehouses())


@lru_cache(maxsize=1 << 8)
def _markets(outlook: Outlook, owners: Owners, warehouses: Warehouses) -> "Markets":
    return Markets(outlook, owners, warehouses)


class Markets:
    """What one seat may expect of every warehouse."""

    def __init__(self, outlook: Outlook, owners: Owners, warehouses: Warehouses) -> None:
        self._weights, self._me, self._seats, self._turns_left, self._capital = outlook
        self._owner = dict(zip(PORTS, owners, strict=True))
        self._stored = dict(zip(PORTS, warehouses, strict=True))
        self._hope = (0.0, self._weights.last_hope, self._weights.hope)[min(self._turns_left, 2)]
        self._held = Memo(self._goods_of)
        self.pays = Memo(self._pays)
        """By port, what one piece of each good is worth when sold: money, and points that come nearer."""
        self.nearer = Memo(self._nearer)
        """What it is worth that so many goods more are in a port's warehouse: it may be full one day."""
        self._buyers = Memo(self._buyers_of)
        """The ports that take a good, with twice of what it is worth there."""
        self.paid = Memo(self._prices_paid)
        """What the ports pay for a good, the best first; the less, the longer the way there takes."""
        self.later = Memo(self._later)
        """What a cargo may still fetch next turn, from a zone and with so many sailors."""
        self.sales = Memo(self._sale)
        """What a cargo fetches in a port, where other goods will be sold before it."""
        self.prizes = Memo(self._prize)
        """What it is worth to hold a port."""
        self.lonely_berths: dict[LonelyBerth, int] = {}
        """What a port adds to the worth of its zone for a galley that is alone there."""

    def free(self, port: str) -> int:
        """How many goods more a warehouse takes."""
        return SIZES[port] - len(self._stored[port])

    def _goods_of(self, seat: Seat) -> frozenset[str]:
        """What some port of this seat produces or stores."""
        held: set[str] = set()
        for port, owner in self._owner.items():
            if owner == seat:
                held.add(PORTS[port].good)
                held.update(self._stored[port])
        return frozenset(held)

    def _pays(self, port: str) -> Mapping[str, int]:
        if not self.free(port):
            return {}
        owner = self._owner[port]
        held = None if owner is None or owner == self._me else self._held[owner]
        return _worths_of_a_piece(port, self._stored[port], self.nearer[port, 1], held)

    def _nearer(self, more: tuple[str, int]) -> int:
        port, count = more
        owner = self._owner[port]
        if owner is None:
            return 0
        free = self.free(port)
        nearer = self._hope ** (free - count) - self._hope**free
        gain = int(self._weights.filling * FULL[port] * nearer)
        return gain if owner == self._me else -gain // (self._seats - 1)

    def _buyers_of(self, good: str) -> list[tuple[str, int]]:
        pays = self.pays
        return [(port, 2 * pay) for port in SIZES if (pay := pays[port].get(good))]

    def _prices_paid(self, place: Place) -> list[int]:
        good, zone, reach = place
        turns_to, latest = VOYAGES[zone, reach], self._turns_left + 1
        paid = [
            twice // (1 + turns) for port, twice in self._buyers[good] if (turns := turns_to[port]) <= latest
        ]
        paid.sort(reverse=True)
        return paid

    def worth(self, good: str, zone: str, reach: int, copies: int = 0) -> int:
        """What one more piece of a good aboard is worth, with so many aboard already."""
        paid = self.paid[good, zone, reach]
        return paid[copies] if copies < len(paid) else 0

    def _later(self, cargo: tuple[tuple[str, ...], str, int]) -> int:
        goods, zone, sailors = cargo
        if not self._turns_left:
            return 0
        here = self.pays[PORT_IN[zone]] if zone in PORT_IN else {}
        left = {good for good in goods if good not in here}
        return sum([self.worth(good, zone, sailors) // self._weights.later for good in left])

    def _sale(self, sale: tuple[tuple[str, ...], str, tuple[str, ...]]) -> int:
        goods, port, before = sale
        pays = self.pays[port]
        gone = {good for good in before if good in pays}
        free = self.free(port) - len(gone)
        if free <= 0:
            return 0
        worth = sorted([pays[good] for good in set(goods) - gone if good in pays], reverse=True)[:free]
        count = len(worth)
        if not count:
            return 0
        nearer = self.nearer[port, count] - count * self.nearer[port, 1]
        return sum(worth) + SLOT_VALUE * sum(range(count)) + (nearer if not gone else 0)

    def _prize(self, port: str) -> int:
        facts, owner = PORTS[port], self._owner[port]
        filled = len(self._stored[port]) / facts.size
        value = POINT + int(FULL[port] * (filled if filled == 1 else filled / 2 + 0.1))
        if port == self._capital:
            value += BOX.scoring.own_capital * POINT + PRICES.income * self._turns_left
        if owner not in (None, self._me):
            value += value // (2 * (self._seats - 1))
        if self._turns_left:
            rare = self._weights.rare_port if facts.good in RARE_GOODS else 0
            value += self._weights.slot * facts.size + rare
        return value


@lru_cache(maxsize=1 << 14)
def _worths_of_a_piece(
    port: str, stored: tuple[str, ...], nearer: int, held: frozenset[str] | None
) -> Mapping[str, int]:
    """What one piece of each good is worth in a port; with the bonus of a new market for goods that the rival
    who owns it does not hold yet."""
    facts = PORTS[port]
    base = facts.slots[len(stored)] * SLOT_VALUE + nearer
    goods = [good for good in GOODS if good != facts.good and good not in stored]
    if held is None:
        return dict.fromkeys(goods, base)
    with_bonus = base + (PRICES.new_market_capital if facts.capital else PRICES.new_market)
    return {good: base if good in held else with_bonus for good in goods}
