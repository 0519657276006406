"""A database of the first release is taken over as it is, and everything in it goes on.

The file was written by that release: games of all titles in play, one of them with a pace, a game that is
over, a league in its first round, a campaign in its first game, the settings of two people, someone who seeks
a game, talk, a private note, an address, a lesson, a letter that was never sent, and every kind of note.
"""

import gzip
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext

import engine
from bot.clock import FakeClock
from bot.host.host import Host
from bot.ops.backup import replay_live
from bot.series.people.profile import profile_of
from bot.series.steward import Steward
from bot.store import Store, StoreError, schema
from bot.store.chat import ToldRecord
from bot.store.kinds import database_at
from bot.store.notes import NoteKind
from bot.store.schema import metadata
from bot.store.upgrade import FOLDER, examine
from bot.table.letters import DueLetter
from tests.host.people import rows
from tests.league.people import act, play_out

RELEASED = Path(__file__).parent / "golden" / "databases" / "0.1.0.db.gz"
MARK = "learning"
"""How the tables of the first release are marked."""
WRITTEN = 1_604_901.0
"""Just after the last change in the file."""
MOVES = 8


@pytest.fixture(params=["sqlite", "postgresql"])
async def target(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The released database, as a file and in PostgreSQL."""
    unpacked = tmp_path / "games.db"
    unpacked.write_bytes(gzip.decompress(RELEASED.read_bytes()))
    if request.param == "sqlite":
        return str(unpacked)
    address: str = request.getfixturevalue("postgres_server").empty_database()
    await _fill(address, unpacked)
    return address


async def _fill(address: str, file: Path) -> None:
    """The rows of the file in tables as the first release made them."""
    database = database_at(address)
    with closing(sqlite3.connect(file)) as source:
        source.row_factory = sqlite3.Row
        async with database.writing() as connection:
            await connection.run_sync(_copy, source)
            await database.count_on(connection)
    await database.close()


def _copy(connection: sa.Connection, source: sqlite3.Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    config.attributes["connection"] = connection
    command.upgrade(config, MARK)
    tables = sa.MetaData()
    tables.reflect(connection)
    for table in tables.sorted_tables:
        if table.name != "alembic_version":
            stored = [_typed(table, row) for row in source.execute(f"select * from {table.name}")]
            if stored:
                connection.execute(table.insert(), stored)


def _typed(table: sa.Table, row: sqlite3.Row) -> dict[str, Any]:
    """SQLite has no truth values."""
    return {
        column.name: bool(row[column.name]) if isinstance(column.type, sa.Boolean) else row[column.name]
        for column in table.columns
    }


@pytest.fixture
async def host(target: str) -> AsyncIterator[Host]:
    store = await Store.open(target)
    clock = FakeClock()
    clock.pass_time(WRITTEN - clock.now())
    made = Host(store, clock)
    yield made
    await made.close()
    await store.close()


async def test_it_gets_every_table_of_this_program(target: str) -> None:
    assert not (await examine(target)).current
    assert rows(target, "select version_num from alembic_version") == [(MARK,)], "looking changes nothing"
    store = await Store.open(target)
    async with store.database.reading() as connection:
        differences = await connection.run_sync(
            lambda sync: compare_metadata(MigrationContext.configure(sync), metadata)
        )
    await store.close()
    assert differences == []
    assert (await examine(target)).current


async def test_one_from_before_the_release_is_refused_and_left_alone(target: str) -> None:
    rows(target, "update alembic_version set version_num = '0005'")
    with pytest.raises(StoreError, match="before the first release"):
        await Store.open(target)
    assert rows(target, "select version_num from alembic_version") == [("0005",)]


async def test_its_games_get_their_chains(host: Host, target: str) -> None:
    games = await host.store.matches.list_matches()
    assert (await replay_live(host.store)).live == len([game for game in games if game.state == "live"])
    assert len({(await host.table(game.id)).stamp for game in games}) == len(games)
    rows(target, "update moves set made_at = 7 where match_id = 'neptun01' and seq = 1")
    with pytest.raises(StoreError, match="change 1 of the log is not as it was stored"):
        await replay_live(host.store)


async def test_games_of_every_title_are_played_on(host: Host) -> None:
    steward = Steward(host)
    await host.wake()
    running = {
        game.title: game.id
        for game in await host.store.matches.list_matches()
        if game.id == f"{game.title[:8]}01"
    }
    assert set(running) == set(engine.titles())
    for match_id in running.values():
        before = (await host.table(match_id)).seq
        for _ in range(MOVES):
            await host.house.idle()
            assert await act(host, match_id)
        assert (await host.table(match_id)).seq >= before + MOVES
        assert await host.studio.draw(await host.table(match_id), 0, width=400) is not None
    await play_out(host, running["oltremare"])
    await steward.once()
    assert (await host.table(running["oltremare"])).state == "over"
    assert len(await host.store.results.all()) == 2


async def test_its_notes_get_kinds_and_owners(host: Host) -> None:
    await host.store.notes.forget("discord:4")
    await host.store.notes.forget("web:ada", NoteKind.DEVICE_KEY)
    note = schema.notes.c
    query = sa.select(note.kind, note.name, note.match_id, note.person).order_by(note.kind, note.name)
    assert [tuple(row) for row in await host.store.database.rows(query)] == [
        ("advice", "oltremar01/0", "oltremar01", None),
        ("discord-commands", "", None, None),
        ("guests", "oltremar01/1", "oltremar01", None),
        ("host-id", "", None, None),
        ("key", "web:ada", None, "web:ada"),
        ("lookback", "over01/seen", "over01", None),
        ("mailed", "m1/confirm", None, None),
        ("no-mail", "m1", None, None),
        ("no-mail-at", "c9", None, None),
        ("reminder", "oltremar01/0/discord", "oltremar01", "ada"),
        ("secret", "keys", None, None),
        ("secret", "mail", None, None),
        ("secret", "push", None, None),
        ("sign-in", "c1", None, "bo"),
    ]


@pytest.mark.parametrize("target", ["sqlite"], indirect=True)
async def test_its_league_and_its_campaign_go_on(host: Host) -> None:
    steward = Steward(host)
    await host.wake()
    (league,) = await steward.leagues.shelf.entries()
    for table in league.book.season.tables:
        await play_out(host, table.match_id)
    await steward.once()
    season = (await steward.leagues.shelf.get(league.id)).book.season
    assert [table.state for table in season.tables] == ["over", "over", "open", "open"]
    (campaign,) = await steward.campaigns.shelf.entries()
    assert campaign.book.running_game is not None
    await play_out(host, campaign.book.running_game.match_id)
    await steward.once()
    after = (await steward.campaigns.shelf.get(campaign.id)).book
    assert [game.title for game in after.games_played] == ["oltremare"]
    assert after.running_game is not None
    assert after.running_game.title == "neptun"


async def test_people_letters_and_results_are_as_they_were(host: Host) -> None:
    ada = await host.people.settings("ada")
    assert (ada.zone, ada.locale, ada.palette, ada.digest) == ("Europe/Rome", "fr", "contrast", 8)
    assert [str(away.last) for away in ada.away] == ["2026-12-27"]
    assert (await profile_of(host.store, "bo", "ada")).titles["oltremare"].games == 1
    assert [seeker.user_id for seeker in await host.store.series.all_seekers()] == ["di"]
    sent: list[DueLetter] = []

    async def take(letter: DueLetter) -> None:
        sent.append(letter)

    await host.outbox.drain("discord/", take)
    assert len(sent) == 1
    assert "Hear, hear!" in str(sent[0])


async def test_what_it_told_and_has_to_tell_is_discords_and_the_browsers(target: str) -> None:
    (match_id,) = rows(target, "select id from matches order by id limit 1")[0]
    rows(target, "delete from told")
    rows(target, "delete from outbox")
    rows(target, "delete from lobbies")
    rows(target, f"insert into told (match_id, channel_id, seq, told) values ('{match_id}', '7', 3, '{{}}')")
    stored = '{"title":"toy","opener":"5"}'
    rows(target, f"insert into lobbies values ('l1', 'open', 0, '{stored}', 0)")
    for number, where in enumerate(("reminder/m/0", "digest/discord:5", "page/reminder/m/1", "discord/m")):
        letter = f"('{where}', '{{}}', 'n{number}', 0, 0, 0)"
        columns = "destination, payload, nonce, created, attempts, retry_at"
        rows(target, f"insert into outbox ({columns}) values {letter}")
    store = await Store.open(target)
    assert await store.channels.get(match_id, "discord") == ToldRecord({}, 0)
    assert await store.channels.get(match_id, "web") is None
    lobby = await store.lobbies.get("l1")
    assert lobby is not None
    assert lobby.lobby == {"surface": "discord", "title": "toy", "opener": "5"}
    letters = await store.outbox.due("", 1.0)
    await store.close()
    assert sorted(letter.destination for letter in letters) == [
        "discord/digest/discord:5",
        "discord/m",
        "discord/reminder/m/0",
        "web/reminder/m/1",
    ]
