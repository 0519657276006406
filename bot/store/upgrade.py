"""Brings a database to the tables of this program, or says why it cannot be used."""

import asyncio
from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError

from bot.store.database import Database
from bot.store.errors import StoreError

FOLDER = Path(__file__).parents[1] / "migrations"
OURS = {"matches", "moves", "outbox"}


async def upgrade(database: Database) -> None:
    """Run the migrations that are missing, all in one transaction."""
    async with database.writing() as connection:
        await connection.run_sync(_upgrade, database.name)
    await database.keep_journal()


def _upgrade(connection: sa.Connection, name: str) -> None:
    config = _config()
    _refuse_foreign(connection, name, ScriptDirectory.from_config(config))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    return config


def _refuse_foreign(connection: sa.Connection, name: str, script: ScriptDirectory) -> None:
    tables = set(sa.inspect(connection).get_table_names())
    if not tables:
        return
    revision = MigrationContext.configure(connection).get_current_revision()
    if revision is None or not tables >= OURS:
        raise StoreError(f"{name} is not a Fondaco database. Name another file, or move this one away.")
    try:
        script.get_revision(revision)
    except CommandError as error:
        raise StoreError(
            f"{name} was written by a newer Fondaco (tables {revision}). Update this program."
        ) from error


async def revision(database: Database) -> tuple[str | None, str | None]:
    """The tables a database has, and those this program has."""
    async with database.reading() as connection:
        current = await connection.run_sync(
            lambda sync: MigrationContext.configure(sync).get_current_revision()
        )
    return current, await asyncio.to_thread(newest)


def newest() -> str | None:
    return ScriptDirectory.from_config(_config()).get_current_head()
