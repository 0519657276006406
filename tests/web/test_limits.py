"""What one visitor may ask of the host; what breaks in one place; what another process does."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from aiohttp import web
from aiohttp.test_utils import unused_port

from bot.clock import FakeClock
from bot.config import Config
from bot.host.host import Host, Opened
from bot.host.watch import Watch
from bot.store import Store
from bot.web.app import SETTINGS, build
from bot.web.http import limits
from render.artist import Brush
from tests.web.conftest import ToyArtist, Visitor, listening

Arrive = Callable[[], Visitor]
SEATS = [("kind-0", "person"), ("kind-1", "house"), ("o-0", "3")]
FAR = {"X-Forwarded-For": "203.0.113.7"}
ELSEWHERE = {"X-Forwarded-For": "203.0.113.7, 198.51.100.9"}


async def answered(visitor: Visitor, path: str, headers: dict[str, str]) -> int:
    """How a request is answered, whether or not its answer ever ends."""
    async with visitor.client.get(path, headers=headers) as response:
        return response.status


async def test_a_cover_that_cannot_be_drawn_takes_nothing_with_it(
    visitor: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(_self: ToyArtist, _brush: Brush) -> Any:
        raise ZeroDivisionError

    monkeypatch.setattr(ToyArtist, "cover", broken)
    for path in ("/", "/new/toy"):
        html = await visitor.get(path)
        assert "Toy" in html
        assert "/cover/" not in html
    await visitor.get("/cover/toy.png", status=500)


# --- limits -----------------------------------------------------------------------------------------------


async def test_one_visitor_opens_so_many_tables_in_an_hour(
    visitor: Visitor, host: Host, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "TABLES_EACH", 2)
    for nonce in ("a", "b", "b"):
        await visitor.post("/new/toy", [*SEATS, ("nonce", nonce)], **FAR)
    html = await visitor.post("/new/toy", [*SEATS, ("nonce", "c")], status=429, **FAR)
    assert "At most 2 tables, leagues and campaigns can be opened in an hour" in html
    for path in ("/leagues/new", "/campaigns/new"):
        founding = [
            ("name", "Mare"),
            ("your-name", "Ada"),
            ("size", "2"),
            ("title", "toy"),
            ("title-1", "toy"),
        ]
        assert "At most 2 tables" in await visitor.post(path, founding, status=422, **FAR)
    assert "There is no league yet" in await visitor.get("/leagues")
    assert "There is no campaign yet" in await visitor.get("/leagues")
    assert len(await host.matches()) == 2
    await visitor.post("/new/toy", [*SEATS, ("nonce", "d")], **ELSEWHERE)
    clock.pass_time(3601)
    await visitor.post("/new/toy", [*SEATS, ("nonce", "e")], **FAR)


async def test_one_visitor_keeps_so_many_pages_live(
    visitor: Visitor, opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "STREAMS_EACH", 2)
    path = f"/t/{opened.match_id}/events"
    async with visitor.client.get(path, headers=FAR) as first, visitor.client.get(path, headers=FAR):
        assert first.status == 200
        assert await answered(visitor, path, FAR) == 429
        assert "Too many pages are open" in await visitor.get(path, status=429, **FAR)
        assert await answered(visitor, path, ELSEWHERE) == 200
        assert await answered(visitor, path, {}) == 200, "this very machine is not counted"


async def test_a_page_that_was_closed_makes_room(
    visitor: Visitor, host: Host, opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "STREAMS_EACH", 1)
    path = f"/t/{opened.match_id}/events"
    async with visitor.client.get(path, headers=FAR) as first:
        assert first.status == 200
    async with asyncio.timeout(10):
        for answer in (1, 2, 3, 4, 5):
            await host.submit(opened.match_id, answer % 2, 1) if answer < 3 else None
            async with visitor.client.get(path, headers=FAR) as second:
                if second.status == 200:
                    return
            await asyncio.sleep(0.05)
    pytest.fail("the room of a closed page was not given back")


async def test_all_visitors_together_keep_so_many_pages_live(
    visitor: Visitor, opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "STREAMS", 1)
    path = f"/t/{opened.match_id}/events"
    async with visitor.client.get(path) as first:
        assert first.status == 200
        assert await answered(visitor, path, {}) == 429


# --- the server -------------------------------------------------------------------------------------------


@asynccontextmanager
async def served(host: Host, **changed: Any) -> AsyncIterator[int]:
    """As `fondaco serve` does it, with some of its settings changed."""
    runner = web.AppRunner(build(host, Config()), access_log=None, **{**SETTINGS, **changed})
    await runner.setup()
    port = unused_port()
    try:
        await web.TCPSite(runner, "127.0.0.1", port).start()
        yield port
    finally:
        await runner.cleanup()


@pytest.mark.parametrize(
    "head",
    [
        b"GET /" + b"x" * 5000 + b" HTTP/1.1\r\nHost: localhost\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: localhost\r\nCookie: " + b"x" * 9000 + b"\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: localhost\r\n" + b"X-A: b\r\n" * 150 + b"\r\n",
    ],
)
async def test_a_request_with_too_large_a_head_is_refused(host: Host, head: bytes) -> None:
    async with served(host) as port:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(head)
        async with asyncio.timeout(10):
            assert b" 400 " in await reader.readline()
        writer.close()


async def test_whoever_never_finishes_a_request_is_shown_out(host: Host) -> None:
    """The real patience is longer; it is the same setting."""
    async with served(host, keepalive_timeout=0.3) as port:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"GET / HTTP/1.1\r\nHost: localhost\r\nX-")
        async with asyncio.timeout(10):
            with contextlib.suppress(ConnectionResetError):  # hung up on with words still on the way
                assert await reader.read() == b""
        writer.close()
    assert SETTINGS["keepalive_timeout"] <= 120


# --- another process --------------------------------------------------------------------------------------


@pytest.fixture
async def other(tmp_path: Path, clock: FakeClock, host: Host) -> AsyncIterator[Host]:
    """A second host on the same file, with a memory of its own."""
    store = await Store.open(str(tmp_path / "web.db"))
    made = Host(store, clock)
    yield made
    await made.close()
    await store.close()


async def test_a_page_notices_what_another_process_does(
    visitor: Visitor, host: Host, other: Host, opened: Opened, clock: FakeClock
) -> None:
    here = await visitor.sit(opened, 0)
    async with listening(visitor, f"{here}/events?since=0") as heard:
        await heard("mine")
        await other.submit(opened.match_id, 1, 3)
        clock.pass_time(2)
        assert await heard("message") == "1"
        await host.submit(opened.match_id, 0, 1)
        assert await heard("message") == "2"
        await other.submit(opened.match_id, 1, "0")
        clock.pass_time(2)
        assert await heard("message") == "3"


async def test_one_look_serves_every_page_and_tells_nobody_twice(
    visitor: Visitor, host: Host, other: Host, opened: Opened
) -> None:
    told = [host.subscribe(opened.match_id) for _ in range(50)]
    table = await host.table(opened.match_id)
    host.notices.note_revision(table.id, table.seq, table.revision)
    asked = 0
    revisions = host.store.matches.revisions

    async def counted(match_ids: list[str]) -> list[tuple[str, int, int]]:
        nonlocal asked
        asked += 1
        return await revisions(match_ids)

    host.store.matches.revisions = counted  # type: ignore[assignment,method-assign]
    await other.submit(opened.match_id, 1, 3)
    watch = Watch(host.store, host.notices, host.clock)
    await watch.once()
    assert [await asyncio.wait_for(anext(one), 5) for one in told] == [1] * 50
    await watch.once()
    assert asked == 2
    for one in told:
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(anext(one), 0.001)
        one.close()
    assert host.notices.watched_matches() == []
