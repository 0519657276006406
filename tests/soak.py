"""Thousands of random games of every title at every seat count, with everything counted at every move.

python -m tests.soak [--games N] [--jobs J] [TITLE …]
"""

import argparse
import multiprocessing
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from itertools import repeat

from rich.progress import Progress

import engine
from engine.core import steps
from engine.players import RandomPlayer, next_move
from tests.kit import TABLES


@dataclass(slots=True)
class Tally:
    """What one game went through; `wrong` says where it broke a promise."""

    moves: int = 0
    steps: Counter[str] = field(default_factory=Counter)
    events: Counter[str] = field(default_factory=Counter)
    wrong: str | None = None


def soak(title: str, seats: int, game: int) -> Tally:
    """One random game, counted at every move."""
    seed = f"soak/{game}"
    match = engine.start(title, seats, seed)
    players = {seat: RandomPlayer() for seat in range(seats)}
    rng = engine.Rng(f"{seed}/players")
    census = match.game.census(match.state)
    tally = Tally()
    try:
        while (move := next_move(match, players, rng)) is not None:
            tally.steps[type(match.state.stack[-1]).__name__] += 1
            tally.events.update(event.text.key for event in match.submit(*move) if event.text)
            if match.game.census(match.state) != census:
                raise AssertionError(f"{census} became {match.game.census(match.state)}")
        if match.result() is None:
            raise AssertionError("the game stopped before its end")
    except Exception as error:
        tally.wrong = (
            f"{title} at {seats}, seed {seed!r}, move {len(match.log) + 1}: {type(error).__name__}: {error}"
        )
    tally.moves = len(match.log)
    return tally


def main() -> int:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("titles", nargs="*", default=sorted(engine.titles()))
    arguments.add_argument("--games", type=int, default=10_000, help="of each title and seat count")
    arguments.add_argument("--jobs", type=int, default=multiprocessing.cpu_count())
    wanted = arguments.parse_args()
    wrong: list[str] = []
    seen: dict[str, Counter[str]] = {title: Counter() for title in wanted.titles}
    with (
        ProcessPoolExecutor(wanted.jobs, multiprocessing.get_context("spawn")) as pool,
        Progress() as progress,
    ):
        for title, seats in [table for table in TABLES if table[0] in wanted.titles]:
            task = progress.add_task(f"{title}, {seats} seats", total=wanted.games)
            moves = 0
            for tally in pool.map(soak, repeat(title), repeat(seats), range(wanted.games), chunksize=5):
                progress.advance(task)
                moves += tally.moves
                seen[title] += tally.steps + tally.events
                wrong += [tally.wrong] if tally.wrong else []
            progress.console.print(f"{title} at {seats}: {wanted.games} games, {moves} moves")
    for title in wanted.titles:
        asking = [name for name, kind in steps().items() if name.startswith(f"{title}.") and asks(kind)]
        wrong += [f"{name} was never reached" for name in asking if name.partition(".")[2] not in seen[title]]
    for line in wrong:
        print(line)  # noqa: T201 this is what the command is for
    print(f"{len(wrong)} promises broken")  # noqa: T201
    return 1 if wrong else 0


def asks(kind: type) -> bool:
    """Whether a step ever asks anybody; the others run by themselves."""
    return any(
        "takes" in base.__dict__ for base in kind.__mro__[:-1] if base.__module__ != "engine.core"
    ) or any(base.__name__ == "Gather" for base in kind.__mro__)


if __name__ == "__main__":
    sys.exit(main())
