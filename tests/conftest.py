"""What every test has: the option `--quick`, new databases that are copies of one the migrations made and do
not wait for the disk, and statements that were put into SQL before."""

import asyncio
import gc
import secrets
import shutil
from collections.abc import Generator, Iterator
from itertools import count
from pathlib import Path, PurePath
from typing import Any
from unittest.mock import patch

import pytest
import sqlalchemy as sa
import structlog
from hypothesis import HealthCheck, settings
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

import bot.store
from bot.ops.collector import spare_what_stays
from bot.store import Store, sqlite
from bot.store.database import Database
from bot.store.upgrade import upgrade
from engine.rng import commitment
from tests.failures import keep
from tests.postgres import QUICK as WITHOUT_SYNCING
from tests.postgres import Server, postgres
from tests.soak.report import Report

# How long something takes on a busy machine says nothing about it.
BUSY = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("the-same-every-time", BUSY, derandomize=True, max_examples=50)
settings.register_profile("by-chance", BUSY)  # in soaks: `pytest --hypothesis-profile=by-chance`
settings.load_profile("the-same-every-time")

# By itself it quotes the code and prints every local of every frame, which takes longer than most tests.
structlog.dev.ConsoleRenderer.get_active().exception_formatter = structlog.dev.plain_traceback

IN_EARNEST = sqlite.SYNCHRONOUS

LONG = (
    "tests/async/test_care.py",
    "tests/async/test_catchup.py",
    "tests/async/test_erasing.py",
    "tests/chat/*",
    "tests/cli/test_files.py",
    "tests/cli/test_serve.py",
    "tests/cli/test_simulate.py",
    "tests/host/test_house.py",
    "tests/host/test_own_file.py",
    "tests/host/test_two_hosts.py",
    "tests/languages/*",
    "tests/league/test_campaign.py",
    "tests/league/test_keeping.py",
    "tests/league/test_ratings.py",
    "tests/league/test_season.py",
    "tests/matrix/*",
    "tests/render/test_alphabets.py",
    "tests/render/test_headline.py",
    "tests/render/test_inlays.py",
    "tests/render/test_live.py",
    "tests/render/test_maps.py",
    "tests/render/test_zones.py",
    "tests/soak/*",
    "tests/store/*",
    "tests/test_acts.py",
    "tests/test_advice.py",
    "tests/test_ahead.py",
    "tests/test_contract.py",
    "tests/test_cover_cards.py",
    "tests/test_hosting.py",
    "tests/test_lookback.py",
    "tests/test_playthroughs.py",
    "tests/test_rules_pages.py",
    "tests/test_strengths.py",
    "tests/test_take_over.py",
    "tests/test_thinking.py",
    "tests/test_week.py",
    "tests/test_words.py",
    "tests/titles/*_usual_bot.py",
    "tests/titles/*_looking.py",
    "tests/titles/*_pictures.py",
    "tests/titles/*_table.py",
    "tests/titles/test_oltremare_shown.py",
    "tests/tools/*",
    "tests/web/*",
    "tests/web/series/*",
)
"""Files that `--quick` leaves out: whole games, pictures, all sentences, and most of what people press."""
QUICK = (
    "tests/chat/test_prompts.py",
    "tests/web/series/test_pages.py",
    "tests/web/test_site.py",
)
"""Those among them that it runs all the same, so that every package is looked at."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--quick", action="store_true", help="only what takes less than a minute in all")
    parser.addoption("--length", type=float, default=1.0, help="how many times its usual length a soak has")
    parser.addoption("--seed", default="soak", help="what a soak draws its games from")


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--quick"):
        config.option.markexpr = "not slow and not browser and not soak"


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """A file that is left out is not even imported."""
    if not config.getoption("--quick") or not collection_path.name.startswith("test_"):
        return None
    path = PurePath(collection_path.relative_to(config.rootpath))
    listed = {name for name in (*LONG, *QUICK) if path.match(name)}
    return True if listed and listed.isdisjoint(QUICK) else None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes long begins first, so that no worker is left with it at the end."""
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    keep(report)
    return report


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """What a soak tried and found broken, also where it broke off."""
    if "not soak" in config.option.markexpr:
        return
    for outcome in ("passed", "failed"):
        for test in terminalreporter.getreports(outcome):
            for name, figures in test.user_properties:
                if figures:
                    terminalreporter.write_line(f"{test.nodeid}: {name}: {figures}")


