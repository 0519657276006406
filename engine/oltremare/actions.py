"""What the icons on the cards played come to, by the table of the main phase."""

from collections.abc import Iterable
from typing import NamedTuple

from engine.oltremare.components import BOX, CARDS, pays


class Actions(NamedTuple):
    """The four actions of one main phase, in the printed order."""

    ducats: int
    """Earned from the bank."""
    robbed: int
    """Cards from the deck onto the own pirate stack."""
    fought_off: bool
    """Pirates came, and the marker against them was active."""
    drawn: int
    """Cards from the deck into the hand."""
    routes: int
    """Sailed, exactly."""


def actions(cards: Iterable[str], marker: str | None) -> Actions:
    """What these cards do for a player whose active marker is this one."""
    shown = [icon for card in cards for icon in CARDS[card].icons]
    ducat, pirate, ship = shown.count("ducat"), shown.count("pirate"), shown.count("ship")
    if marker == "big-deal":
        ducat += BOX.big_deal.icons
    earned = pays(ducat)
    if marker == "high-seas":
        earned += BOX.high_seas.ducats * ship
    fought_off = marker == "fight-pirates" and pirate > 0
    return Actions(earned, 0 if fought_off else pays(pirate), fought_off, pays(shown.count("market")), ship)


def routes_to_sail(cards: Iterable[str]) -> int:
    """The fourth action alone: no marker changes it."""
    return sum("ship" in CARDS[card].icons for card in cards)
