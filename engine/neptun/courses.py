"""Where a ship can sail in its turn, and what it may deliver there."""

from engine.choice import Answer, Branch, Choice, OneOf
from engine.neptun.components import MILE, PAYS, PORTS, TEMPLE_POINT
from engine.neptun.labels import SLOT_ID, Delivery, delivery_choice, destination, out_of_reach
from engine.neptun.lazy import LazyOneOf
from engine.neptun.state import State
from engine.text import Seat


class Courses:
    """The courses of one ship: every port within reach, and those out of reach where a contract waits."""

    __slots__ = ("_merchant", "_miles_to", "_open", "_reach")

    def __init__(self, s: State, seat: Seat, reach: int) -> None:
        self._merchant = merchant = s.merchants[seat]
        self._miles_to = s.chart().miles[merchant.port]
        self._reach = reach
        self._open = merchant.open_contracts()

    def choice(self) -> OneOf:
        furthest = self._reach + self._merchant.gold // MILE
        free = [port for port, miles in self._miles_to.items() if miles <= furthest]
        return LazyOneOf(free, self._delivery_in, self._branches)

    def safe(self) -> Answer:
        """To the first open contract where that needs no gold, and fulfil it; else stay."""
        if self._open:
            slot, port, _ = self._open[0]
            if self._miles_to[port] <= self._reach:
                return {port: SLOT_ID[slot]}
        return {self._merchant.port: "none" if self._deliveries(self._merchant.port) else {}}

    def _delivery_in(self, port: str) -> Choice:
        return delivery_choice(port, self._deliveries(port))

    def _deliveries(self, port: str) -> tuple[Delivery, ...]:
        """The open contracts for a port, each with the number of open ones to its left."""
        return tuple(
            [
                Delivery(slot, good, loses, self._can_buy(port, good))
                for loses, (slot, goal, good) in enumerate(self._open)
                if goal == port
            ]
        )

    def _can_buy(self, port: str, good: str) -> bool:
        """Whether the gold left after the way and the pay is enough for a temple point."""
        return self._merchant.gold - self._gold_to(port) + PAYS[port, good].gold >= TEMPLE_POINT

    def _gold_to(self, port: str) -> int:
        """The gold for the miles that wind and oars do not give."""
        return max(0, self._miles_to[port] - self._reach) * MILE

    def _branches(self) -> list[Branch]:
        branches = []
        for port in PORTS:
            miles, gold, deliveries = self._miles_to[port], self._gold_to(port), self._deliveries(port)
            if gold <= self._merchant.gold:
                branches.append(destination(port, miles, gold, deliveries))
            elif deliveries:
                branches.append(out_of_reach(port, miles, miles - self._reach))
        return branches
