"""Before the first turn the manning of the galleys; then phase 1: sealed bids for the order of the turn."""

from collections.abc import Iterable

from engine.choice import Amount, Answer, Bucket, Option, Share
from engine.core import Decision, Decisions, Gather, Step, Table, step
from engine.lazy import LazyPick
from engine.mediterranee.components import BOX, CAPITAL, PLACES, PRICES
from engine.mediterranee.ids import GALLEY_IDS, GARRISON, PLACE_IDS, place_index
from engine.mediterranee.labels import GALLEY_NAMES, GARRISON_NAME, PLACE_NAMES, SEAT_NAMES
from engine.mediterranee.state import State
from engine.rng import Rng
from engine.text import Seat, Text, text

PLACE_PROMPT = text("mediterranee-ask-place")


def manning(usual: dict[int, int]) -> Share:
    """The free split of the first sailors over two galleys and the capital, by number and usual crew."""
    total = BOX.setup.sailors
    crews = [
        Bucket(GALLEY_IDS[number], GALLEY_NAMES[number], 1, PLACES, start=crew)
        for number, crew in usual.items()
    ]
    ashore = Bucket(GARRISON, GARRISON_NAME, 0, total - len(crews), start=total - sum(usual.values()))
    return Share([*crews, ashore], total, total)


@step
class Manning(Gather[State]):
    """Starting positions: everybody splits the first sailors over galleys and capital."""

    sealed: dict[Seat, Answer]

    def waits_for(self, s: State) -> Iterable[Seat]:
        return range(s.seats)

    def question(self, s: State, seat: Seat) -> Decision:
        usual = {galley.number: PLACES - 1 for galley in s.fleet(seat)}
        choice = manning(usual)
        prompt = text("mediterranee-ask-manning", count=BOX.setup.sailors)
        default = {bucket.id: bucket.start for bucket in choice.buckets}
        return Decision("manning", prompt, choice, secret=True, default=default)

    def gathered(self, s: State, table: Table) -> None:
        for seat in range(s.seats):
            answer = self.sealed[seat]
            fleet = s.fleet(seat)
            for galley in fleet:
                galley.sailors = answer.get(GALLEY_IDS[galley.number], 1)
            garrison = answer.get(GARRISON, 0)
            s.ports[CAPITAL[s.purses[seat].nation]].garrison = garrison
            table.tell(
                "mediterranee-manned",
                who=SEAT_NAMES[seat],
                crews=tuple(galley.sailors for galley in fleet),
                garrison=garrison,
            )


@step
class Auction(Gather[State]):
    """Phase 1: everybody bids in secret; all bids go to the Grand Chancellor."""

    sealed: dict[Seat, Answer]

    def waits_for(self, s: State) -> Iterable[Seat]:
        return range(s.seats)

    def question(self, s: State, seat: Seat) -> Decision:
        most = s.purses[seat].ducats
        choice = Amount(0, most - most % PRICES.bid_step, PRICES.bid_step)
        prompt = text("mediterranee-ask-bid", turn=s.turn)
        return Decision("bid", prompt, choice, secret=True, default=0, standing=True)

    def gathered(self, s: State, table: Table) -> None:
        s.bids = [self.sealed[seat] for seat in range(s.seats)]
        for seat, bid in enumerate(s.bids):
            s.pay(seat, bid)
            table.tell("mediterranee-bid", who=SEAT_NAMES[seat], bid=bid)
        s.stack.append(Places(self._ranking(s, table)))

    def _ranking(self, s: State, table: Table) -> list[Seat]:
        """Those who bid, the highest first, equal bids by the die."""
        ranking: list[Seat] = []
        for bid in sorted(set(s.bids) - {0}, reverse=True):
            ranking += _dice_order([seat for seat in range(s.seats) if s.bids[seat] == bid], table)
        return ranking


def _nil_bidders(s: State) -> list[Seat]:
    return [seat for seat in range(s.seats) if not s.bids[seat]]


def _dice_order(seats: list[Seat], table: Table) -> list[Seat]:
    """The seats by a throw of the die, the highest first; equal throws are thrown again."""
    if len(seats) < 2:
        return seats
    order = _by_throws(seats, table.rng)
    table.tell("mediterranee-diced", order=tuple(SEAT_NAMES[seat] for seat in order))
    return order


def _by_throws(seats: list[Seat], rng: Rng) -> list[Seat]:
    thrown = {seat: rng.die(BOX.combat.die) for seat in seats}
    order: list[Seat] = []
    for number in sorted(set(thrown.values()), reverse=True):
        equal = [seat for seat in seats if thrown[seat] == number]
        order += equal if len(equal) == 1 else _by_throws(equal, rng)
    return order


@step
class Places(Step[State]):
    """The bidders take a place each, the highest bid first; who bid nothing fills what is left."""

    choosing: list[Seat]

    def asks(self, s: State) -> Decisions:
        if not self.choosing:
            return {}
        free = [PLACE_IDS[place] for place, taken in enumerate(s.places) if taken is None]
        if len(free) == 1:
            return {}
        choice = LazyPick(free, lambda: _places(s))
        return {self.choosing[0]: Decision("place", PLACE_PROMPT, choice, default=free[0], standing=True)}

    def takes(self, s: State, seat: Seat, answer: Answer, table: Table) -> None:
        self._take(s, self.choosing.pop(0), place_index(answer), table)

    def goes(self, s: State, table: Table) -> None:
        for seat in self.choosing + _dice_order(_nil_bidders(s), table):
            self._take(s, seat, s.places.index(None), table)
        s.stack.pop()
        s.order = [seat for seat in s.places if seat is not None]
        table.tell("mediterranee-order", order=tuple(SEAT_NAMES[seat] for seat in s.order), board=True)

    def _take(self, s: State, seat: Seat, place: int, table: Table) -> None:
        s.places[place] = seat
        table.tell("mediterranee-took-place", who=SEAT_NAMES[seat], place=PLACE_NAMES[place])


def _places(s: State) -> list[Option]:
    return [
        Option(PLACE_IDS[place], PLACE_NAMES[place], None if taken is None else _taken(taken))
        for place, taken in enumerate(s.places)
    ]


def _taken(seat: Seat) -> Text:
    return text("mediterranee-blocked-place", who=SEAT_NAMES[seat])
