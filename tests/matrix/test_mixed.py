"""One table that people join from Discord, from Matrix and in the browser: each is called where they are."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from aiohttp import CookieJar
from aiohttp.test_utils import TestClient, TestServer

from bot.config import Config
from bot.host.contacts import PushServices
from bot.matrix.api import Api
from bot.matrix.client.app import MatrixBot
from bot.matrix.client.syncing import Listener
from bot.matrix.surface import SURFACE as MATRIX
from bot.table.seating import SeatSpec
from bot.table.state import TableState
from bot.web.app import build
from engine.choice import Amount
from engine.rng import Rng
from tests.chat.person import Person as DiscordPerson
from tests.chat.person import said
from tests.chat.toys import Doodler, toys
from tests.chat.world import World, world
from tests.homeserver import Homeserver
from tests.matrix.kit import MatrixWorld, Person, keys_in, tells_the_end
from tests.web.acts import do_act
from tests.web.calls import Device, PushService, deliver, push_service
from tests.web.conftest import Visitor

BO, ADA, CLEO = range(3)


@dataclass
class Places:
    """Bo is in the browser, Ada on Discord, and Cleo on Matrix."""

    discord: World
    matrix: MatrixWorld
    bo: Visitor
    ada: DiscordPerson
    cleo: Person
    service: PushService
    phone: Device
    match: str = ""

    async def now(self) -> TableState:
        return await self.discord.host.table(self.match)

    async def settle(self) -> None:
        """Everything that is to be delivered arrives."""
        host = self.discord.host
        for _ in range(3):
            await host.sweep.tend()
            await host.outbox.drain(MATRIX.prefix, self.matrix.bot.chat.letters.send)
            await deliver(self.bo, host)
            await self.discord.settle()
        await self.cleo.look()
        await self.cleo.look()

    async def answer(self, seat: int) -> None:
        """Each where they are."""
        table = await self.now()
        match (table.seats[seat].user_id or "").partition(":")[0]:
            case "discord":
                await self.ada.answer(await self.ada.act(self.discord.thread().id))
            case "web":
                decision = table.decision(seat)
                assert decision is not None
                other = next(s for s in range(3) if s != seat)
                answer = "3" if isinstance(decision.choice, Amount) else str(other)
                pairs = [("q", answer), ("token", table.token(seat) or "")]
                await self.bo.post(f"/t/{self.match}/seat/{seat}/answer", pairs)
            case _:
                await self._answer_on_matrix()

    async def play_to_the_end(self) -> None:
        """Each answers where they are, and is called there and nowhere else."""
        assert self.service.opened_by(self.phone), "Bo is called in the browser"
        answered = dict.fromkeys(range(3), 0)
        while (table := await self.now()).state == "live":
            seat = table.waits_for()[0]
            await self.answer(seat)
            answered[seat] += 1
            await self.settle()
            assert sum(answered.values()) < 40, "the game does not end"
        assert all(answered.values())
        cleo = self.cleo
        assert any(tells_the_end(line) for place in cleo.rooms for line in cleo.lines(place)), (
            "Cleo reads the end on Matrix"
        )
        mentions = [m["content"].get("m.mentions", {}) for r in cleo.rooms for m in cleo.messages(r)]
        called = {user for mention in mentions for user in mention.get("user_ids", [])}
        assert called == {cleo.user}, "nobody is mentioned where they are not"
        assert await self.discord.host.store.outbox.depth(MATRIX.prefix) == 0

    async def _answer_on_matrix(self) -> None:
        talk, before = self.cleo.talk, (await self.now()).seq
        while (await self.now()).seq == before:
            shown = [m for m in self.cleo.messages(talk) if any(key.isdecimal() for key in keys_in(m))]
            count = len(self.cleo.messages(talk))
            await self.cleo.type(talk, next(key for key in keys_in(shown[-1]) if key.isdecimal()))
            await self.cleo.wait_for(partial(self._has_more_than, count + 1))

    def _has_more_than(self, count: int) -> bool:
        return len(self.cleo.messages(self.cleo.talk)) > count


@asynccontextmanager
async def three_places(homeserver: Homeserver, folder: Path) -> AsyncIterator[Places]:
    drawn = patch("render.artist.artist", lambda _title: Doodler())
    with toys(), drawn:
        async with world(folder) as discord, push_service() as service:
            discord.host.contacts.push_services = PushServices(("127.0.0.1",), "http", None)
            server = TestServer(build(discord.bot.chat.steward, Config()))
            await server.start_server()
            client: TestClient[Any, Any] = TestClient(server, cookie_jar=CookieJar(unsafe=True))
            account = homeserver.register(display="Fondaco")
            bot = MatrixBot(discord.bot.chat.steward, Api(homeserver.address, account.token))
            await bot.begin()
            listener = Listener(bot)
            task = asyncio.create_task(listener.run())
            matrix = MatrixWorld(homeserver, discord.host, bot, listener)
            cleo, ada = matrix.person("Cleo"), DiscordPerson(discord.people[0], Rng("ada"))
            try:
                yield Places(discord, matrix, Visitor(client), ada, cleo, service, Device(service, "phone"))
            finally:
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)
                await cleo.api.close()
                await bot.api.close()
                await client.close()
                await server.close()


async def test_one_table_is_joined_from_discord_matrix_and_the_browser(
    homeserver: Homeserver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.chat.questions.presence.STAY", 0.0)
    async with three_places(homeserver, tmp_path) as places:
        host, discord, cleo = places.discord.host, places.discord, places.cleo
        seats = [SeatSpec("Bo"), SeatSpec(kind="open"), SeatSpec(kind="open")]
        opened = await host.open("toy", seats, {"cards": "3"})
        places.match = opened.match_id
        await places.bo.sit(opened, BO)
        await places.bo.post("/me/devices", places.phone.form(), status=204)
        joined = await places.ada.actor.slash(discord.channel, "game sit", game=places.match)
        assert "You’re at the table" in said(joined.response)
        room = await places.matrix.home(cleo)
        await cleo.type(room, f"!game sit game={places.match}")
        await cleo.in_talk("You’re at the table")
        await places.settle()
        kinds = [(seat.user_id or "").partition(":")[0] for seat in (await places.now()).seats]
        assert kinds == ["web", "discord", "matrix"]
        assert discord.channel.threads, "the table has a thread on Discord"
        await cleo.in_talk("only you can see this")
        refused = await places.discord.people[0].slash(discord.channel, "host end", game=places.match)
        assert "over" not in said(refused.response), "a server that visits moderates nothing"
        assert (await places.now()).state == "live"
        assert places.service.opened_by(places.phone), "Bo is called in the browser"


async def test_a_lobby_is_joined_from_everywhere_and_its_game_played_to_the_end(
    homeserver: Homeserver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.chat.questions.presence.STAY", 0.0)
    async with three_places(homeserver, tmp_path) as places:
        discord, cleo, host = places.discord, places.cleo, places.discord.host
        host.chats = frozenset(("discord", "matrix"))
        opened = await places.ada.actor.slash(discord.channel, "game new", title="toy", seats=3)
        (lobby,) = await host.store.lobbies.in_state("open")
        places.match = lobby.id
        assert f"`/game sit game:{lobby.id}`" in said(opened.response), "others read how they join"
        room = await places.matrix.home(cleo)
        await cleo.type(room, f"!game sit game:{lobby.id}")
        await cleo.in_talk("You’ve joined")
        await do_act(places.bo, f"/lobby/{lobby.id}", "lobby-join", your_name="Bo")
        await places.bo.post("/me/devices", places.phone.form(), status=204)
        await places.settle()
        shown = [said(message) for message in places.ada.messages(discord.channel.id)]
        assert any("Bo" in line and "Cleo" in line for line in shown), "the lobby shows all three"
        assert "is full" in shown[-1], "Ada is called"
        await cleo.type(room, f"!game leave game:{lobby.id}")
        await cleo.in_talk("You’ve left the table")
        await cleo.type(room, f"!game sit game:{lobby.id}")
        await cleo.wait_for(lambda: sum("You’ve joined" in line for line in cleo.lines(cleo.talk)) == 2)
        await places.settle()
        await places.ada.press(opened.response, "start")
        await places.settle()
        kinds = [(seat.user_id or "").partition(":")[0] for seat in (await places.now()).seats]
        assert sorted(kinds) == ["discord", "matrix", "web"]
        await cleo.in_talk("only you can see this")
        await places.play_to_the_end()
