"""Killed at any moment, on a real database: no acknowledged move is lost, none is half-written."""

import pytest

from tools.soak.kill import kills, kind_of
from tools.soak.report import Desk

ROUNDS = {"SQLite": 4, "PostgreSQL": 3}


@pytest.mark.slow
def test_no_acknowledged_move_is_lost_however_often_the_process_is_killed(target: str) -> None:
    """`python -m tools.soak kills` kills 1,000 times."""
    rounds = ROUNDS[kind_of(target)]
    report = kills(target, rounds, "kill", Desk(games=0))
    assert report.wrong == []
    assert report.tried["words heard"] > 5 * rounds, "the kills came so early that nothing was tried"
