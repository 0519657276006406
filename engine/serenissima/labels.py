"""Labels, options and buckets of fixed things, made once and shared by every question."""

from engine.choice import NOTHING, Branch, Bucket, Option
from engine.serenissima.components import BOX, GOODS, PLACES, PORTS, SIZE, ZONES
from engine.text import Arg, SeatName, Text


def say(key: str, /, **args: Arg) -> Text:
    """A Text of this title."""
    return Text("serenissima-" + key, args)


NUMBERS = range(1, max(table.galleys for table in BOX.tables.values()) + 1)
WHO: tuple[SeatName, ...] = tuple(SeatName(seat) for seat in range(max(BOX.tables)))

GOOD: dict[str, Text] = {good: say(f"good-{good}") for good in GOODS}
PORT: dict[str, str] = {name: facts.name for name, facts in PORTS.items()}
ZONE: dict[str, str] = {name: facts.name for name, facts in ZONES.items()}
PORT_SPOT: dict[str, str] = {name: f"port:{name}" for name in PORTS}
GALLEY_SPOT: dict[int, str] = {number: f"galley:{number}" for number in NUMBERS}
GALLEY_LABEL: dict[int, Text] = {number: say("galley-option", galley=number) for number in NUMBERS}
PORT_LABEL: dict[str, Text] = {name: say("garrison-of", port=facts.name) for name, facts in PORTS.items()}

PORT_OPTION: dict[str, Option] = {
    name: Option(name, say("port-option", port=facts.name, good=GOOD[facts.good]), spot=PORT_SPOT[name])
    for name, facts in PORTS.items()
}
NUMBER_OPTION: dict[int, Option] = {
    number: Option(str(number), GALLEY_LABEL[number], spot=f"wheel:{number}") for number in NUMBERS
}
NOTE_SPICE = say("note-spice", ducats=BOX.income.spice_bonus)
GOOD_OPTION: dict[str, Option] = {
    good: Option(good, GOOD[good], note=NOTE_SPICE if good == "spice" else None) for good in GOODS
}
GOOD_PRODUCED: dict[str, Option] = {
    good: Option(good, GOOD[good], blocked=say("blocked-produced")) for good in GOODS
}
GOOD_STORED: dict[str, Option] = {
    good: Option(good, GOOD[good], blocked=say("blocked-stored")) for good in GOODS
}
ZONE_OPTION: dict[tuple[str, int, bool], Option] = {
    (zone, count, risky): Option(
        zone,
        say("zone-option", zone=facts.name),
        spot=f"zone:{zone}",
        note=say("note-risky" if risky else "note-zones", count=count),
    )
    for zone, facts in ZONES.items()
    for count in range(1, PLACES + 1)
    for risky in (False, True)
}

JETTISON: dict[tuple[str, int], Bucket] = {
    (good, count): Bucket(good, GOOD[good], 0, count) for good in GOODS for count in range(1, PLACES)
}
NOW: dict[int, Text] = {count: say("note-now", count=count) for count in range(PLACES + 1)}
BERTH: dict[tuple[int, int, int], Bucket] = {
    (number, places, now): Bucket(GALLEY_SPOT[number], GALLEY_LABEL[number], 1, places, NOW[now], now)
    for number in NUMBERS
    for places in range(1, PLACES + 1)
    for now in range(1, places + 1)
}
"""Sailors a galley may hold, by its number, the places without cargo and the sailors aboard."""
GARRISON: dict[tuple[str, int], Bucket] = {
    (name, now): Bucket(PORT_SPOT[name], PORT_LABEL[name], 1, SIZE[name], NOW[now], now)
    for name in PORTS
    for now in range(1, SIZE[name] + 1)
}
ROOM: dict[tuple[int, int], Bucket] = {
    (number, room): Bucket(GALLEY_SPOT[number], GALLEY_LABEL[number], 0, room)
    for number in NUMBERS
    for room in range(1, PLACES)
}
"""Sailors that may come aboard a galley besides those who are."""
QUAY: dict[tuple[str, int], Bucket] = {
    (name, room): Bucket(PORT_SPOT[name], PORT_LABEL[name], 0, room)
    for name in PORTS
    for room in range(1, SIZE[name] + 1)
}
"""Sailors that may join a garrison."""

DONE = Branch("done", say("done"), NOTHING)
ENOUGH = Branch("done", say("enough"), NOTHING)
INVEST = Branch("invest", say("invest"), NOTHING)
INVEST_LATE = Branch("invest", say("invest"), NOTHING, blocked=say("blocked-acted"))
