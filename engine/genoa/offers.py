"""Section 4.2, the trade law: which offers stand, who can pay them, when the tower may leave a building."""

from engine.core import Dealer
from engine.genoa import ids, supply
from engine.genoa.components import BOX, BUILDINGS, LARGE, MARKER, SPECIALS, VILLAS
from engine.genoa.labels import SEAT_NAMES, SPACE_NAMES, SPACE_PHRASES, terms_words
from engine.genoa.state import Bid, Bundle, Counter, Deal, Items, Price, State, Terms
from engine.text import Seat, Text, text

LACKS_DUCATS = text("genoa-lacks-ducats")
LACKS_GOODS = text("genoa-lacks-goods")
LACKS_CARDS = text("genoa-lacks-cards")
LACKS_ACTION = text("genoa-lacks-action")
LACKS_MARKERS = text("genoa-lacks-markers")


# --- who can pay what -------------------------------------------------------------------------------------


def lacks(s: State, seat: Seat, bundle: Bundle, receiver: Seat | None, extra_ducats: int = 0) -> Text | None:
    """Why a seat cannot give a bundle, to this receiver or to anyone; None when it can."""
    player = s.players[seat]
    if bundle.ducats and bundle.ducats > s.purse(seat) + extra_ducats:
        return LACKS_DUCATS
    for item, count in bundle.items:
        if player.items[item] < count:
            return LACKS_GOODS
        if item == MARKER and receiver is not None and s.markers[receiver] < count:
            return LACKS_MARKERS
    for card in bundle.cards:
        if card not in s.hand(seat):
            return LACKS_CARDS
    for deck, count in bundle.decks:
        if s.cards_held(seat, deck) < count:
            return LACKS_CARDS
    return None


def needs_further(s: State, seat: Seat, space: str) -> bool:
    """Acting there would take a card for a further action, which then cannot be given away."""
    return space in BUILDINGS and not s.turn.actions[seat]


def bidder_lacks(s: State, seat: Seat, terms: Terms, order: str | None = None) -> Text | None:
    """Why a seat cannot keep the bidder's side of these terms."""
    if not may_bid(s, seat, terms.space):
        return LACKS_ACTION
    if needs_further(s, seat, terms.space):
        spent = dict(terms.now.items).get("further_action", 0)
        if s.players[seat].items["further_action"] <= spent:
            return LACKS_ACTION
    return lacks(s, seat, terms.now, s.turn.tower) or _lacks_after(s, seat, terms, order)


def _lacks_after(s: State, seat: Seat, terms: Terms, order: str | None) -> Text | None:
    after = terms.after
    if after.empty:
        return None
    if order is not None and not _pays_from(s, seat, terms, order):
        return LACKS_GOODS
    sure = dict(yields(s, seat, terms.space, order))
    promised = [*after.items, *((ids.deck(deck), count) for deck, count in after.decks)]
    if any(sure.get(what, 0) < count for what, count in promised):
        return LACKS_GOODS
    markers = dict(after.items).get(MARKER, 0)
    if markers and s.markers[s.turn.tower] < markers + dict(terms.now.items).get(MARKER, 0):
        return LACKS_MARKERS
    return None


def _pays_from(s: State, seat: Seat, terms: Terms, order: str) -> bool:
    """The order can be delivered with what is left after the first payment."""
    if order not in payable_orders(s, seat, terms.space):
        return False
    left = s.players[seat].items.copy()
    for item, count in terms.now.items:
        left[item] -= count
    return supply.completable(s, left, order)


def tower_lacks(s: State, terms: Terms, bidder: Seat | None = None) -> Text | None:
    """Why the tower player cannot give what is asked of them."""
    if terms.ask.empty:
        return None
    return lacks(s, s.turn.tower, terms.ask, bidder, terms.now.ducats)


