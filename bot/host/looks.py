"""One look at the database for one request: what it has read once, it does not ask for again."""

from collections.abc import Awaitable, Callable, Hashable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any, TypeVar

T = TypeVar("T")


class Look:
    """What one request has read so far."""

    def __init__(self) -> None:
        self.tables: set[str] = set()
        """The tables that were compared with the database."""
        self.values: dict[Hashable, Any] = {}


_PRESENT: ContextVar[list[Look]] = ContextVar("look")
"""The look of this request, in a list that is emptied at its end: later tasks look by themselves."""


@contextmanager
def one_look() -> Iterator[None]:
    """While a request is answered. What this process changes meanwhile is seen; what another one changes is
    seen when something is written."""
    present = [Look()]
    before = _PRESENT.set(present)
    try:
        yield
    finally:
        present.clear()
        _PRESENT.reset(before)


def end_look() -> None:
    """From here on this request waits for what others do, and has to look again and again."""
    _PRESENT.get([]).clear()


def present_look() -> Look | None:
    return next(iter(_PRESENT.get([])), None)


async def read_once(key: Hashable, read: Callable[[], Awaitable[T]]) -> T:
    """What this request has read under this key, or reads now."""
    look = present_look()
    if look is None:
        return await read()
    if key not in look.values:
        look.values[key] = await read()
    value: T = look.values[key]
    return value


def read_again(key: Hashable) -> None:
    """It was changed: the next request reads it again."""
    if look := present_look():
        look.values.pop(key, None)
