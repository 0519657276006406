"""`fondaco title`: a package that plays and keeps the contract at once, and what it lacks, stage by stage."""

from collections.abc import Iterator
from pathlib import Path

import pytest

import engine
from bot.contract import games
from bot.contract.all_checks import CHECKS
from engine import registry
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
