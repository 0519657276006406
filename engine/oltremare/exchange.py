"""What a purchase costs, which trades can be done, and what a trade does."""

from engine.core import Table
from engine.oltremare.components import BOX
from engine.oltremare.labels import card_list
from engine.oltremare.offers import said, wanted
from engine.oltremare.state import Merchant, Offer, State
from engine.text import Seat, SeatName, Text, text

NO_SUCH_CARDS = text("oltremare-no-such-cards")
TOO_POOR = text("oltremare-too-poor")

# --- purchases --------------------------------------------------------------------------------------------


def price(s: State) -> int:
    """3 ducats, 4 for who has none; by Favourable terms 1, 2, 3, 4 whatever one has."""
    if s.active.active == "favourable-terms":
        return BOX.buying.favourable_prices[s.bargains.bought]
    return BOX.buying.price if s.active.ducats > 0 else BOX.buying.price_in_need


def may_buy(s: State) -> int:
    """How many cards the active player could still buy in this turn."""
    stocks = len(s.deck) + len(s.active.pirates)
    return min(BOX.buying.at_most - s.bargains.bought, stocks)


def short(s: State) -> int:
    """How many cards the active player lacks for his load and can still buy."""
    return min(s.active.top.load - len(s.active.hand), may_buy(s))


# --- trades -----------------------------------------------------------------------------------------------


def cannot_accept(s: State, offer: Offer, seat: Seat) -> Text | None:
    """Why this seat cannot take up the offer as things stand; None when it can."""
    terms, taker, giver = offer.terms, s.merchants[seat], s.merchants[offer.by]
    if any(len(wanted(taker.hand, good, terms.asks)) < count for good, count in terms.asks):
        return NO_SUCH_CARDS
    if _overdrawn(taker, terms.price - terms.ducats):
        return TOO_POOR
    if _overdrawn(giver, terms.ducats - terms.price):
        return text("oltremare-giver-too-poor", who=SeatName(offer.by))
    asked = sum(count for _, count in terms.asks)
    gain = asked - len(offer.cards) if offer.by == s.turn else len(offer.cards) - asked
    if gain < 0 and len(s.active.hand) + gain + may_buy(s) < s.active.top.load:
        return text("oltremare-left-short", who=SeatName(s.turn))
    return None


def _overdrawn(merchant: Merchant, cost: int) -> bool:
    """A trade may not push anybody below nothing."""
    return cost > 0 and merchant.ducats < cost


def exchange(s: State, offer: Offer, seat: Seat, cards: list[str], table: Table) -> None:
    """Cards and ducats change hands; the partner of the active player earns prestige."""
    giver, taker = s.merchants[offer.by], s.merchants[seat]
    _move(offer.cards, giver, taker)
    _move(cards, taker, giver)
    net = offer.terms.ducats - offer.terms.price
    giver.ducats -= net
    taker.ducats += net
    table.show()
    told = text("oltremare-traded", who=SeatName(seat), by=SeatName(offer.by), terms=said(offer.terms))
    private = {offer.by: _received(told, cards), seat: _received(told, offer.cards)}
    table.tell(told.key, private=private, **told.args)
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
        s.merchants[partner].prestige += BOX.trade.prestige
        table.tell("oltremare-prestige", who=SeatName(partner), prestige=s.merchants[partner].prestige)


def _let_lapse(s: State, table: Table) -> None:
    """Offers of cards that have gone elsewhere stand no longer."""
    for offer in s.bargains.offers.copy():
        if any(card not in s.merchants[offer.by].hand for card in offer.cards):
            s.bargains.offers.remove(offer)
            table.tell("oltremare-lapsed", who=SeatName(offer.by), terms=said(offer.terms))
