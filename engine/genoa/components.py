"""What is in the box, read once from `data/genoa.yaml` and checked against what the rulebook fixes."""

from collections import Counter
from typing import Literal, Self

from pydantic import model_validator

from data.loader import FOLDER, Facts, load

Kind = Literal["core", "outer", "depot", "villa"]
Deck = Literal["large", "small", "message", "privilege"]

DECKS: tuple[str, ...] = ("large", "small", "message", "privilege")
MARKER = "marker"
MARKET = "MKT"
STREET = "str"
INNS = ("TRA", "TAV")


class Corner(Facts):
    cell: tuple[int, int]
    depot: str
    villa: str


class Board(Facts):
    grid: list[list[str]]
    streets: int
    inner_corners: list[Corner]
    tag: str


class BuildingAction(Facts):
    """Draw `count` cards of a deck, or take `count` of each item."""

    draw: Deck | None = None
    take: list[str] = []
    count: int = 1


class Building(Facts):
    de: str
    kind: Kind
    action: BuildingAction
    tag: str


class Ring(Facts):
    order: list[str]
    tag: str


class Wares(Facts):
    kinds: list[str]
    each: int
    tag: str


class SpecialCard(Facts):
    count: int
    de: str
    tag: str


class Setup(Facts):
    ducats: int
    markers: int
    discs: int
    die: int
    cards: dict[Deck, int]
    tag: str


class Rounds(Facts):
    by_players: dict[int, int]
    tags: dict[int, str]


class Pays(Facts):
    large: int
    small: int
    message: int
    owner: int
    owned_at_end: int
    tag: str


class PrivilegeScale(Facts):
    blocks: list[int]
    tag: str


class TwoPlayers(Facts):
    actions_of_the_tower_player: int
    tag: str


class Bargaining(Facts):
    unit: int
    talk: int
    most_ducats: int
    most_items: int
    most_named: int
    first_goal: int
    next_goal: int
    tag: str


class LargeOrder(Facts):
    villa: str
    wares: list[str]


class SmallOrder(Facts):
    building: str
    ware: str


class Message(Facts):
    pair: tuple[str, str]


class LargeOrders(Facts):
    cards: dict[str, LargeOrder]
    tag: str


class SmallOrders(Facts):
    cards: dict[str, SmallOrder]
    tag: str


class Messages(Facts):
    cards: dict[str, Message]
    tag: str


