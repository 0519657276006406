"""A host moved between the two kinds of database, there and back: nothing is lost, and it can be repeated."""

import itertools
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from bot.clock import FakeClock
from bot.host.host import Host
from bot.ops import moving
from bot.ops.moving import move_host
from bot.store import Store, StoreError
from bot.store.notes import NoteKind
from bot.table.letters import Addressed, TableNews
from bot.table.settings import Settings
from bot.table.terms import plain_terms
from tests.host.people import ADA, BO, CY, HOUSE, play_on, rows
from tests.postgres import Server

TABLES = (
    "matches",
    "seats",
    "moves",
    "events",
    "deadlines",
    "drafts",
    "outbox",
    "people",
    "lobbies",
    "notes",
    "told",
    "series",
    "results",
)


@pytest.fixture
def file(tmp_path: Path) -> str:
    return str(tmp_path / "games.db")


@pytest.fixture
def server_database(postgres_server: Server) -> str:
    return postgres_server.cleared_database()


async def fill(target: str) -> list[str]:
    """Something of every kind; the matches."""
    store, clock = await Store.open(target), FakeClock()
    host = Host(store, clock)
    made = [
        (await host.open("toy", [ADA, BO, CY], {"cards": "5"}, terms=plain_terms(600))).match_id
        for _ in range(3)
    ]
    made.append((await host.open("toy", [HOUSE, HOUSE], {"cards": "3"})).match_id)
    for match_id in made[:2]:
        await play_on(host, match_id, 7)
    await host.house.idle()
    await host.people.save_settings("chat/1", Settings(zone="Europe/Rome"))
    await host.outbox.post(Addressed("test/é “quoted”", TableNews(1)))
    await store.lobbies.add("lobby", {"guests": ["Zoë"]}, 1.0)
    await store.notes.set(NoteKind.SECRET("a"), {"b": [1, None, 2.5]})
    await store.drafts.set(made[2], 0, "t", {"x": 1})
    await store.channels.set(made[0], "discord", "7", 3, {"y": 1})
    await store.clocks.beat(clock.now())
    await host.close()
    await store.close()
    return made


def everything(target: str) -> dict[str, list[Any]]:
    """All rows, past the host; a file keeps yes and no as numbers."""
    return {
        table: sorted(
            [[int(one) if isinstance(one, bool) else one for one in row] for row in found], key=repr
        )
        for table in TABLES
        for found in [rows(target, f"select * from {table}")]
    }


async def test_there_and_back_every_row_is_the_same(file: str, server_database: str, tmp_path: Path) -> None:
    made = await fill(file)
    seen: list[tuple[int, int]] = []
    moved, found = await move_host(file, server_database, on_progress=lambda *so_far: seen.append(so_far))
    assert (moved.matches, moved.copied, found.live, found.ended) == (len(made), len(made), 3, 1)
    assert seen[-1] == (len(made), len(made))
    assert everything(server_database) == everything(file)
    back = str(tmp_path / "back.db")
    await move_host(server_database, back)
    assert everything(back) == everything(file)


async def test_games_go_on_where_they_were_moved_to(file: str, server_database: str) -> None:
    made = await fill(file)
    await move_host(file, server_database)
    store = await Store.open(server_database)
    host = Host(store, FakeClock())
    await play_on(host, made[0])
    assert (await host.table(made[0])).state == "over"
    await host.open("toy", [ADA, BO])
    await host.outbox.post(Addressed("test/next", TableNews(2)))
    await host.close()
    await store.close()


async def test_a_move_that_is_repeated_copies_what_differs(file: str, server_database: str) -> None:
    made = await fill(file)
    await move_host(file, server_database)
    store = await Store.open(file)
    host = Host(store, FakeClock())
    await play_on(host, made[2], 2)
    async with store.database.writing() as connection:
        await connection.exec_driver_sql("delete from matches where id = ?", (made[3],))
    await host.close()
    await store.close()
    moved, _ = await move_host(file, server_database)
    assert (moved.matches, moved.copied) == (3, 1)
    assert everything(server_database) == everything(file)


async def test_the_games_of_another_host_are_not_replaced_unasked(file: str, server_database: str) -> None:
    await fill(file)
    await fill(server_database)
    before = everything(server_database)
    with pytest.raises(StoreError, match="holds the games of another host"):
        await move_host(file, server_database)
    assert everything(server_database) == before
    await move_host(file, server_database, replace=True)
    assert everything(server_database) == everything(file)


async def test_nothing_is_moved_into_a_database_that_is_served(file: str, server_database: str) -> None:
    await fill(file)
    async with Store.serving(server_database, 1.0):
        with pytest.raises(StoreError, match="is being served"):
            await move_host(file, server_database)
    assert rows(server_database, "select count(*) from matches") == [(0,)]


@contextmanager
def events_lost_on_the_way() -> Iterator[None]:
    """While a host is copied, all events but one are lost: the third time that events are read, they are
    read to be copied."""
    reads = itertools.count(1)

    def lose_events(_: object, __: object, sql: str, values: object, *___: object) -> tuple[str, object]:
        wanted = sql.startswith("SELECT") and "FROM events" in sql
        return (f"{sql} LIMIT 1" if wanted and next(reads) == 3 else sql), values

    sa.event.listen(sa.Engine, "before_cursor_execute", lose_events, retval=True)
    try:
        yield
    finally:
        sa.event.remove(sa.Engine, "before_cursor_execute", lose_events)


async def test_a_match_that_changed_on_the_way_is_noticed(file: str, server_database: str) -> None:
    await fill(file)
    with (
        events_lost_on_the_way(),
        pytest.raises(StoreError, match="is another one after it was copied"),
    ):
        await move_host(file, server_database)
    assert rows(server_database, "select count(*) from matches") == [(0,)]


async def test_a_copy_of_a_server_is_a_file_and_can_be_put_back(server_database: str, tmp_path: Path) -> None:
    made = await fill(server_database)
    before = everything(server_database)
    copy = tmp_path / "copy.db"
    found = await moving.back_up_server(server_database, copy)
    assert (found.live, found.ended) == (3, 1)
    assert sorted(one.name for one in tmp_path.iterdir()) == ["copy.db"]
    store = await Store.open(server_database)
    host = Host(store, FakeClock())
    await play_on(host, made[2], 3)
    await host.close()
    assert await store.clocks.last_backup() is not None
    await store.close()
    await moving.restore_server(copy, server_database)
    assert everything(server_database)["moves"] == before["moves"]
    kept = rows(tmp_path / "copy.db.before", "select max(seq) from moves where match_id = ?", made[2])
    assert kept == [(3,)]
