"""Calls on Discord: whole games by people who act only when called, and press only what is offered."""

from pathlib import Path
from statistics import median

import pytest

import engine
from engine.rng import Rng
from tests.chat.called import CalledEvening, undrawn
from tests.chat.figures import MOST_TAPS
from tests.chat.game import MOST_ANSWERS
from tests.chat.world import world
from tests.quick_database import quick_database
from tests.soak.report import Report

SMALL = 30
"""Answers in a small evening; the whole game goes on for as long as it needs."""


async def evening(folder: Path, title: str, people: int, house: int, seed: str, most: int) -> CalledEvening:
    """A game, or so many answers of it. One who waits uncalled is an error."""
    async with world(folder) as fondaco:
        played = CalledEvening(fondaco, title, people=people, house=house, seed=seed)
        await played.open()
        await played.play(most)
        return played


async def check_evenings(title: str, count: int, seed: str, folder: Path, report: Report) -> None:
    """Games with any number of people, at least two, and house players on the other seats.

    A single one is for the fewest seats above two, two people and the house, and ends after some answers.
    """
    sizes = [size for size in engine.titles()[title].seats if size > 2]
    small = count == 1
    for number in range(count):
        rng = Rng(f"{seed}/{title}/{number}")
        seats = min(sizes) if small else rng.pick(sizes)
        people = 2 if small else rng.between(2, seats)
        own = folder / f"{number}"
        own.mkdir()
        try:
            most = SMALL if small else MOST_ANSWERS
            played = await evening(own, title, people, seats - people, f"{seed}/{number}", most)
        except Exception as error:
            report.wrong.append(f"{title}, evening {number}: {type(error).__name__}: {error}")
            continue
        report.count("answers", played.answers)
        report.count("evenings")
        taps = median(count for _question, count in played.taps)
        if taps > MOST_TAPS:
            report.wrong.append(f"{title}, evening {number}: {taps:g} taps for a decision, in the median")


@pytest.mark.parametrize(
    ("title", "length"),
    [
        pytest.param("serenissima", 1, id="the title with the fewest questions"),
        *(pytest.param(title, 40, marks=pytest.mark.soak) for title in sorted(engine.titles())),
    ],
    indirect=["length"],
)
async def test_no_table_waits_for_somebody_who_was_not_called(
    title: str, length: int, seed: str, tmp_path: Path, report: Report
) -> None:
    with quick_database(), undrawn():
        await check_evenings(title, length, seed, tmp_path, report)
    report.check("answers")
