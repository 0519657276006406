"""How late the event loop is while strong house players think at several tables, beside an idle host."""

import asyncio
import os

import engine
from bot.host.host import Host, SeatSpec
from bot.host.thinking import Thinkers
from tools.bench.boards import lateness, tick
from tools.bench.figures import Bar, Figure, Findings, Run
from tools.bench.hosted import folder, hosted

TABLES = 8
LAG = Bar("≤", 10, "value")
WARM = 10
"""Thoughts before anything is measured: the processes have started by then."""


def measure(run: Run) -> Findings:
    found = Findings("thinking", f"The event loop while strong house players think at {TABLES} tables.")
    asyncio.run(_measure(run, found))
    return found


async def _measure(run: Run, found: Findings) -> None:
    seconds = run.of(30, 1)
    with folder() as where:
        async with hosted(where / "thinking.db") as host:
            host.house.thinkers = Thinkers(os.cpu_count() or 1)
            run.say(f"thinking: an idle host for {seconds} s")
            idle = await _late_for(seconds)
            await _open_tables(host)
            while host.house.thinkers.thoughts < run.of(WARM, 1):
                await asyncio.sleep(0.1)
            run.say(f"thinking: {TABLES} tables for {seconds} s")
            before = host.house.thinkers.thoughts
            late = await _late_for(seconds)
            thoughts = host.house.thinkers.thoughts - before
    for part, bar in (("p50", None), ("p99", LAG)):
        what = f"event loop late while {TABLES} tables think, {part}"
        found.figures.append(Figure(what, late[part], "ms", "an idle host", idle[part], None, bar))
    found.figures.append(Figure("answers thought over", thoughts / seconds, "a second"))


async def _open_tables(host: Host) -> None:
    """The titles in turn, with nobody but strong house players, who begin at once."""
    titles = list(engine.titles().values())
    for number in range(TABLES):
        title = titles[number % len(titles)]
        seats = [SeatSpec(kind="house", strength="strong")] * min(title.seats)
        await host.open(title.id, seats, seed=f"thinking {number}")


async def _late_for(seconds: float) -> dict[str, float]:
    late: list[float] = []
    ticker = asyncio.create_task(tick(late))
    await asyncio.sleep(seconds)
    ticker.cancel()
    return lateness(late)
