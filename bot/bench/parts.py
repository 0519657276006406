"""Every part of the measurement by its name, in the order they are taken."""

import importlib
from collections.abc import Callable
from typing import cast

from bot.bench.figures import Findings, Run

PARTS = {
    "engine": "bot.bench.play",
    "opening": "bot.bench.opening",
    "boards": "bot.bench.pictures",
    "moves": "bot.bench.moves",
    "league": "bot.bench.league",
    "chat": "bot.bench.chat",
    "web": "bot.bench.web",
}
"""Each is a module with `measure(run) -> Findings`."""


def measured(part: str, run: Run) -> Findings:
    measure = cast(Callable[[Run], Findings], importlib.import_module(PARTS[part]).measure)
    return measure(run)
