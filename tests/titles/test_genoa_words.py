"""The words of Genoa: each key says one thing."""

import re

import pytest

from data import catalogue
from engine.genoa.components import BUILDINGS
from render.genoa.plan import gift
from render.genoa.tell import tell
from render.speech import hand_alt
from render.words import Words
from tests.kit import played
from tests.titles.genoa_table import Game

LONGEST_HEADLINE = 120


@pytest.mark.parametrize("locale", catalogue.locales())
def test_no_key_is_used_for_two_things(locale: str) -> None:
    words = (catalogue.FOLDER / locale / "genoa.ftl").read_text(encoding="utf-8")
    keys = re.findall(r"(?m)^(genoa-[\w-]+) =", words)
    assert len(keys) == len(set(keys))


@pytest.mark.parametrize(
    ("locale", "said"), [("en", "Ada uses the action: Guild Hall."), ("fr", "Ada effectue")]
)
def test_an_action_is_told_as_one(locale: str, said: str) -> None:
    events = Game(space="GIL").match.submit(0, {"act": {}})
    assert any(Words(locale, ["Ada"]).say(event.text).startswith(said) for event in events if event.text)


def test_the_palace_gives_an_action_of_a_building_and_takes_none_inside() -> None:
    """The card's own name would read on the board as an action in the palace."""
    assert gift("PAL", Words("de")) == "1 Aktion in eigenem Gebäude"
    assert Words("de")("genoa-item-building-action") == "1 Aktion im Gebäude"


@pytest.mark.parametrize("locale", catalogue.locales())
def test_what_a_building_gives_is_a_word_and_no_name(locale: str) -> None:
    """A name keeps its spaces together, and could not be broken into lines."""
    given = [gift(space, Words(locale)) for space, facts in BUILDINGS.items() if facts.kind != "depot"]
    assert not [one for one in given if "\N{NO-BREAK SPACE}" in one]


@pytest.mark.parametrize("locale", catalogue.locales())
def test_every_question_is_a_headline(locale: str) -> None:
    """Offers and the words left are lines beside it."""
    words = Words(locale, ["Marguerite", "Olivier", "Élise"])
    headlines = {words.say(prompt) for prompt in played("genoa")[0]}
    assert not [one for one in headlines if len(one) > LONGEST_HEADLINE]


def test_a_hand_without_goods_is_its_ducats() -> None:
    game = Game()
    assert hand_alt(tell(game.match.view(0)), Words("en")).startswith("Yours: Money: 130 ducats; Has: none;")
    game.give(0, silk=1).deal(0, "S01")
    alt = hand_alt(tell(game.match.view(0)), Words("en"))
    assert alt.startswith("Yours: Money: 130 ducats; Has: silk;")
    assert " small order " in alt
