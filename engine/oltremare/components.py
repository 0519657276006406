"""The components of Oltre Mare: data/oltremare.yaml, typed and checked against what the rulebook fixes."""

from collections import Counter
from functools import cache
from typing import Literal, Self

from pydantic import ConfigDict, Field, model_validator
from pydantic.dataclasses import dataclass

from data.loader import FOLDER, Facts, load

Icon = Literal["ducat", "pirate", "market", "ship"]
Tag = Literal["rulebook", "rules_en", "source", "ruling", "host", "reconstructed"]

SEATS = (2, 3, 4, 5)
CARDS_IN_THE_BOX = 98
MARKERS_IN_THE_BOX = 32
MARKER_KINDS = ("compass", "fight-pirates", "favourable-terms", "local-authority", "big-deal", "high-seas")


PLAIN = ConfigDict(extra="forbid")
"""Facts that are read at every move are dataclasses, quicker to read than models."""


class Setup(Facts):
    ducats: int
    hand: int
    unused_markers: int
    two_players_leave_out: str
    venice_from_percent: int = Field(ge=0, le=100)
    venice_to_percent: int = Field(ge=0, le=100)
    tag: Tag

    @model_validator(mode="after")
    def venice_has_a_place(self) -> Self:
        if self.venice_from_percent > self.venice_to_percent:
            raise ValueError("venice_from_percent must not be above venice_to_percent")
        return self


class Good(Facts):
    id: str
    cards: int = Field(gt=0)
    runs: list[int] = Field(min_length=1)
    tag: Tag


class Actions(Facts):
    order: list[Icon]
    pays: list[int] = Field(min_length=1)
    tag: Tag


@dataclass(frozen=True, slots=True, kw_only=True, config=PLAIN)
class Buying:
    price: int
    price_in_need: int
    favourable_prices: list[int]
    at_most: int
    tag: Tag

    @model_validator(mode="after")
    def a_favourable_price_for_every_purchase(self) -> Self:
        if len(self.favourable_prices) != self.at_most:
            raise ValueError(
                f"favourable_prices needs {self.at_most} prices, one for each purchase of a turn"
            )
        return self


class Awards(Facts):
    places: list[int]
    tag: Tag


@dataclass(frozen=True, slots=True, kw_only=True, config=PLAIN)
class OfferLimits:
    """How many offers may stand at a time, and how many may be made in one phase that are not accepted."""

    standing: int = Field(ge=1)
    made: int = Field(ge=1)


@dataclass(frozen=True, slots=True, kw_only=True, config=PLAIN)
class Trade:
    prestige: int
    ducats_asked: int = Field(ge=1)
    active: OfferLimits
    partner: OfferLimits
    tag: Tag


class Marker(Facts):
    id: str
    count: int = Field(gt=0)
    tag: Tag


class LocalAuthority(Facts):
    lions_unpaid: int
    tag: Tag


class BigDeal(Facts):
    icons: int
    tag: Tag


class HighSeas(Facts):
    ducats: int
    tag: Tag


class CardRules(Facts):
    lions: tuple[int, int]
    load: tuple[int, int]
    lions_and_load: int
    icons: int
    named: int
    tag: Tag


@dataclass(frozen=True, slots=True, kw_only=True, config=PLAIN)
class Card:
    id: str
    good: str
    icons: list[Icon]
    lions: int
    load: int
    port: str | None = None


class Window(Facts):
    west: float
    east: float
    south: float
    north: float


class Port(Facts):
    id: str
    name: str
    lon: float
    lat: float
    tag: Tag


class Route(Facts):
    id: str
    a: str
    b: str
    via: list[tuple[float, float]]


class Map(Facts):
    window: Window
    ports: list[Port]
    routes: list[Route]

    @model_validator(mode="after")
    def every_route_joins_two_ports_once(self) -> Self:
        known = {port.id for port in self.ports}
        if len(known) != len(self.ports):
            raise ValueError("ports: an id stands there twice")
        seen: set[frozenset[str]] = set()
        for route in self.routes:
            ends = frozenset((route.a, route.b))
            if not ends <= known or len(ends) != 2:
                raise ValueError(f"routes: {route.id} must join two different ports of the list")
            if ends in seen:
                raise ValueError(f"routes: {route.id} joins two ports that are already joined")
            seen.add(ends)
        return self


