"""Looking ahead: what a seat will probably be asked next, made from nothing but what it may know.

What the seat cannot see is dealt anew by the title's `imagine`, with chance that comes from the seat's own
view. In that imagined game the others move as house players would, and the seat gives the answers it has
planned, up to its next question. The same view therefore foresees the same questions, whatever the truth is.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

from engine import codec
from engine.choice import Answer, problem, sample
from engine.copying import clone
from engine.core import Decision, Player
from engine.match import Match
from engine.players import next_move
from engine.rng import Rng
from engine.text import Seat

MOST_MOVES = 400
"""How many imagined moves a look ahead may take."""


@dataclass(frozen=True, slots=True)
class Foreseen:
    """A question that a seat will probably be asked, and what it would see then."""

    decision: Decision
    view: Any
    """The seat's own view of the imagined position."""


PlannedAnswer: TypeAlias = Callable[[Foreseen], Answer | None]
"""What the seat would answer; None: it has not decided, and nothing further can be foreseen."""


def look_ahead(
    match: Match,
    seat: Seat,
    steps: int,
    planned: PlannedAnswer,
    *,
    most_moves: int = MOST_MOVES,
    deal: int = 0,
) -> list[Foreseen]:
    """The next questions of a seat that is not waited for, each after the planned answer to the last.

    Another `deal` imagines another game: what is foreseen in both is rather sure to come.
    """
    if match.over or _waits_for(match, seat):
        return []
    world = imagined_game(match, seat, deal)
    others: dict[Seat, Player] = {
        other: _Unfailing(match.game.house()) for other in range(match.seats) if other != seat
    }
    found: list[Foreseen] = []
    for _ in range(most_moves):
        if world.over:
            break
        if _waits_for(world, seat):
            found.append(_foreseen(world, seat))
            answer = planned(found[-1])
            if answer is None or len(found) == steps or problem(found[-1].decision.choice, answer):
                break
            world.submit(seat, answer)
        elif (move := next_move(world, others, world.rng.fork("others"))) is None:
            break
        else:
            world.submit(*move)
    return found


def imagined_game(match: Match, seat: Seat, deal: int = 0) -> Match:
    """A game that the seat could not tell from the real one; chance in it comes from the seat's view."""
    rng = Rng(f"ahead/{match.game.id}/{seat}/{codec.digest(codec.encode(match.view(seat)))}")
    rng = rng.fork(f"deal {deal}") if deal else rng
    truth = clone(match.state)
    match.game.imagine(truth, seat, rng.fork("truth"))
    world = match.at(truth)
    world.rng = rng.fork("dice")
    return world


def _waits_for(match: Match, seat: Seat) -> bool:
    decision = match.pending().get(seat)
    return decision is not None and decision.blocking


def _foreseen(world: Match, seat: Seat) -> Foreseen:
    """The question as plain data: one that is put together later would read a position that has moved on."""
    return Foreseen(codec.plain_decision(world.pending()[seat]), world.view(seat))


class _Unfailing(Player):
    """A player that always has a legal answer; imagined positions may be stranger than real ones."""

    def __init__(self, player: Player) -> None:
        self._player = player

    def answer(self, view: Any, decision: Decision, rng: Rng) -> Answer | None:
        try:
            answer = self._player.answer(view, decision, rng)
        except Exception:
            answer = None
        if answer is not None and problem(decision.choice, answer) is None:
            return answer
        return sample(decision.choice, rng) if decision.blocking else None
