"""A typed line as a command: which one, and what is said behind it, by place or by name."""

import re
import shlex
from collections.abc import Awaitable, Mapping, Sequence
from typing import Any

from bot.chat.markdown import clip, escape_text
from bot.chat.messages.caller import Caller, Person
from bot.chat.messages.refusal import ChatRefused
from bot.matrix.commands.declared import Command, Group, Option
from bot.matrix.messages.choices import fold
from bot.matrix.messages.writing import SIGN
from bot.matrix.rooms.book import RoomBook
from bot.matrix.surface import SURFACE
from bot.surfaces import person_named
from data import catalogue
from engine.text import text
from render.words import Words

LONGEST = 2000
"""Characters of a command; more is cut off."""
MOST_WORDS = 60
YES, NO = (
    ("yes", "y", "true", "on", "ja", "oui", "si", "1"),
    ("no", "n", "false", "off", "nein", "non", "nee", "0"),
)


class NoCommand(Exception):
    """What was typed is no command; it may be a choice of a message."""


class CommandReader:
    """Finds commands by their names in the reader's language, or in English."""

    def __init__(self, groups: Sequence[Group], book: RoomBook) -> None:
        self._groups = groups
        self._book = book

    def run(self, caller: Caller, typed: str) -> Awaitable[None]:
        """What a line asks for, to be awaited; NoCommand: it is none, ChatRefused: something is amiss."""
        tokens = _split(typed.removeprefix(SIGN)[:LONGEST])
        command, behind = self.find(tokens, caller.locale)
        if not caller.server and not command.everywhere:
            raise ChatRefused(text("matrix-not-in-private"))
        return command.run(caller, **self._options(command, behind, caller.locale))

    def find(self, tokens: Sequence[str], locale: str) -> tuple[Command, list[str]]:
        if not tokens:
            raise NoCommand
        first, behind = tokens[0], list(tokens[1:])
        for group in self._groups:
            if not group.name:
                if command := _command_named(group, first, locale):
                    return command, behind
            elif first.casefold() in names(group.name, locale):
                return self._in_group(group, behind, locale)
        raise NoCommand

    def _in_group(self, group: Group, tokens: list[str], locale: str) -> tuple[Command, list[str]]:
        if tokens and (command := _command_named(group, tokens[0], locale)):
            return command, tokens[1:]
        words = Words(locale)
        listed = ", ".join(words(command.name) for command in group.commands)
        raise ChatRefused(text("matrix-which-command", group=f"{SIGN}{words(group.name)}", commands=listed))

    def _options(self, command: Command, behind: list[str], locale: str) -> dict[str, Any]:
        """Every option, None where it is missing; a word without a name goes to the first that takes it."""
        values: dict[str, str] = {}
        places = [option.parameter for option in command.options]
        loose: list[str] = []
        for token in behind:
            name, sign, value = _name_and_value(token)
            option = next(
                (o for o in command.options if name.casefold() in _names_of_option(o, locale)), None
            )
            if sign and option is not None:
                values[option.parameter] = value
            else:
                loose.append(token)
        for parameter in places:
            if not loose:
                break
            if parameter in values:
                continue
            option = next(o for o in command.options if o.parameter == parameter)
            if _may_be(option, loose[0], locale):
                last = option.takes in ("words", "options") and parameter == _last_words(command, values)
                whole = option.whole or (last and option.among is None)
                values[parameter] = " ".join(loose) if whole else loose[0]
                loose = [] if whole else loose[1:]
        if loose:
            raise ChatRefused(text("matrix-too-many-words", words=escape_text(clip(" ".join(loose), 60))))
        missing = [o for o in command.options if o.required and o.parameter not in values]
        if missing:
            raise ChatRefused(
                text("matrix-missing", what=Words(locale)(missing[0].key), **_known_values(missing[0]))
            )
        return {o.parameter: self._value(o, values.get(o.parameter), locale) for o in command.options}

    def _value(self, option: Option, typed: str | None, locale: str) -> Any:
        if typed is None:
            return None
        match option.takes:
            case "number":
                if not re.fullmatch(r"\d{1,6}", typed):
                    raise ChatRefused(text("matrix-no-number", words=escape_text(clip(typed, 40))))
                return int(typed)
            case "yesno":
                return _yes_or_no(typed)
            case "person":
                return self._person(typed)
            case _:
                return _among(option, typed) if option.among else typed

    def _person(self, typed: str) -> Person:
        key = person_named(typed)
        user = SURFACE.user_id(key)
        if user is None:
            raise ChatRefused(text("matrix-no-person", words=escape_text(clip(typed, 60))))
        return Person(user, self._book.name_of(user), SURFACE)


def _split(line: str) -> list[str]:
    """Words, with quotes around those that hold spaces; half a quote is a letter like any other."""
    try:
        return shlex.split(line)[:MOST_WORDS]
    except ValueError:
        return line.split()[:MOST_WORDS]


def _name_and_value(token: str) -> tuple[str, str, str]:
    """`pace=day`, or `pace:day` as other platforms write it."""
    return token.partition("=") if "=" in token else token.partition(":")


def names(key: str, locale: str) -> set[str]:
    """How something is called: in the reader's language, and in English."""
    return {Words(language)(key).casefold() for language in (locale, catalogue.SOURCE)}


def _command_named(group: Group, name: str, locale: str) -> Command | None:
    wanted = name.casefold()
    return next((command for command in group.commands if wanted in names(command.name, locale)), None)


def _names_of_option(option: Option, locale: str) -> set[str]:
    return names(option.key, locale) | {option.parameter}


def _last_words(command: Command, values: Mapping[str, str]) -> str:
    """The last option that takes words: it takes all that are left."""
    free = [
        o.parameter for o in command.options if o.takes in ("words", "options") and o.parameter not in values
    ]
    return free[-1] if free else ""


def _may_be(option: Option, typed: str, locale: str) -> bool:
    """Whether this option is meant by a word without its name."""
    match option.takes:
        case "number":
            return typed.isdecimal()
        case "yesno":
            return typed.casefold() in (*YES, *NO) or typed.casefold() in _names_of_option(option, locale)
        case "person":
            return person_named(typed) is not None
        case _:
            return option.among is None or option.required or _one_among(option.among, typed) is not None


def _yes_or_no(typed: str) -> bool:
    return typed.casefold() not in NO


def _one_among(among: Mapping[str, str], typed: str) -> str | None:
    wanted = fold(typed)
    if typed.casefold() in among:
        return typed.casefold()
    near = [key for key, name in among.items() if wanted and (wanted in fold(name) or wanted in key)]
    return near[0] if len(near) == 1 else None


def _among(option: Option, typed: str) -> str:
    assert option.among is not None, "asked only where there is a list"
    return _one_among(option.among, typed) or typed


def _known_values(option: Option) -> dict[str, str]:
    return {"known": ", ".join(option.among) if option.among else "–"}
