"""How much memory a host needs, measured in a process of its own."""

import asyncio
import multiprocessing
import resource
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from tools.bench.hosted import folder, hosted, set_table

PAGE = resource.getpagesize()


def resident(sizes: Sequence[int], *, cached: int, drawn: int) -> list[tuple[float, float]]:
    """Megabytes with so many tables in the store: `cached` of them in memory, `drawn` boards drawn."""
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as pool:
        return pool.submit(_grow, tuple(sizes), cached, drawn).result()


def _grow(sizes: Sequence[int], cached: int, drawn: int) -> list[tuple[float, float]]:
    with folder() as where:
        return asyncio.run(_host(where / "memory.db", sizes, cached, drawn))


async def _host(file: Path, sizes: Sequence[int], cached: int, drawn: int) -> list[tuple[float, float]]:
    found: list[tuple[float, float]] = []
    tables: list[str] = []
    async with hosted(file, cache=cached) as host:
        for size in sizes:
            while len(tables) < size:
                tables.append((await set_table(host, len(tables))).match_id)
            for table in tables[-cached:]:
                await host.table(table)
            for table in tables[max(0, size - drawn) :]:
                await host.studio.draw(await host.table(table), None)
            await host.sweep.tend()
            found.append((size, megabytes()))
    return found


def megabytes() -> float:
    """What this process holds in memory now; its highest so far where that is not told."""
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    except OSError:
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1e3
    return pages * PAGE / 1e6
