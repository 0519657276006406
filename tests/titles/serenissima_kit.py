"""Small positions of Serenissima: an empty board, pieces put where a rule needs them, and loaded dice."""

import engine
from engine.choice import Amount, Answer, Branch, Bucket, Choice, Option
from engine.core import Decision, Step
from engine.rng import Rng
from engine.serenissima.components import ZONE_OF
from engine.serenissima.rounds import Doge, Wheel
from engine.serenissima.state import State, Turn
from engine.text import Text
from tests.titles.choices import branches, buckets, known, noted, of_kind, options, parts, why_not

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
        self.s = of_kind(self.match.state, State)
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
        return [event.text.key for event in self.resume(Wheel(), Doge()) if event.text]

    def resume(self, *steps: Step[State]) -> list[engine.Event]:
        """The match goes on from the board as it stands, with this work to do; with none it is over."""
        self.s.stack = list(steps)
        return self.match.ask_anew()

    def answer(self, seat: int, answer: Answer) -> list[str]:
        before = self.match.game.census(self.s)
        events = self.match.submit(seat, answer)
        assert self.match.game.census(self.s) == before
        if isinstance(self.match.rng, LoadedDice):
            assert not self.match.rng.faces, "fewer dice were thrown than the test laid out"
        return [event.text.key for event in events if event.text]

    def order(self, seat: int, **order: Answer) -> list[str]:
        """One order for the active galley or an investment: `order(BLUE, sail="z_alger")`."""
        return self.answer(seat, order)

    def asked(self) -> list[tuple[int, str]]:
        """Who is asked, by which rule."""
        return [(seat, decision.key) for seat, decision in self.match.pending().items()]

    # --- looking at the question

    def branches(self) -> dict[str, Branch]:
        return branches(self.question().choice)

    def free(self) -> set[str]:
        """The orders that may be given."""
        return {branch.id for branch in self.branches().values() if branch.blocked is None}

    def why_not(self, order: str) -> str:
        return why_not(self.branches()[order]).key.removeprefix("serenissima-blocked-")

    def options(self, order: str) -> dict[str, Option]:
        return options(self.branches()[order].choice)

    def amount(self, order: str) -> Amount:
        return of_kind(self.branches()[order].choice, Amount)

    def buckets(self, order: str) -> dict[str, Bucket]:
        return buckets(self.branches()[order].choice)

    def parts(self, order: str) -> dict[str, Choice]:
        """The fields of a form."""
        return parts(self.branches()[order].choice)

    def note(self, order: str) -> Text:
        return noted(self.branches()[order])

    def question(self) -> Decision:
        """The only question that is asked."""
        (decision,) = self.match.pending().values()
        return decision

    def money(self, seat: int) -> int:
        return self.s.princes[seat].ducats


def serenissima(seats: int, seed: str, **options: str) -> tuple[engine.Match, State]:
    """A match from its beginning, and its state."""
    match = engine.start("serenissima", seats, seed, dict(options))
    return match, of_kind(match.state, State)


def winners(match: engine.Match) -> list[int]:
    return known(match.result()).winners


def places(match: engine.Match) -> dict[int, int]:
    """The place of every seat at the end."""
    return {score.seat: score.place for score in known(match.result()).scores}
