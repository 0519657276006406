"""What someone wants forgotten is written over, without holding up those who play."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from itertools import pairwise
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from bot.clock import FakeClock
from bot.host import privacy
from bot.host.host import Host, SeatSpec
from bot.ops.retention import DAY, Retention
from bot.store import Store, care
from bot.store.sqlite import INCREMENTAL, SLICE
from bot.table.settings import Settings
from tests.host.people import ADA, BO, play_on, rows

ANN = SeatSpec("Ann of Ancona", user_id="chat:1")
MEGABYTES = 16
COUNT = "select count(*) from matches"


def on_disk(file: Path) -> bytes:
    return b"".join(one.read_bytes() for one in sorted(file.parent.glob(f"{file.name}*")))


def fill(file: Path) -> None:
    """So much that writing the file again could not be overlooked."""
    rows(file, "create table ballast (n integer primary key, stuff blob)")
    for number in range(MEGABYTES):
        rows(file, "insert into ballast values (?, zeroblob(1000000))", number)
    rows(file, "PRAGMA wal_checkpoint(TRUNCATE)")


@contextmanager
def journal_watched(store: Store, file: Path) -> Iterator[list[int]]:
    """How large the journal is whenever something is asked of the database."""
    sizes: list[int] = []
    journal = file.with_name(f"{file.name}-wal")

    def look(*_about: Any) -> None:
        sizes.append(journal.stat().st_size if journal.exists() else 0)

    engine = store.database.connections.sync_engine
    sa.event.listen(engine, "after_cursor_execute", look)
    yield sizes
    sa.event.remove(engine, "after_cursor_execute", look)


async def test_forgetting_somebody_writes_over_what_was_theirs_and_nothing_else(
    host: Host, store: Store, file: Path
) -> None:
    await host.people.save_settings("chat:1", Settings(zone="Europe/Rome", name="Ann of Ancona"))
    for _ in range(12):
        match_id = (await host.open("toy", [ANN, BO], {"cards": "3"})).match_id
        await play_on(host, match_id)
    await store.database.empty_journal()
    fill(file)
    assert b"Ann of Ancona" in on_disk(file)
    with journal_watched(store, file) as sizes:
        await privacy.forget(host, "chat:1")
    assert b"Ann of Ancona" not in on_disk(file), "not even between the rows, nor in the journal"
    assert b"chat:1" not in on_disk(file)
    assert file.stat().st_size > MEGABYTES * 1_000_000
    assert max(sizes) < 2_000_000, "the whole file was written anew while others play"


async def test_a_reader_in_the_way_does_not_hold_up_those_who_write(store: Store, file: Path) -> None:
    await store.clocks.beat(1.0)
    with closing(sqlite3.connect(file, isolation_level=None)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT * FROM beats").fetchall()
        await store.clocks.beat(2.0)
        async with asyncio.timeout(5):
            assert not await store.database.empty_journal()
            await store.clocks.beat(3.0)
    assert await store.database.empty_journal()


async def test_games_are_forgotten_a_few_at_a_time(
    host: Host, store: Store, clock: FakeClock, file: Path
) -> None:
    for _ in range(2 * care.GAMES_AT_ONCE + 1):
        await play_on(host, (await host.open("toy", [ADA, BO], {"cards": "3"})).match_id)
    clock.pass_time(12 * DAY)
    left: list[int] = []
    listen = store.database.connections.sync_engine
    sa.event.listen(listen, "begin", lambda _connection: left.append(rows(file, COUNT)[0][0]))
    await Retention(store, clock, 10).tend()
    left.append(rows(file, COUNT)[0][0])
    assert left[-1] == 0
    assert max(before - after for before, after in pairwise(left)) <= care.GAMES_AT_ONCE


async def test_room_is_given_back_in_slices(store: Store, clock: FakeClock, file: Path) -> None:
    fill(file)
    rows(file, "drop table ballast")
    free = rows(file, "PRAGMA freelist_count")[0][0]
    assert free > 2 * SLICE
    retention = Retention(store, clock, 0)
    await retention.give_back_room()
    assert free - rows(file, "PRAGMA freelist_count")[0][0] == SLICE
    while rows(file, "PRAGMA freelist_count")[0][0]:
        await retention.give_back_room()
    await store.database.empty_journal()
    assert file.stat().st_size < 1_000_000


async def test_a_file_of_an_earlier_program_is_written_anew_once_before_anybody_is_served(
    file: Path,
) -> None:
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA auto_vacuum=NONE")
        connection.execute("VACUUM")
    for _ in range(2):
        store = await Store.open(str(file))
        await store.close()
        assert rows(file, "PRAGMA auto_vacuum") == [(INCREMENTAL,)]
