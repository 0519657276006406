"""Who meets whom: tables so that everyone meets as many different people as possible, seats balanced.

Rounds are filled at random and mended by swapping two people of a round for as long as that lowers the sum
of squares of how often each pair meets, all rounds at once, from several beginnings; the best is kept. That
is the usual local search for the social golfer problem. Squares make a second meeting dear and a third one
dearer, so meetings spread as evenly as they can.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, permutations
from math import comb

from engine.rng import Rng

Pair = frozenset[str]
Round = list[list[str]]

BEGINNINGS = 6
PASSES = 30


@dataclass(frozen=True, slots=True)
class Past:
    """What was played so far: meetings, seats held, and byes."""

    met: Mapping[Pair, int]
    sat: Mapping[tuple[str, int], int]
    byes: Mapping[str, int]


NOTHING = Past({}, {}, {})


def sizes_for(people: int, sizes: Sequence[int], wish: int) -> list[int]:
    """Tables for this many people: as few byes as possible, then as near to the wished size as possible."""
    best: dict[int, tuple[int, list[int]]] = {0: (0, [])}
    for count in range(1, people + 1):
        ways = [
            (cost + (size - wish) ** 2, [*tables, size])
            for size in sizes
            if (known := best.get(count - size)) is not None
            for cost, tables in [known]
        ]
        if ways:
            best[count] = min(ways, key=lambda way: (way[0], len(way[1]), way[1]))
    return sorted(best[max(best)][1], reverse=True)


def past_of(tables: Iterable[Sequence[str]], byes: Iterable[str] = ()) -> Past:
    """The past as it follows from tables with their people in seat order."""
    met: Counter[Pair] = Counter()
    sat: Counter[tuple[str, int]] = Counter()
    for table in tables:
        met.update(frozenset(pair) for pair in combinations(table, 2))
        sat.update((who, seat) for seat, who in enumerate(table))
    return Past(met, sat, Counter(byes))


def plan(people: Sequence[str], sizes: Sequence[int], wish: int, rounds: int, past: Past, seed: str) -> Round:
    """The next round of as many as are still to be played, in seat order; who is not in it has a bye."""
    return schedule(people, sizes, wish, rounds, past, seed)[0]


def schedule(
    people: Sequence[str], sizes: Sequence[int], wish: int, rounds: int, past: Past, seed: str
) -> list[Round]:
    """All rounds to come, each in seat order."""
    rng = Rng(seed)
    tables = sizes_for(len(people), sizes, wish)
    playing = _with_byes(people, sum(tables), rounds, past, rng)
    tries = [_search(playing, tables, past, rng) for _ in range(BEGINNINGS)]
    best = min(tries, key=lambda made: _cost(made, past))
    return _seated(best, past)


def _with_byes(people: Sequence[str], seats: int, rounds: int, past: Past, rng: Rng) -> list[list[str]]:
    """Who plays in which round: byes go to those who had the fewest."""
    byes = Counter({who: past.byes.get(who, 0) for who in people})
    playing: list[list[str]] = []
    for _ in range(rounds):
        order = list(people)
        rng.shuffle(order)
        order.sort(key=lambda who: byes[who])
        resting = order[: len(people) - seats]
        byes.update(resting)
        playing.append([who for who in people if who not in resting])
    return playing


def _search(playing: Sequence[Sequence[str]], tables: Sequence[int], past: Past, rng: Rng) -> list[Round]:
    rounds = [_dealt(people, tables, rng) for people in playing]
    met = Counter(past.met)
    for made in rounds:
        met.update(_pairs(made))
    for _ in range(PASSES):
        gains = [_mend(made, met) for made in rounds]
        if not any(gains):
            break
    return rounds


def _dealt(people: Sequence[str], tables: Sequence[int], rng: Rng) -> Round:
    order = list(people)
    rng.shuffle(order)
    made: Round = []
    for size in tables:
        made.append(order[:size])
        order = order[size:]
    return made


def _mend(made: Round, met: Counter[Pair]) -> bool:
    """Swap people between tables wherever fewer meet again; whether anything was gained."""
    gained = False
    for one, other in combinations(range(len(made)), 2):
        for i in range(len(made[one])):
            for j in range(len(made[other])):
                if _gain(made[one], i, made[other], j, met) > 0:
                    _swap(made[one], i, made[other], j, met)
                    gained = True
    return gained


def _gain(one: list[str], i: int, other: list[str], j: int, met: Counter[Pair]) -> int:
    """By how much the sum of squares falls: a pair met n times costs 2n-1 less without one meeting."""
    a, b = one[i], other[j]
    less = sum(2 * met[frozenset((a, x))] - 1 for x in one if x != a)
    less += sum(2 * met[frozenset((b, x))] - 1 for x in other if x != b)
    more = sum(2 * met[frozenset((b, x))] + 1 for x in one if x != a)
    more += sum(2 * met[frozenset((a, x))] + 1 for x in other if x != b)
    return less - more


def _swap(one: list[str], i: int, other: list[str], j: int, met: Counter[Pair]) -> None:
    for table, at in ((one, i), (other, j)):
        met.subtract(frozenset((table[at], x)) for x in table if x != table[at])
    one[i], other[j] = other[j], one[i]
    for table, at in ((one, i), (other, j)):
        met.update(frozenset((table[at], x)) for x in table if x != table[at])


def _seated(rounds: Sequence[Round], past: Past) -> list[Round]:
    """Everyone where they have sat least, table by table."""
    sat = Counter(past.sat)
    made: list[Round] = []
    for tables in rounds:
        seated = [min(permutations(table), key=lambda order: _seat_cost(order, sat)) for table in tables]
        sat.update((who, seat) for order in seated for seat, who in enumerate(order))
        made.append([list(order) for order in seated])
    return made


def _seat_cost(order: Sequence[str], sat: Mapping[tuple[str, int], int]) -> int:
    return sum(2 * sat.get((who, seat), 0) + 1 for seat, who in enumerate(order))


def _pairs(made: Round) -> list[Pair]:
    return [frozenset(pair) for table in made for pair in combinations(table, 2)]


def _cost(rounds: Sequence[Round], past: Past) -> int:
    met = Counter(past.met)
    for made in rounds:
        met.update(_pairs(made))
    return sum(count * count for count in met.values())


# --- how good a schedule is -------------------------------------------------------------------------------


def different(rounds: Sequence[Round]) -> int:
    """How many different pairs meet."""
    return len({pair for made in rounds for pair in _pairs(made)})


def bound(people: int, rounds: Sequence[Round]) -> int:
    """No schedule in which everyone plays as often at such tables lets more pairs meet.

    A person meets nobody twice, or everybody; half the sum over all people, and no more than all pairs.
    """
    seats: Counter[str] = Counter()
    for made in rounds:
        for table in made:
            seats.update(dict.fromkeys(table, len(table) - 1))
    return min(comb(people, 2), sum(min(people - 1, others) for others in seats.values()) // 2)
