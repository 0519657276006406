"""What is in the box of Méditerranée: the data file, checked against what the rulebook fixes."""

from collections import Counter
from pathlib import Path
from typing import Annotated, Literal, Self

from pydantic import Field, field_validator, model_validator

from data.loader import FOLDER, Facts, load

Positive = Annotated[int, Field(gt=0)]
Ducats = Annotated[int, Field(gt=0, multiple_of=100)]

PORTS_BY_SIZE = {6: 4, 4: 11, 2: 8}


class Good(Facts):
    colour: str
    pieces: Positive
    ports: Positive


class Nation(Facts):
    letter: Annotated[str, Field(min_length=1, max_length=1)]
    capital: str


class TableSize(Facts):
    """How long a game lasts and which nations play, for one number of players."""

    turns: Positive
    nations: list[list[str]]


class Setup(Facts):
    ducats: Ducats
    galleys: Positive
    sailors: Positive


class Pieces(Facts):
    galleys: Positive
    sailors: Positive
    forts: Positive
    bank: Ducats


class Limits(Facts):
    galley_places: Annotated[int, Field(ge=2)]
    offer: Ducats
    proposals: Annotated[int, Field(ge=1)]


class Prices(Facts):
    bid_step: Ducats
    good: Ducats
    owner_most: Ducats
    monopoly_most: Ducats
    sailor: Ducats
    galley: Ducats
    fort: Ducats
    income: Ducats
    new_market: Ducats
    new_market_capital: Ducats

    @model_validator(mode="after")
    def _a_monopoly_is_worth_having(self) -> Self:
        if not self.good <= self.owner_most <= self.monopoly_most:
            raise ValueError("good, owner_most and monopoly_most must not fall")
        return self


class Needs(Facts):
    galley: list[str]
    fort: list[str]


class Combat(Facts):
    die: Annotated[int, Field(ge=2)]
    divisor: Positive
    divisor_fort: Positive


class Scoring(Facts):
    own_capital: Positive
    ducats_per_point: Ducats
    port: Positive
    full: dict[int, Positive]
    own_capital_counts_as_port: bool


class Port(Facts):
    id: str
    name: str
    good: str
    slots: list[Positive]
    zone: str
    at: tuple[float, float]
    tag: str
    capital: bool = False

    @field_validator("slots")
    @classmethod
    def _slots_are_filled_from_the_lowest(cls, slots: list[int]) -> list[int]:
        if len(slots) not in PORTS_BY_SIZE:
            raise ValueError(f"a warehouse has 2, 4 or 6 slots, not {len(slots)}")
        if slots != sorted(slots):
            raise ValueError(f"slots must be written from the lowest to the highest, not {slots}")
        return slots

    @property
    def size(self) -> int:
        return len(self.slots)


class Zone(Facts):
    id: str
    name: str
    kind: Literal["port", "coast", "open"]


class Disputed(Facts):
    border: tuple[str, str]
    counts: bool
    why: str


class Checks(Facts):
    zones: Positive
    borders: Positive
    open_zones: Positive
    gem_distance: Positive


