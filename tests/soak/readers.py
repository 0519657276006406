"""One stranger at every limit, reading or posting, while honest tables play: how long honest people wait.

The stranger is a process of its own (`python -m tests.soak.readers`), so that only the server is shared.
"""

import asyncio
import contextlib
import json
import sys
import tempfile
import zlib
from asyncio.subprocess import PIPE, Process
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path

from aiohttp import ClientError, ClientSession, ClientTimeout, TCPConnector

from engine.rng import Rng
from tests.soak.attacker import ATTACKER, TIMES, Honest, play_for, slowest_of_twenty
from tests.soak.report import Desk, Report
from tests.soak.served import Served, served

TABLES, SECONDS = 20, 20.0
CONNECTIONS = 40
PAUSE = 1.0
"""Seconds for which honest people think between two moves."""
UNPACKED = 256
"""Megabytes that a packed body would become."""


@dataclass(frozen=True, slots=True)
class Asked:
    """One request: where to, and with what."""

    path: str
    headers: dict[str, str] = field(default_factory=dict)
    packed: bool = False
    form: dict[str, str] | None = None
    """What is posted; None: it is only read."""


@dataclass(slots=True)
class Stranger:
    """Someone who has looked up where people play, and plays as well."""

    tables: list[str]
    own: str
    rng: Rng

    def at_table(self, path: str) -> Asked:
        language = self.rng.pick(["en", "fr", "de", "nl", "it", "es"])
        return Asked(f"{self.rng.pick(self.tables)}{path}", {"Accept-Language": language})

    def step(self) -> int:
        return self.rng.below(300)

    def device(self) -> dict[str, str]:
        endpoint = f"https://push.harbour.example/{self.rng.below(10**9)}"
        return {"do": "add", "endpoint": endpoint, "p256dh": "B" * 87, "auth": "A" * 22}

    def version(self) -> str:
        return f"since={self.rng.below(10**6)}&board={self.rng.below(16**8):016x}"


READINGS: dict[str, Callable[[Stranger], Asked]] = {
    "pictures of the past": lambda one: one.at_table(f"/replay/board?step={one.step()}"),
    "drawings of the past": lambda one: one.at_table(f"/replay/moment?step={one.step()}"),
    "lines of the past": lambda one: one.at_table("/past"),
    "pages of tables": lambda one: one.at_table(f"?{one.rng.below(10**6)}"),
    "made-up versions": lambda one: one.at_table(f"/state?{one.version()}"),
    "closer looks": lambda one: one.at_table("/closer"),
    "the front page": lambda _one: Asked("/"),
    "films": lambda one: Asked(f"{one.own}/missed/film"),
    "before and after": lambda one: Asked(f"{one.own}/missed/board"),
    "exports": lambda one: one.at_table("/export"),
    "ratings": lambda _one: Asked("/ratings"),
    "packed bodies": lambda _one: Asked("/live", {"Content-Encoding": "gzip"}, packed=True),
    "saved plans": lambda one: Asked(f"{one.own}/plans", form={"do": "leave", "answer": str(one.step())}),
    "devices": lambda one: Asked("/me/devices", form=one.device()),
    "mail addresses": lambda one: Asked("/me/mail", form={"address": f"{one.step()}@harbour.example"}),
    "links to sign in": lambda one: Asked("/sign-in", form={"address": f"{one.step()}@harbour.example"}),
    "attempts to sign in": lambda one: Asked("/activity", form={"state": one.version(), "code": "x"}),
}


# --- the stranger, in a process of its own ----------------------------------------------------------------


def packed_body() -> bytes:
    """A body that is small, and would be very large."""
    packer, zeros = zlib.compressobj(9, zlib.DEFLATED, 31), bytes(1 << 20)
    return b"".join(packer.compress(zeros) for _ in range(UNPACKED)) + packer.flush()