def yields(s: State, seat: Seat, space: str, order: str | None = None) -> Items:
    """What the action of a building is sure to give this seat: items, and cards as `deck:…`.

    A villa that takes an order gives a special card of choice in place of a privilege.
    """
    if space not in BUILDINGS:
        return ()
    if order in LARGE:
        return tuple([(special, 1) for special in supply.special_options(s)])
    action = BUILDINGS[space].action
    if action.draw:
        count = min(action.count, s.decks[action.draw].size)
        return ((ids.deck(action.draw), count),) if count else ()
    taken = [(item, min(action.count, s.available(seat, item))) for item in action.take]
    return tuple([pair for pair in taken if pair[1]])


def payable_orders(s: State, seat: Seat, space: str) -> list[str]:
    """The orders in hand out of whose reward this seat could pay, cards for any ware helping."""
    if space not in BUILDINGS:
        return []
    if space not in VILLAS and not supply.may_deliver_small(s, seat):
        return []
    items = s.players[seat].items
    return [card for card in supply.orders_for(s, seat, space) if supply.completable(s, items, card)]


def reward(order: str) -> int:
    return BOX.pays.large if order in LARGE else BOX.pays.small


def promised_special(bundle: Bundle) -> str | None:
    """The special card of a large order that is promised on."""
    return next((item for item, _ in bundle.items if item in SPECIALS), None)


# --- which offers stand -----------------------------------------------------------------------------------


def in_play(s: State) -> tuple[str, ...]:
    """The spaces an offer may be made for: the open action here, and wherever the tower can still go."""
    further = s.reach.all
    return (s.turn.here, *further) if s.action_open() else further


def near(s: State) -> tuple[str, ...]:
    """The spaces a deal is possible about at once: the open action here, and the neighbours (R2)."""
    beside = s.reach.next
    return (s.turn.here, *beside) if s.action_open() else beside


def may_bid(s: State, seat: Seat, space: str) -> bool:
    """A street needs no action (R4), a building does (R3)."""
    return space not in BUILDINGS or s.may_act(seat)


def sweep(s: State, dealer: Dealer) -> None:
    """Offers and half-filled forms that can no longer be kept are dropped."""
    turn = s.turn
    if not (turn.bids or turn.prices or turn.counters or turn.drafts):
        return
    spaces = in_play(s)
    for bid in turn.bids:
        if bid.space not in spaces and bid.space in turn.path:
            owner, space = SEAT_NAMES[bid.bidder], SPACE_PHRASES[bid.space]
            dealer.tell("genoa-not-taken", owner=owner, space=space, terms=terms_words(bid))

    def keep_or_tell(maker: Seat, terms: Terms, missing: Text | None) -> bool:
        if missing is not None:
            dealer.tell("genoa-lapses", who=SEAT_NAMES[maker], space=SPACE_PHRASES[terms.space])
        return missing is None

    turn.bids = [
        bid
        for bid in turn.bids
        if bid.space in spaces
        and may_bid(s, bid.bidder, bid.space)
        and keep_or_tell(bid.bidder, bid, bidder_lacks(s, bid.bidder, bid, bid.order))
    ]
    turn.prices = [
        price
        for price in turn.prices
        if price.space in spaces and keep_or_tell(turn.tower, price, tower_lacks(s, price))
    ]
    turn.counters = [
        counter
        for counter in turn.counters
        if counter.space in spaces
        and may_bid(s, counter.bidder, counter.space)
        and keep_or_tell(turn.tower, counter, tower_lacks(s, counter, counter.bidder))
    ]
    for seat, draft in list(turn.drafts.items()):
        bidder = draft.bidder
        if draft.space not in spaces or (bidder is not None and not may_bid(s, bidder, draft.space)):
            del turn.drafts[seat]


def action_spent(s: State, seat: Seat) -> None:
    """What a bidder said about buildings counted on this action; to play a card is for its owner to say."""
    turn = s.turn
    if turn.actions[seat] or seat == turn.tower:
        return
    turn.bids = [bid for bid in turn.bids if bid.bidder != seat or bid.space not in BUILDINGS]
    draft = turn.drafts.get(seat)
    if draft and draft.space in BUILDINGS:
        del turn.drafts[seat]


