"""`fondaco tables` and `fondaco moderate`: the operator keeps order where there is no server to do it."""

import asyncio
from pathlib import Path

import pytest

from bot.clock import FakeClock
from bot.discord.surface import SURFACE as DISCORD
from bot.host.host import Host, SeatSpec
from bot.host.server_settings import log_of
from bot.store import Store
from bot.table.errors import NoSuchMatch
from bot.table.state import TableState
from tests.cli.conftest import Run
from tests.raw import rows

SERVER = "1456074443980800000"
PLACE = {"server": SERVER, "channel": "5", "opener": "1", "lobby": "4", "private": False, "forum": False}


@pytest.fixture
async def file(tmp_path: Path) -> Path:
    """A table in the browser, `aaaa`, and one on Discord, `bbbb`."""
    made = tmp_path / "games.db"
    store = await Store.open(str(made))
    host = Host(store, FakeClock())
    people = [SeatSpec("Ada", user_id="discord:1"), SeatSpec("Bo", user_id="discord:2")]
    await host.open("oltremare", [SeatSpec("Ada"), SeatSpec("Bo")], seed="web", match_id="aaaa")
    await host.open("oltremare", people, seed="chat", match_id="bbbb", surface={"discord": PLACE})
    await host.close()
    await store.close()
    return made


def look(file: Path, match_id: str) -> tuple[TableState, list[str]]:
    """A table as it is stored, and what everybody was told there."""

    async def read() -> tuple[TableState, list[str]]:
        store = await Store.open(str(file))
        host = Host(store, FakeClock())
        try:
            table = await host.table(match_id)
            heard = await host.events_since(match_id, -1, None)
            return table, [table.words().say(one.text) for one in heard]
        finally:
            await host.close()
            await store.close()

    return asyncio.run(read())


def test_tables_are_listed_with_where_they_are_played_and_whom_they_wait_for(run: Run, file: Path) -> None:
    result = run("tables", "--db", file)
    assert result.exit_code == 0, result.output
    here, there = sorted(result.stdout.splitlines())
    assert here.startswith("aaaa  Oltre Mare  live  browser  Ada, Bo  waits for ")
    assert there.startswith(f"bbbb  Oltre Mare  live  server {SERVER}  Ada, Bo")
    run("moderate", "aaaa", "end", "--yes", "--db", file)
    assert "aaaa" not in run("tables", "--db", file).stdout
    assert "aaaa  Oltre Mare  abandoned" in run("tables", "--all", "--db", file).stdout


def test_what_may_be_done_is_listed_with_its_fields(run: Run, file: Path) -> None:
    said = run("moderate", "aaaa", "--db", file).stdout
    assert "end --yes: " in said
    assert "    hours=… " in said
    assert ": 1 to " in said
    assert "0 (Ada’s seat), 1 (Bo’s seat)" in said
    assert "move: not now." in said


def test_a_game_is_paused_its_seats_changed_and_the_table_told_by_whom(run: Run, file: Path) -> None:
    assert run("moderate", "aaaa", "pause", "hours=5", "--db", file).exit_code == 0
    result = run("moderate", "aaaa", "unseat", "seat=1", "successor=house", "--yes", "--db", file)
    assert result.exit_code == 0, result.output
    table, told = look(file, "aaaa")
    assert table.paused is not None
    assert table.seats[1].kind == "house"
    assert "Fondaco’s operator paused this game for 5 hours." in told
    assert "Fondaco’s operator removed Bo from the table. A bot plays on." in told
    assert run("moderate", "aaaa", "resume", "--db", file).exit_code == 0
    assert look(file, "aaaa")[0].paused is None


def test_a_table_on_discord_is_told_there_and_in_the_log_of_its_server(run: Run, file: Path) -> None:
    run("moderate", "bbbb", "end", "--yes", "--db", file)
    sent = [one[0] for one in rows(file, "select destination from outbox")]
    assert log_of(DISCORD, SERVER) in sent
    assert "discord/bbbb" in sent
    run("moderate", "bbbb", "delete", "--yes", "--db", file)
    assert "discord/bbbb/deleted" in [one[0] for one in rows(file, "select destination from outbox")]
    with pytest.raises(NoSuchMatch):
        look(file, "bbbb")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("zzzz",), "This game doesn’t exist"),
        (("aaaa", "explode"), "explode is nothing to do at this table now: end, pause"),
        (("aaaa", "end"), "end cannot be taken back: say it again with --yes."),
        (("aaaa", "pause", "hours"), "hours: write it as field=value."),
        (("aaaa", "pause", "days=3"), "days is no field of it: hours."),
        (("aaaa", "pause", "hours=many"), "hours=many: give a number from 1 to "),
        (("aaaa", "pause", "hours=-1"), "number from 1 to"),
        (("aaaa", "unseat", "seat=9", "--yes"), "9"),
        (("aaaa", "seat", "seat=0", "person=web:1"), "Every seat has a player"),
        (("aaaa", "move", "channel=5"), "no other channel"),
    ],
)
def test_what_cannot_be_done_gets_one_sentence_and_changes_nothing(
    run: Run, file: Path, words: tuple[str, ...], said: str
) -> None:
    before = rows(file, "select id, revision, state from matches order by id")
    result = run("moderate", *words, "--db", file)
    assert result.exit_code == 2, result.output
    assert said in result.stderr
    assert len(result.stderr.splitlines()) == 1
    assert rows(file, "select id, revision, state from matches order by id") == before


def test_a_database_that_is_not_there_is_not_made(run: Run, tmp_path: Path) -> None:
    nowhere = tmp_path / "nowhere.db"
    result = run("tables", "--db", nowhere)
    assert result.exit_code == 2
    assert "does not exist: there are no tables." in result.stderr
    assert not nowhere.exists()
