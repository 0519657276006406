"""Work that several processes share: one at a time has it, and a dead one gives it up."""

import asyncio

import pytest

from bot.store import Store
from bot.store.leases import LEASE
from tests.host.people import rows
from tests.postgres import Server

NAMES = [f"m{n}" for n in range(6)]


@pytest.fixture
def shared(postgres_server: Server) -> str:
    return postgres_server.cleared_database()


async def test_work_is_taken_by_one_process_at_a_time(shared: str) -> None:
    stores = [await Store.open(shared) for _ in range(3)]
    taken = await asyncio.gather(*(store.leases.take("clock", NAMES, 100.0) for store in stores))
    assert sorted(name for some in taken for name in some) == NAMES
    for store in stores:
        await store.close()


async def test_work_of_a_dead_process_is_free_after_its_lease_and_not_before(shared: str) -> None:
    dead, heir = [await Store.open(shared) for _ in range(2)]
    assert await dead.leases.take("house", NAMES, 100.0) == NAMES
    await dead.close()
    assert await heir.leases.take("house", NAMES, 100.0 + LEASE - 1) == []
    assert await heir.leases.take("house", NAMES, 100.0 + LEASE) == NAMES
    assert await heir.leases.take("clock", NAMES, 100.0) == NAMES, "another kind of work"
    await heir.close()


async def test_what_is_given_back_is_free_at_once_and_leaves_no_row(shared: str) -> None:
    one, other = [await Store.open(shared) for _ in range(2)]
    await one.leases.take("house", NAMES, 100.0)
    await one.leases.give_back("house", NAMES[:2])
    assert await other.leases.take("house", NAMES, 100.0) == NAMES[:2]
    await one.leases.give_all_back()
    await other.leases.give_all_back()
    assert rows(shared, "select count(*) from leases") == [(0,)]
    for store in (one, other):
        await store.close()


async def test_a_lease_that_is_used_is_made_longer(shared: str) -> None:
    one, other = [await Store.open(shared) for _ in range(2)]
    for now in (100.0, 100.0 + LEASE * 0.7, 100.0 + LEASE * 1.4):
        assert await one.leases.take("house", ["m"], now) == ["m"]
        assert await other.leases.take("house", ["m"], now) == []
    for store in (one, other):
        await store.close()


async def test_on_a_file_nobody_asks_for_leases(store: Store) -> None:
    assert await store.leases.take("house", NAMES, 100.0) == NAMES
    await store.leases.give_all_back()
