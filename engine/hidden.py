"""What a seat has settled or holds for itself, and how the core notices that it acts in another seat's move.

While an answer is applied, what is read of another seat through here decides what happens next, so the mover
learns of it, and the move cannot be undone freely. It counts as read whatever it is, so that neither the undo
on offer nor a warning before the move tells anything about it.
"""

from collections.abc import Callable, Iterator
from contextvars import ContextVar
from functools import wraps
from typing import TYPE_CHECKING, Any, TypeVar, get_args

from pydantic import GetCoreSchemaHandler
from pydantic_core import CoreSchema, core_schema

from engine.text import Seat

if TYPE_CHECKING:
    from _collections_abc import dict_items, dict_keys, dict_values

T = TypeVar("T")
Owner = TypeVar("Owner")


class Watch:
    """Whose answer is being applied, and whether it has shown what is hidden from that seat."""

    __slots__ = ("mover", "shown")

    def __init__(self, mover: Seat | None) -> None:
        self.mover = mover
        self.shown = False


_open: ContextVar[Watch | None] = ContextVar("watch", default=None)
open_watch = _open.set
"""Note what is used from now on; what it returns closes the watch."""
close_watch = _open.reset


def note_use(owner: Seat | None) -> None:
    """Something that this seat hides is about to be read; None: that of any seat."""
    watch = _open.get()
    if watch is not None and watch.mover != owner:
        watch.shown = True


def hidden(read: Callable[[Owner, Seat], T]) -> Callable[[Owner, Seat], T]:
    """For a method that returns what only this seat may know."""

    @wraps(read)
    def note_and_read(self: Owner, seat: Seat) -> T:
        note_use(seat)
        return read(self, seat)

    return note_and_read


class Sealed(dict[Seat, T]):
    """By seat, an answer that waits for its time. Everyone sees who has given one, nobody what it is."""

    __slots__ = ()

    def __getitem__(self, seat: Seat) -> T:
        note_use(seat)
        return super().__getitem__(seat)

    def get(self, seat: Seat, default: Any = None) -> Any:
        if dict.__contains__(self, seat):
            note_use(seat)
        return super().get(seat, default)

    def pop(self, seat: Seat, *default: Any) -> Any:
        if dict.__contains__(self, seat):
            note_use(seat)
        return super().pop(seat, *default)

    def items(self) -> "dict_items[Seat, T]":
        self._note_all()
        return super().items()

    def values(self) -> "dict_values[Seat, T]":
        self._note_all()
        return super().values()

    def __iter__(self) -> Iterator[Seat]:
        """Of its own, so that a plain copy asks for each part rather than taking all at once."""
        return super().__iter__()

    def peek(self, seat: Seat) -> T | None:
        """The same without a trace: only where nothing that other seats see depends on it."""
        return super().get(seat)

    def _note_all(self) -> None:
        for seat in dict.keys(self):
            note_use(seat)

    @classmethod
    def __get_pydantic_core_schema__(cls, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        (value,) = get_args(source)
        parts = core_schema.dict_schema(core_schema.int_schema(), handler.generate_schema(value))
        return core_schema.no_info_after_validator_function(cls, parts)


class Kept(Sealed[T]):
    """By seat, what it has settled beforehand. Nobody else knows who has: that there is nothing tells too."""

    __slots__ = ()

    def get(self, seat: Seat, default: Any = None) -> Any:
        note_use(seat)
        return dict.get(self, seat, default)

    def pop(self, seat: Seat, *default: Any) -> Any:
        note_use(seat)
        return dict.pop(self, seat, *default)

    def __contains__(self, seat: object) -> bool:
        note_use(seat if isinstance(seat, int) else None)
        return super().__contains__(seat)

    def __iter__(self) -> Iterator[Seat]:
        self._note_all()
        return super().__iter__()

    def __len__(self) -> int:
        self._note_all()
        return super().__len__()

    def keys(self) -> "dict_keys[Seat, T]":
        self._note_all()
        return super().keys()

    def _note_all(self) -> None:
        note_use(None)
