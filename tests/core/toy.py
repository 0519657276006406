"""A title small enough to read at once: a sealed bid each, then the winner takes a card or passes."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any
from unittest.mock import patch

from engine import registry
from engine.choice import NOTHING, AllOf, Amount, Answer, Branch, OneOf, Option, Part, Pick, sample
from engine.core import Dealer, Decision, Decisions, Game, Gather, Player, Result, Step, rank_scores, step
from engine.core import State as CoreState
from engine.rng import Rng
from engine.text import Seat, SeatName, Text, text


@dataclass(slots=True, kw_only=True)
class State(CoreState):
    purses: list[int]
    bank: int = 0
    deck: list[int] = field(default_factory=list)
    taken: dict[Seat, list[int]] = field(default_factory=dict)
    round: int = 1


@dataclass(slots=True)
class View:
    seat: Seat | None
    purses: list[int]
    cards: int
    mine: list[int]


@step
class Bids(Gather[State]):
    """Everyone bids in secret."""

    sealed: dict[Seat, Answer] = field(default_factory=dict)

    def waits_for(self, s: State) -> Iterable[Seat]:
        return range(s.seats)

    def question(self, s: State, seat: Seat) -> Decision:
        return Decision("bid", text("yes"), Amount(0, s.purses[seat]), secret=True, default=0)

    def reveal(self, s: State, dealer: Dealer) -> None:
        winner = max(range(s.seats), key=lambda seat: (self.sealed[seat], -seat))
        s.purses[winner] -= self.sealed[winner]
        s.bank += self.sealed[winner]
        dealer.tell("list-last", most=SeatName(winner), last=str(self.sealed[winner]))
        s.stack.append(Prize(winner))


@step
class Prize(Step[State]):
    """The winner takes the top card, or names a number and passes."""

    seat: Seat

    def asks(self, s: State) -> Decisions:
        branches = [
            Branch("take", text("yes"), NOTHING),
            Branch("name", text("no"), Amount(1, 3)),
            Branch("pass", text("no"), NOTHING),
        ]
        return {self.seat: Decision("prize", text("yes"), OneOf(branches), default={"pass": {}})}

    def takes(self, s: State, seat: Seat, answer: Answer, dealer: Dealer) -> None:
        if "name" in answer:
            return
        s.stack.pop()
        if "take" in answer:
            dealer.end_free_undo()
            s.taken.setdefault(seat, []).append(s.deck.pop())
        s.round += 1
        if s.round <= 3:
            s.stack.append(Bids())


class ToyHouse(Player):
    def answer(self, view: Any, decision: Decision, rng: Rng) -> Answer:
        return sample(decision.choice, rng)


class Toy(Game[State, View]):
    id = "toy"
    name = "Toy"
    seats = (2, 3)
    rules_version = 1
    options = AllOf(
        [Part("purse", text("yes"), Pick([Option("small", text("yes")), Option("large", text("no"))]))]
    )
    state_type = State
    view_type = View

    def setup(self, seats: int, options: dict[str, Answer], dealer: Dealer) -> State:
        deck = list(range(1, 8))
        dealer.rng.shuffle(deck)
        purse = 10 if options["purse"] == "small" else 50
        return State(seats=seats, options=options, stack=[Bids()], purses=[purse] * seats, deck=deck)

    def view(self, s: State, seat: Seat | None) -> View:
        mine = s.taken.get(seat, []) if seat is not None else []
        return View(seat, s.purses.copy(), len(s.deck), mine.copy())

    def result(self, s: State) -> Result:
        return rank_scores(
            {seat: {"cards": sum(s.taken.get(seat, [])), "purse": s.purses[seat]} for seat in range(s.seats)}
        )

    def imagine(self, s: State, seat: Seat | None, rng: Rng) -> None:
        rng.shuffle(s.deck)

    def census(self, s: State) -> dict[str, int]:
        return {"money": sum(s.purses) + s.bank, "cards": len(s.deck) + sum(map(len, s.taken.values()))}

    def usual_bot(self) -> Player:
        return ToyHouse()

    def reason(self, view: Any, decision: Decision, answer: Answer | None) -> Text:
        return text("yes")


@contextmanager
def toy_box() -> Iterator[None]:
    """Inside, the toy is the only title there is."""
    with patch.object(registry, "games", lambda: {"toy": Toy()}):
        yield
