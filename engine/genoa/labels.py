"""The words for spaces, items and cards, made once and shared by every question and event."""

from functools import lru_cache

from engine.choice import Option
from engine.genoa import ids
from engine.genoa.city import city, is_street
from engine.genoa.components import (
    BOX,
    BUILDINGS,
    DECKS,
    ITEMS,
    LARGE,
    MESSAGES,
    PRIVILEGES,
    SMALL,
    SPECIALS,
)
from engine.genoa.state import Bid, Bundle, Counter, Price, Terms
from engine.text import SeatName, Text, text

SEAT_NAMES: tuple[SeatName, ...] = tuple(SeatName(seat) for seat in range(max(BOX.rounds.by_players)))
BUILDING_NAMES: dict[str, Text] = {name: text(f"genoa-building-{name.lower()}") for name in BUILDINGS}
ITEM_NAMES: dict[str, Text] = {item: text(f"genoa-item-{item.replace('_', '-')}") for item in ITEMS}
DECK_NAMES: dict[str, Text] = {deck: text(f"genoa-deck-{deck}") for deck in DECKS}


def _space(space: str) -> Text:
    if is_street(space):
        return text("genoa-street", blue=int(space[1]), red=int(space[2]))
    return BUILDING_NAMES[space] if space in BUILDINGS else text("genoa-market")


SPACE_NAMES: dict[str, Text] = {space: _space(space) for space in city("depot").spaces}
SPACE_PHRASES: dict[str, Text] = {
    space: text("genoa-the-street", street=name)
    if is_street(space)
    else text(f"genoa-the-{space.lower()}" if space in BUILDINGS else "genoa-the-market")
    for space, name in SPACE_NAMES.items()
}
"""A space within a sentence, with its article."""
SPACE_SPOTS: dict[str, str] = {space: f"space:{space}" for space in SPACE_NAMES}

CARD_NAMES: dict[str, Text] = {
    **{
        card: text(
            "genoa-card-large",
            villa=BUILDING_NAMES[order.villa],
            wares=tuple(ITEM_NAMES[w] for w in order.wares),
        )
        for card, order in LARGE.items()
    },
    **{
        card: text("genoa-card-small", building=BUILDING_NAMES[order.building], ware=ITEM_NAMES[order.ware])
        for card, order in SMALL.items()
    },
    **{
        card: text(
            "genoa-card-message", one=BUILDING_NAMES[message.pair[0]], other=BUILDING_NAMES[message.pair[1]]
        )
        for card, message in MESSAGES.items()
    },
    **{
        card: text("genoa-card-privilege", building=BUILDING_NAMES[name]) for card, name in PRIVILEGES.items()
    },
}

SPACE_OPTIONS: dict[str, Option] = {
    space: Option(space, label, spot=SPACE_SPOTS[space]) for space, label in SPACE_NAMES.items()
}
ITEM_OPTIONS: dict[str, Option] = {item: Option(item, label) for item, label in ITEM_NAMES.items()}
CARD_OPTIONS: dict[str, Option] = {card: Option(card, label) for card, label in CARD_NAMES.items()}
DECK_OPTIONS: dict[str, Option] = {
    deck: Option(ids.deck(deck), text("genoa-top-card", deck=DECK_NAMES[deck])) for deck in DECKS
}


def bundle_words(bundle: Bundle) -> tuple[Text, ...]:
    """What is given, as a list to be joined."""
    words = [text("genoa-ducats", count=bundle.ducats)] if bundle.ducats else []
    words += [some(item, count) for item, count in bundle.items]
    words += [CARD_NAMES[card] for card in bundle.cards]
    words += [text("genoa-some-cards", count=count, deck=DECK_NAMES[deck]) for deck, count in bundle.decks]
    return tuple(words)


def some(item: str, count: int = 1) -> Text:
    """Items within a sentence, where a card has to be told apart from what it allows."""
    if item in SPECIALS:
        return text("genoa-special-cards", count=count, card=ITEM_NAMES[item])
    return count_of(ITEM_NAMES[item], count)


def count_of(what: Text, count: int) -> Text:
    return what if count == 1 else text("genoa-counted", count=count, what=what)


def terms_words(terms: Terms) -> Text:
    """What the bidder gives and gets."""
    return _terms(terms.now, terms.after, terms.ask)


@lru_cache(maxsize=1 << 12)
def _terms(now: Bundle, after: Bundle, ask: Bundle) -> Text:
    parts = [text("genoa-terms-now", goods=bundle_words(now))] if not now.empty else []
    if not after.empty:
        parts.append(text("genoa-terms-after", goods=bundle_words(after)))
    if ask.empty:
        return text("genoa-terms", given=tuple(parts))
    return text("genoa-terms-exchange", given=tuple(parts), got=bundle_words(ask))


def offer_words(offer: Bid | Price | Counter) -> Text:
    """An offer as one line of a list: who, where, what."""
    space, terms = SPACE_PHRASES[offer.space], terms_words(offer)
    match offer:
        case Price():
            return price_words(offer)
        case Counter():
            return text("genoa-line-counter", who=SEAT_NAMES[offer.bidder], space=space, terms=terms)
        case Bid():
            return text("genoa-line-offer", who=SEAT_NAMES[offer.bidder], space=space, terms=terms)


def price_words(offer: Price | Counter) -> Text:
    """A price as those read it who may take it: where and what."""
    return text("genoa-line-anyone", space=SPACE_NAMES[offer.space], terms=terms_words(offer))
