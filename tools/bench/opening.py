"""Opening a match: from the database to the pending decisions, by snapshot and by replaying its log."""

import asyncio
import statistics
from collections import defaultdict

import engine
from bot.host.host import Host
from bot.table.changes import whole_record
from bot.table.seating import SeatSpec
from bot.table.state import read_table
from engine.rng import Rng
from tools.bench.figures import Bar, Figure, Findings, Growth, Run
from tools.bench.hosted import any_answer, folder, hosted
from tools.bench.tables import TITLES
from tools.bench.timing import paired, waited

BAR = Bar("≤", 1 / 5)
SEATS = 4
Lines = dict[str, defaultdict[int, list[float]]]
MOVES = 500
"""Moves that a match has behind it when it is opened; fewer where a random game is over before."""


def measure(run: Run) -> Findings:
    return asyncio.run(_measure(run))


async def _measure(run: Run) -> Findings:
    found = Findings("opening", "From the database to the pending decisions.")
    lines: Lines = {"snapshot": defaultdict(list), "replay": defaultdict(list)}
    with folder() as where:
        async with hosted(where / "opening.db") as host:
            for title in run.of(TITLES, TITLES[:1]):
                await _one(run, host, title, found, lines)
    dots = {
        name: [(moves, statistics.mean(values)) for moves, values in line.items()]
        for name, line in lines.items()
    }
    found.growth.append(
        Growth("opening", "Opening a match, mean of the titles", "moves behind it", "ms", dots)
    )
    return found


async def _one(run: Run, host: Host, title: str, found: Findings, lines: Lines) -> None:
    """One title, opened now and then while it is played."""
    opened = await host.open(title, [SeatSpec() for _ in range(SEATS)], seed="bench")
    rng = Rng("bench")
    stops = run.of([20, 100, 250, MOVES], [5, 10])
    for stop in stops:
        run.say(f"opening: {title}, {stop} moves")
        moves = await _play_to(host, opened.match_id, stop, rng)
        rounds = run.of(9, 1)
        shots: list[float] = []
        plays: list[float] = []
        for _ in range(rounds):
            shots.append(await waited(by_snapshot(host, opened.match_id)))
            plays.append(await waited(by_replay(host, opened.match_id)))
        shot, play = statistics.median(shots) * 1e3, statistics.median(plays) * 1e3
        lines["snapshot"][stop].append(shot)
        lines["replay"][stop].append(play)
    what = f"{title}, {SEATS} seats, {moves} moves"
    bar = BAR if moves >= MOVES else None  # a shorter log is replayed sooner than the one the bar speaks of
    found.figures.append(Figure(what, shot, "ms", "replaying the log", play, paired(shots, plays), bar))


async def _play_to(host: Host, match_id: str, stop: int, rng: Rng) -> int:
    """Random moves until there are so many; how many there are."""
    table = await host.tables.at_hand(match_id)
    while table.seq < stop and table.state == "live":
        await host.submit(match_id, *any_answer(table, rng))
        table = await host.tables.at_hand(match_id)
    return table.seq


async def by_snapshot(host: Host, match_id: str) -> object:
    """As a host opens a match that it does not have in memory."""
    loaded = await host.store.matches.load(match_id)
    assert loaded is not None
    return read_table(loaded).pending()


async def by_replay(host: Host, match_id: str) -> object:
    """As it would be without snapshots: the log from the database, played from the seed."""
    stored = await host.store.matches.with_log(match_id)
    assert stored is not None
    loaded, log = stored
    seed, options = str(whole_record(loaded, log)["seed"]), dict(loaded.match.options)
    match = engine.start(loaded.match.title, loaded.match.seats, seed, options)
    for row in log:
        match.submit(row.seat, row.answer)
    return match.pending()
