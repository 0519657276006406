"""Every change names the one before it: no host goes on with a history that the database lost, and nothing is
built on a log that is not the one that was stored."""

from collections.abc import AsyncIterator, Sequence
from dataclasses import replace
from typing import Any

import pytest
import sqlalchemy as sa
from structlog.testing import capture_logs

import engine
from bot.clock import FakeClock
from bot.host import rewind
from bot.host.host import Host
from bot.ops import doctor
from bot.ops.backup import replay_live
from bot.store import Conflict, Store, schema
from bot.store.chain import FIRST, break_in, row_hash
from bot.store.database import Database
from bot.store.records import ChangeRecord
from engine.errors import BadRecord
from tests.host.people import ADA, BO, CY, play_on, rows

OF_A_MATCH = (schema.matches, schema.seats, schema.moves, schema.events, schema.deadlines)


@pytest.fixture
async def other(target: str, store: Store, clock: FakeClock) -> AsyncIterator[Host]:
    """A host with connections and a memory of its own."""
    second = await Store.open(target)
    made = Host(second, clock)
    yield made
    await made.close()
    await second.close()


class Standby:
    """A server that is behind: what it holds of every match at the moment it was made."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._rows: dict[sa.Table, Sequence[Any]] = {}

    async def copy(self) -> "Standby":
        async with self._database.reading() as connection:
            for table in OF_A_MATCH:
                self._rows[table] = (await connection.execute(table.select())).all()
        return self

    async def take_over(self) -> None:
        async with self._database.writing() as connection:
            await connection.execute(schema.matches.delete())
            for table in OF_A_MATCH:
                if self._rows[table]:
                    names = [column.key for column in table.c]
                    await connection.execute(
                        table.insert(), [dict(zip(names, row, strict=True)) for row in self._rows[table]]
                    )


async def test_a_host_does_not_go_on_with_moves_that_a_failover_lost(host: Host, other: Host) -> None:
    match_id = (await host.open("toy", [ADA, BO, CY], {"cards": "40"})).match_id
    await host.submit(match_id, 0, 1)
    standby = await Standby(host.store.database).copy()
    await host.submit(match_id, 1, 2)
    await standby.take_over()
    await other.submit(match_id, 1, 9)  # the lost move is made again, and says something else
    assert (await host.table(match_id)).match.fingerprint() == (
        await other.table(match_id)
    ).match.fingerprint(), "two processes show one game"
    await host.submit(match_id, 2, 3)
    answers = [row.answer for row in await host.store.matches.log(match_id)]
    assert answers == [1, 9, 3]
    engine.replay(await host.export(match_id))


async def test_a_host_that_read_nothing_in_between_writes_nothing_of_the_lost_history(
    host: Host, other: Host
) -> None:
    match_id = (await host.open("toy", [ADA, BO, CY], {"cards": "40"})).match_id
    await host.submit(match_id, 0, 1)
    standby = await Standby(host.store.database).copy()
    await host.submit(match_id, 1, 2)
    await standby.take_over()
    await other.submit(match_id, 1, 9)
    await host.submit(match_id, 2, 3)  # from memory, where number and revision fit
    assert [row.answer for row in await other.store.matches.log(match_id)] == [1, 9, 3]
    engine.replay(await other.export(match_id))
    assert (await replay_live(other.store)).live == 1


async def test_a_lost_change_around_the_match_is_forgotten_too(host: Host, other: Host) -> None:
    match_id = (await host.open("toy", [ADA, BO], {"cards": "40"})).match_id
    standby = await Standby(host.store.database).copy()
    await host.note_surface(match_id, "here", {"thread": "lost"})
    await standby.take_over()
    await other.note_surface(match_id, "there", {"thread": "stored"})
    assert (await host.table(match_id)).surface == {"there": {"thread": "stored"}}
    await host.note_surface(match_id, "here", {"thread": "again"})
    assert set((await other.table(match_id)).surface) == {"here", "there"}


async def test_a_history_that_is_shorter_now_is_read_again(host: Host) -> None:
    match_id = (await host.open("toy", [ADA, BO], {"cards": "40"})).match_id
    standby = await Standby(host.store.database).copy()
    await host.submit(match_id, 0, 1)
    await standby.take_over()
    assert (await host.table(match_id)).seq == 0
    await host.submit(match_id, 0, 7)
    assert [row.answer for row in await host.store.matches.log(match_id)] == [7]


@pytest.mark.parametrize("wrong", ["head", "stamp", "revision"])
async def test_a_write_whose_parent_is_not_stored_is_refused(host: Host, store: Store, wrong: str) -> None:
    match_id = (await host.open("toy", [ADA, BO])).match_id
    await host.submit(match_id, 0, 1)
    table = await host.table(match_id)
    resting_on = {"revision": table.revision, "head": table.head, "stamp": table.stamp}
    change = ChangeRecord(match_id=match_id, at=1.0, columns={"state": "over"}, **resting_on)  # type: ignore[arg-type]
    another = 7 if wrong == "revision" else "0" * 20
    with pytest.raises(Conflict):
        await store.matches.apply(replace(change, **{wrong: another}))  # type: ignore[arg-type]
    await store.matches.apply(change)


async def test_every_row_names_the_hash_of_the_one_before(host: Host, store: Store) -> None:
    match_id = (await host.open("toy", [ADA, BO, CY], {"cards": "40"})).match_id
    await play_on(host, match_id, 12)
    log, table = await store.matches.log(match_id), await host.table(match_id)
    assert log[0].parent == FIRST
    assert [row.parent for row in log[1:]] == [row_hash(match_id, row) for row in log[:-1]]
    assert row_hash(match_id, log[-1]) == table.head
    assert break_in(match_id, log, table.seq, table.head) == ""


@pytest.mark.parametrize(
    ("damage", "place"),
    [
        ("update moves set answer = '7' where seq = 2", "change 2 of the log is not as it was stored"),
        ("update moves set seat = 1 where seq = 1", "change 1 of the log is not as it was stored"),
        ("update moves set made_by = 'clock' where seq = 5", "change 5 of the log is not as it was stored"),
        ("delete from moves where seq = 4", "change 4 of the log is missing"),
        ("delete from moves where seq = 5", "change 5 of the log is missing"),
        ("delete from moves", "change 1 of the log is missing"),
    ],
)
async def test_doctor_names_the_place_where_a_log_is_damaged(
    host: Host, target: str, damage: str, place: str
) -> None:
    match_id = await _played(host)
    rows(target, damage)
    finding = await doctor.database(target)
    assert not finding.well
    assert match_id in finding.message
    assert place in finding.message


# --- undo -------------------------------------------------------------------------------------------------


async def _played(host: Host) -> str:
    """Ada won the first card and toasted; new bids are asked, and Bo has sealed his."""
    match_id = (await host.open("toy", [ADA, BO, CY], {"cards": "40"}, seed="undo")).match_id
    for seat, answer in ((0, 5), (1, 1), (2, 0), (0, "1"), (1, 2)):
        await host.submit(match_id, seat, answer)
    return match_id


async def _damaged(host: Host, target: str, *, forged: bool) -> str:
    """An earlier answer says something else that makes sense; `forged`: with hashes that fit it."""
    match_id = await _played(host)
    rows(target, "update moves set answer = '6' where seq = 1")
    if forged:
        head = FIRST
        for row in await host.store.matches.log(match_id):
            rows(target, "update moves set parent = ? where seq = ?", head, row.seq)
            head = row_hash(match_id, replace(row, parent=head))
        rows(target, "update matches set head = ?, stamp = 'forged'", head)
    return match_id


@pytest.mark.parametrize("forged", [False, True])
async def test_undo_over_a_damaged_log_touches_nothing(host: Host, target: str, forged: bool) -> None:
    match_id = await _damaged(host, target, forged=forged)
    before = rows(target, "select snapshot, seq, revision from matches")
    place = "the log does not lead to the stored state" if forged else "change 1 of the log is not as it was"
    with capture_logs() as lines, pytest.raises(BadRecord, match=place):
        await host.undo(match_id, 1)
    assert [(line["event"], line["match"]) for line in lines] == [("record-damaged", match_id)]
    assert place in lines[0]["error"]
    with pytest.raises(BadRecord, match=place):
        await rewind.rewind(host, match_id, 5)
    assert rows(target, "select snapshot, seq, revision from matches") == before
    shown = await rewind.prospects(host, match_id, 1)
    assert shown.why is not None
    assert (shown.free, shown.why.key, shown.ask) == (False, "undo-damaged", False)
    await host.submit(match_id, 0, 1)  # play goes on from the state, which is whole


async def test_undo_is_not_refused_for_a_move_of_another_process(host: Host, other: Host) -> None:
    """What this host has in memory is shorter than the log that it reads."""
    match_id = (await host.open("toy", [ADA, BO, CY], {"cards": "40"})).match_id
    await host.submit(match_id, 0, 1)
    await other.submit(match_id, 1, 2)
    await host.undo(match_id, 0)
    assert (await other.table(match_id)).waits_for() == (0, 2)
