"""Whatever comes in from outside, spoiled: only the documented refusals come out, and nothing changes."""

import asyncio
import tempfile
from collections.abc import Callable
from pathlib import Path

from engine.rng import Rng
from tests.host.toy import toy_box
from tests.kit import TABLES, positions
from tests.quick_database import quick_database
from tools.soak import fuzz_files, fuzz_match, fuzz_surfaces
from tools.soak.report import Desk, Report

PER_GAME = 0.2
"""Attempts of each kind, as a part of the games asked for."""


def answers(count: int, seed: str) -> Report:
    report = Report("fuzz", "answers and tokens")
    try:
        fuzz_match.fuzz_answers(max(5, count // 5), Rng(seed).below(2**32))
    except Exception as error:
        report.wrong.append(
            f"seed {seed!r}: {type(error).__name__}: {error}; {getattr(error, '__notes__', '')}"
        )
    report.count("tables", max(5, count // 5))
    return report


def records(count: int, seed: str) -> Report:
    report = Report("fuzz", "stored matches")
    dumps = [match.dump() for title, seats in TABLES for match in positions(title, seats, "fuzz", count=3)]
    for number in range(count * 5):
        rng = Rng(f"{seed}/record {number}")
        record = fuzz_match.spoil_record(rng.pick(dumps), rng)
        report.count("records")
        try:
            report.count("refused", not fuzz_match.check_record(record, rng))
        except Exception as error:
            report.wrong.append(f"seed {seed!r}, record {number}: {type(error).__name__}: {error}")
    return report


def files(count: int, seed: str) -> Report:
    report = Report("fuzz", "data files")
    found = fuzz_files.models()
    with tempfile.TemporaryDirectory() as folder:
        for number in range(count):
            rng = Rng(f"{seed}/file {number}")
            name = rng.pick(sorted(found))
            verdict = fuzz_files.spoil_file(name, found[name], Path(folder), rng)
            report.count("files")
            report.count("refused", verdict.refused)
            report.wrong += [f"seed {seed!r}, file {number}: {verdict.wrong}"] if verdict.wrong else []
    return report


def stored_rows(count: int, seed: str) -> Report:
    report = Report("fuzz", "stored rows")
    with tempfile.TemporaryDirectory() as folder, toy_box():
        for verdict in asyncio.run(fuzz_files.spoil_rows(Path(folder), count, Rng(f"{seed}/rows"))):
            report.count("rows")
            report.count("refused", verdict.refused)
            report.wrong += [verdict.wrong] if verdict.wrong else []
    return report


def buttons(count: int, seed: str) -> Report:
    report = Report("fuzz", "buttons of Discord")
    with tempfile.TemporaryDirectory() as folder, quick_database():
        asyncio.run(fuzz_surfaces.fuzz_buttons(Path(folder), count, Rng(f"{seed}/buttons"), report))
    return report


def forms(count: int, seed: str) -> Report:
    report = Report("fuzz", "forms of the browser table")
    with tempfile.TemporaryDirectory() as folder, quick_database():
        asyncio.run(fuzz_surfaces.fuzz_forms(Path(folder), count, Rng(f"{seed}/forms"), report))
    return report


Kind = Callable[[int, str], Report]
KINDS: tuple[Kind, ...] = (answers, records, files, stored_rows, buttons, forms)


def run(desk: Desk) -> list[Report]:
    advance = desk.task("fuzz", len(KINDS))
    reports = []
    for kind in KINDS:
        reports.append(kind(max(5, round(desk.games * PER_GAME)), desk.seed))
        advance()
    return reports
