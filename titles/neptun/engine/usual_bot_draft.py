"""How the bot takes contracts: for the route that they make together."""

from collections.abc import Callable
from functools import cache

from engine.author import Answer, Decision, OneOf, Pick, Rng, Seat, Weighed
from neptun.engine.charts import chart
from neptun.engine.components import HARBOURS, PAYS, POWER, REGION_OF, REGIONS, SLOTS, START
from neptun.engine.ids import TURN_UP, column_of, slot_id
from neptun.engine.state import Contract
from neptun.engine.view import View
from neptun.engine.weights import WEIGHTS, Weights
from neptun.engine.worths import Worths

Load = tuple[int, str, float]
"""A slot, the port it is for, and what fulfilling it is worth."""


class DraftPlan:
    """Which contract to take, and where on the route to load it."""

    def __init__(self, view: View, seat: Seat, weights: Weights = WEIGHTS) -> None:
        self._weights = weights
        self._way_value = way_values(weights)
        self._view = view
        self._seat = seat
        self._miles = chart(tuple(view.distances)).miles
        self._appraisal = Worths(view, seat, weights)
        self._hopes: dict[tuple[str, str], float] = {}
        manifest = view.merchants[seat].manifest
        self._empty = [i for i, contract in enumerate(manifest) if contract is None]
        self._aboard: dict[str, float] = dict.fromkeys(REGIONS, 0)
        """The temple points that the contracts loaded so far are expected to bring."""
        self._loads: list[Load] = [
            self._load_at(i, contract) for i, contract in enumerate(manifest) if contract is not None
        ]
        self._ports = {port: self._appraisal.port(port, self._aboard[REGION_OF[port]]) for port in HARBOURS}

    def _load_at(self, slot: int, contract: Contract) -> Load:
        """A contract aboard, worth what it adds to those before it."""
        port, good, _ = contract
        region = REGION_OF[port]
        worth = self._appraisal.contract(port, good, self._aboard[region])
        self._aboard[region] += self._weights.pending * PAYS[port, good].temple
        return slot, port, worth

    def contract(self, decision: Decision, rng: Rng) -> Answer:
        """Take a contract for its best slot, or turn up the next one if that promises more."""
        weighed = self.weigh_contracts(decision)
        best = max(option.worth for option in weighed)
        if any(TURN_UP in option.answer and option.worth == best for option in weighed):
            return {TURN_UP: {}}
        loadings = [option for option in weighed if TURN_UP not in option.answer]
        return rng.pick([loading.answer for loading in loadings if loading.worth >= best - self._whim()])

    def weigh_contracts(self, decision: Decision) -> list[Weighed]:
        """Every contract on offer in every empty slot; and the next one, if it may be turned up."""
        assert isinstance(decision.choice, OneOf)
        weighed = []
        for branch in decision.choice.branches:
            if branch.blocked is not None:
                continue
            if branch.id == TURN_UP:
                weighed.append(Weighed(self._next_contract(), {TURN_UP: {}}))
                continue
            for value, slot in self._rate(column_of(branch.id)):
                into: Answer = slot_id(slot) if isinstance(branch.choice, Pick) else {}
                weighed.append(Weighed(value, {branch.id: into}))
        return weighed

    def route_worth(self) -> float:
        """What the contracts aboard are worth as a route, with the oar cards in hand."""
        route = self._route_value(sorted(self._loads)) if self._loads else 0.0
        gold = self._view.merchants[self._seat].gold
        powers = sum(POWER[card] for card in self._view.hand)
        return route + self._appraisal.gold(gold) + self._weights.power * powers

    def route_ports(self) -> list[str]:
        """The ports whose contracts would be taken rather than turned past, whatever the good."""
        power = self._weights.power * self._weights.average_power
        worths = {port: self._best_load(port, worth) + power for port, worth in self._ports.items()}
        enough = min(self._next_contract(), max(worths.values()))
        return [port for port in HARBOURS if worths[port] >= enough]

    def _whim(self) -> float:
        """The first contract of a round is any that is nearly as good as the best, so that openings vary."""
        return 0.0 if self._loads else self._weights.nearly_as_good

    def _rate(self, place: int) -> list[tuple[float, int]]:
        """The value of a contract on offer in every empty slot."""
        column = self._view.row[place]
        assert column.contract is not None
        assert column.oar is not None
        port, good, _ = column.contract
        worth = self._appraisal.contract(port, good, self._aboard[REGION_OF[port]])
        aside = self._appraisal.more_gold(column.gold) + self._weights.power * POWER[column.oar]
        return [(self._load(port, worth, slot) + aside, slot) for slot in self._empty]

    def _load(self, port: str, worth: float, slot: int) -> float:
        return self._route_value(sorted([*self._loads, (slot, port, worth)]))

    def _next_contract(self) -> float:
        """What a contract still face down is worth on average, with an average oar card."""
        values = [self._best_load(port, worth) for port, worth in self._ports.items()]
        return (
            sum(values) / len(values)
            + self._weights.curiosity
            + self._weights.power * self._weights.average_power
        )

    def _best_load(self, port: str, worth: float) -> float:
        """The value of a contract for a port in its best slot."""
        return max([self._load(port, worth, slot) for slot in self._empty])

    def _route_value(self, loads: list[Load]) -> float:
        """The best sequence of contracts, and what may still be loaded into the empty slots along it."""
        best: list[float] = []
        ends: list[float] = []
        for i, (slot, port, worth) in enumerate(loads):
            reached = self._leg(START, port, slot + 1, slot - i)
            for j in range(i):
                before, start, _ = loads[j]
                turns = slot - before
                reached = max(reached, best[j] + self._leg(start, port, turns, turns - (i - j)))
            best.append(reached + worth)
            ends.append(best[i] + self._after(port, len(SLOTS) - 1 - slot - (len(loads) - 1 - i)))
        return max(ends) if not self._weights.complete else max(*ends, self._whole_route(loads))

    def _whole_route(self, loads: list[Load]) -> float:
        """The sequence of all contracts, and their part of what it is worth to fulfil all."""
        total, at, before = 0.0, START, -1
        for slot, port, worth in loads:
            total += worth + self._leg(at, port, slot - before, slot - before - 1)
            at, before = port, slot
        total += self._after(at, len(SLOTS) - 1 - before)
        return total + self._weights.complete * len(loads) / len(SLOTS)

    def _leg(self, start: str, goal: str, turns: int, empty: int) -> float:
        """A leg that may take so many turns, with so many slots in between that are still empty."""
        value = self._way_value(self._miles[start][goal], turns)
        return value + self._between(start, goal, empty) if empty else value

    def _between(self, start: str, goal: str, empty: int) -> float:
        """What contracts that are yet to come may bring on the way from port to port, a turn for each."""
        key = start, goal
        if key not in self._hopes:
            there, onward = self._miles[start], self._miles[goal]
            self._hopes[key] = self._hope({p: there[p] + onward[p] - there[goal] for p in HARBOURS})
        return empty * self._hopes[key]

    def _after(self, port: str, empty: int) -> float:
        """What contracts that are yet to come may bring after the last one, a turn for each."""
        key = port, ""
        if key not in self._hopes:
            self._hopes[key] = self._hope(self._miles[port])
        return empty * self._hopes[key]

    def _hope(self, detours: dict[str, int]) -> float:
        """What a contract yet to come brings on average, where each port is so many miles out of the way."""
        gains = [worth + self._way_value(detours[port], 1) for port, worth in self._ports.items()]
        return self._weights.hope * sum([gain for gain in gains if gain > 0]) / len(gains)


@cache
def way_values(weights: Weights) -> Callable[[int, int], float]:
    """What so many miles cost where so many turns are there for them, by these weights."""

    @cache
    def way_value(miles: int, turns: int) -> float:
        return weights.late_turn * max(0.0, miles / weights.turn_miles - turns) + weights.mile * miles

    return way_value
