"""One stranger who only reads, at every limit, while honest tables play: how long honest people wait."""

import asyncio
import contextlib
import tempfile
import zlib
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from aiohttp import ClientError, ClientSession, ClientTimeout, CookieJar, TCPConnector

from engine.rng import Rng
from tests.soak.attacker import ATTACKER, TIMES, Honest, play_for, slowest_of_twenty
from tests.soak.report import Desk, Report
from tests.soak.served import Served, served

TABLES, SECONDS = 20, 20.0
CONNECTIONS = 40
UNPACKED = 256 << 20
"""Bytes that a packed body would become."""


@dataclass(slots=True)
class Stranger:
    """Someone with many connections from one address, who has looked up where people play."""

    session: ClientSession
    places: list[str]
    """The seats of honest people; the tables are open to spectators."""
    own: str
    rng: Rng

    def table(self) -> str:
        return self.rng.pick(self.places).partition("/seat/")[0]

    async def get(self, path: str, data: bytes | None = None, **headers: str) -> int:
        async with self.session.get(path, data=data, headers=headers) as response:
            await response.read()
            return response.status


Reading = Callable[[Stranger], "asyncio.Future[int] | object"]


async def past_pictures(stranger: Stranger) -> int:
    return await stranger.get(f"{stranger.table()}/replay/board?step={stranger.rng.below(300)}")


async def past_drawings(stranger: Stranger) -> int:
    return await stranger.get(f"{stranger.table()}/replay/moment?step={stranger.rng.below(300)}")


async def past_lines(stranger: Stranger) -> int:
    return await stranger.get(f"{stranger.table()}/past")


async def table_pages(stranger: Stranger) -> int:
    return await stranger.get(f"{stranger.table()}?{stranger.rng.below(10**6)}")


async def front_pages(stranger: Stranger) -> int:
    return await stranger.get("/")


async def closer_looks(stranger: Stranger) -> int:
    language = stranger.rng.pick(["en", "fr", "de", "nl", "it", "es"])
    return await stranger.get(f"{stranger.table()}/closer", **{"Accept-Language": language})


async def made_up_versions(stranger: Stranger) -> int:
    since, board = stranger.rng.below(10**6), f"{stranger.rng.below(16**8):016x}"
    return await stranger.get(f"{stranger.table()}/state?since={since}&board={board}")


async def films(stranger: Stranger) -> int:
    return await stranger.get(f"{stranger.own}/missed/film")


async def before_and_after(stranger: Stranger) -> int:
    return await stranger.get(f"{stranger.own}/missed/board")


async def exports(stranger: Stranger) -> int:
    return await stranger.get(f"{stranger.table()}/export")


async def ratings(stranger: Stranger) -> int:
    return await stranger.get("/ratings")


async def packed_bodies(stranger: Stranger) -> int:
    return await stranger.get("/live", data=PACKED, **{"Content-Encoding": "gzip"})


def _packed() -> bytes:
    """A body that is small, and would be very large."""
    packer, zeros = zlib.compressobj(9, zlib.DEFLATED, 31), bytes(1 << 20)
    return b"".join(packer.compress(zeros) for _ in range(UNPACKED >> 20)) + packer.flush()


PACKED = _packed()
READINGS = (
    past_pictures,
    past_drawings,
    past_lines,
    table_pages,
    front_pages,
    closer_looks,
    made_up_versions,
    films,
    before_and_after,
    exports,
    ratings,
    packed_bodies,
)


@asynccontextmanager
async def stranger_at(host: Served, people: list[Honest]) -> AsyncIterator[Stranger]:
    """One address, and so many connections; they have a game of their own as well."""
    seated = Honest(host, 0)
    headers = {"X-Forwarded-For": ATTACKER, "Origin": host.url}
    await seated.session.close()
    connector = TCPConnector(limit=CONNECTIONS)
    session = ClientSession(
        host.url,
        headers=headers,
        connector=connector,
        cookie_jar=CookieJar(unsafe=True),
        timeout=ClientTimeout(120),
    )
    seated.session = session
    async with session:
        await seated.sit_down()
        yield Stranger(session, [one.here for one in people], seated.here, Rng("stranger"))


async def read_on(stranger: Stranger, reading: Callable[[Stranger], object], report: Report) -> None:
    """All connections ask again and again, until told to stop."""

    async def again() -> None:
        while True:
            with contextlib.suppress(ClientError, OSError, TimeoutError):
                status = await reading(stranger)  # type: ignore[misc]
                report.count(f"{reading.__name__}: {status}")  # type: ignore[attr-defined]
            await asyncio.sleep(0)

    await asyncio.gather(*(again() for _ in range(CONNECTIONS)))


async def read_beside(
    folder: Path,
    count: int,
    seconds: float,
    report: Report,
    readings: tuple[Callable[[Stranger], object], ...] = READINGS,
) -> None:
    """Honest people play for a while in peace, then beside a stranger who reads one thing after the other."""
    async with served(folder) as host:
        people = [Honest(host, number) for number in range(count)]
        try:
            for one in people:
                await one.sit_down()
            await play_for(people, min(2.0, seconds))
            quiet = slowest_of_twenty(await play_for(people, seconds))
            report.count("ms for 95 of 100, quiet", round(1000 * quiet))
            async with stranger_at(host, people) as stranger:
                for reading in readings:
                    await _compare(stranger, people, reading, seconds, quiet, report)
        finally:
            for one in people:
                await one.session.close()


async def _compare(
    stranger: Stranger,
    people: list[Honest],
    reading: Callable[[Stranger], object],
    seconds: float,
    quiet: float,
    report: Report,
) -> None:
    name = reading.__name__  # type: ignore[attr-defined]
    asking = asyncio.create_task(read_on(stranger, reading, report))
    waited = await play_for(people, seconds)
    asking.cancel()
    await asyncio.gather(asking, return_exceptions=True)
    if not any(what.startswith(f"{name}: ") for what in report.tried):
        report.wrong.append(f"{name} was never answered: this would prove nothing")
    loud = slowest_of_twenty(waited)
    report.count("requests of honest people", len(waited))
    report.count(f"ms for 95 of 100 beside {name}", round(1000 * loud))
    if loud > TIMES * quiet:
        report.wrong.append(f"beside {name} people wait {1000 * loud:.0f} ms instead of {1000 * quiet:.0f}")


def run(desk: Desk) -> list[Report]:
    report = Report("readers", "one stranger who only reads while honest tables play")
    with tempfile.TemporaryDirectory() as folder:
        seconds = SECONDS * max(0.1, desk.games / 10_000)
        asyncio.run(read_beside(Path(folder), TABLES, seconds, report))
    return [report]
