"""Two processes on one database: the second writer reads again, and the token decides."""

import asyncio
from collections.abc import AsyncIterator

import pytest

import engine
from bot.clock import FakeClock
from bot.host.host import Applied, Host, SeatSpec
from bot.store import Store
from bot.table import substitutes
from engine.errors import NotYours, Refused, Stale
from tests.host.people import ADA, BO, CY, answer_any, rows


@pytest.fixture
async def other(target: str, store: Store, clock: FakeClock) -> AsyncIterator[Host]:
    """A host with connections and a memory of its own."""
    second = await Store.open(target)
    made = Host(second, clock)
    yield made
    await made.close()
    await second.close()


async def test_different_seats_at_the_same_moment_are_both_heard(host: Host, other: Host) -> None:
    for _ in range(10):
        opened = await host.open("toy", [ADA, BO, CY])
        await other.table(opened.match_id)
        made = await asyncio.gather(
            host.submit(opened.match_id, 0, 1, (await host.table(opened.match_id)).token(0)),
            other.submit(opened.match_id, 1, 2, (await other.table(opened.match_id)).token(1)),
        )
        assert sorted(one.seq for one in made) == [1, 2]
        engine.replay(await host.export(opened.match_id))


async def test_the_same_question_is_answered_once(host: Host, other: Host) -> None:
    for _ in range(10):
        opened = await host.open("toy", [ADA, BO])
        await other.table(opened.match_id)
        token = (await host.table(opened.match_id)).token(0)
        made = await asyncio.gather(
            host.submit(opened.match_id, 0, 1, token),
            other.submit(opened.match_id, 0, 2, token),
            return_exceptions=True,
        )
        assert sorted(isinstance(one, Applied) for one in made) == [False, True]
        assert [one for one in made if isinstance(one, NotYours | Stale)]
        assert len((await host.export(opened.match_id))["log"]) == 1


async def test_what_memory_would_refuse_is_asked_of_the_disk(host: Host, other: Host) -> None:
    """Seat 1 is to toast, which the first host has not heard of."""
    opened = await host.open("toy", [ADA, BO])
    await other.submit(opened.match_id, 0, 1)
    await other.submit(opened.match_id, 1, 2)
    token = (await other.table(opened.match_id)).token(1)
    applied = await host.submit(opened.match_id, 1, "0", token)
    assert applied.seq == 3


async def test_a_whole_game_raced_by_two_hosts_loses_and_doubles_nothing(
    host: Host, other: Host, target: str
) -> None:
    opened = await host.open("toy", [ADA, BO, CY], {"cards": "5"})
    applied: list[int] = []

    async def race(mine: Host) -> None:
        while (await mine.table(opened.match_id)).state == "live":
            try:
                made = await answer_any(mine, opened.match_id)
            except Refused:
                continue
            if made:
                applied.append(made.seq)

    await asyncio.gather(race(host), race(other), race(host), race(other))
    assert sorted(applied) == list(range(1, len(applied) + 1))
    assert rows(target, "select count(*) from moves") == [(len(applied),)]
    engine.replay(await host.export(opened.match_id))


async def test_a_seat_changed_by_the_other_host_is_seen_at_once(host: Host, other: Host) -> None:
    opened = await host.open("toy", [ADA, BO])
    await other.table(opened.match_id)
    fresh = await host.seats.reissue_key(opened.match_id, 0, opened.opener_key)
    assert await other.seats.for_key(opened.match_id, opened.keys[0]) is None
    assert await other.seats.for_key(opened.match_id, fresh) == 0
    await asyncio.gather(
        substitutes.reseat(host, opened.match_id, 0, SeatSpec("One")),
        substitutes.reseat(other, opened.match_id, 1, SeatSpec("Two")),
    )
    assert (await host.table(opened.match_id)).names == ("One", "Two")
