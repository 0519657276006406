"""Investments: sailors, one galley, forts and basilicas; and the special one for small fleets."""

from engine.choice import NOTHING, AllOf, Amount, Answer, Branch, Bucket, OneOf, Part, Pick, Share
from engine.core import Dealer, Decision, Decisions, Step, step
from engine.serenissima.components import BOX, GALLEY_PRICE, PLACES, SAILOR_PRICE, SIZES, ZONE_OF
from engine.serenissima.crews import add_sailors
from engine.serenissima.ids import number_in, sailors_place
from engine.serenissima.labels import (
    ASHORE_BUCKETS,
    BOARDING_BUCKETS,
    DONE,
    ENOUGH,
    NUMBER_OPTIONS,
    PORT_NAMES,
    PORT_OPTIONS,
    PORT_SPOTS,
    SEAT_NAMES,
    say,
)
from engine.serenissima.state import State
from engine.text import Seat, Text

NO_DUCATS, NO_SAILORS = say("blocked-no-ducats"), say("blocked-no-sailors")
NO_ROOM, NO_NUMBER, NO_PIECE = say("blocked-no-berth"), say("blocked-no-number"), say("blocked-no-piece")
FLEET_FULL, NOWHERE = say("blocked-fleet"), say("blocked-nowhere")
RECRUIT, NOTE_SAILOR = say("recruit"), say("note-sailor", ducats=SAILOR_PRICE)
NUMBER, WHERE, SAILORS = say("part-number"), say("part-port"), say("part-sailors")
BUILDINGS = {"fort": (BOX.prices.fort, BOX.needs.fort), "basilica": (BOX.prices.basilica, BOX.needs.basilica)}
NO_SITE_REASONS = {what: say(f"blocked-no-site-{what}") for what in BUILDINGS}
BUY_GALLEY_LABELS = {
    owned: say("buy-galley", ducats=owned * BOX.prices.galley) for owned in range(BOX.pieces.fleet + 1)
}
ANOTHER_GALLEY = Branch("galley", say("another-galley"), NOTHING, say("blocked-one-galley"))
BUILD_LABELS = {what: say(f"build-{what}") for what in BUILDINGS}
BUILD_NOTES = {what: say("note-ducats", ducats=price) for what, (price, _) in BUILDINGS.items()}


@step
class Investment(Step[State]):
    """Instead of using the active galley, buy things in all of one's ports."""

    seat: Seat
    bought: bool
    """A galley was bought: one for each investment."""

    def asks(self, s: State) -> Decisions:
        branches = purchases(s, self.seat, bought=self.bought)
        if all(branch.blocked for branch in branches):
            return {}
        prompt = say("ask-investment", ducats=s.princes[self.seat].ducats)
        choice = OneOf([*branches, DONE])
        about = tuple(PORT_SPOTS[name] for name in s.ports_of(self.seat))
        return {self.seat: Decision("investment", prompt, choice, default={"done": {}}, about=about)}

    def takes(self, s: State, seat: Seat, answer: Answer, dealer: Dealer) -> None:
        ((what, how),) = answer.items()
        match what:
            case "recruit":
                _hire(s, seat, how, dealer)
            case "galley":
                self.bought = True
                buy_galley(s, seat, how, dealer)
            case "fort" | "basilica":
                _build(s, seat, what, how, dealer)
            case _:
                s.stack.pop()


def purchases(s: State, seat: Seat, *, bought: bool) -> list[Branch]:
    """All that an investment sells; one galley for each."""
    own = s.ports_of(seat)
    galley = ANOTHER_GALLEY if bought else galley_branch(s, seat, own)
    return [_recruit_branch(s, seat, own), galley, *[_build_branch(s, seat, own, what) for what in BUILDINGS]]


def can_invest(s: State, seat: Seat) -> bool:
    """Whether anything can be bought; mostly a sailor for some garrison, which is quickly seen."""
    prince = s.princes[seat]
    if prince.ducats < SAILOR_PRICE:
        return False
    if prince.sailors:
        for name, port in s.ports.items():
            if port.owner == seat and port.sailors < SIZES[name]:
                return True
    return not all(branch.blocked for branch in purchases(s, seat, bought=False))


@step
class SpecialInvestment(Step[State]):
    """Players with fewer than two galleys may buy up to two, with sailors for these alone."""

    seats: list[Seat]

    def asks(self, s: State) -> Decisions:
        seat = self.seats[0]
        if s.count_galleys(seat) >= BOX.special_fleet or s.treasury(seat) < SAILOR_PRICE:
            return {}
        galley = galley_branch(s, seat, havens(s, seat))
        if galley.blocked:
            return {}
        prompt = say("ask-special-investment", ducats=s.princes[seat].ducats)
        choice = OneOf([galley, ENOUGH])
        return {seat: Decision("special-investment", prompt, choice, default={"done": {}})}

    def takes(self, s: State, seat: Seat, answer: Answer, dealer: Dealer) -> None:
        if "galley" in answer:
            buy_galley(s, seat, answer["galley"], dealer)
        else:
            self._next(s)

    def goes(self, s: State, dealer: Dealer) -> None:
        self._next(s)

    def _next(self, s: State) -> None:
        self.seats.pop(0)
        if not self.seats:
            s.stack.pop()


# --- sailors


