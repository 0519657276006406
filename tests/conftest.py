"""What every test has: new databases are copies of one that the migrations made."""

import asyncio
import shutil
from collections.abc import Iterator
from pathlib import Path
from unittest.mock import patch

import pytest

import bot.store
from bot.store import Store
from bot.store.database import Database


@pytest.fixture(scope="session", autouse=True)
def _copied_databases(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Making the tables takes longer than most tests, so they are made once."""
    made = tmp_path_factory.mktemp("database") / "empty.db"
    asyncio.run(_make(made))
    upgrade = bot.store.upgrade

    async def copy_and_upgrade(database: Database) -> None:
        if database.file and database.file.parent.is_dir() and not database.file.exists():
            shutil.copy(made, database.file)
        await upgrade(database)

    with patch.object(bot.store, "upgrade", copy_and_upgrade):
        yield


async def _make(file: Path) -> None:
    await (await Store.open(str(file))).close()
