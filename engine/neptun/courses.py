"""Where a ship can sail in its turn, and what it may deliver there."""

from engine.choice import NOTHING, Answer, Branch, Choice
from engine.lazy import LazyOneOf
from engine.neptun.charts import fare
from engine.neptun.components import MILE, PAYS, TEMPLE_POINT
from engine.neptun.labels import SLOT_ID, Delivery, delivery_choice, destination, out_of_reach
from engine.neptun.state import State
from engine.text import Seat, Text, text


class Courses(LazyOneOf):
    """The courses of one ship: every port within reach, and those out of reach where a contract waits."""

    __slots__ = ("_goals", "_merchant", "_miles_to", "_reach")

    def __init__(self, s: State, seat: Seat, reach: int) -> None:
        self._merchant = merchant = s.merchants[seat]
        self._goals = merchant.goals()
        self._reach = reach
        self._miles_to = miles_to = s.chart().miles[merchant.port]
        furthest = reach + merchant.gold // MILE
        self.free = [port for port, miles in miles_to.items() if miles <= furthest]

    def becalmed(self) -> bool:
        """No other port is within reach, and nothing can be delivered in this one."""
        return len(self.free) == 1 and self.free[0] not in self._goals

    def asked(self) -> tuple[Text, Answer]:
        """How far the ship sails, in words, and what the clock plays."""
        return text("neptun-ask-sail", miles=self._reach, gold=self._merchant.gold), self.safe()

    def safe(self) -> Answer:
        """To the first open contract where that needs no gold, and fulfil it; else stay."""
        for slot, port in enumerate(self._goals):
            if port:
                if self._miles_to[port] <= self._reach:
                    return {port: SLOT_ID[slot]}
                break
        port = self._merchant.port
        return {port: "none" if port in self._goals else {}}

    def within(self, key: str) -> Choice:
        return delivery_choice(key, self._deliveries(key)) if key in self._goals else NOTHING

    def _deliveries(self, port: str) -> tuple[Delivery, ...]:
        """The open contracts for a port, each with the number of open ones to its left."""
        made = []
        loses = 0
        for slot, goal in enumerate(self._goals):
            if goal == port:
                made.append(self._delivery(slot, loses))
            loses += goal is not None
        return tuple(made)

    def _delivery(self, slot: int, loses: int) -> Delivery:
        contract = self._merchant.manifest[slot]
        assert contract is not None
        price = fare(self._miles_to[contract.port], self._reach)
        left = self._merchant.gold - price + PAYS[contract.port, contract.good].gold
        return Delivery(slot, contract.good, loses, left >= TEMPLE_POINT)

    def all_branches(self) -> list[Branch]:
        branches = []
        for port, miles in self._miles_to.items():
            gold, deliveries = fare(miles, self._reach), self._deliveries(port)
            if gold <= self._merchant.gold:
                branches.append(destination(port, miles, gold, deliveries, self.within(port)))
            elif deliveries:
                branches.append(out_of_reach(port, miles, miles - self._reach))
        return branches
