"""A host on a real file, with the toy as its only title and a clock that stands still."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from bot.clock import FakeClock
from bot.host.host import Host
from bot.store import Store
from tests.host.toy import toy_box


@pytest.fixture(autouse=True)
def toy_alone() -> Iterator[None]:
    with toy_box():
        yield


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "games.db"


@pytest.fixture
async def store(file: Path) -> AsyncIterator[Store]:
    opened = await Store.open(str(file))
    yield opened
    await opened.close()


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


@pytest.fixture
async def host(store: Store, clock: FakeClock) -> AsyncIterator[Host]:
    made = Host(store, clock)
    yield made
    await made.close()
