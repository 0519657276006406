"""One attacker at every limit while honest tables play: how long honest people wait, quiet and attacked."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from pathlib import Path

from aiohttp import ClientSession, CookieJar, TCPConnector
from yarl import URL

from bot.clock import stopwatch
from engine.rng import Rng
from tests.kit_web import answer_somehow, at_random, presses, read
from tests.soak.report import Report
from tests.soak.served import Served, served

TIMES = 3.0
"""Honest people wait at most so much longer than when it is quiet."""
ATTACKER = "203.0.113.66"
HALF = b"GET / HTTP/1.1\r\nHost: localhost\r\nX-"


class Honest:
    """Someone at a table with house players, from an address of their own."""

    def __init__(self, host: Served, number: int) -> None:
        self.headers = {"X-Forwarded-For": f"198.51.100.{number + 1}", "Origin": host.url}
        jar = CookieJar(unsafe=True, treat_as_secure_origin=URL(host.url))
        self.session = ClientSession(host.url, headers=self.headers, cookie_jar=jar)
        self.rng = Rng(f"honest/{number}")
        self.here = ""

    async def sit_down(self) -> None:
        seats = [("kind-0", "person"), ("kind-1", "house"), ("kind-2", "house"), ("kind-3", "nobody")]
        page = read(await self._text(await self.session.get("/new/oltremare")))
        asked = [*page.all("input", type="radio", checked=None), *page.all("input", type="hidden")]
        options = {one.attrs["name"]: one.attrs["value"] for one in asked}
        posted = await self.session.post("/new/oltremare", data={**options, **dict(seats)})
        self.here = posted.url.path
        await posted.read()
        assert "/seat/" in self.here, f"no seat was given: {posted.status} {self.here}"

    async def play(self, waited: list[float]) -> None:
        """One move, as a browser makes it: read the page, answer it."""
        lap = stopwatch()
        page = await self._text(await self.session.get(self.here))
        waited.append(lap())
        if 'action="' + self.here + '/answer"' in page:
            action, pairs = answer_somehow(page, self.rng)
            lap = stopwatch()
            await self._text(await self.session.post(action, data=pairs))
            waited.append(lap())

    async def _text(self, response: object) -> str:
        return await response.text()  # type: ignore[attr-defined,no-any-return]


async def play_for(people: list[Honest], seconds: float, pause: float = 0.2) -> list[float]:
    """How long everything took that honest people asked for meanwhile, each at least once.

    `pause`: the seconds for which they think between two moves.
    """
    waited: list[float] = []

    async def on_and_on(one: Honest) -> None:
        lap = stopwatch()
        await one.play(waited)
        while lap() < seconds:
            await asyncio.sleep(pause)
            await one.play(waited)

    await asyncio.gather(*(on_and_on(one) for one in people))
    return waited


def slowest_of_twenty(waited: list[float]) -> float:
    return sorted(waited)[int(len(waited) * 0.95)]


# --- the attacker -----------------------------------------------------------------------------------------


async def half_sent(host: Served) -> None:
    """Connections from an address that nobody named, with requests that never end."""
    writers: list[asyncio.StreamWriter] = []
    try:
        with contextlib.suppress(OSError):
            while len(writers) < 400:
                _, writer = await asyncio.open_connection("127.0.0.1", host.port, local_addr=("127.0.0.9", 0))
                writers.append(writer)
                writer.write(HALF)
        await asyncio.sleep(1)
    finally:
        for writer in writers:
            writer.close()
        for writer in writers:
            with contextlib.suppress(OSError):
                await writer.wait_closed()


async def streams(host: Served) -> None:
    """Live pages with long lists of seats that were never given."""
    forged = "-".join(f"abcdefghi{n % 10}.0.{'0' * 20}" for n in range(24))
    headers = {"X-Forwarded-For": ATTACKER, "Cookie": f"tables={forged}"}
    connector = TCPConnector(limit=80)
    async with (
        ClientSession(host.url, headers=headers, connector=connector) as session,
        contextlib.AsyncExitStack() as held,
    ):
        for _ in range(60):
            with contextlib.suppress(OSError):
                await held.enter_async_context(session.get("/games/events"))
        await asyncio.sleep(1)


async def act(session: ClientSession, path: str) -> None:
    """An act as its page offers it, filled in anyhow, by someone who gives some name."""
    async with session.get(path) as response:
        offered = presses(read(await response.text()), path)
    for press in offered[-1:]:
        pairs = [*at_random(press, Rng(path)), ("your-name", "Nobody")]
        async with session.post(path, data=pairs) as response:
            await response.read()


def somebody_new(host: Served) -> ClientSession:
    headers = {"X-Forwarded-For": ATTACKER, "Origin": host.url}
    return ClientSession(host.url, headers=headers, cookie_jar=CookieJar(unsafe=True))


async def deletions(host: Served) -> None:
    """Someone new, who wants to be forgotten at once."""
    async with somebody_new(host) as session:
        async with session.post("/profile", data={"do": "name", "your-name": "Nobody"}) as response:
            await response.read()
        await act(session, "/me/act/delete")


async def tables(host: Served) -> None:
    """Another wish for a game by another invented person, another league, and another table."""
    async with somebody_new(host) as session:
        await act(session, "/hall/act/seek")
        await act(session, "/hall/act/found-league")
        async with session.post("/new/oltremare", data={"kind-0": "person", "kind-1": "house"}) as response:
            await response.read()


ATTACKS: tuple[Callable[[Served], Awaitable[None]], ...] = (half_sent, streams, deletions, tables)


async def attack(host: Served, report: Report) -> None:
    """Everything at once, again and again, until told to stop."""

    async def again(one: Callable[[Served], Awaitable[None]]) -> None:
        while True:
            with contextlib.suppress(OSError, asyncio.TimeoutError):
                await one(host)
            report.count("attacks")
            await asyncio.sleep(0)

    await asyncio.gather(*(again(one) for one in ATTACKS))


async def attacked(folder: Path, count: int, seconds: float, report: Report) -> None:
    """Honest people play for a while in peace, then for as long under attack."""
    async with served(folder) as host:
        people = [Honest(host, number) for number in range(count)]
        try:
            for one in people:
                await one.sit_down()
            quiet = slowest_of_twenty(await play_for(people, seconds))
            attacking = asyncio.create_task(attack(host, report))
            waited = await play_for(people, seconds)
            attacking.cancel()
            await asyncio.gather(attacking, return_exceptions=True)
        finally:
            for one in people:
                await one.session.close()
    loud = slowest_of_twenty(waited)
    report.count("requests of honest people", len(waited))
    report.count("ms at most for 95 of 100, quiet", round(1000 * quiet))
    report.count("ms at most for 95 of 100, attacked", round(1000 * loud))
    report.count("hundredths of the quiet wait", round(100 * loud / max(quiet, 0.001)))
    if loud > TIMES * quiet:
        report.wrong.append(f"honest people wait {1000 * loud:.0f} ms instead of {1000 * quiet:.0f}")
    report.count("bytes of the log", host.log.stat().st_size)
    if host.log.stat().st_size > 1_000_000:
        report.wrong.append(f"{host.log.stat().st_size:,} bytes of log")
