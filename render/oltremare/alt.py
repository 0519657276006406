"""Oltre Mare in words, for those who cannot see its pictures."""

from collections.abc import Mapping, Sequence

from engine.oltremare.labels import CARD_NAMES, MARKER_NAMES, PORT_NAMES
from engine.oltremare.offers import terms_in_words
from engine.oltremare.view import MerchantView, View
from render.words import Words


def board_in_words(view: View, words: Words) -> str:
    """The turn, the deck, every merchant, the offers that stand, then the markers as far as there is room."""
    venice = words("oltremare-venice-to-come" if view.venice else "oltremare-venice-gone")
    lines = [
        words(f"oltremare-phase-{view.phase}", who=words.name(view.turn)) + ".",
        words("oltremare-alt-deck", count=view.deck, venice=venice),
        *(_merchant(merchant, words) for merchant in view.merchants),
    ]
    if view.played:
        lines.append(words("oltremare-alt-played", cards=tuple(CARD_NAMES[card] for card in view.played)))
    lines += [
        words("oltremare-alt-offer", who=words.name(offer.by), terms=terms_in_words(offer.terms))
        for offer in view.offers
    ]
    return " ".join([*lines, *_markers(view.harbours, words)])


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
    active = MARKER_NAMES[merchant.active] if merchant.active else "–"
    return words(
        "oltremare-alt-merchant",
        who=words.name(merchant.seat),
        port=PORT_NAMES[merchant.port],
        ducats=merchant.ducats,
        prestige=merchant.prestige,
        hand=merchant.hand,
        pirates=merchant.pirates,
        cargo=merchant.loaded,
        top=CARD_NAMES[merchant.top],
        markers=len(merchant.markers),
        active=active,
    )


def _markers(harbours: Mapping[str, str], words: Words) -> list[str]:
    """A sentence about each kind and the ports where it lies; none when none is left."""
    if not harbours:
        return []
    kinds: dict[str, list[str]] = {}
    for port, kind in harbours.items():
        kinds.setdefault(kind, []).append(words.say(PORT_NAMES[port]))
    told = [
        words("oltremare-alt-marker", marker=MARKER_NAMES[kind], ports=", ".join(ports))
        for kind, ports in kinds.items()
    ]
    return [words("oltremare-alt-markers", markers="; ".join(told))]


def hand_in_words(view: View, words: Words) -> str:
    if not view.hand:
        return words("oltremare-hand-empty")
    return words("oltremare-alt-hand", cards=tuple(CARD_NAMES[card] for card in view.hand))
