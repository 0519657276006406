"""PostgreSQL falls silent: nobody waits for ever, the connections are made anew, and play goes on."""

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import suppress
from types import ModuleType

import pytest

from bot import config
from bot.clock import FakeClock, stopwatch
from bot.config import Config
from bot.host import health
from bot.host.health import FRESH, Checkup
from bot.host.host import Host
from bot.ops.serving import serve
from bot.series.steward import Steward
from bot.store import Store, StoreError, postgres, postgres_line, schema
from tests import proxy as proxies
from tests.host.people import ADA, BO, answer_any, play_on, rows
from tests.postgres import Server
from tests.proxy import Proxy, proxy_to

LIMIT = 6.0
"""Seconds for an answer, in place of ten: enough for honest statements on a machine that is busy."""
AT_LAST = 20 * LIMIT
"""Seconds after which something waits for ever."""
GIVE_UP = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
    "WHERE datname = current_database() AND state = 'idle in transaction'"
)
"""What the server does itself when the time for silence is over."""


@pytest.fixture
def shared(postgres_server: Server) -> str:
    return postgres_server.cleared_database()


@pytest.fixture
def proxy(shared: str) -> Iterator[Proxy]:
    with proxy_to(shared) as made:
        yield made


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


@pytest.fixture
async def host(proxy: Proxy, clock: FakeClock, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Host]:
    for name in ("ANSWERS_WITHIN", "CONNECTS_WITHIN", "WAITS_FOR_CONNECTION", "CLOSES_WITHIN"):
        monkeypatch.setattr(postgres, name, LIMIT)
    monkeypatch.setattr(postgres_line, "LOOKS_EVERY", 0.2)
    store = await Store.open(proxy.address)
    made = Host(store, clock)
    yield made
    proxy.restore()
    async with asyncio.timeout(AT_LAST):
        await made.close()
        await store.close()


async def opened(host: Host, tables: int) -> list[str]:
    return [(await host.open("toy", [ADA, BO], {"cards": "40"})).match_id for _ in range(tables)]


async def moves_again(host: Host, ids: list[str]) -> float:
    """Seconds until every table takes a move; each is tried again and again, as people do."""
    lap = stopwatch()

    async def move(match_id: str) -> None:
        while True:
            try:
                await answer_any(host, match_id)
            except StoreError:
                continue
            return

    await asyncio.gather(*(move(match_id) for match_id in ids))
    return lap()


def seconds(setting: str) -> float:
    return float(postgres.SETTINGS[setting].removesuffix("s"))


def test_no_table_waits_half_a_minute_for_a_writer_that_is_gone() -> None:
    """It waits for a lock, gets it, and is silent then; the clocks come round again."""
    silent = seconds("lock_timeout") + seconds("idle_in_transaction_session_timeout")
    assert silent + config.read({}).sweep <= 30.0
    assert seconds("idle_in_transaction_session_timeout") > postgres.ANSWERS_WITHIN, "we give up first"


@pytest.mark.parametrize("in_turn", ["", "note"])
async def test_a_writer_that_is_silent_in_mid_transaction_is_told_and_given_up(
    host: Host, clock: FakeClock, proxy: Proxy, shared: str, monkeypatch: pytest.MonkeyPatch, in_turn: str
) -> None:
    """On the way to one of many connections; what it locked is free when the server has given it up."""
    monkeypatch.setattr(postgres, "SILENT_FOR", 0.0)
    monkeypatch.setattr(proxies, "NOTICED_AFTER", 2 * AT_LAST)
    ids = await opened(host, 6)
    checkup = Checkup(host)
    assert (await checkup.health()).well

    async def touch_all() -> None:
        async with host.store.database.writing(in_turn=in_turn) as connection:
            await connection.execute(schema.matches.update().values(**schema.touch()))
            proxy.forget()

    async with asyncio.timeout(AT_LAST):
        with pytest.raises(StoreError):
            await touch_all()
        with suppress(StoreError):
            await host.store.database.reach()
    clock.pass_time(FRESH + 1)
    assert (await checkup.health()).wrong == ["locks"]
    assert rows(shared, GIVE_UP) == [(True,)]
    async with asyncio.timeout(AT_LAST):
        assert await moves_again(host, ids) < 10 * LIMIT
    clock.pass_time(FRESH + 1)
    assert (await checkup.health()).well


async def test_health_does_not_wait_for_a_silent_server(
    host: Host, proxy: Proxy, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health, "LOOKS_WITHIN", 0.2)
    checkup = Checkup(host)
    proxy.silence()
    lap = stopwatch()
    assert (await checkup.health()).wrong == ["store"]
    assert lap() < LIMIT


