"""What the usual judgement of Genoa thinks of answers and positions."""

from collections.abc import Hashable
from typing import Any

from engine.choice import Answer, OneOf
from engine.core import Decision, Judgement, Player
from engine.genoa import scoring, usual_bot_tower
from engine.genoa.state import State
from engine.genoa.tower_question import KEY_TOWER
from engine.genoa.usual_bot import UsualBot
from engine.genoa.view import View, views
from engine.genoa.weights import SEARCH
from engine.genoa.worths import Worths
from engine.rng import Rng
from engine.text import Seat
from engine.weighing import Weighed, best_of_each


class GenoaJudgement(Judgement):
    """Worths are in ducats, which are the points of the final score."""

    horizon = 4
    slack = 40.0

    def search_bot(self) -> Player:
        return UsualBot(SEARCH)

    def is_searched(self, decision: Decision) -> bool:
        """Where the tower goes and what is sold there; what a bid is worth, the search bot knows as well."""
        return decision.key == KEY_TOWER

    def weigh(self, view: Any, decision: Decision, rng: Rng) -> list[Weighed]:
        assert isinstance(view, View)
        if decision.key == KEY_TOWER and isinstance(decision.choice, OneOf) and decision.blocking:
            return best_of_each(usual_bot_tower.weigh_leads(Worths(view), decision.choice))
        return []

    def alternatives(self, view: Any, decision: Decision) -> list[Answer]:
        assert isinstance(view, View)
        if decision.key == KEY_TOWER and isinstance(decision.choice, OneOf) and decision.blocking:
            return usual_bot_tower.other_words(Worths(view), decision.choice)
        return []

    def moment(self, s: State) -> Hashable:
        return s.round, s.turn.tower

    def worth(self, s: State, seat: Seat) -> float:
        """The score as it would be now, and what the reserve and the hand may still bring."""
        return sum(scoring.parts(s, seat).values()) + Worths(views(s)(seat)).reserve()
