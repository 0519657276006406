"""Measures, each beside a plain way of doing the same in the same run.

python -m tests.bench [TITLE …]
"""

import argparse
import copy
import gc
import time
from collections.abc import Callable

from rich.console import Console
from rich.table import Table

import engine
from engine.copying import clone
from engine.match import Match
from render.artist import Brush, artist
from render.words import Words
from tests.kit import TABLES, finished, positions

ROUNDS = 7


def seconds(act: Callable[[], object], times: int) -> float:
    """Seconds for one call, the best of several rounds."""
    best = float("inf")
    for _ in range(ROUNDS):
        gc.collect()
        begun = time.perf_counter()
        for _ in range(times):
            act()
        best = min(best, (time.perf_counter() - begun) / times)
    return best


def random_moves(title: str, seats: int, games: int) -> int:
    """Random play through the public face: pending, sample, submit."""
    rng = engine.Rng("bench")
    moves = 0
    for game in range(games):
        match = engine.start(title, seats, f"bench/{game}")
        while pending := match.pending():
            seat = rng.pick(list(pending))
            match.submit(seat, engine.sample(pending[seat].choice, rng))
            moves += 1
    return moves


def moves_per_second(title: str, seats: int) -> float:
    random_moves(title, seats, 1)
    begun = time.perf_counter()
    moves = random_moves(title, seats, 10)
    return moves / (time.perf_counter() - begun)


def middle(title: str, seats: int) -> Match:
    return positions(title, seats, "bench", count=3)[1]


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("titles", nargs="*", default=sorted(engine.titles()))
    wanted = arguments.parse_args().titles
    table = Table(
        "table", "moves/s", "copy µs", "× deepcopy", "open ms", "× replay", "board ms", "× cold", "KB"
    )
    for title, seats in TABLES:
        if title not in wanted:
            continue
        match = middle(title, seats)
        copied = seconds(lambda match=match: clone(match.state), 200)  # type: ignore[misc]
        deep = seconds(lambda match=match: copy.deepcopy(match.state), 5)  # type: ignore[misc]
        record = finished(title, seats, "bench")
        short = {**record, "log": []}
        opened = seconds(lambda short=short: engine.load(short), 20)  # type: ignore[misc]
        replayed = seconds(lambda record=record: engine.replay(record), 1)  # type: ignore[misc]
        view, brush = match.view(None), Brush(Words("en"))
        draw = artist(title).board
        begun = time.perf_counter()
        picture = draw(view, brush)
        cold = time.perf_counter() - begun
        warm = seconds(lambda draw=draw, view=view, brush=brush: draw(view, brush), 3)  # type: ignore[misc]
        table.add_row(
            f"{title} {seats}",
            f"{moves_per_second(title, seats):,.0f}",
            f"{copied * 1e6:.0f}",
            f"1/{deep / copied:.0f}",
            f"{opened * 1e3:.1f}",
            f"1/{replayed / opened:.0f}",
            f"{warm * 1e3:.0f}",
            f"1/{cold / warm:.0f}",
            f"{len(picture.png) / 1000:.0f}",
        )
    Console(width=120).print(table)


if __name__ == "__main__":
    main()
