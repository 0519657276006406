"""`fondaco title`: a package that plays and keeps the contract at once, and what it lacks, stage by stage."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

import engine
from bot.clock import FakeClock
from bot.contract import games
from bot.contract.all_checks import CHECKS
from bot.host.host import Host, SeatSpec
from bot.store import Store
from bot.table.lessons import check_answer, coach_says, lesson_steps
from data.lessons import read_lesson
from data.titles import lessons
from engine import registry
from render.words import Words
from tests.cli.conftest import Run
from tests.kit_titles import packages_in, write_package


@pytest.fixture
def cove(run: Run, tmp_path: Path) -> Iterator[Path]:
    """A new title, as if it was installed."""
    written = run("title", "new", "cove", "--in", tmp_path)
    assert written.exit_code == 0, written.output
    folder = tmp_path / "fondaco-cove"
    write_package(folder, "cove", "cove:PACKAGE")
    with packages_in(folder):
        yield folder
        registry.try_drafts([])
    games.game_record.cache_clear()


def test_a_new_title_keeps_the_contract_and_is_told_what_it_lacks(run: Run, cove: Path) -> None:
    done = run("title", "check", "cove")
    assert done.exit_code == 0, done.output
    assert "✗" not in done.output
    assert sum(line.startswith("✓") for line in done.output.splitlines()) == sum(
        not check.at_length for check in CHECKS
    )
    assert "Cove is at the stage draft." in done.output
    assert "For the stage trial: nothing is missing." in done.output
    assert "a lesson" in done.output
    assert "an artist of its own" in done.output


def test_a_new_title_is_broken_by_a_defect_and_the_author_is_told_what_to_do(run: Run, cove: Path) -> None:
    assert engine.game("cove").name == "Cove"
    type(engine.game("cove")).imagine = lambda *_args: None  # type: ignore[method-assign]
    done = run("title", "check", "cove")
    assert done.exit_code == 1
    assert "`imagine` never changed anything" in done.output
    assert "What to do: " in done.output


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("Cove!", "is not a name for a title"),
        ("genoa", "There is a title 'genoa' already"),
        ("json", "Python has a module"),
    ],
)
def test_a_name_that_cannot_be_used_is_refused_in_a_sentence(run: Run, name: str, reason: str) -> None:
    done = run("title", "new", name)
    assert done.exit_code == 2
    assert reason in done.output


def test_a_title_that_is_not_installed_is_named(run: Run) -> None:
    done = run("title", "check", "cove")
    assert done.exit_code == 2
    assert "No title 'cove' is installed" in done.output


# --- lessons ----------------------------------------------------------------------------------------------

POSITION = {"seats": 2, "seed": "lagoon", "moves": [[0, 3], [1, 2], [1, 4], [0, 1]]}
"""As the page on which a draft is tried shows it."""


def lesson_file(cove: Path) -> Path:
    return cove / "cove" / "data" / "lessons" / "cove.yaml"


def test_a_lesson_is_recorded_from_a_game_between_bots_and_can_be_learnt(run: Run, cove: Path) -> None:
    done = run("title", "lesson", "cove", "--seed", "first", "--seats", 3, "--learner", 1, "--steps", 2)
    assert done.exit_code == 0, done.output
    assert "Fill in the 2 sentences" in done.output
    with packages_in(cove):
        lesson = lessons()["cove"]
        assert (lesson.seats, lesson.learner, len(lesson.names)) == (3, 1, 2)
        lesson_steps.cache_clear()
        steps = lesson_steps("cove")
        assert [step.move is not None for step in steps] == [True, True, False]
        for number, step in enumerate(steps[:-1]):
            assert step.move is not None
            check_answer("cove", number, step.move.answer)
            why, what = Words("en").say(coach_says("cove", number)).splitlines()
            assert why.startswith("Say here why")
            assert what == f"Choose “{step.move.answer}”."
        assert Words("en").say(coach_says("cove", 2)).startswith("Say here how the learner did")
    lesson_steps.cache_clear()
    again = run("title", "lesson", "cove", "--seed", "first")
    assert again.exit_code == 2
    assert "is there already: remove it first." in " ".join(again.output.split())


def test_a_lesson_is_recorded_from_a_position_that_was_copied(run: Run, cove: Path, tmp_path: Path) -> None:
    file = tmp_path / "position.json"
    file.write_text(json.dumps(POSITION), "utf-8")
    done = run("title", "lesson", "cove", "--game", file)
    assert done.exit_code == 0, done.output
    assert [[move.seat, move.answer] for move in read_lesson(lesson_file(cove)).moves] == POSITION["moves"]


async def stop_in_the_middle(database: Path) -> str:
    """A table with two answers; its id."""
    store = await Store.open(str(database))
    host = Host(store, FakeClock())
    opened = await host.open("cove", [SeatSpec("Ada"), SeatSpec("Bo")], {}, "stored")
    for seat in range(2):
        await host.submit(opened.match_id, seat, seat)
    await host.close()
    await store.close()
    return opened.match_id


def test_a_lesson_is_recorded_from_a_table_of_the_database(run: Run, cove: Path, tmp_path: Path) -> None:
    database = tmp_path / "games.db"
    table = asyncio.run(stop_in_the_middle(database))
    done = run("title", "lesson", "cove", "--game", table, "--db", database)
    assert done.exit_code == 0, done.output
    lesson = read_lesson(lesson_file(cove))
    assert (lesson.seed, [move.answer for move in lesson.moves]) == ("stored", [0, 1])
    lesson_file(cove).unlink()
    missing = run("title", "lesson", "cove", "--game", "nowhere", "--db", database)
    assert missing.exit_code == 2, missing.output


def test_what_no_lesson_can_be_made_of_is_refused_with_the_reason(
    run: Run, cove: Path, tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps({**POSITION, "moves": [[0, 99]]}), "utf-8")
    assert "move 1 by seat 0 is not possible" in run("title", "lesson", "cove", "--game", file).output
    file.write_text(json.dumps(engine.start("genoa", 3, "other").dump()), "utf-8")
    assert "That is a game of genoa." in run("title", "lesson", "cove", "--game", file).output
    assert "Seat 7 has answered nothing" in run("title", "lesson", "cove", "--learner", 7).output
    assert not lesson_file(cove).exists()
