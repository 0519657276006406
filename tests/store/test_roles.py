"""Processes that share the work around the games: told at once, done once, taken over from the dead."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from typing import cast

import pytest

from bot.clock import FakeClock
from bot.host.health import LONGEST_ROUND, Checkup
from bot.host.host import Host
from bot.host.outbox import Send
from bot.store import Store
from bot.store.leases import LEASE
from bot.store.postgres import PostgresServer
from bot.table.letters import Addressed, DueLetter, TableNews
from bot.table.terms import plain_terms
from engine.errors import Refused
from tests.host.people import ADA, BO, HOUSE, answer_any
from tests.kit import PATIENCE, until
from tests.postgres import Server

Start = Callable[..., Awaitable[Host]]


@pytest.fixture
def shared(postgres_server: Server) -> str:
    return postgres_server.cleared_database()


@pytest.fixture
async def start(shared: str, clock: FakeClock) -> AsyncIterator[Start]:
    """Starts processes, each with a store and a memory of its own; `house`: it plays for the house."""
    made: list[Host] = []

    async def another(*, house: bool = False) -> Host:
        host = Host(await Store.open(shared), clock)
        host.house.plays = house
        host.expect_others()
        made.append(host)
        return host

    yield another
    for host in made:
        await host.close()
        await host.store.close()


@asynccontextmanager
async def watching(*hosts: Host) -> AsyncIterator[None]:
    """They listen to each other, as while they are served."""
    tasks = [asyncio.create_task(host.watch.run()) for host in hosts]
    await until(lambda: _are_listening(hosts))
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _are_listening(hosts: Sequence[Host]) -> bool:
    found = [cast(PostgresServer, host.store.database).is_listening for host in hosts]
    return all(found)


async def test_a_page_hears_at_once_what_another_process_changed(start: Start) -> None:
    here, there = await start(), await start()
    opened = await here.open("toy", [ADA, BO])
    table = await here.table(opened.match_id)
    async with watching(here, there):
        with here.notices.subscribe(opened.match_id) as notices:
            here.notices.note_revision(table.id, table.seq, table.revision)
            await there.submit(opened.match_id, 1, 3)
            async with asyncio.timeout(PATIENCE):
                assert await anext(notices) == 1


async def test_letters_are_sent_at_once_by_the_process_that_sends(start: Start) -> None:
    writer, sender = await start(), await start()
    arrived: asyncio.Queue[str] = asyncio.Queue()

    async def send(letter: DueLetter) -> None:
        arrived.put_nowait(letter.destination)

    async with watching(writer, sender):
        draining = asyncio.create_task(sender.outbox.keep_draining("test/", send))
        for name in ("test/a", "test/b"):  # the second finds them waiting
            await writer.outbox.post(Addressed(name, TableNews(1)))
            async with asyncio.timeout(PATIENCE):
                assert await arrived.get() == name
        draining.cancel()
        await asyncio.gather(draining, return_exceptions=True)


async def test_every_letter_is_sent_by_one_of_many(start: Start) -> None:
    hosts = [await start() for _ in range(3)]
    for n in range(30):
        await hosts[0].outbox.post(Addressed(f"test/{n}", TableNews(n)))
    arrived: list[str] = []

    async def send(letter: DueLetter) -> None:
        await asyncio.sleep(0)
        arrived.append(letter.destination)

    await asyncio.gather(*(host.outbox.drain("test/", send) for host in hosts))
    assert sorted(arrived) == sorted(f"test/{n}" for n in range(30))


async def test_a_letter_on_its_way_is_finished_or_given_back_when_the_process_stops(
    start: Start, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.host.outbox.LAST_STRETCH", 0.2)
    stops, heir = await start(), await start()
    on_the_way, arrived = asyncio.Event(), list[str]()

    def sender(arrives: bool) -> Send:
        async def send(letter: DueLetter) -> None:
            on_the_way.set()
            await (asyncio.sleep(0) if arrives else asyncio.Event().wait())
            arrived.append(letter.destination)

        return send

    for arrives, name in ((True, "test/quick"), (False, "test/slow")):
        on_the_way.clear()
        await stops.outbox.post(Addressed(name, TableNews(1)))
        draining = asyncio.create_task(stops.outbox.keep_draining(name, sender(arrives)))
        await on_the_way.wait()
        draining.cancel()
        await asyncio.gather(draining, return_exceptions=True)
    assert arrived == ["test/quick"]
    assert await heir.outbox.drain("test/", sender(True)) == 1, "nobody waits for the lease"
    assert arrived == ["test/quick", "test/slow"]


async def test_the_house_plays_in_the_process_that_has_its_role(start: Start) -> None:
    web = await start()
    waiting = await web.open("toy", [ADA, HOUSE], {"cards": "3"})
    await web.house.look()
    await web.house.idle()
    assert await web.log(waiting.match_id) == [], "who does not play for the house leaves its turn alone"
    assert 1 in (await web.table(waiting.match_id)).waits_for()
    house = await start(house=True)
    async with watching(web, house):
        opened = await web.open("toy", [ADA, HOUSE], {"cards": "3"})

        async def over() -> bool:
            with suppress(Refused):  # the house was quicker
                await answer_any(web, opened.match_id, [0])
            return (await web.table(opened.match_id)).state == "over"

        await until(over)
    played = {row.made_by for row in await web.log(opened.match_id) if row.seat == 1}
    assert played == {"house"}


async def test_no_two_processes_think_about_the_same_table(start: Start, clock: FakeClock) -> None:
    one, other = await start(house=True), await start(house=True)
    opened = await one.open("toy", [HOUSE, HOUSE], {"cards": "3"})
    await one.house.idle()
    assert await other.store.leases.take("house", [opened.match_id], clock.now()) == []


async def test_the_house_of_a_dead_process_plays_on_within_its_lease(start: Start, clock: FakeClock) -> None:
    dead, heir = await start(), await start(house=True)
    opened = await dead.open("toy", [HOUSE, HOUSE], {"cards": "3"})
    assert await dead.store.leases.take("house", [opened.match_id], clock.now())
    await heir.house.look()
    await heir.house.idle()
    assert (await heir.table(opened.match_id)).seq == 0
    clock.pass_time(LEASE)
    await heir.house.look()
    await heir.house.idle()
    assert (await heir.table(opened.match_id)).state == "over"


async def test_whose_time_has_run_out_is_played_for_once_by_one_of_many(
    start: Start, clock: FakeClock
) -> None:
    hosts = [await start() for _ in range(3)]
    tables = [(await hosts[0].open("toy", [ADA, BO], terms=plain_terms(60))).match_id for _ in range(6)]
    clock.pass_time(60)
    made = await asyncio.gather(*(host.sweep.once() for host in hosts))
    assert sum(made) == 12
    for match_id in tables:
        assert [row.made_by for row in await hosts[0].log(match_id)] == ["clock", "clock"]


async def test_a_process_without_clocks_is_well_while_another_one_goes_round(
    start: Start, clock: FakeClock
) -> None:
    web, clocks = await start(), await start()
    await web.wake(clock=False, house=False)
    checkup = Checkup(web)
    clock.pass_time(LONGEST_ROUND + 1)
    await clocks.sweep.beat()
    assert (await checkup.health()).well
    clock.pass_time(LONGEST_ROUND + 1)
    assert (await checkup.health()).wrong == ["sweep"]
