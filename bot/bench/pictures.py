"""Boards and hands beside drawing everything plainly, and how long drawing keeps everybody else waiting."""

import asyncio
import contextlib
from collections.abc import Awaitable

from bot.bench import boards
from bot.bench.figures import Bar, Figure, Findings, Run
from bot.bench.hosted import folder, hosted, set_table
from bot.bench.timing import Spread
from bot.clock import stopwatch

TIME = Bar("≤", 1 / 10)
BYTES = Bar("≤", 1 / 2)
LAG = Bar("≤", 10, "value")
PLAIN = "drawn at 2×, saved plainly"
AT_ONCE = 8
TICK = 0.001


def measure(run: Run) -> Findings:
    found = Findings("boards", "Pictures at 1600 px after a move, in milliseconds of work.")
    if run.quick:
        found.notes.append("Only in a full run: the plain way takes seconds for every picture.")
        return found
    run.say("boards: every title, drawn well and plainly")
    for row in boards.measure():
        what = f"{row['kind']} of {row['title']}, {row['seats']} seats"
        found.figures += [
            Figure(what, row["ms"], "ms", PLAIN, row["ms plain"], row["time ratio"], TIME),
            Figure(
                f"{what}, nothing kept", row["ms fresh"], "ms", PLAIN, row["ms plain"], row["fresh ratio"]
            ),
            Figure(what, row["KB"], "KB", PLAIN, row["KB plain"], row["bytes ratio"], BYTES),
        ]
    run.say(f"boards: the others wait while {AT_ONCE} are drawn")
    idle, busy = asyncio.run(_lag())
    ratio = busy.p99 / idle.p99
    found.figures.append(
        Figure(
            f"event loop late while {AT_ONCE} boards are drawn, p99",
            busy.p99 * 1e3,
            "ms",
            "nothing drawn",
            idle.p99 * 1e3,
            ratio,
            LAG,
        )
    )
    return found


async def _lag() -> tuple[Spread, Spread]:
    """How late a tick of a millisecond comes: while nothing is drawn, and while boards are."""
    with folder() as where:
        async with hosted(where / "boards.db") as host:
            tables = [(await set_table(host, number)).match_id for number in range(2 * AT_ONCE)]
            looks = [await host.look(table) for table in tables]
            for look in looks[AT_ONCE:]:
                await host.studio.draw(look, None)
            idle = await _ticks(asyncio.sleep(1.0))
            drawing = asyncio.gather(*(host.studio.draw(look, None) for look in looks[:AT_ONCE]))
            return idle, await _ticks(drawing)


async def _ticks(work: Awaitable[object]) -> Spread:
    late: list[float] = []

    async def tick() -> None:
        while True:
            lap = stopwatch()
            await asyncio.sleep(TICK)
            late.append(lap() - TICK)

    ticking = asyncio.create_task(tick())
    await work
    ticking.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await ticking
    return Spread.of(late)
