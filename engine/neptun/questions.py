"""Questions put together only as far as somebody looks: several seats are asked at once, and few look."""

from collections.abc import Callable
from typing import Any, Protocol

from engine.choice import Answer
from engine.core import Decision
from engine.text import Text


class Asking(Protocol):
    """A choice that knows its prompt, and what the clock plays."""

    def prompt_and_default(self) -> tuple[Text, Answer | None]: ...


class Question(Decision):
    """A Decision whose choice, and the words around it, are made when somebody first reads them.

    A subclass says its key, and what else is always the same.
    """

    __slots__ = ("_make",)
    secret = False
    blocking = True
    standing = False

    def __init__(self, make: Callable[[], Any]) -> None:
        self._make = make

    def __getattr__(self, name: str) -> Any:
        if name == "choice":
            choice = self.choice = self._make()
            return choice
        if name in ("prompt", "default"):
            asking: Asking = self.choice  # type: ignore[assignment]  # what `_make` gives is both
            self.prompt, self.default = asking.prompt_and_default()
            return getattr(self, name)
        raise AttributeError(f"a question has no {name!r}")
