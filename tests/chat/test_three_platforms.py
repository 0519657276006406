"""One game on three platforms at once: Discord, the browser, and a third one that a value registers."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from aiohttp import CookieJar
from aiohttp.test_utils import TestClient, TestServer

from bot.chat.chat import Chat
from bot.chat.messages.caller import Press
from bot.config import Config
from bot.discord.surface import SURFACE as DISCORD
from bot.host.contacts import PushServices
from bot.host.host import Host
from bot.surfaces import Surface
from bot.table.letters import Addressed, RoomForTable
from bot.table.seating import SeatSpec
from bot.table.state import TableState
from bot.table.terms import Terms
from bot.web.app import build
from bot.web.surface import SURFACE as WEB
from engine.choice import Amount
from engine.rng import Rng
from tests.chat.on_discord import user_key
from tests.chat.person import Person, said
from tests.chat.platform import ROOM, SERVER, TOY, Platform, Player, toy_person, toy_surface
from tests.chat.toys import Doodler, toys
from tests.chat.world import World, world
from tests.host.people import rows
from tests.web.calls import Device, PushService, deliver, push_service
from tests.web.conftest import Visitor

pytestmark = pytest.mark.usefixtures("quick", "away")

ADA, BO, CLEO = range(3)
HOUR = 3600.0
TERMS = Terms(0, 48 * HOUR, 48 * HOUR)


@dataclass
class Table:
    """Ada sits at it on Discord, Bo in the browser, and Cleo on the toy platform."""

    world: World
    ada: Person
    bo: Visitor
    cleo: Player
    service: PushService
    phone: Device
    match: str = ""

    @property
    def host(self) -> Host:
        return self.world.host

    @property
    def platform(self) -> Platform:
        return self.cleo.platform

    async def now(self) -> TableState:
        return await self.host.table(self.match)

    async def settle(self, seconds: float = 0.0) -> None:
        """Each platform delivers what is its own to deliver, and nothing else."""
        await self.world.pass_time(seconds)
        await self.host.sweep.tend()
        await self.host.outbox.drain(TOY.prefix, self.cleo.chat.letters.send)
        await deliver(self.bo, self.host)
        await self.world.settle()

    async def sit_down(self) -> None:
        """The table is opened by the host, as leagues do it, with a room on each platform that has rooms."""
        seats = [
            SeatSpec("Ada", user_id=user_key(self.ada.actor.id)),
            SeatSpec("Bo"),
            SeatSpec("Cleo", user_id=self.cleo.person.key),
        ]
        opened = await self.host.open("toy", seats, {"cards": "3"}, terms=TERMS)
        self.match = opened.match_id
        await self.bo.sit(opened, BO)
        await self.bo.post("/me/devices", self.phone.form(), status=204)
        server, channel = str(self.world.guild.id), str(self.world.channel.id)
        for surface, where, home in ((DISCORD, channel, server), (TOY, ROOM, SERVER)):
            letter = RoomForTable(self.match, home)
            await self.host.outbox.post(Addressed(f"{surface.prefix}series/{where}", letter))
        await self.settle()
        await self.settle()

    def room(self) -> str:
        """The room of the table on the toy platform."""
        return next(post.room for post in self.platform.posts.values() if post.room.startswith(f"{ROOM}-"))

    def on_discord(self) -> list[str]:
        return [said(message) for message in self.ada.messages(self.world.thread().id)]

    def on_toy(self) -> list[str]:
        return ["\n".join(post.lines) for post in self.platform.in_room(self.room())]

    def called(self) -> tuple[int, int, int]:
        """How often each of them was called in private so far, where they are."""
        dm = self.world.env.backend.dm_channels.get(self.ada.actor.id)
        talks = self.platform.in_room(f"talk with {self.cleo.person.id}")
        return len(self.ada.messages(dm)) if dm else 0, len(self.service.opened_by(self.phone)), len(talks)

    # --- answering, each where they are

    async def answer(self, seat: int) -> None:
        if seat == ADA:
            await self.ada.answer(await self.ada.act(self.world.thread().id))
        elif seat == BO:
            await self._answer_on_page()
        else:
            await self._answer_on_toy()

    async def _answer_on_page(self) -> None:
        table = await self.now()
        decision = table.decision(BO)
        assert decision is not None
        answer = "3" if isinstance(decision.choice, Amount) else str(ADA)
        pairs = [("q", answer), ("token", table.token(BO) or "")]
        await self.bo.post(f"/t/{self.match}/seat/{BO}/answer", pairs)

    async def _answer_on_toy(self) -> None:
        panel = next(post for post in reversed(self.platform.in_room(self.room())) if post.buttons)
        shown = (await self.cleo.press(panel.button("answer"), self.room())).shown
        assert shown is not None
        options = [Press(menu.id, [menu.items[len(menu.items) // 2].value]) for menu in shown.menus]
        options += [Press(button.id) for button in shown.buttons if button.id.verb == "opt"]
        caller = await self.cleo.press(options[0], self.room())
        assert caller.shown is not None, caller.told
        if confirm := [button for button in caller.shown.buttons if button.id.verb == "yes"]:
            await self.cleo.press(Press(confirm[0].id), self.room())


@asynccontextmanager
async def three_platforms(folder: Path) -> AsyncIterator[Table]:
    drawn = patch("render.artist.artist", lambda _title: Doodler())
    with toys(), drawn, toy_surface():
        async with world(folder) as fondaco, push_service() as service:
            fondaco.host.contacts.push_services = PushServices(("127.0.0.1",), "http", None)
            server = TestServer(build(fondaco.bot.chat.steward, Config()))
            await server.start_server()
            client: TestClient[Any, Any] = TestClient(server, cookie_jar=CookieJar(unsafe=True))
            platform = Platform()
            chat = Chat(fondaco.bot.chat.steward, TOY, platform, platform)
            cleo = Player(chat, fondaco.host, platform, toy_person("Cleo"))
            ada = Person(fondaco.people[0], Rng("ada"))
            table = Table(fondaco, ada, Visitor(client), cleo, service, Device(service, "phone"))
            try:
                await table.sit_down()
                yield table
            finally:
                await client.close()
                await server.close()


async def test_each_is_asked_and_called_where_they_are_and_nowhere_else(tmp_path: Path) -> None:
    async with three_platforms(tmp_path) as table:
        surfaces = [seat.user_id.partition(":")[0] for seat in (await table.now()).seats if seat.user_id]
        assert surfaces == [DISCORD.name, WEB.name, TOY.name]
        assert table.called() == (1, 1, 1), "all three owe a sealed bid, and hear of it once"
        for seat in (BO, CLEO):
            await table.answer(seat)
        await table.settle()
        before = table.called()
        await table.settle(24 * HOUR)
        after = table.called()
        assert (after[BO], after[CLEO]) == (before[BO], before[CLEO]), "only Ada owes something"
        assert "half of your time" in table.on_discord()[-1].lower(), "she is reminded in her thread"
        assert not any("half of your time" in line.lower() for line in table.on_toy())


async def test_a_whole_game_is_played_from_three_platforms(tmp_path: Path) -> None:
    async with three_platforms(tmp_path) as table:
        answered = dict.fromkeys((ADA, BO, CLEO), 0)
        while (state := await table.now()).state == "live":
            seat = state.waits_for()[0]
            await table.answer(seat)
            answered[seat] += 1
            await table.settle(60.0)
            assert sum(answered.values()) < 40, "the game does not end"
        assert all(answered.values())
        assert "Cleo" in table.on_discord()[-1]
        assert "Ada" in table.on_toy()[-1]
        assert "Ada" in await table.bo.get(f"/t/{table.match}/seat/{BO}")
        panels = table.platform.in_room(table.room())
        assert {user for post in panels for user in post.mentions} == {table.cleo.person.id}
        assert "example.org" not in "".join(table.on_discord()), "nobody is mentioned where they are not"
        stored = "select surface, seq, revision from told where match_id = ? order by surface"
        told = rows(table.world.file, stored, table.match)
        assert [(surface, seq) for surface, seq, _ in told] == [("discord", state.seq), ("toy", state.seq)]
        left = [await table.host.store.outbox.depth(surface.prefix) for surface in (DISCORD, WEB, TOY)]
        assert left == [0, 0, 0], "no letter is left that nobody delivers"


async def test_a_room_lost_on_one_platform_is_told_on_the_other(tmp_path: Path) -> None:
    async with three_platforms(tmp_path) as table:
        table.platform.gone.add(table.room())
        for seat in (ADA, BO):
            await table.answer(seat)
        await table.host.submit(table.match, CLEO, 20)
        await table.settle()
        await table.settle(60.0)
        (talk, *_), told = _talks(table), table.on_discord()
        assert any("can no longer write" in line for line in talk)
        assert "toy-won" in "".join(told), "Discord is told as ever"


def _talks(table: Table) -> list[list[str]]:
    talks = table.platform.in_room(f"talk with {table.cleo.person.id}")
    return [[line for post in talks for line in post.lines]]


def test_a_platform_is_one_value() -> None:
    nothing = Surface("nothing")
    assert nothing.person_id("a:b/c") == "nothing:a:b/c"
    assert nothing.user_id("nothing:a:b/c") == "a:b/c"
    assert nothing.user_id("nothing2:a") is nothing.user_id(None) is None
