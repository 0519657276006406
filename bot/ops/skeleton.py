"""The package that `fondaco title new` writes: a whole small game, to be changed piece by piece."""

from pathlib import Path

PROJECT = """\
[build-system]
requires = ["setuptools>=77"]
build-backend = "setuptools.build_meta"

[project]
name = "fondaco-lagoon"
version = "0.0.1"
requires-python = ">=3.11"
dependencies = ["fondaco"]

[project.optional-dependencies]
dev = ["fondaco[testing]"]

[project.entry-points."fondaco.titles"]
lagoon = "lagoon:PACKAGE"

[tool.setuptools.packages.find]
include = ["lagoon*"]

[tool.setuptools.package-data]
lagoon = ["data/**/*.yaml", "data/**/*.ftl", "data/**/*.md"]
"""

PACKAGE = '''\
"""Lagoon, a title of Fondaco."""

from pathlib import Path

from engine.author import API, TitlePackage

PACKAGE = TitlePackage(api=API, game="lagoon.game", data=Path(__file__).parent / "data", stage="draft")
'''

FACTS = """\
# What the rulebook says. The code below `game.py` holds no number of its own.
rounds: 5
coins: 12
cards: [1, 2, 3, 4, 5, 6, 7, 8]
"""

WORDS = """\
lagoon-ask-bid = What do you bid for the next island? You have { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
lagoon-won = { $who } gets the island for { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
lagoon-drew = It is worth { $points ->
    [one] 1 point
   *[other] { $points } points
}.
lagoon-score-islands = Islands
lagoon-score-coins = Coins
"""

GAME = '''\
"""The rules: everyone seals a bid, and the highest gets an island whose worth only its owner knows."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

from engine.author import (
    Amount,
    Answer,
    Dealer,
    Decision,
    Facts,
    Gather,
    PlainGame,
    Result,
    Rng,
    Seat,
    SeatName,
    State,
    Step,
    load,
    rank_scores,
    step,
    text,
)


class Components(Facts):
    """What is in the box."""

    rounds: int
    coins: int
    cards: list[int]


FACTS = load(Components, Path(__file__).parent / "data" / "facts.yaml")


@dataclass(slots=True, kw_only=True)
class LagoonState(State):
    """The whole truth of a game."""

    deck: list[int]
    islands: list[list[int]]
    coins: list[int]
    spent: int = 0
    round: int = 1


@dataclass(slots=True)
class LagoonPlayer:
    coins: int
    islands: int


@dataclass(slots=True)
class LagoonView:
    """What one seat may know: its own islands, and of the others how many they have."""

    seat: Seat | None
    round: int
    mine: list[int]
    players: list[LagoonPlayer]


@step
class Bids(Gather[LagoonState]):
    """A step that waits for all: their answers stay sealed until the last one is in."""

    sealed: dict[Seat, Answer] = field(default_factory=dict)

    def waits_for(self, s: LagoonState) -> Iterable[Seat]:
        return range(s.seats)

    def question(self, s: LagoonState, seat: Seat) -> Decision:
        coins = s.coins[seat]
        return Decision("bid", text("lagoon-ask-bid", coins=coins), Amount(0, coins), secret=True, default=0)

    def reveal(self, s: LagoonState, dealer: Dealer) -> None:
        winner = max(range(s.seats), key=lambda seat: (self.sealed[seat], -seat))
        s.coins[winner] -= self.sealed[winner]
        s.spent += self.sealed[winner]
        dealer.tell("lagoon-won", who=SeatName(winner), coins=self.sealed[winner])
        s.stack.append(Island(winner))


@step
class Island(Step[LagoonState]):
    """A step that asks nobody: it does its work, leaves the stack, and puts the next one there."""

    seat: Seat

    def goes(self, s: LagoonState, dealer: Dealer) -> None:
        s.stack.pop()
        card = s.deck.pop()
        s.islands[self.seat].append(card)
        dealer.whisper([self.seat], "lagoon-drew", points=card)
        s.round += 1
        if s.round <= FACTS.rounds:
            s.stack.append(Bids())


class Lagoon(PlainGame[LagoonState, LagoonView]):
    id = "lagoon"
    name = "Lagoon"
    seats = (2, 3, 4)
    rules_version = 1
    state_type = LagoonState
    view_type = LagoonView

    def setup(self, seats: int, options: dict[str, Answer], dealer: Dealer) -> LagoonState:
        deck = FACTS.cards.copy()
        dealer.rng.shuffle(deck)
        islands: list[list[int]] = [[] for _ in range(seats)]
        coins = [FACTS.coins] * seats
        return LagoonState(
            seats=seats, options=options, stack=[Bids()], deck=deck, islands=islands, coins=coins
        )

    def view(self, s: LagoonState, seat: Seat | None) -> LagoonView:
        mine = s.islands[seat].copy() if seat is not None else []
        players = [LagoonPlayer(s.coins[other], len(s.islands[other])) for other in range(s.seats)]
        return LagoonView(seat, s.round, mine, players)

    def imagine(self, s: LagoonState, seat: Seat | None, rng: Rng) -> None:
        """Deal again all that this seat may not know, so that it could not tell the difference.

        Go by what the seat sees and by `rng` alone: collect what is hidden, sort, shuffle and deal it.
        """
        others = [other for other in range(s.seats) if other != seat]
        hidden = sorted([*s.deck, *(card for other in others for card in s.islands[other])])
        rng.shuffle(hidden)
        for other in others:
            s.islands[other] = [hidden.pop() for _ in s.islands[other]]
        s.deck = hidden
        for pending in s.stack:
            if isinstance(pending, Bids):  # that a bid was given is seen by all, what it is by nobody
                for other in others:
                    if other in pending.sealed:
                        pending.sealed[other] = rng.between(0, s.coins[other])

    def result(self, s: LagoonState) -> Result:
        return rank_scores(
            {seat: {"islands": sum(s.islands[seat]), "coins": s.coins[seat]} for seat in range(s.seats)}
        )

    def census(self, s: LagoonState) -> dict[str, int]:
        """What no move may make or lose."""
        return {"cards": len(s.deck) + sum(map(len, s.islands)), "coins": s.spent + sum(s.coins)}


GAME = Lagoon()
'''

TEST = """\
from bot.contract.cases import pytest_generate_tests, test_contract  # noqa: F401

TITLES = ["lagoon"]
"""

FILES = {
    "pyproject.toml": PROJECT,
    "lagoon/__init__.py": PACKAGE,
    "lagoon/game.py": GAME,
    "lagoon/data/facts.yaml": FACTS,
    "lagoon/data/words/en/lagoon.ftl": WORDS,
    "tests/test_lagoon.py": TEST,
}
"""By its path in the new package."""


def write_title(folder: Path, name: str) -> list[Path]:
    """Write a package for a title of this name into a folder that is not there yet."""
    written = []
    for path, content in FILES.items():
        file = folder / path.replace("lagoon", name)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(content.replace("lagoon", name).replace("Lagoon", name.capitalize()), "utf-8")
        written.append(file)
    return written
