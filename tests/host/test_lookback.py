"""Look backs of finished games: worked out once beside everything else, kept, and gone with their game."""

import asyncio
from collections.abc import Callable
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import pytest

from bot.clock import FakeClock
from bot.host import lookback_work
from bot.host.catchup import NotOver
from bot.host.host import Host
from bot.host.lookback import LookBackFailed, look_back
from bot.host.lookback_work import look_back_note
from bot.store import Store
from bot.table.errors import DealtAlike
from engine import lookback
from engine.lookback import Effort
from engine.text import text
from tests.host.people import ADA, BO, play_on

LITTLE = Effort(positions=5, spread=3, games=2, closer=1, closer_games=2, moves=20)
LONG = 60.0
"""Seconds: more than this ever takes."""


@pytest.fixture
def host_at_work(host: Host) -> Host:
    """Its worker is a thread: another process would not know the toy."""
    return prepared(host)


def prepared(host: Host) -> Host:
    host.look_backs.hire = lambda: ThreadPoolExecutor(1)
    host.look_backs.effort = LITTLE
    return host


async def played(host: Host, seed: str = "back") -> str:
    match_id = (await host.open("toy", [ADA, BO], seed=seed)).match_id
    await play_on(host, match_id)
    return match_id


async def test_it_is_worked_out_once_and_kept(host_at_work: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    host, match_id = host_at_work, await played(host_at_work)
    table = await host.table(match_id)
    seen = await look_back(host, table, LONG)
    assert seen.whole
    assert seen.chances[seen.last].count(0.0) == 1
    monkeypatch.setattr(lookback_work, "next_piece", None)
    assert lookback.encode(await look_back(host, table)) == lookback.encode(seen)


async def test_nobody_waits_for_it_and_progress_is_told(host_at_work: Host) -> None:
    host, match_id = host_at_work, await played(host_at_work)
    first = await look_back(host, await host.table(match_id))
    assert not first.whole
    assert first.progress < 1
    assert (await look_back(host, await host.table(match_id), LONG)).progress == 1


class Dying(Executor):
    """Does so many pieces, and then nothing any more: the process ends before the rest."""

    def __init__(self, pieces: int) -> None:
        self.left = pieces

    def submit(self, work: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        if self.left:
            self.left -= 1
            future.set_result(work(*args, **kwargs))
        return future


async def kept(store: Store, match_id: str) -> int:
    """How many positions are stored."""
    noted = await store.notes.get(look_back_note(match_id))
    return len(noted["chances"]) if isinstance(noted, dict) else 0


async def test_a_restart_goes_on_where_it_was_left(host: Host, store: Store, clock: FakeClock) -> None:
    match_id = await played(prepared(host))
    host.look_backs.hire = lambda: Dying(2)
    table = await host.table(match_id)
    await look_back(host, table)
    async with asyncio.timeout(LONG):
        while await kept(store, match_id) < 2:
            await look_back(host, table)
    await host.look_backs.close()
    other = prepared(Host(store, clock))
    assert len((await other.look_backs.so_far(table)).chances) == await kept(store, match_id) == 2
    assert (await look_back(other, table, LONG)).whole
    await other.close()


async def test_it_is_closed_while_the_game_or_a_sister_goes_on(host_at_work: Host) -> None:
    host = host_at_work
    live = (await host.open("toy", [ADA, BO], seed="alike")).match_id
    over = await played(host, "alike")
    with pytest.raises(NotOver):
        await look_back(host, await host.table(live))
    if not (await host.table(over)).told_seed:
        with pytest.raises(DealtAlike):
            await look_back(host, await host.table(over))


async def test_it_goes_with_its_game(host_at_work: Host) -> None:
    host, match_id = host_at_work, await played(host_at_work)
    await look_back(host, await host.table(match_id), LONG)
    assert await host.store.notes.get(look_back_note(match_id))
    await host.delete(match_id, text("yes"))
    assert await host.store.notes.get(look_back_note(match_id)) is None


async def test_what_goes_wrong_is_said_in_one_sentence(
    host_at_work: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, match_id = host_at_work, await played(host_at_work)

    def stumble(_record: Any, _seen: Any) -> Any:
        raise RuntimeError("a title stumbled")

    monkeypatch.setattr(lookback_work, "next_piece", stumble)
    with pytest.raises(LookBackFailed):
        await look_back(host, await host.table(match_id), LONG)


class Killed(Executor):
    """A worker whose process is killed at its first piece."""

    def submit(self, work: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        future.set_exception(BrokenProcessPool("the worker was killed"))
        return future


async def test_a_killed_worker_is_replaced_and_no_game_suffers(host_at_work: Host) -> None:
    host = host_at_work
    matches = [await played(host, seed) for seed in ("one", "two")]
    killed: list[Executor] = [Killed()]
    host.look_backs.hire = lambda: killed.pop() if killed else ThreadPoolExecutor(1)
    tables = [await host.table(match_id) for match_id in matches]
    seen = await asyncio.gather(*(look_back(host, table, LONG) for table in tables))
    assert [one.whole for one in seen] == [True, True]
    assert not host.look_backs.failed


async def test_a_game_that_kills_every_worker_is_given_up(host_at_work: Host) -> None:
    host, match_id = host_at_work, await played(host_at_work)
    hired: list[Executor] = []
    host.look_backs.hire = lambda: hired.append(Killed()) or hired[-1]  # type: ignore[func-returns-value]
    with pytest.raises(LookBackFailed):
        await look_back(host, await host.table(match_id), LONG)
    assert len(hired) == lookback_work.WORKERS
