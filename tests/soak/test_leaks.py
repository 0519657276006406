"""Nobody learns what they may not know, from positions, from the server or from its log."""

from pathlib import Path

import pytest

import engine
from bot.contract.leaks import Findings, compare
from tests.kit import TABLES
from tests.soak import leaks, leaks_served
from tests.soak.report import Report, lengths

EACH = 3
"""Positions of each title and seat count that are served in a soak."""


def served(*short: tuple[str, int]) -> pytest.MarkDecorator:
    """These tables with one position in `make test`, and all of them in a soak."""
    long = [pytest.param(*table, EACH, marks=pytest.mark.soak) for table in TABLES]
    return pytest.mark.parametrize(("title", "seats", "count"), [*((*table, 1) for table in short), *long])


@pytest.mark.parametrize("title", sorted(engine.titles()))
def test_nothing_leaks_from_a_position_of_each_title(title: str, seed: str) -> None:
    match = next(leaks.positions(title, engine.titles()[title].seats[-1], seed, 1))
    found = Findings()
    compare(match, seed, found)
    assert found.wrong == []


@lengths(None, 120)
@pytest.mark.parametrize("title", sorted(engine.titles()))
def test_nothing_leaks_from_positions_of_many_games(
    title: str, length: int, seed: str, report: Report
) -> None:
    seats = engine.titles()[title].seats
    for part in range(length):
        findings = leaks.search(title, seats[part % len(seats)], seed, part)
        report.wrong += findings.wrong
        for what, times in findings.tried.items():
            report.count(what, times)
    report.check("other truths")


@served(("oltremare", 2))
async def test_neither_server_nor_log_tell_a_secret(
    title: str, seats: int, count: int, seed: str, tmp_path: Path, report: Report
) -> None:
    changes = 30 if count == 1 else leaks_served.WHOLE_GAME
    await leaks_served.compare_served(tmp_path, title, seats, seed, count, report, spectator=count > 1)
    await leaks_served.listen_to_the_log(tmp_path, title, seats, seed, report, changes)
    report.check("answers of the server")


@served(("oltremare", 2), ("mediterranee", 2))
async def test_no_version_of_a_picture_confirms_what_others_hold(
    title: str, seats: int, count: int, seed: str, tmp_path: Path, report: Report
) -> None:
    await leaks_served.compare_versions(tmp_path, title, seats, seed, count, report)
    report.check("versions")
    assert report.tried["versions"] > 2 * seats, "each seat has its own board and its own hand"
