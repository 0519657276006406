"""PostgreSQL: refused in one sentence, served under a lock, heard from other processes."""

import asyncio
import secrets

import pytest
import sqlalchemy as sa

from bot.store import Conflict, Store, StoreError
from bot.store.database import Database
from bot.store.kinds import database_at
from bot.store.notes import NoteKind
from bot.store.postgres_line import FIRST_PAUSE
from tests.host.people import rows
from tests.kit import PATIENCE, until
from tests.postgres import Server


@pytest.fixture
def shared(postgres_server: Server) -> str:
    return postgres_server.cleared_database()


@pytest.mark.parametrize(
    ("address", "said"),
    [
        ("mysql://machine/games", "mysql is no kind of database that Fondaco knows"),
        ("postgresql://machine:port/games", "the address of the database cannot be read"),
        ("postgresql://u:hush@127.0.0.1:1/games", r"\*\*\*@127\.0\.0\.1:1/games cannot be reached"),
    ],
)
async def test_an_address_that_leads_nowhere_is_told(address: str, said: str) -> None:
    with pytest.raises(StoreError, match=said) as refused:
        await Store.open(address)
    assert "hush" not in str(refused.value)


async def test_a_database_that_is_not_there_is_told(postgres_server: Server) -> None:
    with pytest.raises(StoreError, match="there is no such database on that server"):
        await Store.open(postgres_server.address("nowhere"))


async def test_a_database_of_another_program_is_refused_and_left_alone(postgres_server: Server) -> None:
    address = postgres_server.empty_database()
    rows(address, "create table recipes (name text)")
    with pytest.raises(StoreError, match="is not a Fondaco database"):
        await Store.open(address)
    assert rows(address, "select tablename from pg_tables where schemaname = 'public'") == [("recipes",)]
    postgres_server.drop(address)


async def test_processes_that_start_at_once_make_the_tables_once(postgres_server: Server) -> None:
    address = postgres_server.empty_database()
    stores = await asyncio.gather(*(Store.open(address) for _ in range(3)))
    assert rows(address, "select count(*) from alembic_version") == [(1,)]
    for store in stores:
        await store.close()
    postgres_server.drop(address)


async def until_given_up(database: Database) -> None:
    """The server gives a lock back once it has noticed that its connection has ended."""

    async def is_free() -> bool:
        return not await database.is_served()

    await until(is_free)


async def test_a_database_that_is_served_is_not_replaced_and_the_other_way_round(shared: str) -> None:
    database = database_at(shared)
    async with Store.serving(shared, 1.0), Store.serving(shared, 1.0):
        assert await database.is_served()
        with pytest.raises(StoreError, match=r"is being served\. Stop the host first"):
            async with database.replacing():
                pass
    await until_given_up(database)
    async with database.replacing():
        with pytest.raises(StoreError, match="is being restored by another program"):
            async with Store.serving(shared, 1.0):
                pass
    await database.close()


async def test_what_one_process_tells_is_heard_by_the_others_and_not_by_itself(shared: str) -> None:
    one, other = database_at(shared), database_at(shared)
    heard: dict[str, list[str]] = {"one": [], "other": []}
    async with one.listening(heard["one"].append), other.listening(heard["other"].append):
        await one.tell(["m1 3 4", "m2 5 6"])
        await other.tell(["m3 1 1"])
        await until(lambda: len(heard["one"]) + len(heard["other"]) >= 3)
    assert heard == {"one": ["m3 1 1"], "other": ["m1 3 4", "m2 5 6"]}
    await one.close()
    await other.close()


async def test_a_line_that_was_cut_comes_back_and_says_that_something_may_be_missed(shared: str) -> None:
    database, heard = database_at(shared), asyncio.Queue[str]()
    async with database.serving(), database.listening(heard.put_nowait):
        rows(
            shared,
            "select pg_terminate_backend(pid) from pg_stat_activity "
            "where datname = current_database() and pid <> pg_backend_pid()",
        )
        async with asyncio.timeout(5 + FIRST_PAUSE):
            assert await heard.get() == ""
        other = database_at(shared)
        assert await other.is_served()
        await other.tell(["m 1 2"])
        async with asyncio.timeout(PATIENCE):
            assert await heard.get() == "m 1 2"
        await other.close()
    await database.close()


async def test_a_connection_that_was_cut_is_told_once_and_then_replaced(shared: str) -> None:
    store = await Store.open(shared)
    await store.notes.set(NoteKind.SECRET("a"), 1)
    rows(
        shared,
        "select pg_terminate_backend(pid) from pg_stat_activity "
        "where datname = current_database() and pid <> pg_backend_pid()",
    )
    with pytest.raises(StoreError, match="broke off"):
        await store.notes.set(NoteKind.SECRET("a"), 2)
    await store.notes.set(NoteKind.SECRET("a"), 3)
    assert await store.notes.get(NoteKind.SECRET("a")) == 3
    await store.close()


async def test_two_who_wait_for_each_other_are_parted_and_one_may_try_again(shared: str) -> None:
    stores = [await Store.open(shared) for _ in range(2)]
    for name in ("a", "b"):
        await stores[0].notes.set(NoteKind.SECRET(name), 0)
    meeting = asyncio.Barrier(2)
    update = sa.text("update notes set value = '1' where name = :name")

    async def lock(store: Store, names: tuple[str, str]) -> bool:
        try:
            async with store.database.writing() as connection:
                await connection.execute(update, {"name": names[0]})
                await meeting.wait()
                await connection.execute(update, {"name": names[1]})
        except Conflict:
            return False
        return True

    done = await asyncio.gather(lock(stores[0], ("a", "b")), lock(stores[1], ("b", "a")))
    assert sorted(done) == [False, True]
    for store in stores:
        await store.close()


async def test_a_look_is_of_one_moment_whatever_is_written_meanwhile(shared: str) -> None:
    store = await Store.open(shared)
    await store.notes.set(NoteKind.SECRET("a"), 1)
    count = sa.text("select count(*) from notes")
    async with store.database.reading() as connection:
        assert await connection.scalar(count) == 1
        await store.notes.set(NoteKind.SECRET(secrets.token_hex(4)), 1)
        assert await connection.scalar(count) == 1
    await store.close()


async def test_an_acknowledged_move_waits_for_the_disk_whatever_the_server_says(shared: str) -> None:
    """What may be lost does not wait."""
    rows(shared, f"alter database {sa.make_url(shared).database} set synchronous_commit to off")
    store = await Store.open(shared)
    how = sa.text("show synchronous_commit")
    async with store.database.writing() as connection:
        assert await connection.scalar(how) == "on"
    async with store.database.writing(may_be_lost=True) as connection:
        assert await connection.scalar(how) == "off"
    async with store.database.writing() as connection:
        assert await connection.scalar(how) == "on"
    await store.close()
