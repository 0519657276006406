"""`fondaco move`: what it says, and what it refuses in one sentence."""

from pathlib import Path

import pytest

from bot.clock import FakeClock
from bot.host.host import Host, SeatSpec
from bot.store import Store
from tests.cli.conftest import Run
from tests.raw import rows


@pytest.fixture
async def file(tmp_path: Path) -> Path:
    made = tmp_path / "games.db"
    store = await Store.open(str(made))
    host = Host(store, FakeClock())
    await host.open("oltremare", [SeatSpec("Ada"), SeatSpec("Bo")], seed="move")
    await host.close()
    await store.close()
    return made


def test_a_host_is_moved_and_the_move_can_be_repeated(run: Run, file: Path, tmp_path: Path) -> None:
    there = tmp_path / "there.db"
    for copied in (1, 0):
        result = run("move", file, there)
        assert result.exit_code == 0, result.output
        assert f"{copied} of 1 games were copied, all are the same there." in result.stdout
        assert "1 live games replayed" in result.stdout
    assert rows(there, "select id from matches") == rows(file, "select id from matches")


def test_what_cannot_be_moved_gets_a_sentence(run: Run, file: Path, tmp_path: Path) -> None:
    for arguments, said in [
        ((file, file), "FROM and TO are the same database."),
        ((tmp_path / "nowhere.db", file), "nowhere.db does not exist: there is nothing to copy."),
        ((file, "mysql://machine/games"), "mysql is no kind of database that Fondaco knows."),
        ((file, "postgresql://u:hush@127.0.0.1:1/games"), "cannot be reached."),
    ]:
        result = run("move", *arguments)
        assert result.exit_code == 2
        assert said in result.stderr
        assert "hush" not in result.stderr
