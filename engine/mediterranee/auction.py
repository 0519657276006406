"""Before the first turn the manning of the galleys; then phase 1: sealed bids for the order of the turn."""

from collections.abc import Iterable
from dataclasses import field

from engine.choice import AllOf, Amount, Answer, Bucket, Option, Part, Pick, Share
from engine.core import Dealer, Decision, Decisions, Die, Gather, Step, step
from engine.hidden import Kept
from engine.mediterranee.components import BOX, CAPITAL, PLACES, PRICES
from engine.mediterranee.ids import GALLEY_IDS, GALLEY_SPOTS, GARRISON, PLACE_IDS, place_index
from engine.mediterranee.labels import GALLEY_NAMES, GARRISON_NAME, PLACE_NAMES, SEAT_NAMES
from engine.mediterranee.state import State
from engine.text import Seat, Text, text

BID_PART = text("mediterranee-part-bid")


def _wish_list(seats: int) -> Pick:
    places = [Option(PLACE_IDS[place], PLACE_NAMES[place]) for place in range(seats)]
    return Pick(places, 0, seats, ordered=True, start=tuple([place.id for place in places]))


WISHES = {seats: Part("places", text("mediterranee-part-places"), _wish_list(seats)) for seats in BOX.tables}
"""The places of a table, to be ranked."""
PLACE_PROMPT = text("mediterranee-ask-place")
EVERYONE_PAYS = text("mediterranee-fact-bid")


def fleet_spots(s: State, seat: Seat) -> tuple[str, ...]:
    """Where the galleys of a seat are drawn."""
    return tuple(GALLEY_SPOTS[galley.number] for galley in s.fleet(seat))


def crew_split(usual: dict[int, int]) -> Share:
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
    """Starting positions: everyone splits the first sailors over galleys and capital."""

    sealed: dict[Seat, Answer]

    def waits_for(self, s: State) -> Iterable[Seat]:
        return range(s.seats)

    def question(self, s: State, seat: Seat) -> Decision:
        usual = {galley.number: PLACES - 1 for galley in s.fleet(seat)}
        choice = crew_split(usual)
        prompt = text("mediterranee-ask-manning", count=BOX.setup.sailors)
        default = {bucket.id: bucket.start for bucket in choice.buckets}
        about = fleet_spots(s, seat)
        return Decision("manning", prompt, choice, secret=True, default=default, about=about)

    def reveal(self, s: State, dealer: Dealer) -> None:
        for seat in range(s.seats):
            answer = self.sealed[seat]
            fleet = s.fleet(seat)
            for galley in fleet:
                galley.sailors = answer.get(GALLEY_IDS[galley.number], 1)
            garrison = answer.get(GARRISON, 0)
            s.ports[CAPITAL[s.purses[seat].nation]].garrison = garrison
            dealer.tell(
                "mediterranee-manned",
                who=SEAT_NAMES[seat],
                crews=tuple(galley.sailors for galley in fleet),
                garrison=garrison,
            )


def bid_form(most: int, seats: int) -> AllOf:
    """A bid, and the places one wishes for, the best first; none named: one is asked when it comes to it."""
    bid = Amount(0, most - most % PRICES.bid_step, PRICES.bid_step)
    return AllOf([Part("bid", BID_PART, bid), WISHES[seats]])


@step
class Auction(Gather[State]):
    """Phase 1: everyone bids in secret; all bids go to the Grand Chancellor."""

    sealed: dict[Seat, Answer]

    def waits_for(self, s: State) -> Iterable[Seat]:
        return [seat for seat in range(s.seats) if may_bid(s, seat)]

    def question(self, s: State, seat: Seat) -> Decision:
        choice = bid_form(s.purses[seat].ducats, s.seats)
        prompt = text("mediterranee-ask-bid", turn=s.turn)
        default: Answer = {"bid": 0, "places": []}
        return Decision(
            "bid",
            prompt,
            choice,
            secret=True,
            default=default,
            standing=True,
            facts=(EVERYONE_PAYS,),
            about=fleet_spots(s, seat),
        )

    def reveal(self, s: State, dealer: Dealer) -> None:
        s.bids = [_bid(self.sealed.get(seat, 0)) for seat in range(s.seats)]
        for seat, bid in enumerate(s.bids):
            s.pay(seat, bid)
            dealer.tell("mediterranee-bid", who=SEAT_NAMES[seat], bid=bid)
        wishes = {seat: wished for seat, answer in self.sealed.items() if (wished := _wishes(answer))}
        s.stack.append(Places(self._ranking(s, dealer), Kept(wishes)))

    def _ranking(self, s: State, dealer: Dealer) -> list[Seat]:
        """Those who bid, the highest first, equal bids by the die."""
        ranking: list[Seat] = []
        for bid in sorted(set(s.bids) - {0}, reverse=True):
            ranking += _dice_order([seat for seat in range(s.seats) if s.bids[seat] == bid], dealer)
        return ranking


