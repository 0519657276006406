"""The words of Genoa: each key says one thing."""

import re

import pytest

from data import catalogue
from render.words import Words
from tests.titles.genoa_table import Game


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
