"""What columns hold, so that both kinds of database store and sort the same."""

from typing import Any

import sqlalchemy as sa


def short_text(length: int) -> sa.types.TypeEngine[Any]:
    """A few letters, compared byte by byte. SQLite takes the length for a remark, so nobody holds to it."""
    return sa.String(length).with_variant(sa.Text(collation="C"), "postgresql")


def counter() -> sa.types.TypeEngine[Any]:
    """A number that the database counts up for ever."""
    return sa.BigInteger().with_variant(sa.Integer(), "sqlite")
