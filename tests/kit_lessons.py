"""A lesson of the toy, in place of all others."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from unittest.mock import patch

import data.titles
from bot.table.lessons import lesson_steps
from data.lessons import read_lesson
from data.titles import InstalledTitle, TitlePackage
from tests.host.toy import GAME

TOY = """
title: toy
seats: 2
learner: 0
seed: toy
names: [Bo]
moves:
  - {say: high, seat: 0, asks: bid, answer: 3, slips: {"*": higher}}
  - {seat: 1, asks: bid, answer: 2}
"""


@contextmanager
def toy_lesson(folder: Path, written: str = TOY) -> Iterator[None]:
    """Inside, the toy has a lesson, and no other title has one."""
    file = folder / "toy.yaml"
    file.write_text(written, encoding="utf-8")
    package = TitlePackage(api=data.titles.API, game="tests.host.toy")
    toy = InstalledTitle("toy", package, GAME, None, lesson=read_lesson(file))
    with patch.object(data.titles, "installed_titles", lambda: {"toy": toy}):
        lesson_steps.cache_clear()
        yield
    lesson_steps.cache_clear()
