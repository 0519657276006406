"""What a seat has settled or holds for itself, and how the core notices that it acts in another seat's move.

While an answer is applied, what is read of another seat through here decides what happens next, so the mover
learns of it, and the move cannot be undone freely. It counts as read whatever it is, so that neither the undo
on offer nor a warning before the move tells anything about it.
"""

from collections.abc import Callable, ItemsView, Iterator, KeysView, ValuesView
from contextvars import ContextVar, Token
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar, get_args

from pydantic import GetCoreSchemaHandler
from pydantic_core import CoreSchema, core_schema

from engine.text import Seat

T = TypeVar("T")
D = TypeVar("D")
P = ParamSpec("P")
Owner = TypeVar("Owner")


class Watch:
    """While it is open: whose answer is applied, and whether it made use of what another seat hides."""

    __slots__ = ("_before", "mover", "used")

    def __init__(self, mover: Seat) -> None:
        self.mover = mover
        self.used = False

    def __enter__(self) -> "Watch":
        self._before: Token[Watch | None] = _open_watch.set(self)
        return self

    def __exit__(self, *_error: object) -> None:
        _open_watch.reset(self._before)


_open_watch: ContextVar[Watch | None] = ContextVar("open_watch", default=None)


def note_use(owner: Seat | None) -> None:
    """Something that this seat hides is about to be read; None: that of any seat."""
    watch = _open_watch.get()
    if watch is not None and watch.mover != owner:
        watch.used = True


def hidden(
    read: Callable[Concatenate[Owner, Seat, P], T],
) -> Callable[Concatenate[Owner, Seat, P], T]:
    """For a method that returns what only the seat named first may know."""

    @wraps(read)
    def noted(self: Owner, seat: Seat, /, *args: P.args, **named: P.kwargs) -> T:
        note_use(seat)
        return read(self, seat, *args, **named)

    return noted


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

    def items(self) -> ItemsView[Seat, T]:
        self._note_all()
        return super().items()

    def values(self) -> ValuesView[T]:
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
        return core_schema.no_info_after_validator_function(cls, handler.generate_schema(dict[Seat, value]))


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

    def keys(self) -> KeysView[Seat]:
        self._note_all()
        return super().keys()

    def _note_all(self) -> None:
        note_use(None)