def add_bid(s: State, bid: Bid, dealer: Dealer) -> None:
    """Put a bid up and tell it."""
    put_up(s, bid)
    who, space = SEAT_NAMES[bid.bidder], SPACE_PHRASES[bid.space]
    dealer.tell("genoa-offers", who=who, whom=who, space=space, terms=terms_words(bid))


def put_up(s: State, bid: Bid) -> None:
    """A bid in place of an older one of the same bidder; by hand, it answers what they were asked there."""
    s.serial += 1
    bid.id = s.serial
    turn, seat = s.turn, bid.bidder
    turn.bids = [old for old in turn.bids if old.space != bid.space or old.bidder != seat]
    turn.bids.append(bid)
    if not bid.auto:
        drop_asked(s, seat, bid.space)


def add_price(s: State, price: Price, dealer: Dealer) -> None:
    """Name a price to anyone; the person who has not passed is asked for an answer."""
    s.serial += 1
    price.id = s.serial
    turn = s.turn
    turn.prices = [old for old in turn.prices if old.space != price.space]
    price.asked = [seat for seat in s.bidders if _would_hear(s, seat, price.space)]
    turn.prices.append(price)
    turn.named.append(price.space)
    who, space = SEAT_NAMES[turn.tower], SPACE_PHRASES[price.space]
    dealer.tell("genoa-names-price", who=who, whom=who, space=space, terms=terms_words(price))


def add_counter(s: State, counter: Counter, dealer: Dealer) -> None:
    """Name a price to one bidder, who is asked for an answer."""
    s.serial += 1
    counter.id = s.serial
    turn = s.turn
    turn.counters = [
        old for old in turn.counters if old.space != counter.space or old.bidder != counter.bidder
    ]
    counter.asked = [counter.bidder]
    turn.counters.append(counter)
    turn.named.append(counter.space)
    who, whom = SEAT_NAMES[turn.tower], SEAT_NAMES[counter.bidder]
    space = SPACE_PHRASES[counter.space]
    dealer.tell("genoa-counters", who=who, whom=whom, space=space, terms=terms_words(counter))


def withdraw_bid(s: State, bid: Bid, dealer: Dealer) -> None:
    """A bid of a standing price takes that price with it."""
    drop_bid(s, bid, dealer)
    if bid.auto:
        s.players[bid.bidder].instructions.limits.pop(bid.space, None)


def drop_bid(s: State, bid: Bid, dealer: Dealer) -> None:
    s.turn.bids.remove(bid)
    dealer.tell("genoa-withdraws", who=SEAT_NAMES[bid.bidder], space=SPACE_PHRASES[bid.space])


def agreed_bids(s: State) -> list[int]:
    """The bids that the tower player has accepted, as soon as the tower may leave."""
    return [deal.bid for deal in s.turn.wish.deals if deal.bid is not None] if s.turn.wish else []


def withdraw_named(s: State, named: Price | Counter, dealer: Dealer) -> None:
    turn = s.turn
    turn.prices = [price for price in turn.prices if price is not named]
    turn.counters = [counter for counter in turn.counters if counter is not named]
    dealer.tell("genoa-withdraws", who=SEAT_NAMES[turn.tower], space=SPACE_PHRASES[named.space])


def arrive(s: State, space: str, dealer: Dealer, *, announce: bool = True) -> None:
    """The tower comes to a space; what was said about the last one is over."""
    turn = s.turn
    turn.path = (*turn.path, space)
    turn.used = False
    turn.wish = turn.unsure = None
    turn.drafts.pop(turn.tower, None)
    turn.declined = ["" if passed == "here" else passed for passed in turn.declined]
    wait_no_more(s)
    if announce:
        dealer.tell("genoa-moves", who=SEAT_NAMES[turn.tower], space=SPACE_NAMES[space])
    supply.claim_for_all(s, dealer)


# --- whose answer is waited for ---------------------------------------------------------------------------


