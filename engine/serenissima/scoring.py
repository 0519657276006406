"""What ports pay at a scoring, and the final result: the richest wins."""

from engine.core import Result, rank_scores
from engine.serenissima.components import BOX
from engine.serenissima.state import State
from engine.text import Seat


def incomes(s: State) -> list[int]:
    """What a scoring pays each seat: by the cubes in its ports, and for its basilicas."""
    paid = [0] * s.seats
    for port in s.ports.values():
        if port.owner is not None:
            paid[port.owner] += BOX.income.cubes[len(port.stored)] + BOX.income.basilica * port.basilica
    return paid


def parts(s: State, seat: Seat) -> dict[str, int]:
    """The ducats of one player, by what brought and took them."""
    return dict(s.princes[seat].ledger)


def result(s: State) -> Result:
    """The richest wins; of equals, the one with most port cards; else the place is shared."""
    return rank_scores(
        {seat: parts(s, seat) for seat in range(s.seats)}, tie_break=lambda seat: len(s.ports_of(seat))
    )
