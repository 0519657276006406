"""The whole truth of a game of Oltre Mare."""

from dataclasses import dataclass, field
from typing import ClassVar, Literal, NamedTuple

from engine import core
from engine.hidden import Kept
from engine.moorings import free_berth
from engine.oltremare.components import CARDS, Card
from engine.text import Seat

Phase = Literal["maritime", "trade", "main", "sailing", "cargo", "over"]


@dataclass(slots=True, kw_only=True)
class Merchant:
    """What lies in front of one player; stacks have their top card last."""

    port: str
    ducats: int
    hand: list[str]
    cargo: list[str]
    pirates: list[str] = field(default_factory=list)
    prestige: int = 0
    markers: list[str] = field(default_factory=list)
    """Every harbour marker taken and kept, in this order."""
    active: str | None = None
    """The marker at work: the last one taken, unless the ship stopped at an empty port since."""
    berth: int = 0
    """Where in its port the ship is, from when it came until it sails."""

    @property
    def top(self) -> Card:
        """The visible cargo card: it rules the next turn."""
        return CARDS[self.cargo[-1]]


class Terms(NamedTuple):
    """What one side gives and what it asks for; goods are promised, icons are only told."""

    goods: tuple[tuple[str, int], ...]
    ducats: int
    asks: tuple[tuple[str, int], ...]
    """Goods by number; `any` stands for goods not named otherwise."""
    price: int
    tells: tuple[str, ...] = ()
    """Icons, lions and loads said to be on the cards given, true or not."""
    wishes: tuple[str, ...] = ()
    """Icons, lions and loads hoped for on the cards asked."""

    @property
    def empty(self) -> bool:
        return not (self.goods or self.ducats or self.asks or self.price)


class Offer(NamedTuple):
    """A proposal that stands: the first of `to` who accepts has it."""

    number: int
    by: Seat
    to: tuple[Seat, ...]
    cards: tuple[str, ...]
    """The very cards given; others know their goods only."""
    terms: Terms


class Refusal(NamedTuple):
    """Someone said no to these terms in this phase, and need not say it again."""

    by: Seat
    to: Seat
    terms: Terms


class Holding(NamedTuple):
    """What a seat held at some moment of a trade phase: its goods in alphabetical order, and its ducats."""

    goods: tuple[str, ...]
    ducats: int


class Afterwards(NamedTuple):
    """What the active player said together with an offer for the time when all have answered it."""

    cards: tuple[str, ...]
    terms: Terms
    more: int
    """A counter-offer may cost so many ducats more."""
    goes: bool
    """Then the trade phase ends."""


@dataclass(slots=True)
class Bargains:
    """What a trade phase has to remember."""

    bought: int = 0
    offers: list[Offer] = field(default_factory=list)
    made: dict[Seat, int] = field(default_factory=dict)
    """How many offers each seat has made."""
    accepted: dict[Seat, int] = field(default_factory=dict)
    """How many of them were accepted: trades are not limited, offers that come to nothing are."""
    refused: list[Refusal] = field(default_factory=list)
    honoured: list[Seat] = field(default_factory=list)
    """Partners who have had their prestige for this turn."""
    waiting: bool = False
    """The active player waits for answers; those he asked must give them."""
    held: dict[Seat, list[Holding]] = field(default_factory=dict)
    """What each seat held before each of its trades, which its owner alone knows."""
    afterwards: Kept[Afterwards] = field(default_factory=Kept)
    """What follows the offers of the active player, who alone knows it."""


@dataclass(slots=True, kw_only=True)
class State(core.State):
    merchants: list[Merchant]
    first: Seat
    turn: Seat
    deck: list[str]
    """The goods deck, top card last."""
    venice: int | None
    """How many goods cards lie below the Venice card; None: it has come."""
    deck_at_start: int
    harbours: dict[str, str]
    """Port: the marker that lies there."""
    removed: list[str]
    """Markers out of the game: unused ones, those of the start ports, compasses used."""
    bargains: Bargains = field(default_factory=Bargains)
    played: list[str] = field(default_factory=list)
    """The cards of the main phase, until they are loaded."""
    bank: int = 0
    """What the bank holds, below nothing when it has paid out more than it took."""

    def moor(self, merchant: Merchant, port: str) -> None:
        """A ship comes into a port, at its first free berth."""
        if merchant.port != port:
            there = [other.berth for other in self.merchants if other.port == port]
            merchant.port, merchant.berth = port, free_berth(there)

    @property
    def active(self) -> Merchant:
        """Whose turn it is."""
        return self.merchants[self.turn]

    @property
    def open_cargo(self) -> bool:
        """Cargo lies open by the house rule, and for everyone when the goods are sold."""
        return self.options["cargo"] == "open" or not self.stack

    def pay(self, seat: Seat, ducats: int) -> None:
        """The bank pays a player, or takes from him when it is less than nothing."""
        self.merchants[seat].ducats += ducats
        self.bank -= ducats


class PhaseStep(core.Step[State]):
    """A piece of a turn that belongs to one of its phases."""

    __slots__ = ()
    phase: ClassVar[Phase]


def phase(s: State) -> Phase:
    """Where the turn stands; between two questions it is always inside one of its phases."""
    if not s.stack:
        return "over"
    top = s.stack[-1]
    assert isinstance(top, PhaseStep), f"{type(top).__name__} asks nobody anything"
    return top.phase
