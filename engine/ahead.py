"""Looking ahead: what a seat will probably be asked next, made from nothing but what it may know.

What the seat cannot see is dealt again by the title's `imagine`, with chance that comes from the seat's own
view. In such an imagined game the others move as bots would, and the seat gives the answers it has
planned, up to its next question. Several games are imagined, and the question that comes in most of them is
the one that is foreseen. The same view therefore foresees the same questions, whatever the truth is.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from engine import codec
from engine.choice import Answer, problem
from engine.copying import clone
from engine.core import Decision, Player
from engine.match import Match
from engine.players import Unfailing, next_move
from engine.rng import Rng
from engine.text import Seat

MOST_MOVES = 400
"""How many moves are imagined in one game at most."""
GAMES = 3
"""How many games are imagined."""


@dataclass(frozen=True, slots=True)
class Foreseen:
    """A question that a seat will probably be asked, and what it would see then."""

    decision: Decision
    view: Any
    """The seat's own view of the imagined position."""
    share: float
    """In which part of the imagined games this very question comes, after the planned answers so far."""
    movers: frozenset[Seat] = frozenset()
    """The others who move before it comes."""
    variants: tuple[Decision, ...] = ()
    """Questions of the same kind that come in its place in other imagined games; to be read at once."""


PlannedAnswer: TypeAlias = Callable[[Foreseen], Answer | None]
"""What the seat would answer; None: it has not decided, and nothing further can be foreseen."""

SettledAnswer: TypeAlias = Callable[[Decision], Answer | None]
"""What answers a question without a look at it; None: nothing does."""

Fits: TypeAlias = Callable[[Decision], bool]
"""Whether the answer planned last would be played for this variant of its question, too."""


def look_ahead(
    match: Match,
    seat: Seat,
    steps: int,
    planned: PlannedAnswer,
    *,
    most_moves: int = MOST_MOVES,
    games: int = GAMES,
    deal: int = 0,
    settled: SettledAnswer | None = None,
    fits: Fits | None = None,
) -> list[Foreseen]:
    """The next questions of a seat that is not waited for, each after the planned answer to the last.

    Another `deal` imagines other games. Where the games differ in questions that `settled` answers, such as
    offers that a standing order replies to, these are answered and passed over. With `fits`, games go on
    together in which the planned answer would be played, though the question is not worded the same.
    """
    if match.over or _waits_for(match, seat):
        return []
    imagined = [
        _ImaginedGame(imagined_game(match, seat, deal * games + number), seat, most_moves)
        for number in range(games)
    ]
    foreseen: list[Foreseen] = []
    while len(foreseen) < steps:
        step = _next_step(imagined, planned, settled, fits, games)
        if step is None:
            break
        seen, answer, imagined = step
        foreseen.append(seen)
        if answer is None:
            break
        for game in imagined:
            game.world.submit(seat, answer)
    return foreseen


def _next_step(
    imagined: Sequence["_ImaginedGame"],
    planned: PlannedAnswer,
    settled: SettledAnswer | None,
    fits: Fits | None,
    games: int,
) -> tuple[Foreseen, Answer | None, list["_ImaginedGame"]] | None:
    """The question that comes in most games, or with `fits` the next one that has a planned answer; the
    answer; and the games in which it is played. None: there is no further question."""
    first: Foreseen | None = None
    for likely in _by_likelihood(imagined, settled):
        variants = _variants(imagined, likely) if fits else []
        seen = _foreseen(likely, variants, games)
        first = first or seen
        answer = planned(seen)
        if answer is not None and problem(seen.decision.choice, answer) is None:
            return seen, answer, [*likely, *(game for game in variants if fits and fits(game.question()))]
        if not fits:
            break
    return None if first is None else (first, None, [])


def imagined_game(match: Match, seat: Seat, deal: int = 0) -> Match:
    """A game that the seat could not tell from the real one; chance in it comes from the seat's view."""
    rng = Rng(f"ahead/{match.game.id}/{seat}/{codec.digest(codec.encode(match.view(seat)))}/{deal}")
    truth = clone(match.state)
    match.game.imagine(truth, seat, rng.fork("truth"))
    world = match.at(truth)
    world.rng = rng.fork("dice")
    return world


class _ImaginedGame:
    """One imagined game, in which the others move as bots would."""

    def __init__(self, world: Match, seat: Seat, most_moves: int) -> None:
        self.world = world
        self._seat = seat
        self._moves_left = most_moves
        self.movers: set[Seat] = set()
        self._others: dict[Seat, Player] = {
            other: Unfailing(world.game.usual_bot()) for other in range(world.seats) if other != seat
        }

    def next_question(self) -> bytes | None:
        """Move on to the next question of the seat; None: it does not come."""
        while not self.world.over and not _waits_for(self.world, self._seat):
            move = next_move(self.world, self._others, self.world.rng.fork("others"))
            if move is None or self._moves_left == 0:
                return None
            self._moves_left -= 1
            self.movers.add(move[0])
            self.world.submit(*move)
        if self.world.over:
            return None
        return codec.canonical(codec.encode_question(self.question()))

    def question(self) -> Decision:
        """The question that the seat is asked now."""
        return self.world.pending()[self._seat]

    def view(self) -> Any:
        """What the seat sees now."""
        return self.world.view(self._seat)

    def pass_over(self, settled: SettledAnswer) -> None:
        """Answer the next questions of the seat as long as that is settled."""
        while self.next_question() is not None and self._moves_left:
            answer = settled(self.question())
            if answer is None:
                return
            self._moves_left -= 1
            self.world.submit(self._seat, answer)


def _by_likelihood(
    imagined: Sequence[_ImaginedGame], settled: SettledAnswer | None = None
) -> list[list[_ImaginedGame]]:
    """The games in which the same question comes next, the most frequent question first."""
    by_question = _by_question(imagined)
    if settled is not None and len(by_question) > 1:
        for game in imagined:
            game.pass_over(settled)
        by_question = _by_question(imagined)
    return sorted(by_question.values(), key=len, reverse=True)


def _by_question(imagined: Sequence[_ImaginedGame]) -> dict[bytes, list[_ImaginedGame]]:
    """The games by the question that comes next in them."""
    by_question: dict[bytes, list[_ImaginedGame]] = {}
    for game in imagined:
        if (question := game.next_question()) is not None:
            by_question.setdefault(question, []).append(game)
    return by_question


def _variants(imagined: Sequence[_ImaginedGame], likely: Sequence[_ImaginedGame]) -> list[_ImaginedGame]:
    """The games in which a question of the same kind comes, worded in another way."""
    key = likely[0].question().key
    others = [game for game in imagined if game not in likely and game.next_question() is not None]
    return [game for game in others if game.question().key == key]


def _waits_for(match: Match, seat: Seat) -> bool:
    decision = match.pending().get(seat)
    return decision is not None and decision.blocking


def _foreseen(likely: Sequence[_ImaginedGame], variants: Sequence[_ImaginedGame], games: int) -> Foreseen:
    """The question as plain data: one that is put together later would read a position that has moved on."""
    game = likely[0]
    return Foreseen(
        codec.plain_decision(game.question()),
        game.view(),
        len(likely) / games,
        frozenset(game.movers),
        tuple(variant.question() for variant in variants),
    )
