"""Standing prices: what a seat has said in advance that it would pay, bid and taken for it."""

from engine.core import Table
from engine.genoa import offers
from engine.genoa.components import BUILDINGS, UNIT
from engine.genoa.state import Bid, Bundle, Counter, Price, State
from engine.text import Seat


def _limit(s: State, seat: Seat, space: str) -> int:
    """The standing price for a building, as far as there is money for it, in whole banknotes."""
    price = min(s.instructions_of(seat).limits.get(space, 0), s.purse(seat))
    return price - price % UNIT


def bid_standing_prices(s: State, table: Table, about: str | None = None) -> None:
    """Each standing price offers just enough to beat the others, up to its limit (never with two players).

    Looks at one space, or at all that are near. It never plays a card for a further action.
    """
    spaces = [space for space in offers.near(s) if space in BUILDINGS and about in (None, space)]
    if not spaces or s.two:
        return
    bidders = [seat for seat in s.bidders if s.turn.actions[seat] and s.instructions_of(seat).limits]
    for space in spaces if bidders else ():
        _bid_for(s, space, bidders, table)


def _bid_for(s: State, space: str, bidders: list[Seat], table: Table) -> None:
    limits: dict[Seat, int] = {}
    for seat in bidders:
        if most := _limit(s, seat, space):
            limits[seat] = most
    if not limits:
        return
    standing = [bid for bid in s.turn.bids if bid.space == space]
    for bid in standing:
        if not bid.auto and bid.bidder in limits:
            del limits[bid.bidder]
    for seat in limits:
        if price := _price(seat, limits, standing):
            offers.add_bid(s, Bid(space=space, bidder=seat, now=Bundle(price), auto=True), table)


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
        if s.turn.actions[seat] and _limit(s, seat, named.space) >= named.now.ducats:
            return seat
    return None
