"""The whole truth of a game of Genoa."""

from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, NamedTuple

from pydantic import model_validator

from engine import core
from engine.genoa import earlier
from engine.genoa.city import City, Reach, city, reach
from engine.genoa.components import BOX, BUILDINGS, DECK_OF, DECKS, MARKER
from engine.hidden import hidden
from engine.text import Seat

Items = tuple[tuple[str, int], ...]


class Bundle(NamedTuple):
    """What one side of an offer gives: money, items, cards, and cards of a deck that the giver chooses."""

    ducats: int = 0
    items: Items = ()
    cards: tuple[str, ...] = ()
    decks: Items = ()

    @property
    def empty(self) -> bool:
        return not any(self)

    @property
    def goods(self) -> bool:
        """Whether there is more than money in it."""
        return bool(self.items or self.cards or self.decks)


NO_BUNDLE = Bundle()


@dataclass(slots=True, kw_only=True)
class Terms:
    """What passes between a bidder and the tower player about one space."""

    space: str
    now: Bundle = NO_BUNDLE
    """From the bidder to the tower player at once."""
    after: Bundle = NO_BUNDLE
    """From the bidder to the tower player, out of what the action gives."""
    ask: Bundle = NO_BUNDLE
    """From the tower player to the bidder."""

    @property
    def only_ducats(self) -> bool:
        """A price in ducats and nothing else on either side."""
        return self.ask.empty and self.after.empty and not self.now.goods


@dataclass(slots=True, kw_only=True)
class Bid(Terms):
    """What a bidder offers the tower player for a space; never changed, only replaced."""

    id: int = 0
    bidder: Seat
    order: str | None = None
    """The order in the bidder's hand that `after.ducats` are paid from."""
    auto: bool = False
    """Made by a standing price."""

    @property
    def plain(self) -> bool:
        """It asks for nothing but the space: for the building here it must not be refused for good."""
        return self.ask.empty


@dataclass(slots=True, kw_only=True)
class Price(Terms):
    """What the tower player wants for a space from anyone who takes it."""

    id: int = 0
    asked: list[Seat] = field(default_factory=list)
    """Who has still to answer it."""


@dataclass(slots=True, kw_only=True)
class Counter(Terms):
    """What the tower player wants for a space from one bidder."""

    id: int = 0
    bidder: Seat
    asked: list[Seat] = field(default_factory=list)
    """The bidder, until they have answered it."""


@dataclass(slots=True, kw_only=True)
class Deal(Terms):
    """What a bidder and the tower player have agreed on."""

    bidder: Seat
    order: str | None = None
    """The order in the bidder's hand that `after` is paid from."""
    bid: int | None = None
    """The bid that was accepted; None: a price or a counter-offer was taken."""

    @model_validator(mode="before")
    @classmethod
    def read_earlier(cls, stored: Any) -> Any:
        return earlier.read_deal(stored) if isinstance(stored, dict) else stored


@dataclass(slots=True)
class Draft:
    """A form that a seat has opened and not yet sent: an offer for `space`."""

    space: str
    bidder: Seat | None


@dataclass(slots=True)
class Wish:
    """What the tower player will do as soon as nobody else wants the action here."""

    kind: str
    """move, deal or end"""
    space: str | None = None
    deals: list[Deal] = field(default_factory=list)


@dataclass(slots=True)
class Plan:
    """An action settled beforehand: deliver this order, or only take what the building gives."""

    order: str | None = None
    special: str | None = None
    """The special card that comes with a large order."""
    known_orders: list[str] = field(default_factory=list)
    """The orders that could be delivered there when the seat chose to deliver none."""


@dataclass(slots=True)
class Route:
    """A turn led by a list; one without goals was taken in hand by the tower player."""

    goals: list[str] = field(default_factory=list)
    """Where the seat wants to act, the best building first."""
    ducats: int = 0
    """What it asks for an action that it sells."""


@dataclass(slots=True)
class Instructions:
    """What a seat has said in advance; all but its plans and its route holds until it is changed."""

    limits: dict[str, int] = field(default_factory=dict)
    """The highest price the seat pays for the action of a building."""
    quiet: bool = False
    """Not interested unless it says otherwise."""
    claims: bool = True
    """Messages are claimed as soon as they are delivered."""
    plans: dict[str, Plan] = field(default_factory=dict)
    """By building, what the seat will do with an action that it buys there this turn."""
    at_once: bool = False
    """Bought actions are carried out at once: take what there is, deliver a small order, play no card."""
    prices: dict[str, int] = field(default_factory=dict)
    """What the seat offered when it last offered for several buildings, to begin its next list with."""
    route: Route | None = None
    """How the seat leads the tower this turn; None: step by step."""


@dataclass(slots=True)
class Player:
    ducats: int
    items: dict[str, int]
    """Wares, special cards and ownership markers in the open reserve."""
    cards: list[str]
    """Orders, messages and privileges in the hidden hand."""
    instructions: Instructions

    def of(self, deck: str) -> list[str]:
        return [card for card in self.cards if DECK_OF[card] == deck]


@dataclass(slots=True)
class CardDeck:
    """Face-down cards, drawn from the end, and face-up ones that came back under them."""

    pile: list[str]
    returned: list[str]

    @property
    def size(self) -> int:
        return len(self.pile) + len(self.returned)


