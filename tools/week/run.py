"""Runs a week in memory, with the five titles and the toy on its tables."""

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from unittest.mock import patch

from engine import registry
from tests.host.toy import GAME
from tests.quick_database import quick_database
from tools.week.life import Life
from tools.week.world import Report

MEMORY = Path("/dev/shm")


async def simulate(tables: int, days: float, seed: str, target: str = "", until: str = "") -> Report:
    """A week on the database at `target`; without one, on a file in memory. `until`: see `Life.run`."""
    with (
        _every_title(),
        quick_database(),
        tempfile.TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None) as folder,
    ):
        life = Life(target or str(Path(folder) / "week.db"), tables, days, seed)
        await life.run(until)
    return life.report


@contextmanager
def _every_title() -> Iterator[None]:
    games = {**registry.games(), GAME.id: GAME}
    with patch.object(registry, "games", lambda: games):
        yield
