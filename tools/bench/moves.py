"""A move from end to end: host.submit on a real file, without and with drawing, beside one lonely table."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

from bot.clock import stopwatch
from bot.host.host import Host
from engine.rng import Rng
from tools.bench.figures import Bar, Figure, Findings, Growth, Run, beside
from tools.bench.hosted import any_answer, folder, hosted, set_table
from tools.bench.memory import resident
from tools.bench.tables import TITLES
from tools.bench.timing import Spread

BAR = Bar("≤", 3)
ROOM = Bar("≤", 1000, "value")
STAY = 20
"""Moves after which a lonely table gives way to the next, so that all titles are played everywhere."""
SWEEP = 1.0
"""Seconds between two rounds of the clock; a host takes five."""
ALONE = "one live table"


class Hall:
    """A host with so many live tables, and people who move at any of them."""

    def __init__(self, host: Host, tables: list[str]) -> None:
        self.host = host
        self._tables = tables
        self._rng = Rng("bench")
        self._moves = 0
        self.plain: list[float] = []
        self.drawn: list[float] = []

    async def moves(self, count: int, times: list[float], *, draw: bool) -> None:
        """So many moves at any tables, while the clock goes its rounds."""
        rounds = asyncio.create_task(self.host.sweep.run(SWEEP))
        times += [await self._move(draw) for _ in range(count)]
        rounds.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await rounds

    async def warm(self) -> None:
        """Every title drawn once: what never changes is painted at the first time."""
        for table in self._tables[: len(TITLES)]:
            await self.host.studio.draw(await self.host.table(table), None)

    async def _move(self, draw: bool) -> float:
        place = self._rng.below(len(self._tables))
        look = await self.host.tables.at_hand(self._tables[place])
        self._moves += 1
        if look.state != "live" or (len(self._tables) == 1 and self._moves % STAY == 0):
            if look.state == "live":
                await self.host.abandon(look.id)
            self._tables[place] = (await set_table(self.host, self._moves)).match_id
            look = await self.host.table(self._tables[place])
        answer = any_answer(look, self._rng)
        lap = stopwatch()
        await self.host.submit(look.id, *answer)
        if draw:
            await self.host.studio.draw(await self.host.table(look.id), None)
        return lap()


@asynccontextmanager
async def hall(target: Path | str, tables: int) -> AsyncIterator[Hall]:
    async with hosted(target) as host:
        yield Hall(host, [(await set_table(host, number)).match_id for number in range(tables)])


def measure(run: Run) -> Findings:
    found = Findings("moves", "A move: submitted, stored with synchronous FULL, told; then with its board.")
    asyncio.run(_moves(run, found))
    _memory(run, found)
    return found


async def _moves(run: Run, found: Findings) -> None:
    sizes = run.of((1, 100, 1000), (1, 2))
    async with AsyncExitStack() as stack:
        where = stack.enter_context(folder())
        halls: dict[int, Hall] = {}
        for size in sizes:
            run.say(f"moves: {size} tables are set")
            halls[size] = await stack.enter_async_context(hall(where / f"{size}.db", size))
        if not run.quick:
            run.say("moves: every board is drawn once")
            await halls[max(sizes)].warm()
        rounds = run.of(12, 1)
        for number in range(rounds):
            run.say(f"moves: round {number + 1} of {rounds}")
            for one in halls.values():
                await one.moves(run.of(100, 3), one.plain, draw=False)
                if not run.quick:
                    await one.moves(25, one.drawn, draw=True)
    _tell({size: Spread.of(one.plain) for size, one in halls.items()}, "move", found)
    if not run.quick:
        _tell({size: Spread.of(one.drawn) for size, one in halls.items()}, "move and board", found)


def _tell(spreads: dict[int, Spread], what: str, found: Findings) -> None:
    alone = spreads[1]
    lines: dict[str, list[tuple[float, float]]] = {"p50": [], "p95": [], "p99": []}
    for size, spread in spreads.items():
        tables = f"{size:,} live table{'s' if size > 1 else ''}"
        for part, line in lines.items():
            value = getattr(spread, part) * 1e3
            line.append((size, value))
            bar = BAR if part == "p99" and size == max(spreads) else None
            other = None if size == 1 else getattr(alone, part) * 1e3
            found.figures.append(
                beside(f"{what}, {tables}, {part}", value, "ms", "" if size == 1 else ALONE, other, bar)
            )
    name = what.replace(" ", "-")
    found.growth.append(Growth(f"moves-{name}", f"One {what}", "live tables", "ms", lines))


def _memory(run: Run, found: Findings) -> None:
    """In a process of its own, so that nothing else is counted."""
    sizes = run.of((1, 100, 1000, 10_000), (1, 2))
    run.say(f"moves: memory with up to {sizes[-1]:,} tables; the longest part")
    dots = resident(sizes, cached=1000, drawn=run.of(100, 0))
    first, last = dots[0][1], dots[-1][1]
    what = f"memory, {sizes[-1]:,} tables in the store, {min(1000, sizes[-1]):,} in the cache"
    found.figures.append(beside(what, last, "MB", "one table", first, ROOM))
    found.figures.append(
        Figure(
            "memory for each table in the cache", (dots[-2][1] - first) / max(1, sizes[-2] - 1) * 1e3, "KB"
        )
    )
    found.growth.append(Growth("memory", "Resident memory", "tables in the store", "MB", {"host": dots}))
