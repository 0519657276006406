"""Which kind of database an address means."""

from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.exc import ArgumentError

from bot.store.database import Database
from bot.store.errors import StoreError
from bot.store.sqlite import SqliteFile

POSTGRES = ("postgresql+asyncpg", "postgresql", "postgres")
"""How an address of a PostgreSQL database may begin."""


def database_at(target: str) -> Database:
    """`target` is the name of a file, or postgresql+asyncpg://user:password@machine/database."""
    if "://" not in target:
        return SqliteFile(Path(target))
    kind = target.partition("://")[0]
    if kind not in POSTGRES:
        raise StoreError(
            f"{kind} is no kind of database that Fondaco knows. Name a file, or "
            "postgresql+asyncpg://user:password@machine/database."
        )
    try:
        address = sa.make_url(target).set(drivername=POSTGRES[0])
    except (ArgumentError, ValueError) as error:
        raise StoreError(
            "the address of the database cannot be read. Write it as "
            "postgresql+asyncpg://user:password@machine/database."
        ) from error
    try:
        from bot.store.postgres import PostgresServer
    except ModuleNotFoundError as error:
        raise StoreError(
            "PostgreSQL is reached with asyncpg, which is not installed. "
            "Install Fondaco with it: pip install 'fondaco[postgres]'."
        ) from error
    return PostgresServer(address)


def name_of(target: str) -> str:
    """How a database is called in words: a whole path, or an address without its password."""
    if "://" in target:
        return sa.make_url(target).render_as_string(hide_password=True)
    return str(Path(target).absolute())
