"""How far it is from port to port, once the distance tiles lie on the routes."""

from functools import lru_cache
from typing import NamedTuple

from neptun.engine.components import MILE, PORTS, ROUTES

Distances = tuple[int, ...]
"""The miles of every route, in the order of ROUTES."""

FAR = 10_000
"""More miles than any way has."""


def _beside(port: str) -> list[tuple[str, int]]:
    ends = [(tile, route.a, route.b) for tile, route in enumerate(ROUTES)]
    return [(b if a == port else a, tile) for tile, a, b in ends if port in (a, b)]


BESIDE = {port: _beside(port) for port in PORTS}
"""Where the routes of every port lead to, and which distance tile lies there."""


def fare(miles: int, reach: int) -> int:
    """The gold for the miles that wind and oars do not give."""
    return max(0, miles - reach) * MILE


class Chart(NamedTuple):
    """The shortest way between any two ports."""

    miles: dict[str, dict[str, int]]
    before: dict[str, dict[str, str]]
    """`before[a][b]`: the last port before `b` on the way from `a`."""
    nearest: dict[str, int]
    """The miles from every port to the nearest other one."""

    def way(self, start: str, goal: str) -> list[str]:
        """Every port on the way, both ends included; a ship that stays has one."""
        before = self.before[start]
        ports = [goal]
        while goal != start:
            goal = before[goal]
            ports.append(goal)
        ports.reverse()
        return ports

    def stop_on_the_way(self, start: str, goal: str, reach: int) -> str:
        """The last port on the way that lies within reach."""
        while self.miles[start][goal] > reach:
            goal = self.before[start][goal]
        return goal


@lru_cache(maxsize=512)
def chart(distances: Distances) -> Chart:
    """The chart of a layout of distance tiles; kept, since every turn of a game asks for the same one."""
    made = Chart({}, {}, {})
    for port in PORTS:
        made.miles[port], made.before[port] = _from(port, distances)
        made.nearest[port] = min(distances[tile] for _, tile in BESIDE[port])
    return made


def _from(start: str, distances: Distances) -> tuple[dict[str, int], dict[str, str]]:
    """Sail on from every port that a shorter way was found to; of two ways as long, the first by name."""
    miles = dict.fromkeys(PORTS, FAR)
    before = {start: start}
    miles[start] = 0
    reached = [start]
    for port in reached:
        so_far = miles[port]
        for other, tile in BESIDE[port]:
            total, known = so_far + distances[tile], miles[other]
            if total < known:
                miles[other], before[other] = total, port
                reached.append(other)
            elif total == known and port < before[other]:
                before[other] = port
    return miles, before
