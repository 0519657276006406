"""Goods, icons and seats as small pictures beside words: emojis that belong to the bot's application.

They are drawn by us, uploaded once and found again by name; a name ends with a fingerprint of its picture, so
that a picture that changed is uploaded again. Where Discord does not let us, words stand alone.
"""

import asyncio
import hashlib
import re
from collections.abc import Awaitable, Callable, Mapping
from typing import TypeVar

import discord
import structlog

from bot.chat.messages.icons import ICONS
from bot.host.failures import contained
from engine import registry
from render import emblems

log = structlog.get_logger(__name__)

LONGEST_NAME = 32
_FINGERPRINT = 6
BAD_REQUEST = 400
T = TypeVar("T")
_ENDS_WITH_FINGERPRINT = re.compile(rf"_[0-9a-f]{{{_FINGERPRINT}}}$")


class Emojis:
    """The emojis that Discord has for words of ours."""

    def __init__(self) -> None:
        self.codes: dict[str, str] = {}
        """As Discord writes them, by the names of their icons."""
        self._renewing: asyncio.Task[None] | None = None

    def forget(self) -> None:
        """Words stand alone again."""
        self.codes.clear()

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
            log.warning("emojis-not-uploaded", error=str(error), known=len(self.codes))

    async def _upload(self, client: discord.Client) -> None:
        there = {emoji.name: emoji for emoji in await client.fetch_application_emojis()}
        drawn = emblems.emblem_files(tuple(registry.titles()))
        wanted = {_name(key, png): (key, png) for key, png in drawn.items()}
        for name, (key, png) in wanted.items():
            emoji = there.get(name)
            if emoji is None:
                emoji = await client.create_application_emoji(name=name, image=png)
            self.codes[key] = f"<:{_short(key)}:{emoji.id}>"
            ICONS.add(key)
        stems = {_stem(name) for name in wanted}
        for name, old in there.items():
            if name not in wanted and _stem(name) in stems:
                await old.delete()


EMOJIS = Emojis()
"""Those of the one bot that this process is."""


async def with_emojis_if_there(client: discord.Client, put: Callable[[Mapping[str, str]], Awaitable[T]]) -> T:
    """Put a message somewhere; where Discord no longer knows an emoji in it, the same in words alone."""
    try:
        return await put(EMOJIS.codes)
    except discord.HTTPException as error:
        if error.status != BAD_REQUEST or "emoji" not in error.text.casefold():
            raise
        log.warning("emojis-deleted", error=error.text)
        EMOJIS.renew(client)
        return await put({})


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
