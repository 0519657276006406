"""What the owner of the active galley may order: the branches of the one question of an activation."""

from functools import lru_cache

from engine.choice import NOTHING, Amount, Branch, Bucket, Choice, OneOf, Option, Pick, Share
from engine.serenissima.components import (
    BOX,
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
    GALLEY_LABEL,
    GOOD,
    GOOD_OPTION,
    GOOD_PRODUCED,
    GOOD_STORED,
    JETTISON,
    PORT_LABEL,
    ZONE_OPTION,
    say,
)
from engine.serenissima.state import Galley, Port, State
from engine.text import SeatName, Text

LOAD = {name: say("load", port=facts.name, good=GOOD[facts.good]) for name, facts in PORTS.items()}
NOTE_FREE, NOTE_PRICE = say("note-free-cube"), say("note-price")
NO_ROOM, NO_CUBE, NO_DUCATS = say("blocked-no-room"), say("blocked-no-cube"), say("blocked-no-ducats")
CREW, JETTISON_LABEL, SINK = say("crew"), say("jettison"), say("sink")
SAIL, ATTACK = say("sail"), say("attack")
SELL = {name: say("sell", port=facts.name) for name, facts in PORTS.items()}
LAND = {name: say("land", port=facts.name) for name, facts in PORTS.items()}
STORM = {name: say("storm", port=facts.name) for name, facts in PORTS.items()}
NOTE_OWN = say("note-own-port")
NOTE_SLOT = {value: say("note-slot", ducats=value) for value in range(2, 7)}
FULL, UNWANTED = say("blocked-full"), say("blocked-unwanted")
BARRED, FOUGHT = say("blocked-blockade"), say("blocked-fought")
LAST_PORT, GUARDED = say("blocked-last-port"), say("blocked-guarded")
NOTE_LAND_ALL = say("note-land-all")
WITHIN: dict[tuple[str, int], frozenset[str]] = {
    (zone, moves): frozenset(routes(zone, moves - 1, frozenset()))
    for zone in ZONES
    for moves in range(1, PLACES + 1)
}
"""Zones that may lie between a galley and where it is bound, by its zone and the moves it has."""


# --- loading


def loading(s: State, galley: Galley) -> list[Branch]:
    """Phase 1: sailors and cubes from the port, the other galleys here, and into the sea."""
    branches: list[Branch] = []
    port = s.harbour(galley)
    if port is not None:
        branches.append(_load(s, galley, PORT_OF[galley.zone], port))
    mates = [g for g in s.galleys if g.zone == galley.zone and g.owner == galley.owner and g is not galley]
    home = PORT_OF[galley.zone] if port is not None and port.owner == galley.owner else None
    if (mates or home) and PLACES - len(galley.cargo) > 1:
        branches.append(_crew(s, galley, mates, home))
    branches += [_exchange(galley, mate) for mate in mates if mate.cargo or galley.cargo]
    if galley.cargo:
        branches.append(Branch("jettison", JETTISON_LABEL, _jettison(galley)))
    branches.append(Branch("sink", SINK, _scuttle(s, galley, mates, home)))
    return branches


def _load(s: State, galley: Galley, name: str, port: Port) -> Branch:
    seat = galley.owner
    assert seat is not None
    good = PRODUCES[name]
    free = 1 if port.owner == seat and s.turn.free_cube else 0
    paid = s.princes[seat].ducats // BOX.prices.good
    high = min(galley.room, s.supply[good], paid + free)
    blocked: Text | None = None
    if high < 1:
        blocked = NO_ROOM if galley.room < 1 else NO_CUBE if s.supply[good] < 1 else NO_DUCATS
    if free:
        note = NOTE_FREE
    elif port.owner is None or port.owner == seat:
        note = NOTE_PRICE
    else:
        note = say("note-dues", who=SeatName(port.owner))
    return Branch("load", LOAD[name], Amount(1, max(1, high)), blocked, None, note)


def _crew(s: State, galley: Galley, mates: list[Galley], home: str | None) -> Branch:
    """How many sailors in each place; through the active galley every division can be reached."""
    buckets = [_berths(one) for one in (galley, *mates)]
    total = galley.sailors + sum(mate.sailors for mate in mates)
    if home:
        garrison = s.ports[home].sailors
        buckets.append(Bucket(f"port:{home}", PORT_LABEL[home], 1, SIZE[home], NOW[garrison]))
        total += garrison
    return Branch("crew", CREW, Share(buckets, total, total))


NOW = {count: say("note-now", count=count) for count in range(PLACES + 1)}


def _berths(galley: Galley) -> Bucket:
    number, places = galley.number, PLACES - len(galley.cargo)
    return Bucket(f"galley:{number}", GALLEY_LABEL[number], 1, places, NOW[galley.sailors])


def _exchange(galley: Galley, mate: Galley) -> Branch:
    """How many cubes of each good are on the active galley afterwards; the rest is on the other one."""
    both = galley.cargo + mate.cargo
    buckets = [
        Bucket(
            good,
            GOOD[good],
            0,
            both.count(good),
            say(
                "note-aboard",
                here=galley.cargo.count(good),
                there=mate.cargo.count(good),
                galley=galley.number,
                mate=mate.number,
            ),
        )
        for good in GOODS
        if good in both
    ]
    low = max(0, len(both) - (PLACES - mate.sailors))
    high = min(len(both), PLACES - galley.sailors)
    label = say("exchange", galley=galley.number, mate=mate.number)
    return Branch(f"cargo-{mate.number}", label, Share(buckets, low, high))


def _jettison(galley: Galley) -> Share:
    cargo = galley.cargo
    return Share([JETTISON[good, cargo.count(good)] for good in GOODS if good in cargo], 1, len(cargo))


