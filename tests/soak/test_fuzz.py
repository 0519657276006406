"""Whatever comes in from outside, spoiled: only the documented refusals come out, and nothing changes."""

from pathlib import Path

from engine.rng import Rng
from tests.host.toy import toy_box
from tests.kit import TABLES, positions
from tests.quick_database import quick_database
from tests.soak import fuzz_files, fuzz_match, fuzz_surfaces
from tests.soak.report import Report, lengths


@lengths(2, 400)
def test_answers_and_tokens_are_refused_or_right(length: int, seed: str) -> None:
    fuzz_match.fuzz_answers(length, Rng(seed).below(2**32))


@lengths(50, 10_000)
def test_stored_matches_are_refused_or_right(length: int, seed: str, report: Report) -> None:
    dumps = [match.dump() for title, seats in TABLES for match in positions(title, seats, "fuzz", count=3)]
    for number in range(length):
        rng = Rng(f"{seed}/record {number}")
        record = fuzz_match.spoil_record(rng.pick(dumps), rng)
        report.count("records")
        try:
            report.count("refused", not fuzz_match.check_record(record, rng))
        except Exception as error:
            report.wrong.append(f"seed {seed!r}, record {number}: {type(error).__name__}: {error}")
    report.check("refused")


@lengths(6, 2000)
def test_data_files_are_refused_or_right(length: int, seed: str, tmp_path: Path, report: Report) -> None:
    models = fuzz_files.models()
    for number in range(length):
        rng = Rng(f"{seed}/file {number}")
        name = rng.pick(sorted(models))
        note(fuzz_files.spoil_file(name, models[name], tmp_path, rng), report)
    report.check("spoiled")


@lengths(12, 2000)
async def test_stored_rows_are_refused_or_right(
    length: int, seed: str, tmp_path: Path, report: Report
) -> None:
    with toy_box():
        for verdict in await fuzz_files.spoil_rows(tmp_path, length, Rng(f"{seed}/rows")):
            note(verdict, report)
    report.check("spoiled")


def note(verdict: fuzz_files.Verdict, report: Report) -> None:
    report.count("spoiled")
    report.count("refused", verdict.refused)
    report.wrong += [verdict.wrong] if verdict.wrong else []


@lengths(6, 2000)
async def test_buttons_of_discord_are_refused_or_right(
    length: int, seed: str, tmp_path: Path, report: Report
) -> None:
    with quick_database():
        await fuzz_surfaces.fuzz_buttons(tmp_path, length, Rng(f"{seed}/buttons"), report)
    report.check("presses")


@lengths(12, 2000)
async def test_forms_of_the_browser_table_are_refused_or_right(
    length: int, seed: str, tmp_path: Path, report: Report
) -> None:
    with quick_database():
        await fuzz_surfaces.fuzz_forms(tmp_path, length, Rng(f"{seed}/forms"), report)
    report.check("posts")
