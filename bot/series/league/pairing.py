"""Pairing: tables at which everyone meets as many different people as possible, with balanced seats.

Rounds are filled at random and mended by swapping two people of a round for as long as that lowers the cost,
all rounds at once; then one round is shaken and mended again, many times, and the best is kept. That is
iterated local search on the social golfer problem. A pair that never meets costs 2, one that meets n times
the square of n: a second meeting is dear and a third one dearer, so meetings spread as far as they can.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, permutations

from engine.rng import Rng

Pair = frozenset[str]
Round = list[list[str]]
Tables = list[list[int]]
"""A round with people by their numbers."""
Met = list[list[int]]
"""How often each met each."""

MOST = 1000
"""The most meetings of two people that are counted."""
COST = [count * count or 2 for count in range(MOST)]
"""What a pair costs, by how often the two meet."""
LESS = [0, *(COST[count] - COST[count - 1] for count in range(1, MOST))]
"""What a meeting less saves, by how often the two meet."""
MORE = [COST[count + 1] - COST[count] for count in range(MOST - 1)]
"""What a meeting more costs."""

PASSES = 30
SHAKEN = 3
"""Swaps made at random before a round is mended again."""
EFFORT = 60_000
"""Swaps that are weighed at most; a league's division needs a few thousand."""


@dataclass(frozen=True, slots=True)
class Past:
    """What was played so far: meetings, seats held, and byes."""

    met: Mapping[Pair, int]
    sat: Mapping[tuple[str, int], int]
    byes: Mapping[str, int]


NOTHING = Past({}, {}, {})


def _least_cost(counts: Sequence[int], meetings: int) -> int:
    """What a schedule costs at the very least: each of these meetings goes to a pair that met least."""
    levels = Counter(counts)
    while meetings and levels:
        low = min(levels)
        raised = min(levels[low], meetings)
        levels[low] -= raised
        levels[low + 1] += raised
        meetings -= raised
        if not levels[low]:
            del levels[low]
    return sum(COST[count] * pairs for count, pairs in levels.items())


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


def pair_next_round(
    people: Sequence[str], sizes: Sequence[int], wish: int, rounds: int, past: Past, seed: str
) -> Round:
    """The next round of as many as are still to be played, in seat order; who is not in it has a bye."""
    return pair_all_rounds(people, sizes, wish, rounds, past, seed)[0]


def pair_all_rounds(
    people: Sequence[str], sizes: Sequence[int], wish: int, rounds: int, past: Past, seed: str
) -> list[Round]:
    """All rounds to come, each in seat order."""
    rng = Rng(seed)
    tables = sizes_for(len(people), sizes, wish)
    playing = _players_by_round(people, sum(tables), rounds, past, rng)
    number = {who: i for i, who in enumerate(people)}
    met = [[past.met.get(frozenset((a, b)), 0) if a != b else 0 for b in people] for a in people]
    tables_by_round = _Search(met, rng).best(
        [[number[who] for who in players] for players in playing], tables
    )
    made = [[[people[i] for i in table] for table in round_tables] for round_tables in tables_by_round]
    return assign_seats(made, past)


def _players_by_round(
    people: Sequence[str], seats: int, rounds: int, past: Past, rng: Rng
) -> list[list[str]]:
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


