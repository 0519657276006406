"""Killed at any moment, on a real file: no acknowledged move is lost, none is half-written."""

from pathlib import Path

import pytest

from tests.soak.kill import kills
from tests.soak.report import Desk

ROUNDS = 10


@pytest.mark.slow
def test_no_acknowledged_move_is_lost_however_often_the_process_is_killed(tmp_path: Path) -> None:
    """`python -m tests.soak kills` kills 1,000 times."""
    report = kills(tmp_path, ROUNDS, "kill", Desk(games=0))
    assert report.wrong == []
    assert report.tried["words heard"] > 5 * ROUNDS, "the kills came so early that nothing was tried"
