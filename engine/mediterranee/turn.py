"""The six phases of a turn, each finished by everyone in turn order before the next begins."""

from collections.abc import Callable
from typing import Any

from engine.core import Dealer, Step, step
from engine.hidden import Kept
from engine.mediterranee.auction import Auction
from engine.mediterranee.combat import Combat
from engine.mediterranee.landing import Landing
from engine.mediterranee.market import Market
from engine.mediterranee.sailing import Sailing
from engine.mediterranee.selling import Selling
from engine.mediterranee.settling import drop_broken_instructions
from engine.mediterranee.state import State
from engine.text import Seat, text

LAST_PHASE = 6
DRAWN_AFTER = (3, 5, 6)
"""The phases after which the board looks different."""
PHASE_NAMES = {phase: text(f"mediterranee-phase-{phase}") for phase in range(LAST_PHASE + 1)}


def _new_sailing(seat: Seat) -> Sailing:
    return Sailing(seat, [], None, 0, True)


PHASES: dict[int, Callable[[Seat], Step[Any]]] = {
    2: Market,
    3: _new_sailing,
    4: Combat,
    5: Landing,
    6: Selling,
}


@step
class Turn(Step[State]):
    """Phase after phase and turn after turn, until the last phase of the last turn."""

    def goes(self, s: State, dealer: Dealer) -> None:
        if s.phase == LAST_PHASE:
            if s.turn == s.turns:
                s.stack.pop()
                dealer.tell("mediterranee-ended", turns=s.turns, board=True)
                return
            self._next_turn(s)
        s.phase += 1
        if s.phase == 1:
            s.places = [None] * s.seats
            dealer.tell("mediterranee-turn", turn=s.turn, turns=s.turns)
            s.stack.append(Auction({}))
        else:
            s.stack.append(Phase(s.phase, 0))

    def _next_turn(self, s: State) -> None:
        s.turn += 1
        s.phase = 0
        s.instructions = Kept()
        for port in s.ports.values():
            port.built = False
            port.recruited = 0


@step
class Phase(Step[State]):
    """One of the phases 2 to 6: the players one by one, in the order of the turn."""

    number: int
    place: int

    def goes(self, s: State, dealer: Dealer) -> None:
        if self.place < len(s.order):
            seat = s.order[self.place]
            self.place += 1
            drop_broken_instructions(s, seat, dealer)
            s.stack.append(PHASES[self.number](seat))
        else:
            s.stack.pop()
            if self.number in DRAWN_AFTER:
                dealer.tell("mediterranee-phase-over", phase=PHASE_NAMES[self.number], board=True)