@dataclass(slots=True)
class Turn:
    """One turn of the tower."""

    tower: Seat
    actions: list[int]
    """Actions left, by seat."""
    path: tuple[str, ...] = ()
    used: bool = False
    """The action of the building under the tower was carried out."""
    small: list[int] = field(default_factory=list)
    """Small orders delivered, by seat."""
    villas: list[str] = field(default_factory=list)
    """Where a large order was delivered; a villa takes one per turn."""
    declined: list[str] = field(default_factory=list)
    """By seat: "" undecided, "here" not interested in this space, "rest" in nothing beyond its bids,
    "turn" in nothing this turn."""
    talk: list[int] = field(default_factory=list)
    """How often each seat may still speak up."""
    bids: list[Bid] = field(default_factory=list)
    prices: list[Price] = field(default_factory=list)
    counters: list[Counter] = field(default_factory=list)
    named: list[str] = field(default_factory=list)
    """The spaces that the tower player has asked a price for, of anyone or of one bidder."""
    drafts: dict[int, Draft] = field(default_factory=dict)
    wish: Wish | None = None
    unheard: list[Seat] = field(default_factory=list)
    """Who has neither spoken nor passed since everyone was asked for offers; the tower waits for them."""
    unsure: Wish | None = None
    """A step that would lose the tower player's own action, until they say that they mean it."""

    @model_validator(mode="before")
    @classmethod
    def read_earlier(cls, stored: Any) -> Any:
        return earlier.read_turn(stored) if isinstance(stored, dict) else stored

    @property
    def here(self) -> str:
        return self.path[-1]

    @property
    def named_offers(self) -> list[Price | Counter]:
        """What the tower player has named, to anyone or to one bidder."""
        return [*self.prices, *self.counters]


@dataclass(slots=True, kw_only=True)
class State(core.State):
    players: list[Player]
    first: Seat
    round: int
    """Where the round marker stands; the game ends with the round in which it is on the last field."""
    turn: Turn
    stock: dict[str, int]
    """Wares and special cards that are left."""
    markers: list[int]
    """Ownership markers in the general stock, by seat."""
    decks: dict[str, CardDeck]
    owners: dict[str, Seat]
    serial: int = 0
    """How many offers were made in the game."""
    deals: int = 0
    bank: int = 0

    @property
    def rounds(self) -> int:
        return BOX.rounds.by_players[self.seats]

    @property
    def corners(self) -> str:
        corners: str = self.options["inner_corners"]
        return corners

    @property
    def city(self) -> City:
        return city(self.corners)

    @property
    def reach(self) -> Reach:
        return reach(self.options["inner_corners"], self.turn.path)

    def reach_beyond(self, space: str) -> tuple[str, ...]:
        """Wherever the tower could still go from here, or from a space that it may enter next."""
        if space == self.turn.here:
            return self.reach.all
        return reach(self.options["inner_corners"], (*self.turn.path, space)).all

    @property
    def two(self) -> bool:
        """The two-player rules hold."""
        return self.seats == 2

    @property
    def is_led(self) -> bool:
        """The tower player has set destinations in this turn, as everyone has heard."""
        return self.players[self.turn.tower].instructions.route is not None

    @property
    def bidders(self) -> tuple[Seat, ...]:
        """Everyone but the tower player, in turn order."""
        return AROUND[self.seats][self.turn.tower]

    @hidden
    def instructions_of(self, seat: Seat) -> Instructions:
        """What a seat has said in advance, as it decides what happens next."""
        return self.players[seat].instructions

    @hidden
    def purse(self, seat: Seat) -> int:
        """What a seat could pay."""
        return self.players[seat].ducats

    @hidden
    def hand(self, seat: Seat) -> list[str]:
        """The cards that a seat could play or give."""
        return self.players[seat].cards

    def cards_held(self, seat: Seat, deck: str) -> int:
        """How many cards of a deck a seat holds; their backs are seen by everyone."""
        return len([card for card in self.players[seat].cards if DECK_OF[card] == deck])

    def backs(self, seat: Seat) -> dict[str, int]:
        """What everyone sees of a hand: how many cards of each deck; to be read only."""
        return _backs(tuple(self.players[seat].cards))

    def leads_again(self, seat: Seat) -> bool:
        """This seat may still have a turn of its own after this one."""
        place, now = (seat - self.first) % self.seats, (self.turn.tower - self.first) % self.seats
        return self.round < self.rounds or place > now

    @property
    def is_last_turn(self) -> bool:
        return not any(self.leads_again(seat) for seat in range(self.seats))

    def may_act(self, seat: Seat) -> bool:
        """Has an action left this turn, or a card for a further one."""
        return self.turn.actions[seat] > 0 or self.players[seat].items["further_action"] > 0

    def action_open(self) -> bool:
        """The tower stands on a building whose action nobody has taken."""
        turn = self.turn
        return not turn.used and turn.path[-1] in BUILDINGS

    def available(self, seat: Seat, item: str) -> int:
        """How many of an item this seat could take from the board."""
        return self.markers[seat] if item == MARKER else self.stock[item]


AROUND: dict[int, list[tuple[Seat, ...]]] = {
    seats: [tuple((tower + i) % seats for i in range(1, seats)) for tower in range(seats)]
    for seats in BOX.rounds.by_players
}
"""By seat count and tower player: the others from the left neighbour on."""


@lru_cache(maxsize=1 << 14)
def _backs(cards: tuple[str, ...]) -> dict[str, int]:
    counts = dict.fromkeys(DECKS, 0)
    for card in cards:
        counts[DECK_OF[card]] += 1
    return counts


def fresh_turn(seats: int, tower: Seat) -> Turn:
    return Turn(
        tower,
        actions=[1] * seats,
        small=[0] * seats,
        declined=[""] * seats,
        talk=[BOX.bargaining.talk] * seats,
    )
