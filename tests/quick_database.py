"""Databases without a thread of their own, for tests in which no other process writes into them.

`quick_database` answers at once, so that nothing else happens between asking and hearing: quick, and blind
to races. `yielding_database` answers some turns of the event loop later, as its seed says: what else is under
way goes on meanwhile, in another order for every seed and in the same one for the same seed.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

import aiosqlite.core

from engine.rng import Rng

MOST_TURNS = 12
"""How many turns of the event loop a statement takes: about as many as a request that arrives."""

Errand = tuple[Any, Callable[[], Any]]
"""Where the result goes, and what is to be done."""


def _run(errand: Errand) -> None:
    future, function = errand
    try:
        result = function()
    except BaseException as error:
        if future is None:
            raise
        if not future.done():
            future.set_exception(error)
    else:
        if future is not None and not future.done():
            future.set_result(result)


class _AtOnce:
    """Stands in for the queue to the database's thread."""

    def put_nowait(self, errand: Errand) -> None:
        _run(errand)


class _Later:
    """The same, with a pause before each statement; those of one connection keep their order."""

    def __init__(self, rng: Rng) -> None:
        self._rng = rng
        self._waiting: deque[Errand] = deque()

    def put_nowait(self, errand: Errand) -> None:
        self._waiting.append(errand)
        if len(self._waiting) == 1:
            self._wait(self._rng.between(1, MOST_TURNS))

    def _wait(self, turns: int) -> None:
        try:
            asyncio.get_running_loop().call_soon(self._go_on, turns - 1)
        except RuntimeError:  # collected when no loop runs any longer
            self._go_on(0)

    def _go_on(self, turns: int) -> None:
        if turns:
            self._wait(turns)
            return
        _run(self._waiting[0])
        self._waiting.popleft()
        if self._waiting:
            self._wait(self._rng.between(1, MOST_TURNS))


class _NoThread:
    def __init__(self, **_: Any) -> None:
        pass

    def start(self) -> None:
        pass


@contextmanager
def _without_thread(queue: Callable[[], object]) -> Iterator[None]:
    with (
        patch.object(aiosqlite.core, "SimpleQueue", queue),
        patch.object(aiosqlite.core, "Thread", _NoThread),
        patch("bot.store.sqlite.SYNCHRONOUS", "OFF"),
    ):
        yield


@contextmanager
def quick_database() -> Iterator[None]:
    with _without_thread(_AtOnce):
        yield


@contextmanager
def yielding_database(seed: str) -> Iterator[None]:
    rng = Rng(seed)
    with _without_thread(lambda: _Later(rng)):
        yield
