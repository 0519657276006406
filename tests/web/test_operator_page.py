"""The operator's page: behind a token, with what there is to know and to do."""

import asyncio
import re
from collections.abc import AsyncIterator
from typing import Any, TypeAlias

import pytest
from aiohttp import CookieJar
from aiohttp.test_utils import TestClient, TestServer
from playwright.async_api import Browser

from bot import config
from bot.clock import FakeClock
from bot.config import BadConfig, Config
from bot.host.host import Host, Opened
from bot.host.metrics import SlowRequest
from bot.host.outbox import Undeliverable
from bot.series.steward import Steward
from bot.table.letters import Addressed, DueLetter, Sentence
from bot.web import operator
from bot.web.operator.access import MOST_WAITING, WRONG_TOKEN_PAUSE
from bot.web.operator.page import HISTORY, ago, in_bytes
from tests.kit import PATIENCE
from tests.kit_web import Pairs, Press, presses, read, unchanged
from tests.web.browsing import DESK, OVERFLOW, PHONE

TOKEN = "a token of the operator"
CONFIG = config.read({"FONDACO_OPERATOR_TOKEN": TOKEN, "FONDACO_METRICS": "9100"})
OURS = {"Sec-Fetch-Site": "same-origin"}

Client: TypeAlias = TestClient[Any, Any]


@pytest.fixture
async def stranger(host: Host) -> AsyncIterator[Client]:
    server = TestServer(operator.build(Steward(host), CONFIG))
    async with TestClient(server, cookie_jar=CookieJar(unsafe=True)) as client:
        yield client


@pytest.fixture
async def port(stranger: Client) -> Client:
    """The operator's port, for someone who gave the token."""
    async with stranger.post("/sign-in", data={"token": TOKEN}, headers=OURS) as answer:
        assert (answer.status, answer.url.path) == (200, "/")
    return stranger


async def page_at(port: Client, path: str = "/", status: int = 200) -> str:
    async with port.get(path) as answer:
        text: str = await answer.text()
        assert answer.status == status, text
        assert "script" not in text
        assert answer.headers["Content-Security-Policy"].startswith("default-src 'none'")
        return text


