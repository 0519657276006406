"""The names of the commands in every language: as Discord is told them, and as sentences mention them."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.discord.declaring.language import translations
from data import catalogue
from tests.chat.limits import letters_of
from tests.chat.toys import toys
from tests.chat.world import world
from tests.languages.messages import sentences

pytestmark = pytest.mark.usefixtures("quick")

MENTIONED = re.compile(r"`(?:/([\w-]+)(?: ([\w-]+))?)? ?(?:([\w-]+):[^`]*)?`")
"""A command in a sentence, and its option: `/game resume game:…`; or the option alone: `game:`."""


async def test_the_commands_are_sent_once_and_in_french_too(tmp_path: Path) -> None:
    with toys():
        async with world(tmp_path) as fondaco:
            await fondaco.restart()
            puts = [one for one in fondaco.env.http_requests if one.path.endswith("/commands")]
            assert [one.method for one in puts] == ["PUT"]
            commands = puts[0].json
            assert commands
            game = next(one for one in commands if one["name"] == "game")
            assert game["name_localizations"]["fr"] == "partie"
            new = next(one for one in game["options"] if one["name"] == "new")
            assert new["name_localizations"]["fr"] == "nouvelle"
            assert new["description_localizations"]["fr"].startswith("Ouvrir une table")
            assert fondaco.bot.intents.value == discord.Intents(guilds=True).value
            for command in commands:
                assert letters_of(command) <= 8000, command["name"]
            assert_named_apart({"name": "everything", "options": commands})
            assert_mentioned_by_name(commands)


async def test_every_option_is_named_and_described_in_every_language(tmp_path: Path) -> None:
    async with world(tmp_path) as fondaco:
        (put,) = [one for one in fondaco.env.http_requests if one.path.endswith("/commands")]
        english = [
            f"{command} {option['name']}"
            for command, option in options_of({"name": "", "options": put.json})
            for key in ("name", "description")
            if option.get(key)
            and set(option.get(f"{key}_localizations", ())) != set(translations("cmd-launch"))
        ]
        assert english == []


def options_of(command: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every option of a command and of those inside it, each with the name of its command."""
    for one in command.get("options", []):
        yield command["name"], one
        yield from options_of(one)


def assert_named_apart(command: dict[str, Any]) -> None:
    """In every language; Discord takes no two of the same name, and nobody could tell them apart."""
    inner = command.get("options", [])
    for locale in {"en-GB", *translations("cmd-launch")}:
        names = [one.get("name_localizations", {}).get(locale, one["name"]) for one in inner]
        assert len(names) == len(set(names)), f"{command['name']} in {locale}: {sorted(names)}"
    for one in inner:
        assert_named_apart(one)


def assert_mentioned_by_name(commands: Any) -> None:
    """In every language, a sentence calls commands and their options as Discord does there."""
    for locale in catalogue.locales():
        theirs = [one for one in translations("cmd-launch") if one.startswith(locale)]
        known = names_of(commands, theirs[0] if theirs else "en-GB")
        wrong = [
            (one.key, found[0])
            for one in sentences(locale).values()
            for found in MENTIONED.finditer(one.written)
            if not {name for name in found.groups() if name} <= known
        ]
        assert not wrong, locale


def names_of(commands: Any, locale: str) -> set[str]:
    """How these commands, and all inside them, are called in a language of Discord's."""
    found = {one.get("name_localizations", {}).get(locale, one["name"]) for one in commands}
    return found.union(*(names_of(one.get("options", []), locale) for one in commands))
