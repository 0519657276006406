"""Section 8: privileges along the ring, buildings, money; ties go to the larger reserve."""

from collections.abc import Iterable, Mapping
from functools import lru_cache

from engine.core import Result, rank_scores
from engine.genoa.components import BOX, PRIVILEGES
from engine.genoa.state import State
from engine.text import Seat

RING = BOX.ring.order


def blocks(buildings: Iterable[str]) -> list[list[str]]:
    """Buildings that stand beside each other on the ring, block by block."""
    owned = set(buildings)
    if len(owned) == len(RING):
        return [list(RING)]
    start = next(i for i, building in enumerate(RING) if building not in owned)
    rows: list[list[str]] = [[]]
    for building in RING[start:] + RING[:start]:
        if building in owned:
            rows[-1].append(building)
        elif rows[-1]:
            rows.append([])
    return [block for block in rows if block]


def block_value(length: int) -> int:
    scale = BOX.privilege_scale.blocks
    return scale[min(length, len(scale)) - 1]


def privilege_value(cards: Iterable[str]) -> int:
    """What the privileges among these cards pay at the end."""
    return _hand_value(tuple(cards))


@lru_cache(maxsize=1 << 14)
def _hand_value(cards: tuple[str, ...]) -> int:
    return ring_value(frozenset([PRIVILEGES[card] for card in cards if card in PRIVILEGES]))


@lru_cache(maxsize=1 << 14)
def ring_value(buildings: frozenset[str]) -> int:
    """What privileges for these buildings pay."""
    return sum(block_value(len(block)) for block in blocks(buildings))


def building_value(owners: Mapping[str, Seat], seat: Seat) -> int:
    return BOX.pays.owned_at_end * sum(owner == seat for owner in owners.values())


def parts(s: State, seat: Seat) -> dict[str, int]:
    player = s.players[seat]
    return {
        "ducats": player.ducats,
        "privileges": privilege_value(player.cards),
        "buildings": building_value(s.owners, seat),
    }


def result(s: State) -> Result:
    def goods(seat: Seat) -> int:
        player = s.players[seat]
        return sum(player.items.values()) + len(player.cards)

    return rank_scores({seat: parts(s, seat) for seat in range(s.seats)}, tie_break=goods)
