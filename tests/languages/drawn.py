"""What is cut short where a language is drawn: boards, hands and covers at the size that people see."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any
from unittest.mock import patch

import engine
from render import lettering
from render.artist import Brush, artist
from render.words import Words
from tests.test_playthroughs import GOLDEN

NAMES = ("Ada", "Bo", "Cleo", "Dan", "Eva")
COVER = 800  # pixels, the smallest that a surface asks for


@contextmanager
def cut_labels() -> Iterator[list[str]]:
    """The words of which only a part is drawn inside the block."""
    found: list[str] = []
    shorten = lettering.shorten

    def noted(words: str, *room: Any) -> str:
        drawn = shorten(words, *room)
        if drawn != words:
            found.append(f"{words!r} is drawn as {drawn!r}")
        return drawn

    with patch.object(lettering, "shorten", noted):
        yield found


@cache
def in_the_middle(title: str, seats: int) -> engine.Match:
    """A recorded game of house players, who make no offers that nobody would read."""
    match = engine.load(json.loads((GOLDEN / f"{title}-{seats}.json").read_text(encoding="utf-8"))["match"])
    return match.rewound(2 * len(match.log) // 3)


def labels_cut(title: str, locale: str) -> list[str]:
    """What is cut on the drawings of a title at a full table, in the middle of a game."""
    words, drawer = Words(locale, NAMES), artist(title)
    match = in_the_middle(title, max(engine.titles()[title].seats))
    with cut_labels() as found:
        live = Brush(words, live=True)
        drawer.board(match.view(None), live)
        for seat in range(match.seats):
            drawer.hand(match.view(seat), live)
            drawer.beside_question(match.view(seat), live)
        drawer.cover(Brush(words, width=COVER, live=True))
    return sorted(set(found))
