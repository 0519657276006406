"""Deadlines: a question keeps its own, and when it has run out someone answers for the sleeper."""

import asyncio
from itertools import pairwise

import pytest
from structlog.testing import capture_logs

from bot.clock import FakeClock
from bot.host.health import Checkup
from bot.host.host import Host, SeatSpec
from bot.host.sweep import AT_ONCE, SLICE
from bot.store import Store
from bot.store.records import DeadlineRecord
from bot.table import deadlines, votes
from bot.table.changes import SetClocks
from bot.table.state import TableState
from bot.table.terms import plain_terms
from engine.errors import BadRecord, Stale
from tests.host.people import ADA, BO, CY, HOUSE, rows
from tests.host.toy import Toast


async def test_a_question_keeps_its_deadline_while_others_answer(host: Host, clock: FakeClock) -> None:
    begun = clock.now()
    opened = await host.open("toy", [ADA, BO, CY], terms=plain_terms(60))
    clock.pass_time(10)
    await host.submit(opened.match_id, 0, 1)
    table = await host.table(opened.match_id)
    assert {seat: one.due - begun for seat, one in table.deadlines.items()} == {1: 60, 2: 60}
    await host.submit(opened.match_id, 1, 2)
    await host.submit(opened.match_id, 2, 0)
    table = await host.table(opened.match_id)
    assert {seat: one.due - begun for seat, one in table.deadlines.items()} == {1: 70}


async def test_what_was_stored_before_tokens_were_numbers_alone_goes_on(
    host: Host, target: str, clock: FakeClock
) -> None:
    """0.1.0 put a hash of the whole question into its tokens: clocks and letters of then still count, and a
    press on a message of then is told that the question has changed."""
    opened = await host.open("toy", [ADA, BO], terms=plain_terms(60))
    old = "0.0.0123456789ab"
    rows(target, "update deadlines set token = ? where seat = 1", old)
    host.tables.forget(opened.match_id)
    with pytest.raises(Stale):
        await host.submit(opened.match_id, 1, 3, old)
    clock.pass_time(10)
    due = (await host.table(opened.match_id)).deadlines[1].due
    await host.submit(opened.match_id, 0, 3)
    wait = (await host.table(opened.match_id)).waits[1]
    assert (wait.due, wait.token) == (due, (await host.table(opened.match_id)).token(1))
    assert deadlines.stands_for(old, wait.token)
    assert not deadlines.stands_for("1.0.0123456789ab", wait.token), "answered since"
    assert not deadlines.stands_for("0.1.0123456789ab", wait.token), "undone since"
    assert not deadlines.stands_for("0.0.0123456789", wait.token), "another question"
    assert not deadlines.stands_for(old, None)


async def test_only_people_whom_the_table_waits_for_have_one(host: Host) -> None:
    opened = await host.open("toy", [ADA, HOUSE, SeatSpec(kind="open")], terms=plain_terms(60))
    await host.house.idle()
    assert sorted((await host.table(opened.match_id)).deadlines) == [0, 2]
    leisurely = await host.open("toy", [ADA, BO])
    assert not (await host.table(leisurely.match_id)).deadlines


async def test_the_default_is_played_when_time_has_run_out(
    host: Host, store: Store, clock: FakeClock
) -> None:
    opened = await host.open("toy", [ADA, BO], terms=plain_terms(60))
    await host.submit(opened.match_id, 0, 5)
    clock.pass_time(59)
    assert await host.sweep.once() == 0
    clock.pass_time(1)
    assert await host.sweep.once() == 1
    assert [(row.seat, row.answer, row.made_by) for row in await store.matches.log(opened.match_id)] == [
        (0, 5, "person"),
        (1, 0, "clock"),
    ]
    assert await host.sweep.once() == 0


async def test_without_a_default_the_house_answers_this_once(
    host: Host, store: Store, clock: FakeClock
) -> None:
    opened = await host.open("toy", [ADA, BO, CY], terms=plain_terms(60))
    for seat, bid in enumerate((1, 5, 2)):
        await host.submit(opened.match_id, seat, bid)
    assert isinstance((await host.table(opened.match_id)).match.state.stack[-1], Toast)
    clock.pass_time(60)
    await host.sweep.once()
    last = (await store.matches.log(opened.match_id))[-1]
    assert (last.seat, last.answer, last.made_by) == (1, "2", "clock")


async def test_deadlines_survive_a_start(host: Host, store: Store, clock: FakeClock) -> None:
    opened = await host.open("toy", [ADA, BO], terms=plain_terms(60))
    due = (await host.table(opened.match_id)).deadlines
    second = Host(store, clock)
    assert (await second.table(opened.match_id)).deadlines == due
    clock.pass_time(60)
    assert await second.sweep.once() == 2
    await second.close()


async def test_the_sweep_goes_round_by_itself(host: Host, clock: FakeClock) -> None:
    opened = await host.open("toy", [ADA, BO], terms=plain_terms(60))
    sweeping = asyncio.create_task(host.sweep.run(5))
    with host.notices.subscribe(opened.match_id) as notices:
        seq = 0
        while seq < 2:
            clock.pass_time(30)
            try:
                seq = await asyncio.wait_for(anext(notices), 0.05)
            except TimeoutError:
                continue
    sweeping.cancel()
    with pytest.raises(asyncio.CancelledError):
        await sweeping


