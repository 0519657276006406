"""A whole game for two that hides something: hands of cards, a sealed card each, and a word by the winner."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

from engine import registry
from engine.choice import AllOf, Answer, Option, Part, Pick
from engine.core import (
    Dealer,
    Decision,
    Decisions,
    Game,
    Gather,
    Judgement,
    Player,
    Result,
    State,
    Step,
    rank_scores,
    step,
)
from engine.players import RandomPlayer
from engine.rng import Rng
from engine.text import Seat, SeatName, Text, text
from render.artist import Artist, Brush
from render.picture import Picture

CARDS = 12


@dataclass(slots=True, kw_only=True)
class DuelState(State):
    hands: list[list[int]]
    deck: list[int]
    table: list[int] = field(default_factory=list)
    points: list[int] = field(default_factory=lambda: [0, 0])


@dataclass(slots=True)
class DuelView:
    seat: Seat | None
    hand: list[int]
    table: list[int]
    points: list[int]


def card_option(card: int) -> Option:
    return Option(str(card), text("seat", number=card))


@step
class Cards(Gather[DuelState]):
    """Both seal a card; the higher wins a point."""

    sealed: dict[Seat, Answer] = field(default_factory=dict)

    def waits_for(self, s: DuelState) -> Iterable[Seat]:
        return range(s.seats)

    def question(self, s: DuelState, seat: Seat) -> Decision:
        return Decision("card", text("yes"), Pick([card_option(card) for card in s.hands[seat]]), secret=True)

    def reveal(self, s: DuelState, dealer: Dealer) -> None:
        cards = {seat: int(answer) for seat, answer in self.sealed.items()}
        for seat, card in sorted(cards.items()):
            s.hands[seat].remove(card)
            s.table.append(card)
        winner = max(cards, key=lambda seat: cards[seat])
        s.points[winner] += 1
        dealer.tell("list-last", most=SeatName(winner), last=str(cards[winner]))
        s.stack += [Cards()] if s.hands[0] else []
        s.stack.append(Word(winner))


@step
class Word(Step[DuelState]):
    """The winner says yes or no, to which nobody listens."""

    seat: Seat

    def asks(self, s: DuelState) -> Decisions:
        options = [Option("yes", text("yes")), Option("no", text("no"))]
        return {self.seat: Decision("word", text("yes"), Pick(options), default="no")}

    def takes(self, s: DuelState, seat: Seat, answer: Answer, dealer: Dealer) -> None:
        s.stack.pop()


class DuelJudgement(Judgement):
    """A search tries every option."""

    def alternatives(self, view: Any, decision: Decision) -> list[Answer]:
        assert isinstance(decision.choice, Pick)
        return [option.id for option in decision.choice.options]


class Duel(Game[DuelState, DuelView]):
    id = "duel"
    name = "Duel"
    seats = (2,)
    rules_version = 1
    options = AllOf([Part("hand", text("yes"), Pick([Option("3", text("yes")), Option("4", text("no"))]))])
    state_type = DuelState
    view_type = DuelView

    def setup(self, seats: int, options: dict[str, Answer], dealer: Dealer) -> DuelState:
        deck = list(range(1, CARDS + 1))
        dealer.rng.shuffle(deck)
        hands = [[deck.pop() for _ in range(int(options["hand"]))] for _ in range(seats)]
        return DuelState(seats=seats, options=options, stack=[Cards()], hands=hands, deck=deck)

    def view(self, s: DuelState, seat: Seat | None) -> DuelView:
        hand = s.hands[seat].copy() if seat is not None else []
        return DuelView(seat, hand, s.table.copy(), s.points.copy())

    def result(self, s: DuelState) -> Result:
        return rank_scores({seat: {"points": s.points[seat]} for seat in range(s.seats)})

    def imagine(self, s: DuelState, seat: Seat | None, rng: Rng) -> None:
        others = [other for other in range(s.seats) if other != seat]
        cards = sorted([*s.deck, *(card for other in others for card in s.hands[other])])
        rng.shuffle(cards)
        for other in others:
            s.hands[other] = [cards.pop() for _ in s.hands[other]]
            if s.stack and isinstance(top := s.stack[-1], Cards) and other in top.sealed:
                top.sealed[other] = str(rng.pick(s.hands[other]))
        s.deck = cards

    def census(self, s: DuelState) -> dict[str, int]:
        return {"cards": len(s.deck) + len(s.table) + sum(map(len, s.hands))}

    def usual_bot(self) -> Player:
        return RandomPlayer()

    def judgement(self) -> Judgement:
        return DuelJudgement(self)

    def reason(self, view: Any, decision: Decision, answer: Answer | None) -> Text:
        return text("yes")


class PlainArtist(Artist[DuelView]):
    """Draws a blank sheet with the view as its words."""

    def board(self, view: DuelView, brush: Brush) -> Picture:
        return Picture(b"", 1, 1, str(view))

    def cover(self, brush: Brush) -> Picture:
        return Picture(b"", 1, 1, "Duel")


@contextmanager
def duel_installed() -> Iterator[None]:
    """Inside, the duel is the only title there is."""
    drawn = SimpleNamespace(artist=PlainArtist())
    with (
        patch.object(registry, "games", lambda: {"duel": Duel()}),
        patch("render.artist.installed_titles", lambda: {"duel": drawn}),
    ):
        yield
