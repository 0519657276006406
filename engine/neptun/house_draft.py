"""How the computer player takes contracts: for the route that they make together."""

from engine.choice import Answer, OneOf, Pick
from engine.core import Decision
from engine.neptun.appraisal import Appraisal
from engine.neptun.charts import chart
from engine.neptun.components import HARBOURS, POWER, START
from engine.neptun.ids import TURN_UP, column_of, slot_id
from engine.neptun.view import View
from engine.neptun.weights import WEIGHTS
from engine.text import Seat

Load = tuple[int, str, float]
"""A slot, the port it is for, and what fulfilling it is worth."""


class DraftPlan:
    """Which contract to take, and where on the route to load it."""

    def __init__(self, view: View, seat: Seat) -> None:
        self._view = view
        self._miles = chart(tuple(view.distances)).miles
        self._appraisal = Appraisal(view, seat)
        manifest = view.merchants[seat].manifest
        self._empty = [i for i, contract in enumerate(manifest) if contract is None]
        self._loads: list[Load] = [
            (i, contract.port, self._appraisal.contract(contract.port, contract.good))
            for i, contract in enumerate(manifest)
            if contract is not None
        ]

    def contract(self, decision: Decision) -> Answer:
        assert isinstance(decision.choice, OneOf)
        free = [branch for branch in decision.choice.branches if branch.blocked is None]
        offers = [branch for branch in free if branch.id != TURN_UP]
        rated = [(*self._rate(column_of(branch.id)), branch) for branch in offers]
        value, slot, branch = max(rated, key=lambda one: one[0])
        if len(free) > len(offers) and value < self._next_contract():
            return {TURN_UP: {}}
        return {branch.id: slot_id(slot) if isinstance(branch.choice, Pick) else {}}

    def _rate(self, place: int) -> tuple[float, int]:
        """The value of a contract on offer in its best slot."""
        column = self._view.row[place]
        assert column.contract is not None
        assert column.oar is not None
        port, good, _ = column.contract
        value, slot = self._best_slot(port, self._appraisal.contract(port, good))
        return value + WEIGHTS.gold * column.gold + WEIGHTS.power * POWER[column.oar], slot

    def _best_slot(self, port: str, worth: float) -> tuple[float, int]:
        return max((self._route_value(sorted([*self._loads, (i, port, worth)])), i) for i in self._empty)

    def _next_contract(self) -> float:
        """What a contract still face down is worth on average, with an average oar card."""
        values = [self._best_slot(port, self._appraisal.port(port))[0] for port in HARBOURS]
        return sum(values) / len(values) + WEIGHTS.curiosity + WEIGHTS.power * WEIGHTS.average_power

    def _route_value(self, loads: list[Load]) -> float:
        """The best sequence of contracts, where a leg may take as many turns as it has slots."""
        best: list[float] = []
        for i, (slot, port, worth) in enumerate(loads):
            reached = self._leg(START, port, slot + 1)
            for j in range(i):
                reached = max(reached, best[j] + self._leg(loads[j][1], port, slot - loads[j][0]))
            best.append(reached + worth)
        return max(best)

    def _leg(self, start: str, goal: str, turns: int) -> float:
        miles = self._miles[start][goal]
        return WEIGHTS.late_turn * max(0.0, miles / WEIGHTS.turn_miles - turns) + WEIGHTS.mile * miles
