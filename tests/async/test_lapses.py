"""What ends by itself around a match, and what becomes of votes when seats change hands."""

import pytest

from bot.clock import FakeClock
from bot.host.host import Host
from bot.store import Store
from bot.table import deadlines, substitutes, votes
from bot.table.changes import in_force
from bot.table.terms import Terms
from tests.host.people import ADA, BO, CY, rows

DEE = CY.__class__("Dee")
TERMS = Terms(100, 50, 180)


async def asked(host: Host) -> tuple[str, int]:
    """Ada has made a move and asks to take it back; Bo agrees, Cy says nothing."""
    match_id = (await host.open("toy", [ADA, BO, CY], {"cards": "40"}, terms=TERMS)).match_id
    await host.submit(match_id, 0, 5)
    await votes.ask_undo(host, match_id, 0)
    (request,) = votes.requests(await host.table(match_id))
    await votes.vote(host, match_id, 1, request.id, True)
    return match_id, request.id


async def test_whoever_stands_up_holds_up_no_vote(host: Host, store: Store) -> None:
    match_id, _ = await asked(host)
    await substitutes.leave(host, match_id, 2)
    await host.sweep.tend()
    assert not votes.requests(await host.table(match_id))
    assert not in_force(await store.matches.log(match_id)), "everyone who still sits there agreed"


async def test_whoever_asked_and_stands_up_asks_no_more(host: Host, store: Store) -> None:
    match_id, _ = await asked(host)
    await substitutes.leave(host, match_id, 0)
    await host.sweep.tend()
    assert not votes.requests(await host.table(match_id))
    assert len(in_force(await store.matches.log(match_id))) == 1


async def test_a_substitute_is_not_bound_by_an_old_vote(host: Host, store: Store) -> None:
    match_id, request = await asked(host)
    await substitutes.leave(host, match_id, 1)
    await substitutes.take_over(host, match_id, 1, DEE)
    assert votes.requests(await host.table(match_id))[0].yes == ()
    await votes.vote(host, match_id, 2, request, True)
    assert len(in_force(await store.matches.log(match_id))) == 1, "Dee has not agreed"


async def test_more_time_is_granted_in_a_pause_too(host: Host, clock: FakeClock) -> None:
    match_id = (await host.open("toy", [ADA, BO], {"cards": "40"}, terms=TERMS)).match_id
    await votes.ask_extension(host, match_id, 0, 500)
    await votes.ask_pause(host, match_id, 0, 3600)
    extension, pause = votes.requests(await host.table(match_id))
    await votes.vote(host, match_id, 1, pause.id, True)
    await votes.vote(host, match_id, 1, extension.id, True)
    await votes.resume(host, match_id, 1)
    assert deadlines.time_left(await host.table(match_id), 0, clock.now()) == 650


async def test_a_round_with_nothing_due_looks_at_no_table(
    host: Host, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    for _ in range(3):
        match_id = (await host.open("toy", [ADA, BO], terms=TERMS)).match_id
        await votes.ask_pause(host, match_id, 0, 3600)
    await host.sweep.tend()
    looked: list[str] = []
    monkeypatch.setattr(host.tables, "newest", looked.append)
    monkeypatch.setattr(host.tables, "at_hand", looked.append)
    await host.sweep.tend()
    assert looked == []


async def test_a_table_from_before_is_looked_at_once(host: Host, target: str) -> None:
    match_id = (await host.open("toy", [ADA, BO])).match_id
    await host.sweep.tend()
    rows(target, "update matches set lapses = updated, revision = revision + 1")
    await host.sweep.tend()
    assert rows(target, "select lapses from matches") == [(None,)]
    assert (await host.table(match_id)).state == "live"


@pytest.mark.parametrize("away", [10 * 86400.0, -10 * 86400.0])
async def test_a_vote_gets_back_the_time_in_which_nobody_could_vote(
    host: Host, store: Store, clock: FakeClock, away: float
) -> None:
    match_id, _ = await asked(host)
    await host.sweep.beat()
    clock.pass_time(away)
    again = Host(store, clock)
    await again.wake()
    await again.sweep.tend()
    (standing,) = votes.requests(await again.table(match_id))
    assert standing.until == clock.now() + votes.patience(TERMS)
    while clock.now() < standing.until:
        clock.pass_time(50)
        await again.sweep.beat()
    await again.sweep.tend()
    assert votes.requests(await again.table(match_id)) == []
    await again.close()
