"""Brings a database to the tables of this program, or says why it cannot be used."""

from dataclasses import dataclass
from functools import cache
from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError

from bot.store.database import Database
from bot.store.errors import StoreError
from bot.store.kinds import database_at

FOLDER = Path(__file__).parent / "migrations"
OURS = {"matches", "moves", "outbox"}


async def upgrade(database: Database) -> None:
    """Run the migrations that are missing, all in one transaction."""
    await database.reach()
    async with database.writing(in_turn="upgrade", unhurried=True) as connection:
        await connection.run_sync(_upgrade, database.name)
    await database.prepare()


def _upgrade(connection: sa.Connection, name: str) -> None:
    current = _check_ours(connection, name)
    if current == _newest():
        return
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    return config


@cache
def _migrations() -> ScriptDirectory:
    """The migrations of this program, read once."""
    return ScriptDirectory.from_config(_config())


def _newest() -> str | None:
    return _migrations().get_current_head()


def _check_ours(connection: sa.Connection, name: str) -> str | None:
    """Refuse a database that this program cannot use; which tables it has, None for an empty one."""
    tables = set(sa.inspect(connection).get_table_names())
    if not tables:
        return None
    revision = _current(connection)
    if revision is None or not tables >= OURS:
        raise StoreError(f"{name} is not a Fondaco database. Name another file, or move this one away.")
    try:
        _migrations().get_revision(revision)
    except CommandError as error:
        raise StoreError(
            f"{name} was written by a newer Fondaco, or before the first release (tables {revision}). "
            "Update this program, or name another file."
        ) from error
    return revision


@dataclass(frozen=True, slots=True)
class Examined:
    """How a database is; `current`: its tables are those of this program."""

    current: bool
    sentence: str


async def examine(target: str) -> Examined:
    """How an existing database is, without changing it; a StoreError when it cannot be used."""
    database = database_at(target)
    try:
        await database.reach()
        async with database.writing() as connection:
            current = await connection.run_sync(_check_ours, database.name)
        await database.check()
    finally:
        await database.close()
    state = "up to date" if current == _newest() else "will be updated at the next start"
    return Examined(current == _newest(), f"{database.name} can be written and is {state}")


def _current(connection: sa.Connection) -> str | None:
    """Which tables the database has, by the name of the migration that made them."""
    return MigrationContext.configure(connection).get_current_revision()
