"""A lesson of the toy, in place of all others."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from unittest.mock import patch

import data.lessons
from bot.table.lessons import lesson_steps
from data.lessons import lessons

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
    place = folder / "lessons"
    place.mkdir(exist_ok=True)
    (place / "toy.yaml").write_text(written, encoding="utf-8")
    with patch.object(data.lessons, "LESSONS", place):
        _read_anew()
        yield
    _read_anew()


def _read_anew() -> None:
    lessons.cache_clear()
    lesson_steps.cache_clear()
