"""A price list: what a card of each good is worth to a seat, as an answer to every offer at once."""

from collections import Counter
from collections.abc import Mapping

from engine.choice import Branch, Bucket, Share
from engine.core import Dealer
from engine.oltremare.bargaining import accept, decline_all, offers_to
from engine.oltremare.components import CARDS, GOODS, TRADE
from engine.oltremare.exchange import obstacle
from engine.oltremare.labels import GOOD_NAMES
from engine.oltremare.offers import matching_cards
from engine.oltremare.state import Offer, State
from engine.text import Seat, text

LEAST_GAIN = 1
"""So many ducats more than it costs must a trade bring."""
Prices = Mapping[str, int]
"""By good, what one card of it is worth; 0: it is not for sale, and worth nothing."""


FORM = Share(
    [Bucket(good, GOOD_NAMES[good], 0, TRADE.ducats_asked) for good in GOODS],
    0,
    TRADE.ducats_asked * len(GOODS),
)
NOTE = text("oltremare-by-prices-note")
BY_PRICES = Branch("prices", text("oltremare-by-prices"), FORM, note=NOTE, aside=True)
"""Accept what brings more than it costs by these prices, decline the rest."""
STANDING_PRICES = Branch("prices", text("oltremare-standing-prices"), FORM, note=NOTE)


def answer_by_prices(s: State, seat: Seat, prices: Prices, dealer: Dealer) -> None:
    """Accept the best offer as long as one is good enough, then decline the others."""
    while good_enough := [
        (gain, offer)
        for offer in offers_to(s, seat)
        if obstacle(s, offer, seat) is None and (gain := _gain(s, seat, offer, prices)) >= LEAST_GAIN
    ]:
        _, best = max(good_enough, key=lambda entry: (entry[0], -entry[1].number))
        accept(s, seat, best, _cards_to_give(s, seat, best, prices), dealer)
    decline_all(s, seat, dealer)


def _cards_to_give(s: State, seat: Seat, offer: Offer, prices: Prices) -> dict[str, list[str]]:
    """For each good asked, the cheapest cards that are for sale, those with the fewest icons first."""
    hand = s.merchants[seat].hand
    cards_by_good: dict[str, list[str]] = {}
    for good, count in offer.terms.asks:
        cards = [
            card for card in matching_cards(hand, good, offer.terms.asks) if prices.get(CARDS[card].good)
        ]
        cards.sort(key=lambda card: (prices[CARDS[card].good], len(CARDS[card].icons), card))
        cards_by_good[good] = cards[:count]
    return cards_by_good


def _gain(s: State, seat: Seat, offer: Offer, prices: Prices) -> int:
    """The ducats that an offer brings by these prices; less than nothing where something is not for sale."""
    cards_by_good = _cards_to_give(s, seat, offer, prices)
    if any(len(cards_by_good[good]) < count for good, count in offer.terms.asks):
        return -1
    cost = sum(prices[CARDS[card].good] for cards in cards_by_good.values() for card in cards)
    gets = sum(prices.get(good, 0) * count for good, count in Counter(dict(offer.terms.goods)).items())
    return gets + offer.terms.ducats - offer.terms.price - cost