async def test_nobody_sees_anything_without_the_token(
    stranger: Client, opened: Opened, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.web.operator.access.WRONG_TOKEN_PAUSE", 0.0)
    for path in ("/", f"/tables/{opened.match_id}"):
        page = await page_at(stranger, path, 401)
        assert "Token" in page
        assert opened.match_id not in page
    for path in ("/letters/again", "/letters/1/again", f"/tables/{opened.match_id}/act/end"):
        async with stranger.post(path, headers=OURS) as answer:
            assert answer.status == 401
    async with stranger.post("/sign-in", data={"token": "guessed"}, headers=OURS) as answer:
        assert answer.status == 403
    await page_at(stranger, "/", 401)
    async with stranger.get("/metrics") as answer:
        assert answer.status == 200, "numbers without names are read by Prometheus as before"


async def test_tokens_are_guessed_one_after_the_other(stranger: Client, clock: FakeClock) -> None:
    """However many come at once; and the right one has its turn among them."""

    async def guess(token: str) -> int:
        async with stranger.post(
            "/sign-in", data={"token": token}, headers=OURS, allow_redirects=False
        ) as answer:
            return int(answer.status)

    def answered() -> list[int]:
        return [task.result() for task in guesses if task.done()]

    async def wait_for(count: int) -> None:
        async with asyncio.timeout(PATIENCE):
            while len(answered()) < count:
                await asyncio.sleep(0)
        for _ in range(100):
            await asyncio.sleep(0)

    guesses = [asyncio.create_task(guess(f"guess {n}")) for n in range(MOST_WAITING + 3)]
    await wait_for(2)
    assert answered() == [429, 429], "one is looked at, the others wait"
    for refused in range(1, MOST_WAITING + 1):
        clock.pass_time(WRONG_TOKEN_PAUSE)
        await wait_for(2 + refused)
        assert sorted(answered()) == [403] * refused + [429, 429]
    guesses.append(asyncio.create_task(guess(TOKEN)))
    clock.pass_time(WRONG_TOKEN_PAUSE)
    await wait_for(len(guesses))
    assert answered()[-1] == 303


async def test_there_is_no_page_without_a_token_in_the_settings(host: Host) -> None:
    async with TestClient(TestServer(operator.build(Steward(host), Config()))) as client:
        for path in ("/", "/tables/abcdefgh"):
            assert (await client.get(path)).status == 404
        assert (await client.post("/sign-in", data={"token": ""}, headers=OURS)).status == 404


async def test_another_site_can_press_nothing(port: Client, opened: Opened) -> None:
    for path in ("/letters/again", f"/tables/{opened.match_id}/act/end"):
        async with port.post(path, headers={"Sec-Fetch-Site": "cross-site"}) as answer:
            assert answer.status == 403


async def test_it_shows_tables_and_whom_they_wait_for(port: Client, host: Host, opened: Opened) -> None:
    page = read(await page_at(port))
    table = await host.table(opened.match_id)
    (line,) = [row for row in page.all("tr") if opened.match_id in row.words]
    for seat in table.waits_for():
        assert table.names[seat] in line.words
    assert "All is well" in page.words
    assert host.store.database.name in page.words


async def test_a_letter_that_failed_is_shown_and_tried_again(port: Client, host: Host) -> None:
    async def fail(_letter: DueLetter) -> None:
        raise OSError("the line is dead")

    async def give_up(_letter: DueLetter) -> None:
        raise Undeliverable("the channel is gone")

    await host.outbox.post(Addressed("horn/1", Sentence("hear", "1")))
    await host.outbox.post(Addressed("bell/1", Sentence("hear", "1")))
    await host.outbox.drain("horn/", fail)
    await host.outbox.drain("bell/", give_up)
    page = await page_at(port)
    assert "the line is dead" in page
    assert "given up" in page
    assert "hear" not in page.replace("heard", ""), "what a letter says is not the operator's to read"
    arrived: list[str] = []

    async def take(letter: DueLetter) -> None:
        arrived.append(letter.destination)

    await host.outbox.drain("", take)
    assert arrived == [], "none is due"
    for path in re.findall(r'action="(/letters/\d+/again)"', page):
        async with port.post(path, headers=OURS) as answer:
            assert answer.status == 200
    await host.outbox.drain("", take)
    assert sorted(arrived) == ["bell/1", "horn/1"]
    assert "No letter waits" in await page_at(port)


async def test_connections_copies_slow_requests_and_charts_are_there(
    port: Client, host: Host, clock: FakeClock
) -> None:
    assert "talks to no chat" in await page_at(port)
    host.connections["Discord"] = lambda: "connected to 3 servers, 41 ms away"
    host.metrics.slow.append(SlowRequest(clock.now(), "7f3a09", "/t/{match}", 200, 2.34))
    host.metrics.moves.inc(5)
    port.app[HISTORY].note_minute()
    await host.store.clocks.note_backup_failure(clock.now())
    page = read(await page_at(port))
    for shown in (
        "connected to 3 servers, 41 ms away",
        "7f3a09",
        "2.3",
        "/t/{match}",
        "No backup was made yet",
    ):
        assert shown in page.words, shown
    assert "failed; the log says why" in page.words
    assert len(page.all("figure")) == 3
    assert len(page.all("rect")) == 1, "five moves, and nothing else"


def sure(press: Press) -> Pairs:
    """What is sent by someone who ticks that they are sure."""
    boxes = press.form.all("input", type="radio")
    return [(box.attrs["name"], box.attrs["value"]) for box in boxes]


async def test_the_operator_keeps_order_at_a_table(port: Client, host: Host, opened: Opened) -> None:
    path = f"/tables/{opened.match_id}"
    page = read(await page_at(port, path))
    actions = {press.action.rpartition("/")[2]: press for press in presses(page, "")}
    assert {"pause", "end", "delete"} <= actions.keys()
    async with port.post(actions["end"].action, data=unchanged(actions["end"]), headers=OURS) as answer:
        assert answer.status == 422, "it cannot be undone, and nobody said that they are sure"
    assert (await host.table(opened.match_id)).state == "live"
    async with port.post(actions["end"].action, data=sure(actions["end"]), headers=OURS) as answer:
        assert answer.status == 200, await answer.text()
    assert (await host.table(opened.match_id)).state == "abandoned"
    async with port.post(actions["delete"].action, data=sure(actions["delete"]), headers=OURS) as answer:
        assert (answer.status, answer.url.path) == (200, "/")
    await page_at(port, path, 409)


def test_a_short_token_is_refused() -> None:
    with pytest.raises(BadConfig, match="FONDACO_OPERATOR_TOKEN"):
        config.read({"FONDACO_OPERATOR_TOKEN": "short"})


def test_times_and_sizes_are_short() -> None:
    assert [ago(0, now) for now in (5, 119, 120, 7200, 3 * 86400)] == [
        "5 s",
        "119 s",
        "2 min",
        "2 h",
        "3 days",
    ]
    assert [in_bytes(count) for count in (12, 34_000, 5_600_000)] == ["12 bytes", "34.0 kB", "5.6 MB"]


@pytest.mark.browser
@pytest.mark.parametrize("size", [DESK, PHONE])
async def test_nothing_sticks_out_at_any_width(
    chromium: Browser, port: Client, host: Host, opened: Opened, size: Any
) -> None:
    await host.outbox.post(Addressed("horn/1", Sentence("hear", "1")))
    context = await chromium.new_context(viewport=size, base_url=str(port.make_url("/")))
    page = await context.new_page()
    await page.goto("/")
    await page.fill("[name=token]", TOKEN)
    await page.click("text=Sign in")
    for path in ("/", f"/tables/{opened.match_id}"):
        await page.goto(path)
        assert await page.evaluate(OVERFLOW) <= 0
    await context.close()
