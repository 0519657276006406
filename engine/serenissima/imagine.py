"""Other truths that a seat could not tell from the real one: the Doge deck and hidden treasuries."""

from engine.rng import Rng
from engine.serenissima.components import BOX
from engine.serenissima.investment import galley_price
from engine.serenissima.state import State
from engine.text import Seat

RICHEST = 40
"""A hidden treasury is imagined below so many ducats above what it surely holds."""


def imagine(s: State, seat: Seat | None, rng: Rng) -> None:
    """The order of the Doge deck is unknown to all, and hidden treasuries to everyone else."""
    s.deck.sort()
    rng.shuffle(s.deck)
    if not s.money_hidden() or not s.stack:
        return
    asked = list(s.stack[-1].asks(s))
    for other, prince in enumerate(s.princes):
        if other != seat:
            least = _surely_has(s, other) if other in asked else 0
            s.earn(other, least + rng.below(RICHEST) - prince.ducats, "sales")


def _surely_has(s: State, seat: Seat) -> int:
    """The person who is asked what to buy could pay for something: that much everyone knows.

    A galley and a sailor cost no less than anything else that may be asked about.
    """
    return galley_price(s, seat) + BOX.prices.sailor
