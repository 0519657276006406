"""What is in the box of Neptun, read once and checked against what the rulebook fixes."""

from pathlib import Path
from typing import Annotated, Literal

from pydantic import Field, model_validator

from engine.author import Facts, load

Tag = Literal["rulebook", "source", "inferred", "reconstructed"]
Kind = Literal["short", "long"]
Count = Annotated[int, Field(gt=0)]
Place = tuple[float, float]

NAMED = {"crete", "tyros", "alexandria", "saguntum", "leptis_magna", "carthago", "pergamum"}
"""The ports that the rulebook names."""


class Setup(Facts):
    tag: Tag
    seats: tuple[int, ...]
    gold: Count
    wind: Annotated[int, Field(ge=0)]
    slots: Count
    temple_discs: Count
    start: str


class Rounds(Facts):
    tag: Tag
    letters: Annotated[tuple[str, ...], Field(min_length=3, max_length=3)]
    draft_turns: Count
    sail_turns: Count
    extra_turns: Annotated[tuple[str, ...], Field(min_length=2, max_length=2)]


class Costs(Facts):
    tag: Tag
    mile: Count
    temple_point: Count
    leftover: Count


class Wind(Facts):
    tag: Tag
    forecast: tuple[int, int]
    calm: int

    @model_validator(mode="after")
    def _eleven_fields(self) -> "Wind":
        low, high = self.forecast
        if (low, high) != (-5, 5) or self.calm + low != 0:
            raise ValueError("the forecast goes from -5 to +5, above a wind from 0 to 10")
        return self


class Region(Facts):
    id: str
    colour: Literal["terracotta", "green", "blue", "purple", "yellow", "gold"]
    tag: Tag


class Pay(Facts):
    """What a port gives for a good: gold or temple points."""

    gold: Annotated[int, Field(ge=0)] = 0
    temple: Annotated[int, Field(ge=0)] = 0

    @model_validator(mode="after")
    def _either(self) -> "Pay":
        if bool(self.gold) == bool(self.temple):
            raise ValueError("a good is paid either in gold or in temple points")
        return self


class Port(Facts):
    id: str
    lon: float
    lat: float
    tag: Tag
    region: str = ""
    pays: dict[str, Pay] = {}


class Route(Facts):
    id: str
    a: str
    b: str
    kind: Kind
    tag: Tag
    tile: Place
    via: tuple[Place, ...]


class DistanceTiles(Facts):
    tag: Tag
    short: Annotated[tuple[int, ...], Field(min_length=15, max_length=15)]
    long: Annotated[tuple[int, ...], Field(min_length=4, max_length=4)]

    @model_validator(mode="after")
    def _printed_range(self) -> "DistanceTiles":
        if not all(3 <= miles <= 8 for miles in self.short):
            raise ValueError("the tiles of short routes show 3 to 8 miles")
        if not all(11 <= miles <= 13 for miles in self.long):
            raise ValueError("the tiles of long routes show 11 to 13 miles")
        return self


class Goods(Facts):
    tag: Tag
    cards: Annotated[dict[str, Count], Field(min_length=5, max_length=5)]

    @model_validator(mode="after")
    def _thirty(self) -> "Goods":
        if sum(self.cards.values()) != 30:
            raise ValueError("there are 30 goods cards")
        return self


class Oar(Facts):
    """An oar card: its wind goes into the forecast, its power into the range and the turn order."""

    id: str
    power: Count
    wind: int


class Oars(Facts):
    tag: Tag
    common: Annotated[tuple[Oar, ...], Field(min_length=40, max_length=40)]
    personal: Annotated[tuple[Oar, ...], Field(min_length=2, max_length=2)]


class PointTiles(Facts):
    tag: Tag
    hispania: dict[str, tuple[int, ...]]
    italia: dict[str, tuple[int, ...]]
    graecia: dict[str, tuple[int, ...]]
    asia_minor: dict[str, tuple[int, ...]]
    africa: dict[str, tuple[int, ...]]
    gold: dict[str, tuple[int, ...]]

    def of(self, temple: str) -> dict[str, tuple[int, ...]]:
        tiles = getattr(self, temple, None)
        if not isinstance(tiles, dict):
            raise ValueError(f"{temple} is no temple with point tiles")
        return tiles


