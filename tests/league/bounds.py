"""What no schedule can beat, so that the quality of a pairing can be measured."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from math import comb


def count_different_pairs(rounds: Sequence[Sequence[Sequence[str]]]) -> int:
    """How many different pairs meet."""
    return len({frozenset(pair) for made in rounds for table in made for pair in combinations(table, 2)})


def most_different_pairs(people: int, rounds: Sequence[Sequence[Sequence[str]]]) -> int:
    """No schedule in which everyone plays as often at such tables lets more pairs meet.

    Three bounds, the least of which holds: all pairs there are; half of what each could meet, had they met
    nobody twice; and round by round, all that sit together less those who must sit together again.
    """
    others: Counter[str] = Counter()
    for made in rounds:
        for table in made:
            others.update(dict.fromkeys(table, len(table) - 1))
    each = sum(min(people - 1, count) for count in others.values()) // 2
    sizes = [sorted(map(len, made)) for made in rounds]
    fresh = sum(
        _pairs(now) - (_again(now, before, people) if before else 0)
        for before, now in zip([[], *sizes], sizes, strict=False)
    )
    return min(comb(people, 2), each, fresh)


def _pairs(sizes: Sequence[int]) -> int:
    return sum(comb(size, 2) for size in sizes)


def _again(now: Sequence[int], before: Sequence[int], people: int) -> int:
    """Pairs of the last round that meet again at once, at the very least.

    Of a table larger than there were tables before, some come from the same one (the pigeonhole principle);
    those who rested come from none of them, and are best put where most would meet again.
    """
    rested = people - sum(before)
    tables = list(now)
    for _ in range(rested):
        fullest = max(range(len(tables)), key=lambda i: tables[i], default=None)
        if fullest is not None and tables[fullest]:
            tables[fullest] -= 1
    return sum(_crowd(size, len(before)) for size in tables)


def _crowd(size: int, origins: int) -> int:
    """Pairs with the same origin among so many people, spread as evenly as can be."""
    each, more = divmod(size, origins)
    return more * comb(each + 1, 2) + (origins - more) * comb(each, 2)
