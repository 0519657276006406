"""Many processes: a move on PostgreSQL beside SQLite, two processes beside one, how soon another process
hears of a move, how a large store slows down a start, and what a finished game weighs."""

import asyncio
import multiprocessing
import statistics
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from bot.clock import SystemClock, stopwatch
from bot.host.host import Host
from bot.store import Store
from bot.store.postgres import CONNECTIONS
from engine.rng import Rng
from tests.postgres import Server, postgres
from tests.raw import rows
from tools.bench.figures import Bar, Figure, Findings, Run, beside
from tools.bench.hosted import any_answer, folder, hosted, set_table
from tools.bench.moves import Hall, hall
from tools.bench.stored import multiply_finished_games, weigh
from tools.bench.tables import TITLES
from tools.bench.timing import Spread, paired

SOON = Bar("≤", 100, "value")
NOT_MUCH_SLOWER = Bar("≤", 2)
Work = tuple[str, int, float]
"""A database, how many tables are set there, and for how many seconds people move at them."""
SQLITE, ONE = "SQLite", "one process"


def measure(run: Run) -> Findings:
    found = Findings("many", "PostgreSQL as it comes, with every commit synced, on the same disk.")
    run.say("many: PostgreSQL is started")
    with postgres() as server, folder() as where:
        asyncio.run(_moves(run, server, where, found))
        _processes(run, server, found)
        asyncio.run(_hearing(run, server, found))
        asyncio.run(_large_store(run, server, where, found))
        asyncio.run(_weights(run, server, found))
    return found


# --- a move -----------------------------------------------------------------------------------------------


async def _moves(run: Run, server: Server, where: Path, found: Findings) -> None:
    """The same moves on either kind, in rounds by turns."""
    tables = run.of(100, 2)
    async with (
        hall(str(where / "moves.db"), tables) as on_a_file,
        hall(server.new_database(), tables) as on_a_server,
    ):
        halls: Sequence[Hall] = (on_a_file, on_a_server)
        for number in range(run.of(12, 1)):
            run.say(f"many: moves on both kinds, round {number + 1}")
            for one in halls if number % 2 else reversed(halls):
                await one.moves(run.of(100, 3), one.plain, draw=False)
    plain, ours = Spread.of(on_a_file.plain), Spread.of(on_a_server.plain)
    for part in ("p50", "p99"):
        value, other = getattr(ours, part) * 1e3, getattr(plain, part) * 1e3
        found.figures.append(beside(f"move on PostgreSQL, {part}", value, "ms", SQLITE, other))


# --- processes --------------------------------------------------------------------------------------------


def _processes(run: Run, server: Server, found: Findings) -> None:
    """Moves per second of one process and of two, each at tables of its own.

    They are as many as a process has connections: a move that waits ten seconds for one is refused, which
    happens on a busy machine.
    """
    target, seconds = server.new_database(), run.of(5.0, 0.3)
    counts: dict[int, list[float]] = {1: [], 2: []}
    for number in range(run.of(5, 1)):
        for size in (1, 2) if number % 2 else (2, 1):
            run.say(f"many: {size} at work, round {number + 1}")
            work = [(target, run.of(CONNECTIONS, 2), seconds)] * size
            counts[size].append(sum(_in_one_process(work) if run.quick else _in_processes(work)))
    value, plain = (statistics.median(counts[size]) for size in (2, 1))
    ratio = paired(counts[2], counts[1])
    found.figures.append(Figure("moves of two processes", value, "moves/s", ONE, plain, ratio))


def _in_processes(work: Sequence[Work]) -> list[float]:
    with multiprocessing.get_context("spawn").Pool(len(work)) as pool:
        return pool.starmap(moves_for, work)


def _in_one_process(work: Sequence[Work]) -> list[float]:
    """Too short to rely on: what is tried is that it works."""
    return [moves_for(*one) for one in work]


def moves_for(target: str, tables: int, seconds: float) -> float:
    """How many moves a second one process makes and stores, as many people at many tables do."""
    return asyncio.run(_moves_for(target, tables, seconds))


async def _moves_for(target: str, tables: int, seconds: float) -> float:
    async with hosted(target) as host:
        here = [(await set_table(host, number)).match_id for number in range(tables)]
        made, lap = 0, stopwatch()

        async def play(match_id: str, rng: Rng) -> None:
            nonlocal made
            while lap() < seconds:
                table = await host.tables.at_hand(match_id)
                if table.state != "live":
                    return
                await host.submit(match_id, *any_answer(table, rng))
                made += 1

        await asyncio.gather(*(play(match_id, Rng(match_id)) for match_id in here))
        return made / lap()


