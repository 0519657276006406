"""What one may do in the trade phase, each deed put together when somebody looks at it."""

from functools import partial
from typing import TypeAlias

from engine.choice import Branch, Choice
from engine.lazy import LazyOneOf

Deed: TypeAlias = Branch | partial[Branch]
"""A branch, or how to make one that is not blocked."""


class Deeds(LazyOneOf):
    """A OneOf that makes only those of its branches that are looked at."""

    __slots__ = ("_deeds",)

    def __init__(self, deeds: dict[str, Deed]) -> None:
        self._deeds = deeds
        self.free = [key for key, deed in deeds.items() if isinstance(deed, partial) or deed.blocked is None]

    def within(self, key: str) -> Choice:
        return self._branch(key).choice

    def all_branches(self) -> list[Branch]:
        return [self._branch(key) for key in self._deeds]

    def _branch(self, key: str) -> Branch:
        deed = self._deeds[key]
        if isinstance(deed, partial):
            deed = self._deeds[key] = deed()
        return deed
