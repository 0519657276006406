"""Randomness that belongs to the match: a seed, a counter and a hash, nothing else."""

import hashlib
from collections.abc import MutableSequence, Sequence
from typing import TypeVar

T = TypeVar("T")

_DRAWS = 1 << 64


def commitment(seed: str) -> str:
    """What is shown at the start, so that anyone can check the seed shown at the end."""
    return hashlib.sha256(seed.encode()).hexdigest()


class Rng:
    """Counter-based: the same seed and count always give the same draws, on every machine."""

    __slots__ = ("_base", "count", "seed")

    def __init__(self, seed: str, count: int = 0) -> None:
        self.seed = seed
        self.count = count
        self._base = hashlib.blake2b(seed.encode(), digest_size=8)

    def below(self, n: int) -> int:
        """A whole number from 0 to n-1, every one equally likely."""
        limit = _DRAWS - _DRAWS % n
        while True:
            self.count += 1
            draw = self._base.copy()
            draw.update(self.count.to_bytes(8, "little"))
            value = int.from_bytes(draw.digest(), "little")
            if value < limit:
                return value % n

    def between(self, low: int, high: int) -> int:
        """A whole number from low to high, both included."""
        return low + self.below(high - low + 1)

    def die(self, sides: int = 6) -> int:
        return 1 + self.below(sides)

    def chance(self, part: int, whole: int) -> bool:
        """True in `part` of `whole` cases."""
        return self.below(whole) < part

    def pick(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def shuffle(self, items: MutableSequence[T]) -> None:
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def some(self, items: Sequence[T], count: int) -> list[T]:
        """`count` different items, in random order."""
        pool = list(items)
        for i in range(count):
            j = i + self.below(len(pool) - i)
            pool[i], pool[j] = pool[j], pool[i]
        return pool[:count]

    def fork(self, label: str) -> "Rng":
        """A generator of its own that leaves this one untouched."""
        return Rng(f"{self.seed}/{self.count}/{label}")
