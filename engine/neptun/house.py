"""The computer player: it loads contracts for a route, and plans that route turn by turn."""

from engine.choice import Answer, problem, sample
from engine.core import Decision, Player
from engine.neptun.house_draft import DraftPlan
from engine.neptun.house_sailing import SailingPlan
from engine.neptun.ids import NO_WISH
from engine.neptun.view import View
from engine.neptun.wishes import WISHED_ALREADY
from engine.rng import Rng


class House(Player):
    """Sees its View and its Decision, and nothing else; leaves no wish lists."""

    speaks_unasked = False

    def answer(self, view: View, decision: Decision, rng: Rng) -> Answer | None:
        if not decision.blocking:
            return None
        given = self._answer(view, decision, rng)
        return given if problem(decision.choice, given) is None else sample(decision.choice, rng)

    def _answer(self, view: View, decision: Decision, rng: Rng) -> Answer:
        if view.seat is None:
            return None
        match decision.key:
            case "draft.contract":
                return DraftPlan(view, view.seat).contract(decision, rng)
            case "sail.oars":
                return SailingPlan(view, view.seat).card()
            case "sail.course":
                return SailingPlan(view, view.seat).course(decision)
            case "extra.sail":
                return SailingPlan(view, view.seat).extra_turn(decision)
        return None


class Adviser(House):
    """Also leaves wish lists, one for every turn of the draft."""

    speaks_unasked = True

    def answer(self, view: View, decision: Decision, rng: Rng) -> Answer | None:
        if decision.blocking or view.seat is None:
            return super().answer(view, decision, rng)
        if decision.key != "draft.wishes":
            return None
        wishes = DraftPlan(view, view.seat).wishes(decision)
        return wishes if _names_more(wishes, decision) else None


def _names_more(wishes: Answer | None, decision: Decision) -> bool:
    """Whether a wish list names more contracts than the one that was left already."""
    already = decision.prompt.args["wishes"] if decision.prompt.key == WISHED_ALREADY else ()
    assert isinstance(already, tuple)
    return sum(NO_WISH not in wish for wish in (wishes or {}).values()) > len(already)
