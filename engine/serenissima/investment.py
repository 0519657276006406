"""Investments: sailors, one galley, forts and basilicas; and the special one for small fleets."""

from engine.choice import NOTHING, AllOf, Amount, Answer, Branch, Choice, OneOf, Part, Pick, Share
from engine.core import Decision, Decisions, Step, Table, step
from engine.serenissima.components import BOX, PLACES, PORTS, SIZE, ZONE_OF
from engine.serenissima.labels import (
    DONE,
    GALLEY_LABEL,
    NUMBER_OPTION,
    PORT,
    PORT_LABEL,
    PORT_OPTION,
    QUAY,
    ROOM,
    say,
)
from engine.serenissima.state import State
from engine.text import Seat, SeatName, Text

NO_DUCATS, NO_SAILORS = say("blocked-no-ducats"), say("blocked-no-sailors")
NO_ROOM, NO_NUMBER, NO_PIECE = say("blocked-no-berth"), say("blocked-no-number"), say("blocked-no-piece")
FLEET_FULL, NOWHERE = say("blocked-fleet"), say("blocked-nowhere")
RECRUIT, NOTE_SAILOR = say("recruit"), say("note-sailor", ducats=BOX.prices.sailor)
NUMBER, WHERE, SAILORS = say("part-number"), say("part-port"), say("part-sailors")
BUILDINGS = {"fort": (BOX.prices.fort, BOX.needs.fort), "basilica": (BOX.prices.basilica, BOX.needs.basilica)}
NO_SITE = {what: say(f"blocked-no-site-{what}") for what in BUILDINGS}
BUY_GALLEY = {
    owned: say("buy-galley", ducats=owned * BOX.prices.galley) for owned in range(BOX.pieces.fleet + 1)
}
ANOTHER_GALLEY = Branch("galley", say("another-galley"), NOTHING, say("blocked-one-galley"))
BUILD = {what: say(f"build-{what}") for what in BUILDINGS}
NOTE_BUILD = {what: say("note-ducats", ducats=price) for what, (price, _) in BUILDINGS.items()}


@step
class Investment(Step[State]):
    """Instead of using the active galley, buy things in all of one's ports."""

    seat: Seat
    bought: bool
    """A galley was bought: one for each investment."""

    def asks(self, s: State) -> Decisions:
        own = s.ports_of(self.seat)
        galley = ANOTHER_GALLEY if self.bought else galley_branch(s, self.seat, own)
        buildings = [_build(s, self.seat, own, what) for what in BUILDINGS]
        branches = [_recruit(s, self.seat, own), galley, *buildings, DONE]
        prompt = say("ask-investment", ducats=s.princes[self.seat].ducats)
        return {self.seat: Decision("investment", prompt, OneOf(branches), default={"done": {}})}

    def takes(self, s: State, seat: Seat, answer: Answer, table: Table) -> None:
        ((what, how),) = answer.items()
        match what:
            case "recruit":
                _hire(s, seat, how, table)
            case "galley":
                self.bought = True
                buy_galley(s, seat, how, table)
            case "fort" | "basilica":
                _raise(s, seat, what, how, table)
            case _:
                s.stack.pop()


@step
class SpecialInvestment(Step[State]):
    """Players with fewer than two galleys may buy up to two, with sailors for these alone."""

    seats: list[Seat]

    def asks(self, s: State) -> Decisions:
        seat = self.seats[0]
        if s.count_galleys(seat) >= BOX.special_fleet:
            return {}
        galley = galley_branch(s, seat, havens(s, seat))
        if galley.blocked:
            return {}
        prompt = say("ask-special-investment", ducats=s.princes[seat].ducats)
        choice = OneOf([galley, DONE])
        return {seat: Decision("special-investment", prompt, choice, default={"done": {}})}

    def takes(self, s: State, seat: Seat, answer: Answer, table: Table) -> None:
        if "galley" in answer:
            buy_galley(s, seat, answer["galley"], table)
        else:
            self._next(s)

    def goes(self, s: State, table: Table) -> None:
        self._next(s)

    def _next(self, s: State) -> None:
        self.seats.pop(0)
        if not self.seats:
            s.stack.pop()


# --- sailors


