"""A tiny title for tests of the service: sealed bids for cards, a public toast, an optional remark."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, ClassVar
from unittest.mock import patch

from engine import registry
from engine.choice import NOTHING, AllOf, Amount, Answer, Branch, OneOf, Option, Part, Pick
from engine.core import (
    Dealer,
    Decision,
    Decisions,
    Game,
    Gather,
    Player,
    Result,
    StandingOrder,
    State,
    Step,
    rank_scores,
    step,
)
from engine.rng import Rng
from engine.text import Seat, SeatName, Text, text

PURSE = 20


@dataclass(slots=True, kw_only=True)
class ToyState(State):
    deck: list[int]
    hands: list[list[int]]
    purses: list[int]
    bank: int = 0
    remarks: int = 0


@dataclass(slots=True)
class ToyView:
    seat: Seat | None
    deck: int
    hand: list[int]
    purses: list[int]
    over: bool


@step
class Bids(Gather[ToyState]):
    """Everyone seals a bid for the next card."""

    sealed: dict[Seat, Answer]

    def waits_for(self, s: ToyState) -> Iterable[Seat]:
        return range(s.seats)

    def question(self, s: ToyState, seat: Seat) -> Decision:
        return Decision("bid", text("yes"), Amount(0, s.purses[seat]), secret=True, default=0, standing=True)

    def reveal(self, s: ToyState, dealer: Dealer) -> None:
        winner = max(range(s.seats), key=lambda seat: (self.sealed[seat], -seat))
        s.purses[winner] -= self.sealed[winner]
        s.bank += self.sealed[winner]
        card = s.deck.pop()
        s.hands[winner].append(card)
        dealer.tell(
            "toy-won", private={winner: text("toy-card", card=card)}, board=True, who=SeatName(winner)
        )
        if s.deck:
            s.stack += [Bids({}), Toast(winner, [])]


@step
class Toast(Step[ToyState]):
    """The winner toasts someone, for all to see; the others may remark on it once each."""

    seat: Seat
    spoken: list[Seat]

    def asks(self, s: ToyState) -> Decisions:
        whom = Pick([Option(str(other), text("seat", number=other + 1)) for other in s.others(self.seat)])
        asked = {self.seat: Decision("toast", text("yes"), whom)}
        remark = OneOf([Branch("cheer", text("yes"), NOTHING), Branch("rate", text("no"), Amount(1, 5))])
        for other in s.others(self.seat):
            if other not in self.spoken:
                asked[other] = Decision("remark", text("yes"), remark, blocking=False)
        return asked

    def takes(self, s: ToyState, seat: Seat, answer: Answer, dealer: Dealer) -> None:
        if seat == self.seat:
            s.stack.pop()
            dealer.tell("toy-toast", who=SeatName(seat), whom=SeatName(int(answer)))
        else:
            self.spoken.append(seat)
            s.remarks += 1
            dealer.whisper([self.seat, seat], "toy-remark", who=SeatName(seat))


class ToyHouse(Player):
    """Bids a third, toasts the first, says nothing unasked."""

    def answer(self, view: ToyView, decision: Decision, rng: Rng) -> Answer | None:
        match decision.choice:
            case Amount(high=high):
                return high // 3 + rng.below(2) if high > 1 else 0
            case Pick(options=options):
                return options[0].id
            case _:
                return None


class Toy(Game[ToyState, ToyView]):
    id: ClassVar[str] = "toy"
    name: ClassVar[str] = "Toy"
    seats: ClassVar[tuple[int, ...]] = (2, 3, 4)
    rules_version: ClassVar[int] = 1
    options: ClassVar[AllOf] = AllOf(
        [Part("cards", text("yes"), Pick([Option(n, text("yes")) for n in ("5", "3", "40")]))]
    )
    standing = (StandingOrder("bid", text("yes"), Amount(0, PURSE)),)
    state_type = ToyState
    view_type = ToyView

    def setup(self, seats: int, options: dict[str, Answer], dealer: Dealer) -> ToyState:
        deck = list(range(int(options["cards"])))
        dealer.rng.shuffle(deck)
        dealer.tell("toy-begins", board=True)
        return ToyState(
            seats=seats,
            options=options,
            stack=[Bids({})],
            deck=deck,
            hands=[[] for _ in range(seats)],
            purses=[PURSE] * seats,
        )

    def view(self, s: ToyState, seat: Seat | None) -> ToyView:
        hand = [] if seat is None else s.hands[seat].copy()
        return ToyView(seat, len(s.deck), hand, s.purses.copy(), not s.stack)

    def result(self, s: ToyState) -> Result:
        return rank_scores(
            {seat: {"cards": sum(s.hands[seat]), "purse": s.purses[seat]} for seat in range(s.seats)}
        )

    def imagine(self, s: ToyState, seat: Seat | None, rng: Rng) -> None:
        rng.shuffle(s.deck)

    def census(self, s: ToyState) -> dict[str, int]:
        return {"cards": len(s.deck) + sum(map(len, s.hands)), "ducats": sum(s.purses) + s.bank}

    def usual_bot(self) -> Player:
        return ToyHouse()

    def reason(self, view: Any, decision: Decision, answer: Answer | None) -> Text:
        return text("yes")


GAME = Toy()


SHORT = AllOf([Part("cards", text("yes"), Pick([Option("3", text("yes"))]))])
"""In place of the options of the toy: three cards a game, where many games are played."""


@contextmanager
def toy_box() -> Iterator[None]:
    """Inside, the toy is the only title there is."""
    with patch.object(registry, "games", lambda: {"toy": GAME}):
        yield


@contextmanager
def fleeting_remarks() -> Iterator[None]:
    """Inside, remarks can be made until the toast is over, as often as one likes, and not afterwards."""
    asks = Toast.asks

    def asks_fleetingly(self: Toast, s: ToyState) -> Decisions:
        asked = asks(Toast(self.seat, []), s)
        for decision in asked.values():
            decision.fleeting = not decision.blocking
        return asked

    with patch.object(Toast, "asks", asks_fleetingly):
        yield
