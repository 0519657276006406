"""The card of a title in words: what kind of game it is, how heavy, and how long."""

from dataclasses import dataclass

from data.titles import cover_cards
from render.words import Words

ROUND = 10
"""Answers are told in tens: nobody gives exactly as many as were measured."""


@dataclass(frozen=True, slots=True)
class CardInWords:
    kind: str
    weight: str
    length: str


def card_in_words(title: str, words: Words) -> CardInWords | None:
    """The card of a title; None where nobody has written one."""
    card = cover_cards().get(title)
    if card is None:
        return None
    answers, days = max(ROUND, round(card.answers / ROUND) * ROUND), max(1, round(card.days))
    return CardInWords(
        kind=words(f"{title}-kind"),
        weight=words(f"card-weight-{card.weight}"),
        length=words("card-length", answers=answers, days=days),
    )
