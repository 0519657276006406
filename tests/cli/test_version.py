"""`fondaco --version`: what is installed, and pyproject.toml is the one place that says it."""

import tomllib
from pathlib import Path

from tests.cli.conftest import Run

ROOT = Path(__file__).parents[2]
VERSION: str = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]


def test_the_version_is_the_one_of_the_package(run: Run) -> None:
    result = run("--version")
    assert (result.exit_code, result.stdout) == (0, f"fondaco {VERSION}\n")


def test_help_still_tells_what_fondaco_is_and_that_it_has_a_version(run: Run) -> None:
    shown = run("--help").stdout
    assert "A host for asynchronous" in shown
    assert "--version" in shown


def test_no_file_of_the_program_writes_the_version_again() -> None:
    packages = ("bot", "engine", "render", "data", "titles")
    sources = [path for package in packages for path in (ROOT / package).rglob("*.py")]
    assert sources
    assert [path for path in sources if f'"{VERSION}"' in path.read_text(encoding="utf-8")] == []
