"""`fondaco analyse`: a look back at a game in a file, in words, as JSON and as a picture."""

import json
from pathlib import Path

import pytest
from PIL import Image

import engine
from tests.cli.conftest import Run
from tests.kit import finished

LITTLE = ("--games", 1, "--positions", 2)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    made = tmp_path / "game.json"
    made.write_text(json.dumps(finished("oltremare", 2, "back", "house")), encoding="utf-8")
    return made


def test_a_game_is_told_in_words_and_drawn(run: Run, file: Path) -> None:
    picture = file.with_suffix(".png")
    result = run("analyse", file, *LITTLE, "--locale", "fr", "-o", picture, "--width", 400)
    assert result.exit_code == 0, result.stderr
    assert "Au début" in result.stdout
    with Image.open(picture) as drawn:
        assert drawn.width == 400


def test_the_same_game_gives_the_same_json(run: Run, file: Path) -> None:
    one, two = (run("analyse", file, *LITTLE, "--json") for _ in range(2))
    assert one.stdout == two.stdout
    assert json.loads(one.stdout)["seats"] == 2


def test_a_game_that_goes_on_is_refused_in_one_sentence(run: Run, file: Path) -> None:
    file.write_text(json.dumps(engine.start("oltremare", 2, "x").dump()), encoding="utf-8")
    result = run("analyse", file)
    assert result.exit_code != 0
    assert "is not over" in result.stderr
