"""Oltre Mare in words, for those who cannot see its pictures."""

from collections.abc import Mapping, Sequence

from engine.oltremare.components import CARDS
from engine.oltremare.labels import CARD_NAMES, GOOD_NAMES, MARKER_NAMES, PORT_NAMES
from engine.oltremare.offers import terms_in_words
from engine.oltremare.view import MerchantView, View
from engine.text import Arg, Text, text
from render.picture import first_that_fits
from render.words import Words

SHORT_CARD_NAMES = {
    card.id: text("oltremare-card-short", good=GOOD_NAMES[card.good], lions=card.lions, load=card.load)
    for card in CARDS.values()
}


def board_in_words(view: View, words: Words) -> str:
    """The whole board, in as many words as there is room for: at a full table merchants are told shortly.

    Where even that is too long, the offers come last: the question tells them as well.
    """
    fully = [_merchant(merchant, words) for merchant in view.merchants]
    shortly = [_merchant_shortly(merchant, words) for merchant in view.merchants]
    tersely = [_merchant_tersely(merchant, words) for merchant in view.merchants]
    turn, markers, offers = _turn(view, words), _markers(view.harbours, words), _offers(view, words)
    played, played_shortly = (
        _played_words(view, CARD_NAMES, words),
        _played_words(view, SHORT_CARD_NAMES, words),
    )
    return first_that_fits(
        " ".join(lines)
        for lines in (
            [*turn, *fully, *played, *offers, *markers],
            [*turn, *shortly, *played_shortly, *offers, *markers],
            [*turn, *tersely, *played_shortly, *offers, *markers],
            [*turn, *tersely, *played_shortly, *markers, *offers],
        )
    )


def _turn(view: View, words: Words) -> list[str]:
    venice = words("oltremare-venice-to-come" if view.venice else "oltremare-venice-gone")
    return [
        words(f"oltremare-phase-{view.phase}", who=words.name(view.turn)) + ".",
        words("oltremare-alt-deck", count=view.deck, venice=venice),
    ]


def _played_words(view: View, names: Mapping[str, Text], words: Words) -> list[str]:
    if not view.played:
        return []
    return [words("oltremare-alt-played", cards=tuple(names[card] for card in view.played))]


def _offers(view: View, words: Words) -> list[str]:
    return [
        words("oltremare-alt-offer", who=words.name(offer.by), terms=terms_in_words(offer.terms))
        for offer in view.offers
    ]


def harbours_in_words(view: View, ports: Sequence[str], words: Words) -> str:
    """What lies in some of the ports: markers and ships."""
    lying = {port: kind for port, kind in view.harbours.items() if port in ports}
    ships = [
        words("oltremare-alt-ship", who=words.name(merchant.seat), port=PORT_NAMES[merchant.port])
        for merchant in view.merchants
        if merchant.port in ports
    ]
    return " ".join([*_markers(lying, words), *ships])


def _merchant(merchant: MerchantView, words: Words) -> str:
    return words("oltremare-alt-merchant", **_facts(merchant, words), top=CARD_NAMES[merchant.top])


def _merchant_shortly(merchant: MerchantView, words: Words) -> str:
    """The same with the top card by good, lions and load alone."""
    facts, top = _facts(merchant, words), SHORT_CARD_NAMES[merchant.top]
    key = "oltremare-alt-merchant-short" if merchant.active else "oltremare-alt-merchant-short-idle"
    return words(key, **facts, top=top)


def _merchant_tersely(merchant: MerchantView, words: Words) -> str:
    """What others trade by: port, ducats, hand, and the top card."""
    return words(
        "oltremare-alt-merchant-terse", **_facts(merchant, words), top=SHORT_CARD_NAMES[merchant.top]
    )


def _facts(merchant: MerchantView, words: Words) -> dict[str, Arg]:
    return {
        "who": words.name(merchant.seat),
        "port": PORT_NAMES[merchant.port],
        "ducats": merchant.ducats,
        "prestige": merchant.prestige,
        "hand": merchant.hand,
        "pirates": merchant.pirates,
        "cargo": merchant.loaded,
        "markers": len(merchant.markers),
        "active": MARKER_NAMES[merchant.active] if merchant.active else "–",
    }


def _markers(harbours: Mapping[str, str], words: Words) -> list[str]:
    """A sentence about each kind and the ports where it lies; none when none is left."""
    if not harbours:
        return []
    kinds: dict[str, list[str]] = {}
    for port, kind in harbours.items():
        kinds.setdefault(kind, []).append(words.say(PORT_NAMES[port]))
    places = [
        words("oltremare-alt-marker", marker=MARKER_NAMES[kind], ports=", ".join(ports))
        for kind, ports in kinds.items()
    ]
    return [words("oltremare-alt-markers", markers=". ".join(places))]


def hand_in_words(view: View, words: Words) -> str:
    """The cards that wait to be loaded, and the hand."""
    lines = []
    if loading := view.cards_to_load:
        lines.append(words("oltremare-alt-to-load", cards=tuple(CARD_NAMES[card] for card in loading)))
    if view.hand:
        lines.append(words("oltremare-alt-hand", cards=tuple(CARD_NAMES[card] for card in view.hand)))
    else:
        lines.append(words("oltremare-hand-empty"))
    return " ".join(lines)
