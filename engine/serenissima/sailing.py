"""Phase 2 of an action: the galley sails one zone for each sailor aboard."""

from functools import lru_cache

from engine.choice import Branch, Pick
from engine.core import Dealer, Step, step
from engine.serenissima.blockade import ask_blockaders
from engine.serenissima.components import PLACES, ZONES, routes
from engine.serenissima.labels import SEAT_NAMES, ZONE_OPTIONS, ZONES_TO, say
from engine.serenissima.state import SAILING, Galley, State

SAIL = say("sail")
WITHIN: dict[tuple[str, int], frozenset[str]] = {
    (zone, moves): frozenset(routes(zone, moves - 1, frozenset()))
    for zone in ZONES
    for moves in range(1, PLACES + 1)
}
"""Zones that may lie between a galley and where it is bound, by its zone and the moves it has."""


def sail_branch(s: State, galley: Galley) -> Branch:
    return Branch("sail", SAIL, lambda: _destinations_of(s, galley))


def _destinations_of(s: State, galley: Galley) -> Pick:
    left = galley.sailors - s.turn.moved
    risky = _risky(s, galley, left)
    if s.turn.moved and s.blockaders(galley):
        risky |= {galley.zone}
    return _destinations(galley.zone, left, risky)


def _risky(s: State, galley: Galley, left: int) -> frozenset[str]:
    return s.risky(galley, WITHIN[galley.zone, left])


@lru_cache(maxsize=4096)
def _destinations(zone: str, moves: int, risky: frozenset[str]) -> Pick:
    """Where to sail; risky are zones that must be left and in which someone could blockade."""
    ways = routes(zone, moves, risky)
    return Pick(
        [
            ZONE_OPTIONS[there, len(way), not risky.isdisjoint([zone, *way[:-1]])]
            for there, way in ways.items()
        ]
    )


def set_sail(s: State, galley: Galley, there: str) -> None:
    """The voyage begins: by the shortest way, of equal ways the one with fewest possible blockades."""
    left = galley.sailors - s.turn.moved
    way = routes(galley.zone, left, _risky(s, galley, left))[there]
    s.turn.phase = SAILING
    s.stack.append(Voyage(way.copy()))


@step
class Voyage(Step[State]):
    """Zone by zone; a zone that was sailed into can be left only past every blockade."""

    way: list[str]
    cleared: bool = False

    def goes(self, s: State, dealer: Dealer) -> None:
        turn = s.turn
        galley = s.galley(turn.galley)
        if not self.cleared and turn.moved:
            self.cleared = True
            if ask_blockaders(s, "move", galley):
                return
        s.moor(galley, self.way.pop(0))
        turn.moved += 1
        self.cleared = False
        if not self.way:
            s.stack.pop()
            assert galley.owner is not None
            dealer.tell(
                "serenissima-sailed-to",
                who=SEAT_NAMES[galley.owner],
                galley=galley.number,
                to=ZONES_TO[galley.zone],
            )