class Box(Facts):
    board: Board
    buildings: dict[str, Building]
    ring: Ring
    wares: Wares
    special_cards: dict[str, SpecialCard]
    setup: Setup
    rounds: Rounds
    pays: Pays
    privilege_scale: PrivilegeScale
    two_players: TwoPlayers
    bargaining: Bargaining
    large_orders: LargeOrders
    small_orders: SmallOrders
    messages: Messages

    @model_validator(mode="after")
    def the_board_is_the_rulebooks(self) -> Self:
        grid = self.board.grid
        size = self.setup.die
        if len(grid) != size or any(len(row) != size for row in grid):
            raise ValueError(f"board.grid: must have {size} rows of {size} squares, one per face of the dice")
        cells = Counter(cell for row in grid for cell in row)
        if unknown := set(cells) - set(self.buildings) - {MARKET, STREET}:
            raise ValueError(f"board.grid: {', '.join(sorted(unknown))} is no building")
        if missing := set(self.buildings) - set(cells):
            raise ValueError(f"board.grid: {', '.join(sorted(missing))} has no square")
        if cells[STREET] != self.board.streets:
            raise ValueError(f"board.grid: has {cells[STREET]} street squares, not {self.board.streets}")
        if cells[MARKET] != 4:
            raise ValueError("board.grid: the market place covers four squares")
        for corner in self.board.inner_corners:
            row, column = corner.cell
            kinds = self.buildings[corner.depot].kind, self.buildings[corner.villa].kind
            if kinds != ("depot", "villa"):
                raise ValueError(f"board.inner_corners: {corner.cell} lies between a depot and a villa")
            if grid[row - 1][column - 1] != corner.depot:
                raise ValueError(f"board.inner_corners: {corner.cell} does not belong to {corner.depot}")
        return self

    @model_validator(mode="after")
    def the_buildings_give_what_there_is(self) -> Self:
        counts = Counter(building.kind for building in self.buildings.values())
        if counts != {"core": 4, "outer": 6, "depot": 4, "villa": 4}:
            raise ValueError("buildings: there are 4 core buildings, 6 outer ones, 4 depots and 4 villas")
        items = {*self.wares.kinds, *self.special_cards, MARKER}
        for name, building in self.buildings.items():
            if unknown := set(building.action.take) - items:
                raise ValueError(f"buildings.{name}: {', '.join(sorted(unknown))} is nothing to take")
            if bool(building.action.take) == bool(building.action.draw):
                raise ValueError(f"buildings.{name}: draws cards or takes items, one of the two")
        outer = {name for name, building in self.buildings.items() if building.kind != "core"}
        if len(self.ring.order) != 14 or set(self.ring.order) != outer:
            raise ValueError("ring.order: must name each of the 14 outer buildings once")
        return self

    @model_validator(mode="after")
    def the_large_orders_are_complete(self) -> Self:
        beside = {corner.villa: corner.depot for corner in self.board.inner_corners}
        if Counter(card.villa for card in self.large_orders.cards.values()) != dict.fromkeys(beside, 4):
            raise ValueError("large_orders: there are four for each of the four villas")
        for name, large in self.large_orders.cards.items():
            if len(set(large.wares)) != 3 or not set(large.wares) <= set(self.wares.kinds):
                raise ValueError(f"large_orders.{name}: asks for three different wares")
            depot = beside[large.villa]
            if set(large.wares) & set(self.buildings[depot].action.take):
                raise ValueError(f"large_orders.{name}: asks for nothing that {depot} has, next door")
        return self

    @model_validator(mode="after")
    def the_small_decks_are_complete(self) -> Self:
        for name, small in self.small_orders.cards.items():
            if self.buildings[small.building].kind in ("villa", "depot") or small.building == "RAT":
                raise ValueError(f"small_orders.{name}: there are none for villas, depots and the Rathaus")
            if small.ware not in self.wares.kinds:
                raise ValueError(f"small_orders.{name}: {small.ware} is no ware")
        for name, count in Counter(small.building for small in self.small_orders.cards.values()).items():
            if count != (1 if name in INNS else 2):
                raise ValueError("small_orders: there is one for each inn and two for every other building")
        if len(self.small_orders.cards) != 16 or len(self.messages.cards) != 14:
            raise ValueError("small_orders and messages: there are 16 and 14 of them")
        for name, message in self.messages.cards.items():
            if len(set(message.pair)) != 2 or not set(message.pair) <= set(self.buildings):
                raise ValueError(f"messages.{name}: names two different buildings")
        return self

    @model_validator(mode="after")
    def the_numbers_agree(self) -> Self:
        if self.wares.each * len(self.wares.kinds) != 40:
            raise ValueError("wares: there are 40 in all")
        if sum(card.count for card in self.special_cards.values()) != 27:
            raise ValueError("special_cards: there are 27 in all")
        if set(self.rounds.by_players) != {2, 3, 4, 5}:
            raise ValueError("rounds.by_players: must say it for 2, 3, 4 and 5 players")
        if any(not 7 <= count <= 12 for count in self.rounds.by_players.values()):
            raise ValueError("rounds.by_players: the rulebook says 7 to 12")
        unit = self.bargaining.unit
        sums = [self.setup.ducats, self.bargaining.most_ducats, *self.privilege_scale.blocks]
        sums += [self.pays.large, self.pays.small, self.pays.message, self.pays.owner]
        if any(ducats % unit for ducats in sums):
            raise ValueError(f"bargaining.unit: every sum must be a multiple of {unit}")
        return self


BOX = load(Box, FOLDER / "genoa.yaml")

WARES: tuple[str, ...] = tuple(BOX.wares.kinds)
SPECIALS: tuple[str, ...] = tuple(BOX.special_cards)
STOCKED: tuple[str, ...] = WARES + SPECIALS
ITEMS: tuple[str, ...] = (*STOCKED, MARKER)
BUILDINGS = BOX.buildings
VILLAS = frozenset(name for name, building in BUILDINGS.items() if building.kind == "villa")
LARGE = BOX.large_orders.cards
SMALL = BOX.small_orders.cards
MESSAGES = BOX.messages.cards
PRIVILEGES: dict[str, str] = {f"P{number:02}": name for number, name in enumerate(BOX.ring.order, start=1)}
CARDS: dict[str, tuple[str, ...]] = {
    "large": tuple(LARGE),
    "small": tuple(SMALL),
    "message": tuple(MESSAGES),
    "privilege": tuple(PRIVILEGES),
}
DECK_OF: dict[str, str] = {card: deck for deck, cards in CARDS.items() for card in cards}
UNIT = BOX.bargaining.unit
SMALL_AT: dict[str, tuple[str, ...]] = {
    building: tuple(card for card, order in SMALL.items() if order.building == building)
    for building in BUILDINGS
}
LARGE_AT: dict[str, tuple[str, ...]] = {
    building: tuple(card for card, order in LARGE.items() if order.villa == building)
    for building in BUILDINGS
}
ORDER_PLACES: dict[str, str] = {
    **{card: order.villa for card, order in LARGE.items()},
    **{card: order.building for card, order in SMALL.items()},
}
ORDER_WARES: dict[str, list[str]] = {
    **{card: order.wares for card, order in LARGE.items()},
    **{card: [order.ware] for card, order in SMALL.items()},
}