class _Search:
    """Iterated local search over all rounds at once; `met` counts what was and what is planned."""

    def __init__(self, met: Met, rng: Rng) -> None:
        self.met = met
        self.rng = rng
        self.weighed = 0

    def best(self, playing: Sequence[Sequence[int]], sizes: Sequence[int]) -> list[Tables]:
        meetings = len(playing) * sum(size * (size - 1) // 2 for size in sizes)
        goal = _least_cost([row[j] for i, row in enumerate(self.met) for j in range(i)], meetings)
        rounds = [self._deal(people, sizes) for people in playing]
        self._mend_all(rounds)
        best, least = _copy(rounds), self._cost()
        while least > goal and self.weighed < EFFORT and len(sizes) > 1:
            self._shake(self.rng.pick(rounds))
            self._mend_all(rounds)
            if self._cost() <= least:
                best, least = _copy(rounds), self._cost()
            else:
                self._go_back(rounds, best)
        return best

    def _deal(self, people: Sequence[int], sizes: Sequence[int]) -> Tables:
        order = list(people)
        self.rng.shuffle(order)
        made: Tables = []
        for size in sizes:
            made.append(order[:size])
            order = order[size:]
        self._count(made, 1)
        return made

    def _count(self, made: Tables, times: int) -> None:
        for table in made:
            for a, b in combinations(table, 2):
                self.met[a][b] += times
                self.met[b][a] += times

    def _cost(self) -> int:
        return sum(COST[row[j]] for i, row in enumerate(self.met) for j in range(i))

    def _go_back(self, rounds: list[Tables], best: list[Tables]) -> None:
        for made, before in zip(rounds, best, strict=True):
            if made != before:
                self._count(made, -1)
                made[:] = [table.copy() for table in before]
                self._count(made, 1)

    def _shake(self, made: Tables) -> None:
        for _ in range(SHAKEN):
            first, other = self.rng.some(made, 2)
            self._swap(first, self.rng.below(len(first)), other, self.rng.below(len(other)))

    def _mend_all(self, rounds: list[Tables]) -> None:
        for _ in range(PASSES):
            gains = [self._mend(made) for made in rounds]
            if not any(gains):
                return

    def _mend(self, made: Tables) -> bool:
        """Swap people between tables where that lowers the cost; whether anything was gained."""
        gained = False
        for first, other in combinations(made, 2):
            for i in range(len(first)):
                for j in range(len(other)):
                    if self._gain(first, i, other, j) > 0:
                        self._swap(first, i, other, j)
                        gained = True
        return gained

    def _gain(self, first: list[int], i: int, other: list[int], j: int) -> int:
        """What two people save by changing places: some meetings fewer, others more."""
        self.weighed += 1
        a, b = first[i], other[j]
        of_a, of_b = self.met[a], self.met[b]
        saved = sum([LESS[of_a[x]] - MORE[of_b[x]] for x in first if x != a])
        return saved + sum([LESS[of_b[y]] - MORE[of_a[y]] for y in other if y != b])

    def _swap(self, first: list[int], i: int, other: list[int], j: int) -> None:
        a, b = first[i], other[j]
        for table, gone, new in ((first, a, b), (other, b, a)):
            for x in table:
                if x != gone:
                    self.met[gone][x] -= 1
                    self.met[x][gone] -= 1
                    self.met[new][x] += 1
                    self.met[x][new] += 1
        first[i], other[j] = b, a


def _copy(rounds: Sequence[Tables]) -> list[Tables]:
    return [[table.copy() for table in made] for made in rounds]


# --- seats ------------------------------------------------------------------------------------------------


def assign_seats(rounds: Sequence[Round], past: Past) -> list[Round]:
    """Everyone where they have sat least, table by table; then seats are exchanged until they are even."""
    sat = Counter(past.sat)
    made: list[Round] = []
    for tables in rounds:
        seated = [min(permutations(table), key=lambda order: _seat_cost(order, sat)) for table in tables]
        sat.update((who, seat) for order in seated for seat, who in enumerate(order))
        made.append([list(order) for order in seated])
    everywhere = [table for tables in made for table in tables]
    seats = list(permutations(range(max(map(len, everywhere), default=0)), 2))
    while any(_exchange(everywhere, sat, first, other) for first, other in seats):
        pass
    return made


def _seat_cost(order: Sequence[str], sat: Mapping[tuple[str, int], int]) -> int:
    return sum(2 * sat.get((who, seat), 0) + 1 for seat, who in enumerate(order))


def _exchange(tables: Sequence[list[str]], sat: Counter[tuple[str, int]], first: int, other: int) -> bool:
    """Swap two seats along a path of tables: a person who had the first too often passes it on to one who had
    the other too often, and nobody between them gets more of either.

    Seen as roads from one seat to the other, the tables can always be turned until everyone has both equally
    often or once more; so as long as sizes and the past allow it, such a way is found.
    """
    at = [table for table in tables if len(table) > max(first, other)]
    for who in dict.fromkeys(table[first] for table in at):
        if sat[who, first] - sat[who, other] < 2:
            continue
        if way := _find_way(at, sat, who, first, other):
            for table in way:
                sat.subtract([(table[first], first), (table[other], other)])
                table[first], table[other] = table[other], table[first]
                sat.update([(table[first], first), (table[other], other)])
            return True
    return False


def _find_way(
    tables: Sequence[list[str]], sat: Counter[tuple[str, int]], who: str, first: int, other: int
) -> list[list[str]]:
    """The tables between a person and the nearest one who had the other seat more often; empty: no path."""
    came: dict[str, list[list[str]]] = {who: []}
    waiting = [who]
    for at in waiting:
        if sat[at, first] < sat[at, other]:
            return came[at]
        for table in tables:
            if table[first] == at and table[other] not in came:
                came[table[other]] = [*came[at], table]
                waiting.append(table[other])
    return []
