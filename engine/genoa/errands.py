"""What a building would do for the orders in a hand."""

from collections.abc import Mapping
from functools import lru_cache

from engine.genoa.components import BUILDINGS, LARGE, SMALL
from engine.genoa.labels import ITEM_NAMES
from engine.genoa.state import Player
from engine.text import Text, text


def errands_of(player: Player) -> Mapping[str, Text]:
    """By building: the wares there that this player's orders still lack, and the orders that could be
    delivered there; without those where there is nothing."""
    large, small = tuple(player.of("large")), tuple(player.of("small"))
    return _errands(large, small, tuple(player.items.items()))


@lru_cache(maxsize=1 << 10)
def _errands(
    large: tuple[str, ...], small: tuple[str, ...], held: tuple[tuple[str, int], ...]
) -> Mapping[str, Text]:
    """Kept by all that it depends on: while people bargain, the same hand is looked at again and again."""
    items = dict(held)
    orders = [(LARGE[card].villa, LARGE[card].wares) for card in large]
    orders += [(SMALL[card].building, [SMALL[card].ware]) for card in small]
    errands = {}
    for name, building in BUILDINGS.items():
        parts = []
        for ware in building.action.take:
            lacking = sum([ware in wares for _, wares in orders]) - items.get(ware, 0)
            if lacking > 0:
                parts.append(text("genoa-errand-ware", ware=ITEM_NAMES[ware], count=lacking))
        whole = sum([place == name and all(items.get(ware) for ware in wares) for place, wares in orders])
        if whole:
            parts.append(text("genoa-errand-deliver", count=whole))
        if parts:
            errands[name] = text("genoa-errand", what=tuple(parts))
    return errands
