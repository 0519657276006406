"""Phase 1 of an action: cargo thrown into the sea, or a galley of one's own sunk."""

from engine.choice import NOTHING, Answer, Branch, Bucket, Choice, OneOf, Share
from engine.core import Dealer
from engine.serenissima.berth import Berth
from engine.serenissima.components import GOODS, PLACES, SIZES
from engine.serenissima.crews import add_sailors
from engine.serenissima.ids import sink_id, sunk_in
from engine.serenissima.labels import (
    ASHORE_BUCKETS,
    BOARDING_BUCKETS,
    JETTISON_BUCKETS,
    NUMBERS,
    SEAT_NAMES,
    count_goods,
    say,
)
from engine.serenissima.state import Galley, State
from engine.serenissima.wrecks import sink
from engine.text import Seat

NOTE_SINK = say("note-sink")
OVERBOARD, CARGO = say("overboard"), say("cargo-overboard")
SINK_LABELS = {number: say("sink", galley=number) for number in NUMBERS}


def overboard_branch(here: Berth) -> Branch:
    return Branch("overboard", OVERBOARD, lambda: _overboard(here), aside=True)


def _overboard(here: Berth) -> OneOf:
    branches = [_jettison(here.galley.cargo)] if here.galley.cargo else []
    return OneOf(branches + [_sink(here, lost) for lost in (here.galley, *here.mates)])


def _jettison(cargo: list[str]) -> Branch:
    goods = [JETTISON_BUCKETS[good, cargo.count(good)] for good in GOODS if good in cargo]
    return Branch("cargo", CARGO, Share(goods, 1, len(cargo)))


def _sink(here: Berth, lost: Galley) -> Branch:
    """Sink a galley on purpose: its sailors go where there is room, the others return to the stock.

    Nobody who points at a galley means this.
    """
    havens = _havens(here, lost)
    choice: Choice = Share(havens, 0, lost.sailors) if havens else NOTHING
    note = say("note-sink-laden", goods=count_goods(lost.cargo)) if lost.cargo else NOTE_SINK
    return Branch(sink_id(lost.number), SINK_LABELS[lost.number], choice, None, None, note)


def _havens(here: Berth, lost: Galley) -> list[Bucket]:
    """Where sailors of a galley can go: all pass over the active one, which may be too full for it."""
    passage = lost is here.galley or len(here.galley.cargo) < PLACES - 1
    others = [here.galley, *here.mates] if passage else [here.galley]
    buckets = [
        BOARDING_BUCKETS[galley.number, galley.room, galley.sailors]
        for galley in others
        if galley is not lost and galley.room
    ]
    if passage and here.home and here.port is not None and here.port.sailors < SIZES[here.name]:
        buckets.append(ASHORE_BUCKETS[here.name, SIZES[here.name] - here.port.sailors])
    return buckets


def throw_overboard(s: State, galley: Galley, seat: Seat, how: Answer, dealer: Dealer) -> None:
    ((what, counts),) = how.items()
    if what == "cargo":
        _throw_cargo(s, galley, seat, counts, dealer)
    else:
        _scuttle(s, seat, s.galley(sunk_in(what)), counts, dealer)


def _throw_cargo(s: State, galley: Galley, seat: Seat, how: dict[str, int], dealer: Dealer) -> None:
    thrown = [good for good, count in how.items() for _ in range(count)]
    for good in thrown:
        galley.cargo.remove(good)
        s.supply[good] += 1
    dealer.tell(
        "serenissima-thrown-overboard", who=SEAT_NAMES[seat], galley=galley.number, goods=count_goods(thrown)
    )


def _scuttle(s: State, seat: Seat, lost: Galley, havens: dict[str, int], dealer: Dealer) -> None:
    """A player may sink a galley of their own; sailors without another place return to the stock."""
    lost.sailors -= add_sailors(s, havens)
    dealer.tell("serenissima-scuttled", who=SEAT_NAMES[seat], galley=lost.number)
    sink(s, lost, dealer)
