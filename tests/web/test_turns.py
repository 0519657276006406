"""One visitor cannot hold up the others: turns at work, what costs budget, and nothing is unpacked."""

import asyncio
import gzip
from collections.abc import Callable
from typing import Any
from unittest.mock import MagicMock

import aiohttp.http_parser
import pytest
from aiohttp import ClientError, web
from aiohttp.test_utils import TestClient, TestServer, make_mocked_request

from bot.config import Config
from bot.host.budget import PURSES, Purse
from bot.host.host import Host, Opened
from bot.series.steward import Steward
from bot.web.activity import routes
from bot.web.app import build
from bot.web.http import limits
from bot.web.http.connections import SETTINGS
from bot.web.http.limits import IN_WORK, REQUESTS, take_turns
from bot.web.show.errors import REFUSED_AFTER
from render.words import Words
from tests.web.conftest import Visitor

Arrive = Callable[[], Visitor]
STRANGER, ADA = "203.0.113.9", "198.51.100.1"


@pytest.mark.parametrize(("method", "path"), [("GET", "/live"), ("POST", "/profile"), ("GET", "/")])
@pytest.mark.parametrize("packing", ["gzip", "deflate", "br", "identity", "compress"])
async def test_a_packed_body_is_refused_before_anything_is_unpacked(
    host: Host, monkeypatch: pytest.MonkeyPatch, method: str, path: str, packing: str
) -> None:
    unpacked: list[Any] = []

    class Noted(aiohttp.http_parser.DeflateBuffer):
        def __init__(self, *what: Any, **more: Any) -> None:
            unpacked.append(what)
            super().__init__(*what, **more)

    monkeypatch.setattr(aiohttp.http_parser, "DeflateBuffer", Noted)
    server = TestServer(build(Steward(host), Config()))
    await server.start_server(**SETTINGS)
    async with TestClient(server) as client:
        origin = str(client.make_url("/")).rstrip("/")
        headers = {"Content-Encoding": packing, "Origin": origin, "Accept": "application/json"}
        body = gzip.compress(bytes(900_000))
        async with client.request(method, path, data=body, headers=headers, skip_auto_headers=[]) as response:
            assert response.status == 415
            assert "compress" in (await response.json())["said"]
    assert unpacked == []


