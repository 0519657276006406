"""For the person who runs the host: health that looks, and numbers that nobody is counted for."""

import asyncio
import json
import re
from collections.abc import AsyncIterator
from typing import Any

import pytest
from aiohttp.test_utils import TestClient, TestServer

from bot.clock import FakeClock
from bot.config import Config
from bot.host.health import FEWEST_LATE, FRESH, LONGEST_ROUND, LONGEST_WAIT
from bot.host.host import LOOK_EVERY, Host, Opened
from bot.series.steward import Steward
from bot.store import StoreError
from bot.store.care import Counts
from bot.table.letters import Addressed, ConfirmAddress, DueLetter, Sentence
from bot.web import operator
from tests.host.people import play_on
from tests.kit import until
from tests.web.conftest import Visitor


@pytest.fixture
async def port(host: Host) -> "AsyncIterator[TestClient[Any, Any]]":
    """The operator's own port."""
    server = TestServer(operator.build(Steward(host), Config()))
    await server.start_server()
    client: TestClient[Any, Any] = TestClient(server)
    yield client
    await client.close()
    await server.close()


async def health(visitor: Visitor, status: int) -> Any:
    return json.loads(await visitor.get("/health", status=status))


async def test_health_writes_and_says_what_is_wrong(
    host: Host, visitor: Visitor, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert (await health(visitor, 200))["wrong"] == []

    async def full(_now: float) -> None:
        raise StoreError("the disk is full: /secret/place could not be written.")

    monkeypatch.setattr(host.store.clocks, "can_write", full)
    assert (await health(visitor, 200))["ok"], "asked again at once, it says what it saw a moment ago"
    clock.pass_time(FRESH + 1)
    said = await health(visitor, 503)
    assert (said["ok"], said["wrong"]) == (False, ["store"])
    assert "/secret/place" not in json.dumps(said)
    monkeypatch.undo()
    clock.pass_time(FRESH + 1)
    assert (await health(visitor, 200))["ok"]


async def test_health_notices_a_sweep_that_stands_still(
    host: Host, visitor: Visitor, clock: FakeClock
) -> None:
    rounds = asyncio.create_task(host.sweep.run(5))
    while host.sweep.last_round is None:
        await asyncio.sleep(0)
    rounds.cancel()
    assert (await health(visitor, 200))["heartbeat_age"] == 0
    clock.pass_time(LONGEST_ROUND + 1)
    assert (await health(visitor, 503))["wrong"] == ["sweep"]


async def test_health_notices_letters_that_do_not_leave(
    host: Host, visitor: Visitor, clock: FakeClock
) -> None:
    for number in range(FEWEST_LATE):
        await host.outbox.post(Addressed(f"discord/{number}", Sentence("hear", "1")))
    assert (await health(visitor, 200))["letter_age"] == 0
    clock.pass_time(LONGEST_WAIT + 1)
    host.sweep.last_round = clock.now()
    assert (await health(visitor, 503))["wrong"] == ["letters"]


async def test_a_few_addresses_that_fail_do_not_make_the_host_unwell(
    host: Host, visitor: Visitor, clock: FakeClock
) -> None:
    for name in ("confirm", "sign-in"):
        for number in range(20):
            await host.outbox.post(Addressed(f"web/contact/{number:032x}/{number}/{name}", ConfirmAddress()))
    for number in range(20):
        await host.outbox.post(Addressed(f"web/contact/{number:032x}/one-person/{number}", ConfirmAddress()))
    clock.pass_time(LONGEST_WAIT + 1)
    host.sweep.last_round = clock.now()
    assert (await health(visitor, 200))["letter_age"] > LONGEST_WAIT, (
        "one person, and nobody confirmed the rest"
    )
    for number in range(FEWEST_LATE):
        await host.outbox.post(Addressed(f"discord/late{number}", Sentence("hear", "1")))
    for number in range(2 * FEWEST_LATE):
        await host.outbox.post(Addressed(f"horn/{number}", Sentence("hear", "1")))
    clock.pass_time(LONGEST_WAIT + 1)

    async def take(_letter: DueLetter) -> None:
        """It arrives."""

    await host.outbox.drain("horn/", take)
    host.sweep.last_round = clock.now()
    await health(visitor, 200)


async def test_the_numbers_are_not_on_the_port_of_the_players(visitor: Visitor) -> None:
    await visitor.get("/metrics", status=404)


async def test_the_numbers_are_what_prometheus_reads(
    host: Host, visitor: Visitor, port: "TestClient[Any, Any]", opened: Opened, clock: FakeClock
) -> None:
    await visitor.get("/")
    await visitor.get("/nowhere", status=404)
    await host.submit(opened.match_id, 1, 1)
    async with port.get("/metrics") as response:
        said = await response.text()
    line = re.compile(r'# (HELP|TYPE) \S+ .+|[a-z_]+(\{[a-z]+="[^"]+"\})? -?[0-9.e+-]+')
    assert all(line.fullmatch(one) for one in said.splitlines()), said
    for wanted in (
        'fondaco_matches{state="live"} 1.0',
        "fondaco_moves_total 1.0",
        "fondaco_change_seconds_count 1.0",
        'fondaco_requests_total{status="2xx"} 1.0',
        'fondaco_requests_total{status="4xx"} 1.0',
        "fondaco_request_seconds_count 2.0",
        "fondaco_streams 0.0",
        "fondaco_backup_age_seconds -1.0",
        "fondaco_outbox_letters 0.0",
    ):
        assert f"{wanted}\n" in said, wanted
    for name in ("open_files", "database_bytes", "journal_bytes"):
        found = re.search(rf"^fondaco_{name} ([\d.e+]+)$", said, re.MULTILINE)
        assert found is not None
        assert float(found[1]) > 0
    assert opened.match_id not in said
    async with port.get("/health") as response:
        assert response.status == 200


async def test_however_often_the_numbers_are_read_they_are_looked_up_once(
    host: Host,
    port: "TestClient[Any, Any]",
    opened: Opened,
    clock: FakeClock,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    looked = 0
    counts = host.store.care.counts

    async def counted() -> Counts:
        nonlocal looked
        looked += 1
        return await counts()

    monkeypatch.setattr(host.store.care, "counts", counted)
    for _ in range(20):
        async with port.get("/metrics") as response:
            await response.read()
    assert looked == 1
    await play_on(host, opened.match_id, 3)
    clock.pass_time(LOOK_EVERY + 1)
    async with port.get("/metrics") as response:
        assert "fondaco_moves_total 3.0\n" in await response.text()
    assert looked == 2


async def test_a_loop_that_is_late_is_measured(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(operator, "EVERY", 0.01)
    watching = asyncio.create_task(operator.watch_loop(host.metrics))
    await until(lambda: host.metrics.count("fondaco_loop_lag_seconds_count") >= 3)
    watching.cancel()


async def test_whoever_balances_the_load_sends_people_elsewhere_before_the_process_stops(
    visitor: Visitor, host: Host
) -> None:
    assert json.loads(await visitor.get("/live"))["ok"]
    assert json.loads(await visitor.get("/ready"))["ok"]
    host.stopping = True
    assert json.loads(await visitor.get("/ready", status=503)) == {"ok": False, "wrong": ["stopping"]}
    assert json.loads(await visitor.get("/live"))["ok"], "nobody has to start it anew"
    async with visitor.client.get("/") as response:
        assert response.status == 200
        assert response.headers["Connection"] == "close"
