"""What one seat, or a spectator, may know of a game of Oltre Mare."""

from collections.abc import Callable
from dataclasses import dataclass

from engine.copying import clone, shallow_copy
from engine.lazy import Lazy, same_fields
from engine.oltremare.components import BUYING
from engine.oltremare.purchases import price
from engine.oltremare.state import Holding, Merchant, Offer, Phase, Refusal, State, Terms, phase
from engine.text import Seat


@dataclass(slots=True)
class MerchantView:
    """A player as everyone sees him."""

    seat: Seat
    port: str
    ducats: int
    prestige: int
    hand: int
    """How many cards he holds."""
    pirates: int
    """How many cards lie on his pirate stack."""
    top: str
    """The visible cargo card."""
    cargo: list[str] | None
    """The whole cargo, top card last, where it lies open."""
    loaded: int
    """How many cards the cargo has."""
    markers: list[str]
    active: str | None
    berth: int = 0


class LazyMerchantView(Lazy, MerchantView):
    """A player as a bot sees him: most bots do not ask for what counts in harbours and at the end."""

    __slots__ = ("_merchant",)
    _lazy = ("port", "prestige", "pirates", "markers", "berth")

    def __init__(self, seat: Seat, merchant: Merchant, open_cargo: bool) -> None:
        cargo = merchant.cargo
        self._merchant = merchant
        self.seat = seat
        self.ducats = merchant.ducats
        self.hand = len(merchant.hand)
        self.top = cargo[-1]
        self.cargo = cargo if open_cargo else None
        self.loaded = len(cargo)
        self.active = merchant.active

    def _fill(self) -> None:
        merchant = self._merchant
        self.port = merchant.port
        self.prestige = merchant.prestige
        self.pirates = len(merchant.pirates)
        self.markers = merchant.markers
        self.berth = merchant.berth

    def __eq__(self, other: object) -> bool:
        return same_fields(MerchantView, self, other)


@dataclass(slots=True)
class OfferView:
    """A standing offer as it was said aloud; the very cards are for the one who offers them."""

    number: int
    by: Seat
    to: tuple[Seat, ...]
    terms: Terms
    cards: tuple[str, ...] | None


@dataclass(slots=True)
class View:
    seat: Seat | None
    seats: int
    turn: Seat
    phase: Phase
    merchants: list[MerchantView]
    deck: int
    venice: bool
    """The Venice card is still to come."""
    harbours: dict[str, str]
    played: list[str]
    offers: list[OfferView]
    bought: int
    price: int | None
    """What the active player's next card costs; None when he has bought his fill."""
    made: dict[Seat, int]
    """How many offers each seat has made in this trade phase."""
    refused: list[Refusal]
    """What was declined in this trade phase, as everyone heard."""
    honoured: list[Seat]
    """Partners who have had their prestige for this turn."""
    waiting: bool
    hand: list[str]
    """One's own cards; a spectator has none."""
    held: list[Holding]
    """What one held before each of one's own trades in this phase."""

    @property
    def cards_to_load(self) -> list[str]:
        """The cards that this seat has just played and must load."""
        return self.played if self.seat == self.turn else []


def view(s: State, seat: Seat | None) -> View:
    return clone(_shared_views(s, [_merchant(other, s) for other in range(s.seats)])(seat))


def views(s: State) -> Callable[[Seat | None], View]:
    """The view of any seat for bots, who change nothing in it: it shares parts with the state, and what
    everyone sees is put together once."""
    open_cargo = s.open_cargo
    return _shared_views(
        s, [LazyMerchantView(seat, merchant, open_cargo) for seat, merchant in enumerate(s.merchants)]
    )


def _shared_views(s: State, merchants: list[MerchantView]) -> Callable[[Seat | None], View]:
    bargains = s.bargains
    everyone = View(
        seat=None,
        seats=s.seats,
        turn=s.turn,
        phase=phase(s),
        merchants=merchants,
        deck=len(s.deck),
        venice=s.venice is not None,
        harbours=s.harbours,
        played=s.played,
        offers=[_offer(offer) for offer in bargains.offers],
        bought=bargains.bought,
        price=price(s) if bargains.bought < BUYING.at_most else None,
        made=bargains.made,
        refused=bargains.refused,
        honoured=bargains.honoured,
        waiting=bargains.waiting,
        hand=[],
        held=[],
    )

    def view(seat: Seat | None) -> View:
        if seat is None:
            return everyone
        made = shallow_copy(everyone)
        made.seat = seat
        made.hand = s.merchants[seat].hand
        made.held = bargains.held.get(seat, [])
        if bargains.offers and bargains.made.get(seat):
            made.offers = [
                _offer(offer, offer.cards) if offer.by == seat else as_all_hear
                for offer, as_all_hear in zip(bargains.offers, everyone.offers, strict=True)
            ]
        return made

    return view


def _offer(offer: Offer, cards: tuple[str, ...] | None = None) -> OfferView:
    return OfferView(offer.number, offer.by, offer.to, offer.terms, cards)


def _merchant(seat: Seat, s: State) -> MerchantView:
    merchant = s.merchants[seat]
    cargo = merchant.cargo
    return MerchantView(
        seat,
        merchant.port,
        merchant.ducats,
        merchant.prestige,
        len(merchant.hand),
        len(merchant.pirates),
        cargo[-1],
        cargo if s.open_cargo else None,
        len(cargo),
        merchant.markers,
        merchant.active,
        merchant.berth,
    )
