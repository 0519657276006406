"""The facts of the box, read once and checked against what the rulebook fixes."""

from collections import Counter
from functools import lru_cache
from typing import Self

from pydantic import model_validator

from data.loader import FOLDER, Facts, load


class GoodFacts(Facts):
    """A good: its cubes, and how many ports produce it."""

    cubes: int
    ports: int


class PieceFacts(Facts):
    """Buildings in the box, and the galley cubes of one colour."""

    forts: int
    basilicas: int
    fleet: int


class DieFacts(Facts):
    """The special dice."""

    faces: int
    skulls: int


class TableFacts(Facts):
    """What differs with the number of players."""

    sailors: int
    galleys: int
    start_galleys: int
    alternate: bool = False
    """Galleys are chosen alternately, instead of back and forth."""
    closed: tuple[str, ...]
    track: str


class StartFacts(Facts):
    """What every player begins with."""

    ducats: int
    port_sailors: int
    galley_sailors: int


class PriceFacts(Facts):
    """What an investment and a cube cost."""

    good: int
    sailor: int
    galley: int
    fort: int
    basilica: int


class NeedFacts(Facts):
    """Goods that a port must produce or store for a building."""

    fort: tuple[str, str]
    basilica: tuple[str, str]


class IncomeFacts(Facts):
    """What sales, wine and scorings pay beside the places of a warehouse."""

    spice_bonus: int
    wine_card: int
    basilica: int
    cubes: tuple[int, ...]


class DogeFacts(Facts):
    """A Doge card."""

    count: int
    hourglasses: int
    wine: bool = False
    reshuffle: bool = False


class TrackFacts(Facts):
    """A turn track: where it begins, and its scoring spaces."""

    start: int
    scorings: tuple[int, ...]


class PortFacts(Facts):
    """A port with its warehouse; its tags say how well each fact is known."""

    name: str
    good: str
    size: int
    zone: str
    lon: float
    lat: float
    tags: dict[str, str]
    start: bool = False
    slots: tuple[int, ...] = ()
    """Values of the warehouse places, where they differ from the row of this size."""


class ZoneFacts(Facts):
    """A zone of the sea and its neighbours."""

    name: str
    lon: float
    lat: float
    adjacent: tuple[str, ...]


