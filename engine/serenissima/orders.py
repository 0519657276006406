"""What the owner of the active galley may order: the branches of the one question of an activation.

This question is asked most: what is behind a branch is put together when somebody looks into it, and
branches that depend on a few small numbers alone are kept and shared.
"""

from dataclasses import dataclass
from functools import cache, lru_cache

from engine.choice import (
    NOTHING,
    Amount,
    Branch,
    Bucket,
    Choice,
    LazyBranch,
    LazyPick,
    OneOf,
    Option,
    Pick,
    Share,
)
from engine.serenissima.components import (
    BOX,
    GOOD_PRICE,
    GOODS,
    PLACES,
    PORT_OF,
    PORTS,
    PRODUCES,
    SIZE,
    SLOTS,
    ZONES,
    routes,
)
from engine.serenissima.labels import (
    BERTH,
    GALLEY_SPOT,
    GARRISON,
    GOOD,
    GOOD_OPTION,
    GOOD_PRODUCED,
    GOOD_STORED,
    JETTISON,
    NUMBER_OPTION,
    PORT_SPOT,
    QUAY,
    ROOM,
    WHO,
    ZONE_OPTION,
    say,
)
from engine.serenissima.state import CLOSING, LOADING, Galley, Port, State
from engine.text import Seat, Text

LOAD = {name: say("load", port=facts.name, good=GOOD[facts.good]) for name, facts in PORTS.items()}
SELL = {name: say("sell", port=facts.name) for name, facts in PORTS.items()}
LAND = {name: say("land", port=facts.name) for name, facts in PORTS.items()}
STORM = {name: say("storm", port=facts.name) for name, facts in PORTS.items()}
SINK = {number: say("sink", galley=number) for number in NUMBER_OPTION}
CREW, OVERBOARD, CARGO, SAIL, ATTACK = (
    say("crew"),
    say("overboard"),
    say("cargo-overboard"),
    say("sail"),
    say("attack"),
)
BARRED = say("blocked-blockade")
NOTE_FREE, NOTE_PRICE, NOTE_OWN = say("note-free-cube"), say("note-price"), say("note-own-port")
NOTE_DUES = {seat: say("note-dues", who=who) for seat, who in enumerate(WHO)}
NOTE_SLOT = {value: say("note-slot", ducats=value) for value in range(2, 7)}
NOTE_LAND_ALL = say("note-land-all")
WITHIN: dict[tuple[str, int], frozenset[str]] = {
    (zone, moves): frozenset(routes(zone, moves - 1, frozenset()))
    for zone in ZONES
    for moves in range(1, PLACES + 1)
}
"""Zones that may lie between a galley and where it is bound, by its zone and the moves it has."""


@dataclass(slots=True)
class Berth:
    """The active galley and what lies around it."""

    galley: Galley
    mates: list[Galley]
    """Other galleys of the same owner here."""
    foes: list[Galley]
    port: Port | None
    """The port here, unless there is none or it is closed."""
    name: str
    home: bool
    """The port is the owner's own."""


def berth(s: State, galley: Galley) -> Berth:
    mates: list[Galley] = []
    foes: list[Galley] = []
    zone, owner = galley.zone, galley.owner
    for other in s.galleys:
        if other.zone == zone and other is not galley:
            (mates if other.owner == owner else foes).append(other)
    name = PORT_OF.get(zone, "")
    port = s.ports[name] if name else None
    if port is not None and port.closed:
        port = None
    return Berth(galley, mates, foes, port, name, port is not None and port.owner == owner)


def orders(s: State, galley: Galley) -> list[Branch]:
    """All that can be done with the galley in its present phase."""
    here, turn = berth(s, galley), s.turn
    phase = turn.phase
    branches = _loading(s, here) if phase == LOADING else []
    if phase != CLOSING and turn.moved < galley.sailors:
        branches.append(LazyBranch("sail", SAIL, lambda: _sailing(s, galley)))
    if galley.cargo and here.port is not None:
        branches.append(_selling(s, here, here.port))
    if not turn.sold:
        _fighting(s, here, branches)
    if phase == LOADING:
        branches.append(LazyBranch("overboard", OVERBOARD, lambda: _overboard(here)))
    return branches


# --- phase 1: loading


def _loading(s: State, here: Berth) -> list[Branch]:
    """Sailors and cubes from the port and the other galleys here."""
    galley = here.galley
    branches: list[Branch] = []
    if here.port is not None:
        branches.append(_load(s, here, here.port))
    if (here.mates or here.home) and len(galley.cargo) < PLACES - 1:
        branches.append(LazyBranch("crew", CREW, lambda: _crew(here)))
    branches += [_exchange(galley, mate) for mate in here.mates if mate.cargo or galley.cargo]
    return branches


