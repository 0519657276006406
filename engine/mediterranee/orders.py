"""Orders at the market: what they are called, who gives them with what means, and why one is not possible."""

from collections.abc import Callable
from dataclasses import dataclass

from engine.choice import NOTHING, Answer, Branch, Choice
from engine.core import Dealer
from engine.mediterranee.components import PRICES
from engine.mediterranee.ids import DONE, GALLEY_IDS, GALLEY_SPOTS
from engine.mediterranee.labels import GALLEYS_AT
from engine.mediterranee.state import Galley, Port, State
from engine.text import Seat, Text, text

Group = list[Galley]
"""The galleys of one player in a zone, or all of them."""

NAMES = ("buy", "recruit", "crew", "cargo", "galley", "fort", "trade", "discard", "dismiss", "tariff")
LABELS = {order: text(f"mediterranee-act-{order}") for order in NAMES}
SELDOM = ("discard", "dismiss", "tariff")
COSTS = {"recruit": PRICES.sailor, "galley": PRICES.galley, "fort": PRICES.fort}
NOT_NOW = {
    order: Branch(order, label, NOTHING, text(f"mediterranee-blocked-{order}", price=COSTS.get(order, 0)))
    for order, label in LABELS.items()
}
END_OF_MARKET = Branch(DONE, text("mediterranee-act-done"), NOTHING)


@dataclass(slots=True)
class Means:
    """What the player at the market has to give orders with."""

    seat: Seat
    ducats: int
    ports: list[Port]
    fleet: Group
    groups: dict[str, Group]
    """The galleys by their zone."""


def means_of(s: State, seat: Seat) -> Means:
    fleet = s.fleet(seat)
    groups: dict[str, Group] = {}
    for galley in fleet:
        groups.setdefault(galley.zone, []).append(galley)
    return Means(seat, s.purses[seat].ducats, s.holdings(seat), fleet, groups)


@dataclass(frozen=True, slots=True)
class Order:
    """One kind of order: its branch of the market's question, and what it does."""

    offer: Callable[[State, Means], Branch]
    obey: Callable[[State, Seat, Answer, Dealer], None]


def possible(order: str, make: Callable[[], Choice], note: Text | None = None) -> Branch:
    """The branch of an order that can be given; its form is made when someone looks into it."""
    return Branch(order, LABELS[order], make, None, None, note, aside=order in SELDOM)


def galley_branch(
    galley: Galley, make: Callable[[], Choice], note: Text | None = None, label: Text | None = None
) -> Branch:
    number = galley.number
    name = label or GALLEYS_AT[number, galley.zone]
    return Branch(GALLEY_IDS[number], name, make, None, GALLEY_SPOTS[number], note)
