"""How the bot takes contracts: for the route that they make together."""

from functools import lru_cache

from engine.author import Answer, Decision, OneOf, Pick, Rng, Seat, Weighed
from neptun.engine.charts import Distances
from neptun.engine.components import HARBOURS, PAYS, POWER, REGION_OF, REGIONS, SLOTS, START
from neptun.engine.ids import TURN_UP, column_of, slot_id
from neptun.engine.state import Contract
from neptun.engine.usual_bot_hopes import Hopes, hopes_for
from neptun.engine.view import View
from neptun.engine.weights import WEIGHTS, Weights
from neptun.engine.worths import Worths, worths_for

Load = tuple[int, str, float]
"""A slot, the port it is for, and what fulfilling it is worth."""
Manifest = tuple[Contract | None, ...]


class DraftPlan:
    """Which contract to take, and where on the route to load it."""

    def __init__(self, view: View, seat: Seat, weights: Weights = WEIGHTS) -> None:
        self._weights = weights
        self._view = view
        self._seat = seat
        self._worths = worths_for(view, seat, weights)
        self._hold = _hold(self._worths, tuple(view.distances), tuple(view.merchants[seat].manifest))

    def contract(self, decision: Decision, rng: Rng) -> Answer:
        """Take a contract for its best slot, or turn up the next one if that promises more."""
        weighed = self.weigh_contracts(decision)
        best = max([option.worth for option in weighed])
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
                weighed.append(Weighed(self._hold.next_contract(), {TURN_UP: {}}))
                continue
            for value, slot in self._rate(column_of(branch.id)):
                into: Answer = slot_id(slot) if isinstance(branch.choice, Pick) else {}
                weighed.append(Weighed(value, {branch.id: into}))
        return weighed

    def route_worth(self) -> float:
        """What the contracts aboard are worth as a route, with the oar cards in hand."""
        gold = self._view.merchants[self._seat].gold
        powers = sum(POWER[card] for card in self._view.hand)
        return self._hold.route_worth() + self._worths.gold[gold] + self._weights.power * powers

    def route_ports(self) -> list[str]:
        """The ports whose contracts would be taken rather than turned past, whatever the good."""
        power = self._weights.power * self._weights.average_power
        worths = {port: worth + power for port, worth in self._hold.best_loads().items()}
        enough = min(self._hold.next_contract(), max(worths.values()))
        return [port for port in HARBOURS if worths[port] >= enough]

    def _whim(self) -> float:
        """The first contract of a round is any that is nearly as good as the best, so that openings vary."""
        return self._weights.nearly_as_good if self._hold.is_empty() else 0.0

    def _rate(self, place: int) -> list[tuple[float, int]]:
        """The value of a contract on offer in every empty slot."""
        column = self._view.row[place]
        assert column.contract is not None
        assert column.oar is not None
        aside = self._worths.more_gold(column.gold) + self._weights.power * POWER[column.oar]
        return [(value + aside, slot) for value, slot in self._hold.loads_of(column.contract)]


class Hold:
    """The contracts aboard a ship, and what the route is worth with one more of them."""

    def __init__(self, worths: Worths, distances: Distances, manifest: Manifest) -> None:
        self._worths = worths
        self._weights = worths.weights
        self._empty = [i for i, contract in enumerate(manifest) if contract is None]
        self._aboard: dict[str, float] = dict.fromkeys(REGIONS, 0)
        """The temple points that the contracts loaded so far are expected to bring."""
        self._loads: list[Load] = [
            self._load_at(i, contract) for i, contract in enumerate(manifest) if contract is not None
        ]
        self._hopes: Hopes = hopes_for(worths, distances, tuple(self._aboard.values()))
        self._rated: dict[Contract, list[tuple[float, int]]] = {}
        self._best_loads: dict[str, float] = {}

    def _load_at(self, slot: int, contract: Contract) -> Load:
        """A contract aboard, worth what it adds to those before it."""
        port, good, _ = contract
        region = REGION_OF[port]
        worth = self._worths.contract(port, good, self._aboard[region])
        self._aboard[region] += self._weights.pending * PAYS[port, good].temple
        return slot, port, worth

    def is_empty(self) -> bool:
        return not self._loads

    def route_worth(self) -> float:
        """What the contracts aboard are worth as a route."""
        return self._route_value(self._loads) if self._loads else 0.0

    def loads_of(self, contract: Contract) -> list[tuple[float, int]]:
        """The value of the route with a contract in every empty slot."""
        rated = self._rated.get(contract)
        if rated is None:
            port, good, _ = contract
            worth = self._worths.contract(port, good, self._aboard[REGION_OF[port]])
            rated = [(self._load(port, worth, slot), slot) for slot in self._empty]
            self._rated[contract] = rated
        return rated

    def next_contract(self) -> float:
        """What a contract still face down is worth on average, with an average oar card."""
        values = self.best_loads().values()
        return (
            sum(values) / len(values)
            + self._weights.curiosity
            + self._weights.power * self._weights.average_power
        )

    def best_loads(self) -> dict[str, float]:
        """By port, the value of a contract for it in its best slot."""
        if not self._best_loads:
            self._best_loads = {
                port: max([self._load(port, worth, slot) for slot in self._empty])
                for port, worth in self._hopes.ports.items()
            }
        return self._best_loads

    def _load(self, port: str, worth: float, slot: int) -> float:
        return self._route_value(sorted([*self._loads, (slot, port, worth)]))

    def _route_value(self, loads: list[Load]) -> float:
        """The best sequence of contracts, and what may still be loaded into the empty slots along it."""
        leg, after = self._hopes.legs, self._hopes.after
        best: list[float] = []
        ends: list[float] = []
        left = len(SLOTS) - len(loads)
        for i, (slot, port, worth) in enumerate(loads):
            reached = leg[START, port, slot + 1, slot - i]
            for j in range(i):
                before, start, _ = loads[j]
                turns = slot - before
                value = best[j] + leg[start, port, turns, turns - (i - j)]
                if value > reached:
                    reached = value
            reached += worth
            best.append(reached)
            ends.append(reached + (left - slot + i) * after[port])
        if self._weights.complete:
            ends.append(self._whole_route(loads))
        return max(ends)

    def _whole_route(self, loads: list[Load]) -> float:
        """The sequence of all contracts, and their part of what it is worth to fulfil all."""
        leg = self._hopes.legs
        total, at, before = 0.0, START, -1
        for slot, port, worth in loads:
            total += worth + leg[at, port, slot - before, slot - before - 1]
            at, before = port, slot
        total += (len(SLOTS) - 1 - before) * self._hopes.after[at]
        return total + self._weights.complete * len(loads) / len(SLOTS)


@lru_cache(maxsize=1 << 9)
def _hold(worths: Worths, distances: Distances, manifest: Manifest) -> Hold:
    """Kept by all that it depends on: until a ship loads again, its turns ask the same."""
    return Hold(worths, distances, manifest)
