"""A turn from its start square to the ownership markers, and how rounds follow each other."""

from engine.choice import NOTHING, Answer, Branch, Bucket, OneOf, Option, Pick, Share
from engine.core import Dealer, Decision, Decisions, Die, Step, step
from engine.genoa import offers, supply
from engine.genoa.bargaining import Bargain, ask_for_offers
from engine.genoa.city import is_street
from engine.genoa.components import BOX, MARKER, MARKET
from engine.genoa.labels import (
    BUILDING_NAMES,
    CARD_NAMES,
    ITEM_NAMES,
    SEAT_NAMES,
    SPACE_NAMES,
    SPACE_OPTIONS,
    SPACE_SPOTS,
)
from engine.genoa.standing_prices import bid_standing_prices
from engine.genoa.state import State, fresh_turn
from engine.text import Seat, text

ANYWHERE = Pick(list(SPACE_OPTIONS.values()))
ROLL_OR_CHOOSE = OneOf(
    [
        Branch("roll", text("genoa-roll"), NOTHING),
        Branch("any_start", text("genoa-play", card=ITEM_NAMES["any_start"]), ANYWHERE),
    ]
)
PASS = Branch("pass", text("genoa-pass"), NOTHING)
AUTO = Branch("auto", text("genoa-markers-auto"), NOTHING, note=text("genoa-markers-auto-note"))
KEY_MARKERS = "genoa.markers"
MARKERS_ORDER = OneOf([AUTO, PASS])
"""What may be said about markers for every time."""


@step
class TurnBegins(Step[State]):
    """Section 3: the tower player rolls both dice, or plays the card for any start square."""

    def asks(self, s: State) -> Decisions:
        seat = s.turn.tower
        if not s.players[seat].items["any_start"]:
            return {}
        return {seat: Decision("genoa.start", text("genoa-ask-start"), ROLL_OR_CHOOSE, default={"roll": {}})}

    def goes(self, s: State, dealer: Dealer) -> None:
        blue, red = dealer.rng.die(BOX.setup.die), dealer.rng.die(BOX.setup.die)
        space = s.city.grid[blue - 1][red - 1]
        dealer.tell(
            "genoa-rolls",
            who=SEAT_NAMES[s.turn.tower],
            blue=blue,
            red=red,
            space=SPACE_NAMES[space],
            board=True,
            dice=(Die(blue, dye="woad"), Die(red, dye="madder")),
        )
        self._start(s, space, dealer)

    def takes(self, s: State, seat: Seat, answer: Answer, dealer: Dealer) -> None:
        if "roll" in answer:
            self.goes(s, dealer)
            return
        supply.put_back(s, seat, "any_start")
        space = answer["any_start"]
        dealer.tell("genoa-chooses-start", who=SEAT_NAMES[seat], space=SPACE_NAMES[space], board=True)
        self._start(s, space, dealer)

    def _start(self, s: State, space: str, dealer: Dealer) -> None:
        if space == MARKET and s.round < s.rounds and s.options.get("market_start") != "stays":
            s.round += 1
            dealer.tell("genoa-market-start", round=s.round, rounds=s.rounds)
        s.stack.pop()
        s.stack += [TurnEnds(), Markers([], []), Close([]), Bargain()]
        offers.arrive(s, space, dealer, announce=False)
        bid_standing_prices(s, dealer)
        ask_for_offers(s)


@step
class Close(Step[State]):
    """Before the markers, players whose messages are not claimed automatically may claim them (R11)."""

    answered: list[Seat]

    def asks(self, s: State) -> Decisions:
        if not supply.delivered_along(s.turn.path):
            return {}
        return {
            seat: self._question(s, seat)
            for seat in range(s.seats)
            if seat not in self.answered
            and s.cards_held(seat, "message")
            and not s.instructions_of(seat).claims
        }

    def _question(self, s: State, seat: Seat) -> Decision:
        done = supply.finished_messages(s, seat)
        options = [
            Option(card, CARD_NAMES[card], None if card in done else text("genoa-not-delivered"))
            for card in s.players[seat].of("message")
        ]
        prompt = text("genoa-ask-messages")
        choice = Pick(options, 0, len(done))
        return Decision("genoa.messages", prompt, choice, default=done, secret=True)

    def takes(self, s: State, seat: Seat, answer: Answer, dealer: Dealer) -> None:
        self.answered.append(seat)
        supply.claim(s, seat, answer, dealer)

    def goes(self, s: State, dealer: Dealer) -> None:
        s.stack.pop()
        s.turn.bids.clear()
        s.turn.prices.clear()
        s.turn.counters.clear()
        s.turn.wish = None
        markers = s.stack[-1]
        assert isinstance(markers, Markers)
        markers.order = [s.turn.tower, *s.others(s.turn.tower)]
        markers.streets = [space for space in s.turn.path if is_street(space)]
        dealer.tell("genoa-tower-rests", who=SEAT_NAMES[s.turn.tower], board=True)


