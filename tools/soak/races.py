"""Requests that race: the database lets go at every statement, in another order for each seed."""

import asyncio
import tempfile
import traceback
from collections.abc import AsyncIterator, Iterable
from contextlib import ExitStack, asynccontextmanager
from pathlib import Path
from unittest.mock import patch

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
from tests.web.conftest import Client, ToyArtist, Visitor
from tests.web.races import RACES, Course
from tools.soak.report import Desk, Report

PER_GAMES = 100
"""Each race is run once for so many games, in as many orders."""


def run(desk: Desk) -> Iterable[Report]:
    orders = max(1, desk.games // PER_GAMES)
    advance = desk.task("races", orders * len(RACES))
    for race in RACES:
        report = Report("races", race)
        for order in range(orders):
            _run_race(race, f"{desk.seed}/{order}", report)
            advance()
        yield report


def _run_race(race: str, seed: str, report: Report) -> None:
    report.count("orders")
    try:
        with tempfile.TemporaryDirectory() as folder, yielding_database(seed):
            asyncio.run(_race_in(Path(folder), race))
    except Exception:
        report.wrong.append(f"{race}, in the order of {seed}: {traceback.format_exc()}")


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
