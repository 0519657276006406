"""What is cut short where a language is drawn: boards, hands, covers, places seen closely, pieces of the
rules page, scores and the look back. They are drawn as elements, which measures words and paints nothing."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any
from unittest.mock import patch

import engine
from engine.lookback import LookBack, Turn
from engine.text import text
from render import lettering
from render.artist import Brush, artist, draw_example
from render.live import draw_chart
from render.lookback import look_back_picture
from render.scores import score_table
from render.words import Words
from tests.kit import GOLDEN

NAMES = ("Ada", "Bo", "Cleo", "Dan", "Eva")


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
def recorded(title: str, seats: int) -> engine.Match:
    """A game of house players, who make no offers that nobody would read."""
    return engine.load(json.loads((GOLDEN / f"{title}-{seats}.json").read_text(encoding="utf-8"))["match"])


@cache
def in_the_middle(title: str, seats: int) -> engine.Match:
    """The same game after two thirds of its moves."""
    match = recorded(title, seats)
    return match.rewound(2 * len(match.log) // 3)


def labels_cut(title: str, locale: str) -> list[str]:
    """What is cut on the drawings of a title at a full table."""
    brush = Brush(Words(locale, NAMES), live=True)
    with cut_labels() as found:
        _draw_game(title, brush)
        _draw_outcome(title, brush)
        for name in artist(title).examples():
            draw_example(title, name, brush, "")
    return sorted(set(found))


def _draw_game(title: str, brush: Brush) -> None:
    """In the middle of a game: the board, what every seat sees, one place closely; as printed and as live."""
    drawer, match = artist(title), in_the_middle(title, max(engine.titles()[title].seats))
    public = match.view(None)
    drawer.board(public, brush)
    draw_chart(drawer, public, brush.words)
    for place in drawer.places(public)[:1]:
        drawer.zoom(public, place, brush)
    for seat in range(match.seats):
        drawer.hand(match.view(seat), brush)
        drawer.beside_question(match.view(seat), brush)


def _draw_outcome(title: str, brush: Brush) -> None:
    """After the game: who won, and how the chances stood."""
    match, name = recorded(title, max(engine.titles()[title].seats)), engine.titles()[title].name
    result = match.result()
    assert result is not None
    score_table(title, name, result, brush)
    look_back_picture(name, _looked_back(title), brush)


@cache
def _looked_back(title: str) -> LookBack:
    """A made-up look back: the move that is told in the fewest words turned the game twice."""
    match = recorded(title, max(engine.titles()[title].seats))
    at = min(range(len(match.log)), key=lambda one: len(str(match.log[one].answer)))
    seat, given = match.log[at].seat, match.log[at].answer
    question = match.rewound(at).pending()[seat]
    even, late = (1 / match.seats,) * match.seats, tuple(float(one == seat) for one in range(match.seats))
    turns = [
        Turn(len(match.log), seat, question, given, given, text("lookback-no-turn"), *both, instead)
        for both, instead in (((even, late), None), ((late, even), 1.0))
    ]
    seen = LookBack(match.seats, 0, len(match.log), turns=turns)
    seen.chances = {0: even, len(match.log): late}
    return seen
