"""What a seat will probably be asked next, with the plans it has for it."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, TypeAlias

from bot.table.plans import AHEAD, Condition, Plan, chain_of, next_in_chain, order_for, plan_for, why_not
from bot.table.state import TableState
from engine import codec
from engine.ahead import GAMES, Foreseen, look_ahead
from engine.choice import Answer, problem
from engine.core import Decision
from engine.text import Seat, Text, text


@dataclass(frozen=True, slots=True)
class QuestionAhead:
    """A question that a seat will probably be asked, and the plan that would answer it."""

    decision: Decision
    view: Any
    """What the seat would see when it is asked, in the game it imagines."""
    plan: Plan | None
    """None: there is no plan for it, or it is not made yet."""
    after: int
    """The number of the plan that it rests on; 0: none."""
    share: float
    """In which part of the imagined games this very question comes."""
    movers: frozenset[Seat] = frozenset()
    """The others who move before it comes."""

    @property
    def token(self) -> str:
        """Stands for this very question in forms: the next one may be worded the same."""
        return f"{question_token(self.decision)}.{self.after:x}"


Decide: TypeAlias = Callable[[Decision, Any], Answer | None]
"""What someone would answer to a question, seeing this view; None: they leave it open."""


def share_text(share: float) -> Text:
    """How sure it is that a question comes."""
    return text("plan-likely", count=round(share * GAMES), games=GAMES)


def question_token(decision: Decision) -> str:
    return codec.digest(codec.encode_question(decision))[:12]


def foresee(
    table: TableState,
    seat: Seat,
    steps: int,
    decide: Decide | None = None,
    least_share: float = 0.0,
    holds: Condition = AHEAD[0],
) -> list[QuestionAhead]:
    """The questions to come as far as there are plans, and the first without one; at most so many.

    With `decide`, those without a plan are answered by it, so that further ones can be seen; `least_share` is
    the part of the imagined games in which a plan with the condition `holds` must play for that.
    """
    if table.state != "live" or table.seats[seat].kind != "person":
        return []
    look = _Look(table, seat, decide, least_share, holds)
    seen = look_ahead(
        table.match, seat, steps, look.answer, settled=look.standing_answer, fits=look.plays_for
    )
    return [*look.questions, *(look.leave_open(question) for question in seen[len(look.questions) :])]


class _Look:
    """One look along a chain of plans: each question takes the plan that would play for it."""

    def __init__(
        self, table: TableState, seat: Seat, decide: Decide | None, least_share: float, holds: Condition
    ) -> None:
        self._held = table.seats[seat]
        self._leeway = table.match.game.leeway
        self._chain = chain_of(self._held)
        self._decide = decide
        self._least_share = least_share
        self._holds: Condition = holds
        self._after = 0
        self.questions: list[QuestionAhead] = []

    def answer(self, seen: Foreseen) -> Answer | None:
        """The planned answer; from the first one that is only decided on now, no older plan counts."""
        plan = next_in_chain(self._chain, seen.decision)
        if plan is not None and why_not(plan, seen.decision, self._leeway) is None:
            self.questions.append(self._with(seen, plan))
            self._chain = [planned for planned in self._chain if planned.number > plan.number]
            self._after = plan.number
            return plan.answer
        if (order := order_for(self._held, seen.decision)) is not None:
            self.questions.append(self._with(seen, order))
            if order.once:
                rest = {name: stored for name, stored in self._held.plans.items() if name != order.key}
                self._held = replace(self._held, plans=rest)
            return order.answer
        plan = self._plan_now(seen)
        if plan is None:
            return None
        self._chain = []
        self.questions.append(self._with(seen, plan))
        return plan.answer

    def _plan_now(self, seen: Foreseen) -> Plan | None:
        """A plan that is only decided on now, if it would play often enough."""
        variants = len(seen.variants) / GAMES if self._holds != "same" else 0.0
        if self._decide is None or seen.share + variants < self._least_share:
            return None
        answer = self._decide(seen.decision, seen.view)
        if answer is None:
            return None
        plan = plan_for(seen.decision, answer, self._holds)
        fitting = sum(self._holds_for(plan, variant) for variant in seen.variants)
        return plan if seen.share + fitting / GAMES >= self._least_share else None

    def plays_for(self, decision: Decision) -> bool:
        """Whether the plan seen last plays for this variant of its question, too."""
        plan = self.questions[-1].plan
        assert plan is not None
        return self._holds_for(plan, decision)

    def _holds_for(self, plan: Plan, decision: Decision) -> bool:
        if not plan.ahead:
            return decision.standing and problem(decision.choice, plan.answer) is None
        return plan.holds != "same" and why_not(plan, decision, self._leeway) is None

    def standing_answer(self, decision: Decision) -> Answer | None:
        """What a standing order for every time answers, where no plan of the chain does."""
        plan = next_in_chain(self._chain, decision)
        if plan is not None and why_not(plan, decision, self._leeway) is None:
            return None
        order = order_for(self._held, decision)
        return None if order is None or order.once else order.answer

    def leave_open(self, seen: Foreseen) -> QuestionAhead:
        return self._with(seen, None)

    def _with(self, seen: Foreseen, plan: Plan | None) -> QuestionAhead:
        return QuestionAhead(seen.decision, seen.view, plan, self._after, seen.share, seen.movers)
