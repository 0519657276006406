"""The card of each title: what kind of game it is, how heavy, and how long, as it was measured."""

import re
from pathlib import Path
from typing import Any

import pytest

import engine
from data import catalogue, rulebook
from data.titles import cover_cards
from render import lettering
from render.artist import Brush, artist
from render.cover_card import card_in_words
from render.words import Words, names_of_game

PERFORMANCE = Path(__file__).parents[1] / "docs" / "performance.md"
COVER_WIDTH = 481  # not made already by another test: what is kept of a drawing is not written again
FIT, WRAP = lettering.fit, lettering.wrap


def test_every_title_has_a_card() -> None:
    assert set(cover_cards()) == set(engine.titles())


def test_the_figures_on_the_cards_are_those_that_were_measured() -> None:
    """Once days are measured again, the table of the docs and the cards say the same."""
    table = PERFORMANCE.read_text(encoding="utf-8").partition("## Days of a game")[2].partition("\n## ")[0]
    rows = re.findall(r"\| (.+?) \| [\d.]+ \| ([\d.]+) \(.+?\) \|.*→ (\d+) \|", table)
    measured = {name: (float(days), int(answers)) for name, days, answers in rows}
    names = {title.id: title.name for title in engine.titles().values()}
    assert measured == {names[one]: (card.days, card.answers) for one, card in cover_cards().items()}


@pytest.mark.parametrize("locale", catalogue.locales())
@pytest.mark.parametrize("title", sorted(engine.titles()))
def test_a_card_is_told_in_round_numbers(title: str, locale: str) -> None:
    card = card_in_words(title, Words(locale))
    assert card is not None
    answers, days = (int(number) for number in re.findall(r"\d+", card.length))
    assert answers % 10 == 0
    assert abs(answers - cover_cards()[title].answers) <= 5
    assert abs(days - cover_cards()[title].days) <= 0.5
    assert card.kind
    assert card.weight


def test_a_title_without_a_card_tells_nothing() -> None:
    assert card_in_words("toy", Words("en")) is None


@pytest.mark.parametrize("title", sorted(engine.titles()))
@pytest.mark.parametrize("locale", catalogue.locales())
def test_every_title_goes_by_the_readers_name_on_its_cover_and_above_its_rules(
    title: str, locale: str
) -> None:
    known = engine.titles()[title]
    name = Words(locale).say(known.local_name)
    cover = artist(title).cover(Brush(Words(locale), live=True))
    assert cover.drawing is not None
    assert name in " ".join(re.findall(r">([^<>]+)</text>", cover.drawing.document))
    page = (rulebook.folder_of(title) / locale / f"{title}.md").read_text(encoding="utf-8")
    printed = "" if name == known.name else f" ({known.name})"
    assert page.partition("\n")[0] == f"# {name}{printed}"


def test_a_game_is_found_by_each_of_its_names() -> None:
    genoa = engine.titles()["genoa"]
    names = names_of_game(genoa.name, genoa.local_name)
    assert names[0] == "Die Händler von Genua"
    assert {"The Traders of Genoa", "Les Marchands de Gênes", "De Handelaars van Genua"} <= set(names)


@pytest.mark.parametrize("title", sorted(engine.titles()))
def test_no_words_are_cut_off_on_a_cover(monkeypatch: pytest.MonkeyPatch, title: str) -> None:
    """Words are laid out in units of the page: alike at every width."""
    written: list[str] = []

    def fit(*args: Any) -> tuple[str, int]:
        line, letters = FIT(*args)
        written.append(line)
        return line, letters

    def wrap(*args: Any) -> list[str]:
        lines = WRAP(*args)
        written.extend(lines)
        return lines

    monkeypatch.setattr(lettering, "fit", fit)
    monkeypatch.setattr(lettering, "wrap", wrap)
    for locale in catalogue.locales():
        artist(title).cover(Brush(Words(locale), COVER_WIDTH))
        assert [line for line in written if "…" in line] == [], locale
    assert written
