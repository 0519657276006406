"""Randomness that belongs to the match: a seed, a counter and a hash, nothing else."""

import hashlib
import struct
from collections.abc import MutableSequence, Sequence
from typing import TypeVar

T = TypeVar("T")

_BITS = 32
_DRAWS = 1 << _BITS
_MASK = _DRAWS - 1
_BLOCK = 16
"""How many draws one hash gives: hashing is what costs, so each hash is used up before the next."""
_unpack = struct.Struct(f"<{_BLOCK}I").unpack


def commitment(seed: str) -> str:
    """What is shown at the start, so that anyone can check the seed shown at the end."""
    return hashlib.sha256(seed.encode()).hexdigest()


class Rng:
    """Counter-based: the same seed and count always give the same draws, on every machine."""

    __slots__ = ("_base", "_draws", "count", "seed")

    def __init__(self, seed: str, count: int = 0) -> None:
        self.seed = seed
        self.count = count
        self._base = hashlib.blake2b(seed.encode())
        self._draws: list[int] = []

    def below(self, n: int) -> int:
        """A whole number from 0 to n-1, every one equally likely; n is at most 2³²."""
        if n == 1:
            return 0
        while True:
            draws = self._draws or self._next_draws()
            self.count += 1
            scaled = draws.pop() * n
            rest = scaled & _MASK
            # The lowest rests come up once too often, unless n divides the draws: those are drawn again.
            if rest >= n or rest >= _DRAWS % n:
                return scaled >> _BITS

    def _next_draws(self) -> list[int]:
        """The draws of the block that `count` is in, the next one last."""
        block, used = divmod(self.count, _BLOCK)
        hashed = self._base.copy()
        hashed.update(block.to_bytes(8, "little"))
        self._draws = list(_unpack(hashed.digest())[: used - 1 if used else None : -1])
        return self._draws

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
        whole = len(pool)
        for i in range(count):
            j = i + self.below(whole - i)
            pool[i], pool[j] = pool[j], pool[i]
        return pool[:count]

    def fork(self, label: str) -> "Rng":
        """A generator of its own that leaves this one untouched."""
        return Rng(f"{self.seed}/{self.count}/{label}")
