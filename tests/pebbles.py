"""The least that a draft of a title is: rules, a view, and what a seat may not know.

Everyone seals how many pebbles they take from a heap; those who wish for the same number get none.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from engine.author import (
    API,
    Amount,
    Answer,
    Dealer,
    Decision,
    Gather,
    PlainGame,
    Result,
    Rng,
    Seat,
    SeatName,
    State,
    TitlePackage,
    rank_scores,
    step,
    text,
)

MOST = 3


@dataclass(slots=True, kw_only=True)
class PebblesState(State):
    heap: int
    taken: list[int]
    charms: list[int]
    """What each player holds in secret, worth so many pebbles at the end."""


@dataclass(slots=True)
class PebblesPlayer:
    taken: int
    charm: int | None


@dataclass(slots=True)
class PebblesView:
    seat: Seat | None
    seats: int
    heap: int
    players: list[PebblesPlayer]


@step
class Wishes(Gather[PebblesState]):
    sealed: dict[Seat, Answer] = field(default_factory=dict)

    def waits_for(self, s: PebblesState) -> Iterable[Seat]:
        return range(s.seats)

    def question(self, s: PebblesState, seat: Seat) -> Decision:
        prompt = text("pebbles-wish", heap=s.heap)
        return Decision("pebbles-wish", prompt, Amount(1, MOST), secret=True)

    def reveal(self, s: PebblesState, dealer: Dealer) -> None:
        wished = Counter(self.sealed.values())
        for seat, wish in self.sealed.items():
            took = min(wish, s.heap) if wished[wish] == 1 else 0
            s.heap -= took
            s.taken[seat] += took
            dealer.tell("pebbles-took", who=SeatName(seat), count=took)
        s.heap -= 1
        if s.heap > 0:
            s.stack.append(Wishes())


class Pebbles(PlainGame[PebblesState, PebblesView]):
    id = "pebbles"
    name = "Pebbles"
    seats = (2, 3, 8)
    rules_version = 1
    state_type = PebblesState
    view_type = PebblesView

    def setup(self, seats: int, options: dict[str, Answer], dealer: Dealer) -> PebblesState:
        charms = [dealer.rng.below(3) for _ in range(seats)]
        return PebblesState(
            seats=seats, options=options, stack=[Wishes()], heap=9, taken=[0] * seats, charms=charms
        )

    def view(self, s: PebblesState, seat: Seat | None) -> PebblesView:
        over = not s.stack
        players = [
            PebblesPlayer(s.taken[other], s.charms[other] if over or other == seat else None)
            for other in range(s.seats)
        ]
        return PebblesView(seat, s.seats, s.heap, players)

    def result(self, s: PebblesState) -> Result:
        return rank_scores(
            {seat: {"pebbles": s.taken[seat], "charm": s.charms[seat]} for seat in range(s.seats)}
        )

    def imagine(self, s: PebblesState, seat: Seat | None, rng: Rng) -> None:
        for step_ in s.stack:
            if isinstance(step_, Wishes):
                step_.sealed = {
                    other: wish if other == seat else rng.between(1, MOST)
                    for other, wish in step_.sealed.items()
                }
        s.charms = [s.charms[other] if other == seat else rng.below(3) for other in range(s.seats)]


GAME = Pebbles()
PACKAGE = TitlePackage(api=API, game="tests.pebbles")
