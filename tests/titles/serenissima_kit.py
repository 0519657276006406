"""Small positions of Serenissima: an empty board, pieces put where a rule needs them, and loaded dice."""

from typing import Any

import engine
from engine import codec
from engine.choice import AllOf, Amount, Branch, Bucket, Choice, OneOf, Option, Pick, Share
from engine.core import Decision, Step
from engine.match import Base, start_from
from engine.rng import Rng
from engine.serenissima.components import ZONE_OF
from engine.serenissima.rounds import Doge, Wheel
from engine.serenissima.state import State, Turn
from engine.text import Text

BLUE, RED, ORANGE, BLACK = range(4)


class LoadedDice(Rng):
    """Dice that fall as the test says: `x` a skull, `-` a blank."""

    def __init__(self, faces: str) -> None:
        super().__init__("loaded")
        self.faces = [face for face in faces if face in "x-"]

    def die(self, sides: int = 6) -> int:
        self.count += 1
        return 1 if self.faces.pop(0) == "x" else sides


class Board:
    """A match after its preparation, with nothing on the board but what a test puts there."""

    def __init__(self, seats: int = 4, /, **options: str) -> None:
        self.match = engine.start("serenissima", seats, "board", options)
        assert isinstance(self.match.state, State)
        self.s = self.match.state
        self.s.stack = [Wheel()]
        self.s.first = 0

    def galley(self, number: int, owner: int, at: str, sailors: int, cargo: str = "") -> None:
        self.s.launch(number, owner, ZONE_OF.get(at, at), sailors)
        self.s.galley(number).cargo = self._cubes(cargo)

    def port(self, name: str, owner: int | None = None, sailors: int = 0, stored: str = "") -> None:
        port = self.s.ports[name]
        port.owner, port.sailors, port.stored = owner, sailors, self._cubes(stored)
        if owner is not None:
            self.s.princes[owner].sailors -= sailors

    def _cubes(self, goods: str) -> list[str]:
        for good in goods.split():
            self.s.supply[good] -= 1
        return goods.split()

    def ducats(self, *treasuries: int) -> None:
        for seat, ducats in enumerate(treasuries):
            self.s.earn(seat, ducats - self.s.princes[seat].ducats, "start")

    def dice(self, faces: str) -> None:
        self.match.rng = LoadedDice(faces)

    def deck(self, *cards: str) -> None:
        """The Doge cards, the next one first; the others are taken to be discarded."""
        full = sorted(self.s.deck + self.s.discard)
        for card in cards:
            full.remove(card)
        self.s.deck, self.s.discard = list(reversed(cards)), full

    # --- play

    def activate(self, number: int) -> "Board":
        """The wheel turns to this galley."""
        self.s.pointer = number - 1
        self.s.turn = Turn()
        self.resume(Wheel())
        return self

    def end_round(self) -> list[str]:
        """The wheel turns to the Doge; gives the keys of what is told."""
        self.resume(Wheel(), Doge())
        return [event.text.key for event in self.match.opening if event.text]

    def resume(self, *steps: Step[State]) -> None:
        """The match goes on from the board as it stands, with this work to do; with none it is over."""
        old, rng = self.match, self.match.rng
        self.s.stack = list(steps)
        point = Base(0, codec.encode(self.s), rng.count, old.answered)
        self.match = start_from(old.game, old.seats, old.seed, old.options, point)
        assert isinstance(self.match.state, State)
        self.s = self.match.state
        if isinstance(rng, LoadedDice):
            self.match.rng = rng

    def answer(self, seat: int, answer: Any) -> list[str]:
        before = self.match.game.census(self.s)
        events = self.match.submit(seat, answer)
        assert self.match.game.census(self.s) == before
        if isinstance(self.match.rng, LoadedDice):
            assert not self.match.rng.faces, "fewer dice were thrown than the test laid out"
        return [event.text.key for event in events if event.text]

    def order(self, seat: int, **order: Any) -> list[str]:
        """One order for the active galley or an investment: `order(BLUE, sail="z_alger")`."""
        return self.answer(seat, order)

    def asked(self) -> list[tuple[int, str]]:
        """Who is asked, by which rule."""
        return [(seat, decision.key) for seat, decision in self.match.pending().items()]

    # --- looking at the question

    def branches(self) -> dict[str, Branch]:
        (decision,) = self.match.pending().values()
        assert isinstance(decision.choice, OneOf)
        return {branch.id: branch for branch in decision.choice.branches}

    def free(self) -> set[str]:
        """The orders that may be given."""
        return {branch.id for branch in self.branches().values() if branch.blocked is None}

    def why_not(self, order: str) -> str:
        blocked = self.branches()[order].blocked
        assert blocked is not None, f"{order} is not blocked"
        return blocked.key.removeprefix("serenissima-blocked-")

    def options(self, order: str) -> dict[str, Option]:
        choice = self.branches()[order].choice
        assert isinstance(choice, Pick)
        return {option.id: option for option in choice.options}

    def amount(self, order: str) -> Amount:
        choice = self.branches()[order].choice
        assert isinstance(choice, Amount)
        return choice

    def buckets(self, order: str) -> dict[str, Bucket]:
        return buckets(self.branches()[order].choice)

    def parts(self, order: str) -> dict[str, Choice]:
        """The fields of a form."""
        choice = self.branches()[order].choice
        assert isinstance(choice, AllOf)
        return {part.id: part.choice for part in choice.parts}

    def note(self, order: str) -> Text:
        note = self.branches()[order].note
        assert note is not None
        return note

    def question(self) -> Decision:
        """The only question that is asked."""
        (decision,) = self.match.pending().values()
        return decision

    def money(self, seat: int) -> int:
        return self.s.princes[seat].ducats


def buckets(choice: Choice) -> dict[str, Bucket]:
    assert isinstance(choice, Share)
    return {bucket.id: bucket for bucket in choice.buckets}


def noted(option: Option) -> Text:
    assert option.note is not None
    return option.note


def serenissima(seats: int, seed: str, **options: str) -> tuple[engine.Match, State]:
    """A match from its beginning, and its state."""
    match = engine.start("serenissima", seats, seed, dict(options))
    assert isinstance(match.state, State)
    return match, match.state


def winners(match: engine.Match) -> list[int]:
    result = match.result()
    assert result is not None
    return result.winners


def places(match: engine.Match) -> dict[int, int]:
    """The place of every seat at the end."""
    result = match.result()
    assert result is not None
    return {score.seat: score.place for score in result.scores}
