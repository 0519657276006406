"""A browser table with a small title of the tests' own, and people who visit it."""

import asyncio
import io
import os
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import TypeAlias

import pytest
from aiohttp import CookieJar, web
from aiohttp.test_utils import TestClient, TestServer
from PIL import Image
from playwright.async_api import Browser, async_playwright

from bot.clock import FakeClock, SystemClock
from bot.config import Config
from bot.host.host import Host, Opened
from bot.series.steward import Steward
from bot.store import Store
from bot.table.seating import SeatSpec
from bot.web.app import build
from bot.web.show import rules_html
from data import rulebook
from engine.choice import Option
from render.artist import Artist, Brush
from render.picture import Picture, Spot
from tests.host import toy
from tests.kit import PATIENCE
from tests.kit_web import Node, Pairs, read
from tests.quick_database import quick_database
from tests.web.agreed import CARDS
from tests.web.browsing import Browse, browsing
from tests.web.chromium import FLAGS, NO_CHROMIUM, find_chromium

Client: TypeAlias = TestClient[web.Request, web.Application]


class ToyArtist(Artist[toy.ToyView]):
    """Draws a plain sheet whose words tell what the view holds."""

    def board(self, view: toy.ToyView, brush: Brush) -> Picture:
        return _sheet(brush, f"Deck of {view.deck}", (Spot("seat:1", 0.1, 0.1, 0.2, 0.2),))

    def cover(self, brush: Brush) -> Picture:
        return _sheet(brush, "Toy cover")

    def hand(self, view: toy.ToyView, brush: Brush) -> Picture | None:
        return _sheet(brush, f"Cards {view.hand}") if view.seat is not None else None

    def places(self, view: toy.ToyView) -> list[str]:
        return ["sea:east", "sea:far_west"]

    def zoom(self, view: toy.ToyView, place: str, brush: Brush) -> Picture:
        return _sheet(brush, f"Closer: {place}")


def _sheet(brush: Brush, alt: str, spots: tuple[Spot, ...] = ()) -> Picture:
    height = brush.width // 4
    tone = tuple(sum((alt + brush.theme).encode()) * factor % 256 for factor in (1, 7, 31))
    return Picture(_plain(brush.width, height, tone), brush.width, height, alt, spots)


@cache
def _plain(width: int, height: int, tone: tuple[int, ...]) -> bytes:
    out = io.BytesIO()
    Image.new("RGB", (width, height), tone).save(out, "PNG")
    return out.getvalue()


