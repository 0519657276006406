"""The ids that carry a value: offers in a list, and what can be put into a bundle."""

from typing import NamedTuple

CARD, DECK, AFTER = "card:", "deck:", "after:"


def offer(number: int) -> str:
    """A standing bid, price or counter-offer in an answer."""
    return f"o{number}"


def offer_number(key: str) -> int:
    return int(key.removeprefix("o"))


def card(name: str) -> str:
    """A card by name, as one of the goods of a bundle."""
    return CARD + name


def deck(name: str) -> str:
    """Cards of a deck that their giver chooses, or its top card."""
    return DECK + name


def after(what: str) -> str:
    """A good that comes out of the action."""
    return AFTER + what


class Good(NamedTuple):
    """What the id of a good stands for."""

    kind: str
    """item, card or deck"""
    name: str
    after: bool
    """It comes out of the action."""


def good(key: str) -> Good:
    later = key.startswith(AFTER)
    what = key.removeprefix(AFTER)
    for kind, prefix in (("card", CARD), ("deck", DECK)):
        if what.startswith(prefix):
            return Good(kind, what.removeprefix(prefix), later)
    return Good("item", what, later)
