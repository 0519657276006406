"""A database from before the first release is taken over as it is, and everything in it goes on.

The file holds games of all five titles in play, a game that is over, a league in its first round, a campaign
in its first game, the settings of two people, someone who seeks a game, and a letter that was never sent.
"""

import gzip
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext

import engine
from bot.clock import FakeClock
from bot.host.host import Host
from bot.series.people.profile import profile_of
from bot.series.steward import Steward
from bot.store import Store, StoreError
from bot.store.schema import metadata
from bot.store.upgrade import examine
from bot.table.letters import DueLetter
from tests.host.people import rows
from tests.league.people import act, play_out

KEPT = Path(__file__).parent / "golden" / "databases" / "before-0.1.0.db.gz"
WRITTEN = 1_789_998_500.0
"""Just after the last change in the file."""
MOVES = 8


@pytest.fixture
def file(tmp_path: Path) -> Path:
    unpacked = tmp_path / "games.db"
    unpacked.write_bytes(gzip.decompress(KEPT.read_bytes()))
    return unpacked


@pytest.fixture
async def host(file: Path) -> AsyncIterator[Host]:
    store = await Store.open(str(file))
    clock = FakeClock()
    clock.pass_time(WRITTEN - clock.now())
    made = Host(store, clock)
    yield made
    await made.close()
    await store.close()


async def test_it_gets_every_table_of_this_program(file: Path) -> None:
    assert rows(file, "select version_num from alembic_version") == [("0005",)]
    await examine(str(file))
    assert rows(file, "select version_num from alembic_version") == [("0005",)], "looking changes nothing"
    store = await Store.open(str(file))
    async with store.database.reading() as connection:
        differences = await connection.run_sync(
            lambda sync: compare_metadata(MigrationContext.configure(sync), metadata)
        )
    await store.close()
    assert differences == []
    assert (await examine(str(file))).current


async def test_one_that_is_older_still_is_refused_and_left_alone(file: Path) -> None:
    rows(file, "update alembic_version set version_num = '0003'")
    with pytest.raises(StoreError, match="before the first release"):
        await Store.open(str(file))
    assert rows(file, "select version_num from alembic_version") == [("0003",)]


async def test_games_of_every_title_are_played_on(host: Host) -> None:
    steward = Steward(host)
    await host.wake()
    running = {one.title: one.id for one in await host.matches() if one.id == f"{one.title[:8]}01"}
    assert set(running) == set(engine.titles())
    for match_id in running.values():
        before = (await host.table(match_id)).seq
        for _ in range(MOVES):
            await host.house.idle()
            assert await act(host, match_id)
        assert (await host.table(match_id)).seq >= before + MOVES
        assert await host.draw(match_id, 0, width=400) is not None
    await play_out(host, running["oltremare"])
    await steward.once()
    assert (await host.table(running["oltremare"])).state == "over"
    assert len(await host.store.results.all()) == 2


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
    assert campaign.book.running is not None
    await play_out(host, campaign.book.running.match_id)
    await steward.once()
    after = (await steward.campaigns.shelf.get(campaign.id)).book
    assert [game.title for game in after.played] == ["oltremare"]
    assert after.running is not None
    assert after.running.title == "neptun"


async def test_people_letters_and_results_are_as_they_were(host: Host) -> None:
    ada = await host.people.settings("ada")
    assert (ada.zone, ada.locale, ada.palette, ada.digest) == ("Europe/Rome", "fr", "contrast", 8)
    assert [str(one.last) for one in ada.away] == ["2026-12-27"]
    assert (await profile_of(host.store, "bo", "ada")).titles["oltremare"].games == 1
    assert [one.user_id for one in await host.store.series.all_seekers()] == ["di"]
    sent: list[DueLetter] = []

    async def take(letter: DueLetter) -> None:
        sent.append(letter)

    await host.drain("discord/", take)
    assert len(sent) == 1
    assert "Hear, hear!" in str(sent[0])
