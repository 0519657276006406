"""The database: made, brought up to date, or refused in one sentence and left as it was."""

import sqlite3
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext

import engine
from bot.host.host import Host
from bot.store import Store, StoreError
from bot.store.schema import metadata
from bot.store.sqlite import translate_errors_of
from bot.store.upgrade import examine
from engine.errors import BadRecord
from tests.host.people import ADA, BO, answer_any, play_on, rows


async def test_the_migrations_make_exactly_the_tables_of_the_schema(store: Store) -> None:
    async with store.database.reading() as connection:
        differences = await connection.run_sync(
            lambda sync: compare_metadata(MigrationContext.configure(sync), metadata)
        )
    assert differences == []


async def test_a_file_is_kept_in_wal_with_every_write_synced(synced: None, store: Store, file: Path) -> None:
    async with store.database.writing() as connection:
        said = [
            (await connection.exec_driver_sql(f"PRAGMA {name}")).scalar()
            for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        ]
    assert said == ["wal", 2, 1, 10_000]


async def test_opening_again_changes_nothing(store: Store, file: Path) -> None:
    before = rows(file, "select name, sql from sqlite_master order by name")
    await (await Store.open(str(file))).close()
    assert rows(file, "select name, sql from sqlite_master order by name") == before


async def test_a_database_of_a_newer_program_is_refused(store: Store, file: Path) -> None:
    rows(file, "update alembic_version set version_num = '9999'")
    with pytest.raises(
        StoreError, match=r"games\.db was written by a newer Fondaco, .* Update this program, or"
    ):
        await Store.open(str(file))
    assert rows(file, "select version_num from alembic_version") == [("9999",)]


@pytest.mark.parametrize("content", [b"", b"hello, I am a letter\n" * 100])
async def test_only_an_empty_file_is_taken_over(file: Path, content: bytes) -> None:
    file.write_bytes(content)
    if not content:
        await (await Store.open(str(file))).close()
        assert rows(file, "select count(*) from matches") == [(0,)]
        return
    with pytest.raises(StoreError, match=r"is not a Fondaco database\. Name another file"):
        await Store.open(str(file))
    assert file.read_bytes() == content
    assert list(file.parent.iterdir()) == [file]


async def test_the_database_of_another_program_is_refused_and_left_alone(file: Path) -> None:
    rows(file, "create table recipes (name text)")
    before = file.read_bytes()
    with pytest.raises(StoreError, match="is not a Fondaco database"):
        await Store.open(str(file))
    assert file.read_bytes() == before


async def test_a_half_known_database_is_not_mistaken_for_a_newer_one(file: Path) -> None:
    rows(file, "create table alembic_version (version_num varchar(32))")
    rows(file, "insert into alembic_version values ('abc')")
    with pytest.raises(StoreError, match="is not a Fondaco database"):
        await Store.open(str(file))


async def test_a_damaged_file_is_named(host: Host, store: Store, file: Path) -> None:
    for _ in range(30):
        await host.open("toy", [ADA, BO])
    await store.close()
    rows(file, "pragma wal_checkpoint(truncate)")
    content = bytearray(file.read_bytes())
    content[4096:] = b"\xa5" * (len(content) - 4096)
    file.write_bytes(content)
    with pytest.raises(StoreError, match=r"games\.db is damaged\. Put back a copy"):
        await examine(str(file))
    with pytest.raises(StoreError, match=r"games\.db is damaged"):
        await Store.open(str(file))


async def test_a_folder_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(
        StoreError, match=r"nowhere/games\.db cannot be opened or made\. Check that its folder"
    ):
        await Store.open(str(tmp_path / "nowhere" / "games.db"))


async def test_a_database_kept_busy_by_another_program_is_told(host: Host, file: Path) -> None:
    impatient = await Store.open(str(file))
    async with impatient.database.reading() as connection:
        await connection.exec_driver_sql("PRAGMA busy_timeout=0")
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("begin immediate")
    try:
        with pytest.raises(StoreError, match="is kept busy by another program"):
            await impatient.drafts.set("any", 0, "any", {})
    finally:
        other.execute("rollback")
        other.close()
        await impatient.close()


