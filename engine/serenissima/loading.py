"""Phase 1 of an action: cubes from the port, and cargo divided with another galley of one's own."""

from functools import cache

from engine.choice import Amount, Branch, Bucket, Share
from engine.core import Dealer
from engine.serenissima.berth import Berth
from engine.serenissima.components import GOOD_PRICE, GOODS, PLACES, PORT_OF, PORTS, PRODUCES
from engine.serenissima.ids import exchange_id
from engine.serenissima.labels import GOOD_NAMES, PORT_NAMES, SEAT_NAMES, say
from engine.serenissima.state import Galley, Port, State
from engine.text import Seat, Text

LOAD_LABELS = {
    name: say("load", port=facts.name, good=GOOD_NAMES[facts.good]) for name, facts in PORTS.items()
}
NOTE_FREE, NOTE_PRICE = say("note-free-cube"), say("note-price")
DUES_NOTES = {seat: say("note-dues", who=who) for seat, who in enumerate(SEAT_NAMES)}


# --- cubes from the port


def first_cube_free(s: State, home: bool) -> bool:
    """In an own port one cube of an activation costs nothing."""
    return home and s.turn.free_cube


def load_branch(s: State, here: Berth, port: Port) -> Branch:
    galley = here.galley
    seat = galley.owner
    assert seat is not None
    left = s.supply[PRODUCES[here.name]]
    room = PLACES - galley.sailors - len(galley.cargo)
    free = first_cube_free(s, here.home)
    high = min(room, left, s.princes[seat].ducats // GOOD_PRICE + free)
    if high < 1:
        return _no_load(here.name, "no-room" if room < 1 else "no-cube" if left < 1 else "no-ducats")
    return _cubes(here.name, high, free, None if here.home else port.owner)


@cache
def _no_load(name: str, reason: str) -> Branch:
    return Branch("load", LOAD_LABELS[name], Amount(1, 1), say(f"blocked-{reason}"))


@cache
def _cubes(name: str, high: int, free: bool, owner: Seat | None) -> Branch:
    """Cubes to be loaded: the first one free, or paid to the bank or to the owner of the port."""
    note = NOTE_FREE if free else NOTE_PRICE if owner is None else DUES_NOTES[owner]
    return Branch("load", LOAD_LABELS[name], Amount(1, high), None, None, note)


def load(s: State, galley: Galley, seat: Seat, count: int, dealer: Dealer) -> None:
    """Cubes come aboard; they are paid to the owner of the port, or to the bank."""
    name = PORT_OF[galley.zone]
    port, good = s.ports[name], PRODUCES[name]
    free = first_cube_free(s, port.owner == seat)
    price = (count - free) * GOOD_PRICE
    if free:
        s.turn.free_cube = False
    s.supply[good] -= count
    galley.cargo += [good] * count
    to = None if port.owner == seat else port.owner
    s.pay(seat, price, to)
    dealer.tell(
        "serenissima-loaded" if to is None else "serenissima-loaded-from",
        who=SEAT_NAMES[seat],
        owner=SEAT_NAMES[seat if to is None else to],
        galley=galley.number,
        count=count,
        good=GOOD_NAMES[good],
        port=PORT_NAMES[name],
        ducats=price,
    )


# --- cargo of two galleys


def exchange_branch(galley: Galley, mate: Galley) -> Branch:
    note = say("exchange-note", galley=galley.number, mate=mate.number)
    return Branch(
        exchange_id(mate.number),
        say("exchange", mate=mate.number),
        lambda: _cargoes(galley, mate),
        note=note,
        aside=True,
    )


def _cargoes(galley: Galley, mate: Galley) -> Share:
    """How many cubes of each good are on the active galley afterwards; the rest is on the other one."""
    both = galley.cargo + mate.cargo
    buckets = [
        Bucket(
            good,
            GOOD_NAMES[good],
            0,
            both.count(good),
            _aboard(good, galley, mate),
            galley.cargo.count(good),
        )
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


def exchange(galley: Galley, mate: Galley, seat: Seat, how: dict[str, int], dealer: Dealer) -> None:
    both = sorted(galley.cargo + mate.cargo)
    galley.cargo = []
    for good, count in how.items():
        galley.cargo += [good] * count
        for _ in range(count):
            both.remove(good)
    galley.cargo.sort()
    mate.cargo = both
    dealer.tell("serenissima-exchanged", who=SEAT_NAMES[seat], galley=galley.number, mate=mate.number)
