"""Every part of the measurement by its name, in the order they are taken."""

import importlib
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import cast

from tools.bench.figures import Bar, Findings, Run

ROOT = Path(__file__).parents[2]

PARTS = {
    "engine": "tools.bench.play",
    "opening": "tools.bench.opening",
    "boards": "tools.bench.pictures",
    "live": "tools.bench.live",
    "moves": "tools.bench.moves",
    "league": "tools.bench.league",
    "days": "tools.bench.days",
    "chat": "tools.bench.chat",
    "web": "tools.bench.web",
    "reads": "tools.bench.reads",
    "advice": "tools.bench.advice",
    "search": "tools.bench.search",
    "thinking": "tools.bench.thinking",
    "many": "tools.bench.many",
}
"""Each is a module with `measure(run) -> Findings`."""
FOR_ANY_ENGINE = {"search": ROOT / "tools" / "bench" / "search_speed.py"}
"""Programs that print what a part finds as `--json` does, with the engine of any revision."""
BARS_AGAINST = {("search", "d137b905"): Bar("≥", 2)}
"""What a part is held to beside a revision."""


def measure_part(part: str, run: Run) -> Findings:
    """What a part finds; one that fails says why, and where."""
    try:
        measure = cast(Callable[[Run], Findings], importlib.import_module(PARTS[part]).measure)
        return measure(run)
    except Exception as error:
        return Findings(part, "Not measured.", failed=why(error))


def why(error: BaseException) -> str:
    """What went wrong in one line, with the innermost place of this repository where it did."""
    if isinstance(error, BaseExceptionGroup):
        return why(error.exceptions[0])
    frames = traceback.extract_tb(error.__traceback__)
    ours = [frame for frame in frames if ROOT in Path(frame.filename).parents] or frames
    place = f", {Path(ours[-1].filename).name} line {ours[-1].lineno}" if ours else ""
    return f"{type(error).__name__}: {error}{place}" if str(error) else f"{type(error).__name__}{place}"
