"""Investments: sailors, one galley, forts and basilicas; and the special one for small fleets."""

from engine.choice import AllOf, Amount, Answer, Branch, Bucket, Choice, OneOf, Part, Pick, Share
from engine.core import Decision, Decisions, Step, Table, step
from engine.serenissima.components import BOX, PLACES, PORT_OF, PORTS, ZONE_OF
from engine.serenissima.labels import DONE, GALLEY_LABEL, NUMBER_OPTION, PORT, PORT_LABEL, PORT_OPTION, say
from engine.serenissima.state import State
from engine.text import Seat, SeatName, Text

NO_DUCATS, NO_SAILORS = say("blocked-no-ducats"), say("blocked-no-sailors")
NO_ROOM, NO_NUMBER, NO_PIECE = say("blocked-no-berth"), say("blocked-no-number"), say("blocked-no-piece")
ONE_GALLEY, FLEET_FULL, NOWHERE = say("blocked-one-galley"), say("blocked-fleet"), say("blocked-nowhere")
RECRUIT, NOTE_SAILOR = say("recruit"), say("note-sailor", ducats=BOX.prices.sailor)
NUMBER, WHERE, SAILORS = say("part-number"), say("part-port"), say("part-sailors")
BUILDINGS = {"fort": (BOX.prices.fort, BOX.needs.fort), "basilica": (BOX.prices.basilica, BOX.needs.basilica)}
BUILD = {what: say(f"build-{what}") for what in BUILDINGS}
NOTE_BUILD = {what: say("note-ducats", ducats=price) for what, (price, _) in BUILDINGS.items()}


@step
class Investment(Step[State]):
    """Instead of using the active galley, buy things in all of one's ports."""

    seat: Seat
    bought: bool
    """A galley was bought: one for each investment."""

    def asks(self, s: State) -> Decisions:
        galley = (
            Branch("galley", galley_label(s, self.seat), WHERE_NOTHING, ONE_GALLEY)
            if self.bought
            else galley_branch(s, self.seat, s.ports_of(self.seat))
        )
        branches = [_recruit(s, self.seat), galley, *(_build(s, self.seat, what) for what in BUILDINGS), DONE]
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
        if len(s.fleet(seat)) >= BOX.special_fleet:
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


def _recruit(s: State, seat: Seat) -> Branch:
    prince = s.princes[seat]
    buckets = [
        Bucket(f"port:{name}", PORT_LABEL[name], 0, s.port_room(name))
        for name in s.ports_of(seat)
        if s.port_room(name)
    ]
    buckets += [
        Bucket(f"galley:{galley.number}", GALLEY_LABEL[galley.number], 0, galley.room)
        for galley in s.galleys
        if galley.owner == seat and galley.room and _at_home(s, seat, galley.zone)
    ]
    most = min(prince.ducats // BOX.prices.sailor, prince.sailors, sum(bucket.high for bucket in buckets))
    blocked: Text | None = None
    if most < 1:
        blocked = NO_ROOM if not buckets else NO_SAILORS if not prince.sailors else NO_DUCATS
    return Branch("recruit", RECRUIT, Share(buckets, 1, max(1, most)), blocked, None, NOTE_SAILOR)


def _at_home(s: State, seat: Seat, zone: str) -> bool:
    return zone in PORT_OF and s.ports[PORT_OF[zone]].owner == seat


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


def galley_label(s: State, seat: Seat) -> Text:
    return say("buy-galley", ducats=galley_price(s, seat))


def galley_price(s: State, seat: Seat) -> int:
    return len(s.fleet(seat)) * BOX.prices.galley


def galley_branch(s: State, seat: Seat, where: list[str]) -> Branch:
    """Any unused number, in an own port, with at least one sailor bought for it."""
    prince = s.princes[seat]
    left = prince.ducats - galley_price(s, seat)
    crew = min(PLACES, left // BOX.prices.sailor, prince.sailors)
    numbers = s.unused_numbers()
    blocked: Text | None = None
    if len(s.fleet(seat)) >= BOX.pieces.fleet:
        blocked = FLEET_FULL
    elif not numbers:
        blocked = NO_NUMBER
    elif not where:
        blocked = NOWHERE
    elif crew < 1:
        blocked = NO_SAILORS if not prince.sailors else NO_DUCATS
    choice: Choice = WHERE_NOTHING
    if blocked is None:
        choice = AllOf(
            [
                Part("number", NUMBER, Pick([NUMBER_OPTION[number] for number in numbers])),
                Part("port", WHERE, Pick([PORT_OPTION[name] for name in where])),
                Part("sailors", SAILORS, Amount(1, crew)),
            ]
        )
    return Branch("galley", galley_label(s, seat), choice, blocked, None, NOTE_SAILOR)


WHERE_NOTHING = AllOf([])


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


def _build(s: State, seat: Seat, what: str) -> Branch:
    price, needs = BUILDINGS[what]
    left = s.forts if what == "fort" else s.basilicas
    sites = [
        PORT_OPTION[name]
        for name in s.ports_of(seat)
        if not (s.ports[name].fort if what == "fort" else s.ports[name].basilica)
        and all(s.has(name, good) for good in needs)
    ]
    blocked: Text | None = None
    if not left:
        blocked = NO_PIECE
    elif not sites:
        blocked = NO_SITE[what]
    elif s.princes[seat].ducats < price:
        blocked = NO_DUCATS
    return Branch(what, BUILD[what], Pick(sites), blocked, None, NOTE_BUILD[what])


NO_SITE = {what: say(f"blocked-no-site-{what}") for what in BUILDINGS}


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