class BonusTiles(Facts):
    tag: Tag
    count: Count
    value: Count


class Coins(Facts):
    tag: Tag
    worth: dict[int, Count]

    @model_validator(mode="after")
    def _fifty_five(self) -> "Coins":
        if sum(self.worth.values()) != 55:
            raise ValueError("there are 55 coins")
        return self


class TempleTrack(Facts):
    tag: Tag
    last: Count


class PowerTrack(Facts):
    tag: Tag
    first: Count
    last: Count


class Box(Facts):
    """The whole box."""

    setup: Setup
    rounds: Rounds
    costs: Costs
    wind: Wind
    regions: Annotated[tuple[Region, ...], Field(min_length=5, max_length=5)]
    gold_temple: Region
    ports: Annotated[tuple[Port, ...], Field(min_length=16, max_length=16)]
    routes: Annotated[tuple[Route, ...], Field(min_length=19, max_length=19)]
    distance_tiles: DistanceTiles
    goods: Goods
    cards_per_port: Count
    oars: Oars
    point_tiles: PointTiles
    bonus_tiles: BonusTiles
    coins: Coins
    temple_track: TempleTrack
    power_track: PowerTrack

    @model_validator(mode="after")
    def _counts(self) -> "Box":
        if not self.setup.slots == self.rounds.draft_turns == self.rounds.sail_turns:
            raise ValueError("a manifest has a slot for each turn of the draft and of sailing")
        if self.setup.temple_discs != len(self.regions):
            raise ValueError("every player has a disc for each temple but that of gold")
        if self.bonus_tiles.count != max(self.setup.seats) * len(self.rounds.letters):
            raise ValueError("there is a bonus tile for every player and round")
        return self

    @model_validator(mode="after")
    def _ports(self) -> "Box":
        harbours = [port for port in self.ports if port.id != self.setup.start]
        for region in self.regions:
            if sum(port.region == region.id for port in harbours) != 3:
                raise ValueError(f"{region.id} has three ports")
        for port in harbours:
            if set(port.pays) != set(self.goods.cards):
                raise ValueError(f"{port.id} pays for every good")
        if len(harbours) * self.cards_per_port != 30:
            raise ValueError("there are 30 city cards")
        return self

    @model_validator(mode="after")
    def _routes(self) -> "Box":
        known = {port.id for port in self.ports}
        reached, grew = {self.setup.start}, True
        for route in self.routes:
            if not {route.a, route.b} <= known or route.a == route.b:
                raise ValueError(f"route {route.id} joins two ports")
        while grew:
            more = {end for r in self.routes if {r.a, r.b} & reached for end in (r.a, r.b)}
            grew = not more <= reached
            reached |= more
        if reached != known:
            raise ValueError(f"no route leads to {', '.join(sorted(known - reached))}")
        if sum(route.kind == "long" for route in self.routes) != len(self.distance_tiles.long):
            raise ValueError("there are 15 short and 4 long routes")
        return self

    @model_validator(mode="after")
    def _examples(self) -> "Box":
        pays = {port.id: port.pays for port in self.ports}
        if missing := NAMED - set(pays):
            raise ValueError(f"the rulebook names the port {min(missing)}")
        if pays["saguntum"]["olives"].temple != 3 or pays["alexandria"]["grapes"].temple != 2:
            raise ValueError("olives in Saguntum pay 3 temple points, grapes in Alexandria 2 (rulebook)")
        if self.point_tiles.graecia.get("B") != (5, 1):
            raise ValueError("the tiles of Graecia B show 5 and 1 (rulebook)")
        if {region.id: region.colour for region in self.regions}.get("africa") != "yellow":
            raise ValueError("the temple of Alexandria, in Africa, is yellow (rulebook)")
        short = [{route.a, route.b} for route in self.routes if route.kind == "short"]
        if {"crete", "tyros"} not in short or {"tyros", "alexandria"} not in short:
            raise ValueError("short routes lead from Crete to Tyros and on to Alexandria (rulebook)")
        return self

    @model_validator(mode="after")
    def _tiles(self) -> "Box":
        for temple in (*self.regions, self.gold_temple):
            tiles = self.point_tiles.of(temple.id)
            if [len(tiles.get(letter, ())) for letter in self.rounds.letters] != [1, 2, 3]:
                raise ValueError(f"{temple.id} has one tile A, two B and three C")
            if any(list(row) != sorted(row, reverse=True) for row in tiles.values()):
                raise ValueError(f"the tiles of {temple.id} are laid from the highest down")
        return self

    @model_validator(mode="after")
    def _oar_cards(self) -> "Box":
        cards = (*self.oars.common, *self.oars.personal)
        if len({card.id for card in cards}) != len(cards):
            raise ValueError("two oar cards have the same id")
        track = range(self.power_track.first, self.power_track.last + 1)
        if any(card.power not in track for card in cards):
            raise ValueError("the power of every oar card has its field on the oar track")
        return self


