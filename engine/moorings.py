"""Which berth of its place a ship has. It keeps it until it sails, even when others come or go."""

from collections.abc import Iterable
from itertools import count


def free_berth(taken: Iterable[int]) -> int:
    """The first berth that no other ship has."""
    others = set(taken)
    return next(berth for berth in count() if berth not in others)
