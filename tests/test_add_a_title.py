"""The commands and steps of docs/add-a-title.md as an author follows them, up to a wheel."""

import os
import re
import shutil
import subprocess
import sys
import textwrap
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from data.lessons import read_lesson
from tests.kit_titles import write_package

DOC = Path(__file__).parents[1] / "docs" / "add-a-title.md"
BIN = Path(sys.executable).parent
ADDED = {
    "data/rules/en/lagoon.md": "# Lagoon\n",
    "data/rules/lagoon.yaml": "paragraphs: {}\n",
    "pictures/__init__.py": "",
}
"""What an author adds on the way; a wheel has to carry it."""


def run(folder: Path, *command: str, path: str = "") -> str:
    """What a command prints; it has to succeed."""
    environment = {**os.environ, "PYTHONPATH": path}
    done = subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, timeout=600, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


Change = tuple[str, str, str]
"""A file of the package, what is in it once, and what comes in its place."""


def changes_of_steps() -> list[list[Change]]:
    """The changes of each step, as its block says them."""
    blocks = re.findall(r"^ +```diff\n(.*?)^ +```$", DOC.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    return [list(_changes(textwrap.dedent(block).splitlines())) for block in blocks]


def _changes(lines: list[str]) -> Iterator[Change]:
    file, before, after = "", "", ""
    for line in [*lines, "@@"]:
        if line.startswith(("@@", "+++ ")):
            if after:
                yield file, before, after
            file, before, after = (line[4:] or file), "", ""
            continue
        before += f"{line[1:]}\n" if line[:1] != "+" else ""
        after += f"{line[1:]}\n" if line[:1] != "-" else ""


PLAYED = """
import engine, sys
from engine.players import RandomPlayer, play_out
match = engine.start("lagoon", 3, "step")
play_out(match, {seat: RandomPlayer() for seat in range(3)}, engine.Rng("step"))
sys.stdout.write(str(len(match.log)))
"""
"""A whole game by chance, as quickly as the rules can be tried."""


@pytest.mark.slow
def test_the_steps_lead_from_a_new_package_to_an_installed_title(tmp_path: Path) -> None:
    commands = re.findall(r"^(fondaco [^#\n]+?) *(?:#.*)?$", DOC.read_text("utf-8"), re.MULTILINE)
    assert commands == [
        "fondaco title new lagoon",
        "fondaco serve --try lagoon",
        "fondaco title check lagoon",
        "fondaco title lesson lagoon",
    ]
    run(tmp_path, str(BIN / "fondaco"), *commands[0].split()[1:])
    package = tmp_path / "fondaco-lagoon"
    write_package(package, "lagoon", "lagoon:PACKAGE")
    steps = changes_of_steps()
    assert len(steps) == 6
    lengths = []
    for changes in steps:
        for name, before, after in changes:
            file = package / name
            written = file.read_text("utf-8")
            assert written.count(before) == 1, f"{name} has not once: {before}"
            file.write_text(written.replace(before, after), "utf-8")
        lengths.append(int(run(tmp_path, sys.executable, "-c", PLAYED, path=str(package))))
    assert lengths == [18, 18, 24, 24, 24, 24], "six rounds of three bids, then with a question in each"
    shutil.rmtree(package / "fondaco_lagoon-1.0.dist-info")
    for name, written in ADDED.items():
        (package / "lagoon" / name).parent.mkdir(parents=True, exist_ok=True)
        (package / "lagoon" / name).write_text(written, "utf-8")
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet"]
    run(package, *pip, "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", "dist", ".")
    (wheel,) = (package / "dist").glob("*.whl")
    assert {f"lagoon/{name}" for name in ADDED} <= set(zipfile.ZipFile(wheel).namelist())
    site = tmp_path / "site"
    run(tmp_path, *pip, "install", "--no-deps", "--no-index", "--target", str(site), str(wheel))
    run(tmp_path, str(BIN / "fondaco"), *commands[3].split()[1:], path=str(site))
    assert read_lesson(site / "lagoon" / "data" / "lessons" / "lagoon.yaml").sentences
    checked = run(tmp_path, str(BIN / "fondaco"), *commands[2].split()[1:], path=str(site))
    assert "✗" not in checked
    assert "Lagoon is at the stage trial." in checked
    proved = run(site, sys.executable, "-m", "pytest", "--title", "lagoon", "-k", "games_end", path=str(site))
    assert "3 passed" in proved
    played = run(site, str(BIN / "fondaco"), "simulate", "lagoon", "--games", "2", path=str(site))
    assert "lagoon" in played.lower()
