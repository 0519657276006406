"""What the usual judgement of Neptun thinks of answers and positions."""

from collections.abc import Hashable
from typing import Any

from engine.author import Decision, Judgement, Player, Rng, Seat, Weighed
from neptun.engine import scoring
from neptun.engine.components import REGIONS
from neptun.engine.state import State
from neptun.engine.usual_bot import UsualBot
from neptun.engine.usual_bot_draft import DraftPlan
from neptun.engine.usual_bot_sailing import SailingPlan
from neptun.engine.view import View, view
from neptun.engine.weights import POSITION, SEARCH, WEIGHTS, Weights
from neptun.engine.worths import worths_for

TRIED = 4
"""How many answers of the search bot's judgement a search tries."""


class NeptunJudgement(Judgement):
    """Worths are in points of the final score."""

    horizon = 4
    slack = 2.0

    def search_bot(self) -> Player:
        return UsualBot(SEARCH)

    def is_searched(self, decision: Decision) -> bool:
        """What to load and where to sail; which card that takes, the search bot knows as well."""
        return decision.key != "sail.oars"

    def weigh(self, view: Any, decision: Decision, rng: Rng) -> list[Weighed]:
        return _weigh(view, decision, WEIGHTS)

    def first_tries(self, view: Any, decision: Decision, rng: Rng) -> list[Weighed]:
        """Few, so that there is time for several deals of each."""
        weighed = sorted(_weigh(view, decision, SEARCH), key=lambda option: -option.worth)
        return weighed[:TRIED]

    def moment(self, s: State) -> Hashable:
        return s.round, s.phase, s.turn

    def worth(self, s: State, seat: Seat) -> float:
        """The tiles won, those within reach, and what the contracts aboard may bring."""
        seen = view(s, seat)
        points = scoring.total(s.merchants[seat])
        if not s.stack:
            return points
        worths = worths_for(seen, seat, POSITION)
        temples = sum(worths.region_worth(region) for region in REGIONS)
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
