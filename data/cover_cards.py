"""The facts on the card of each title: how heavy it is, and how long a game takes."""

from functools import cache
from pathlib import Path
from typing import Literal

from data.loader import Facts, load_if_there


class CoverCard(Facts):
    weight: Literal["light", "medium", "heavy"]
    answers: int
    """Answers that a person gives in a game."""
    days: float
    """Days from the first question to the last."""


class _CoverCards(Facts):
    cards: dict[str, CoverCard] = {}


@cache
def read_cover_cards(path: Path) -> dict[str, CoverCard]:
    """By title."""
    return load_if_there(_CoverCards, path).cards
