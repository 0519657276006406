"""The bot: it loads contracts for a route, and plans that route turn by turn."""

from engine.author import Answer, Decision, Player, Rng, problem, sample
from neptun.engine.ids import (
    BY_ROUTE,
    OTHERWISE_TURN,
    PREFER_PAY,
    ROUTE_OTHERWISE,
    ROUTE_PORTS,
    ROUTE_PREFER,
)
from neptun.engine.labels import PORT_NAMES
from neptun.engine.usual_bot_draft import DraftPlan
from neptun.engine.usual_bot_sailing import SailingPlan
from neptun.engine.view import View
from neptun.engine.weights import WEIGHTS, Weights
from neptun.engine.wishes import ROUTE_ALREADY


class UsualBot(Player):
    """Sees its View and its Decision, and nothing else; leaves no wishes for the draft."""

    speaks_unasked = False

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self._weights = weights

    def answer(self, view: View, decision: Decision, rng: Rng) -> Answer | None:
        if not decision.blocking:
            return None
        answer = self._answer(view, decision, rng)
        return answer if problem(decision.choice, answer) is None else sample(decision.choice, rng)

    def _answer(self, view: View, decision: Decision, rng: Rng) -> Answer:
        if view.seat is None:
            return None
        match decision.key:
            case "draft.contract":
                return DraftPlan(view, view.seat, self._weights).contract(decision, rng)
            case "sail.oars":
                return SailingPlan(view, view.seat, self._weights).card()
            case "sail.course":
                return SailingPlan(view, view.seat, self._weights).course(decision)
            case "extra.sail":
                return SailingPlan(view, view.seat, self._weights).extra_turn(decision)
        return None


class AdviceBot(UsualBot):
    """Also leaves a route for the draft, and another one when its contracts make others suit it."""

    speaks_unasked = True

    def answer(self, view: View, decision: Decision, rng: Rng) -> Answer | None:
        if decision.blocking or view.seat is None:
            return super().answer(view, decision, rng)
        if decision.key != "draft.wishes":
            return None
        ports = DraftPlan(view, view.seat, self._weights).route_ports()
        if _has_left(ports, decision):
            return None
        return {BY_ROUTE: {ROUTE_PORTS: ports, ROUTE_PREFER: PREFER_PAY, ROUTE_OTHERWISE: OTHERWISE_TURN}}


def _has_left(ports: list[str], decision: Decision) -> bool:
    """Whether the route that was left already serves these ports."""
    names = tuple(PORT_NAMES[port] for port in ports)
    return decision.prompt.key == ROUTE_ALREADY and decision.prompt.args["ports"] == names
