"""Phase 2: in turn order ships sail, and fulfil contracts where they arrive."""

from abc import ABC, abstractmethod
from dataclasses import field

from engine.author import Answer, Asked, Dealer, Decision, Decisions, Sealed, Seat, Step, step, text
from neptun.engine import defaults
from neptun.engine.components import BOX, MILE
from neptun.engine.courses import carry_out, courses
from neptun.engine.ids import WAIT
from neptun.engine.labels import SHIP_IN, gold_fact
from neptun.engine.state import State

COURSE_KEY = "sail.course"
WAITING: Answer = {WAIT: {}}
"""The answer of a seat that wants to see those before it sail first."""


class InTurnOrder(Step[State], ABC):
    """Asks all at once, since ships never meet, and carries their orders out in turn order.

    The person who would rather see the others sail first waits, and is asked again when its turn comes.
    A subclass is a `@step` with the fields `queue` and `sealed`.
    """

    __slots__ = ()
    queue: list[Seat]
    """Who has something to decide and has not sailed yet."""
    sealed: Sealed[Answer]
    """The orders of those whose turn has not come."""

    @abstractmethod
    def question(self, s: State, seat: Seat, *, may_wait: bool) -> Decision: ...

    @abstractmethod
    def obey(self, s: State, seat: Seat, order: Answer, dealer: Dealer) -> None:
        """Carry out the order of a seat whose turn has come."""

    @abstractmethod
    def end(self, s: State) -> None:
        """All have sailed; the step has left the stack."""

    def asks(self, s: State) -> Decisions:
        if not self.queue or self.queue[0] in self.sealed:
            return {}
        first, sealed = self.queue[0], self.sealed
        waiting = [seat for seat in self.queue if seat not in sealed]
        return Asked(waiting, lambda seat: self.question(s, seat, may_wait=seat != first))

    def takes(self, s: State, seat: Seat, answer: Answer, dealer: Dealer) -> None:
        if seat == self.queue[0]:
            self.obey(s, seat, answer, dealer)
            self._call_next()
        else:
            self.sealed[seat] = answer

    def goes(self, s: State, dealer: Dealer) -> None:
        if self.queue:
            seat = self.queue[0]
            self.obey(s, seat, self.sealed.pop(seat), dealer)
            self._call_next()
        else:
            s.stack.pop()
            self.end(s)

    def _call_next(self) -> None:
        """The next seat in order is at work; if it has waited, it is asked now."""
        self.queue.pop(0)
        if self.queue and self.sealed.get(self.queue[0]) == WAITING:
            del self.sealed[self.queue[0]]


def has_course(s: State, seat: Seat) -> bool:
    """Whether a ship can do anything of use: there is an open contract, and a port to sail to or deliver in.

    With no card left for a later turn, the port of a contract must be within reach.
    """
    merchant = s.merchants[seat]
    ports = [contract.port for contract in merchant.manifest if contract and contract.status == "open"]
    if not ports:
        return False
    sea, furthest = s.chart(), s.range_of(seat) + merchant.gold // MILE
    if s.turn == BOX.rounds.sail_turns and not merchant.hand:
        miles = sea.miles[merchant.port]
        return any(miles[port] <= furthest for port in ports)
    return sea.nearest[merchant.port] <= furthest or merchant.port in ports


@step
class Sail(InTurnOrder):
    """In turn order each sails as far as wind, oars and gold carry, and may fulfil one contract there."""

    queue: list[Seat]
    sealed: Sealed[Answer] = field(default_factory=Sealed)

    def question(self, s: State, seat: Seat, *, may_wait: bool) -> Decision:
        merchant, reach = s.merchants[seat], s.range_of(seat)
        return Decision(
            COURSE_KEY,
            text("neptun-ask-sail", miles=reach),
            lambda: courses(s, seat, reach, may_wait=may_wait),
            default=lambda: defaults.course(s, seat, reach),
            facts=(gold_fact(merchant.gold),),
            about=SHIP_IN[merchant.port],
        )

    def obey(self, s: State, seat: Seat, order: Answer, dealer: Dealer) -> None:
        carry_out(s, seat, order, dealer)

    def end(self, s: State) -> None:
        """The wind moves on with the next turn."""
