"""One stranger at every limit, reading or posting, while honest tables play: how long honest people wait.

For each kind of thing they come as someone new, so that the host works for them until they meet its limit.
"""

import asyncio
import contextlib
import json
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Iterable
from pathlib import Path

from bot.clock import SystemClock
from bot.host.host import Host
from bot.store import Store
from bot.table.seating import SeatSpec
from bot.table.settings import Settings
from bot.web.http.identity import person_of
from tests.host.people import answer_any, play_on
from tests.soak.attacker import TIMES, Honest, attacked, play_for, slowest_of_twenty
from tests.soak.reading import CLOSED, READINGS, Stranger
from tests.soak.report import Report, lengths
from tests.soak.served import Served, connected
from tests.web.calls import Device, PushService

TABLES = 20
PAUSE = 1.0
"""Seconds for which honest people think between two moves."""
TRIES = 3
"""What is over the bar is measured again beside someone new: other guests of a rented machine take turns at
it, and what the host itself makes slow is slow each time."""
TURNED_AWAY = "429"
PROVES_AT_MOST = 900.0
"""Seconds in which a limit is met, or never."""
OWN_SEAT = 2
SPENT_ON = "lines of the past"
"""What the purse of drawings is spent on: each of them costs, and takes little time."""


class Beside:
    """The process of a stranger, seen from here."""

    def __init__(self, process: Process) -> None:
        self._process = process

    @classmethod
    async def begin(cls, host: Served, kind: str, stranger: Stranger) -> "Beside":
        about = (stranger.number, stranger.tables, stranger.own, stranger.over, stranger.device)
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "tests.soak.reading",
            host.url,
            kind,
            json.dumps(about),
            stdin=PIPE,
            stdout=PIPE,
        )
        assert process.stdout is not None
        await process.stdout.readline()
        return cls(process)

    async def so_far(self) -> dict[str, int]:
        """How many answers it got until now, by status."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(b"so far\n")
        counted: dict[str, int] = json.loads(await self._process.stdout.readline())
        return counted

    async def end(self) -> dict[str, int]:
        answers, _ = await self._process.communicate(b"\n")
        counted: dict[str, int] = json.loads(answers.splitlines()[-1])
        return counted


# --- what is there before ---------------------------------------------------------------------------------


async def prepare(folder: Path, strangers: Iterable[Stranger]) -> None:
    """Make them known, with a game that is over; those who need a seat have one that is waited for."""
    store = await Store.open(str(folder / "served.db"))
    host = Host(store, SystemClock())
    try:
        over = await host.open("oltremare", [SeatSpec(f"Merchant {seat}") for seat in range(3)])
        await play_on(host, over.match_id)
        for one in strangers:
            who = person_of(one.key)
            await host.people.save_settings(who, Settings(name="Stranger"))
            one.own = await _waiting_seat(host, who)
            one.over = f"/t/{over.match_id}"
    finally:
        await host.close()
        await store.close()


async def _waiting_seat(host: Host, who: str) -> str:
    """A seat at a table whose others have played until it is asked."""
    others = [SeatSpec(f"Merchant {seat}") for seat in range(OWN_SEAT)]
    opened = await host.open("oltremare", [*others, SeatSpec("Stranger", user_id=who)])
    while await answer_any(host, opened.match_id, range(OWN_SEAT)) is not None:
        pass
    return f"/t/{opened.match_id}/seat/{OWN_SEAT}"


def _device(host: Served) -> dict[str, str]:
    service = PushService()
    service.url = f"{host.others}/push"
    return dict(Device(service, "d").form())


# --- beside it --------------------------------------------------------------------------------------------


async def read_beside(
    folder: Path, count: int, seconds: float, report: Report, kinds: Iterable[str] = READINGS
) -> None:
    """For each thing to read: honest people play in peace, beside a stranger who reads it, and in peace."""
    chosen = list(kinds)
    strangers = [Stranger(number) for number in range(TRIES * len(chosen) + 1)]
    await prepare(folder, strangers)
    async with connected(folder) as host:
        people = [Honest(host, number) for number in range(count)]
        try:
            for one in people:
                await one.sit_down()
            for stranger in strangers:
                stranger.tables = [one.here.partition("/seat/")[0] for one in people]
                stranger.device = _device(host)
            await play_for(people, min(3.0, seconds), PAUSE)
            spender = strangers.pop()
            if any(READINGS[kind].limit == "drawings" for kind in chosen):
                drawn = await _read_until(TURNED_AWAY, host, SPENT_ON, spender)
                report.count("drawings until they were used up", drawn.get("200", 0))
            for number, kind in enumerate(chosen):
                tries = strangers[TRIES * number : TRIES * (number + 1)]
                stranger, answered = await _compare(host, people, tries, kind, seconds, report)
                await _check_limit(host, kind, answered, stranger, spender, report)
        finally:
            for one in people:
                await one.session.close()


async def _read_until(sign: str, host: Served, kind: str, stranger: Stranger) -> dict[str, int]:
    """How many answers the stranger got, by status, until the first with this sign that it was too much."""
    reading = await Beside.begin(host, kind, stranger)
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(PROVES_AT_MOST):
            while not (await reading.so_far()).get(sign):
                await asyncio.sleep(0.5)
    return await reading.end()


async def _compare(
    host: Served, people: list[Honest], strangers: list[Stranger], kind: str, seconds: float, report: Report
) -> tuple[Stranger, dict[str, int]]:
    """The stranger beside whom honest people waited no longer than they may, else the last one."""
    for stranger in strangers:
        before = await play_for(people, seconds / 2, PAUSE)
        reading = await Beside.begin(host, kind, stranger)
        waited = await play_for(people, seconds, PAUSE)
        answered = await reading.end()
        after = await play_for(people, seconds / 2, PAUSE)
        quiet, loud = slowest_of_twenty([*before, *after]), slowest_of_twenty(waited)
        report.count("requests of honest people", len(waited))
        report.count(f"tries beside {kind}", 1)
        if loud <= TIMES * quiet:
            break
    else:
        report.wrong.append(f"beside {kind} people wait {1000 * loud:.0f} ms, not {1000 * quiet:.0f}")
    for status, times in answered.items():
        report.count(f"{kind}, answered with {status}", times)
    report.count(f"ms for 95 of 100 before and after {kind}", round(1000 * quiet))
    report.count(f"ms for 95 of 100 beside {kind}", round(1000 * loud))
    report.count(f"hundredths of the quiet wait beside {kind}", round(100 * loud / max(quiet, 0.001)))
    return stranger, answered


async def _check_limit(
    host: Served,
    kind: str,
    answered: dict[str, int],
    stranger: Stranger,
    spender: Stranger,
    report: Report,
) -> None:
    """This kind of thing was done for the stranger, and then no longer; drawings, for who used them up.

    On a slow machine they go on after the measuring until their limit is met.
    """
    limit = READINGS[kind].limit
    sign = CLOSED if limit == "line" else TURNED_AWAY
    if limit == "drawings":
        stopped = (await _read_until(sign, host, kind, spender)).get(sign, 0)
    else:
        stopped = answered.get(sign, 0) or (await _read_until(sign, host, kind, stranger)).get(sign, 0)
    report.count(f"{kind}, stopped by the limit of {limit}", stopped)
    if not stopped:
        report.wrong.append(f"{kind}: the limit of {limit} was never met, so this proves nothing")
    if not any(status != TURNED_AWAY for status in answered if status.isdecimal()):
        report.wrong.append(f"{kind}: nothing was ever done for the stranger, so this proves nothing")
    if strange := [status for status in answered if status in ("404", "421", "500", "503")]:
        report.wrong.append(f"{kind}: answered with {strange[0]}, so this proves nothing")


@lengths(None, 20)
async def test_honest_people_wait_little_longer_beside_each_stranger(
    length: int, tmp_path: Path, report: Report
) -> None:
    await read_beside(tmp_path, TABLES, length, report)
    report.check("requests of honest people")


@lengths(None, 60)
async def test_honest_people_wait_little_longer_under_attack(
    length: int, tmp_path: Path, report: Report
) -> None:
    await attacked(tmp_path, TABLES, length, report)
    report.check("requests of honest people", "attacks")
