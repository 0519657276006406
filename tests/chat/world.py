"""A server with people on it, the real bot, and a host whose time stands still until it is pushed."""

import asyncio
import json
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

import simcord
from discord.app_commands import CommandTree
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle

from bot.chat.messages.launching import LAUNCHING
from bot.chat.messages.parts import ALT
from bot.clock import FakeClock
from bot.discord.client.app import Fondaco
from bot.discord.declaring import tree
from bot.discord.surface import SURFACE
from bot.host.drawing import Kind
from bot.host.host import Host
from bot.series.steward import Steward
from bot.store import Store
from bot.table.state import TableState
from render.picture import Picture
from tests.chat import limits
from tests.chat.forums import real_forums
from tests.kit import numbered_secrets

WAITS = simcord.env.Env._settle_internal.__kwdefaults__
"""How long the simulated Discord waits for anything more to happen; it can be told in no other way."""
assert WAITS is not None
WAITS["idle"] = 0.001

NAMES = ("Ada", "Bo", "Cleo", "Dario", "Enzo")
TODAY = 1_789_998_400.0
"""With as many digits as the time has that the bot will live in."""


class World:
    def __init__(self, file: Path, host: Host, env: simcord.Env, names: Sequence[str] = NAMES) -> None:
        self.file = file
        self.host = host
        self.env = env
        self.guild = env.create_guild("Fondaco")
        self.channel = self.guild.create_text_channel("games")
        self.people = [self.guild.add_member(env.create_user(name)) for name in names]

    @property
    def bot(self) -> Fondaco:
        bot = self.env.bot
        assert isinstance(bot, Fondaco)
        return bot

    async def settle(self) -> None:
        """Until the house has nothing to do and every letter that can be sent is sent."""
        await self.host.house.idle()
        await self.host.outbox.drain(SURFACE.prefix, self.bot.chat.letters.send)
        await self.env.settle()

    async def pass_time(self, seconds: float) -> None:
        clock = self.host.clock
        assert isinstance(clock, FakeClock)
        clock.pass_time(seconds)
        await self.settle()

    async def restart(self) -> None:
        """The whole program stops and starts again on the same database."""
        await self.host.close()
        await self.host.store.close()
        self.host = await open_host(self.file, self.host.clock)
        await self.host.wake()
        await self.env.restart_bot(Fondaco(Steward(self.host)))
        await self.settle()

    def thread(self) -> ChannelHandle:
        """The thread of the game opened last, else the channel."""
        return self.channel.threads[-1] if self.channel.threads else self.channel

    def member(self, name: str) -> MemberActor:
        return self.people[NAMES.index(name)]


class NoEmojis:
    """Nothing is uploaded when the bot starts: drawing it all takes too long for every test."""

    async def upload(self, _client: object) -> None:
        return


PAYLOADS: dict[str, list[dict[str, Any]]] = {}
"""What Discord is sent for commands, by what they are in English."""


@contextmanager
def translated_once() -> Iterator[None]:
    """The same commands are put into the words of all languages once: it takes longer than most tests."""
    translate = tree.payloads

    async def payloads(commands: CommandTree[Any]) -> list[dict[str, Any]]:
        english = json.dumps([LAUNCHING.on, *(one.to_dict(commands) for one in commands.get_commands())])
        if english not in PAYLOADS:
            PAYLOADS[english] = await translate(commands)
        return PAYLOADS[english]

    with patch.object(tree, "payloads", payloads):
        yield


HANDS: dict[str, set[int | None]] = {}
"""The words of every hand that was drawn, and the seats it was drawn for."""


async def open_host(file: Path, clock: object) -> Host:
    assert isinstance(clock, FakeClock)
    made = Host(await Store.open(str(file)), clock, threads=1)
    draw = made.studio.draw

    async def noted(table: TableState, seat: int | None, kind: Kind = "board", **how: Any) -> Picture | None:
        picture = await draw(table, seat, kind, **how)
        if picture and kind in ("hand", "question"):
            HANDS.setdefault(picture.alt[:ALT], set()).add(seat)
        return picture

    made.studio.draw = noted  # type: ignore[method-assign]
    return made


@asynccontextmanager
async def world(folder: Path, names: Sequence[str] = NAMES) -> AsyncIterator[World]:
    """The same seeds and seats every time."""
    file = folder / "fondaco.db"
    HANDS.clear()
    with (
        numbered_secrets(),
        patch("bot.discord.client.app.EMOJIS", NoEmojis()),
        real_forums(),
        translated_once(),
    ):
        async with _world(file, names) as made:
            yield made


@asynccontextmanager
async def _world(file: Path, names: Sequence[str]) -> AsyncIterator[World]:
    host = await open_host(file, FakeClock(TODAY))
    async with simcord.run(Fondaco(Steward(host)), settle_timeout=120.0) as env:
        made = World(file, host, env, names)
        await env.settle()
        try:
            yield made
        finally:
            await made.host.close()
            await made.host.store.close()
        for request in env.http_requests:
            limits.check(request.method, request.path, request.json)
    _cancel_timers()


def _cancel_timers() -> None:
    """SimCord forgets timers that nobody waits for; until they ring, they would keep the whole world."""
    for timer in vars(asyncio.get_running_loop())["_scheduled"]:
        if getattr(timer._callback, "__qualname__", "").startswith("Env._schedule_timer"):
            timer.cancel()
