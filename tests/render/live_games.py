"""Games that are drawn move by move, and the drawings themselves."""

from functools import cache

import pytest

import engine
from engine.choice import Answer, sample
from engine.match import Match
from render.picture import Picture
from render.svg.drawing import Drawing

NAMES = ("Anna <b>&amp;\"'", "Ber\x00told\x1b", "Χρήστος", "דוד", "]]>")

MOVES = 80

OPTIONS: dict[str, dict[str, Answer]] = {"serenissima": {"money": "hidden"}}  # so that every title has a hand

titles = pytest.mark.parametrize("title", sorted(engine.titles()))


@cache
def game(title: str) -> tuple[Match, ...]:
    """A game of random players, move by move."""
    seats, options = max(engine.game(title).seats), OPTIONS.get(title, {})
    match, rng = engine.start(title, seats, "live", options), engine.Rng("live")
    found = [match.copy()]
    while len(found) < MOVES and not match.over:
        seat = rng.pick([seat for seat, decision in match.pending().items() if decision.blocking])
        match.submit(seat, sample(match.pending()[seat].choice, rng))
        found.append(match.copy())
    return tuple(found)


def drawing_of(picture: Picture | None) -> Drawing:
    assert picture is not None
    assert picture.drawing is not None
    return picture.drawing
