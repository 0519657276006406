"""A board in a phone's preview of 390 pixels says whose turn it is and what happened."""

from io import BytesIO
from typing import Any, NamedTuple

import pytest
from PIL import Image

import engine
from render import panel
from render.artist import HEADLINE, Brush, artist
from render.canvas import UNITS, Canvas
from render.picture import Picture
from render.rect import Rect
from render.theme import CLASSIC
from render.words import Words

PREVIEW = 390  # pixels, as wide as Discord shows a picture on a phone
READABLE = 11  # pixels
NAMES = ("Anna", "李伟", "Chloé")
LONG = "Anna sails galley 6 by way of Modon and Candia to Alexandria and sells three cubes of marble there."
OFTEN = ("neptun",)
"""The title that every run looks at; the soak looks at all."""


def board(title: str, locale: str, *headline: str) -> Picture:
    view = engine.start(title, seats=3, seed="phone").view(None)
    return artist(title).board(view, Brush(Words(locale, NAMES), headline=headline))


class Line(NamedTuple):
    """Words as they were drawn, and the height of their letters in pixels."""

    words: str
    letters: int


class Paper(Canvas):
    """A page that remembers what was written on it."""

    def __init__(self) -> None:
        super().__init__((UNITS, HEADLINE), UNITS, CLASSIC)
        self.lines: list[Line] = []

    def text(self, x: float, y: float, words: str, size: float, **how: Any) -> Rect:
        self.lines.append(Line(words, self.letters(size)))
        return super().text(x, y, words, size, **how)


def lines_drawn(*headline: str) -> list[Line]:
    paper = Paper()
    panel.headline(paper, Brush(Words("en"), headline=headline))
    return paper.lines


def split(picture: Picture) -> tuple[bytes, bytes]:
    """The pixels of the board and those of the headline below it."""
    image = Image.open(BytesIO(picture.png)).convert("RGB")
    foot = image.height - HEADLINE
    above, below = (0, 0, image.width, foot), (0, foot, image.width, image.height)
    return image.crop(above).tobytes(), image.crop(below).tobytes()


@pytest.mark.parametrize(
    "title",
    [pytest.param(one, marks=() if one in OFTEN else pytest.mark.soak) for one in sorted(engine.titles())],
)
def test_a_headline_stands_below_every_board_and_changes_nothing_of_it(title: str) -> None:
    plain, anna, bert = (
        board(title, "fr", *headline) for headline in ((), ("Anna", "Anna sails."), ("Bert", "Anna sails."))
    )
    assert anna.height == plain.height + HEADLINE
    assert anna.alt == plain.alt
    assert [(spot.id, round(spot.y * anna.height)) for spot in anna.spots] == [
        (spot.id, round(spot.y * plain.height)) for spot in plain.spots
    ]
    (above, said), (same, other) = split(anna), split(bert)
    assert above == same == Image.open(BytesIO(plain.png)).convert("RGB").tobytes()
    assert said != other


@pytest.mark.parametrize(
    ("news", "told"),
    [
        (["Bo waits.", "Anna sails."], "Bo waits. Anna sails."),
        ([LONG, "Anna sails. Bo and Chloé wait for wind."], "Anna sails. Bo and Chloé wait for wind."),
        ([LONG, LONG], LONG),
        ([], ""),
    ],
)
def test_the_newest_is_told_whole_where_there_is_room(news: list[str], told: str) -> None:
    turn, *lines = lines_drawn("Anna", *news)
    assert turn.words == "Anna"
    assert " ".join(line.words for line in lines) == told


def test_letters_of_a_headline_are_never_too_small_for_a_phone() -> None:
    drawn = lines_drawn("Waiting for " + "Wolfeschlegelsteinhausen " * 5, LONG * 2)
    assert len(drawn) == 3
    assert min(line.letters * PREVIEW / UNITS for line in drawn) >= READABLE
