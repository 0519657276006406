"""Help names commands that exist, in every language."""

import re

import pytest

from data import catalogue
from render.words import Words
from tests.languages.messages import sentences

NAMED = re.compile(r"`[/!]([^`@]+?)(?: @[^`]*)?`")
"""A command in backticks, without the person it may end with."""
NAMES = ("cmd-", "command-", "group-", "matrix-invite")
HELP = ("help-", "matrix-help-", "matrix-hello", "matrix-direct-hello")


def unknown_commands(locale: str) -> set[str]:
    words, keys = Words(locale), sentences(catalogue.SOURCE)
    names = {words(key) for key in keys if key.startswith(NAMES) and not keys[key].parts.placed}
    named = {name for key in keys if key.startswith(HELP) for name in NAMED.findall(words(key))}
    assert len(named) > 20
    return {name for name in named if not names.issuperset(name.split())}


@pytest.mark.parametrize("locale", catalogue.locales())
def test_help_names_commands_that_exist(locale: str) -> None:
    assert unknown_commands(locale) == set()
