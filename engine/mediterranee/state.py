"""The whole truth of a game of Méditerranée: galleys, ports, purses and the order of the turn."""

from dataclasses import dataclass, field

from engine import core
from engine.hidden import Kept, note_use
from engine.mediterranee.components import GALLEYS, GOOD_OF, GOODS, PLACES, PORT_IN, PRICES, PRODUCERS, SLOTS
from engine.moorings import free_berth
from engine.text import Seat

RANK = {good: i for i, good in enumerate(GOODS)}


@dataclass(slots=True)
class Galley:
    """A galley with its crew; `goods` are kept in the order of the goods."""

    number: int
    seat: Seat
    zone: str
    sailors: int
    goods: list[str]
    berth: int = 0
    """Where in its zone it is, from when it came until it sails."""

    @property
    def room(self) -> int:
        return PLACES - self.sailors - len(self.goods)

    def load(self, goods: list[str]) -> None:
        self.goods = sorted(self.goods + goods, key=RANK.__getitem__)

    def unload(self, goods: list[str]) -> None:
        for good in goods:
            self.goods.remove(good)


@dataclass(slots=True)
class Port:
    """A port in play; `stored` fills its warehouse from the lowest slot on."""

    id: str
    owner: Seat | None
    garrison: int
    fort: bool
    stored: list[str]
    built: bool
    """Whether something was built here this turn."""
    recruited: int
    """Sailors enlisted here this turn."""

    @property
    def full(self) -> bool:
        return len(self.stored) == len(SLOTS[self.id])

    def has(self, good: str) -> bool:
        """Whether it produces or stores the good."""
        return GOOD_OF[self.id] == good or good in self.stored

    @property
    def recruits(self) -> int:
        """Sailors that may still be enlisted here this turn."""
        left = len(self.stored) - self.recruited
        return left if left > 0 else 0


@dataclass(slots=True)
class Tariff:
    """A standing price: what is asked, and the least that is taken as a counter-offer."""

    ask: int
    floor: int


@dataclass(slots=True)
class Purse:
    """What a player has besides pieces on the board."""

    nation: str
    ducats: int
    tariffs: dict[str, Tariff]


@dataclass(slots=True)
class Instructions:
    """What a player has settled while sailing for the rest of the turn, unless the galleys are touched."""

    crews: dict[int, int]
    """The sailors of each own galley; when these are others, the instructions no longer hold."""
    peace: bool
    """Attack nobody; else one is asked."""
    landing: dict[int, int] | None
    """Sailors that land from each galley where the port has no garrison; None: one is asked."""
    selling: str
    """What is sold: `ask` (one is asked), `everything` or `nothing`."""


@dataclass(slots=True, kw_only=True)
class State(core.State):
    turn: int
    turns: int
    phase: int
    order: list[Seat]
    """The seats by their place in this turn (in the auction: in the last one)."""
    places: list[Seat | None]
    """The places as they are taken in the auction."""
    quotes: dict[str, int]
    """Prices named to the player who is at the market, by port."""
    haggled: list[str]
    """Ports where that player has made a counter-offer."""
    bids: list[int]
    """The bids opened last, by seat."""
    purses: list[Purse]
    ports: dict[str, Port]
    galleys: dict[int, Galley]
    goods: dict[str, int]
    """Goods in the box."""
    sailors: int
    forts: int
    bank: int
    instructions: Kept[Instructions] = field(default_factory=Kept)
    proposed: int = 0
    """Deals that the player at the market has proposed there."""

    # --- galleys

    def fleet(self, seat: Seat) -> list[Galley]:
        return [galley for galley in self.galleys.values() if galley.seat == seat]

    def at(self, zone: str, seat: Seat) -> list[Galley]:
        """The galleys of one seat in a zone."""
        return [galley for galley in self.galleys.values() if galley.zone == zone and galley.seat == seat]

    def strangers(self, zone: str, seat: Seat) -> list[Seat]:
        """The other seats with a galley in a zone, in the order of the turn."""
        there = {galley.seat for galley in self.galleys.values() if galley.zone == zone}
        return [other for other in self.order if other in there and other != seat]

    def crews(self, seat: Seat) -> dict[int, int]:
        """The sailors of each galley of a seat."""
        return {galley.number: galley.sailors for galley in self.fleet(seat)}

    @property
    def galleys_left(self) -> int:
        return GALLEYS - len(self.galleys)

    def launch(self, seat: Seat, zone: str, sailors: int) -> Galley:
        """Put a galley piece on the board under the lowest free number."""
        number = next(n for n in range(1, GALLEYS + 1) if n not in self.galleys)
        galley = Galley(number, seat, zone, sailors, [])
        self.moor(galley)
        self.galleys[number] = galley
        self.galleys = dict(sorted(self.galleys.items()))
        return galley

    def moor(self, galley: Galley) -> None:
        """A galley has come into its zone, to the first free berth."""
        others = (other for other in self.galleys.values() if other is not galley)
        galley.berth = free_berth(other.berth for other in others if other.zone == galley.zone)

    def sink(self, galley: Galley) -> None:
        """Back into the box with everything aboard."""
        self.sailors += galley.sailors
        self.box(galley.goods)
        del self.galleys[galley.number]

    def box(self, goods: list[str]) -> None:
        """Goods back into the box."""
        for good in goods:
            self.goods[good] += 1

    # --- ports

    def port_in(self, zone: str) -> Port | None:
        name = PORT_IN.get(zone)
        return self.ports[name] if name else None

    def holdings(self, seat: Seat) -> list[Port]:
        return [port for port in self.ports.values() if port.owner == seat]

    def in_play(self, seat: Seat) -> bool:
        """Whether a player has a port or a galley left."""
        for port in self.ports.values():
            if port.owner == seat:
                return True
        return bool(self.fleet(seat))

    def monopoly(self, seat: Seat, good: str) -> bool:
        return all(self.ports[port].owner == seat for port in PRODUCERS[good])

    def price_most(self, port: Port) -> int:
        """The most its owner may ask for what the port produces."""
        assert port.owner is not None
        monopoly = self.monopoly(port.owner, GOOD_OF[port.id])
        return PRICES.monopoly_most if monopoly else PRICES.owner_most

    def asking_price(self, port: Port) -> int | None:
        """The price of what a port produces for the player at the market; None: its owner has to be asked."""
        if port.owner is None:
            return PRICES.good
        if port.id in self.quotes:
            return self.quotes[port.id]
        tariff = self.purses[port.owner].tariffs.get(GOOD_OF[port.id])
        if tariff is None:
            return None
        ask = tariff.ask
        return ask if ask <= PRICES.owner_most else min(ask, self.price_most(port))

    # --- money

    def pay(self, seat: Seat, ducats: int, to: Seat | None = None) -> None:
        """To another player, or to the Grand Chancellor."""
        self.purses[seat].ducats -= ducats
        if to is None:
            self.bank += ducats
        else:
            self.purses[to].ducats += ducats

    def earn(self, seat: Seat, ducats: int) -> None:
        """From the Grand Chancellor."""
        self.pay(seat, -ducats)

    def purse(self, seat: Seat) -> int:
        """What a player could pay; nobody else knows it where money is hidden."""
        if self.money_hidden:
            note_use(seat)
        return self.purses[seat].ducats

    @property
    def money_hidden(self) -> bool:
        return bool(self.options["money"] == "hidden")
