"""The whole truth of a game of Serenissima."""

from dataclasses import dataclass, field

from engine import core
from engine.hidden import note_use
from engine.moorings import free_berth
from engine.serenissima.components import BOX, PLACES, PRODUCES
from engine.text import Seat

LEDGER = ("start", "sales", "dues", "wine", "scorings", "spent")
"""Where ducats come from and go to: the parts of the final score."""

DOGE = 0
"""The space of the wheel on which a round begins and ends."""


@dataclass(slots=True)
class Prince:
    """A merchant prince: the treasury, the sailors not yet hired, and what the ducats came from."""

    ducats: int
    sailors: int
    ledger: dict[str, int]


@dataclass(slots=True)
class Galley:
    """One of the numbered galleys; without an owner it lies beside the board."""

    number: int
    owner: Seat | None = None
    zone: str = ""
    sailors: int = 0
    cargo: list[str] = field(default_factory=list)
    berth: int = 0
    """Where in its zone it is, from when it came until it sails."""

    @property
    def room(self) -> int:
        return PLACES - self.sailors - len(self.cargo)


@dataclass(slots=True)
class Port:
    """A port; its owner is the person who has sailors in it."""

    owner: Seat | None = None
    sailors: int = 0
    stored: list[str] = field(default_factory=list)
    """Cubes in the warehouse, from its lowest place up."""
    fort: bool = False
    basilica: bool = False
    closed: bool = False


LOADING, SAILING, CLOSING = "loading", "sailing", "closing"
"""The phases of an action; CLOSING is the sale or the combat."""


@dataclass(slots=True)
class Turn:
    """How far the activation of one galley has come."""

    galley: int = 0
    phase: str = LOADING
    acted: bool = False
    """Something was done with the galley: no investment is possible."""
    free_cube: bool = True
    moved: int = 0
    sold: bool = False
    fought: bool = False
    value: int = 0
    """Combat value, fixed before the first roll of the activation."""
    fort_fired: bool = False
    sale_barred: bool = False
    landing_barred: bool = False
    declined: bool = False
    """A conquered port was left neutral: it is no longer taken in this activation."""
    over: bool = False


@dataclass(slots=True, kw_only=True)
class State(core.State):
    first: Seat
    princes: list[Prince]
    galleys: list[Galley]
    ports: dict[str, Port]
    supply: dict[str, int]
    """Cubes not on the board, by good."""
    bank: int
    """What the bank took in less what it paid out; it never runs dry."""
    forts: int
    basilicas: int
    deck: list[str]
    """Doge cards still to be drawn, the next one last."""
    discard: list[str]
    track: int
    scorings: int
    round: int
    pointer: int
    turn: Turn

    def galley(self, number: int) -> Galley:
        return self.galleys[number - 1]

    def fleet(self, seat: Seat) -> list[Galley]:
        return [galley for galley in self.galleys if galley.owner == seat]

    def galleys_in(self, zone: str) -> list[Galley]:
        """Galleys at sea in a zone, in the order of the wheel."""
        return [galley for galley in self.galleys if galley.zone == zone]

    def ports_of(self, seat: Seat) -> list[str]:
        return [name for name in PRODUCES if self.ports[name].owner == seat]

    def count_galleys(self, seat: Seat) -> int:
        return sum([galley.owner == seat for galley in self.galleys])

    def is_last_port(self, owner: Seat) -> bool:
        """Whether this owner of a port has no other."""
        return sum([port.owner == owner for port in self.ports.values()]) == 1

    def seats_in_order(self) -> list[Seat]:
        """All seats clockwise from the first player."""
        return [(self.first + i) % self.seats for i in range(self.seats)]

    def money_hidden(self) -> bool:
        return self.plays("money", "hidden")

    def treasury(self, seat: Seat) -> int:
        """What a prince could spend; nobody else knows it where money is hidden."""
        if self.money_hidden():
            note_use(seat)
        return self.princes[seat].ducats

    def plays(self, option: str, reading: str) -> bool:
        """Whether the table chose this reading; games begun before the option was there did not."""
        return bool(self.options.get(option) == reading)

    # --- blockades

    def blockaders(self, galley: Galley) -> list[Seat]:
        """Who has strictly more sailors on galleys here: most sailors first, then lowest number."""
        strength: dict[Seat, int] = {}
        lowest: dict[Seat, int] = {}
        zone, owner = galley.zone, galley.owner
        for other in self.galleys:
            if other.zone == zone and other.owner != owner and other.owner is not None:
                strength[other.owner] = strength.get(other.owner, 0) + other.sailors
                lowest.setdefault(other.owner, other.number)
        able = [seat for seat, sailors in strength.items() if sailors > galley.sailors]
        if len(able) > 1:
            able.sort(key=lambda seat: (-strength[seat], lowest[seat]))
        return able

    def risky(self, galley: Galley, zones: frozenset[str]) -> frozenset[str]:
        """Those of the zones in which someone could declare a blockade on this galley."""
        owner, crew = galley.owner, galley.sailors
        strength: dict[tuple[str, Seat | None], int] = {}
        for other in self.galleys:
            if other.zone in zones and other.owner != owner:
                key = (other.zone, other.owner)
                strength[key] = strength.get(key, 0) + other.sailors
        return frozenset([zone for (zone, _), sailors in strength.items() if sailors > crew])

    # --- ducats

    def pay(self, seat: Seat, ducats: int, to: Seat | None = None) -> None:
        """From a treasury to the bank, or to another player."""
        self._book(seat, "spent", -ducats)
        if to is None:
            self.bank += ducats
        else:
            self._book(to, "dues", ducats)

    def earn(self, seat: Seat, ducats: int, part: str) -> None:
        """From the bank to a treasury."""
        self._book(seat, part, ducats)
        self.bank -= ducats

    def _book(self, seat: Seat, part: str, ducats: int) -> None:
        prince = self.princes[seat]
        prince.ducats += ducats
        prince.ledger[part] += ducats

    # --- sailors and cubes

    def lose_sailors(self, galley: Galley, dead: int) -> None:
        """Dead sailors go back to the stock of their colour."""
        if galley.owner is not None:
            self.princes[galley.owner].sailors += dead
        galley.sailors -= dead

    def founder(self, galley: Galley) -> None:
        """The galley goes beside the board and its sailors to their stock; its cargo still drifts."""
        self.lose_sailors(galley, galley.sailors)
        galley.owner = None
        galley.zone = ""

    def lose_cargo(self, galley: Galley) -> None:
        for good in galley.cargo:
            self.supply[good] += 1
        galley.cargo = []

    def launch(self, number: int, seat: Seat, zone: str, sailors: int) -> None:
        """A galley comes onto the board and the wheel, with sailors from the stock."""
        galley = self.galley(number)
        galley.owner = seat
        self.moor(galley, zone)
        galley.sailors = sailors
        self.princes[seat].sailors -= sailors

    def moor(self, galley: Galley, zone: str) -> None:
        """A galley comes into a zone, at its first free berth."""
        there = [other.berth for other in self.galleys if other.zone == zone and other is not galley]
        galley.zone, galley.berth = zone, free_berth(there)

    def has(self, name: str, good: str) -> bool:
        """Whether a port produces or stores a good."""
        return PRODUCES[name] == good or good in self.ports[name].stored

    def unused_numbers(self) -> list[int]:
        return [galley.number for galley in self.galleys if galley.owner is None]

    def scoring_spaces(self) -> tuple[int, ...]:
        """The spaces of the turn track that score in this game."""
        return BOX.tracks[BOX.tables[self.seats].track].scorings
