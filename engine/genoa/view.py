"""What a seat, or a spectator, may know of a game."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from operator import attrgetter
from typing import Literal

from engine.copying import clone, shallow_copy
from engine.genoa import offers
from engine.genoa.action import Action
from engine.genoa.bargaining import Bargain, waited_for
from engine.genoa.components import DECKS
from engine.genoa.deal import Settle
from engine.genoa.scoring import parts, privilege_value
from engine.genoa.state import Draft, Instructions, State, Terms, Turn
from engine.genoa.turn import Markers, TurnBegins
from engine.text import Seat


@dataclass(slots=True)
class PlayerView:
    """One player: the open reserve, the backs of the cards; hand and purse only where they may be seen."""

    items: dict[str, int]
    hand: dict[str, int]
    actions: int
    declined: str
    quiet: bool
    talk: int
    ducats: int | None = None
    cards: list[str] | None = None
    privileges: int | None = None
    """What the privileges are worth so far."""
    total: int | None = None
    """The final score, once the game is over."""


@dataclass(slots=True, kw_only=True)
class OfferView(Terms):
    """A bid, a price or a counter-offer, as everyone hears it."""

    id: int
    kind: Literal["bid", "price", "counter"]
    bidder: Seat | None
    """Who would act or have the tower moved; None: anyone who takes the price."""
    acceptable: bool
    """For the space here or next to it; otherwise an intention."""
    auto: bool = False
    asked: list[Seat] = field(default_factory=list)
    """Who has still to answer it."""

    @property
    def by_tower(self) -> bool:
        """Named by the tower player, for a bidder to take."""
        return self.kind != "bid"


@dataclass(slots=True)
class WishView:
    kind: str
    space: str | None
    waits_for: list[Seat]


@dataclass(slots=True)
class View:
    seat: Seat | None
    seats: int
    options: dict[str, str]
    phase: str
    """start, bargain, action, deal, messages, markers or over"""
    actor: Seat | None
    """Who acts in the phases action and markers."""
    round: int
    rounds: int
    first: Seat
    tower: Seat
    path: list[str]
    used: bool
    next: list[str]
    """Where the tower may go with its next step."""
    near: list[str]
    """The spaces a deal is possible about at once: the open action here, and those of `next`."""
    in_play: list[str]
    """The spaces an offer may be made for, the nearest first."""
    streets: list[str]
    """Visited streets whose disc still lies there in the phase of the markers."""
    players: list[PlayerView]
    stock: dict[str, int]
    markers: list[int]
    piles: dict[str, int]
    returned: dict[str, list[str]]
    owners: dict[str, Seat]
    offers: list[OfferView]
    named: list[str]
    """The spaces that the tower player has asked a price for in this turn."""
    wish: WishView | None
    instructions: Instructions | None
    draft: Draft | None
    deals: int
    due: bool = field(default=False)
    """The tower player must act here or accept an offer before leaving."""
    unheard: list[Seat] = field(default_factory=list)
    """Who was asked for offers and has neither spoken nor passed."""
    waits_for: list[Seat] = field(default_factory=list)
    """Whose answer the tower player waits for."""
    led: bool = field(default=False)
    """The tower player has set destinations in this turn."""


def view(s: State, seat: Seat | None) -> View:
    return clone(views(s)(seat))


def views(s: State) -> Callable[[Seat | None], View]:
    """The view of any seat for bots, who change nothing in it: it shares parts with the state, and what
    everyone sees is put together once."""
    turn = s.turn
    phase, actor = _phase(s)
    talking = phase == "bargain"
    near = offers.near(s) if turn.path else ()
    top = s.stack[-1] if s.stack else None
    public = [_player(s, seat) for seat in range(s.seats)]
    everyone = View(
        seat=None,
        seats=s.seats,
        options=s.options,
        phase=phase,
        actor=actor,
        round=s.round,
        rounds=s.rounds,
        first=s.first,
        tower=turn.tower,
        path=list(turn.path),
        used=turn.used,
        next=list(s.reach.next) if talking else [],
        near=list(near) if talking else [],
        in_play=list(offers.in_play(s)) if talking else [],
        streets=top.streets if isinstance(top, Markers) else [],
        players=public,
        stock=s.stock,
        markers=s.markers,
        piles={deck: len(s.decks[deck].pile) for deck in DECKS},
        returned={deck: s.decks[deck].returned for deck in DECKS},
        owners=s.owners,
        offers=_offers(turn, near),
        named=turn.named,
        wish=_wish(s),
        instructions=None,
        draft=None,
        deals=s.deals,
        due=talking and bool(offers.due(s)),
        unheard=turn.unheard,
        waits_for=list(waited_for(s)) if talking else [],
        led=s.is_led,
    )

    def view(seat: Seat | None) -> View:
        if seat is None:
            return everyone
        made = shallow_copy(everyone)
        made.seat = seat
        made.players = [*public]
        made.players[seat] = _show_hand(s, seat, public[seat])
        made.instructions = s.players[seat].instructions
        made.draft = turn.drafts.get(seat)
        return made

    return view


def _phase(s: State) -> tuple[str, Seat | None]:
    top = s.stack[-1] if s.stack else None
    match top:
        case Bargain():
            return "bargain", None
        case None:
            return "over", None
        case TurnBegins():
            return "start", s.turn.tower
        case Action():
            return "action", top.seat
        case Settle():
            return "deal", None
        case Markers():
            return "markers", top.order[0] if top.order else None
        case _:
            return "messages", None


def _player(s: State, seat: Seat) -> PlayerView:
    """As everyone sees a player; when the game is over, with the hand."""
    player, turn = s.players[seat], s.turn
    made = PlayerView(
        player.items,
        s.backs(seat),
        turn.actions[seat],
        turn.declined[seat],
        player.instructions.quiet,
        turn.talk[seat],
    )
    if s.stack:
        return made
    made.total = sum(parts(s, seat).values())
    return _show_hand(s, seat, made)


def _show_hand(s: State, seat: Seat, public: PlayerView) -> PlayerView:
    player, made = s.players[seat], shallow_copy(public)
    made.ducats = player.ducats
    made.cards = player.cards
    made.privileges = privilege_value(player.cards)
    return made


def _offers(turn: Turn, near: tuple[str, ...]) -> list[OfferView]:
    """Everything that stands, in the order in which it was said."""
    offers = [_offer("bid", bid, bid.id, bid.bidder, near, bid.auto, ()) for bid in turn.bids]
    offers += [_offer("price", price, price.id, None, near, False, price.asked) for price in turn.prices]
    offers += [
        _offer("counter", counter, counter.id, counter.bidder, near, False, counter.asked)
        for counter in turn.counters
    ]
    offers.sort(key=_number)
    return offers


_number = attrgetter("id")
_new_offer = OfferView.__new__


def _offer(
    kind: Literal["bid", "price", "counter"],
    terms: Terms,
    number: int,
    bidder: Seat | None,
    near: tuple[str, ...],
    auto: bool,
    asked: Sequence[Seat],
) -> OfferView:
    """Field by field: the constructor takes its ten values by name, which costs twice as much."""
    made = _new_offer(OfferView)
    made.space = terms.space
    made.now = terms.now
    made.after = terms.after
    made.ask = terms.ask
    made.id = number
    made.kind = kind
    made.bidder = bidder
    made.acceptable = terms.space in near
    made.auto = auto
    made.asked = [*asked]
    return made


def _wish(s: State) -> WishView | None:
    wish = s.turn.wish
    if wish is None:
        return None
    space = wish.deals[0].space if wish.deals else wish.space
    return WishView(wish.kind, space, offers.seats_to_decide(s))
