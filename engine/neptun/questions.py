"""Questions put together only as far as somebody looks: several seats are asked at once, and few look."""

from collections.abc import Callable
from typing import Any, Protocol

from engine.choice import Answer, Choice
from engine.core import Decision
from engine.text import Text


class Asking(Protocol):
    """A choice that knows its prompt, and what the clock plays."""

    def prompt_and_default(self) -> tuple[Text, Answer | None]: ...


class Question(Decision):
    """A Decision whose choice, and the words around it, are made when somebody first reads them."""

    __slots__ = ("_make",)

    def __init__(
        self, key: str, make: Callable[[], Any], *, secret: bool = False, blocking: bool = True
    ) -> None:
        self.key = key
        self._make = make
        self.secret = secret
        self.blocking = blocking
        self.standing = False

    def __getattr__(self, name: str) -> Any:
        if name == "choice":
            self.choice: Choice = self._make()
        elif name in ("prompt", "default"):
            asking: Asking = self.choice  # type: ignore[assignment]  # what `_make` gives is both
            self.prompt, self.default = asking.prompt_and_default()
        else:
            raise AttributeError(f"a question has no {name!r}")
        return getattr(self, name)
