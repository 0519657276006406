"""Phase 3: galleys move as many zones as they have sailors; strangers on the way are asked for passage."""

from collections.abc import Iterable
from functools import lru_cache

from engine.answers import chosen_branch
from engine.choice import NOTHING, Answer, Branch, OneOf, Option, Pick, yes_no
from engine.core import Dealer, Decision, Decisions, Gather, Step, step
from engine.mediterranee.components import ADJACENT, DISTANCE, PLACES
from engine.mediterranee.ids import (
    DONE,
    GALLEY_IDS,
    GALLEY_SPOTS,
    ZONE_SPOTS,
    galley_number,
    passage_key,
)
from engine.mediterranee.labels import GALLEY_NAMES, GALLEYS_AT, SEAT_NAMES, ZONE_NAMES, moves_and_cargo
from engine.mediterranee.settling import (
    SETTLE,
    end_peace_by_arrival,
    settle_branch,
    settle_turn,
)
from engine.mediterranee.state import Galley, State
from engine.text import Seat, text

Route = tuple[str, ...]

SAIL_NO_MORE = Branch(DONE, text("mediterranee-sail-done"), NOTHING)
PROMPT = text("mediterranee-ask-sail")
STOPS_THERE = (text("mediterranee-fact-passage"),)
CROSSED = {
    (start, moves): frozenset(zone for zone, far in DISTANCE[start].items() if 0 < far < moves)
    for start in ZONE_NAMES
    for moves in range(PLACES + 1)
}
"""The zones that a galley with so many moves could cross on its way from a zone."""
AIMS = {zone: Option(zone, name, spot=ZONE_SPOTS[zone]) for zone, name in ZONE_NAMES.items()}


def routes(start: str, moves: int, busy: frozenset[str]) -> dict[str, Route]:
    """The best way to each zone in reach: past the fewest strangers, then the shortest."""
    return _routes(start, moves, busy & CROSSED[start, moves])


def zones_behind(start: str, moves: int, busy: frozenset[str], *, held: bool) -> frozenset[str]:
    """The zones in reach on the way to which strangers are asked; held: at the start too, where some are."""
    if held and start in busy:
        return frozenset(_routes(start, moves, busy & CROSSED[start, moves]))
    return _zones_behind(start, moves, busy & CROSSED[start, moves])


@lru_cache(maxsize=8192)
def _zones_behind(start: str, moves: int, busy: frozenset[str]) -> frozenset[str]:
    ways = _routes(start, moves, busy)
    return frozenset([zone for zone, way in ways.items() if not busy.isdisjoint(way[:-1])])


@lru_cache(maxsize=8192)
def _routes(start: str, moves: int, busy: frozenset[str]) -> dict[str, Route]:
    best_ways: dict[str, tuple[int, Route]] = {}
    front: dict[str, tuple[int, Route]] = {start: (0, ())}
    for _ in range(moves):
        beyond: dict[str, tuple[int, Route]] = {}
        for zone, (stops, way) in front.items():
            toll = stops + (1 if way and zone in busy else 0)
            for onward in ADJACENT[zone]:
                if onward not in beyond or toll < beyond[onward][0]:
                    beyond[onward] = toll, (*way, onward)
        for zone, best in beyond.items():
            if zone != start and (zone not in best_ways or best[0] < best_ways[zone][0]):
                best_ways[zone] = best
        front = beyond
    return {zone: way for zone, (_, way) in best_ways.items()}


@lru_cache(maxsize=2048)
def _aims(start: str, moves: int, busy: frozenset[str], held: bool) -> Pick:
    """Every zone in reach, with the zones where passage will have to be asked; held: at the start too."""
    ways = _routes(start, moves, busy)
    first = (start,) if held else ()

    return Pick(
        [
            _aim(zone, (*first, *[between for between in way[:-1] if between in busy]))
            for zone, way in ways.items()
        ]
    )


def _aim(zone: str, asked: Route) -> Option:
    if not asked:
        return AIMS[zone]
    note = text("mediterranee-note-passage", zones=tuple(ZONE_NAMES[between] for between in asked))
    return Option(zone, ZONE_NAMES[zone], spot=ZONE_SPOTS[zone], note=note)


def busy_for(s: State, seat: Seat) -> frozenset[str]:
    """The zones with galleys of others."""
    return frozenset([galley.zone for galley in s.galleys.values() if galley.seat != seat])


def _orders(s: State, seat: Seat, moves: dict[int, int], under_way: int | None) -> OneOf:
    """Which galley to sail where, what to settle for the rest of the turn, or to sail no more."""
    busy = busy_for(s, seat)
    galleys = [
        _galley_branch(s.galleys[number], left, busy, under_way=number == under_way)
        for number, left in moves.items()
    ]
    return OneOf([*galleys, settle_branch(s, seat), SAIL_NO_MORE])


