"""Phase 1 of an action: cubes and sailors from the port and other galleys here, or over board."""

from dataclasses import dataclass
from functools import cache, lru_cache

from engine.choice import NOTHING, Amount, Branch, Bucket, Choice, OneOf, Share
from engine.lazy import LazyBranch
from engine.serenissima.components import GOOD_PRICE, GOODS, PLACES, PORT_OF, PORTS, PRODUCES, SIZE
from engine.serenissima.labels import (
    BERTH,
    GALLEY_SPOT,
    GARRISON,
    GOOD,
    JETTISON,
    NUMBER_OPTION,
    QUAY,
    ROOM,
    WHO,
    say,
)
from engine.serenissima.state import Galley, Port, State
from engine.text import Seat, Text

LOAD = {name: say("load", port=facts.name, good=GOOD[facts.good]) for name, facts in PORTS.items()}
SINK = {number: say("sink", galley=number) for number in NUMBER_OPTION}
NOTE_DUES = {seat: say("note-dues", who=who) for seat, who in enumerate(WHO)}
CREW, CARGO = say("crew"), say("cargo-overboard")
NOTE_FREE, NOTE_PRICE = say("note-free-cube"), say("note-price")


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


def loading(s: State, here: Berth) -> list[Branch]:
    """Sailors and cubes from the port and the other galleys here."""
    galley = here.galley
    branches: list[Branch] = []
    if here.port is not None:
        branches.append(_load(s, here, here.port))
    if (here.mates or here.home) and len(galley.cargo) < PLACES - 1 and _can_spare(here):
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


def _can_spare(here: Berth) -> bool:
    """Every place keeps one sailor: with no more than that there is nothing to divide."""
    if here.galley.sailors > 1 or (here.home and here.port is not None and here.port.sailors > 1):
        return True
    return any(mate.sailors > 1 for mate in here.mates)


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


def overboard(here: Berth) -> OneOf:
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