def _scuttle(s: State, galley: Galley, mates: list[Galley], home: str | None) -> OneOf:
    """Sink one's own galley; its sailors go where there is room, the others back to the stock."""
    return OneOf(
        [
            Branch(
                str(one.number),
                say("sink-galley", galley=one.number),
                _survivors(s, one, galley, mates, home),
                spot=f"galley:{one.number}",
            )
            for one in (galley, *mates)
        ]
    )


def _survivors(s: State, lost: Galley, galley: Galley, mates: list[Galley], home: str | None) -> Choice:
    havens = [one for one in (galley, *mates) if one is not lost]
    if lost is not galley and PLACES - len(galley.cargo) < 2:
        havens, home = [galley], None
    buckets = [
        Bucket(f"galley:{one.number}", GALLEY_LABEL[one.number], 0, one.room) for one in havens if one.room
    ]
    if home and s.port_room(home):
        buckets.append(Bucket(f"port:{home}", PORT_LABEL[home], 0, s.port_room(home)))
    return Share(buckets, 0, lost.sailors) if buckets else NOTHING


# --- movement


def sailing(s: State, galley: Galley) -> Branch:
    """Phase 2: one zone for each sailor aboard."""
    left = galley.sailors - s.turn.moved
    risky = s.risky(galley) & WITHIN[galley.zone, left]
    return Branch("sail", SAIL, _destinations(galley.zone, left, risky))


@lru_cache(maxsize=4096)
def _destinations(zone: str, moves: int, risky: frozenset[str]) -> Pick:
    return Pick(
        [
            ZONE_OPTION[there, len(way), not risky.isdisjoint(way[:-1])]
            for there, way in routes(zone, moves, risky).items()
        ]
    )


def route(s: State, galley: Galley, there: str) -> list[str]:
    """The zones through which the galley sails to where it was ordered."""
    left = galley.sailors - s.turn.moved
    return routes(galley.zone, left, s.risky(galley) & WITHIN[galley.zone, left])[there]


# --- sale


def sellable(galley: Galley, name: str, port: Port) -> list[str]:
    """Goods aboard that the port neither produces nor stores."""
    return [
        good for good in GOODS if good in galley.cargo and good != PRODUCES[name] and good not in port.stored
    ]


def selling(s: State, galley: Galley) -> Branch | None:
    """Phase 3a: sell goods in the port where the galley lies."""
    port = s.harbour(galley)
    if port is None or not galley.cargo:
        return None
    name = PORT_OF[galley.zone]
    wanted = sellable(galley, name, port)
    free = SIZE[name] - len(port.stored)
    blocked: Text | None = None
    if s.turn.fought:
        blocked = FOUGHT
    elif s.turn.sale_barred:
        blocked = BARRED
    elif not free:
        blocked = FULL
    elif not wanted:
        blocked = UNWANTED
    if blocked:
        return Branch("sell", SELL[name], NOTHING, blocked)
    options = [_good_option(good, name, port) for good in GOODS if good in galley.cargo]
    note = NOTE_OWN if port.owner == galley.owner else NOTE_SLOT[SLOTS[name][len(port.stored)]]
    return Branch("sell", SELL[name], Pick(options, 1, min(len(wanted), free)), None, f"port:{name}", note)


def _good_option(good: str, name: str, port: Port) -> Option:
    if good == PRODUCES[name]:
        return GOOD_PRODUCED[good]
    return GOOD_STORED[good] if good in port.stored else GOOD_OPTION[good]


# --- combat


def fighting(s: State, galley: Galley) -> list[Branch]:
    """Phase 3b: attack galleys here, land on a neutral port, or storm the port of another player."""
    branches: list[Branch] = []
    foes = [g for g in s.galleys if g.zone == galley.zone and g.owner != galley.owner]
    if foes:
        dice = combat_value(s, galley)
        branches.append(Branch("attack", ATTACK, Pick([_foe(foe, dice) for foe in foes])))
    port = s.harbour(galley)
    if port is None or port.owner == galley.owner:
        return branches
    name = PORT_OF[galley.zone]
    if port.owner is None:
        blocked = BARRED if s.turn.landing_barred else None
        most = min(galley.sailors, SIZE[name])
        note = NOTE_LAND_ALL if most == galley.sailors else None
        branches.append(Branch("land", LAND[name], Amount(1, most), blocked, f"port:{name}", note))
    else:
        branches.append(_storm(s, galley, name, port, foes))
    return branches


def combat_value(s: State, galley: Galley) -> int:
    """Sailors less zones crossed, fixed when the first combat begins; never more than the sailors left."""
    if s.turn.fought:
        return min(s.turn.value, galley.sailors)
    return max(0, galley.sailors - s.turn.moved)


def _foe(foe: Galley, dice: int) -> Option:
    assert foe.owner is not None
    return Option(
        str(foe.number),
        say("foe", galley=foe.number, who=SeatName(foe.owner)),
        spot=f"galley:{foe.number}",
        note=say("note-dice", mine=dice, theirs=foe.sailors),
    )


def _storm(s: State, galley: Galley, name: str, port: Port, foes: list[Galley]) -> Branch:
    assert port.owner is not None
    blocked: Text | None = None
    if len(s.ports_of(port.owner)) == 1:
        blocked = LAST_PORT
    elif any(foe.owner == port.owner for foe in foes):
        blocked = GUARDED
    mine, theirs = combat_value(s, galley), port.sailors
    if port.fort and not s.turn.fort_fired:
        note = say("note-dice-fort", mine=mine, theirs=theirs, fort=BOX.fort_dice)
    else:
        note = say("note-dice", mine=mine, theirs=theirs)
    return Branch("storm", STORM[name], NOTHING, blocked, f"port:{name}", note)