def _recruit_branch(s: State, seat: Seat, own: list[str]) -> Branch:
    prince = s.princes[seat]
    buckets = _berths(s, seat, own)
    blocked: Text | None = None
    if not buckets:
        blocked = NO_ROOM
    elif not prince.sailors:
        blocked = NO_SAILORS
    elif prince.ducats < SAILOR_PRICE:
        blocked = NO_DUCATS
    most = min(prince.ducats // SAILOR_PRICE, prince.sailors, sum([bucket.high for bucket in buckets]))
    return Branch("recruit", RECRUIT, Share(buckets, 1, max(1, most)), blocked, None, NOTE_SAILOR)


def _berths(s: State, seat: Seat, own: list[str]) -> list[Bucket]:
    """Where hired sailors may go: into the garrisons, and aboard the galleys beside them."""
    zones = [ZONE_OF[name] for name in own]
    buckets = [ASHORE_BUCKETS[name, room] for name in own if (room := SIZES[name] - s.ports[name].sailors)]
    buckets += [
        BOARDING_BUCKETS[galley.number, room, galley.sailors]
        for galley in s.galleys
        if galley.owner == seat and galley.zone in zones and (room := galley.room)
    ]
    return buckets


def _hire(s: State, seat: Seat, how: dict[str, int], dealer: Dealer) -> None:
    total = add_sailors(s, how)
    s.princes[seat].sailors -= total
    s.pay(seat, total * SAILOR_PRICE)
    places = tuple(_count_at(key, count) for key, count in how.items() if count)
    dealer.tell("serenissima-recruited", who=SEAT_NAMES[seat], count=total, places=places)


def _count_at(key: str, count: int) -> Text:
    place = sailors_place(key)
    if isinstance(place, str):
        return say("count-in-port", count=count, port=PORT_NAMES[place])
    return say("count-on-galley", count=count, galley=place)


# --- galleys


def galley_price(s: State, seat: Seat) -> int:
    """One ducat for each galley owned already."""
    return s.count_galleys(seat) * GALLEY_PRICE


def _affordable_crew(s: State, seat: Seat, owned: int) -> int:
    """The most sailors that could be bought with one more galley."""
    prince = s.princes[seat]
    return min(PLACES, (prince.ducats - owned * GALLEY_PRICE) // SAILOR_PRICE, prince.sailors)


def galley_branch(s: State, seat: Seat, where: list[str]) -> Branch:
    """Any unused number, in an own port, with at least one sailor bought for it."""
    owned = s.count_galleys(seat)
    crew = _affordable_crew(s, seat, owned)
    numbers = s.unused_numbers()
    blocked: Text | None = None
    if owned >= BOX.pieces.fleet:
        blocked = FLEET_FULL
    elif not numbers:
        blocked = NO_NUMBER
    elif not where:
        blocked = NOWHERE
    elif crew < 1:
        blocked = NO_SAILORS if not s.princes[seat].sailors else NO_DUCATS
    if blocked is not None:
        return Branch("galley", BUY_GALLEY_LABELS[owned], NOTHING, blocked, None, NOTE_SAILOR)
    return Branch(
        "galley", BUY_GALLEY_LABELS[owned], lambda: _new_galley(numbers, where, crew), None, None, NOTE_SAILOR
    )


def _new_galley(numbers: list[int], where: list[str], crew: int) -> AllOf:
    return AllOf(
        [
            Part("number", NUMBER, Pick([NUMBER_OPTIONS[number] for number in numbers])),
            Part("port", WHERE, Pick([PORT_OPTIONS[name] for name in where])),
            Part("sailors", SAILORS, Amount(1, crew)),
        ]
    )


def havens(s: State, seat: Seat) -> list[str]:
    """One's own ports; without any, every neutral port."""
    own = s.ports_of(seat)
    return own or [name for name in SIZES if s.ports[name].owner is None and not s.ports[name].closed]


def buy_galley(s: State, seat: Seat, how: Answer, dealer: Dealer) -> None:
    number, name, sailors = number_in(how["number"]), how["port"], how["sailors"]
    price = galley_price(s, seat) + sailors * SAILOR_PRICE
    s.pay(seat, price)
    s.launch(number, seat, ZONE_OF[name], sailors)
    dealer.tell(
        "serenissima-bought-galley",
        who=SEAT_NAMES[seat],
        galley=number,
        port=PORT_NAMES[name],
        count=sailors,
        ducats=price,
    )


# --- forts and basilicas


def _build_branch(s: State, seat: Seat, own: list[str], what: str) -> Branch:
    price, (first, other) = BUILDINGS[what]
    left = s.forts if what == "fort" else s.basilicas
    sites = [
        name
        for name in own
        if s.has(name, first)
        and s.has(name, other)
        and not (s.ports[name].fort if what == "fort" else s.ports[name].basilica)
    ]
    blocked: Text | None = None
    if not left:
        blocked = NO_PIECE
    elif not sites:
        blocked = NO_SITE_REASONS[what]
    elif s.princes[seat].ducats < price:
        blocked = NO_DUCATS
    choice = Pick([PORT_OPTIONS[name] for name in sites])
    return Branch(what, BUILD_LABELS[what], choice, blocked, None, BUILD_NOTES[what])


def _build(s: State, seat: Seat, what: str, name: str, dealer: Dealer) -> None:
    port = s.ports[name]
    if what == "fort":
        port.fort = True
        s.forts -= 1
    else:
        port.basilica = True
        s.basilicas -= 1
    s.pay(seat, BUILDINGS[what][0])
    dealer.tell(f"serenissima-built-{what}", who=SEAT_NAMES[seat], port=PORT_NAMES[name])
