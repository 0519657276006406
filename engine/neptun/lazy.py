"""Questions of which whoever answers at once reads but a part; the rest is made when somebody looks."""

from collections.abc import Callable, Sequence
from typing import Any

from engine.choice import Answer, Branch, Choice, Lazy, OneOf
from engine.core import Decision
from engine.rng import Rng
from engine.text import Text


class LazyOneOf(Lazy, OneOf):
    """A OneOf that knows the ids that are free; its branches are put into words when somebody reads them."""

    __slots__ = ("free",)
    _lazy = "branches"
    free: Sequence[str]

    def within(self, key: str) -> Choice:
        """The choice of a free branch."""
        raise NotImplementedError

    def _make(self) -> list[Branch]:
        raise NotImplementedError

    def problem(self, answer: Answer) -> Text | None:
        if isinstance(answer, dict) and len(answer) == 1:
            ((key, inner),) = answer.items()
            if key in self.free:
                return self.within(key).problem(inner)
        return super().problem(answer)

    def sample(self, rng: Rng) -> Answer:
        key = self.free[rng.below(len(self.free))]
        return {key: self.within(key).sample(rng)}


class LazyPrompt(Decision):
    """A Decision whose prompt and default are made when somebody reads them: a player needs neither."""

    __slots__ = ("_make",)

    def __init__(
        self,
        key: str,
        choice: Choice,
        make: Callable[[], tuple[Text, Answer]],
        secret: bool = False,
        standing: bool = False,
    ) -> None:
        self.key = key
        self.choice = choice
        self._make = make
        self.secret = secret
        self.blocking = True
        self.standing = standing

    def __getattr__(self, name: str) -> Any:
        if name not in ("prompt", "default"):
            raise AttributeError(f"{type(self).__name__} has no {name!r}")
        self.prompt, self.default = self._make()
        return getattr(self, name)
