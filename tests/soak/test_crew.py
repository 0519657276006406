"""Many processes on one PostgreSQL play on when one of them is killed, restarted, or loses its server."""

from pathlib import Path

from tests.host.toy import toy_box
from tests.postgres import Server
from tests.soak.crew import game_with_a_death, killed_one_by_one, rolling_restarts, server_killed
from tests.soak.report import Report, lengths


@lengths(2, 200)
def test_three_processes_play_on_when_one_of_them_is_killed(
    length: int, seed: str, postgres_server: Server, report: Report
) -> None:
    with toy_box():
        killed_one_by_one(postgres_server.new_database(), length, seed, report)
    report.check("words heard")


@lengths(None, 20)
def test_three_processes_play_on_when_their_server_is_killed(length: int, seed: str, report: Report) -> None:
    with toy_box():
        server_killed(length, seed, report)
    report.check("words heard")


@lengths(None, 1000)
async def test_a_game_goes_on_over_two_web_processes_when_a_third_is_killed(
    length: int, tmp_path: Path, postgres_server: Server, report: Report
) -> None:
    await game_with_a_death(postgres_server, tmp_path, length, report)
    report.check("killed", "moves acknowledged")


@lengths(None, 50)
async def test_people_play_on_while_processes_are_restarted(
    length: int, tmp_path: Path, postgres_server: Server, report: Report
) -> None:
    await rolling_restarts(postgres_server, tmp_path, length, report)
    report.check("restarts", "moves acknowledged")
