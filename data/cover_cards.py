"""The facts on the card of each title: how heavy it is, and how long a game takes."""

from functools import cache
from typing import Literal

from data.loader import FOLDER, Facts, load


class CoverCard(Facts):
    weight: Literal["light", "medium", "heavy"]
    answers: int
    """Answers that a person gives in a game."""
    days: float
    """Days from the first question to the last."""


class _CoverCards(Facts):
    cards: dict[str, CoverCard]


@cache
def cover_cards() -> dict[str, CoverCard]:
    """By title."""
    return load(_CoverCards, FOLDER / "cover_cards.yaml").cards
