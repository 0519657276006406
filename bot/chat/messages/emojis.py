"""Goods, icons and seats as small pictures beside words: emojis that belong to the bot's application.

They are drawn by us, uploaded once and found again by name; a name ends with a fingerprint of its picture, so
that a picture that changed is uploaded again. Where Discord does not let us, words stand alone.
"""

import asyncio
import hashlib
import re
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import TypeVar

import discord
import structlog

from bot.chat.messages.parts import Button, Buttons, Menu, Part, Say, Sheet
from bot.host.failures import contained
from data.forms import Word
from engine import registry
from engine.text import Arg, SeatName, Text
from render import emblems
from render.words import Words

log = structlog.get_logger(__name__)

LONGEST_NAME = 32
_FINGERPRINT = 6
_IN_TEXT = re.compile(r" ?<:\w+:\d+>")
BAD_REQUEST = 400
T = TypeVar("T")
_ENDS_WITH_FINGERPRINT = re.compile(rf"_[0-9a-f]{{{_FINGERPRINT}}}$")


class Emojis:
    """The emojis that Discord has for words of ours."""

    def __init__(self) -> None:
        self._marks: dict[str, str] = {}
        self._renewing: asyncio.Task[None] | None = None

    def forget(self) -> None:
        """Words stand alone again."""
        self._marks.clear()

    def renew(self, client: discord.Client) -> None:
        """Some were deleted: words stand alone until all of them are with Discord again."""
        self.forget()
        if self._renewing is None or self._renewing.done():
            self._renewing = asyncio.create_task(self._renew(client))

    async def _renew(self, client: discord.Client) -> None:
        with contained("emojis-not-renewed"):
            await self.upload(client)

    async def upload(self, client: discord.Client) -> None:
        """Have Discord know every emblem as it is drawn now; without the right to it, leave it."""
        try:
            await self._upload(client)
        except discord.HTTPException as error:
            log.warning("emojis-not-uploaded", error=str(error), known=len(self._marks))

    async def _upload(self, client: discord.Client) -> None:
        there = {one.name: one for one in await client.fetch_application_emojis()}
        drawn = emblems.emblem_files(tuple(registry.titles()))
        wanted = {_name(key, png): (key, png) for key, png in drawn.items()}
        for name, (key, png) in wanted.items():
            found = there.get(name)
            if found is None:
                found = await client.create_application_emoji(name=name, image=png)
            self._marks[key] = f"<:{_short(key)}:{found.id}>"
        stems = {_stem(name) for name in wanted}
        for name, old in there.items():
            if name not in wanted and _stem(name) in stems:
                await old.delete()

    def mark(self, said: Text | SeatName | None) -> str:
        """The emoji of the first thing that these words name; empty: they name none that has one."""
        if said is None or not self._marks:
            return ""
        if isinstance(said, SeatName):
            return self._marks.get(emblems.seat_key(said.seat), "")
        if said.key in self._marks:
            return self._marks[said.key]
        return next((mark for arg in said.args.values() if (mark := self._of_arg(arg))), "")

    def _of_arg(self, arg: Arg) -> str:
        match arg:
            case Text() | SeatName():
                return self.mark(arg)
            case tuple():
                return next((mark for one in arg if (mark := self._of_arg(one))), "")
            case _:
                return ""

    def of_key(self, key: str) -> str:
        return self._marks.get(key, "")


EMOJIS = Emojis()
"""Those of the one bot that this process is."""


async def with_emojis_if_there(
    client: discord.Client, sheet: Sheet, put: Callable[[Sheet], Awaitable[T]]
) -> T:
    """Put a message somewhere; where Discord no longer knows an emoji in it, the same in words alone."""
    try:
        return await put(sheet)
    except discord.HTTPException as error:
        if error.status != BAD_REQUEST or "emoji" not in error.text.casefold():
            raise
        log.warning("emojis-deleted", error=error.text)
        EMOJIS.renew(client)
        return await put(without_emojis(sheet))


def without_emojis(sheet: Sheet) -> Sheet:
    """The same message in words alone."""
    return Sheet(tuple(_part_without_emojis(part) for part in sheet.parts))


def _part_without_emojis(part: Part) -> Part:
    match part:
        case Say():
            return Say(_IN_TEXT.sub("", part.text))
        case Menu():
            return replace(part, items=tuple(replace(item, emoji="") for item in part.items))
        case Buttons():
            plain = [replace(one, emoji="") if isinstance(one, Button) else one for one in part.buttons]
            return Buttons(tuple(plain))
        case _:
            return part


class MarkedWords(Words):
    """Words for a message's text, with an emoji behind each good, icon and player that they name: before them
    it would stand between a French “d’” and its vowel."""

    def _arg(self, arg: Arg) -> str | int:
        said = super()._arg(arg)
        match arg:
            case SeatName():
                mark = EMOJIS.mark(arg)
            case Text():
                mark = EMOJIS.of_key(arg.key)
            case _:
                mark = ""
        if not mark or not isinstance(said, str):
            return said
        word = said if isinstance(said, Word) else Word(said)
        return Word(str(said), word.key, word.args, mark=f" {mark}")


def marked(words: Words) -> Words:
    """The same words for the text of a message; a button or a menu takes its emoji apart from its words."""
    return MarkedWords(words.locale, words.names)


def _name(key: str, png: bytes) -> str:
    name = f"{key.replace('-', '_')}_{hashlib.sha256(png).hexdigest()[:_FINGERPRINT]}"
    assert len(name) <= LONGEST_NAME, f"{name} is longer than Discord takes"
    return name


def _short(key: str) -> str:
    """What an emoji is called in a text; Discord goes by its number."""
    kind, _, name = key.rpartition("-")
    return name if len(name) > 1 else f"{kind}{name}"


def _stem(name: str) -> str:
    return _ENDS_WITH_FINGERPRINT.sub("", name)
