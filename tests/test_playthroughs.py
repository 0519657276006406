"""Recorded games are tests: every file in `golden/` replays to its stored end, and every title has them.
Those in `golden/earlier/`, stored halfway by earlier rules, go on by the present ones.

Record those that are missing, or all of a title whose rules were changed on purpose:

    python -m tests.record [TITLE]
"""

import json
from pathlib import Path
from typing import Any

import pytest

import engine
from tests.kit import GOLDEN, every_table, play, random_players


@pytest.mark.parametrize("path", sorted(GOLDEN.glob("*.json")), ids=lambda path: path.stem)
def test_the_recorded_game_replays_to_its_end(path: Path) -> None:
    record: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    match = engine.replay(record["match"])
    assert record["match"]["rules"] == match.game.rules_version, (
        f"record it anew: python -m tests.record {match.game.id}"
    )
    result = match.result()
    assert result is not None
    assert [[score.seat, score.total] for score in result.scores] == record["scores"]


@every_table
def test_the_title_has_a_recorded_game(title: str, seats: int) -> None:
    assert (GOLDEN / f"{title}-{seats}.json").exists(), f"record one: python -m tests.record {title}"


@pytest.mark.parametrize("path", sorted(GOLDEN.glob("earlier/*.json")), ids=lambda path: path.stem)
def test_a_game_stored_by_earlier_rules_is_played_to_its_end(path: Path) -> None:
    record: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    match = engine.load(record)
    census = match.game.census(match.state)
    for _ in play(match, random_players(match.seats)):
        assert match.game.census(match.state) == census
    again = engine.replay(match.dump())
    assert again.fingerprint() == match.fingerprint()
    assert (again.base is None) == (match.earliest() == 0)
