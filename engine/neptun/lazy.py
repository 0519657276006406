"""A question with branches of which only one is looked into by whoever answers at once."""

from collections.abc import Callable, Sequence

from engine.choice import Answer, Branch, Choice, Lazy, OneOf
from engine.rng import Rng
from engine.text import Text


class LazyOneOf(Lazy, OneOf):
    """A OneOf that knows the ids that are free and looks into one; its branches get words when read."""

    __slots__ = ("_make", "free", "within")
    _lazy = "branches"

    def __init__(
        self,
        free: Sequence[str],
        within: Callable[[str], Choice],
        make: Callable[[], list[Branch]],
    ) -> None:
        self.free = free
        self.within = within
        self._make = make

    def problem(self, answer: Answer) -> Text | None:
        if isinstance(answer, dict) and len(answer) == 1:
            ((key, inner),) = answer.items()
            if key in self.free:
                return self.within(key).problem(inner)
        return super().problem(answer)

    def sample(self, rng: Rng) -> Answer:
        key = self.free[rng.below(len(self.free))]
        return {key: self.within(key).sample(rng)}
