"""Standing prices: what a seat has said in advance that it would pay, bid and taken for it."""

from engine.core import Table
from engine.genoa import offers
from engine.genoa.components import BUILDINGS, UNIT
from engine.genoa.state import Bid, Bundle, Counter, Price, State
from engine.text import Seat


def limit(s: State, seat: Seat, space: str) -> int:
    """The standing price for a building, as far as there is money for it, in whole banknotes."""
    price = min(s.instructions_of(seat).limits.get(space, 0), s.purse(seat))
    return price - price % UNIT


def bid_standing_prices(s: State, table: Table, about: str | None = None) -> None:
    """Each standing price offers just enough to beat the others, up to its limit (never with two players).

    Looks at one space, or at all that are near. It never plays a card for a further action.
    """
    if s.two:
        return
    spaces = [space for space in offers.near(s) if about in (None, space) and space in BUILDINGS]
    bidders = _able_to_bid(s) if spaces else []
    for space in spaces if bidders else ():
        for seat, price in _due(s, space, bidders):
            offers.add_bid(s, Bid(space=space, bidder=seat, now=Bundle(price), auto=True), table)


def has_bid(s: State, space: str) -> bool:
    """Whether the standing prices have offered all that they would for a space that is near."""
    return not _due(s, space, _able_to_bid(s))


def _able_to_bid(s: State) -> list[Seat]:
    return [seat for seat in s.bidders if s.turn.actions[seat] and s.instructions_of(seat).limits]


def _due(s: State, space: str, bidders: list[Seat]) -> list[tuple[Seat, int]]:
    """What the standing prices of these seats have still to offer for a space."""
    limits: dict[Seat, int] = {}
    for seat in bidders:
        if most := limit(s, seat, space):
            limits[seat] = most
    if not limits:
        return []
    standing = [bid for bid in s.turn.bids if bid.space == space]
    for bid in standing:
        if not bid.auto and bid.bidder in limits:
            del limits[bid.bidder]
    return [(seat, price) for seat in limits if (price := _price(seat, limits, standing))]


def _price(seat: Seat, limits: dict[Seat, int], standing: list[Bid]) -> int:
    """What a standing price has to offer now; 0 when it has offered enough."""
    own = rival = 0
    for bid in standing:
        if bid.bidder == seat:
            own = bid.now.ducats
        elif not bid.auto:
            rival = max(rival, bid.now.ducats + bid.after.ducats)
    for bidder, other in limits.items():
        if bidder != seat and other > rival:
            rival = other
    price = max(UNIT, min(limits[seat], rival + UNIT))
    return price if price > own else 0


def standing_taker(s: State, named: Price | Counter) -> Seat | None:
    """The first seat in turn order whose standing price takes a price or a counter-offer at once."""
    if not named.only_ducats or s.two or named.space not in BUILDINGS:
        return None
    for seat in (named.bidder,) if isinstance(named, Counter) else s.bidders:
        if s.turn.actions[seat] and limit(s, seat, named.space) >= named.now.ducats:
            return seat
    return None