def to_hear(s: State) -> list[Seat]:
    """Everyone who is asked for offers: who may still speak and has not passed for good."""
    turn = s.turn
    return [
        seat
        for seat in s.bidders
        if turn.talk[seat] and turn.declined[seat] != "turn" and not s.players[seat].instructions.quiet
    ]


def mark_heard(s: State, seat: Seat) -> None:
    if seat in s.turn.unheard:
        s.turn.unheard.remove(seat)


def _would_hear(s: State, seat: Seat, space: str) -> bool:
    """A price is for the person who could take it and has not passed, by what everyone knows."""
    turn = s.turn
    if s.players[seat].instructions.quiet or not may_bid(s, seat, space):
        return False
    if turn.declined[seat] in ("rest", "turn"):
        return any(bid.bidder == seat and bid.space == space for bid in turn.bids)
    return True


def seats_to_answer(s: State) -> list[Seat]:
    """Who has still to answer a price or a counter-offer."""
    asked = {seat for named in s.turn.named_offers for seat in named.asked}
    return [seat for seat in s.bidders if seat in asked]


def drop_asked(s: State, seat: Seat, space: str | None = None) -> None:
    """A seat has answered all that was named to it, or what was about one space: a counter-offer is gone,
    a price stands for the others."""
    for named in s.turn.named_offers:
        if space is None or named.space == space:
            drop_asked_for(s, seat, named)


def drop_asked_for(s: State, seat: Seat, named: Price | Counter) -> None:
    if isinstance(named, Price):
        if seat in named.asked:
            named.asked.remove(seat)
    elif named.bidder == seat:
        s.turn.counters.remove(named)


def wait_no_more(s: State) -> None:
    """The tower player goes on without the answers."""
    for named in s.turn.named_offers:
        named.asked.clear()


# --- leaving a building (R1 and 4.3.4) --------------------------------------------------------------------


def due(s: State) -> list[Bid]:
    """The plain offers for the open action here: one of them must be accepted, or the tower player acts."""
    if not s.action_open():
        return []
    here = s.turn.here
    return [bid for bid in s.turn.bids if bid.space == here and bid.plain]


def seats_to_decide(s: State) -> list[Seat]:
    """Who has still to say whether they want the open action here, and could get it."""
    if not s.action_open():
        return []
    turn, here = s.turn, s.turn.here
    spoken = [bid.bidder for bid in turn.bids if bid.space == here]
    priced = any(price.space == here for price in turn.prices)
    countered = [counter.bidder for counter in turn.counters if counter.space == here]
    return [
        seat
        for seat in s.bidders
        if not turn.declined[seat]
        and seat not in spoken
        and not s.players[seat].instructions.quiet
        and s.may_act(seat)
        and (turn.talk[seat] or seat in turn.drafts or priced or seat in countered)
    ]


def loses_own_action(s: State, space: str | None, *, is_sold: bool = False) -> bool:
    """The tower player has an action to use, and after this step (None: the end of the turn) no longer.

    A card for a further action is not lost and does not count; neither does an action that is sold there.
    """
    if not s.turn.actions[s.turn.tower] or not any(place in BUILDINGS for place in in_play(s)):
        return False
    if space is None:
        return True
    left = s.reach_beyond(space) if is_sold else (space, *s.reach_beyond(space))
    return not any(place in BUILDINGS for place in left)


# --- deals ------------------------------------------------------------------------------------------------


def deal_of(bid: Bid) -> Deal:
    """A bid that was accepted."""
    return Deal(
        space=bid.space,
        bidder=bid.bidder,
        now=bid.now,
        after=bid.after,
        ask=bid.ask,
        order=bid.order,
        bid=bid.id,
    )


def taken_by(named: Price | Counter, seat: Seat) -> Deal:
    """A price or a counter-offer that a seat has taken."""
    return Deal(space=named.space, bidder=seat, now=named.now, after=named.after, ask=named.ask)


def bid_of(deal: Deal) -> Bid:
    """A price that was taken and cannot be settled yet stands as a bid of the person who took it."""
    return Bid(space=deal.space, bidder=deal.bidder, now=deal.now, after=deal.after, ask=deal.ask)
