"""What one visitor may ask of the host; what breaks in one place; what another process does."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, get_args
from unittest.mock import Mock

import pytest
from aiohttp import ClientSession
from aiohttp.test_utils import make_mocked_request, unused_port

from bot.acts import registry
from bot.acts.act import Actor, Kind
from bot.acts.service import Acts
from bot.clock import FakeClock
from bot.config import Config
from bot.discord.surface import SURFACE as DISCORD
from bot.host import budget
from bot.host.budget import LineLimit, Purse
from bot.host.host import Host, Opened
from bot.host.watch import Watch
from bot.series.steward import Steward
from bot.store import Store
from bot.web.app import build
from bot.web.http import connections
from bot.web.http.address import origin_of
from bot.web.http.connections import Doors, most_connections
from render.artist import Brush
from tests.kit import PATIENCE, until
from tests.web.acts import filled, form_of
from tests.web.agreed import agreed
from tests.web.conftest import ToyArtist, Visitor, listening

Arrive = Callable[[], Visitor]
SEATS = [("kind-0", "person"), ("kind-1", "house"), *agreed(cards="3")]
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
    monkeypatch.setitem(budget.PURSES, "tables", Purse(2, 2, "web-refuse-tables"))
    for nonce in ("a", "b", "b"):
        await visitor.post("/new/toy", [*SEATS, ("nonce", nonce)], FAR)
    html = await visitor.post("/new/toy", [*SEATS, ("nonce", "c")], FAR, status=429)
    assert "you can open up to 2 tables, leagues and campaigns an hour" in html
    for name in ("found-league", "found-campaign"):
        path, key = f"/hall/act/{name}", f"hall-{name}"
        said = {"name": "Mare", "your_name": "Ada", "titles": ["toy"], "houses": 2}
        founding = filled(form_of(await visitor.page(path), key), key, said)
        assert "up to 2 tables" in await visitor.post(path, founding, FAR, status=422)
    assert "There’s no league yet" in await visitor.get("/leagues")
    assert "There’s no campaign yet" in await visitor.get("/leagues")
    assert len(await host.store.matches.list_matches()) == 2
    await visitor.post("/new/toy", [*SEATS, ("nonce", "d")], ELSEWHERE)
    clock.pass_time(3601)
    await visitor.post("/new/toy", [*SEATS, ("nonce", "e")], FAR)


async def test_one_visitor_keeps_so_many_pages_live(
    visitor: Visitor, opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(budget.LINES, "stream", LineLimit(2, 2, 99, "web-refuse-streams"))
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
    monkeypatch.setitem(budget.LINES, "stream", LineLimit(1, 1, 99, "web-refuse-streams"))
    path = f"/t/{opened.match_id}/events"
    async with visitor.client.get(path, headers=FAR) as first:
        assert first.status == 200
    for seat in (1, 0):
        await host.submit(opened.match_id, seat, 1)

    async def is_free() -> bool:
        return await answered(visitor, path, FAR) == 200

    await until(is_free)


async def test_all_visitors_together_keep_so_many_pages_live(
    visitor: Visitor, opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(budget.LINES, "stream", LineLimit(9, 9, 1, "web-refuse-streams"))
    path = f"/t/{opened.match_id}/events"
    async with visitor.client.get(path) as first:
        assert first.status == 200
        assert await answered(visitor, path, {}) == 429


# --- the server -------------------------------------------------------------------------------------------


@asynccontextmanager
async def served(host: Host, **changed: Any) -> AsyncIterator[int]:
    """As `fondaco serve` does it, with some of its settings changed."""
    port = unused_port()
    doors = Doors(most_connections(1024))
    async with connections.listening(build(Steward(host), Config()), "127.0.0.1", port, doors, **changed):
        yield port


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
        async with asyncio.timeout(PATIENCE):
            assert b" 400 " in await reader.readline()
        writer.close()


async def test_whoever_never_finishes_a_request_is_shown_out(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The real patience is longer."""
    monkeypatch.setattr(connections, "PATIENCE", 0.3)
    async with served(host) as port:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"GET / HTTP/1.1\r\nHost: localhost\r\nX-")
        async with asyncio.timeout(PATIENCE):
            with contextlib.suppress(ConnectionResetError):  # hung up on with words still on the way
                assert await reader.read() == b""
        writer.close()


async def half_sent(port: int, count: int) -> list[asyncio.StreamWriter]:
    """So many connections with a request on each that never ends."""
    writers = []
    for _ in range(count):
        with contextlib.suppress(ConnectionError):
            _reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(b"GET / HTTP/1.1\r\nHost: localhost\r\nX-")
            writers.append(writer)
    return writers