def _galley_branch(galley: Galley, moves: int, busy: frozenset[str], *, under_way: bool) -> Branch:
    number, zone = galley.number, galley.zone
    held = under_way and zone in busy
    note = moves_and_cargo(moves, galley.goods)
    return Branch(
        GALLEY_IDS[number],
        GALLEYS_AT[number, zone],
        lambda: _aims(zone, moves, busy & CROSSED[zone, moves], held),
        spot=GALLEY_SPOTS[number],
        note=note,
    )


@step
class Sailing(Step[State]):
    """One player moves galley by galley; the one under way may go on until another is moved."""

    seat: Seat
    finished: list[int]
    under_way: int | None
    left: int
    """Moves left to the galley under way."""
    leave: bool
    """Whether the galley under way may leave its zone without asking."""

    def asks(self, s: State) -> Decisions:
        fleet = s.fleet(self.seat)
        moves = {galley.number: moves for galley in fleet if (moves := self._moves(galley))}
        if not moves:
            return {}
        choice = _orders(s, self.seat, moves, self.under_way)
        about = tuple(GALLEY_SPOTS[number] for number in moves)
        return {self.seat: Decision("sail", PROMPT, choice, default={DONE: {}}, about=about)}

    def _moves(self, galley: Galley) -> int:
        if galley.number == self.under_way:
            return self.left
        return 0 if galley.number in self.finished else galley.sailors

    def takes(self, s: State, seat: Seat, answer: Answer, dealer: Dealer) -> None:
        key, target = chosen_branch(answer)
        if key == DONE:
            self.goes(s, dealer)
            return
        if key == SETTLE:
            settle_turn(s, seat, target, dealer)
            return
        galley = s.galleys[galley_number(key)]
        if galley.number != self.under_way:
            self.finish()
            self.under_way, self.left, self.leave = galley.number, galley.sailors, True
        self.sail(s, target, dealer)

    def sail(self, s: State, target: str, dealer: Dealer) -> None:
        """Towards the target as far as nobody has to be asked; then ask."""
        assert self.under_way is not None
        galley = s.galleys[self.under_way]
        busy = busy_for(s, self.seat)
        start = galley.zone
        for zone in routes(start, self.left, busy)[target]:
            if not self.leave and galley.zone in busy:
                break
            galley.zone = zone
            self.left -= 1
            self.leave = False
        if galley.zone != start:
            s.moor(galley)
            _tell_sailed(self.seat, galley, dealer)
        if galley.zone != target:
            s.stack.append(Passage(self.seat, galley.number, target, {}))

    def goes(self, s: State, dealer: Dealer) -> None:
        """Every galley is where it stays."""
        s.stack.pop()
        self.finish()
        end_peace_by_arrival(s, [s.galleys[number] for number in self.finished], dealer)

    def finish(self) -> None:
        """The galley under way has ended its move."""
        if self.under_way is not None:
            self.finished.append(self.under_way)
            self.under_way = None


def _tell_sailed(seat: Seat, galley: Galley, dealer: Dealer) -> None:
    name = GALLEY_NAMES[galley.number]
    dealer.tell("mediterranee-sailed", who=SEAT_NAMES[seat], galley=name, zone=ZONE_NAMES[galley.zone])


@step
class Passage(Gather[State]):
    """Every other player with a galley in the zone must agree; where the galley is bound is not told."""

    seat: Seat
    galley: int
    target: str
    sealed: dict[Seat, Answer]

    def waits_for(self, s: State) -> Iterable[Seat]:
        return s.strangers(s.galleys[self.galley].zone, self.seat)

    def question(self, s: State, seat: Seat) -> Decision:
        galley = s.galleys[self.galley]
        prompt = text(
            "mediterranee-ask-passage",
            who=SEAT_NAMES[self.seat],
            galley=GALLEY_NAMES[galley.number],
            zone=ZONE_NAMES[galley.zone],
        )
        key = passage_key(s.purses[self.seat].nation)
        about = (GALLEY_SPOTS[galley.number],)
        return Decision(
            key, prompt, yes_no(), secret=True, default="no", standing=True, facts=STOPS_THERE, about=about
        )

    def reveal(self, s: State, dealer: Dealer) -> None:
        sailing = s.stack[-1]
        assert isinstance(sailing, Sailing)
        galley = s.galleys[self.galley]
        against = tuple(SEAT_NAMES[seat] for seat, answer in self.sealed.items() if answer == "no")
        name, zone = GALLEY_NAMES[galley.number], ZONE_NAMES[galley.zone]
        if against:
            dealer.tell("mediterranee-passage-refused", who=against, galley=name, zone=zone)
            sailing.finish()
            return
        dealer.tell("mediterranee-passage-granted", galley=name, zone=zone)
        sailing.leave = True
        sailing.sail(s, self.target, dealer)
