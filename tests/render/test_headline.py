"""A board in a phone's preview of 390 pixels says whose turn it is and what happened."""

from io import BytesIO

import pytest
from PIL import Image

import engine
from render import panel
from render.artist import HEADLINE, Brush, artist
from render.canvas import UNITS, Canvas
from render.picture import Picture
from render.theme import CLASSIC
from render.words import Words

PREVIEW = 390  # pixels, as wide as Discord shows a picture on a phone
READABLE = 11  # pixels
NAMES = ("Anna", "李伟", "Chloé")
LONG = "Anna sails galley 6 by way of Modon and Candia to Alexandria and sells three cubes of marble there."


def board(title: str, locale: str, *headline: str) -> Picture:
    view = engine.start(title, seats=3, seed="phone").view(None)
    return artist(title).board(view, Brush(Words(locale, NAMES), headline=headline))


def split(picture: Picture) -> tuple[bytes, bytes]:
    """The pixels of the board and those of the headline below it."""
    image = Image.open(BytesIO(picture.png)).convert("RGB")
    foot = image.height - HEADLINE
    above, below = (0, 0, image.width, foot), (0, foot, image.width, image.height)
    return image.crop(above).tobytes(), image.crop(below).tobytes()


@pytest.mark.parametrize(
    ("title", "locale"), [*((title, "fr") for title in sorted(engine.titles())), ("neptun", "en")]
)
def test_a_headline_stands_below_every_board_and_changes_nothing_of_it(title: str, locale: str) -> None:
    plain = board(title, locale)
    anna, bert = board(title, locale, "Anna", "Anna sails."), board(title, locale, "Bert", "Anna sails.")
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
    page = Canvas((UNITS, 400), UNITS, CLASSIC)
    assert panel._newest(page, page.page.grown(-44), news) == told


def test_letters_of_a_headline_are_never_too_small_for_a_phone(monkeypatch: pytest.MonkeyPatch) -> None:
    sizes: list[float] = []
    write = Canvas._ink

    def recorded(
        page: Canvas, x: float, y: float, words: str, face: object, size: int, *rest: object
    ) -> object:
        sizes.append(size * PREVIEW / UNITS)
        return write(page, x, y, words, face, size, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(Canvas, "_ink", recorded)
    page = Canvas((UNITS, HEADLINE), UNITS, CLASSIC)
    panel.headline(
        page, Brush(Words("en"), headline=("Waiting for " + "Wolfeschlegelsteinhausen " * 5, LONG * 2))
    )
    assert len(sizes) == 3
    assert min(sizes) >= READABLE
