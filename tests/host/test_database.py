"""How the database is reached: few trips to its thread, and connections that stay open."""

import asyncio
import sqlite3
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import aiosqlite
import pytest
import sqlalchemy as sa

from bot.host.host import Host
from bot.store.errors import StoreError
from bot.store.sqlite import CONNECTIONS, translate_errors_of
from bot.store.trips import connect
from tests.host.people import ADA, BO
from tests.kit import PATIENCE


async def test_a_statement_is_one_trip_to_the_thread_of_the_database(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = await host.open("toy", [ADA, BO])
    trips: list[object] = []
    # A private name of the driver, which has no public place that every trip to its thread goes through.
    real: Callable[..., Awaitable[object]] = aiosqlite.Connection._execute

    async def counted(connection: aiosqlite.Connection, *errand: object) -> object:
        trips.append(errand)
        return await real(connection, *errand)

    monkeypatch.setattr(aiosqlite.Connection, "_execute", counted)
    begin, end = 1, 1
    assert await host.store.matches.revision(opened.match_id) == 0
    assert len(trips) == 1 + end
    trips.clear()
    await host.store.matches.load(opened.match_id)
    assert len(trips) == begin + len(["match", "seats", "deadlines", "people"]) + end


async def test_a_crowd_of_readers_opens_no_connection_twice(host: Host) -> None:
    opened = await host.open("toy", [ADA, BO])
    fresh: list[object] = []
    sa.event.listen(
        host.store.database.connections.sync_engine,
        "connect",
        lambda connection, _record: fresh.append(connection),
    )
    for _ in range(3):
        await asyncio.gather(*(host.store.matches.revision(opened.match_id) for _ in range(100)))
    assert len(fresh) < CONNECTIONS


async def test_a_connection_whose_opening_is_cancelled_is_closed(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    cancelled, ended = threading.Event(), threading.Event()

    class Watched(sqlite3.Connection):
        def __init__(self, *where: Any, **how: Any) -> None:
            cancelled.wait()
            super().__init__(*where, **how)

        def close(self) -> None:
            super().close()
            ended.set()

    monkeypatch.setattr("bot.store.trips.sqlite3.connect", Watched)
    opening = asyncio.create_task(connect(file, 1.0))
    await asyncio.sleep(0)
    opening.cancel()
    with pytest.raises(asyncio.CancelledError):
        await opening
    cancelled.set()
    assert ended.wait(PATIENCE)


async def test_whoever_is_cancelled_in_a_statement_ends_and_takes_it_for_no_failure() -> None:
    async def round_that_goes_on() -> None:
        while True:
            try:
                with translate_errors_of("games.db"):
                    try:
                        await asyncio.Event().wait()
                    except asyncio.CancelledError:
                        raise sqlite3.OperationalError("interrupted") from None
            except StoreError:
                continue

    going = asyncio.create_task(round_that_goes_on())
    await asyncio.sleep(0)
    going.cancel()
    async with asyncio.timeout(PATIENCE):
        with pytest.raises(asyncio.CancelledError):
            await going