@step
class Markers(Step[State]):
    """Section 7.1: once round the table, each may use one visited street to place or remove markers."""

    order: list[Seat]
    streets: list[str]

    def asks(self, s: State) -> Decisions:
        if not self.order:
            return {}
        seat = self.order[0]
        reserve = s.players[seat].items[MARKER]
        if not reserve or not self.streets:
            return {}
        branches = [branch for street in self.streets if (branch := _street(s, seat, street, reserve))]
        if not branches:
            return {}
        choice = OneOf([*branches, AUTO, PASS])
        prompt = text("genoa-ask-markers", count=reserve)
        return {seat: Decision(KEY_MARKERS, prompt, choice, default={"pass": {}}, standing=True)}

    def goes(self, s: State, dealer: Dealer) -> None:
        if self.order:
            self.order.pop(0)
        else:
            s.stack.pop()

    def takes(self, s: State, seat: Seat, answer: Answer, dealer: Dealer) -> None:
        self.order.pop(0)
        ((street, spent),) = answer.items()
        if street == "auto":
            street, spent = _most_free(s, seat, self.streets)
        if street != "pass":
            self.streets.remove(street)
            for building, count in spent.items():
                if count:
                    _place(s, seat, building, count, dealer)


def _most_free(s: State, seat: Seat, streets: list[str]) -> tuple[str, dict[str, int]]:
    """The street where most markers find a building without an owner; nobody's marker is replaced."""
    reserve = s.players[seat].items[MARKER]
    free = {
        street: [name for name in s.city.buildings_beside[street] if name not in s.owners][:reserve]
        for street in streets
    }
    best = max(streets, key=lambda street: len(free[street]))
    return (best, dict.fromkeys(free[best], 1)) if free[best] else ("pass", {})


def _street(s: State, seat: Seat, street: str, reserve: int) -> Branch | None:
    """One marker on an empty building places it; on a rival's, one removes it and two replace it."""
    buckets = []
    for building in s.city.buildings_beside[street]:
        owner = s.owners.get(building)
        if owner is None:
            buckets.append(Bucket(building, BUILDING_NAMES[building], 0, 1, text("genoa-place-note")))
        elif owner != seat:
            note = text("genoa-replace-note", who=SEAT_NAMES[owner])
            buckets.append(Bucket(building, BUILDING_NAMES[building], 0, min(2, reserve), note))
    if not buckets:
        return None
    most = min(reserve, sum(bucket.high for bucket in buckets))
    return Branch(street, SPACE_NAMES[street], Share(buckets, 1, most), spot=SPACE_SPOTS[street])


def _place(s: State, seat: Seat, building: str, count: int, dealer: Dealer) -> None:
    who, where = SEAT_NAMES[seat], BUILDING_NAMES[building]
    rival = s.owners.pop(building, None)
    s.players[seat].items[MARKER] -= count
    if rival is None:
        s.owners[building] = seat
        dealer.tell("genoa-places", who=who, where=where)
        return
    s.markers[rival] += 1
    s.markers[seat] += 1
    if count == 1:
        dealer.tell("genoa-removes", who=who, whom=SEAT_NAMES[rival], where=where)
    else:
        s.owners[building] = seat
        dealer.tell("genoa-replaces", who=who, whom=SEAT_NAMES[rival], where=where)


@step
class TurnEnds(Step[State]):
    """Section 2: the next player's turn; after the last one the round marker moves, or the game is over."""

    def goes(self, s: State, dealer: Dealer) -> None:
        s.stack.pop()
        for player in s.players:
            player.instructions.plans.clear()
            player.instructions.route = None
        following = (s.turn.tower + 1) % s.seats
        if following == s.first:
            if s.round >= s.rounds:
                dealer.end_free_undo()
                dealer.tell("genoa-over", board=True)
                return
            s.round += 1
            dealer.tell("genoa-round", round=s.round, rounds=s.rounds)
        s.turn = fresh_turn(s.seats, following)
        s.stack.append(TurnBegins())
