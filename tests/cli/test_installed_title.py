"""The example title and Fondaco from their wheels: listed, played to the end, and true to the contract."""

import os
import re
import subprocess
from pathlib import Path

import pytest

from tests.kit_wheels import (
    BESIDE,
    FOLDERS,
    ROOT,
    build_wheel,
    clean_variables,
    install_wheels,
    tracked_files,
)
from tests.web.chromium import NO_CHROMIUM, find_chromium

EXAMPLE = "examples/lagoon"
pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def programs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("title")
    ours = build_wheel(ROOT, {*tracked_files(*FOLDERS), *BESIDE}, folder / "fondaco")
    example = {name.removeprefix(f"{EXAMPLE}/") for name in tracked_files(EXAMPLE)}
    its = build_wheel(ROOT / EXAMPLE, example, folder / "lagoon")
    return install_wheels(folder / "installed", ours, its)


def run(folder: Path, *command: str | Path) -> str:
    """What a program prints outside the repository; it has to succeed."""
    done = subprocess.run(command, cwd=folder, env=clean_variables(), capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.browser
def test_it_is_played_to_its_end_in_the_browser_and_on_chat(programs: Path, tmp_path: Path) -> None:
    if find_chromium() is None:
        pytest.fail(NO_CHROMIUM) if os.environ.get("CI") else pytest.skip(NO_CHROMIUM)
    (tmp_path / "tests").symlink_to(ROOT / "tests")
    played = run(tmp_path, programs / "python", "-m", "tests.play_installed", "lagoon", tmp_path)
    answers = dict(re.findall(r"^(\w+): (\d+) answers$", played, re.MULTILINE))
    assert set(answers) == {"browser", "chat"}
    assert all(int(number) > 10 for number in answers.values()), "a whole game"


def test_it_keeps_the_contract(programs: Path, tmp_path: Path) -> None:
    checked = run(tmp_path, programs / "python", "-m", "pytest", "-q", "--title", "lagoon")
    assert re.search(r"^\d+ passed", checked, re.MULTILINE), checked
