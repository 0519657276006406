"""Where a ship can sail in its turn, and what it may deliver there."""

from engine.choice import Answer, Branch, Choice, OneOf
from engine.neptun.components import MILE, PAYS, PORTS, TEMPLE_POINT
from engine.neptun.labels import SLOT_ID, Delivery, delivery_choice, destination, out_of_reach
from engine.neptun.lazy import LazyOneOf
from engine.neptun.state import State
from engine.text import Seat


class Courses:
    """The courses of one ship: every port within reach, and those out of reach where a contract waits."""

    __slots__ = ("_merchant", "_miles_to", "_reach")

    def __init__(self, s: State, seat: Seat, reach: int) -> None:
        self._merchant = s.merchants[seat]
        self._miles_to = s.chart().miles[self._merchant.port]
        self._reach = reach

    def choice(self) -> OneOf:
        miles_to, furthest = self._miles_to, self._reach + self._merchant.gold // MILE
        free = [port for port in PORTS if miles_to[port] <= furthest]
        return LazyOneOf(free, self._delivery_in, self._branches)

    def safe(self) -> Answer:
        """To the first open contract where that needs no gold, and fulfil it; else stay."""
        merchant = self._merchant
        for slot, contract in enumerate(merchant.manifest):
            if contract is not None and contract.status == "open":
                if self._miles_to[contract.port] <= self._reach:
                    return {contract.port: SLOT_ID[slot]}
                break
        return {merchant.port: "none" if self._deliveries(merchant.port) else {}}

    def _gold_to(self, port: str) -> int:
        """The gold for the miles that wind and oars do not give."""
        return max(0, self._miles_to[port] - self._reach) * MILE

    def _delivery_in(self, port: str) -> Choice:
        return delivery_choice(port, self._deliveries(port))

    def _deliveries(self, port: str) -> tuple[Delivery, ...]:
        """The open contracts for a port, each with the number of open ones to its left."""
        made = []
        loses = 0
        for slot, contract in enumerate(self._merchant.manifest):
            if contract is None or contract.status != "open":
                continue
            if contract.port == port:
                left = self._merchant.gold - self._gold_to(port) + PAYS[port, contract.good].gold
                made.append(Delivery(slot, contract.good, loses, left >= TEMPLE_POINT))
            loses += 1
        return tuple(made)

    def _branches(self) -> list[Branch]:
        branches = []
        for port in PORTS:
            miles, gold, deliveries = self._miles_to[port], self._gold_to(port), self._deliveries(port)
            if gold <= self._merchant.gold:
                branches.append(destination(port, miles, gold, deliveries))
            elif deliveries:
                branches.append(out_of_reach(port, miles, miles - self._reach))
        return branches
