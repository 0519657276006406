"""What a building would do for the orders in a hand."""

from collections.abc import Callable
from functools import partial

from engine.genoa.components import BUILDINGS, LARGE, SMALL
from engine.genoa.labels import ITEM_NAMES
from engine.genoa.state import Player
from engine.text import Text, text

Errand = Callable[[str], Text | None]


def errands_of(player: Player) -> Errand:
    """For each space: the wares there that this player's orders still lack, and the orders that could be
    delivered there; None: nothing."""
    orders = [(LARGE[card].villa, LARGE[card].wares) for card in player.of("large")]
    orders += [(SMALL[card].building, [SMALL[card].ware]) for card in player.of("small")]
    return partial(_errand, orders, player.items)


def _errand(orders: list[tuple[str, list[str]]], items: dict[str, int], space: str) -> Text | None:
    if space not in BUILDINGS:
        return None
    parts = []
    for ware in BUILDINGS[space].action.take:
        lacking = sum([ware in wares for _, wares in orders]) - items.get(ware, 0)
        if lacking > 0:
            parts.append(text("genoa-errand-ware", ware=ITEM_NAMES[ware], count=lacking))
    whole = sum([place == space and all(items.get(ware) for ware in wares) for place, wares in orders])
    if whole:
        parts.append(text("genoa-errand-deliver", count=whole))
    return text("genoa-errand", what=tuple(parts)) if parts else None
