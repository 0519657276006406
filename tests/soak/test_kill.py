"""Killed at any moment, on a real database: no acknowledged move is lost, none is half-written."""

from pathlib import Path

import pytest
from aiohttp import ClientError, ClientOSError, ServerDisconnectedError

from tests.postgres import Server
from tests.soak.fleet import was_never_sent
from tests.soak.kill import Known, kills
from tests.soak.report import Report, lengths


@lengths(3, 750)
def test_no_acknowledged_move_is_lost_however_often_the_process_is_killed(
    length: int, seed: str, tmp_path: Path, report: Report
) -> None:
    kills(str(tmp_path / "kill.db"), length, seed, report)
    report.check("kills")
    assert report.tried["words heard"] > 5 * length, "the kills came so early that nothing was tried"


@lengths(3, 750)
def test_no_acknowledged_move_is_lost_on_postgresql(
    length: int, seed: str, postgres_server: Server, report: Report
) -> None:
    kills(postgres_server.new_database(), length, seed, report)
    report.check("kills")
    assert report.tried["words heard"] > 5 * length, "the kills came so early that nothing was tried"


@pytest.mark.parametrize(
    ("begun", "ended", "excused"),
    [(1, 2, False), (2, 4, True), (4, 4.5, True), (4.5, 9, True), (6, 7, False)],
)
def test_a_refusal_is_excused_only_while_the_server_is_dead(
    begun: float, ended: float, excused: bool
) -> None:
    known = Known(away=[(3.0, 5.0)])
    assert not known.hear(("refused", "the database cannot be reached", begun, ended)), "nobody played"
    assert known.refused == 1
    assert (known.wrong == []) == excused
    assert all("the database cannot be reached" in one for one in known.wrong)


@pytest.mark.parametrize(
    ("error", "never_sent"),
    [
        (ClientOSError(None, "Can not write request body for http://127.0.0.1:1/answer"), True),
        (ClientOSError(104, "Connection reset by peer"), False),
        (ServerDisconnectedError(), False),
    ],
)
def test_only_what_was_never_sent_whole_goes_to_another_process(error: ClientError, never_sent: bool) -> None:
    assert was_never_sent(error) is never_sent


def test_a_process_that_fails_is_a_finding_with_its_own_words() -> None:
    known = Known()
    known.hear(("failed", "Traceback: the deck is empty"))
    assert known.wrong == ["a process failed: Traceback: the deck is empty"]
