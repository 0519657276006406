"""A question with branches of which whoever answers at once looks into one only."""

from collections.abc import Sequence

from engine.choice import Answer, Branch, Choice, Lazy, OneOf
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
