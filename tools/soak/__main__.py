"""Everything the host promises, tried at length: games, fuzz, leaks, strangers, hostile, attacker, readers,
faults, races, calls, pointing, lessons, framed, many, silence, matrix, exploits, follies,
habits.

python -m tools.soak [part …] [--games N] [--minutes N] [--seed S]

Without a part, all of them; `kills` asks for the killed processes of the faults alone, `deaths` and
`restarts` for the halves of many, `matrix-kills` for the games on Matrix but the one under its limits. Ends
with a table of what was tried, and with 1 when a promise was found broken.
"""

import argparse
import logging
import multiprocessing
import sys
import traceback
from collections.abc import Callable, Iterable, Iterator

import structlog
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

import engine
from tools.soak import (
    attacker,
    calls,
    exploits,
    faults,
    follies,
    framed,
    fuzz,
    games,
    habits,
    hostile,
    kill,
    leaks,
    leaks_served,
    lessons,
    many,
    matrix,
    pointing,
    races,
    readers,
    silence,
    strangers,
)
from tools.soak.report import Desk, Report, show, tell

Part = Callable[[Desk], Iterable[Report]]
PARTS: dict[str, Part] = {
    "games": games.run,
    "fuzz": fuzz.run,
    "leaks": lambda desk: [*leaks.run(desk), *leaks_served.run(desk)],
    "strangers": strangers.run,
    "hostile": hostile.run,
    "attacker": attacker.run,
    "readers": readers.run,
    "faults": faults.run,
    "races": races.run,
    "calls": calls.run,
    "pointing": pointing.run,
    "lessons": lessons.run,
    "framed": framed.run,
    "many": many.run,
    "silence": silence.run,
    "matrix": matrix.run,
    "exploits": exploits.run,
    "follies": follies.run,
    "habits": habits.run,
}
ALONE: dict[str, Part] = {
    "kills": kill.run,
    "deaths": many.deaths,
    "restarts": many.restarts,
    "matrix-kills": matrix.kills,
}
"""What belongs to a part above and can be asked for by itself."""


def reports_of(part: str, desk: Desk) -> Iterator[Report]:
    """Each as soon as it is known; a part that breaks off is a finding too, and takes no other with it."""
    try:
        yield from (PARTS | ALONE)[part](desk)
    except Exception:
        yield Report(part, "broke off", wrong=[traceback.format_exc()])


def main() -> int:
    arguments = argparse.ArgumentParser(prog="python -m tools.soak", description=__doc__)
    arguments.add_argument("parts", nargs="*", metavar="part", help=", ".join(PARTS | ALONE))
    arguments.add_argument(
        "--games", type=int, default=10_000, help="per title and seat count; all else in proportion"
    )
    arguments.add_argument("--minutes", type=float, help="how long what goes by time goes on (silence)")
    arguments.add_argument("--seed", default="soak")
    arguments.add_argument("--jobs", type=int, default=min(2, multiprocessing.cpu_count()))
    arguments.add_argument(
        "--title", action="append", choices=sorted(engine.titles()), help="of these titles only"
    )
    wanted = arguments.parse_args()
    if strange := [part for part in wanted.parts if part not in PARTS | ALONE]:
        arguments.error(f"there is no part {strange[0]!r}; there are {', '.join(PARTS | ALONE)}")
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.CRITICAL))
    console = Console()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console) as progress:
        desk = Desk(
            wanted.games, wanted.seed, wanted.jobs, tuple(wanted.title or ()), progress, wanted.minutes
        )
        reports = []
        for part in wanted.parts or PARTS:
            for report in reports_of(part, desk):
                tell(report, console)
                reports.append(report)
    return 1 if show(reports, console) else 0


if __name__ == "__main__":
    sys.exit(main())
