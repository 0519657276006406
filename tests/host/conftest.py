"""A host on a real database, with the toy as its only title and a clock that stands still.

A test that asks for `file` is about SQLite; one that asks for `target` is run on both kinds of database."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from bot.clock import FakeClock
from bot.host.host import Host
from bot.store import Store
from tests.host.toy import toy_box
from tests.postgres import Server

BOTH = {
    "test_care",
    "test_chain",
    "test_clocks",
    "test_control_characters",
    "test_deadlines",
    "test_host",
    "test_house",
    "test_post",
    "test_reminders",
    "test_settings",
    "test_sharing",
    "test_store",
    "test_two_hosts",
}
"""The files whose tests are run on SQLite and on PostgreSQL."""


@pytest.fixture(autouse=True)
def toy_alone() -> Iterator[None]:
    with toy_box():
        yield


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "games.db"


@pytest.fixture
def target(request: pytest.FixtureRequest) -> str:
    """What the host is told of its database: a file, or the address of one on PostgreSQL."""
    if getattr(request, "param", "sqlite") == "sqlite":
        return str(request.getfixturevalue("file"))
    server: Server = request.getfixturevalue("postgres_server")
    return server.cleared_database()


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Whatever is not about a file holds on both kinds of database; `--quick` looks at SQLite alone."""
    if "target" in metafunc.fixturenames and "file" not in metafunc.fixturenames:
        module = metafunc.module.__name__.rpartition(".")[2]
        if module in BOTH and not metafunc.config.getoption("--quick"):
            metafunc.parametrize("target", ["sqlite", "postgresql"], indirect=True)


@pytest.fixture
async def store(target: str) -> AsyncIterator[Store]:
    opened = await Store.open(target)
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
