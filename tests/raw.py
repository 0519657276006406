"""A database read past the host, whatever kind it is."""

import sqlite3
from typing import Any, Protocol

from tests import postgres


class Raw(Protocol):
    """An open connection of one's own."""

    def rows(self, query: str, *values: Any) -> list[tuple[Any, ...]]: ...

    def close(self) -> None: ...


class RawFile:
    """A file, by a connection of one's own."""

    def __init__(self, file: str) -> None:
        self._connection = sqlite3.connect(file)

    def rows(self, query: str, *values: Any) -> list[tuple[Any, ...]]:
        found = self._connection.execute(query, values).fetchall()
        self._connection.commit()
        return found

    def close(self) -> None:
        self._connection.close()


def raw(target: str) -> Raw:
    """The database that a host is told of in these words."""
    return postgres.Reader(target) if "://" in target else RawFile(target)


def rows(target: object, query: str, *values: Any) -> list[tuple[Any, ...]]:
    """What the database says; `?` stands for a value."""
    opened = raw(str(target))
    try:
        return opened.rows(query, *values)
    finally:
        opened.close()
