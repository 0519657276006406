"""An installed wheel is whole: every file of ours is in it, and it plays without the repository."""

import json
import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGES = ("bot", "data", "engine", "render")
FOR_TRANSLATORS = "translated.json"
"""Which English sentence a translation was made from: nothing reads it while people play."""

PLAYED_FROM_A_WHEEL = """
import json, sys
from pathlib import Path
import bot, data, engine, render
from data import rulebook
from engine.rng import Rng
from render.artist import Brush, artist
from render.words import Words

rng = Rng("players")
report = {"from": [str(Path(package.__file__).parent.parent) for package in (bot, data, engine, render)]}
for title in engine.titles():
    seats = engine.registry.game(title).seats[0]
    match = engine.start(title, seats=seats, seed="wheel")
    ruled = 0
    for _ in range(3):
        seat, decision = next(iter(match.pending().items()))
        ruled += rulebook.paragraph_behind(title, decision.prompt.key, decision.key) is not None
        match.submit(seat, engine.sample(decision.choice, rng), match.token(seat))
    names = [f"Player {seat}" for seat in range(seats)]
    picture = artist(title).board(match.view(None), Brush(Words("en", names)))
    report[title] = {"ruled": ruled, "drawn": len(picture.png)}
json.dump(report, sys.stdout)
"""


def tracked_files() -> set[str]:
    listed = subprocess.run(
        ["git", "ls-files", "--", *PACKAGES], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return set(listed.stdout.split("\n")) - {""}


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built from the tracked files as they are now, as the Dockerfile does it."""
    source, wheels = tmp_path_factory.mktemp("source"), tmp_path_factory.mktemp("wheels")
    for name in [*tracked_files(), "pyproject.toml", "README.md", "LICENSE"]:
        (source / name).parent.mkdir(parents=True, exist_ok=True)
        (source / name).write_bytes((ROOT / name).read_bytes())
    build = [sys.executable, "-m", "pip", "wheel", "--quiet", "--disable-pip-version-check"]
    options = ["--no-deps", "--no-build-isolation", "--no-cache-dir", "--wheel-dir", str(wheels)]
    subprocess.run([*build, *options, str(source)], check=True, capture_output=True)
    (built,) = wheels.glob("*.whl")
    return built


@pytest.mark.slow
def test_the_wheel_has_every_file_of_the_repository(wheel: Path) -> None:
    packed = {name for name in zipfile.ZipFile(wheel).namelist() if ".dist-info/" not in name}
    assert packed == {name for name in tracked_files() if Path(name).name != FOR_TRANSLATORS}


@pytest.mark.slow
def test_every_title_plays_from_the_wheel_alone(wheel: Path, tmp_path: Path) -> None:
    zipfile.ZipFile(wheel).extractall(tmp_path)
    played = subprocess.run(
        [sys.executable, "-c", PLAYED_FROM_A_WHEEL],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert played.returncode == 0, played.stderr
    report = json.loads(played.stdout)
    assert set(report.pop("from")) == {str(tmp_path)}, "the repository itself was used"
    assert len(report) == 5
    for title, seen in report.items():
        assert seen["ruled"] == 3, f"{title}: a question without its rule"
        assert seen["drawn"] > 10_000, f"{title}: no board"