def _recruit(s: State, seat: Seat, own: list[str]) -> Branch:
    prince = s.princes[seat]
    zones = {ZONE_OF[name] for name in own}
    buckets = [QUAY[name, room] for name in own if (room := SIZE[name] - s.ports[name].sailors)]
    buckets += [
        ROOM[galley.number, galley.room]
        for galley in s.galleys
        if galley.owner == seat and galley.zone in zones and galley.room
    ]
    most = min(prince.ducats // BOX.prices.sailor, prince.sailors, sum(bucket.high for bucket in buckets))
    blocked: Text | None = None
    if most < 1:
        blocked = NO_ROOM if not buckets else NO_SAILORS if not prince.sailors else NO_DUCATS
    return Branch("recruit", RECRUIT, Share(buckets, 1, max(1, most)), blocked, None, NOTE_SAILOR)


def _hire(s: State, seat: Seat, how: dict[str, int], table: Table) -> None:
    for place, count in how.items():
        kind, _, name = place.partition(":")
        if kind == "port":
            s.ports[name].sailors += count
        else:
            s.galley(int(name)).sailors += count
    total = sum(how.values())
    s.princes[seat].sailors -= total
    s.pay(seat, total * BOX.prices.sailor)
    table.tell("serenissima-recruited", who=SeatName(seat), count=total, places=_places(how))


def _places(how: dict[str, int]) -> tuple[Text, ...]:
    return tuple(say("count-at", count=count, place=_place(place)) for place, count in how.items() if count)


def _place(place: str) -> Text:
    kind, _, name = place.partition(":")
    return PORT_LABEL[name] if kind == "port" else GALLEY_LABEL[int(name)]


# --- galleys


def galley_price(s: State, seat: Seat) -> int:
    """One ducat for each galley owned already."""
    return s.count_galleys(seat) * BOX.prices.galley


def galley_branch(s: State, seat: Seat, where: list[str]) -> Branch:
    """Any unused number, in an own port, with at least one sailor bought for it."""
    prince = s.princes[seat]
    owned = s.count_galleys(seat)
    left = prince.ducats - owned * BOX.prices.galley
    crew = min(PLACES, left // BOX.prices.sailor, prince.sailors)
    numbers = s.unused_numbers()
    blocked: Text | None = None
    if owned >= BOX.pieces.fleet:
        blocked = FLEET_FULL
    elif not numbers:
        blocked = NO_NUMBER
    elif not where:
        blocked = NOWHERE
    elif crew < 1:
        blocked = NO_SAILORS if not prince.sailors else NO_DUCATS
    choice: Choice = NOTHING
    if blocked is None:
        choice = AllOf(
            [
                Part("number", NUMBER, Pick([NUMBER_OPTION[number] for number in numbers])),
                Part("port", WHERE, Pick([PORT_OPTION[name] for name in where])),
                Part("sailors", SAILORS, Amount(1, crew)),
            ]
        )
    return Branch("galley", BUY_GALLEY[owned], choice, blocked, None, NOTE_SAILOR)


def havens(s: State, seat: Seat) -> list[str]:
    """One's own ports; without any, every neutral port."""
    own = s.ports_of(seat)
    return own or [name for name in PORTS if s.ports[name].owner is None and not s.ports[name].closed]


def buy_galley(s: State, seat: Seat, how: Answer, table: Table) -> None:
    number, name, sailors = int(how["number"]), how["port"], how["sailors"]
    price = galley_price(s, seat) + sailors * BOX.prices.sailor
    s.pay(seat, price)
    s.launch(number, seat, ZONE_OF[name], sailors)
    table.tell(
        "serenissima-bought-galley",
        who=SeatName(seat),
        galley=number,
        port=PORT[name],
        count=sailors,
        ducats=price,
    )


# --- forts and basilicas


def _build(s: State, seat: Seat, own: list[str], what: str) -> Branch:
    price, needs = BUILDINGS[what]
    left = s.forts if what == "fort" else s.basilicas
    sites = [
        PORT_OPTION[name]
        for name in own
        if s.has(name, needs[0])
        and s.has(name, needs[1])
        and not (s.ports[name].fort if what == "fort" else s.ports[name].basilica)
    ]
    blocked: Text | None = None
    if not left:
        blocked = NO_PIECE
    elif not sites:
        blocked = NO_SITE[what]
    elif s.princes[seat].ducats < price:
        blocked = NO_DUCATS
    return Branch(what, BUILD[what], Pick(sites), blocked, None, NOTE_BUILD[what])


def _raise(s: State, seat: Seat, what: str, name: str, table: Table) -> None:
    port = s.ports[name]
    if what == "fort":
        port.fort = True
        s.forts -= 1
    else:
        port.basilica = True
        s.basilicas -= 1
    s.pay(seat, BUILDINGS[what][0])
    table.tell(f"serenissima-built-{what}", who=SeatName(seat), port=PORT[name])
