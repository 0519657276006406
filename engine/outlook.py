"""What a title knows of a position beyond its rules: plausible answers, and what a position is worth."""

from collections.abc import Hashable, Iterable
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from engine.choice import Answer
from engine.rng import Rng
from engine.text import Seat

if TYPE_CHECKING:  # the core offers an outlook of every game, so it cannot be imported from here
    from engine.core import Decision, Game, Player


class Weighed(NamedTuple):
    """An answer, and what the usual house player thinks it is worth, in the title's own measure."""

    worth: float
    answer: Answer


def best_of_each(weighed: Iterable[Weighed]) -> list[Weighed]:
    """Every answer once, with the most that it is worth, in the order of their first mention."""
    best: dict[str, Weighed] = {}
    for one in weighed:
        key = repr(one.answer)
        if key not in best or one.worth > best[key].worth:
            best[key] = one
    return list(best.values())


class Outlook:
    """The judgement of a title for players who choose less well or better than its usual house player.

    One that knows nothing of its title plays every game to its end and goes by the final score.
    """

    horizon: ClassVar[int] = 1_000_000
    """How many changes of the moment a search looks ahead."""
    slack: ClassVar[float] = 0.0
    """How much less than the best an answer of an easy player may be worth."""

    def __init__(self, game: "Game[Any, Any]") -> None:
        self.game = game

    def guide(self) -> "Player":
        """The best judgement of the title without a search: what the strong player answers unless its search
        finds something better. The usual house player, where a title has no other."""
        return self.game.house()

    def is_searched(self, decision: "Decision") -> bool:
        """Whether a search has anything to add to what the guide says to this question."""
        return True

    def weighed(self, view: Any, decision: "Decision", rng: Rng) -> list[Weighed]:
        """Answers to this question by the usual judgement; none where it weighs nothing."""
        return []

    def promising(self, view: Any, decision: "Decision", rng: Rng) -> list[Weighed]:
        """Answers that a search should try first: the usual judgement's, where a title has no other."""
        return self.weighed(view, decision, rng)

    def alternatives(self, view: Any, decision: "Decision") -> list[Answer]:
        """Further answers that a search should try: other prices, other offers, a refusal."""
        return []

    def moment(self, s: Any) -> Hashable:
        """Where the game stands, as far as turns go; a search counts how often this changes."""
        return 0

    def worth(self, s: Any, seat: Seat) -> float:
        """What a position is worth to a seat, in points of the final score; of a finished game, its score."""
        return float(next(one.total for one in self.game.result(s).scores if one.seat == seat))
