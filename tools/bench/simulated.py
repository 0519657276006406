"""A simulated Discord with many tables on one server, and presses that arrive all at once."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Any

import simcord
from simcord import interactions
from simcord.backend import serializers
from simcord.backend.models import Interaction, ResponseKind
from simcord.enums import ComponentType, InteractionType

from bot.chat.letters.panel import buttons
from bot.chat.messages.grammar import Id
from bot.chat.messages.parts import Sheet
from bot.chat.table import Place, note_of
from bot.clock import stopwatch
from bot.discord.client.app import Fondaco
from bot.discord.messages.delivery import DiscordDelivery
from bot.discord.surface import SURFACE
from bot.host.host import Host
from bot.series.steward import Steward
from tests.chat.on_discord import user_key
from tools.bench.hosted import SEATS, hosted, set_table

PATIENCE = 120.0
GLANCE = 0.02
"""Seconds between two looks whether everything is filled in."""


class Pressed(Interaction):
    """An interaction that knows when it was sent, and when it was acknowledged."""

    def sent(self) -> None:
        self.acknowledged = asyncio.Event()
        self._watch = stopwatch()

    def __setattr__(self, name: str, value: Any) -> None:
        super().__setattr__(name, value)
        if name == "responded" and value:
            self.seconds = self._watch()
            self.acknowledged.set()

    @property
    def filled(self) -> bool:
        return self.response_kind is not None and self.response_kind is not ResponseKind.DEFERRED


class Server:
    """One server with a channel where all tables are played."""

    def __init__(self, env: simcord.Env, host: Host) -> None:
        self._env = env
        self._host = host
        self._guild = env.create_guild("Fondaco")
        self._channel = self._guild.create_text_channel("games")
        self._people = [self._guild.add_member(env.create_user(f"Merchant {i + 1}")) for i in range(SEATS)]
        self._panels: list[tuple[str, int]] = []

    async def set_tables(self, count: int) -> None:
        """Tables in the middle of their games, each with its buttons in the channel."""
        place = Place(str(self._guild.id), str(self._channel.id), str(self._people[0].id))
        delivery = DiscordDelivery(self._env.bot)
        users = [user_key(person.id) for person in self._people]
        for number in range(count):
            opened = await set_table(self._host, number, {SURFACE.name: note_of(place)}, users)
            look = await self._host.table(opened.match_id)
            sheet = Sheet(tuple(buttons(look, look.words())))
            sent = await delivery.to_room(place.channel, sheet, look.id)
            self._panels.append((look.id, int(sent.message)))

    async def burst(self, count: int, *, fill: bool) -> tuple[list[float], float]:
        """Presses that arrive at once, table after table: the seconds until each was acknowledged, and
        until all were, or were filled in."""
        presses = [self._press(number) for number in range(count)]
        lap = stopwatch()
        for record, payload in presses:
            record.sent()
            self._env.backend.emit("INTERACTION_CREATE", payload)
        async with asyncio.timeout(PATIENCE):
            for record, _payload in presses:
                await record.acknowledged.wait()
            while fill and not all(record.filled for record, _payload in presses):
                await asyncio.sleep(GLANCE)
        return [record.seconds for record, _payload in presses], lap()

    def _press(self, number: int) -> tuple[Pressed, dict[str, Any]]:
        """The number-th press: at the tables in turn, every seat wants to act, then someone the log."""
        backend = self._env.backend
        table, message = self._panels[number % len(self._panels)]
        turn = number // len(self._panels) % (SEATS + 1)
        said = Id("answer" if turn < SEATS else "log", table)
        made, payload = interactions.base_payload(
            backend,
            type=InteractionType.MESSAGE_COMPONENT,
            channel_id=self._channel.id,
            guild_id=self._guild.id,
            user_id=self._people[turn % SEATS].id,
            data={"custom_id": str(said), "component_type": ComponentType.BUTTON},
        )
        stored = backend.get_message(self._channel.id, message)
        payload["message"] = dict(serializers.message_payload(backend, stored))
        record = Pressed(**asdict(made))
        record.source_message_id = message
        backend.interactions[record.id] = record
        return record, payload


@asynccontextmanager
async def server(file: Path) -> AsyncIterator[Server]:
    async with hosted(file) as host, simcord.run(Fondaco(Steward(host)), settle_timeout=PATIENCE) as env:
        yield Server(env, host)