def _load(s: State, here: Berth, port: Port) -> Branch:
    galley = here.galley
    seat = galley.owner
    assert seat is not None
    left = s.supply[PRODUCES[here.name]]
    room = PLACES - galley.sailors - len(galley.cargo)
    free = here.home and s.turn.free_cube
    high = min(room, left, s.princes[seat].ducats // GOOD_PRICE + free)
    if high < 1:
        return _no_load(here.name, "no-room" if room < 1 else "no-cube" if left < 1 else "no-ducats")
    return _cubes(here.name, high, free, None if here.home else port.owner)


@cache
def _no_load(name: str, reason: str) -> Branch:
    return Branch("load", LOAD[name], Amount(1, 1), say(f"blocked-{reason}"))


@cache
def _cubes(name: str, high: int, free: bool, owner: Seat | None) -> Branch:
    """Cubes to be loaded: the first one free, or paid to the bank or to the owner of the port."""
    note = NOTE_FREE if free else NOTE_PRICE if owner is None else NOTE_DUES[owner]
    return Branch("load", LOAD[name], Amount(1, high), None, None, note)


def _crew(here: Berth) -> Share:
    """How many sailors in each place; through the active galley every division can be reached."""
    crews = tuple([(one.number, PLACES - len(one.cargo), one.sailors) for one in (here.galley, *here.mates)])
    garrison = (here.name, here.port.sailors) if here.home and here.port is not None else None
    return _division(crews, garrison)


@lru_cache(maxsize=4096)
def _division(crews: tuple[tuple[int, int, int], ...], garrison: tuple[str, int] | None) -> Share:
    buckets = [BERTH[crew] for crew in crews]
    total = sum(sailors for _, _, sailors in crews)
    if garrison:
        buckets.append(GARRISON[garrison])
        total += garrison[1]
    return Share(buckets, total, total)


def _exchange(galley: Galley, mate: Galley) -> Branch:
    label = _exchange_label(galley.number, mate.number)
    return LazyBranch(f"cargo-{mate.number}", label, lambda: _cargoes(galley, mate))


@cache
def _exchange_label(galley: int, mate: int) -> Text:
    return say("exchange", galley=galley, mate=mate)


def _cargoes(galley: Galley, mate: Galley) -> Share:
    """How many cubes of each good are on the active galley afterwards; the rest is on the other one."""
    both = galley.cargo + mate.cargo
    buckets = [
        Bucket(good, GOOD[good], 0, both.count(good), _aboard(good, galley, mate), galley.cargo.count(good))
        for good in GOODS
        if good in both
    ]
    low = max(0, len(both) - (PLACES - mate.sailors))
    high = min(len(both), PLACES - galley.sailors)
    return Share(buckets, low, high)


def _aboard(good: str, galley: Galley, mate: Galley) -> Text:
    return say(
        "note-aboard",
        galley=galley.number,
        here=galley.cargo.count(good),
        mate=mate.number,
        there=mate.cargo.count(good),
    )


def _overboard(here: Berth) -> OneOf:
    """Throw cargo into the sea, or sink a galley of one's own."""
    galley = here.galley
    branches: list[Branch] = []
    if galley.cargo:
        branches.append(_jettison(tuple(galley.cargo)))
    rooms = [(one.number, one.room) for one in (galley, *here.mates)]
    quay: tuple[str, int] | None = None
    if here.home and here.port is not None and here.port.sailors < SIZE[here.name]:
        quay = (here.name, SIZE[here.name] - here.port.sailors)
    branches.append(_sink(galley.number, galley.sailors, tuple(rooms[1:]), quay))
    passage = len(galley.cargo) < PLACES - 1
    for mate in here.mates:
        others = rooms if passage else rooms[:1]
        havens = tuple([room for room in others if room[0] != mate.number])
        branches.append(_sink(mate.number, mate.sailors, havens, quay if passage else None))
    return OneOf(branches)


@lru_cache(maxsize=4096)
def _jettison(cargo: tuple[str, ...]) -> Branch:
    goods = [JETTISON[good, cargo.count(good)] for good in GOODS if good in cargo]
    return Branch("cargo", CARGO, Share(goods, 1, len(cargo)))


@lru_cache(maxsize=4096)
def _sink(
    number: int, sailors: int, havens: tuple[tuple[int, int], ...], quay: tuple[str, int] | None
) -> Branch:
    """Sink a galley on purpose: its sailors go where there is room, the others return to the stock."""
    buckets = [ROOM[haven] for haven in havens if haven[1]]
    if quay:
        buckets.append(QUAY[quay])
    choice: Choice = Share(buckets, 0, sailors) if buckets else NOTHING
    return Branch(f"sink-{number}", SINK[number], choice, None, GALLEY_SPOT[number])


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
    if any(foe.owner == owner for foe in here.foes):
        reason = "guarded"
    elif s.is_last_port(owner):
        reason = "last-port"
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
