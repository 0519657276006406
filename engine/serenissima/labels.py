"""Names, options and buckets of fixed things, made once and shared by every question."""

from collections.abc import Sequence

from engine.choice import NOTHING, Branch, Bucket, Option
from engine.serenissima.components import BOX, GOODS, PLACES, PORT_OF, PORTS, SIZES, ZONES
from engine.serenissima.ids import galley_id, number_id, port_id, wheel_id, zone_id
from engine.text import Arg, SeatName, Text


def say(key: str, /, **args: Arg) -> Text:
    """A Text of this title."""
    return Text("serenissima-" + key, args)


def count_goods(cargo: Sequence[str]) -> tuple[Text, ...]:
    """A cargo in words: `2 wood, 1 gold`."""
    return tuple(
        say("count-good", count=cargo.count(good), good=GOOD_NAMES[good]) for good in GOODS if good in cargo
    )


NUMBERS = range(1, max(table.galleys for table in BOX.tables.values()) + 1)
SEAT_NAMES: tuple[SeatName, ...] = tuple(SeatName(seat) for seat in range(max(BOX.tables)))

GOOD_NAMES: dict[str, Text] = {good: say(f"good-{good}") for good in GOODS}
PORT_NAMES: dict[str, str] = {name: facts.name for name, facts in PORTS.items()}
ZONE_NAMES: dict[str, str] = {name: facts.name for name, facts in ZONES.items()}
ZONES_AT: dict[str, Text] = {
    name: say("at-port", port=facts.name) if name in PORT_OF else say(f"at-{name.replace('_', '-')}")
    for name, facts in ZONES.items()
}
"""Where a galley lies: at a port, or on the open sea."""
ZONES_TO: dict[str, Text] = {
    name: say("to-port", port=facts.name) if name in PORT_OF else say(f"to-{name.replace('_', '-')}")
    for name, facts in ZONES.items()
}
"""Where a galley sails to."""
GALLEY_NAMES: dict[int, Text] = {number: say("galley-option", galley=number) for number in NUMBERS}
GARRISON_NAMES: dict[str, Text] = {name: say("garrison-of", port=facts.name) for name, facts in PORTS.items()}
PORT_SPOTS: dict[str, str] = {name: port_id(name) for name in PORTS}
GALLEY_SPOTS: dict[int, str] = {number: galley_id(number) for number in NUMBERS}

PORT_OPTIONS: dict[str, Option] = {
    name: Option(
        name, say("port-option", port=facts.name, good=GOOD_NAMES[facts.good]), spot=PORT_SPOTS[name]
    )
    for name, facts in PORTS.items()
}
NUMBER_OPTIONS: dict[int, Option] = {
    number: Option(number_id(number), GALLEY_NAMES[number], spot=wheel_id(number)) for number in NUMBERS
}
NOTE_SPICE = say("note-spice", ducats=BOX.income.spice_bonus)
GOOD_OPTIONS: dict[str, Option] = {
    good: Option(good, GOOD_NAMES[good], note=NOTE_SPICE if good == "spice" else None) for good in GOODS
}
PRODUCED_OPTIONS: dict[str, Option] = {
    good: Option(good, GOOD_NAMES[good], blocked=say("blocked-produced")) for good in GOODS
}
STORED_OPTIONS: dict[str, Option] = {
    good: Option(good, GOOD_NAMES[good], blocked=say("blocked-stored")) for good in GOODS
}
ZONE_OPTIONS: dict[tuple[str, int, bool], Option] = {
    (zone, count, risky): Option(
        zone,
        say("zone-option", zone=facts.name),
        spot=zone_id(zone),
        note=say("note-risky" if risky else "note-zones", count=count),
    )
    for zone, facts in ZONES.items()
    for count in range(1, PLACES + 1)
    for risky in (False, True)
}
"""Where to sail, by how many zones away it is and whether a blockade is possible on the way."""

JETTISON_BUCKETS: dict[tuple[str, int], Bucket] = {
    (good, count): Bucket(good, GOOD_NAMES[good], 0, count) for good in GOODS for count in range(1, PLACES)
}
NOW_NOTES: dict[int, Text] = {count: say("note-now", count=count) for count in range(PLACES + 1)}
CREW_BUCKETS: dict[tuple[int, int, int], Bucket] = {
    (number, places, now): Bucket(GALLEY_SPOTS[number], GALLEY_NAMES[number], 1, places, NOW_NOTES[now], now)
    for number in NUMBERS
    for places in range(1, PLACES + 1)
    for now in range(1, places + 1)
}
"""Sailors a galley may hold, by its number, the places without cargo and the sailors aboard."""
GARRISON_BUCKETS: dict[tuple[str, int], Bucket] = {
    (name, now): Bucket(PORT_SPOTS[name], GARRISON_NAMES[name], 1, SIZES[name], NOW_NOTES[now], now)
    for name in PORTS
    for now in range(1, SIZES[name] + 1)
}
"""Sailors a port may hold, by its name and the sailors in it."""
BOARDING_BUCKETS: dict[tuple[int, int, int], Bucket] = {
    (number, room, now): Bucket(GALLEY_SPOTS[number], GALLEY_NAMES[number], 0, room, NOW_NOTES[now])
    for number in NUMBERS
    for room in range(1, PLACES)
    for now in range(1, PLACES + 1 - room)
}
"""Sailors that may come aboard a galley besides those who are, by its number, its room and their number."""
ASHORE_BUCKETS: dict[tuple[str, int], Bucket] = {
    (name, room): Bucket(PORT_SPOTS[name], GARRISON_NAMES[name], 0, room, NOW_NOTES[SIZES[name] - room])
    for name in PORTS
    for room in range(1, SIZES[name] + 1)
}
"""Sailors that may join a garrison, by the name of the port and its room."""

DONE = Branch("done", say("done"), NOTHING)
ENOUGH = Branch("done", say("enough"), NOTHING)
INVEST = Branch("invest", say("invest"), NOTHING)
INVEST_NOTHING = Branch("invest", say("invest"), NOTHING, blocked=say("blocked-nothing-to-buy"))
INVEST_LATE = Branch("invest", say("invest"), NOTHING, blocked=say("blocked-acted"))