BOX = load(Box, Path(__file__).parents[1] / "data" / "neptun.yaml")

LETTERS = BOX.rounds.letters
START = BOX.setup.start
SLOTS = range(BOX.setup.slots)
MILE = BOX.costs.mile
TEMPLE_POINT = BOX.costs.temple_point
"""What a mile beyond the range costs, and a temple point bought with a delivery."""
REGIONS = tuple(region.id for region in BOX.regions)
GOLD = BOX.gold_temple.id
TEMPLES = (*REGIONS, GOLD)
PORTS = {port.id: port for port in BOX.ports}
HARBOURS = tuple(port for port in PORTS if port != START)
REGION_OF = {port.id: port.region for port in BOX.ports}
ROUTES = BOX.routes
GOODS = tuple(BOX.goods.cards)
PAYS = {(port, good): PORTS[port].pays[good] for port in HARBOURS for good in GOODS}

COMMON = tuple(card.id for card in BOX.oars.common)
PERSONAL = tuple(card.id for card in BOX.oars.personal)
OARS = {card.id: card for card in (*BOX.oars.common, *BOX.oars.personal)}
POWER = {card.id: card.power for card in OARS.values()}
WIND = {card.id: card.wind for card in OARS.values()}


def tile_id(temple: str, letter: str, place: int) -> str:
    """`tile_id("graecia", "B", 1)`: the tile of the first place."""
    return f"{temple}-{letter}{place}"


TILES = {
    tile_id(temple, letter, place): points
    for temple in TEMPLES
    for letter, row in BOX.point_tiles.of(temple).items()
    for place, points in enumerate(row, start=1)
}
"""What every point tile is worth."""
TILE_TEMPLES = {
    tile_id(temple, letter, place): temple
    for temple in TEMPLES
    for letter, row in BOX.point_tiles.of(temple).items()
    for place, _ in enumerate(row, start=1)
}


def _tile_row(temple: str, letter: str) -> list[str]:
    row = BOX.point_tiles.of(temple)[letter]
    return [tile_id(temple, letter, place) for place, _ in enumerate(row, start=1)]


TILE_ROWS = {letter: {temple: _tile_row(temple, letter) for temple in TEMPLES} for letter in LETTERS}
"""The tiles of every round by temple, from the first place on."""


def tiles_of(letter: str) -> list[str]:
    """The tiles of a round, temple by temple."""
    return [tile for row in TILE_ROWS[letter].values() for tile in row]


CITY_CARDS = tuple(port for port in HARBOURS for _ in range(BOX.cards_per_port))
GOODS_CARDS = tuple(good for good, count in BOX.goods.cards.items() for _ in range(count))
COINS = sum(worth * count for worth, count in BOX.coins.worth.items())
"""The gold in the box, in coins of one."""
