"""What the usual judgement of Neptun thinks of answers and positions."""

from collections.abc import Hashable
from typing import Any

from engine.core import Decision, Outlook, Player
from engine.rng import Rng
from engine.text import Seat
from engine.weighing import Weighed
from neptun.engine import scoring
from neptun.engine.appraisal import Appraisal
from neptun.engine.components import REGIONS
from neptun.engine.house import House
from neptun.engine.house_draft import DraftPlan
from neptun.engine.house_sailing import SailingPlan
from neptun.engine.state import State
from neptun.engine.view import View, view
from neptun.engine.weights import GUIDE, POSITION, WEIGHTS, Weights

TRIED = 4
"""How many answers of the guide's judgement a search tries."""


class NeptunOutlook(Outlook):
    """Worths are in points of the final score."""

    horizon = 4
    slack = 2.0

    def guide(self) -> Player:
        return House(GUIDE)

    def is_searched(self, decision: Decision) -> bool:
        """What to load and where to sail; which card that takes, the guide knows as well."""
        return decision.key != "sail.oars"

    def weigh(self, view: Any, decision: Decision, rng: Rng) -> list[Weighed]:
        return _weigh(view, decision, WEIGHTS)

    def first_tries(self, view: Any, decision: Decision, rng: Rng) -> list[Weighed]:
        """Few, so that there is time for several deals of each."""
        weighed = sorted(_weigh(view, decision, GUIDE), key=lambda option: -option.worth)
        return weighed[:TRIED]

    def moment(self, s: State) -> Hashable:
        return s.round, s.phase, s.turn

    def worth(self, s: State, seat: Seat) -> float:
        """The tiles won, those within reach, and what the contracts aboard may bring."""
        seen = view(s, seat)
        points = scoring.total(s.merchants[seat])
        if not s.stack:
            return points
        appraisal = Appraisal(seen, seat, POSITION)
        temples = sum(appraisal.region_worth(region) for region in REGIONS)
        if s.phase == "draft":
            return points + temples + DraftPlan(seen, seat, POSITION).route_worth()
        return points + temples + SailingPlan(seen, seat, POSITION).voyage_worth()


def _weigh(view: Any, decision: Decision, weights: Weights) -> list[Weighed]:
    """Answers to a question by the judgement with these weights."""
    assert isinstance(view, View)
    if view.seat is None:
        return []
    match decision.key:
        case "draft.contract":
            return DraftPlan(view, view.seat, weights).weigh_contracts(decision)
        case "sail.oars":
            return SailingPlan(view, view.seat, weights).weigh_cards()
        case "sail.course":
            return SailingPlan(view, view.seat, weights).weigh_courses(decision)
        case "extra.sail":
            return SailingPlan(view, view.seat, weights).weigh_extra_turns(decision)
    return []
