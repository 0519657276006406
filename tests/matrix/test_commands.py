"""Commands on Matrix: every act has one or an excuse, and what is mistyped gets one sentence."""

import re
from functools import partial
from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock, MagicMock

import pytest

from bot.acts import registry
from bot.acts.act import NO_COMMAND
from bot.chat.messages.caller import Person as Named
from bot.chat.messages.refusal import ChatRefused
from bot.discord.declaring.tree_game import game_group
from bot.discord.surface import SURFACE as DISCORD
from bot.matrix.commands.declared import Command, Group, Option, commanded_acts, groups
from bot.matrix.commands.typed import CommandReader, NoCommand, names
from bot.matrix.surface import SURFACE
from data import catalogue
from render.words import Words
from tests.homeserver import Homeserver
from tests.matrix.kit import Person, matrix_world

GROUPS = ("table", "lesson", "league", "campaign", "hall", "person", "host")
WITHOUT_COMMANDS = ("server", "lobby")
"""`!setup` opens the list of the first; what a lobby agrees on is a choice of its message."""


def test_every_act_of_discord_is_typed_here_or_excused() -> None:
    typed = {act.key for group in GROUPS for act in commanded_acts(group)}
    for act in registry.acts():
        if act.command == NO_COMMAND or act.kind in WITHOUT_COMMANDS:
            continue
        assert (act.key in typed) != (act.key in SURFACE.leaves_out), act.key
    assert set(SURFACE.leaves_out) - {"role", "person-make-token"} <= set(DISCORD.leaves_out), (
        "nothing is missing that Discord has"
    )


def test_every_command_about_a_game_on_discord_is_typed_here() -> None:
    (typed,) = (group for group in table() if group.name == "cmd-game")
    commands = MagicMock()
    for name in ("offered_games", "places", "entries"):
        setattr(commands, name, AsyncMock())
    declared = {command.name for command in game_group(commands).commands}
    assert declared <= {Words("en")(command.name) for command in typed.commands}


def table() -> tuple[Group, ...]:
    return groups(MagicMock())


@pytest.mark.parametrize("locale", catalogue.locales())
def test_no_two_commands_of_a_group_have_one_name(locale: str) -> None:
    for group in table():
        spoken = [names(command.name, locale) for command in group.commands]
        for first in range(len(spoken)):
            for second in range(first):
                clash = spoken[first] & spoken[second]
                assert not clash, (group.name, clash)


class Heard:
    """A command that keeps what it was given."""

    def __init__(self, *options: Option) -> None:
        self.arguments: dict[str, Any] = {}
        book = MagicMock()
        book.name_of.side_effect = lambda user: user
        command = Command("cmd-new", "cmd-new-about", self._run, options)
        self._reader = CommandReader([Group("cmd-game", (command,))], book)

    async def _run(self, caller: object, **arguments: Any) -> None:
        self.arguments = arguments

    async def hear(self, line: str, locale: str = "en") -> dict[str, Any]:
        await self._reader.run(MagicMock(server="!s", locale=locale), line)
        return self.arguments


TITLE = Option(
    "title", "cmd-title", required=True, among={"neptun": "Neptun", "genoa": "The Traders of Genoa"}
)
SEATS = Option("seats", "cmd-seats", "number")
PRIVATE = Option("private", "cmd-private", "yesno")
WHO = Option("person", "option-person", "person")
NOTE = Option("note", "cmd-options")


async def test_options_are_typed_by_place_or_by_name() -> None:
    heard = Heard(TITLE, SEATS, PRIVATE, WHO, NOTE)
    assert await heard.hear("!game new neptun") == {
        "title": "neptun",
        "seats": None,
        "private": None,
        "person": None,
        "note": None,
    }
    arguments = await heard.hear("!Game NEW genoa 4 yes @bo:example.org the rest of it")
    assert (arguments["title"], arguments["seats"], arguments["private"]) == ("genoa", 4, True)
    assert isinstance(arguments["person"], Named)
    assert (arguments["person"].id, arguments["note"]) == ("@bo:example.org", "the rest of it")
    assert (await heard.hear("!game new seats=3 traders private:no"))["title"] == "genoa"
    assert (await heard.hear('!game new "neptun" note="a b"'))["note"] == "a b"
    assert (await heard.hear("!partie nouvelle neptun", "fr"))["title"] == "neptun"


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("!game new", "matrix-missing"),
        ("!game nonsense", "matrix-which-command"),
        ("!game", "matrix-which-command"),
        ("!game new neptun seats=many", "matrix-no-number"),
        ("!game new neptun person=bo", "matrix-no-person"),
    ],
)
async def test_what_is_amiss_is_said_in_one_sentence(line: str, key: str) -> None:
    with pytest.raises(ChatRefused) as refused:
        await Heard(TITLE, SEATS, WHO).hear(line)
    assert refused.value.reason.key == key


async def test_a_line_takes_all_words_that_are_left() -> None:
    heard = Heard(Option("line", "cmd-line", required=True, whole=True), Option("game", "option-game"))
    assert await heard.hear("!game new p Ann and Bo game=abc") == {"line": "p Ann and Bo", "game": "abc"}


async def test_too_much_is_refused_and_nonsense_is_no_command() -> None:
    with pytest.raises(ChatRefused):
        await Heard(TITLE, SEATS).hear("!game new neptun 4 something else")
    for line in ("!", "!3", "!nothing", "!" + "x" * 50_000, "!'"):
        with pytest.raises(NoCommand):
            await Heard(TITLE).hear(line)


@pytest.mark.parametrize("locale", catalogue.locales())
def test_every_command_that_a_sentence_of_matrix_names_is_there(locale: str) -> None:
    reader, words = CommandReader(table(), MagicMock()), Words(locale)
    keys = [*SURFACE.own_words.values(), "matrix-hello", "matrix-direct-hello", "matrix-nothing-asked"]
    named = {line for key in keys for line in re.findall(r"`!([^`]+)`", words(key))}
    assert len(named) > 15
    for line in named:
        if line in (words("group-league"), words("group-campaign")):
            continue
        reader.find(line.split(), locale)


def answered(person: Person, room: str, count: int, words: str) -> bool:
    """Whether the bot has said this after so many messages."""
    fresh = person.messages(room)[count:]
    return any(words in m["content"]["body"] for m in fresh if m["sender"] != person.user)


async def test_commands_are_answered_where_only_their_reader_sees_it(
    homeserver: Homeserver, tmp_path: Path
) -> None:
    async with matrix_world(homeserver, tmp_path / "a.db") as world:
        ann = world.person("Ann")
        room = await world.home(ann)
        await ann.type(room, "!help")
        text = (await ann.in_talk("!game new"))["content"]["body"]
        assert "/game" not in text
        assert "Apps" not in text
        assert "!invite @name:example.org" in text
        talk = ann.talk
        before = len(ann.lines(room))
        for where, line, words in (
            (talk, "!games", "Waiting for you"),
            (room, "!my nonsense", "After !my you can type"),
            (talk, "hello?", "I don’t know what to do with"),
        ):
            count = len(ann.lines(talk))
            await ann.type(where, line)
            await ann.wait_for(partial(answered, ann, talk, count, words))
        assert all(line.startswith("!") for line in ann.lines(room)[before:]), "nothing is said in the room"
        await ann.type(talk, "!game new neptun")
        await ann.in_talk("only works in a room")
