"""Buying cards in the trade phase: what they cost, how they are offered, and what a purchase does."""

from functools import cache

from engine.choice import NOTHING, Branch
from engine.core import Dealer
from engine.oltremare import ids
from engine.oltremare.components import BUYING
from engine.oltremare.deck import draw
from engine.oltremare.labels import CARD_NAMES, SEAT_NAMES, ducats
from engine.oltremare.state import State
from engine.text import Text, text

DECK_LABEL = text("oltremare-buy-deck")
DECK_EMPTY = text("oltremare-deck-empty")
PIRATES_EMPTY = text("oltremare-pirates-empty")
BOUGHT_ENOUGH = text("oltremare-bought-enough", count=BUYING.at_most)


def price(s: State) -> int:
    """3 ducats, 4 for who has none; by Favourable terms 1, 2, 3, 4 whatever one has."""
    buyer = s.active
    if buyer.active == "favourable-terms":
        return BUYING.favourable_prices[s.bargains.bought]
    return BUYING.price if buyer.ducats > 0 else BUYING.price_in_need


def may_buy(s: State) -> int:
    """How many cards the active player could still buy in this turn."""
    return min(BUYING.at_most - s.bargains.bought, len(s.deck) + len(s.active.pirates))


def cards_lacking(s: State) -> int:
    """How many cards the active player must still buy or trade for before the main phase."""
    buyer = s.active
    return min(buyer.top.load - len(buyer.hand), may_buy(s))


def purchases(s: State) -> list[Branch]:
    """A card from the deck, or the top card of one's own pirate stack."""
    stack = len(s.active.pirates)
    deck_blocked = None if s.deck else DECK_EMPTY
    stack_blocked = None if stack else PIRATES_EMPTY
    cost = None
    if s.bargains.bought < BUYING.at_most:
        cost = ducats(price(s))
    else:
        deck_blocked = stack_blocked = BOUGHT_ENOUGH
    spot = ids.pirates_spot(s.turn)
    return [
        Branch(ids.BUY_FROM_DECK, DECK_LABEL, NOTHING, deck_blocked, ids.DECK_SPOT, cost),
        Branch(ids.BUY_FROM_PIRATES, _pirates_label(stack), NOTHING, stack_blocked, spot, cost),
    ]


@cache
def _pirates_label(stack: int) -> Text:
    return text("oltremare-buy-pirates", count=stack)


def buy(s: State, source: str, dealer: Dealer) -> None:
    """One card, unseen, from the deck or the top of one's own pirate stack."""
    cost = price(s)
    card = draw(s, dealer) if source == "deck" else s.active.pirates.pop()
    assert card is not None, "a purchase from an empty deck is not offered"
    dealer.end_free_undo()
    s.active.hand.append(card)
    s.pay(s.turn, -cost)
    s.bargains.bought += 1
    own = text(f"oltremare-bought-{source}-own", card=CARD_NAMES[card], ducats=ducats(cost))
    who = SEAT_NAMES[s.turn]
    dealer.tell(f"oltremare-bought-{source}", who=who, ducats=ducats(cost), private={s.turn: own})
