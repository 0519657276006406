"""Leagues beside the game: what a move costs with all their hooks, beside a host that has none."""

import asyncio
from collections.abc import Mapping
from contextlib import AsyncExitStack
from pathlib import Path

from bot.clock import stopwatch
from bot.host.host import Host
from bot.series.series_note import SERIES
from bot.series.steward import Steward
from bot.store.records import SurfaceNote
from engine.rng import Rng
from tools.bench.figures import Bar, Findings, Run, beside
from tools.bench.hosted import any_answer, folder, hosted, set_table
from tools.bench.timing import Spread

BAR = Bar("≤", 1.1)
NONE = "no league"
ROUND = 1.0
"""Seconds of moves in the league between two rounds of the steward; a host takes five."""
TERMS: dict[str, SurfaceNote] = {SERIES: {"id": "bench", "server": "1", "rated": True, "chronicle": True}}


class MeasuredTable:
    """A table in the middle of its game, set again now and then."""

    def __init__(self, host: Host, surface: Mapping[str, SurfaceNote] | None) -> None:
        self._host = host
        self._surface = surface
        self._id = ""
        self._rng = Rng("bench")
        self.times: list[float] = []

    async def moves(self, number: int, count: int) -> None:
        """So many moves at a fresh table; the same ones on every host."""
        self._id = (await set_table(self._host, number, self._surface)).match_id
        look = await self._host.table(self._id)
        for _ in range(count):
            if look.state != "live":
                return
            answer = any_answer(look, self._rng)
            lap = stopwatch()
            await self._host.submit(look.id, *answer)
            self.times.append(lap())
            look = await self._host.tables.at_hand(look.id)


def measure(run: Run) -> Findings:
    found = Findings("league", "A move in a league with a chronicle and its steward at work, beside none.")
    asyncio.run(_measure(run, found))
    return found


async def _measure(run: Run, found: Findings) -> None:
    async with AsyncExitStack() as stack:
        where: Path = stack.enter_context(folder())
        bare = MeasuredTable(await stack.enter_async_context(hosted(where / "bare.db")), None)
        host = await stack.enter_async_context(hosted(where / "league.db"))
        steward = Steward(host)
        league = MeasuredTable(host, TERMS)
        rounds, seen_to = run.of(40, 1), 0.0
        for number in range(rounds):
            run.say(f"league: round {number + 1} of {rounds}")
            for table in (bare, league)[:: 1 if number % 2 else -1]:
                moves = table.moves(number, run.of(20, 3))
                if table is league and sum(league.times) >= seen_to + ROUND:
                    seen_to = sum(league.times)
                    await asyncio.gather(moves, steward.once())
                else:
                    await moves
            if number == 0 and not run.quick:
                bare.times.clear()
                league.times.clear()
    _tell(league, bare, found)


def _tell(league: MeasuredTable, bare: MeasuredTable, found: Findings) -> None:
    ours, plain = Spread.of(league.times), Spread.of(bare.times)
    for part in ("p50", "p95", "p99"):
        value, other = getattr(ours, part) * 1e3, getattr(plain, part) * 1e3
        found.figures.append(
            beside(f"move in a league, {part}", value, "ms", NONE, other, BAR if part == "p50" else None)
        )
