"""What one may do in the trade phase, each deed put together when somebody looks at it."""

from functools import partial
from typing import TypeAlias

from engine.choice import Answer, Branch, Lazy, OneOf
from engine.rng import Rng
from engine.text import Text

Deed: TypeAlias = Branch | partial[Branch]
"""A branch, or how to make one that is not blocked."""


class Deeds(Lazy, OneOf):
    """A OneOf that makes only those of its branches that are looked at."""

    __slots__ = ("_deeds",)
    _lazy = "branches"

    def __init__(self, deeds: dict[str, Deed]) -> None:
        self._deeds = deeds

    def _make(self) -> list[Branch]:
        return [self._branch(key) for key in self._deeds]

    def _branch(self, key: str) -> Branch:
        deed = self._deeds[key]
        if isinstance(deed, partial):
            deed = self._deeds[key] = deed()
        return deed

    def problem(self, answer: Answer) -> Text | None:
        if isinstance(answer, dict) and len(answer) == 1:
            (key,) = answer
            if key in self._deeds:
                branch = self._branch(key)
                return branch.blocked or branch.choice.problem(answer[key])
        return super().problem(answer)

    def sample(self, rng: Rng) -> Answer:
        free = [key for key, deed in self._deeds.items() if isinstance(deed, partial) or deed.blocked is None]
        key = free[rng.below(len(free))]
        return {key: self._branch(key).choice.sample(rng)}