class Box(Facts):
    """Everything in the box of Serenissima."""

    goods: dict[str, GoodFacts]
    pieces: PieceFacts
    die: DieFacts
    tables: dict[int, TableFacts]
    start: StartFacts
    prices: PriceFacts
    needs: NeedFacts
    income: IncomeFacts
    galley_places: int
    fort_dice: int
    special_fleet: int
    doge_cards: dict[str, DogeFacts]
    tracks: dict[str, TrackFacts]
    warehouses: dict[int, tuple[int, ...]]
    ports: dict[str, PortFacts]
    zones: dict[str, ZoneFacts]

    @model_validator(mode="after")
    def _counts(self) -> Self:
        cubes = [self.goods[good].cubes for good in ("wood", "stone", "marble", "wine", "gold", "spice")]
        _must(cubes == [14, 12, 12, 12, 10, 10], "goods: the cubes are 14, 12, 12, 12, 10, 10")
        produced = Counter(port.good for port in self.ports.values())
        for good, facts in self.goods.items():
            _must(produced[good] == facts.ports, f"goods.{good}: {produced[good]} ports produce it")
        _must(len(self.ports) == 19, "ports: there are 19")
        _must(sum(port.size for port in self.ports.values()) == 74, "ports: the warehouses have 74 places")
        _must(sum(port.start for port in self.ports.values()) == 5, "ports: five are starting ports")
        _must(sum(card.count for card in self.doge_cards.values()) == 5, "doge_cards: there are five")
        reshuffles = [card.count for card in self.doge_cards.values() if card.reshuffle]
        _must(reshuffles == [1], "doge_cards: one of them brings the others back")
        _must(set(self.tables) == {2, 3, 4}, "tables: for 2, 3 and 4 players")
        closed = [good for table in self.tables.values() for good in table.closed]
        for good in (*self.needs.fort, *self.needs.basilica, *closed):
            _must(good in self.goods, f"needs, tables.closed: {good} is no good")
        return self

    @model_validator(mode="after")
    def _ports(self) -> Self:
        for name, port in self.ports.items():
            _must(port.good in self.goods, f"ports.{name}.good: {port.good} is no good")
            _must(port.zone in self.zones, f"ports.{name}.zone: {port.zone} is no zone")
            _must(port.size in self.warehouses, f"ports.{name}.size: no warehouse has {port.size} places")
            row = port.slots or self.warehouses[port.size]
            _must(len(row) == port.size, f"ports.{name}: {port.size} places need as many values")
            _must(all(2 <= value <= 6 for value in row), f"ports.{name}: places are worth 2 to 6")
        _must(len({port.zone for port in self.ports.values()}) == 19, "ports: each has a zone of its own")
        valencia, antakya = self.ports["valencia"], self.ports["antakya"]
        _must((valencia.good, valencia.size) == ("wood", 5), "ports.valencia: wood, 5 places")
        _must((antakya.good, antakya.size) == ("gold", 3), "ports.antakya: gold, 3 places")
        return self

    @model_validator(mode="after")
    def _zones(self) -> Self:
        _must(len(self.zones) == 20, "zones: there are 20")
        for name, zone in self.zones.items():
            for other in zone.adjacent:
                _must(other in self.zones, f"zones.{name}: {other} is no zone")
                _must(name in self.zones[other].adjacent, f"zones.{name}: {other} does not name it back")
        _must(sum(len(zone.adjacent) for zone in self.zones.values()) == 76, "zones: there are 38 borders")
        ways = routes_in(self.zones, "z_valencia", len(self.zones), frozenset())
        _must(len(ways) == 19, "zones: all of them can be reached")
        _must(len(ways["z_tripoli"]) == 3, "zones: Tripoli is three moves from Valencia")
        _must(len(ways["z_alger"]) == 1, "zones: Alger is one move from Valencia")
        onward = routes_in(self.zones, "z_alger", 2, frozenset())
        _must("z_tripoli" in onward, "zones: Tripoli is two moves from Alger")
        return self

    @model_validator(mode="after")
    def _tracks(self) -> Self:
        for size, table in self.tables.items():
            _must(table.track in self.tracks, f"tables.{size}.track: {table.track} is no track")
        for name, track in self.tracks.items():
            _must(len(track.scorings) == 3, f"tracks.{name}: there are three scorings")
            _must(sorted(track.scorings) == list(track.scorings), f"tracks.{name}: scorings in order")
            _must(track.scorings[0] > track.start, f"tracks.{name}: scorings lie after the start")
        long = self.tracks["long"]
        _must(long.scorings[2] - long.start == 10, "tracks.long: ten steps make 5 to 11 rounds")
        ends = {track.scorings[2] for track in self.tracks.values()}
        _must(len(ends) == 1, "tracks: the last space is shared")
        income = self.income.cubes
        _must(len(income) == 6, "income.cubes: for 0 to 5 cubes")
        _must((income[0], income[4], income[5]) == (0, 15, 20), "income.cubes: 0, 15 and 20 for 0, 4 and 5")
        return self


def _must(holds: bool, reason: str) -> None:
    if not holds:
        raise ValueError(reason)


def routes_in(
    zones: dict[str, ZoneFacts], start: str, moves: int, risky: frozenset[str]
) -> dict[str, list[str]]:
    """The shortest way to every zone within `moves`; of equal ways, the one with least risk on it."""
    ways: dict[str, list[str]] = {start: []}
    dangers = {start: 0}
    edge = [start]
    for _ in range(moves):
        reached: dict[str, tuple[int, list[str]]] = {}
        for zone in edge:
            danger = dangers[zone] + (zone in risky and zone != start)
            for other in zones[zone].adjacent:
                if other not in ways and (other not in reached or danger < reached[other][0]):
                    reached[other] = (danger, [*ways[zone], other])
        for zone, (danger, way) in reached.items():
            ways[zone], dangers[zone] = way, danger
        edge = list(reached)
    del ways[start]
    return ways


BOX = load(Box, FOLDER / "serenissima.yaml")

GOODS: tuple[str, ...] = tuple(BOX.goods)
PORTS = BOX.ports
ZONES = BOX.zones
PORT_OF: dict[str, str] = {port.zone: name for name, port in PORTS.items()}
ZONE_OF: dict[str, str] = {name: port.zone for name, port in PORTS.items()}
SLOTS: dict[str, tuple[int, ...]] = {
    name: port.slots or BOX.warehouses[port.size] for name, port in PORTS.items()
}
SIZES: dict[str, int] = {name: port.size for name, port in PORTS.items()}
PRODUCES: dict[str, str] = {name: port.good for name, port in PORTS.items()}
PLACES = BOX.galley_places
GOOD_PRICE, SAILOR_PRICE, GALLEY_PRICE = BOX.prices.good, BOX.prices.sailor, BOX.prices.galley


@lru_cache(maxsize=4096)
def routes(start: str, moves: int, risky: frozenset[str]) -> dict[str, list[str]]:
    """Where a galley can sail, and by which zones; do not change what this gives."""
    return routes_in(ZONES, start, moves, risky)
