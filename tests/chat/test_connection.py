"""The bot comes back, whatever breaks its connection; what waiting cannot mend is said in words."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest
from pydantic import SecretStr

from bot.chat.addresses import to_user
from bot.chat.table import Place, note_of
from bot.clock import FakeClock
from bot.config import Config
from bot.discord.client import checkup, connection, shards
from bot.discord.client.app import Fondaco
from bot.discord.client.errors import CannotConnect
from bot.discord.messages import permissions
from bot.discord.surface import SURFACE
from bot.host.host import Host
from bot.ops import doctor
from bot.series.steward import Steward
from bot.store import Store, StoreError
from bot.store.leases import LEASE, Leases
from bot.table.letters import Addressed, DueLetter, Sentence
from bot.table.seating import SeatSpec
from engine.text import text
from tests.kit import until
from tests.postgres import Server

TOKEN = "MTAwMDAwMDAwMDAwMDAwMDAw.GaBcDe.abcdefghijklmnopqrstuvwxyz0123456789"


class Client:
    """Lives as long as its script says."""

    def __init__(self, script: Callable[[], Awaitable[None]]) -> None:
        self._script = script
        self.closed = False

    async def start(self, _token: str) -> None:
        await self._script()

    async def deliver(self) -> None:
        await asyncio.Event().wait()

    async def close(self) -> None:
        self.closed = True


class Lives:
    """Hands out one client after the other."""

    def __init__(self, *ends: BaseException) -> None:
        self._ends = list(ends)
        self.clients: list[Client] = []

    def __call__(self) -> Any:
        end = self._ends.pop(0) if self._ends else None

        async def script() -> None:
            if end is not None:
                raise end
            await asyncio.Event().wait()

        self.clients.append(Client(script))
        return self.clients[-1]


async def some_turns() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


@pytest.mark.parametrize(
    "end",
    [
        aiohttp.ClientConnectionError("no route to the gateway"),
        discord.GatewayNotFound(),  # type: ignore[no-untyped-call]  # discord.py gives it no types
        discord.ConnectionClosed(type("socket", (), {"close_code": 4000})(), shard_id=None),
        OSError("network is down"),
        KeyError("a malformed event"),
    ],
    ids=lambda end: type(end).__name__,
)
async def test_a_broken_connection_is_made_anew_with_a_fresh_client(end: BaseException) -> None:
    clock, lives = FakeClock(), Lives(end, end)
    staying = asyncio.create_task(connection.stay_connected(lives, TOKEN, clock))
    await some_turns()
    assert len(lives.clients) == 1
    clock.pass_time(connection.FIRST_PAUSE)
    await some_turns()
    assert len(lives.clients) == 2
    clock.pass_time(connection.FIRST_PAUSE)
    await some_turns()
    assert len(lives.clients) == 2, "the second pause is longer"
    clock.pass_time(connection.FIRST_PAUSE)
    await some_turns()
    assert len(lives.clients) == 3
    assert [client.closed for client in lives.clients] == [True, True, False]
    staying.cancel()
    await asyncio.gather(staying, return_exceptions=True)


@pytest.mark.parametrize(
    ("end", "said"),
    [
        (discord.LoginFailure("no"), "copy it again"),
        (discord.PrivilegedIntentsRequired(None), "intent"),
    ],
)
async def test_what_waiting_cannot_mend_is_said_at_once(end: BaseException, said: str) -> None:
    with pytest.raises(CannotConnect, match=said):
        await connection.stay_connected(Lives(end), TOKEN, FakeClock())


async def test_letters_are_delivered_for_as_long_as_a_client_lives(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await Store.open(str(tmp_path / "games.db"))
    host = Host(store, FakeClock())
    client = Fondaco(Steward(host))
    delivered: list[str] = []
    ready = asyncio.Event()

    async def begins(_token: str) -> None:
        """What discord.py does on its way to being ready."""
        async with client:
            await client.setup_hook()
            ready.set()
            await asyncio.Event().wait()

    async def send(letter: DueLetter) -> None:
        assert isinstance(letter.letter, Sentence)
        delivered.append(letter.letter.text)

    async def sync() -> None:
        pass

    monkeypatch.setattr(client, "start", begins)
    monkeypatch.setattr(client, "wait_until_ready", ready.wait)
    monkeypatch.setattr(client, "sync_commands", sync)
    monkeypatch.setattr(client.chat.letters, "send", send)
    living = asyncio.create_task(connection.run_client(client, TOKEN))
    await host.outbox.post(Addressed("discord/user/1", Sentence("hello", to_user("1"))))
    await until(lambda: delivered)
    assert delivered == ["hello"]
    living.cancel()
    await asyncio.gather(living, return_exceptions=True)
    assert client.is_closed()
    await host.close()
    await store.close()


async def test_one_delivery_that_breaks_ends_the_others_with_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await Store.open(str(tmp_path / "games.db"))
    host = Host(store, FakeClock())
    client = Fondaco(Steward(host))
    ended: list[str] = []

    async def keep_draining(prefix: str, _send: object) -> None:
        assert prefix == SURFACE.prefix
        await asyncio.sleep(0)
        raise KeyError("broken")

    async def nothing() -> None:
        pass

    async def close_lobbies() -> None:
        try:
            await asyncio.Event().wait()
        finally:
            ended.append("lobbies")

    monkeypatch.setattr(host.outbox, "keep_draining", keep_draining)
    monkeypatch.setattr(client.chat.lobby_expiry, "run", close_lobbies)
    monkeypatch.setattr(client, "wait_until_ready", nothing)
    monkeypatch.setattr(client, "sync_commands", nothing)
    await client.setup_hook()
    with pytest.raises(BaseExceptionGroup):
        await client.deliver()
    assert ended == ["lobbies"], "a dead client does nothing any more"
    await client.close()
    await host.close()
    await store.close()


# --- the doctor -------------------------------------------------------------------------------------------


def test_the_doctor_explains_a_missing_permission() -> None:
    granted = permissions.needed_permissions()
    granted.update(attach_files=False)
    well, what, said = checkup.check_server("Rialto", granted.value, "https://invite")
    assert not well
    assert what == "server Rialto"
    assert "Attach files" in said
    assert "https://invite" in said


def test_the_doctor_names_what_would_be_comfortable_only() -> None:
    granted = permissions.needed_permissions()
    granted.update(create_private_threads=False)
    well, _what, said = checkup.check_server("Rialto", granted.value, "https://invite")
    assert well
    assert "private threads" in said


def test_the_doctor_explains_a_missing_intent() -> None:
    assert checkup.check_intents(discord.Intents(guilds=True))[0]
    well, _what, said = checkup.check_intents(discord.Intents(guilds=True, members=True))
    assert not well
    assert "members" in said
    assert "Bot page" in said


async def test_the_doctor_explains_a_wrong_token(monkeypatch: pytest.MonkeyPatch) -> None:
    async def refuses(_self: discord.Client, _token: str) -> None:
        raise discord.LoginFailure("401")

    monkeypatch.setattr(discord.Client, "login", refuses)
    config = Config(discord_token=SecretStr(TOKEN))
    (finding,) = await doctor.on_discord(config)
    assert not finding.well
    assert "DISCORD_TOKEN" in finding.message
    assert TOKEN not in finding.message


async def test_the_doctor_says_when_discord_cannot_be_reached(monkeypatch: pytest.MonkeyPatch) -> None:
    async def unreachable(_self: discord.Client, _token: str) -> None:
        raise aiohttp.ClientConnectionError("no network")

    monkeypatch.setattr(discord.Client, "login", unreachable)
    (found,) = await checkup.check_discord(TOKEN)
    assert not found[0]
    assert "network" in found[2]


@pytest.mark.parametrize(
    ("switched", "wanted", "said"),
    [
        (True, True, None),
        (False, False, None),
        (False, True, "switch “Enable Activities” on"),
        (True, False, "set FONDACO_DISCORD_SECRET"),
    ],
)
def test_the_doctor_says_when_the_activity_is_half_switched_on(
    switched: bool, wanted: bool, said: str | None
) -> None:
    flags = discord.ApplicationFlags(embedded=switched)
    found = checkup.check_activity(flags, wanted=wanted)
    assert [one[0] for one in found] == ([False] if said else [])
    assert said is None or said in found[0][2]


@pytest.mark.parametrize(
    ("servers", "advised", "dealt", "well", "said"),
    [
        (12, 1, 1, True, "1 for 12 servers"),
        (1800, 2, 1, True, "Discord advises 2"),
        (2600, 3, 1, False, "2600 servers need 3 shards, and there are 1: start with --shards 0-2/3"),
        (2600, 3, 4, True, "4 for 2600 servers"),
    ],
)
def test_the_doctor_says_when_shards_are_due(
    servers: int, advised: int, dealt: int, well: bool, said: str
) -> None:
    found = checkup.shard_finding(servers, advised, dealt)
    assert (found[0], found[1]) == (well, "shards")
    assert said in found[2]


async def test_a_process_answers_for_its_shards_and_the_first_alone_registers_the_commands(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await Store.open(str(tmp_path / "games.db"))
    host, synced = Host(store, FakeClock()), list[str]()
    for dealt, own in (("0-3/8", [0, 1, 2, 3]), ("4-7/8", [4, 5, 6, 7])):
        client = connection.client_for(Steward(host), Config(shards=dealt))
        assert isinstance(client, discord.AutoShardedClient)
        assert (client.shard_ids, client.shard_count) == (own, 8)

        async def sync(named: str = dealt) -> None:
            synced.append(named)

        monkeypatch.setattr(client, "sync_commands", sync)
        async with client:
            await client.setup_hook()
        await client.close()
    assert synced == ["0-3/8"]
    assert type(connection.client_for(Steward(host), Config())) is Fondaco
    await host.close()
    await store.close()


async def test_a_second_process_with_the_same_shards_waits_until_the_first_is_gone(
    postgres_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    shared, clock = postgres_server.cleared_database(), FakeClock()
    hosts = [Host(await Store.open(shared), clock) for _ in range(2)]
    there: list[int] = []

    def answering(number: int) -> Callable[[], Awaitable[None]]:
        async def work() -> None:
            there.append(number)
            await asyncio.Event().wait()

        return work

    refused: list[Leases] = []
    take = Leases.take

    async def noted(leases: Leases, *what: Any) -> list[str]:
        taken = await take(leases, *what)
        refused.extend([] if taken else [leases])
        return taken

    monkeypatch.setattr(Leases, "take", noted)
    config = Config(shards="0-3/8")
    tasks = [asyncio.create_task(shards.in_turn(host, config, answering(n))) for n, host in enumerate(hosts)]
    await until(lambda: bool(there))
    first = there[0]
    second = hosts[1 - first].store.leases
    await until(lambda: second in refused)
    refused.clear()
    clock.pass_time(LEASE / 4)
    await until(lambda: second in refused)
    assert there == [first]
    tasks[first].cancel()
    await asyncio.gather(tasks[first], return_exceptions=True)
    clock.pass_time(LEASE / 4)
    await until(lambda: len(there) == 2)
    tasks[1 - first].cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    for host in hosts:
        await host.close()
        await host.store.close()


def test_the_invitation_asks_for_exactly_what_is_needed() -> None:
    link = permissions.invitation_link(42)
    page = (Path(__file__).parents[2] / "docs" / "discord.md").read_text(encoding="utf-8")
    assert link.replace("42", "YOUR_ID", 1) in page
    assert f"permissions={permissions.needed_permissions().value}" in link
    assert "scope=bot+applications.commands" in link


# --- what one client after the other leaves behind --------------------------------------------------------


@pytest.fixture
async def host(tmp_path: Path) -> AsyncIterator[Host]:
    store = await Store.open(str(tmp_path / "games.db"))
    made = Host(store, FakeClock())
    yield made
    await made.close()
    await store.close()


async def test_a_deleted_table_is_announced_once_however_often_the_bot_reconnected(host: Host) -> None:
    place = {SURFACE.name: note_of(Place("1", "2", "3"))}
    match_id = (
        await host.open("neptun", [SeatSpec(name) for name in ("Ada", "Bo", "Cy")], surface=place)
    ).match_id
    for _ in range(4):
        await Fondaco(Steward(host)).close()
    await host.delete(match_id, text("moderated-deleted"))
    waiting = await host.store.outbox.due("discord/", host.clock.now())
    assert len([one for one in waiting if one.destination == f"discord/{match_id}/deleted"]) == 1


async def test_a_database_that_is_away_ends_no_delivery(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    client = Fondaco(Steward(host))
    take = host.store.leases.take
    looks: list[str] = []

    async def away_at_first(kind: str, names: Any, now: float) -> Any:
        looks.append(kind)
        if len(looks) == 1:
            raise StoreError("the database is away")
        return await take(kind, names, now)

    monkeypatch.setattr(host.store.leases, "take", away_at_first)
    going = asyncio.create_task(client.chat.lobby_expiry.run())
    clock = host.clock
    assert isinstance(clock, FakeClock)

    def looks_again() -> bool:
        clock.pass_time(60)
        return len(looks) > 1 or going.done()

    await until(looks_again)
    assert not going.done(), "the loop goes on"
    assert len(looks) > 1, "and looks again soon"
    going.cancel()
    await asyncio.gather(going, return_exceptions=True)
    await client.close()


async def test_a_client_that_closes_ends_what_it_began_beside(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    client = Fondaco(Steward(host))
    ended: list[str] = []

    async def recover() -> None:
        try:
            await asyncio.Event().wait()
        finally:
            await asyncio.sleep(0)
            ended.append("recovering")

    async def nothing() -> None:
        pass

    monkeypatch.setattr(host, "shares_work", True)
    monkeypatch.setattr(client.chat.opening, "recover", recover)
    monkeypatch.setattr(client, "sync_commands", nothing)
    await client.setup_hook()
    await asyncio.sleep(0)
    await client.close()
    assert ended == ["recovering"], "cancelled, and waited for"
