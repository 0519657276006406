"""The browser table: from a move to what everybody has on their page, beside one lonely reader and beside
pages that ask every second."""

import asyncio
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from types import MappingProxyType

import aiohttp
from aiohttp import web

from bot.clock import stopwatch
from bot.config import Config
from bot.host.host import Host, Opened
from bot.series.steward import Steward
from bot.web.app import build
from bot.web.http.held_seats import seat_path
from engine.rng import Rng
from tests.kit_web import Pairs
from tools.bench.figures import Bar, Findings, Growth, Run, beside
from tools.bench.hosted import any_answer, folder, hosted, set_table
from tools.bench.readers import Reader, gone, opened
from tools.bench.timing import Spread

POLL = 1.0
SOONER = Bar("≤", 1)
ALONE, ASKING = "one reader", "asking every second"


def measure(run: Run) -> Findings:
    found = Findings("web", "From a move submitted to its news heard and its state read, over HTTP.")
    asyncio.run(_measure(run, found))
    return found


class Site:
    """A host with its pages, and people who read them."""

    def __init__(self, host: Host, session: aiohttp.ClientSession, address: str) -> None:
        self.host = host
        self._session = session
        self._address = address
        self._rng = Rng("bench")
        self.watch = stopwatch()

    async def table(self, number: int = 0) -> Opened:
        return await set_table(self.host, number, logged=True)

    async def spectator(self, table: Opened) -> Reader:
        look = await self.host.table(table.match_id)
        return Reader(self._session, f"{self._address}/t/{look.id}", look.seq)

    async def player(self, table: Opened) -> Reader:
        look = await self.host.table(table.match_id)
        base = f"{self._address}{seat_path(look.id, 0)}"
        return Reader(self._session, base, look.seq, f"seat={table.keys[0]}")

    def seat(self, table: Opened, seat: int) -> "Page":
        return Page(self._session, self._address, seat_path(table.match_id, seat), table.keys[seat])

    async def move(self, table: Opened) -> tuple[int, float]:
        """Any move there: its number, and when it was submitted."""
        look = await self.host.table(table.match_id)
        answer = any_answer(look, self._rng)
        begun = self.watch()
        return (await self.host.submit(look.id, *answer)).seq, begun


class Page:
    """The pages of one seat, in the browser of who holds it."""

    def __init__(self, session: aiohttp.ClientSession, address: str, path: str, key: str) -> None:
        self._session = session
        self._base = f"{address}{path}"
        self._headers = {"Cookie": f"seat={key}", "Origin": address}

    async def get(self, below: str = "", headers: Mapping[str, str] = MappingProxyType({})) -> str:
        asked = self._session.get(self._base + below, headers={**self._headers, **headers})
        async with asked as answer:
            answer.raise_for_status()
            return await answer.text()

    async def post(self, below: str, pairs: Pairs, headers: Mapping[str, str]) -> str:
        sent = self._session.post(self._base + below, data=pairs, headers={**self._headers, **headers})
        async with sent as answer:
            answer.raise_for_status()
            return await answer.text()


@asynccontextmanager
async def site() -> AsyncIterator[Site]:
    with folder() as where:
        async with hosted(where / "web.db") as host:
            runner = web.AppRunner(build(Steward(host), Config()), access_log=None)
            await runner.setup()
            server = web.TCPSite(runner, "127.0.0.1", 0)
            await server.start()
            host_name, port = runner.addresses[0][:2]
            connector = aiohttp.TCPConnector(limit=0)
            try:
                async with aiohttp.ClientSession(
                    connector=connector, cookie_jar=aiohttp.DummyCookieJar()
                ) as session:
                    yield Site(host, session, f"http://{host_name}:{port}")
            finally:
                await runner.cleanup()


Delays = tuple[list[float], list[float]]


async def _measure(run: Run, found: Findings) -> None:
    sizes = run.of((1, 50, 200), (1, 2))
    async with site() as place:
        await _spectators(run, place, sizes, found)
        await _tables(run, place, max(sizes), found)


