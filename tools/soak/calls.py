"""Calls on Discord: whole games by people who act only when called, and press only what is offered."""

import asyncio
import tempfile
from pathlib import Path
from statistics import median

import engine
from engine.rng import Rng
from tests.chat.called import CalledEvening, undrawn
from tests.chat.figures import MOST_TAPS
from tests.chat.game import MOST_ANSWERS
from tests.chat.world import world
from tests.quick_database import quick_database
from tools.soak.report import Desk, Report

PER_GAME = 0.004
"""Evenings for each title, as a part of the games asked for."""


SMALL = 30
"""Answers in a small evening; the whole game goes on for as long as it needs."""


async def evening(folder: Path, title: str, people: int, house: int, seed: str, most: int) -> CalledEvening:
    """A game, or so many answers of it. One who waits uncalled is an error."""
    async with world(folder) as fondaco:
        played = CalledEvening(fondaco, title, people=people, house=house, seed=seed)
        await played.open()
        await played.play(most)
        return played


def evenings(title: str, count: int, seed: str, *, small: bool = False) -> Report:
    """Games with any number of people, at least two, and house players on the other seats.

    A small one is for the fewest seats above two, two people and the house, and ends after some answers.
    """
    report = Report("calls", title)
    sizes = [size for size in engine.titles()[title].seats if size > 2]
    for number in range(count):
        rng = Rng(f"{seed}/{title}/{number}")
        seats = min(sizes) if small else rng.pick(sizes)
        people = 2 if small else rng.between(2, seats)
        with tempfile.TemporaryDirectory() as folder, quick_database(), undrawn():
            try:
                most = SMALL if small else MOST_ANSWERS
                made = evening(Path(folder), title, people, seats - people, f"{seed}/{number}", most)
                played = asyncio.run(made)
                report.count("answers", played.answers)
                report.count("evenings")
                taps = median(count for _question, count in played.taps)
                if taps > MOST_TAPS:
                    report.wrong.append(
                        f"{title}, evening {number}: {taps:g} taps for a decision, in the median"
                    )
            except Exception as error:
                report.wrong.append(
                    f"{title}, seed {seed!r}, evening {number}: {type(error).__name__}: {error}"
                )
    return report


def run(desk: Desk) -> list[Report]:
    titles = desk.titles or tuple(sorted(engine.titles()))
    advance = desk.task("calls", len(titles))
    reports = []
    for title in titles:
        reports.append(evenings(title, max(1, round(desk.games * PER_GAME)), desk.seed))
        advance()
    return reports
