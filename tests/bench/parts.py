"""Every part of the measurement by its name, in the order they are taken."""

import importlib
from collections.abc import Callable
from typing import cast

from tests.bench.figures import Findings, Run

PARTS = {
    "engine": "tests.bench.play",
    "opening": "tests.bench.opening",
    "boards": "tests.bench.pictures",
    "live": "tests.bench.live",
    "moves": "tests.bench.moves",
    "league": "tests.bench.league",
    "days": "tests.bench.days",
    "chat": "tests.bench.chat",
    "web": "tests.bench.web",
    "reads": "tests.bench.reads",
    "thinking": "tests.bench.thinking",
    "many": "tests.bench.many",
}
"""Each is a module with `measure(run) -> Findings`."""


def measured(part: str, run: Run) -> Findings:
    measure = cast(Callable[[Run], Findings], importlib.import_module(PARTS[part]).measure)
    return measure(run)
