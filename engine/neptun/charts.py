"""How far it is from port to port, once the distance tiles lie on the routes."""

from functools import lru_cache
from heapq import heappop, heappush
from typing import NamedTuple

from engine.neptun.components import PORTS, ROUTES

Distances = tuple[int, ...]
"""The miles of every route, in the order of ROUTES."""


class Chart(NamedTuple):
    """The shortest way between any two ports."""

    miles: dict[str, dict[str, int]]
    before: dict[str, dict[str, str]]
    """`before[a][b]`: the last port before `b` on the way from `a`."""

    def way(self, start: str, goal: str) -> list[str]:
        """Every port on the way, both ends included; a ship that stays has one."""
        found = [goal]
        while found[-1] != start:
            found.append(self.before[start][found[-1]])
        return found[::-1]


@lru_cache(maxsize=512)
def chart(distances: Distances) -> Chart:
    beside: dict[str, list[tuple[str, int]]] = {port: [] for port in PORTS}
    for route, miles in zip(ROUTES, distances, strict=True):
        beside[route.a].append((route.b, miles))
        beside[route.b].append((route.a, miles))
    made = Chart({}, {})
    for port in PORTS:
        made.miles[port], made.before[port] = _from(port, beside)
    return made


def _from(start: str, beside: dict[str, list[tuple[str, int]]]) -> tuple[dict[str, int], dict[str, str]]:
    miles: dict[str, int] = {}
    before: dict[str, str] = {}
    open_ends = [(0, start, start)]
    while open_ends:
        so_far, port, came_from = heappop(open_ends)
        if port in miles:
            continue
        miles[port], before[port] = so_far, came_from
        for other, more in beside[port]:
            if other not in miles:
                heappush(open_ends, (so_far + more, other, port))
    return miles, before
