"""What contracts that are yet to come may bring along a route."""

from functools import lru_cache

from engine.author import Memo
from neptun.engine.charts import Distances, chart
from neptun.engine.components import HARBOURS, REGION_OF, REGIONS
from neptun.engine.weights import Weights
from neptun.engine.worths import Worths

Leg = tuple[str, str, int, int]
"""From port to port, in so many turns, with so many slots in between that are still empty."""


class Hopes:
    """The ports as a merchant sees them with so many temple points aboard, region by region."""

    def __init__(self, worths: Worths, distances: Distances, aboard: tuple[float, ...]) -> None:
        before = dict(zip(REGIONS, aboard, strict=True))
        self.ports = {port: worths.port(port, before[REGION_OF[port]]) for port in HARBOURS}
        """What a contract for each port pays on average."""
        self.after = Memo(self._hope_after)
        """What a contract that is yet to come may bring after the last one, by its port."""
        self.legs = Memo(self._leg)
        """What a leg costs, and what contracts that are yet to come may bring on it."""
        self._between = Memo(self._hope_between)
        self._hope = worths.weights.hope
        self._ways = _ways(worths.weights, distances)
        self._worths = [*self.ports.values()]

    def _leg(self, leg: Leg) -> float:
        start, goal, turns, empty = leg
        value = self._ways.cost(self._ways.miles[start][goal], turns)
        return value + empty * self._between[start, goal] if empty else value

    def _hope_between(self, ends: tuple[str, str]) -> float:
        """What one contract may bring on the way from port to port."""
        return self._mean_gain(self._ways.detours[ends])

    def _hope_after(self, port: str) -> float:
        return self._mean_gain(self._ways.onward(port))

    def _mean_gain(self, costs: list[float]) -> float:
        """What a contract yet to come brings on average, where each port is so far out of the way."""
        gains = [gain for worth, cost in zip(self._worths, costs, strict=True) if (gain := worth + cost) > 0]
        return self._hope * sum(gains) / len(costs)


class Ways:
    """What the miles between ports cost, by some weights."""

    def __init__(self, weights: Weights, distances: Distances) -> None:
        self._weights = weights
        self.miles = chart(distances).miles
        self.detours = Memo(self._detours)
        """For each port what it costs to sail there on the way from port to port, in a turn."""

    def cost(self, miles: int, turns: int) -> float:
        """Of so many miles where so many turns are there for them."""
        late = max(0.0, miles / self._weights.turn_miles - turns)
        return self._weights.late_turn * late + self._weights.mile * miles

    def _detours(self, ends: tuple[str, str]) -> list[float]:
        start, goal = ends
        there, onward = self.miles[start], self.miles[goal]
        return [self.cost(there[port] + onward[port] - there[goal], 1) for port in HARBOURS]

    def onward(self, start: str) -> list[float]:
        """For each port what it costs to sail on there, in a turn."""
        return [self.cost(self.miles[start][port], 1) for port in HARBOURS]


@lru_cache(maxsize=1 << 5)
def _ways(weights: Weights, distances: Distances) -> Ways:
    """Kept, since a whole game asks for the same."""
    return Ways(weights, distances)


@lru_cache(maxsize=1 << 9)
def hopes_for(worths: Worths, distances: Distances, aboard: tuple[float, ...]) -> Hopes:
    """Kept by all that they depend on: where open contracts count for nothing, for a whole draft."""
    return Hopes(worths, distances, aboard)