async def test_packed_bodies_again_and_again_are_not_even_answered(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(PURSES, "unreadable", Purse(2, 2))
    server = TestServer(build(Steward(host), Config(proxy="127.0.0.1")))
    await server.start_server(**SETTINGS)
    async with TestClient(server) as client:
        headers = {"Content-Encoding": "gzip", "X-Forwarded-For": STRANGER}
        for _ in range(2):
            async with client.get("/live", data=b"packed", headers=headers) as response:
                assert response.status == 415
        with pytest.raises(ClientError):
            await client.get("/live", data=b"packed", headers=headers)
        async with client.get("/live", headers={"X-Forwarded-For": STRANGER}) as response:
            assert response.status == 200


@pytest.fixture
def waiting(monkeypatch: pytest.MonkeyPatch) -> "Waiting":
    """The front page waits until it is told to go on."""
    return Waiting(monkeypatch)


class Waiting:
    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.in_work = 0
        self.most = 0
        self.go_on = asyncio.Event()
        monkeypatch.setattr(routes, "front", self.front)

    async def front(self, _request: web.Request) -> web.Response:
        self.in_work += 1
        self.most = max(self.most, self.in_work)
        await self.go_on.wait()
        self.in_work -= 1
        return web.Response(text="front")


async def test_of_one_address_a_few_requests_are_in_work_and_the_rest_wait(
    waiting: Waiting, host: Host
) -> None:
    app = build(Steward(host), Config(proxy="127.0.0.1"))
    async with TestClient(TestServer(app)) as client:

        async def ask(address: str, path: str = "/") -> int:
            async with client.get(path, headers={"X-Forwarded-For": address}) as response:
                await response.read()
                return response.status

        crowd = [asyncio.create_task(ask(STRANGER)) for _ in range(30)]
        while app[REQUESTS].count_waiting < 30 - IN_WORK or waiting.in_work < IN_WORK:
            await asyncio.sleep(0)
        assert (waiting.in_work, app[REQUESTS].in_work) == (IN_WORK, IN_WORK)
        assert await ask(ADA, "/live") == 200, "somebody else is not held up"
        waiting.go_on.set()
        assert set(await asyncio.gather(*crowd)) == {200}
        assert waiting.most == IN_WORK
        assert (app[REQUESTS].in_work, app[REQUESTS].count_waiting) == (0, 0)


async def test_no_page_is_drawn_for_a_request_beyond_the_queue(
    waiting: Waiting, host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With 260 connections of one address, such pages made an honest player wait seven times as long."""
    app = build(Steward(host), Config(proxy="127.0.0.1"))
    monkeypatch.setattr(limits, "MOST_WAITING", 2)
    app[REQUESTS] = limits.request_queue()
    headers = {"X-Forwarded-For": STRANGER, "Accept-Language": "de"}
    async with TestClient(TestServer(app)) as client:
        crowd = [asyncio.create_task(client.get("/", headers=headers)) for _ in range(IN_WORK + 2)]
        while app[REQUESTS].count_waiting < 2:
            await asyncio.sleep(0)
        begun = asyncio.get_running_loop().time()
        async with client.get("/", headers=headers) as response:
            assert (response.status, response.content_type) == (429, "text/plain")
            assert asyncio.get_running_loop().time() - begun >= REFUSED_AFTER, "a flood would be back at once"
            assert response.headers["Connection"] == "close"
            assert await response.text() == Words("de")("queue-full")
        waiting.go_on.set()
        assert {response.status for response in await asyncio.gather(*crowd)} == {200}


async def test_nobody_is_served_who_has_gone_while_waiting(host: Host) -> None:
    app, gone = build(Steward(host), Config()), MagicMock()
    gone.is_closing.return_value = True
    gone.get_extra_info.return_value = ("127.0.0.1", 1)

    async def never(_request: web.Request) -> web.Response:
        pytest.fail("work for nobody")

    with pytest.raises(ConnectionResetError):
        await take_turns(make_mocked_request("GET", "/", app=app, transport=gone), never)
    assert (app[REQUESTS].in_work, app[REQUESTS].count_waiting) == (0, 0)


async def test_looking_back_and_exports_cost_budget_but_playing_does_not(
    arrive: Arrive, host: Host, opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(PURSES, "drawings", Purse(2, 2))
    ada = arrive()
    here = await ada.sit(opened, 0)
    for seat in range(2):
        await host.submit(opened.match_id, seat, 5)
    watched = f"/t/{opened.match_id}"
    await ada.client.get(f"{here}/replay/board?step=0", headers={"X-Forwarded-For": ADA})
    for path in ("/replay/board?step=1", "/replay/moment?step=1", "/replay", "/past", "/trails?since=0"):
        await ada.get(f"{here}{path}", status=429, X_Forwarded_For=ADA)
        await ada.get(f"{watched}{path}", status=429, X_Forwarded_For=ADA)
    for path in ("/missed", "/missed/board", "/missed/film"):
        await ada.get(f"{here}{path}", status=429, X_Forwarded_For=ADA)
    for path in ("", "/state", "/state?since=0"):
        await ada.get(f"{here}{path}", X_Forwarded_For=ADA)
    for kind in ("board", "hand"):
        async with ada.client.get(f"{here}/{kind}.png", headers={"X-Forwarded-For": ADA}) as picture:
            assert picture.status == 200, "what a player needs to play is not counted"


async def test_the_past_is_shown_to_one_address_one_at_a_time(
    arrive: Arrive, host: Host, opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    in_work, most = 0, 0
    draw = host.studio.draw

    async def noted(*what: Any, **more: Any) -> Any:
        nonlocal in_work, most
        in_work += 1
        most = max(most, in_work)
        await asyncio.sleep(0)
        in_work -= 1
        return await draw(*what, **more)

    monkeypatch.setattr(host.studio, "draw", noted)
    for seat in range(2):
        await host.submit(opened.match_id, seat, 5)
    path, client = f"/t/{opened.match_id}/replay/board?step=", arrive().client

    async def ask(number: int) -> int:
        async with client.get(f"{path}{number % 3}", headers={"X-Forwarded-For": STRANGER}) as response:
            await response.read()
            return response.status

    assert set(await asyncio.gather(*(ask(number) for number in range(12)))) == {200}
    assert most == 1
