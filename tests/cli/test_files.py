"""`fondaco replay` and `fondaco render`: games in files, good and bad."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any
from xml.etree.ElementTree import fromstring

import pytest

import engine
from engine import codec
from tests.cli.conftest import Run
from tests.kit import finished

TITLE = "oltremare"


@pytest.fixture
def record() -> dict[str, Any]:
    copied: dict[str, Any] = json.loads(json.dumps(finished(TITLE, 3, "file")))
    return copied


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.json"


def test_a_good_file_is_played_again(run: Run, file: Path, record: dict[str, Any]) -> None:
    file.write_text(json.dumps(record), encoding="utf-8")
    result = run("replay", file)
    assert result.exit_code == 0
    assert (
        f"Oltre Mare, 3 seats, {len(record['log'])} moves: the log leads to the stored state."
        in result.stdout
    )
    assert record["fingerprint"] in result.stdout
    assert "\n1. seat " in result.stdout


def test_a_game_that_goes_on_says_who_is_asked(run: Run, file: Path) -> None:
    file.write_text(json.dumps(engine.start(TITLE, 2, "x").dump()), encoding="utf-8")
    result = run("replay", file)
    assert result.exit_code == 0
    assert "Not over: seat " in result.stdout


def cut(record: dict[str, Any]) -> None:
    record["log"].pop()


def changed(record: dict[str, Any]) -> None:
    record["state"]["options"] = {"cheat": "yes"}


def foreign(record: dict[str, Any]) -> None:
    record["title"] = "chess"


def older(record: dict[str, Any]) -> None:
    record["rules"] = 0


def forged(record: dict[str, Any]) -> None:
    """A state that nobody could reach, under a fingerprint made for it."""
    record["state"]["stack"] = record["state"]["stack"][:0]
    record["count"] = 10**30
    parts = ("title", "rules", "seed", "count", "answered", "state")
    record["fingerprint"] = codec.digest([record[part] for part in parts])


@pytest.mark.parametrize("harm", [cut, changed, foreign, older, forged])
def test_a_bad_record_is_named(
    run: Run, file: Path, record: dict[str, Any], harm: Callable[[dict[str, Any]], None]
) -> None:
    harm(record)
    file.write_text(json.dumps(record), encoding="utf-8")
    result = run("replay", file)
    assert result.exit_code == 2
    assert result.stderr.startswith(f"fondaco: {file}")
    assert "Traceback" not in result.output


@pytest.mark.parametrize(
    "content", [b"", b"{", b"\xff\xfe\x00", b"[" * 100_000, b"[]", b"null", b"{}", b'"x"']
)
@pytest.mark.parametrize("command", ["replay", "render"])
def test_a_foreign_file_is_named(run: Run, file: Path, command: str, content: bytes) -> None:
    file.write_bytes(content)
    result = run(command, file)
    assert result.exit_code == 2
    assert result.stderr.startswith(f"fondaco: {file}")
    assert len(result.stderr.splitlines()) == 1


@pytest.mark.parametrize("command", ["replay", "render"])
def test_a_missing_file_is_named(run: Run, tmp_path: Path, command: str) -> None:
    result = run(command, tmp_path / "none.json")
    assert result.exit_code == 2
    assert "none.json cannot be read: No such file or directory." in result.stderr


def test_a_board_is_drawn_from_a_file_or_a_random_game(
    run: Run, file: Path, tmp_path: Path, record: dict[str, Any]
) -> None:
    file.write_text(json.dumps(record), encoding="utf-8")
    board = tmp_path / "board.png"
    for words in ([file], ["--title", TITLE, "--seats", 3, "--seed", "s", "--moves", 40, "--locale", "fr"]):
        result = run("render", *words, "-o", board, "--width", 800, "--seat", 3)
        assert result.exit_code == 0, result.output
        assert f"{board}: 800 × " in result.stdout
        assert board.read_bytes().startswith(b"\x89PNG")


def test_a_drawing_is_a_file_that_needs_nothing_else(run: Run, tmp_path: Path) -> None:
    board = tmp_path / "board.svg"
    result = run("render", "--title", TITLE, "--moves", 12, "-o", board)
    assert result.exit_code == 0, result.output
    assert f"{board}: 1600 × " in result.stdout
    root = fromstring(board.read_text(encoding="utf-8"))
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    style = root.findtext("{http://www.w3.org/2000/svg}style") or ""
    assert "@font-face" in style
    assert "--b-sea:#" in style
    assert "url(http" not in board.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ([], "Name a file, or --title; one of the two."),
        (["--title", TITLE, "--seat", "6"], "--seat 6: this game has 5 seats."),
        (["--title", TITLE, "--hand"], "There is no hand to draw"),
        (
            ["--title", TITLE, "--theme", "pink"],
            "--theme pink: choose one of classic, colourblind, contrast.",
        ),
        (["--title", "chess"], "There is no title 'chess'"),
        (["--title", TITLE, "-o", "/nowhere/b.png"], "/nowhere/b.png: No such file or directory"),
    ],
)
def test_bad_wishes_get_a_sentence(run: Run, words: list[str], said: str) -> None:
    result = run("render", *words)
    assert result.exit_code == 2
    assert said in result.stderr