def may_bid(s: State, seat: Seat) -> bool:
    """The person who has no port, no galley and no money is ruined and bids nothing."""
    return s.in_play(seat) or s.purse(seat) >= PRICES.bid_step


def _bid(answer: Answer) -> int:
    """The bid in a sealed answer; by rules 1 and 2 the answer was the bare bid."""
    bid: int = answer if isinstance(answer, int) else answer["bid"]
    return bid


def _wishes(answer: Answer) -> list[str]:
    return [] if isinstance(answer, int) else list(answer["places"])


def _nil_bidders(s: State) -> list[Seat]:
    return [seat for seat in range(s.seats) if not s.bids[seat]]


def _dice_order(seats: list[Seat], dealer: Dealer) -> list[Seat]:
    """The seats by a throw of the die, the highest first; equal throws are thrown again."""
    if len(seats) < 2:
        return seats
    thrown = {seat: dealer.rng.die(BOX.combat.die) for seat in seats}
    throws = tuple(
        [text("mediterranee-throw", who=SEAT_NAMES[seat], die=die) for seat, die in thrown.items()]
    )
    dice = tuple([Die(die, seat) for seat, die in thrown.items()])
    dealer.tell("mediterranee-throws", throws=throws, dice=dice)
    order: list[Seat] = []
    for number in sorted(set(thrown.values()), reverse=True):
        order += _dice_order([seat for seat in seats if thrown[seat] == number], dealer)
    return order


@step
class Places(Step[State]):
    """The bidders take a place each, the highest bid first; who bid nothing fills what is left."""

    choosing: list[Seat]
    wishes: Kept[list[str]] = field(default_factory=Kept)
    """The places that bidders named with their bid."""

    def asks(self, s: State) -> Decisions:
        if not self.choosing or self._settled_place(s) is not None:
            return {}
        choice = Pick(_places(s))
        default = choice.free[0]
        return {self.choosing[0]: Decision("place", PLACE_PROMPT, choice, default=default, standing=True)}

    def _settled_place(self, s: State) -> str | None:
        """The place of the next to choose, where nothing has to be asked."""
        free = _free(s)
        if len(free) == 1:
            return free[0]
        return next((place for place in self.wishes.get(self.choosing[0], ()) if place in free), None)

    def takes(self, s: State, seat: Seat, answer: Answer, dealer: Dealer) -> None:
        self._take(s, self.choosing.pop(0), answer, dealer)

    def goes(self, s: State, dealer: Dealer) -> None:
        if self.choosing:
            place = self._settled_place(s)
            assert place is not None
            self._take(s, self.choosing.pop(0), place, dealer)
            return
        for seat in _dice_order(_nil_bidders(s), dealer):
            self._take(s, seat, _free(s)[0], dealer)
        s.stack.pop()
        s.order = [seat for seat in s.places if seat is not None]
        dealer.tell("mediterranee-order", order=tuple(SEAT_NAMES[seat] for seat in s.order), board=True)

    def _take(self, s: State, seat: Seat, place: str, dealer: Dealer) -> None:
        index = place_index(place)
        s.places[index] = seat
        dealer.tell("mediterranee-took-place", who=SEAT_NAMES[seat], place=PLACE_NAMES[index])


def _free(s: State) -> list[str]:
    return [PLACE_IDS[place] for place, taken in enumerate(s.places) if taken is None]


def _places(s: State) -> list[Option]:
    return [
        Option(PLACE_IDS[place], PLACE_NAMES[place], None if taken is None else _taken_reason(taken))
        for place, taken in enumerate(s.places)
    ]


def _taken_reason(seat: Seat) -> Text:
    return text("mediterranee-blocked-place", who=SEAT_NAMES[seat])