async def _spectators(run: Run, place: Site, sizes: Sequence[int], found: Findings) -> None:
    halls = {size: await place.table() for size in sizes}
    readers = {size: [await place.spectator(halls[size]) for _ in range(size)] for size in sizes}
    tasks = [task for size in sizes for task in await opened(readers[size], place.watch)]
    delays: dict[int, Delays] = {size: ([], []) for size in sizes}
    rounds = run.of(12, 1)
    for number in range(rounds + 1):
        run.say(f"web: {max(sizes)} spectators, round {number} of {rounds}")
        for size in sizes:
            await _told(place, halls[size], readers[size], delays[size] if number else ([], []))
    await gone(tasks)
    asking = await _asking(run, place, halls[max(sizes)], readers[max(sizes)])
    _tell(f"{max(sizes)} spectators of one table", delays[max(sizes)], delays[1], found)
    whole = Spread.of(delays[max(sizes)][1]).p95 * 1e3
    what = f"{max(sizes)} spectators of one table, state read, p95"
    found.figures.append(beside(what, whole, "ms", ASKING, Spread.of(asking).p95 * 1e3, SOONER))
    lines = {
        name: [(size, Spread.of(delays[size][kind]).p95 * 1e3) for size in sizes]
        for kind, name in enumerate(("news heard", "state read"))
    }
    found.growth.append(Growth("web", "Spectators of one table, p95", "spectators", "ms", lines))


async def _told(place: Site, table: Opened, readers: Sequence[Reader], delays: Delays) -> None:
    """One move, and when it was heard and read by each."""
    seq, begun = await place.move(table)
    await asyncio.gather(*(reader.has_seen(seq) for reader in readers))
    delays[0].extend(reader.heard - begun for reader in readers)
    delays[1].extend(reader.read - begun for reader in readers)


async def _asking(run: Run, place: Site, table: Opened, readers: Sequence[Reader]) -> list[float]:
    """The same readers without a stream: each asks every second, at a moment of its own."""
    found: list[float] = []
    apart = POLL / len(readers)
    tasks = [
        asyncio.create_task(reader.poll(place.watch, POLL, number * apart))
        for number, reader in enumerate(readers)
    ]
    for number in range(run.of(6, 1)):
        run.say(f"web: {len(readers)} spectators who ask every second, round {number + 1}")
        await asyncio.sleep(POLL * 1.1)
        seq, begun = await place.move(table)
        await asyncio.gather(*(reader.has_seen(seq) for reader in readers))
        found += [reader.read - begun for reader in readers]
    await gone(tasks)
    return found


async def _tables(run: Run, place: Site, count: int, found: Findings) -> None:
    """Many tables with one player's page each, and one table alone."""
    tables = [await place.table(number) for number in range(count)]
    readers = [await place.player(table) for table in tables]
    alone = await place.table()
    lonely = await place.player(alone)
    tasks = await opened([*readers, lonely], place.watch)
    many: Delays = ([], [])
    single: Delays = ([], [])
    for number in range(run.of(4, 1) + 1):
        run.say(f"web: {count} tables with one player each, round {number}")
        begun = [await place.move(table) for table in tables]
        await asyncio.gather(
            *(reader.has_seen(seq) for reader, (seq, _at) in zip(readers, begun, strict=True))
        )
        if number:
            many[0].extend(reader.heard - at for reader, (_seq, at) in zip(readers, begun, strict=True))
            many[1].extend(reader.read - at for reader, (_seq, at) in zip(readers, begun, strict=True))
        for _ in range(run.of(10, 1)):
            await _told(place, alone, [lonely], single if number else ([], []))
    await gone(tasks)
    _tell(f"{count} tables with one player each", many, single, found)


def _tell(what: str, delays: Delays, alone: Delays, found: Findings) -> None:
    for kind, name in enumerate(("news heard", "state read")):
        spread, plain = Spread.of(delays[kind]), Spread.of(alone[kind])
        for part in ("p50", "p95"):
            value, other = getattr(spread, part) * 1e3, getattr(plain, part) * 1e3
            found.figures.append(beside(f"{what}, {name}, {part}", value, "ms", ALONE, other))
