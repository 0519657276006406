"""What is written on a drawing is in the reader's language."""

import re
from functools import cache
from xml.etree.ElementTree import fromstring

import pytest

from data import catalogue
from render.live import live_beside, live_board, live_hand
from render.words import Words
from tests.render.live_games import drawing_of, game

SVG = "{http://www.w3.org/2000/svg}"
TRANSLATED = ("genoa", "neptun", "oltremare")
"""The charts of the others have the printed names, Italian and French, in every language."""
WORD = re.compile(r"[^\W\d_]{4,}")


@cache
def vocabulary(locale: str) -> frozenset[str]:
    """Every word of a language's catalogues."""
    texts = [path.read_text(encoding="utf-8") for path in catalogue.files(locale)]
    return frozenset(word.casefold() for text in texts for word in WORD.findall(text))


@cache
def written(title: str, locale: str) -> frozenset[str]:
    words = Words(locale, ("Ada", "Bo", "Cy", "Di", "Ed"))
    view = game(title)[-1].view(0)
    pictures = [draw(title, view, words) for draw in (live_board, live_beside, live_hand)]
    texts = [
        "".join(text.itertext())
        for picture in pictures
        if picture
        for text in fromstring(drawing_of(picture).document).iter(f"{SVG}text")
    ]
    return frozenset(word.casefold() for text in texts for word in WORD.findall(text))


@pytest.mark.parametrize("title", TRANSLATED)
@pytest.mark.parametrize("locale", ["en", "fr"])
def test_no_german_word_is_on_a_drawing_in_another_language(title: str, locale: str) -> None:
    german = vocabulary("de") - vocabulary(locale)
    assert written(title, "de") & german, "the drawing has words of its own in German"
    assert written(title, locale) & german == set()
