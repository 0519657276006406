"""Labels and options of fixed things, made once and shared by every question."""

from engine.choice import NOTHING, Branch, Bucket, Option
from engine.serenissima.components import BOX, GOODS, PLACES, PORTS, ZONES
from engine.text import Arg, Text, text


def say(key: str, /, **args: Arg) -> Text:
    """A Text of this title."""
    return text(f"serenissima-{key}", **args)


GOOD: dict[str, Text] = {good: say(f"good-{good}") for good in GOODS}
PORT: dict[str, str] = {name: facts.name for name, facts in PORTS.items()}
ZONE: dict[str, str] = {name: facts.name for name, facts in ZONES.items()}

PORT_OPTION: dict[str, Option] = {
    name: Option(name, say("port-option", port=facts.name, good=GOOD[facts.good]), spot=f"port:{name}")
    for name, facts in PORTS.items()
}
NUMBER_OPTION: dict[int, Option] = {
    number: Option(str(number), say("galley-option", galley=number), spot=f"wheel:{number}")
    for number in range(1, max(table.galleys for table in BOX.tables.values()) + 1)
}
GOOD_OPTION: dict[str, Option] = {good: Option(good, GOOD[good]) for good in GOODS}
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
GALLEY_LABEL: dict[int, Text] = {number: say("galley-option", galley=number) for number in NUMBER_OPTION}
PORT_LABEL: dict[str, Text] = {name: say("garrison-of", port=facts.name) for name, facts in PORTS.items()}

DONE = Branch("done", say("done"), NOTHING)
INVEST = Branch("invest", say("invest"), NOTHING)
INVEST_LATE = Branch("invest", say("invest"), NOTHING, blocked=say("blocked-acted"))