async def test_half_sent_requests_from_one_address_keep_nobody_out(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One address takes only a part of the room that the process has."""
    monkeypatch.setattr(connections, "UNFINISHED_EACH", 5)
    monkeypatch.setattr(connections, "PATIENCE", 1.5)
    doors = Doors(most_connections(1024))
    port = unused_port()
    async with connections.listening(build(Steward(host), Config()), "127.0.0.1", port, doors):
        writers = await half_sent(port, 40)
        await until(lambda: doors.refused >= 30)
        assert doors.open <= 6
        assert doors.addresses == {"127.0.0.1"}
        await until(lambda: doors.open == 0)  # a request that is never finished is given up
        async with ClientSession() as others, others.get(f"http://127.0.0.1:{port}/health") as response:
            assert response.status == 200
        for writer in writers:
            writer.close()
    assert doors.addresses == set()


def test_there_is_always_less_room_than_the_process_may_have_files() -> None:
    for files in (256, 1024, 4096, 1_000_000):
        assert most_connections(files) < files
    doors = Doors(3)
    assert [doors.enter(f"192.0.2.{n}") for n in range(5)] == [True, True, True, False, False]
    doors.leave("192.0.2.0")
    assert doors.enter("192.0.2.9")


def test_a_v6_network_and_a_mapped_address_count_as_one() -> None:
    doors = Doors(10_000)
    inside = [doors.enter(doors.whose(f"2001:db8:1:2::{n:x}")) for n in range(connections.EACH + 20)]
    assert sum(inside) == connections.EACH
    assert doors.enter(doors.whose("2001:db8:1:3::1"))
    assert doors.whose("::ffff:192.0.2.7") == doors.whose("192.0.2.7")


@pytest.mark.parametrize(
    ("peer", "told", "origin"),
    [
        ("127.0.0.1", "203.0.113.7", "203.0.113.7"),
        ("127.0.0.1", "6.6.6.6, 203.0.113.7", "203.0.113.7"),
        ("127.0.0.1", "203.0.113.7, 10.0.0.2", "203.0.113.7"),
        ("127.0.0.1", "nonsense", "127.0.0.1"),
        ("127.0.0.1", "", None),
        ("192.168.1.5", "203.0.113.7", "192.168.1.5"),
        ("198.51.100.4", "203.0.113.7", "198.51.100.4"),
        ("::1", "203.0.113.7", "::1"),
        ("2001:db8::5", "", "2001:db8::/64"),
    ],
)
def test_where_a_visitor_is_says_only_a_proxy_that_was_named(
    host: Host, peer: str, told: str, origin: str | None
) -> None:
    app = build(Steward(host), Config(proxy="127.0.0.1, 10.0.0.0/8"))
    transport = Mock()
    transport.get_extra_info = lambda name, default=None: (peer, 1) if name == "peername" else default
    headers = {"X-Forwarded-For": told} if told else {}
    assert origin_of(make_mocked_request("GET", "/", headers, transport=transport, app=app)) == origin


UNREADABLE = [
    b"GET / HTTP/9.9\r\n\r\n",
    b"\x16\x03\x01\x02\x00\x01\x00",
    b"GET / HTTP/1.1\r\nHost: localhost\r\nCookie: me=" + b"k" * 9000 + b"\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: -5\r\n\r\n",
    b"POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: nonsense\r\nContent-Length: 3\r\n\r\nabc",
]


@pytest.mark.parametrize("sent", UNREADABLE)
async def test_what_cannot_be_read_is_told_behind_the_same_fences(host: Host, sent: bytes) -> None:
    async with served(host) as port:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(sent)
        async with asyncio.timeout(PATIENCE):
            said = await reader.read()
        writer.close()
    assert b" 400 " in said.partition(b"\r\n")[0]
    assert b"Content-Security-Policy: default-src 'none'" in said
    assert b"Server: fondaco" in said
    assert b"aiohttp" not in said
    assert b"kkkk" not in said


# --- one budget for every act -----------------------------------------------------------------------------


def invented(number: int, **where: Any) -> Actor:
    return Actor(f"web:{number:024x}", f"Guest {number}", **where)


async def test_people_invented_at_one_address_open_no_more_tables_than_it_may(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(budget.PURSES, "search", Purse(2, 4))
    acts, refused = Acts(Steward(host)), 0
    for number in range(8):
        who = invented(number, address="203.0.113.7")
        try:
            await acts.do("hall-seek", "hall", {"titles": ["toy"], "table-sizes": ["2"]}, who)
        except budget.TooMuch:
            refused += 1
    assert refused == 4
    assert len(await host.store.matches.list_matches()) <= 2


async def test_a_member_on_discord_pays_and_nobody_else_for_them(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(budget.PURSES, "profile", Purse(2, 9))
    acts = Acts(Steward(host))
    for who in ("discord:1", "discord:1", "discord:2"):
        await acts.do("person-hide", "me", {}, Actor(who, "Ada", surface=DISCORD))
    with pytest.raises(budget.TooMuch):
        await acts.do("person-hide", "me", {}, Actor("discord:1", "Ada", surface=DISCORD))


def test_every_price_is_paid_and_every_act_has_one() -> None:
    """A purse that nothing is paid from would be there for nothing."""
    kinds: tuple[Kind, ...] = ("hall", "league", "campaign", "person", "table", "lesson")
    of_acts = {act.price for kind in kinds for act in registry.acts_of(kind)}
    beside = {"mail", "sign-in-mail", "sign-ins", "plans", "look-backs", "drawings", "unreadable", "passes"}
    beside |= {"api", "calendar", "tryouts", "lines"}
    assert of_acts | beside == set(budget.PURSES) == set(get_args(budget.Price))
    assert not of_acts & beside


async def test_a_page_says_where_an_act_comes_from(visitor: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(budget.PURSES, "profile", Purse(9, 1))
    settings = form_of(await visitor.page("/me"), "person-settings")
    named = filled(settings, "person-settings", {"own_name": "Ada"})
    await visitor.post(settings.attrs["action"], named, FAR)
    away = form_of(await visitor.page("/me/act/go-away"), "person-go-away")
    days = filled(away, "person-go-away", {"first_day": "2030-01-01", "last_day": "2030-01-02"})
    assert "You can do that only" in await visitor.post(away.attrs["action"], days, FAR, status=422)


async def test_a_whole_v6_network_is_one_address(arrive: Arrive, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(budget.PURSES, "profile", Purse(9, 3))
    found = []
    for number in range(5):
        visitor = arrive()
        headers = {"Origin": visitor.origin, "X-Forwarded-For": f"2001:db8::{number + 1:x}"}
        form = form_of(await visitor.page("/me"), "person-settings")
        named = filled(form, "person-settings", {"own_name": "Ada"})
        async with visitor.client.post(form.attrs["action"], data=named, headers=headers) as response:
            found.append(response.status)
    assert found == [200, 200, 200, 422, 422]


def test_a_member_pays_for_every_act_and_an_hour_later_again(clock: FakeClock) -> None:
    purse = budget.Budget(clock)
    for _ in range(budget.PURSES["tables"].each):
        purse.spend("tables", "discord:7")
    with pytest.raises(budget.TooMuch):
        purse.spend("tables", "discord:7")
    purse.spend("tables", "discord:8")
    purse.spend("notes", "discord:7")
    clock.pass_time(3601)
    purse.spend("tables", "discord:7")
    clock.pass_time(-90_000)
    purse.spend("tables", "discord:7")


# --- another process --------------------------------------------------------------------------------------


@pytest.fixture
async def other(tmp_path: Path, clock: FakeClock, host: Host) -> AsyncIterator[Host]:
    """A second host on the same file, with a memory of its own."""
    store = await Store.open(str(tmp_path / "web.db"))
    made = Host(store, clock)
    yield made
    await made.close()
    await store.close()


@asynccontextmanager
async def watching(host: Host) -> AsyncIterator[None]:
    """As while it is served."""
    task = asyncio.create_task(host.watch.run())
    await asyncio.sleep(0)
    yield
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


async def test_a_page_notices_what_another_process_does(
    visitor: Visitor, host: Host, other: Host, opened: Opened, clock: FakeClock
) -> None:
    here = await visitor.sit(opened, 0)
    async with watching(host), listening(visitor, f"{here}/events?since=0") as heard:
        await heard("mine")
        await other.submit(opened.match_id, 1, 3)
        clock.pass_time(2)
        assert (await heard("message")).split()[0] == "1"
        await host.submit(opened.match_id, 0, 1)
        assert (await heard("message")).split()[0] == "2"
        await other.submit(opened.match_id, 1, "0")
        clock.pass_time(2)
        assert (await heard("message")).split()[0] == "3"


async def test_one_look_serves_every_page_and_tells_nobody_twice(
    visitor: Visitor, host: Host, other: Host, opened: Opened
) -> None:
    told = [host.notices.subscribe(opened.match_id) for _ in range(50)]
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
