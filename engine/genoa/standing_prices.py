"""Standing prices: what a seat has said in advance that it would pay, bid and taken for it."""

from engine.core import Dealer
from engine.genoa import offers, supply
from engine.genoa.components import BUILDINGS, UNIT
from engine.genoa.state import Bid, Bundle, Counter, Price, State
from engine.text import Seat


def _limit(s: State, seat: Seat, space: str) -> int:
    """The standing price for a building, as far as there is money for it, in whole banknotes."""
    if not supply.is_of_use(s, seat, space):
        return 0
    price = min(s.instructions_of(seat).limits.get(space, 0), s.purse(seat))
    return price - price % UNIT


def bid_standing_prices(s: State, dealer: Dealer, about: str | None = None) -> None:
    """Each standing price offers just enough to beat the others, up to its limit (never with two players).

    Looks at one space, or at all that are near or were offered for; never plays a card for a further action.
    """
    near = [space for space in offers.near(s) if space in BUILDINGS]
    offered = dict.fromkeys(bid.space for bid in s.turn.bids if bid.auto and bid.space not in near)
    spaces = [space for space in (*near, *offered) if about in (None, space)]
    if not spaces or s.two:
        return
    bidders = [seat for seat in s.bidders if s.turn.actions[seat] and s.instructions_of(seat).limits]
    for space in spaces if bidders else ():
        _bid_for(s, space, bidders, dealer)


def _bid_for(s: State, space: str, bidders: list[Seat], dealer: Dealer) -> None:
    """`bidders` have standing prices; looking them up was noted when they were counted."""
    standing = [bid for bid in s.turn.bids if bid.space == space]
    priced = [seat for seat in bidders if space in s.players[seat].instructions.limits]
    if not priced and not any(bid.auto for bid in standing):
        return
    agreed = offers.agreed_bids(s)
    settled = [bid.bidder for bid in standing if not bid.auto or bid.id in agreed]
    limits = {seat: most for seat in priced if seat not in settled and (most := _limit(s, seat, space))}
    for bid in standing:
        if bid.bidder not in (*limits, *settled):
            offers.drop_bid(s, bid, dealer)
    for seat in limits:
        own = next((bid.now.ducats for bid in standing if bid.bidder == seat), 0)
        price = _price(seat, limits, [bid for bid in standing if bid.bidder in settled])
        if price != own:
            offers.add_bid(s, Bid(space=space, bidder=seat, now=Bundle(price), auto=True), dealer)


def _price(seat: Seat, limits: dict[Seat, int], rivals: list[Bid]) -> int:
    """What a standing price offers: a note more than its rivals, whose own limits may rise as well."""
    highest = max([bid.now.ducats + bid.after.ducats for bid in rivals], default=0)
    highest = max([highest, *(most for other, most in limits.items() if other != seat)])
    return min(limits[seat], highest + UNIT)


def standing_taker(s: State, named: Price | Counter) -> Seat | None:
    """The first seat in turn order whose standing price takes a price or a counter-offer at once."""
    if not named.only_ducats or s.two or named.space not in BUILDINGS:
        return None
    for seat in (named.bidder,) if isinstance(named, Counter) else s.bidders:
        if s.turn.actions[seat] and _limit(s, seat, named.space) >= named.now.ducats:
            return seat
    return None


def is_beyond_standing_price(s: State, counter: Counter) -> bool:
    """Whether a counter-offer answers a standing price of someone who passes by default: more is not paid."""
    return s.players[counter.bidder].instructions.quiet and any(
        bid.auto and bid.bidder == counter.bidder and bid.space == counter.space for bid in s.turn.bids
    )
