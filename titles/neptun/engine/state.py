"""The whole truth of a game of Neptun."""

from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from engine import author
from engine.author import Answer, Kept, Seat, free_berth
from neptun.engine.charts import Chart, Distances, chart
from neptun.engine.components import BOX, LETTERS, POWER

Phase = Literal["draft", "sail", "extra", "score", "over"]
Status = Literal["open", "fulfilled", "lost"]


class Contract(NamedTuple):
    """A city card and a goods card in a slot of a manifest."""

    port: str
    good: str
    status: Status = "open"

    def with_status(self, status: Status) -> "Contract":
        return Contract(self.port, self.good, status)


class Column(NamedTuple):
    """A contract on offer with its oar card; face down until someone turns it up."""

    port: str
    good: str
    oar: str
    open: bool = False
    gold: int = 0
    refused_by: tuple[Seat, ...] = ()
    """Who may no longer take it, where a refusal is for good."""

    def face_up(self, more_gold: int = 0) -> "Column":
        return Column(self.port, self.good, self.oar, True, self.gold + more_gold, self.refused_by)


@dataclass(slots=True)
class Temple:
    """A temple's track: the points of each seat's disc, and all discs from the first place to the last."""

    points: list[int]
    standing: list[Seat]
    """Of two discs on one field, the lower one stands before the upper one."""

    def advance(self, seat: Seat, count: int) -> None:
        """Move a disc forward and lay it on top of those it meets."""
        goal = min(self.points[seat] + count, BOX.temple_track.last)
        if goal == self.points[seat]:
            return
        self.points[seat] = goal
        self.standing.remove(seat)
        ahead = sum([self.points[other] >= goal for other in self.standing])
        self.standing.insert(ahead, seat)


@dataclass(slots=True)
class Merchant:
    port: str
    gold: int
    hand: list[str]
    played: list[str]
    """The oar cards of this round, in the order of its turns."""
    manifest: list[Contract | None]
    tiles: list[str]
    bonus: int
    berth: int = 0
    """Where in its port the ship is, from when it came until it sails."""

    def empty_slots(self) -> tuple[int, ...]:
        return tuple([i for i, contract in enumerate(self.manifest) if contract is None])

    def open_slots(self) -> list[int]:
        """The slots with a contract that can still be fulfilled."""
        return [i for i, contract in enumerate(self.manifest) if contract and contract.status == "open"]

    def goals(self) -> list[str | None]:
        """Slot by slot the port of the contract that can still be fulfilled; None where there is none."""
        return [c.port if c and c.status == "open" else None for c in self.manifest]

    def count_fulfilled(self) -> int:
        return [contract.status for contract in self.manifest if contract].count("fulfilled")


@dataclass(slots=True, kw_only=True)
class State(author.State):
    phase: Phase
    round: int
    """1 to 3; before the first round 0."""
    turn: int
    order: list[Seat]
    piles: dict[int, list[Seat]]
    """The oar track: the order discs on each power, from bottom to top."""
    distances: Distances
    wind: int
    forecast: int | None
    cities: list[str]
    goods: list[str]
    oars: list[str]
    row: list[Column]
    merchants: list[Merchant]
    temples: dict[str, Temple]
    laid: list[str]
    """The point tiles that lie in the temples."""
    stock: list[str]
    bonus: int
    bank: int
    box: list[str]
    """Oar cards and point tiles that have left the game."""
    routes: Kept[Answer] = field(default_factory=Kept)
    """Which ports a seat means to serve, until it says otherwise or the draft of the round ends."""

    def moor(self, merchant: Merchant, port: str) -> None:
        """A ship comes into a port, at its first free berth."""
        if merchant.port != port:
            there = [other.berth for other in self.merchants if other.port == port]
            merchant.port, merchant.berth = port, free_berth(there)

    @property
    def letter(self) -> str:
        return LETTERS[max(self.round, 1) - 1]

    def chart(self) -> Chart:
        return chart(self.distances)

    def pay(self, seat: Seat, gold: int) -> None:
        """Gold from the bank to a merchant, or back where it is negative."""
        self.merchants[seat].gold += gold
        self.bank -= gold

    def play(self, seat: Seat, card: str) -> None:
        merchant = self.merchants[seat]
        merchant.hand.remove(card)
        merchant.played.append(card)

    def range_of(self, seat: Seat) -> int:
        """The miles that this turn's wind and the card just played give."""
        return self.wind + POWER[self.merchants[seat].played[-1]]
