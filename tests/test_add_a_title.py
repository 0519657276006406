"""The commands and steps of docs/add-a-title.md as an author follows them, up to a wheel."""

import os
import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

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


@pytest.mark.slow
def test_the_steps_lead_from_a_new_package_to_an_installed_title(tmp_path: Path) -> None:
    commands = re.findall(r"^(fondaco [^#\n]+?) *(?:#.*)?$", DOC.read_text("utf-8"), re.MULTILINE)
    assert commands == [
        "fondaco title new lagoon",
        "fondaco serve --try lagoon",
        "fondaco title check lagoon",
    ]
    run(tmp_path, str(BIN / "fondaco"), *commands[0].split()[1:])
    package = tmp_path / "fondaco-lagoon"
    facts = package / "lagoon" / "data" / "facts.yaml"
    facts.write_text(facts.read_text("utf-8").replace("rounds: 5", "rounds: 3"), "utf-8")
    start = package / "lagoon" / "__init__.py"
    start.write_text(start.read_text("utf-8").replace('"draft"', '"trial"'), "utf-8")
    for name, written in ADDED.items():
        (package / "lagoon" / name).parent.mkdir(parents=True, exist_ok=True)
        (package / "lagoon" / name).write_text(written, "utf-8")
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet"]
    run(package, *pip, "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", "dist", ".")
    (wheel,) = (package / "dist").glob("*.whl")
    assert {f"lagoon/{name}" for name in ADDED} <= set(zipfile.ZipFile(wheel).namelist())
    site = tmp_path / "site"
    run(tmp_path, *pip, "install", "--no-deps", "--no-index", "--target", str(site), str(wheel))
    checked = run(tmp_path, str(BIN / "fondaco"), *commands[2].split()[1:], path=str(site))
    assert "✗" not in checked
    assert "Lagoon is at the stage trial." in checked
    proved = run(site, sys.executable, "-m", "pytest", "--title", "lagoon", "-k", "games_end", path=str(site))
    assert "3 passed" in proved
    played = run(site, str(BIN / "fondaco"), "simulate", "lagoon", "--games", "2", path=str(site))
    assert "lagoon" in played.lower()
