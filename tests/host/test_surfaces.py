"""Surfaces ask the host, and never reach through it into the database."""

import ast
from pathlib import Path

import pytest

import bot
from bot.acts.act import Actor, person
from bot.surfaces import surfaces
from engine.choice import problem

ROOT = Path(bot.__file__).parent


@pytest.mark.parametrize("room", ["acts", "chat", "host", "series", "table"])
def test_no_room_that_surfaces_share_knows_one_by_name(room: str) -> None:
    """A platform is added by its own value; what is true of one alone is a field of that value."""
    names = set(surfaces())
    assert {"discord", "web"} <= names
    for path in (ROOT / room).rglob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        literals = [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)]
        assert names.isdisjoint(value for value in literals if isinstance(value, str)), path


def test_a_person_may_have_the_longest_id_of_any_platform() -> None:
    field, longest = person("person"), f"matrix:{'@' + 'a' * 254}"
    assert problem(field.choice(None, Actor("", "")), longest) is None
