"""What follows an offer of the active player once it is answered, said together with the offer."""

from collections import Counter

from engine.choice import AllOf, Amount, Answer, Option, Part, Pick
from engine.core import Dealer
from engine.oltremare.bargaining import accept, offers_to
from engine.oltremare.components import CARDS, GOODS, TRADE
from engine.oltremare.exchange import obstacle
from engine.oltremare.offers import terms_of
from engine.oltremare.purchases import buy, cards_lacking
from engine.oltremare.state import Afterwards, Offer, State, Terms
from engine.text import text

MORE_LABEL = text("oltremare-form-more")
THEN_PART = Part(
    "then",
    text("oltremare-form-then"),
    Pick([Option("go", text("oltremare-then-go")), Option("ask", text("oltremare-then-ask"))]),
)


def with_what_follows(form: AllOf) -> AllOf:
    """The form of an offer, with how much more a counter-offer may cost, and what comes then."""
    more = Part("more", MORE_LABEL, Amount(0, TRADE.ducats_asked))
    return AllOf([*form.parts, more, THEN_PART])


def keep_what_follows(s: State, form: Answer) -> None:
    """Remember it for as long as the offer is waited for."""
    cards, terms = terms_of(form)
    s.bargains.afterwards[s.turn] = Afterwards(tuple(cards), terms, form["more"], form["then"] == "go")


def follow(s: State, dealer: Dealer) -> bool:
    """Everyone has answered: take a counter-offer within the limit; whether the trade phase ends now."""
    wanted: Afterwards | None = s.bargains.afterwards.pop(s.turn, None)
    if wanted is None:
        dealer.whisper([s.turn], "oltremare-all-answered")
        return False
    within = [offer for offer in offers_to(s, s.turn) if _is_within(s, offer, wanted)]
    if within:
        best = min(within, key=lambda offer: _cost(offer.terms))
        accept(s, s.turn, best, _cards_by_good(best, wanted), dealer)
    if wanted.goes:
        while cards_lacking(s) > 0:
            buy(s, "pirates" if s.active.pirates else "deck", dealer)
    dealer.whisper([s.turn], "oltremare-then-gone" if wanted.goes else "oltremare-all-answered")
    return wanted.goes


def _cost(terms: Terms) -> int:
    """The ducats that an offer costs the seat that accepts it."""
    return terms.price - terms.ducats


def _is_within(s: State, offer: Offer, wanted: Afterwards) -> bool:
    """Whether a counter-offer gives all that was asked for, for no other cards and not too many ducats."""
    mine = wanted.terms
    if _cost(offer.terms) > mine.ducats - mine.price + wanted.more or obstacle(s, offer, s.turn):
        return False
    asked, offered = Counter(dict(mine.asks)), Counter(dict(offer.terms.goods))
    named = {good: count for good, count in asked.items() if good in GOODS}
    if any(offered[good] < count for good, count in named.items()) or offered.total() < asked.total():
        return False
    spared = Counter(CARDS[card].good for card in wanted.cards if card in s.active.hand)
    return all(spared[good] >= count for good, count in offer.terms.asks)


def _cards_by_good(offer: Offer, wanted: Afterwards) -> Answer:
    """Of the cards that were offered, those that the counter-offer asks for."""
    return {
        good: [card for card in wanted.cards if CARDS[card].good == good][:count]
        for good, count in offer.terms.asks
    }
