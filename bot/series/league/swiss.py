"""Swiss rounds: people with the same points sit together, and meet again only where it cannot be helped."""

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from itertools import combinations

from bot.series.league.pairing import Past, Round, assign_seats, sizes_for
from engine.rng import Rng

AGAIN = 10
"""What a second meeting costs: more than a table with the neighbouring points, less than one far away."""
REACH = 3
"""How many tables away people change places."""
PASSES = 20


def pair_swiss(
    people: Sequence[str],
    points: Mapping[str, Fraction],
    sizes: Sequence[int],
    past: Past,
    seed: str,
) -> Round:
    """The next round in seat order; byes go to those who had the fewest, then to those with fewest points."""
    rng = Rng(seed)
    order = list(people)
    rng.shuffle(order)
    tables = sizes_for(len(people), sizes, sizes[0])
    order.sort(key=lambda who: (past.byes.get(who, 0), points[who]))
    playing = order[len(people) - sum(tables) :]
    playing.sort(key=lambda who: -points[who])
    seated = iter(playing)
    made = [[next(seated) for _ in range(size)] for size in tables]
    _avoid_repeats(made, _ranks(points), past)
    return assign_seats([made], past)[0]


def _ranks(points: Mapping[str, Fraction]) -> dict[str, int]:
    """How many different numbers of points are above each person's."""
    levels = sorted(set(points.values()), reverse=True)
    return {who: levels.index(own) for who, own in points.items()}


def _avoid_repeats(tables: list[list[str]], ranks: Mapping[str, int], past: Past) -> None:
    """Swap people of near tables for as long as that lowers the cost."""

    def cost(table: Sequence[str]) -> int:
        return sum(
            (ranks[a] - ranks[b]) ** 2 + AGAIN * past.met.get(frozenset((a, b)), 0)
            for a, b in combinations(table, 2)
        )

    near = [(a, b) for a, b in combinations(range(len(tables)), 2) if b - a <= REACH]
    for _ in range(PASSES):
        gains = [_mend(tables[a], tables[b], cost) for a, b in near]
        if not any(gains):
            return


def _mend(first: list[str], other: list[str], cost: Callable[[Sequence[str]], int]) -> bool:
    """Make every swap between two tables that helps; whether there was one."""
    gained = False
    for i in range(len(first)):
        for j in range(len(other)):
            before = cost(first) + cost(other)
            first[i], other[j] = other[j], first[i]
            if cost(first) + cost(other) < before:
                gained = True
            else:
                first[i], other[j] = other[j], first[i]
    return gained
