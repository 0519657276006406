"""Values that are put together when someone first reads them: most branches and words never are.

A maker may read the state: a question belongs to its position, and is not read after the next move.
"""

from abc import ABC, abstractmethod
from dataclasses import fields
from typing import TYPE_CHECKING, Any, ClassVar


class MadeLater:
    """Has fields that may be given as a callable: they are what it returns when someone first reads them.

    Comparing, copying and encoding read them, too.
    """

    __slots__ = ("_choice", "_default", "_facts", "_label", "_moment", "_note", "_prompt", "_start")

    if not TYPE_CHECKING:  # else every name would pass for a field

        def __getattr__(self, name: str) -> Any:
            maker = _MAKERS.get(name)
            if maker is None:
                raise AttributeError(f"{type(self).__name__} has no {name!r}")
            value = getattr(self, maker)()
            setattr(self, name, value)
            return value


_MAKERS = {slot.removeprefix("_"): slot for slot in MadeLater.__slots__}
"""Where the callable for a field is."""


class Lazy(ABC):
    """Fills some of its fields when someone first reads one of them."""

    __slots__ = ()
    _lazy: ClassVar[tuple[str, ...]]

    @abstractmethod
    def _fill(self) -> None:
        """Set every field of `_lazy`."""

    def __getattr__(self, name: str) -> Any:
        if name not in self._lazy:
            raise AttributeError(f"{type(self).__name__} has no {name!r}")
        self._fill()
        return getattr(self, name)


def same_fields(kind: type[Any], value: Any, other: object) -> bool:
    """Whether another value of this dataclass, lazy or not, has the same in every field."""
    return isinstance(other, kind) and all(
        getattr(value, part.name) == getattr(other, part.name) for part in fields(kind)
    )
