"""Discord: how soon presses are acknowledged through a simulated Discord, alone and in a burst."""

import asyncio
import importlib.util
import statistics

from tools.bench.figures import Bar, Findings, Growth, Run, beside
from tools.bench.hosted import folder
from tools.bench.timing import Spread

PATIENCE = Bar("≤", 3, "value")
ALONE = "one press alone"
FILLED = 50
"""Up to how many presses at once are waited for until all of them are filled in."""


def measure(run: Run) -> Findings:
    found = Findings("chat", "Presses on Discord's side of the line, until acknowledged and until filled in.")
    if importlib.util.find_spec("simcord") is None:
        found.notes.append(
            "Not measured: the simulated Discord (simcord) is not installed; `make` installs it."
        )
        return found
    try:
        asyncio.run(_measure(run, found))
    except TimeoutError:
        found.notes.append("Not measured to the end: the presses were not dealt with in two minutes.")
    return found


async def _measure(run: Run, found: Findings) -> None:
    from tools.bench.simulated import server  # the simulated Discord is for development only

    tables, bursts = run.of(100, 2), run.of({1: 60, 50: 4, 500: 1}, {1: 1, 4: 1})
    acknowledged: dict[int, list[float]] = {size: [] for size in bursts}
    rates: dict[int, list[float]] = {size: [] for size in bursts if size <= FILLED}
    with folder() as where:
        async with server(where / "chat.db") as place:
            run.say(f"chat: {tables} tables are set")
            await place.set_tables(tables)
            await place.burst(min(tables, FILLED), fill=True)
            for size, rounds in bursts.items():
                for number in range(rounds):
                    run.say(f"chat: {size} presses at once, round {number + 1} of {rounds}")
                    times, whole = await place.burst(size, fill=size <= FILLED)
                    acknowledged[size] += times
                    if size <= FILLED:
                        rates[size].append(size / whole)
    found.notes.append(
        "The simulated Discord keeps books about everything under way, which takes longer the more there is: "
        f"what is filled in each second is a floor, and is told up to {FILLED} presses at once only."
    )
    _tell(acknowledged, rates, tables, found)


def _tell(
    acknowledged: dict[int, list[float]], rates: dict[int, list[float]], tables: int, found: Findings
) -> None:
    alone = Spread.of(acknowledged[1])
    lines: dict[str, list[tuple[float, float]]] = {"p50": [], "p95": [], "slowest": []}
    for size, times in acknowledged.items():
        spread, slowest = Spread.of(times), max(times)
        what = f"{size} presses at once on {min(size, tables)} tables" if size > 1 else "one press"
        for part, value in (("p50", spread.p50), ("p95", spread.p95), ("slowest", slowest)):
            lines[part].append((size, value * 1e3))
        found.figures += [
            beside(f"{what}, acknowledged, p50", spread.p50, "s", ALONE, alone.p50),
            beside(f"{what}, acknowledged, slowest", slowest, "s", ALONE, max(acknowledged[1]), PATIENCE),
        ]
    lonely = statistics.median(rates[1])
    for size, found_rates in rates.items():
        rate = statistics.median(found_rates)
        found.figures.append(beside(f"{size} at once, filled in", rate, "a second", ALONE, lonely))
    found.growth.append(Growth("chat", "Until a press is acknowledged", "presses at once", "ms", lines))
