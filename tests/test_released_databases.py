"""A database of every released version is started by this program, and its games go on."""

import gzip
from pathlib import Path

import pytest

import engine
from bot.clock import FakeClock
from bot.host.host import Host
from bot.ops.backup import replay_live
from bot.store import Store
from bot.store.upgrade import examine
from tests import record
from tests.kit import GOLDEN
from tests.league.people import act

FILES = sorted((GOLDEN / "databases").glob("*.db.gz"))


@pytest.fixture(params=[*FILES, None], ids=lambda file: file.name if file else "this version")
async def file(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A stored database; and one as the next release would store it."""
    unpacked = tmp_path / "games.db"
    if request.param is None:
        await record.fill_database(unpacked)
    else:
        unpacked.write_bytes(gzip.decompress(request.param.read_bytes()))
    return unpacked


def test_the_first_release_is_among_them() -> None:
    assert [file.name for file in FILES][:1] == ["0.1.0.db.gz"]


async def test_it_is_started_and_a_game_of_every_title_goes_on(file: Path) -> None:
    store = await Store.open(str(file))
    latest = max(game.updated for game in await store.matches.list_matches())
    host = Host(store, FakeClock(latest + 60))
    await host.wake()
    await host.house.idle()
    live = await host.store.matches.list_matches(state="live")
    assert {game.title for game in live} == set(engine.titles())
    for game in live:
        before = (await host.table(game.id)).seq
        assert await act(host, game.id)
        assert (await host.table(game.id)).seq > before
    assert (await replay_live(store)).live >= len(engine.titles())
    await host.close()
    await store.close()
    assert (await examine(str(file))).current


def test_a_release_is_not_stored_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(record, "version", lambda _name: "0.1.0")
    with pytest.raises(SystemExit, match="of a release already"):
        record.store_database()