class Visitor:
    """A browser without scripts: it keeps cookies, and posts as a page of the host would."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.origin = str(client.make_url("/")).rstrip("/")

    async def get(self, path: str, *, status: int = 200, **headers: str) -> str:
        async with self.client.get(path, headers=_named(headers)) as response:
            text = await response.text()
            assert response.status == status, text[:400]
            return text

    async def page(self, path: str, *, status: int = 200, **headers: str) -> Node:
        return read(await self.get(path, status=status, **headers))

    async def post(
        self,
        path: str,
        pairs: Pairs,
        named: Mapping[str, str] = MappingProxyType({}),
        *,
        status: int = 200,
        follow: bool = True,
        **headers: str,
    ) -> str:
        """Send a form; `named` are headers whose names Python cannot spell."""
        ours = {"Origin": self.origin, **_named(headers), **named}
        async with self.client.post(path, data=pairs, headers=ours, allow_redirects=follow) as response:
            text = await response.text()
            assert response.status == status, text[:400]
            return text

    async def sit(self, opened: Opened, seat: int) -> str:
        """Take a seat by its key; the address of the seat."""
        await self.post(f"/t/{opened.match_id}/sit", [("key", opened.keys[seat])])
        return f"/t/{opened.match_id}/seat/{seat}"

    async def ask_to_sit(self, opened: Opened, seat: int) -> str:
        """Knock at a seat that someone holds already; the page on which to wait."""
        return await self.post(f"/t/{opened.match_id}/sit", [("key", opened.keys[seat])], status=202)

    async def opens(self, *pairs: tuple[str, str], names: Sequence[str] = ("Ada", "Bo")) -> Opened:
        """Open a table by its form; the links as its page gives them."""
        sitting = [(f"{what}-{n}", one) for n, name in enumerate(names) for what, one in _seat(name)]
        nobody = [(f"kind-{n}", "nobody") for n in range(len(names), 4)]
        rest = [] if any(name == CARDS for name, _ in pairs) else [(CARDS, "40")]
        page = read(await self.post("/new/toy", [*sitting, *nobody, *rest, *pairs]))
        keys = [one.attrs["value"] for one in page.all("input", type="hidden", name="key")]
        (action, *_) = [one.attrs["action"] for one in page.all("form") if "sit" in one.attrs["action"]]
        return Opened(action.split("/")[2], dict(enumerate(keys)), "")


def _seat(name: str) -> list[tuple[str, str]]:
    return [("kind", "person"), ("name", name)]


@asynccontextmanager
async def listening(visitor: Visitor, path: str) -> AsyncIterator["Callable[[str], Awaitable[str]]"]:
    """A live page: the data of the next event with a name, whatever comes between."""
    async with visitor.client.get(path) as stream:
        assert stream.status == 200, await stream.text()

        async def heard(name: str) -> str:
            async with asyncio.timeout(PATIENCE):
                while True:
                    lines = (await stream.content.readuntil(b"\n\n")).decode().splitlines()
                    told = dict(line.split(": ", 1) for line in lines if line and not line.startswith(":"))
                    if "data" in told and told.get("event", "message") == name:
                        return told["data"]

        yield heard


def _named(headers: dict[str, str]) -> dict[str, str]:
    return {name.replace("_", "-"): value for name, value in headers.items()}


@pytest.fixture(scope="session")
async def chromium() -> AsyncIterator[Browser]:
    """One browser for all tests of a process; each opens windows of its own, which share nothing."""
    path = find_chromium()
    if path is None:
        pytest.fail(NO_CHROMIUM) if os.environ.get("CI") else pytest.skip(NO_CHROMIUM)
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        await browser.close()


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


@pytest.fixture
def toys(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The toy is the only title, and can be drawn."""
    for user in ("bot.host.drawing.artist", "render.artist.artist"):
        monkeypatch.setattr(user, lambda _title: ToyArtist())
    rules_html.summary.cache_clear()
    rulebook.forget()
    with toy.toy_box():
        yield


@pytest.fixture
async def host(tmp_path: Path, clock: FakeClock, toys: None) -> AsyncIterator[Host]:
    store = await Store.open(str(tmp_path / "web.db"))
    made = Host(store, clock)
    yield made
    await made.close()
    await store.close()


@pytest.fixture
async def arrive(host: Host) -> "AsyncIterator[Callable[[], Visitor]]":
    """Another visitor with cookies of their own, each time it is called."""
    server = TestServer(build(Steward(host), Config(proxy="127.0.0.1")))
    await server.start_server()
    clients: list[Client] = []

    def another() -> Visitor:
        client: Client = TestClient(server, cookie_jar=CookieJar(unsafe=True))
        clients.append(client)
        return Visitor(client)

    yield another
    for client in clients:
        await client.close()
    await server.close()


@pytest.fixture
async def visitor(arrive: Callable[[], Visitor]) -> Visitor:
    return arrive()


@pytest.fixture
def spotted(monkeypatch: pytest.MonkeyPatch) -> None:
    """The person who can be toasted has a place on the board."""
    monkeypatch.setattr(toy, "Option", lambda one, label: Option(one, label, spot=f"seat:{one}"))


@pytest.fixture
async def opened(host: Host) -> Opened:
    """Ada and Bo, with their keys."""
    return await host.open("toy", [SeatSpec("Ada"), SeatSpec("Bo")], seed="a seed that nobody knows")


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[Host]:
    """A host with the real titles."""
    store = await Store.open(str(tmp_path / "real.db"))
    made = Host(store, SystemClock())
    yield made
    await made.close()
    await store.close()


@pytest.fixture
async def browse(chromium: Browser, house: Host) -> AsyncIterator[Browse]:
    async with browsing(chromium, house) as opens:
        yield opens


@pytest.fixture
async def toy_browse(chromium: Browser, host: Host) -> AsyncIterator[Browse]:
    async with browsing(chromium, host) as opens:
        yield opens


@pytest.fixture
async def table(house: Host) -> Opened:
    return await house.open("oltremare", [SeatSpec("Ada"), SeatSpec("Bo")])


@pytest.fixture(autouse=True)
def _quick() -> Iterator[None]:
    """Nobody else writes into the file, so the database needs no thread of its own."""
    with quick_database():
        yield
