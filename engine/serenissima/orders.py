"""What the owner of the active galley may order: the branches of the one question of an activation.

This question is asked most: what is behind a branch is put together when somebody looks into it, and
branches that depend on a few small numbers alone are kept and shared.
"""

from functools import cache, lru_cache

from engine.choice import NOTHING, Amount, Branch, Option, Pick
from engine.lazy import LazyBranch, LazyPick
from engine.serenissima.components import (
    BOX,
    GOODS,
    PLACES,
    PORTS,
    PRODUCES,
    SIZE,
    SLOTS,
    ZONES,
    routes,
)
from engine.serenissima.labels import (
    GALLEY_SPOT,
    GOOD_OPTION,
    GOOD_PRODUCED,
    GOOD_STORED,
    PORT_SPOT,
    WHO,
    ZONE_OPTION,
    say,
)
from engine.serenissima.loading import Berth, berth, loading, overboard
from engine.serenissima.state import CLOSING, LOADING, Galley, Port, State
from engine.text import Seat

SELL = {name: say("sell", port=facts.name) for name, facts in PORTS.items()}
LAND = {name: say("land", port=facts.name) for name, facts in PORTS.items()}
STORM = {name: say("storm", port=facts.name) for name, facts in PORTS.items()}
OVERBOARD, SAIL, ATTACK = say("overboard"), say("sail"), say("attack")
BARRED = say("blocked-blockade")
NOTE_OWN = say("note-own-port")
NOTE_SLOT = {value: say("note-slot", ducats=value) for value in range(2, 7)}
NOTE_LAND_ALL = say("note-land-all")
WITHIN: dict[tuple[str, int], frozenset[str]] = {
    (zone, moves): frozenset(routes(zone, moves - 1, frozenset()))
    for zone in ZONES
    for moves in range(1, PLACES + 1)
}
"""Zones that may lie between a galley and where it is bound, by its zone and the moves it has."""


def orders(s: State, galley: Galley) -> list[Branch]:
    """All that can be done with the galley in its present phase."""
    here, turn = berth(s, galley), s.turn
    phase = turn.phase
    branches = loading(s, here) if phase == LOADING else []
    if phase != CLOSING and turn.moved < galley.sailors:
        branches.append(LazyBranch("sail", SAIL, lambda: _sailing(s, galley)))
    if galley.cargo and here.port is not None:
        branches.append(_selling(s, here, here.port))
    if not turn.sold:
        _fighting(s, here, branches)
    if phase == LOADING:
        branches.append(LazyBranch("overboard", OVERBOARD, lambda: overboard(here)))
    return branches


# --- phase 2: movement


def _sailing(s: State, galley: Galley) -> Pick:
    """One zone for each sailor aboard."""
    left = galley.sailors - s.turn.moved
    risky = _risky(s, galley, left)
    if s.turn.moved and s.blockaders(galley):
        risky |= {galley.zone}
    return _destinations(galley.zone, left, risky)


def _risky(s: State, galley: Galley, left: int) -> frozenset[str]:
    return s.risky(galley, WITHIN[galley.zone, left])


@lru_cache(maxsize=4096)
def _destinations(zone: str, moves: int, risky: frozenset[str]) -> Pick:
    """Where to sail; risky are zones that must be left and in which somebody could blockade."""
    ways = routes(zone, moves, risky)
    return LazyPick(
        list(ways),
        lambda: [
            ZONE_OPTION[there, len(way), not risky.isdisjoint([zone, *way[:-1]])]
            for there, way in ways.items()
        ],
    )


def route(s: State, galley: Galley, there: str) -> list[str]:
    """The zones through which the galley sails to where it was ordered."""
    left = galley.sailors - s.turn.moved
    return routes(galley.zone, left, _risky(s, galley, left))[there].copy()


# --- phase 3a: sale


def _selling(s: State, here: Berth, port: Port) -> Branch:
    """Sell goods that the port neither produces nor stores, one cube of each."""
    name, cargo, stored = here.name, here.galley.cargo, port.stored
    free = SIZE[name] - len(stored)
    if s.turn.fought:
        return _no_sale(name, "fought")
    if s.turn.sale_barred:
        return _no_sale(name, "blockade")
    if not free:
        return _no_sale(name, "full")
    produced = PRODUCES[name]
    wanted = [good for good in GOODS if good in cargo and good != produced and good not in stored]
    if not wanted:
        return _no_sale(name, "unwanted")
    note = NOTE_OWN if here.home else NOTE_SLOT[SLOTS[name][len(stored)]]
    goods = LazyPick(
        wanted,
        lambda: [_good_option(good, name, port) for good in GOODS if good in cargo],
        1,
        min(len(wanted), free),
    )
    return Branch("sell", SELL[name], goods, None, PORT_SPOT[name], note)


@cache
def _no_sale(name: str, reason: str) -> Branch:
    return Branch("sell", SELL[name], NOTHING, say(f"blocked-{reason}"))


def _good_option(good: str, name: str, port: Port) -> Option:
    if good == PRODUCES[name]:
        return GOOD_PRODUCED[good]
    return GOOD_STORED[good] if good in port.stored else GOOD_OPTION[good]


# --- phase 3b: combat


def _fighting(s: State, here: Berth, branches: list[Branch]) -> None:
    """Attack galleys here, land on a neutral port, or storm the port of another player."""
    galley, port = here.galley, here.port
    if here.foes:
        branches.append(LazyBranch("attack", ATTACK, lambda: _foes(here.foes, combat_value(s, galley))))
    if port is None or here.home:
        return
    if port.owner is None:
        branches.append(_land(here.name, galley.sailors, s.turn.landing_barred))
    else:
        branches.append(_storm(s, here, port, port.owner))


@cache
def _land(name: str, sailors: int, barred: bool) -> Branch:
    most = min(sailors, SIZE[name])
    note = NOTE_LAND_ALL if most == sailors else None
    return Branch("land", LAND[name], Amount(1, most), BARRED if barred else None, PORT_SPOT[name], note)


def combat_value(s: State, galley: Galley) -> int:
    """Sailors less zones crossed, fixed when the first combat begins; never more than the sailors left."""
    if s.turn.fought:
        return min(s.turn.value, galley.sailors)
    return max(0, galley.sailors - s.turn.moved)


def _foes(foes: list[Galley], dice: int) -> Pick:
    return Pick([_foe(foe, dice) for foe in foes])


def _foe(foe: Galley, dice: int) -> Option:
    assert foe.owner is not None
    number = foe.number
    label = say("foe", galley=number, who=WHO[foe.owner])
    note = say("note-dice", mine=dice, theirs=foe.sailors)
    return Option(str(number), label, None, GALLEY_SPOT[number], note)


def _storm(s: State, here: Berth, port: Port, owner: Seat) -> Branch:
    reason = ""
    if s.is_last_port(owner):
        reason = "last-port"
    elif any(foe.owner == owner for foe in here.foes):
        reason = "guarded"
    fort = port.fort and not s.turn.fort_fired
    return _storming(here.name, reason, combat_value(s, here.galley), port.sailors, fort)


@lru_cache(maxsize=4096)
def _storming(name: str, reason: str, mine: int, theirs: int, fort: bool) -> Branch:
    """Storm a port, with the dice of both sides, unless there is a reason against it."""
    if fort:
        note = say("note-dice-fort", mine=mine, theirs=theirs, fort=BOX.fort_dice)
    else:
        note = say("note-dice", mine=mine, theirs=theirs)
    blocked = say(f"blocked-{reason}") if reason else None
    return Branch("storm", STORM[name], NOTHING, blocked, PORT_SPOT[name], note)
