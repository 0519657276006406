"""Values that are worked out once."""

from collections.abc import Callable
from typing import Any, Generic, TypeVar

K = TypeVar("K")
V = TypeVar("V")
Owner = TypeVar("Owner")


class Memo(dict[K, V]):
    """Values by what they depend on, each worked out once; reading a known one costs no call.

    For what is kept long: a memo and the object whose method fills it keep each other alive until Python
    looks for such circles.
    """

    __slots__ = ("_work_out",)

    def __init__(self, work_out: Callable[[K], V]) -> None:
        self._work_out = work_out

    def __missing__(self, key: K) -> V:
        value = self[key] = self._work_out(key)
        return value


class Once(Generic[Owner, V]):
    """A property that is worked out when it is first read: `functools.cached_property` without the lock that
    it takes up to Python 3.11, which costs more than most of what bots work out."""

    def __init__(self, work_out: Callable[[Owner], V]) -> None:
        self._work_out = work_out
        self._name = work_out.__name__

    def __get__(self, owner: Owner, kind: Any) -> V:
        value = owner.__dict__[self._name] = self._work_out(owner)
        return value
