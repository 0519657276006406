"""A database that answers in the same thread, at once: for tests in which nobody else writes into it."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

import aiosqlite.core


class _AtOnce:
    """Stands in for the queue to the database's thread."""

    def put_nowait(self, item: tuple[Any, Any]) -> None:
        future, function = item
        try:
            result = function()
        except BaseException as error:
            if future is None:
                raise
            future.set_exception(error)
        else:
            if future is not None:
                future.set_result(result)


class _NoThread:
    def __init__(self, **_: Any) -> None:
        pass

    def start(self) -> None:
        pass


@contextmanager
def quick_database() -> Iterator[None]:
    with (
        patch.object(aiosqlite.core, "SimpleQueue", _AtOnce),
        patch.object(aiosqlite.core, "Thread", _NoThread),
        patch("bot.store.sqlite.SYNCHRONOUS", "OFF"),
    ):
        yield
