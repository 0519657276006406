"""What the usual judgement of Genoa thinks of answers and positions."""

from collections.abc import Hashable
from typing import Any

from engine.choice import Answer, OneOf
from engine.core import Decision, Outlook, Player
from engine.genoa import house_tower, scoring
from engine.genoa.appraisal import Appraisal
from engine.genoa.house import House
from engine.genoa.state import State
from engine.genoa.tower_question import KEY_TOWER
from engine.genoa.view import View, view
from engine.genoa.weights import GUIDE
from engine.rng import Rng
from engine.text import Seat
from engine.weighing import Weighed, best_of_each


class GenoaOutlook(Outlook):
    """Worths are in ducats, which are the points of the final score."""

    horizon = 4
    slack = 40.0

    def guide(self) -> Player:
        return House(GUIDE)

    def is_searched(self, decision: Decision) -> bool:
        """Where the tower goes and what is sold there; what a bid is worth, the guide knows as well."""
        return decision.key == KEY_TOWER

    def weigh(self, view: Any, decision: Decision, rng: Rng) -> list[Weighed]:
        assert isinstance(view, View)
        if decision.key == KEY_TOWER and isinstance(decision.choice, OneOf) and decision.blocking:
            return best_of_each(house_tower.weigh_leads(Appraisal(view), decision.choice))
        return []

    def alternatives(self, view: Any, decision: Decision) -> list[Answer]:
        assert isinstance(view, View)
        if decision.key == KEY_TOWER and isinstance(decision.choice, OneOf) and decision.blocking:
            return house_tower.other_words(Appraisal(view), decision.choice)
        return []

    def moment(self, s: State) -> Hashable:
        return s.round, s.turn.tower

    def worth(self, s: State, seat: Seat) -> float:
        """The score as it would be now, and what the reserve and the hand may still bring."""
        return sum(scoring.parts(s, seat).values()) + Appraisal(view(s, seat)).reserve()
