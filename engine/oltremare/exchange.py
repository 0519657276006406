"""What a purchase costs, which trades can be done, and what a trade does."""

from engine.core import Table
from engine.oltremare.components import BUYING, TRADE
from engine.oltremare.labels import SEAT_NAMES, card_list
from engine.oltremare.offers import said_later, wanted
from engine.oltremare.state import Merchant, Offer, State
from engine.text import Seat, Text, text

NO_SUCH_CARDS = text("oltremare-no-such-cards")
TOO_POOR = text("oltremare-too-poor")

# --- purchases --------------------------------------------------------------------------------------------


def price(s: State) -> int:
    """3 ducats, 4 for who has none; by Favourable terms 1, 2, 3, 4 whatever one has."""
    merchant = s.active
    if merchant.active == "favourable-terms":
        return BUYING.favourable_prices[s.bargains.bought]
    return BUYING.price if merchant.ducats > 0 else BUYING.price_in_need


def may_buy(s: State) -> int:
    """How many cards the active player could still buy in this turn."""
    stocks = len(s.deck) + len(s.merchants[s.turn].pirates)
    return min(BUYING.at_most - s.bargains.bought, stocks)


# --- trades -----------------------------------------------------------------------------------------------


def obstacle(s: State, offer: Offer, seat: Seat) -> Text | None:
    """Why this seat cannot take up the offer as things stand; None when it can."""
    terms, taker, giver = offer.terms, s.merchants[seat], s.merchants[offer.by]
    asked = 0
    for good, count in terms.asks:
        asked += count
        if len(wanted(taker.hand, good, terms.asks)) < count:
            return NO_SUCH_CARDS
    cost = terms.price - terms.ducats
    if cost > 0 and taker.ducats < cost:
        return TOO_POOR
    if cost < 0 and giver.ducats < -cost:
        return text("oltremare-giver-too-poor", who=SEAT_NAMES[offer.by])
    loss = len(offer.cards) - asked if offer.by == s.turn else asked - len(offer.cards)
    if loss > 0 and len(s.active.hand) - loss + may_buy(s) < s.active.top.load:
        return text("oltremare-left-short", who=SEAT_NAMES[s.turn])
    return None


def exchange(s: State, offer: Offer, seat: Seat, cards: list[str], table: Table) -> None:
    """Cards and ducats change hands; the partner of the active player earns prestige."""
    giver, taker = s.merchants[offer.by], s.merchants[seat]
    _move(offer.cards, giver, taker)
    _move(cards, taker, giver)
    net = offer.terms.ducats - offer.terms.price
    giver.ducats -= net
    taker.ducats += net
    table.show()
    who, by, terms = SEAT_NAMES[seat], SEAT_NAMES[offer.by], said_later(offer.terms)
    told = text("oltremare-traded", who=who, by=by, terms=terms)
    private = {offer.by: _received(told, cards), seat: _received(told, offer.cards)}
    table.tell("oltremare-traded", who=who, by=by, terms=terms, private=private)
    if cards or offer.cards:
        _honour(s, seat if offer.by == s.turn else offer.by, table)
    _let_lapse(s, table)


def _move(cards: tuple[str, ...] | list[str], giver: Merchant, taker: Merchant) -> None:
    for card in cards:
        giver.hand.remove(card)
    taker.hand += cards


def _received(told: Text, cards: tuple[str, ...] | list[str]) -> Text:
    return text("oltremare-traded-own", told=told, cards=card_list(cards)) if cards else told


def _honour(s: State, partner: Seat, table: Table) -> None:
    """One prestige for each partner and turn, however often they trade."""
    if partner not in s.bargains.honoured:
        s.bargains.honoured.append(partner)
        s.merchants[partner].prestige += TRADE.prestige
        table.tell("oltremare-prestige", who=SEAT_NAMES[partner], prestige=s.merchants[partner].prestige)


def _let_lapse(s: State, table: Table) -> None:
    """Offers of cards that have gone elsewhere stand no longer."""
    for offer in s.bargains.offers.copy():
        if any(card not in s.merchants[offer.by].hand for card in offer.cards):
            s.bargains.offers.remove(offer)
            table.tell("oltremare-lapsed", who=SEAT_NAMES[offer.by], terms=said_later(offer.terms))