@pytest.mark.parametrize("snapshot", ["{}", "no JSON at all"])
async def test_a_bad_record_does_not_stop_the_sweep(
    host: Host, target: str, clock: FakeClock, snapshot: str
) -> None:
    bad, good = [(await host.open("toy", [ADA, BO], terms=plain_terms(60))).match_id for _ in range(2)]
    rows(target, "update matches set snapshot = ?, revision = 7 where id = ?", snapshot, bad)
    clock.pass_time(60)
    with capture_logs() as lines:
        assert await host.sweep.once() == 2
    assert {line["event"] for line in lines} == {"expiry-failed"}
    assert (await host.table(good)).seq == 2


async def test_a_table_that_makes_the_program_stumble_stops_no_other(
    host: Host, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    bad, good = [(await host.open("toy", [ADA, BO])).match_id for _ in range(2)]
    for match_id in (bad, good):
        await votes.ask_pause(host, match_id, 0, 3600)
    real = host.set_clocks, host.table

    async def set_clocks(match_id: str, make: SetClocks) -> None:
        return await real[0](match_id, make) if match_id == good else [][0]

    async def table(match_id: str) -> TableState:
        return await real[1](match_id) if match_id == good else [][0]

    monkeypatch.setattr(host, "set_clocks", set_clocks)
    monkeypatch.setattr(host, "table", table)
    clock.pass_time(votes.LONGEST)
    with capture_logs() as lines:
        await host.sweep.tend()
    assert {line["event"] for line in lines} == {"round-failed", "reminder-failed"}
    after = await real[1](good)
    assert votes.requests(after) == []
    assert {wait.told for wait in after.waits.values()} == {deadlines.WAITING}, (
        "reminded, though without a clock"
    )


async def test_many_clocks_that_run_out_at_once_give_nobody_time_and_leave_the_host_well(
    host: Host, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each takes a second, and all of them longer than a host may be silent."""
    ids = [(await host.open("toy", [ADA, BO], terms=plain_terms(60))).match_id for _ in range(70)]
    answered = asyncio.Event()
    unwell: list[list[str]] = []
    rounds: list[int] = []
    expire, seen = host.sweep.expire, list[str]()

    async def expire_slowly(deadline: DeadlineRecord, now: float) -> bool:
        clock.pass_time(1.0)
        seen.append(deadline.match_id)
        unwell.append((await checkup.health()).wrong)
        if len(seen) == 2 * len(ids):
            answered.set()
        return await expire(deadline, now)

    async def note_round() -> None:
        rounds.append(len(seen))

    monkeypatch.setattr(host.sweep, "expire", expire_slowly)
    host.sweep.chores.append(note_round)
    await host.sweep.beat()
    clock.pass_time(50)
    await host.sweep.beat()
    clock.pass_time(10)
    checkup = Checkup(host)
    with capture_logs() as lines:
        running = asyncio.create_task(host.sweep.run(5))
        async with asyncio.timeout(60):
            await answered.wait()
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
    assert [line["event"] for line in lines] == []
    assert [wrong for wrong in unwell if wrong] == []
    changes = [(await host.table(match_id)).seq for match_id in ids]
    assert sum(changes) >= 2 * len(ids) - 1, "the last one was cut short"
    assert len(rounds) > 5, "everything else of a round has its turn in between"
    assert max(after - before for before, after in pairwise([0, *rounds])) <= SLICE + AT_ONCE


async def test_one_table_that_fails_does_not_hold_up_those_behind_it(
    host: Host, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What there was no time for comes first in the next slice, not what failed before it."""
    ids = [(await host.open("toy", [ADA, BO], terms=plain_terms(60))).match_id for _ in range(2 * AT_ONCE)]
    tried: list[str] = []

    async def fail(deadline: DeadlineRecord, _now: float) -> bool:
        clock.pass_time(1.0)
        tried.append(deadline.match_id)
        raise BadRecord("broken")

    monkeypatch.setattr(host.sweep, "expire", fail)
    clock.pass_time(60)
    for _ in range(8):
        await host.sweep.tend(within=1.0)
    assert set(tried) == set(ids)


async def test_many_reminders_at_once_are_a_round_with_heartbeats(
    host: Host, store: Store, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    for _ in range(10):
        await host.open("toy", [ADA, BO], terms=plain_terms(600))
    set_clocks = host.set_clocks

    async def set_slowly(match_id: str, make: SetClocks) -> None:
        clock.pass_time(20.0)
        await set_clocks(match_id, make)

    monkeypatch.setattr(host, "set_clocks", set_slowly)
    clock.pass_time(540)
    await host.sweep.beat()
    with capture_logs() as lines:
        await host.reminders.tend()
        assert clock.now() - (await store.clocks.last_beat() or 0.0) < 60
        assert await host.sweep.beat() == 0
    assert lines == []
