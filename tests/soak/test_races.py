"""Requests that race: the database lets go at every statement, in another order for each seed."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager
from pathlib import Path
from unittest.mock import patch

import pytest
from aiohttp import CookieJar
from aiohttp.test_utils import TestClient, TestServer

from bot.clock import FakeClock
from bot.config import Config
from bot.host.host import Host
from bot.series.steward import Steward
from bot.store import Store
from bot.web.app import build
from tests.host.toy import toy_box
from tests.quick_database import yielding_database
from tests.soak.report import Report, lengths
from tests.web.conftest import Client, ToyArtist, Visitor
from tests.web.races import RACES, Course


@lengths(1, 100)
@pytest.mark.parametrize("race", RACES)
def test_a_race_ends_well_in_any_order_of_statements(
    race: str, length: int, seed: str, tmp_path: Path, report: Report
) -> None:
    for order in range(length):
        folder = tmp_path / f"{order}"
        folder.mkdir()
        with yielding_database(f"{seed}/{order}"):
            asyncio.run(_race_in(folder, race))
        report.count("orders")


async def _race_in(folder: Path, race: str) -> None:
    async with _course(folder) as course:
        await RACES[race](course)


@asynccontextmanager
async def _course(folder: Path) -> AsyncIterator[Course]:
    """A browser table of the toy on a new file."""
    with ExitStack() as stack:
        stack.enter_context(toy_box())
        for user in ("bot.host.drawing.artist", "render.artist.artist"):
            stack.enter_context(patch(user, lambda _title: ToyArtist()))
        host = Host(await Store.open(str(folder / "races.db")), FakeClock())
        server = TestServer(build(Steward(host), Config()))
        await server.start_server()
        clients: list[Client] = []

        def arrive() -> Visitor:
            clients.append(TestClient(server, cookie_jar=CookieJar(unsafe=True)))
            return Visitor(clients[-1])

        try:
            yield Course(host, arrive)
        finally:
            for client in clients:
                await client.close()
            await server.close()
            await host.close()
            await host.store.close()