class Box(Facts):
    setup: Setup
    goods: list[Good]
    actions: Actions
    buying: Buying
    awards: Awards
    pirates_cost: int
    trade: Trade
    markers: list[Marker]
    local_authority: LocalAuthority
    big_deal: BigDeal
    high_seas: HighSeas
    card_rules: CardRules
    cards: list[Card]
    map: Map

    @model_validator(mode="after")
    def cards_are_as_many_as_the_rulebook_says(self) -> Self:
        if len(self.cards) != CARDS_IN_THE_BOX or len({card.id for card in self.cards}) != len(self.cards):
            raise ValueError(f"cards: there must be {CARDS_IN_THE_BOX}, each with its own id")
        counts = Counter(card.good for card in self.cards)
        if counts != Counter({good.id: good.cards for good in self.goods}):
            raise ValueError(f"cards: the goods do not come in the numbers of `goods`: {dict(counts)}")
        if self.setup.two_players_leave_out not in counts:
            raise ValueError("setup: two_players_leave_out must be a good")
        return self

    @model_validator(mode="after")
    def every_card_keeps_the_structure(self) -> Self:
        rules = self.card_rules
        for card in self.cards:
            if len(card.icons) != rules.icons or len(set(card.icons)) != rules.icons:
                raise ValueError(f"cards: {card.id} must show {rules.icons} different icons")
            if not rules.lions[0] <= card.lions <= rules.lions[1]:
                raise ValueError(f"cards: {card.id}: lions must be {rules.lions[0]} to {rules.lions[1]}")
            if not rules.load[0] <= card.load <= rules.load[1]:
                raise ValueError(f"cards: {card.id}: load must be {rules.load[0]} to {rules.load[1]}")
            if card.lions + card.load != rules.lions_and_load:
                raise ValueError(f"cards: {card.id}: lions and load must make {rules.lions_and_load}")
        return self

    @model_validator(mode="after")
    def every_named_port_is_on_the_map_once(self) -> Self:
        named = Counter(card.port for card in self.cards if card.port)
        if named != Counter(port.id for port in self.map.ports) or named.total() != self.card_rules.named:
            raise ValueError("cards: each port of the map must be named on exactly one card")
        return self

    @model_validator(mode="after")
    def markers_fill_the_map(self) -> Self:
        if tuple(marker.id for marker in self.markers) != MARKER_KINDS:
            raise ValueError(f"markers: the kinds must be {', '.join(MARKER_KINDS)}, in this order")
        total = sum(marker.count for marker in self.markers)
        if total != MARKERS_IN_THE_BOX or total - self.setup.unused_markers != len(self.map.ports):
            raise ValueError(
                f"markers: there must be {MARKERS_IN_THE_BOX}, one per port and "
                f"{self.setup.unused_markers} unused"
            )
        return self

    @model_validator(mode="after")
    def a_ship_can_always_sail(self) -> Self:
        neighbours = _neighbours(self.map)
        for port in self.map.ports:
            for steps in range(1, self.card_rules.load[1] + 1):
                if not _ends(neighbours, port.id, steps):
                    raise ValueError(f"map: from {port.id} no ship can sail exactly {steps} routes")
        return self


Neighbours = dict[str, list[tuple[str, str]]]
"""For each port, the routes that leave it: (route, port at the other end)."""


def _neighbours(chart: Map) -> Neighbours:
    neighbours: Neighbours = {port.id: [] for port in chart.ports}
    for route in chart.routes:
        neighbours[route.a].append((route.id, route.b))
        neighbours[route.b].append((route.id, route.a))
    return neighbours


def _ends(neighbours: Neighbours, start: str, steps: int) -> dict[str, tuple[str, ...]]:
    """Where a voyage of exactly so many routes, none twice, can end, each with one way there."""
    ways: dict[str, tuple[str, ...]] = {}

    def sail(port: str, used: tuple[str, ...], way: tuple[str, ...]) -> None:
        if len(used) == steps:
            ways.setdefault(port, way)
            return
        for route, further in neighbours[port]:
            if route not in used:
                sail(further, (*used, route), (*way, further))

    sail(start, (), (start,))
    return ways


BOX = load(Box, FOLDER / "oltremare.yaml")

PAYS = BOX.actions.pays
BUYING = BOX.buying
TRADE = BOX.trade
CARDS = {card.id: card for card in BOX.cards}
GOOD_OF = {card.id: card.good for card in BOX.cards}
GOODS = {good.id: good for good in BOX.goods}
PORTS = {port.id: port for port in BOX.map.ports}
ICONS: list[str] = list(BOX.actions.order)

VOYAGES = {
    (port, steps): _ends(_neighbours(BOX.map), port, steps)
    for port in PORTS
    for steps in range(1, BOX.card_rules.load[1] + 1)
}
"""(port, ship icons): every port where the ship may stop, with the ports on the way there."""


@cache
def goods_in_play(seats: int) -> tuple[str, ...]:
    """Two players leave one good in the box."""
    left_out = BOX.setup.two_players_leave_out if seats == 2 else None
    return tuple(good for good in GOODS if good != left_out)


@cache
def cards_in_play(seats: int) -> tuple[str, ...]:
    goods = goods_in_play(seats)
    return tuple(card.id for card in CARDS.values() if card.good in goods)


def pays(icons: int) -> int:
    """What so many equal icons are worth: ducats, cards for the pirates or cards drawn."""
    return PAYS[min(icons, len(PAYS)) - 1] if icons else 0


def run_worth(good: str, length: int) -> int:
    """Ducats for neighbouring cards of one good in the cargo."""
    runs = GOODS[good].runs
    return runs[min(length, len(runs)) - 1] if length else 0