# --- hearing of it ----------------------------------------------------------------------------------------


async def _hearing(run: Run, server: Server, found: Findings) -> None:
    """From a move that is stored by one process to its readers in another; both are here, so that one watch
    times both."""
    target = server.new_database()
    times: list[float] = []
    async with hosted(target) as here, hosted(target) as there, _listening(here), _listening(there):
        opened = await set_table(there, 0)
        table, rng = await here.table(opened.match_id), Rng("hearing")
        with here.notices.subscribe(opened.match_id) as notices:
            here.notices.note_revision(table.id, table.seq, table.revision)
            for number in range(run.of(300, 3)):
                run.say(f"many: another process hears of a move, {number + 1}")
                look = await there.table(opened.match_id)
                if look.state != "live":
                    break
                await there.submit(look.id, *any_answer(look, rng))
                lap = stopwatch()
                await anext(notices)
                times.append(lap())
    value = Spread.of(times)
    found.figures.append(Figure("a reader in another process hears of a move, p50", value.p50 * 1e3, "ms"))
    found.figures.append(
        Figure("a reader in another process hears of a move, p95", value.p95 * 1e3, "ms", bar=SOON)
    )


@asynccontextmanager
async def _listening(host: Host) -> AsyncIterator[None]:
    watching = asyncio.create_task(host.watch.run())
    await asyncio.sleep(0.5)
    yield
    watching.cancel()
    await asyncio.gather(watching, return_exceptions=True)


# --- a large store ----------------------------------------------------------------------------------------


async def _large_store(run: Run, server: Server, where: Path, found: Findings) -> None:
    """A start and a round of the clocks with many finished games in the store, beside few."""
    live, few, many = run.of(1000, 3), run.of(1000, 5), run.of(100_000, 50)
    for kind in ("SQLite", "PostgreSQL"):
        stores: dict[int, str] = {}
        for size in (few, many):
            run.say(f"many: {kind} with {size:,} finished games")
            stores[size] = str(where / f"stored-{size}.db") if kind == "SQLite" else server.new_database()
            await _fill(stores[size], live, size)
        times: dict[tuple[str, int], list[float]] = {}
        for number in range(run.of(7, 1)):
            run.say(f"many: {kind}, starts, round {number + 1}")
            for size in (few, many) if number % 2 else (many, few):
                start, round_of_clocks = await _start(stores[size])
                times.setdefault(("start", size), []).append(start)
                times.setdefault(("round of the clocks", size), []).append(round_of_clocks)
        for what in ("start", "round of the clocks"):
            value, plain = (statistics.median(times[what, size]) * 1e3 for size in (many, few))
            ratio = paired(times[what, many], times[what, few])
            named = f"{what} on {kind}, {many:,} games stored, {live:,} live"
            bar = NOT_MUCH_SLOWER
            found.figures.append(Figure(named, value, "ms", f"{few:,} stored", plain, ratio, bar))


async def _weights(run: Run, server: Server, found: Findings) -> None:
    """What one finished game of each title leaves in the database."""
    for title in run.of(TITLES, TITLES[-1:]):
        run.say(f"many: a game of {title} is weighed")
        weight = await weigh(server.new_database(), title, run.of(50, 2))
        found.figures.append(Figure(f"a finished game of {title}, rows", weight.rows, "rows"))
        found.figures.append(Figure(f"a finished game of {title}, room", weight.kilobytes, "KB"))


async def _fill(target: str, live: int, finished: int) -> None:
    async with hosted(target) as host:
        for number in range(live):
            await set_table(host, number)
        await multiply_finished_games(host, finished)
    rows(target, "ANALYZE")


async def _start(target: str) -> tuple[float, float]:
    """Seconds until a process has opened the store and taken up all games, and for a round of the clocks."""
    lap = stopwatch()
    store = await Store.open(target)
    host = Host(store, SystemClock())
    await host.wake()
    started = lap()
    lap = stopwatch()
    await host.sweep.beat()
    await host.sweep.tend()
    went_round = lap()
    await host.close()
    await store.close()
    return started, went_round