async def read_on(url: str, cookies: dict[str, str], reading: str, stranger: Stranger) -> None:
    """All connections ask again and again, until nobody listens to what came of it."""
    answered: Counter[str] = Counter()
    body = packed_body() if reading == "packed bodies" else b""
    headers = {"X-Forwarded-For": ATTACKER, "Origin": url}

    async def again(session: ClientSession) -> None:
        while True:
            one = READINGS[reading](stranger)
            with contextlib.suppress(ClientError, OSError, TimeoutError):
                method, data = ("POST", one.form) if one.form else ("GET", body if one.packed else None)
                async with session.request(method, one.path, headers=one.headers, data=data) as response:
                    await response.read()
                    answered[str(response.status)] += 1
            await asyncio.sleep(0)

    connector, patience = TCPConnector(limit=CONNECTIONS), ClientTimeout(120)
    async with ClientSession(
        url, headers=headers, cookies=cookies, connector=connector, timeout=patience
    ) as session:
        asking = [asyncio.create_task(again(session)) for _ in range(CONNECTIONS)]
        sys.stdout.write("reading\n")
        sys.stdout.flush()
        await asyncio.to_thread(sys.stdin.readline)
        for task in asking:
            task.cancel()
    sys.stdout.write(json.dumps(answered) + "\n")


async def begin(host: Served, seated: Honest, reading: str, tables: Iterable[str]) -> Process:
    cookies = {one.key: one.value for one in seated.session.cookie_jar}
    told = {"cookies": cookies, "tables": list(tables), "own": seated.here}
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "tests.soak.readers",
        host.url,
        reading,
        json.dumps(told),
        stdin=PIPE,
        stdout=PIPE,
    )
    assert process.stdout is not None
    await process.stdout.readline()
    return process


async def end(process: Process) -> dict[str, int]:
    """How many answers it got, by status."""
    said, _ = await process.communicate(b"\n")
    answered: dict[str, int] = json.loads(said.splitlines()[-1])
    return answered


# --- beside it --------------------------------------------------------------------------------------------


async def read_beside(
    folder: Path, count: int, seconds: float, report: Report, readings: Iterable[str] = READINGS
) -> None:
    """For each thing to read: honest people play in peace, beside a stranger who reads it, and in peace."""
    async with served(folder) as host:
        people = [Honest(host, number) for number in range(count)]
        seated = Honest(host, count, ATTACKER)
        try:
            for one in (*people, seated):
                await one.sit_down()
            await play_for(people, min(3.0, seconds), PAUSE)
            for reading in readings:
                await _compare(host, people, seated, reading, seconds, report)
        finally:
            for one in (*people, seated):
                await one.session.close()


async def _compare(
    host: Served, people: list[Honest], seated: Honest, reading: str, seconds: float, report: Report
) -> None:
    before = await play_for(people, seconds / 2, PAUSE)
    process = await begin(host, seated, reading, (one.here.partition("/seat/")[0] for one in people))
    waited = await play_for(people, seconds, PAUSE)
    answered = await end(process)
    after = await play_for(people, seconds / 2, PAUSE)
    quiet, loud = slowest_of_twenty([*before, *after]), slowest_of_twenty(waited)
    for status, times in answered.items():
        report.count(f"{reading}, answered with {status}", times)
    report.count("requests of honest people", len(waited))
    report.count(f"ms for 95 of 100 before and after {reading}", round(1000 * quiet))
    report.count(f"ms for 95 of 100 beside {reading}", round(1000 * loud))
    if not answered:
        report.wrong.append(f"{reading}: the stranger was never answered, so this proves nothing")
    if loud > TIMES * quiet:
        report.wrong.append(f"beside {reading} people wait {1000 * loud:.0f} ms, not {1000 * quiet:.0f}")


def run(desk: Desk) -> list[Report]:
    report = Report("readers", "one stranger at every limit while honest tables play")
    with tempfile.TemporaryDirectory() as folder:
        seconds = SECONDS * max(0.1, desk.games / 10_000)
        asyncio.run(read_beside(Path(folder), TABLES, seconds, report))
    return [report]


if __name__ == "__main__":
    url, reading, told = sys.argv[1], sys.argv[2], json.loads(sys.argv[3])
    asyncio.run(
        read_on(url, told["cookies"], reading, Stranger(told["tables"], told["own"], Rng("stranger")))
    )
