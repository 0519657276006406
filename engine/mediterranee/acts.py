"""The acts of the market as branches of its question, and what keeps one from being possible."""

from collections.abc import Callable

from engine.choice import NOTHING, Branch, Choice
from engine.lazy import LazyBranch
from engine.mediterranee.components import PRICES
from engine.mediterranee.labels import GALLEY_SPOTS, galley_at, galley_id
from engine.mediterranee.state import Galley
from engine.text import Text, text

Group = list[Galley]
"""The galleys of one player in a zone, or all of them."""

LABELS = {
    act: text(f"mediterranee-act-{act}")
    for act in (
        "buy",
        "recruit",
        "crew",
        "cargo",
        "galley",
        "fort",
        "trade",
        "discard",
        "dismiss",
        "tariff",
        "done",
    )
}
GOOD_PRICE, SAILOR_PRICE, GALLEY_PRICE, FORT_PRICE = (
    PRICES.good,
    PRICES.sailor,
    PRICES.galley,
    PRICES.fort,
)
COSTS = {"recruit": SAILOR_PRICE, "galley": GALLEY_PRICE, "fort": FORT_PRICE}
NOT_NOW = {
    act: Branch(act, label, NOTHING, text(f"mediterranee-blocked-{act}", price=COSTS.get(act, 0)))
    for act, label in LABELS.items()
    if act != "done"
}
DONE = Branch("done", LABELS["done"], NOTHING)


def act(name: str, make: Callable[[], Choice], note: Text | None = None) -> Branch:
    """An act that is possible; what it asks is made when somebody looks into it."""
    return LazyBranch(name, LABELS[name], make, None, None, note)


def galley_branch(number: int, zone: str, make: Callable[[], Choice], note: Text | None = None) -> Branch:
    return LazyBranch(galley_id(number), galley_at(number, zone), make, None, GALLEY_SPOTS[number], note)