def pytest_collection_finish() -> None:
    """What was imported stays for good: the garbage collector would walk through it again and again. Most of
    what tests make is gone with them, so it need not be looked for as often."""
    spare_what_stays()
    gc.set_threshold(20_000, 10, 5)


@pytest.fixture(scope="session", autouse=True)
def _copied_databases(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Making the tables takes longer than most tests, so they are made once."""
    made = tmp_path_factory.mktemp("database") / "empty.db"
    asyncio.run(_make(made))

    async def copy_and_upgrade(database: Database) -> None:
        if database.file and database.file.parent.is_dir() and not database.file.exists():
            shutil.copy(made, database.file)
        await upgrade(database)

    with patch.object(bot.store, "upgrade", copy_and_upgrade), patch.object(sqlite, "SYNCHRONOUS", "OFF"):
        yield


@pytest.fixture(scope="session", autouse=True)
def _shared_statements() -> Iterator[None]:
    """A statement is put into SQL once for all databases: to do so takes longer than to run it."""
    dialect = asyncio.run(_dialect())
    statements: dict[object, object] = {}

    def create(*where: Any, **how: Any) -> AsyncEngine:
        made = create_async_engine(*where, **how)
        made.sync_engine.dialect = dialect
        return made.execution_options(compiled_cache=statements)

    with patch.object(sqlite, "create_async_engine", create):
        yield


@pytest.fixture
def report(request: pytest.FixtureRequest) -> Report:
    """What a test tries is told at the end of a soak."""
    made = Report()
    request.node.user_properties += [("tried", made.tried), ("broken", made.wrong)]
    return made


@pytest.fixture
def length(request: pytest.FixtureRequest) -> int:
    """How much a test with `lengths` tries."""
    usual: int = request.param
    factor: float = request.config.getoption("--length")
    return max(min(usual, 1), round(usual * factor))


@pytest.fixture
def seed(request: pytest.FixtureRequest) -> str:
    """What a test with a `length` draws from."""
    given: str = request.config.getoption("--seed")
    return given


SEED_SIZE = 16
"""Bytes of a seed; keys have other sizes and stay secret."""
ENDS_WITHIN = 60.0
"""Seconds that a task may take to end after its test."""


@pytest.fixture(scope="session")
async def _session_loop() -> asyncio.AbstractEventLoop:
    return asyncio.get_running_loop()


@pytest.fixture(autouse=True)
def _no_task_is_left(_session_loop: asyncio.AbstractEventLoop) -> Iterator[None]:
    """Whatever a test starts has ended with it: a task that goes on would act in the next one.

    One that is about to end gets the time for it: the loop stands still between two tests.
    """
    before = asyncio.all_tasks(_session_loop)
    yield
    if ending := tasks_left(_session_loop, before):
        _session_loop.run_until_complete(asyncio.wait(ending, timeout=ENDS_WITHIN))
    left = tasks_left(_session_loop, before)
    assert not left, f"still running: {left}"


def tasks_left(loop: asyncio.AbstractEventLoop, before: set[asyncio.Task[Any]]) -> set[asyncio.Task[Any]]:
    """The tasks of a loop that were not there before."""
    return asyncio.all_tasks(loop) - before


@pytest.fixture(autouse=True)
def _known_seeds(request: pytest.FixtureRequest) -> Iterator[None]:
    """A game that is opened without a seed gets one from the test's name, so no test depends on chance."""
    token_hex, games = secrets.token_hex, count()

    def known(size: int | None = None) -> str:
        if size != SEED_SIZE:
            return token_hex(size)
        return commitment(f"{request.node.nodeid} {next(games)}")[: 2 * SEED_SIZE]

    with patch("secrets.token_hex", known):
        yield


@pytest.fixture
def synced() -> Iterator[None]:
    """As in earnest, every write waits for the disk."""
    with patch.object(sqlite, "SYNCHRONOUS", IN_EARNEST):
        yield


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[Server]:
    """A real PostgreSQL of this worker's own, started when the first test asks for it."""
    with postgres(*WITHOUT_SYNCING) as server:
        yield server


async def _dialect() -> sa.Dialect:
    """SQLite's, as the library knows it after the first connection."""
    engine = create_async_engine("sqlite+aiosqlite://")
    async with engine.connect():
        pass
    await engine.dispose()
    return engine.dialect


async def _make(file: Path) -> None:
    await (await Store.open(str(file))).close()