@pytest.mark.parametrize("trouble", ["cut", "forget"])
async def test_moves_go_on_when_connections_were_cut_or_forgotten(
    host: Host, proxy: Proxy, shared: str, trouble: str
) -> None:
    ids = await opened(host, 12)  # more than there are connections
    await asyncio.gather(*(play_on(host, match_id, 2) for match_id in ids))
    getattr(proxy, trouble)()
    async with asyncio.timeout(AT_LAST):
        assert await moves_again(host, ids) < 10 * LIMIT
    for match_id in ids:
        (stored,) = rows(shared, "select max(seq) from moves where match_id = ?", match_id)
        assert stored == ((await host.table(match_id)).seq,)


async def test_a_server_that_is_silent_is_told_and_play_goes_on_when_it_is_back(
    host: Host, proxy: Proxy
) -> None:
    ids = await opened(host, 2)
    proxy.silence()
    for _ in range(2):
        lap = stopwatch()
        async with asyncio.timeout(AT_LAST):
            with pytest.raises(StoreError, match=r"broke off|cannot be reached"):
                await answer_any(host, ids[0])
        assert lap() < 10 * LIMIT
    proxy.restore()
    async with asyncio.timeout(AT_LAST):
        assert await moves_again(host, ids) < 10 * LIMIT


async def test_a_statement_in_work_is_given_up_and_its_move_is_there_once_or_not_at_all(
    host: Host, proxy: Proxy, shared: str
) -> None:
    """The server hears the move; what it answers gets lost."""
    (match_id,) = await opened(host, 1)
    proxy.delay(0.1)
    moving = asyncio.create_task(answer_any(host, match_id))
    await asyncio.sleep(0.35)
    proxy.forget()
    proxy.restore()
    async with asyncio.timeout(AT_LAST):
        with pytest.raises(StoreError):
            await moving
        await moves_again(host, [match_id])
    numbers = [seq for (seq,) in rows(shared, "select seq from moves order by seq")]
    assert numbers == list(range(1, len(numbers) + 1))


async def test_a_slow_server_is_waited_for(host: Host, proxy: Proxy) -> None:
    (match_id,) = await opened(host, 1)
    proxy.delay(0.05)
    async with asyncio.timeout(AT_LAST):
        assert await play_on(host, match_id, 1) == 1


async def test_closing_does_not_wait_for_a_silent_server(host: Host, proxy: Proxy) -> None:
    ids = await opened(host, 12)
    await asyncio.gather(*(play_on(host, match_id, 1) for match_id in ids))
    proxy.silence()
    lap = stopwatch()
    async with asyncio.timeout(AT_LAST):
        await host.close()
        await host.store.close()
    assert lap() < 10 * LIMIT


async def test_a_process_is_stopped_while_its_server_is_silent(
    host: Host, proxy: Proxy, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SIGTERM, with moves, rounds and lines on the way to a server that says nothing."""
    ids = await opened(host, 3)
    stopwatches: list[Callable[[], float]] = []

    class Surface(ModuleType):
        async def run(self, steward: Steward, _config: Config, _started: Callable[[], None]) -> None:
            for match_id in ids:
                await answer_any(steward.host, match_id)
            proxy.silence()
            moving = [asyncio.create_task(answer_any(steward.host, match_id)) for match_id in ids]
            await asyncio.sleep(0.1)
            stopwatches.append(stopwatch())
            os.kill(os.getpid(), signal.SIGTERM)
            await asyncio.gather(*moving, return_exceptions=True)
            await asyncio.Event().wait()

    monkeypatch.setitem(sys.modules, "bot.web.app", Surface("bot.web.app"))
    async with asyncio.timeout(AT_LAST):
        await serve(config.read({}, db=proxy.address, sweep=0.1), print)
    assert stopwatches[0]() < 12 * LIMIT


async def test_someone_who_is_cancelled_does_not_wait_for_a_silent_server(host: Host, proxy: Proxy) -> None:
    (match_id,) = await opened(host, 1)
    proxy.silence()
    reading = asyncio.create_task(host.store.matches.load(match_id))
    await asyncio.sleep(0.1)
    reading.cancel()
    lap = stopwatch()
    with pytest.raises(asyncio.CancelledError):
        await reading
    assert lap() < LIMIT


async def test_a_line_that_is_silent_is_opened_again(host: Host, proxy: Proxy, shared: str) -> None:
    heard = asyncio.Queue[str]()
    other = await Store.open(shared)
    async with host.store.database.listening(heard.put_nowait), asyncio.timeout(AT_LAST):
        await other.database.tell(["one"])
        assert await heard.get() == "one"
        proxy.forget()
        assert await heard.get() == "", "something may have been missed"
        await other.database.tell(["two"])
        assert await heard.get() == "two"
    await other.close()
