"""A host outlives its titles: a game of one that is not installed waits and is named once."""

from pathlib import Path
from typing import Any

import pytest
from aiohttp.test_utils import TestClient, TestServer
from structlog.testing import capture_logs

from bot.clock import FakeClock
from bot.config import Config
from bot.host.host import Host, SeatSpec
from bot.ops import backup, cli_tables, doctor
from bot.ops.serving import tell_of_missing_titles
from bot.series.steward import Steward
from bot.store import Store
from bot.table.terms import plain_terms
from bot.web.app import build
from data import catalogue
from engine import registry
from render.words import Words
from tests.host.people import ADA, BO


@pytest.fixture
async def left(host: Host, store: Store, monkeypatch: pytest.MonkeyPatch) -> str:
    """A game with a clock that runs out, and a bot, whose title was removed since."""
    opened = await host.open(
        "toy", [ADA, BO, SeatSpec(kind="house")], {"cards": "3"}, "seed", terms=plain_terms(3600)
    )
    await host.house.idle()
    await host.close()
    monkeypatch.setattr(registry, "games", dict[str, Any])
    return opened.match_id


async def test_it_is_named_once_at_the_start_and_on_no_round(
    left: str, store: Store, clock: FakeClock
) -> None:
    sentences: list[str] = []
    with capture_logs() as lines:
        await tell_of_missing_titles(store, sentences.append)
        host = Host(store, clock)
        await host.wake()
        for _ in range(80):
            clock.pass_time(50)
            await host.sweep.beat()
            await host.sweep.tend()
            await host.house.look()
            await host.house.idle()
        await host.close()
    named = [line for line in lines if line["log_level"] in ("warning", "error")]
    assert [(line["event"], line["title"], line["games"]) for line in named] == [
        ("title-not-installed", "toy", [left])
    ]
    assert sentences == [f"The title toy is not installed; its games wait until it is: {left}."]


@pytest.mark.parametrize("locale", sorted(catalogue.locales()))
async def test_its_page_says_so_in_a_sentence(left: str, store: Store, clock: FakeClock, locale: str) -> None:
    host = Host(store, clock)
    async with TestClient(TestServer(build(Steward(host), Config()))) as browser:
        answer = await browser.get(f"/t/{left}", headers={"Accept-Language": locale})
        page = await answer.text()
        assert answer.status == 404
        assert Words(locale)("host-not-installed", title="toy") in page
        assert (await browser.get("/games")).status == 200
    await host.close()


async def test_a_copy_is_made_and_says_that_it_could_not_be_replayed(
    left: str, file: Path, tmp_path: Path
) -> None:
    verified = await backup.backup(file, tmp_path / "copy.db")
    assert (verified.live, verified.waiting, verified.ended) == (1, 1, 0)


async def test_doctor_names_it(left: str, store: Store, file: Path) -> None:
    await store.close()
    finding = await doctor.database(str(file))
    assert not finding.well
    assert finding.message == f"The title toy is not installed; its games wait until it is: {left}."


async def test_it_goes_on_when_the_title_is_back(
    left: str, store: Store, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.undo()
    table = await Host(store, clock).table(left)
    assert table.state == "live"


async def test_it_is_listed_all_the_same(left: str, store: Store, file: Path) -> None:
    await store.close()
    assert await cli_tables.list_tables(str(file), everything=False, most=10) == [
        f"{left}  toy  not installed"
    ]