class Box(Facts):
    """The whole data file."""

    goods: dict[str, Good]
    nations: dict[str, Nation]
    tables: dict[int, TableSize]
    setup: Setup
    pieces: Pieces
    limits: Limits
    prices: Prices
    needs: Needs
    combat: Combat
    scoring: Scoring
    slot_value: Ducats
    ports: list[Port]
    zones: list[Zone]
    borders: list[tuple[str, str]]
    disputed: list[Disputed]
    checks: Checks

    @model_validator(mode="after")
    def _names_are_known(self) -> Self:
        zones = _unique([zone.id for zone in self.zones], "zones")
        ports = _unique([port.id for port in self.ports], "ports")
        for port in self.ports:
            _check_known(port.good, self.goods, f"ports.{port.id}.good")
            _check_known(port.zone, zones, f"ports.{port.id}.zone")
        for name, nation in self.nations.items():
            _check_known(nation.capital, ports, f"nations.{name}.capital")
        for good in [*self.needs.galley, *self.needs.fort]:
            _check_known(good, self.goods, "needs")
        for size, table in self.tables.items():
            for nations in table.nations:
                if len(nations) != size:
                    raise ValueError(f"tables.{size}.nations: {nations} are not {size}")
                for name in nations:
                    _check_known(name, self.nations, f"tables.{size}.nations")
        for border in self.all_borders():
            for zone in border:
                _check_known(zone, zones, "borders")
        return self

    @model_validator(mode="after")
    def _ports_are_as_the_rulebook_counts_them(self) -> Self:
        goods = Counter(port.good for port in self.ports)
        for name, good in self.goods.items():
            if goods[name] != good.ports:
                raise ValueError(f"ports: {goods[name]} produce {name}; the rulebook says {good.ports}")
        sizes = Counter(port.size for port in self.ports)
        for size, count in PORTS_BY_SIZE.items():
            if sizes[size] != count:
                raise ValueError(f"ports: {sizes[size]} have {size} slots; the box has {count}")
        capitals = {port.id for port in self.ports if port.capital}
        if capitals != {nation.capital for nation in self.nations.values()}:
            raise ValueError("ports: exactly the capitals of the nations are capitals")
        if self.scoring.full.keys() != PORTS_BY_SIZE.keys():
            raise ValueError("scoring.full: needs one line for each size of warehouse")
        if set(self.tables) != {2, 3, 4}:
            raise ValueError("tables: the game is for 2, 3 and 4 players")
        return self

    @model_validator(mode="after")
    def _the_sea_hangs_together(self) -> Self:
        by_zone = Counter(port.zone for port in self.ports)
        for zone in self.zones:
            if by_zone[zone.id] != (zone.kind == "port"):
                raise ValueError(f"zones.{zone.id}: is of kind {zone.kind} with {by_zone[zone.id]} ports")
        seen: set[frozenset[str]] = set()
        for border in self.all_borders():
            pair = frozenset(border)
            if len(pair) != 2 or pair in seen:
                raise ValueError(f"borders: {list(border)} stands twice or joins a zone to itself")
            seen.add(pair)
        self._check("zones", len(self.zones))
        self._check("borders", len(seen))
        self._check("open_zones", sum(zone.kind == "open" for zone in self.zones))
        self._check_distances()
        return self

    def _check(self, what: str, count: int) -> None:
        expected = getattr(self.checks, what)
        if count != expected:
            raise ValueError(f"{what}: there are {count}; checks.{what} says {expected}")

    def _check_distances(self) -> None:
        adjacent = self.adjacent()
        distance = distances(adjacent)
        for zone in adjacent:
            if zone not in distance[self.ports[0].zone]:
                raise ValueError(f"borders: {zone} cannot be reached")
        for gem in (port for port in self.ports if self.goods[port.good].ports == 1):
            for capital in (port for port in self.ports if port.capital):
                moves = distance[gem.zone][capital.zone]
                if moves != self.checks.gem_distance:
                    raise ValueError(
                        f"borders: {gem.id} is {moves} moves from {capital.id}; "
                        f"checks.gem_distance says {self.checks.gem_distance}"
                    )

    def all_borders(self) -> list[tuple[str, str]]:
        return self.borders + [disputed.border for disputed in self.disputed if disputed.counts]

    def adjacent(self) -> dict[str, list[str]]:
        neighbours: dict[str, list[str]] = {zone.id: [] for zone in self.zones}
        for near, far in self.all_borders():
            neighbours[near].append(far)
            neighbours[far].append(near)
        return neighbours


def _unique(names: list[str], where: str) -> set[str]:
    twice = [name for name, count in Counter(names).items() if count > 1]
    if twice:
        raise ValueError(f"{where}: {twice[0]} stands twice")
    return set(names)


def _check_known(name: str, known: dict[str, Good] | dict[str, Nation] | set[str], where: str) -> None:
    if name not in known:
        raise ValueError(f"{where}: there is no {name}")


def distances(adjacent: dict[str, list[str]]) -> dict[str, dict[str, int]]:
    """Moves from every zone to every zone that can be reached from it."""
    return {zone: _distances_from(zone, adjacent) for zone in adjacent}


def _distances_from(start: str, adjacent: dict[str, list[str]]) -> dict[str, int]:
    moves = {start: 0}
    queue = [start]
    for zone in queue:
        for beyond in adjacent[zone]:
            if beyond not in moves:
                moves[beyond] = moves[zone] + 1
                queue.append(beyond)
    return moves


def read(path: Path = FOLDER / "mediterranee.yaml") -> Box:
    return load(Box, path)


BOX = read()
PRICES = BOX.prices
PLACES = BOX.limits.galley_places
GALLEYS = BOX.pieces.galleys
GOODS = list(BOX.goods)
PORTS = {port.id: port for port in BOX.ports}
ZONES = {zone.id: zone for zone in BOX.zones}
CAPITAL = {name: nation.capital for name, nation in BOX.nations.items()}
PORT_IN = {port.zone: port.id for port in BOX.ports}
ZONE_OF = {port.id: port.zone for port in BOX.ports}
GOOD_OF = {port.id: port.good for port in BOX.ports}
SLOTS = {port.id: port.slots for port in BOX.ports}
ADJACENT = BOX.adjacent()
DISTANCE = distances(ADJACENT)
PRODUCERS = {good: [port.id for port in BOX.ports if port.good == good] for good in GOODS}
"""The ports that produce each good; the person who controls all of them has the monopoly."""