async def test_a_full_disk_loses_nothing_and_says_so(host: Host, store: Store, file: Path) -> None:
    opened = await host.open("toy", [ADA, BO], {"cards": "40"})
    async with store.database.writing() as connection:
        pages = (await connection.exec_driver_sql("PRAGMA page_count")).scalar_one()
        await connection.exec_driver_sql(f"PRAGMA max_page_count={pages + 1}")
    with pytest.raises(StoreError, match=r"the disk is full: .* nothing was changed\. Make room\."):
        await play_on(host, opened.match_id, 200)
    table = await host.table(opened.match_id)
    assert rows(file, "select seq from matches") == [(table.seq,)]
    assert rows(file, "select count(*) from moves") == [(table.seq,)]
    async with store.database.writing() as connection:
        await connection.exec_driver_sql("PRAGMA max_page_count=100000")
    applied = await answer_any(host, opened.match_id)
    assert applied is not None
    assert applied.seq == table.seq + 1


@pytest.mark.parametrize(
    ("harm", "said"),
    [
        ("update matches set snapshot = '{\"half'", "match {id}: a stored record cannot be read as JSON"),
        ("update matches set snapshot = '{}'", "match {id}: the match is not a valid record: format"),
        (
            "update matches set snapshot = replace(snapshot, '\"bank\":0', '\"bank\":9')",
            "match {id}: the match does not have the fingerprint",
        ),
        ("update matches set snapshot = replace(snapshot, '\"toy\"', '\"chess\"')", "match {id}: .*'chess'"),
        ("delete from seats where seat = 1", "match {id} has 1 of its 2 seats"),
    ],
)
async def test_a_bad_record_is_named_with_its_match(
    host: Host, store: Store, target: str, harm: str, said: str
) -> None:
    opened = await host.open("toy", [ADA, BO])
    rows(target, harm)
    other = Host(store, host.clock)
    with pytest.raises((BadRecord, StoreError), match=said.format(id=opened.match_id)):
        await other.table(opened.match_id)
    with pytest.raises((BadRecord, StoreError), match=said.format(id=opened.match_id)):
        await other.submit(opened.match_id, 0, 3)
    await other.close()


async def test_a_bad_event_is_named(host: Host, target: str) -> None:
    opened = await host.open("toy", [ADA, BO])
    rows(target, "update events set event = '{\"text\": 7}'")
    with pytest.raises(BadRecord, match=rf"match {opened.match_id}: event 0\.0 is not a valid record"):
        await host.events_since(opened.match_id, -1, None)


async def test_a_copy_made_while_people_play_can_be_played_on(host: Host, file: Path, tmp_path: Path) -> None:
    opened = await host.open("toy", [ADA, BO])
    await play_on(host, opened.match_id, 4)
    copy = tmp_path / "copy.db"
    source, target = sqlite3.connect(file), sqlite3.connect(copy)
    source.backup(target)
    source.close()
    target.close()
    await play_on(host, opened.match_id, 2)
    store = await Store.open(str(copy))
    restored = Host(store, host.clock)
    assert (await restored.table(opened.match_id)).seq == 4
    engine.replay(await restored.export(opened.match_id))
    await play_on(restored, opened.match_id)
    assert (await restored.table(opened.match_id)).state == "over"
    await restored.close()
    await store.close()


def test_a_file_that_may_not_be_written_is_named(file: Path) -> None:
    rows(file, "create table t (x)")
    closed = sqlite3.connect(f"file:{file}?mode=ro", uri=True)
    try:
        with (
            pytest.raises(StoreError, match=r"games\.db may not be written by this user\."),
            translate_errors_of(str(file)),
        ):
            closed.execute("insert into t values (1)")
    finally:
        closed.close()


async def test_a_reader_who_is_still_there_when_the_database_closes_leaves_no_connection(target: str) -> None:
    store = await Store.open(target)
    opened: list[object] = []
    closed: list[object] = []
    pool = store.database.connections.sync_engine
    sa.event.listen(pool, "connect", lambda connection, _entry: opened.append(connection))
    sa.event.listen(pool, "close", lambda connection, _entry: closed.append(connection))
    async with store.database.reading(), store.database.reading() as late:
        await store.close()
        assert await late.scalar(sa.text("select 1")) == 1
    assert len(closed) > len(opened) >= 1, "one was there from the opening on"
