"""Which trades can be done, and what a trade does."""

from engine.core import Dealer
from engine.oltremare.components import CARDS, TRADE
from engine.oltremare.labels import SEAT_NAMES, card_list
from engine.oltremare.offers import matching_cards, terms_in_words
from engine.oltremare.purchases import may_buy
from engine.oltremare.state import Holding, Merchant, Offer, State
from engine.text import Seat, Text, text

NO_SUCH_CARDS = text("oltremare-no-such-cards")
TOO_POOR = text("oltremare-too-poor")


def obstacle(s: State, offer: Offer, seat: Seat) -> Text | None:
    """Why this seat cannot take up the offer as things stand; None when it can."""
    return own_lack(s, offer, seat) or _others_lack(s, offer)


def own_lack(s: State, offer: Offer, seat: Seat) -> Text | None:
    """What the one who would accept lacks: cards or ducats asked for."""
    terms, taker = offer.terms, s.merchants[seat]
    for good, count in terms.asks:
        if len(matching_cards(taker.hand, good, terms.asks)) < count:
            return NO_SUCH_CARDS
    cost = terms.price - terms.ducats
    return TOO_POOR if cost > 0 and taker.ducats < cost else None


def _others_lack(s: State, offer: Offer) -> Text | None:
    """What stands in the way on the other side: the giver's purse, or the active player's load."""
    terms = offer.terms
    cost = terms.price - terms.ducats
    if cost < 0 and s.merchants[offer.by].ducats < -cost:
        return text("oltremare-giver-too-poor", who=SEAT_NAMES[offer.by])
    loss = len(offer.cards) - sum(count for _, count in terms.asks)
    if offer.by != s.turn:
        loss = -loss
    if loss > 0 and len(s.active.hand) - loss + may_buy(s) < s.active.top.load:
        return text("oltremare-left-short", who=SEAT_NAMES[s.turn])
    return None


def exchange(s: State, offer: Offer, seat: Seat, cards: list[str], dealer: Dealer) -> None:
    """Cards and ducats change hands; the partner of the active player earns prestige."""
    giver, taker = s.merchants[offer.by], s.merchants[seat]
    for trader, merchant in ((offer.by, giver), (seat, taker)):
        s.bargains.held.setdefault(trader, []).append(_holding_of(merchant))
    _move_cards(offer.cards, giver, taker)
    _move_cards(cards, taker, giver)
    net = offer.terms.ducats - offer.terms.price
    giver.ducats -= net
    taker.ducats += net
    dealer.end_free_undo()
    who, by, terms = SEAT_NAMES[seat], SEAT_NAMES[offer.by], terms_in_words(offer.terms)
    news = text("oltremare-traded", who=who, by=by, terms=terms)
    private = {offer.by: _with_cards(news, cards), seat: _with_cards(news, offer.cards)}
    dealer.tell("oltremare-traded", who=who, by=by, terms=terms, private=private)
    if cards or offer.cards:
        _give_prestige(s, seat if offer.by == s.turn else offer.by, dealer)
    _drop_lapsed_offers(s, dealer)


def _holding_of(merchant: Merchant) -> Holding:
    return Holding(tuple(sorted(CARDS[card].good for card in merchant.hand)), merchant.ducats)


def _move_cards(cards: tuple[str, ...] | list[str], giver: Merchant, taker: Merchant) -> None:
    for card in cards:
        giver.hand.remove(card)
    taker.hand += cards


def _with_cards(news: Text, cards: tuple[str, ...] | list[str]) -> Text:
    """The same words with the very cards, for the one who receives them."""
    return text("oltremare-traded-own", told=news, cards=card_list(cards)) if cards else news


def _give_prestige(s: State, partner: Seat, dealer: Dealer) -> None:
    """One prestige for each partner and turn, however often they trade."""
    if partner not in s.bargains.honoured:
        s.bargains.honoured.append(partner)
        s.merchants[partner].prestige += TRADE.prestige
        dealer.tell("oltremare-prestige", who=SEAT_NAMES[partner], prestige=s.merchants[partner].prestige)


def _drop_lapsed_offers(s: State, dealer: Dealer) -> None:
    """Offers of cards that have gone elsewhere stand no longer."""
    for offer in s.bargains.offers.copy():
        if any(card not in s.merchants[offer.by].hand for card in offer.cards):
            s.bargains.offers.remove(offer)
            terms = terms_in_words(offer.terms)
            dealer.tell("oltremare-lapsed", who=SEAT_NAMES[offer.by], terms=terms)
