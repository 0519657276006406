"""What a seat will probably be asked next, with the plans it has for it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

from bot.table.plans import Plan, chain_of, next_in_chain, order_for, why_not
from bot.table.state import TableState
from engine import codec
from engine.ahead import Foreseen, look_ahead
from engine.choice import Answer
from engine.core import Decision
from engine.text import Seat


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

    @property
    def token(self) -> str:
        """Stands for this very question in forms."""
        return question_token(self.decision)


Decide: TypeAlias = Callable[[Decision, Any], Answer | None]
"""What somebody would answer to a question, seeing this view; None: they leave it open."""


def question_token(decision: Decision) -> str:
    return codec.digest(codec.encode_question(decision))[:12]


def foresee(table: TableState, seat: Seat, steps: int, decide: Decide | None = None) -> list[QuestionAhead]:
    """The questions to come as far as there are plans, and the first without one; at most so many.

    With `decide`, those without a plan are answered by it, so that further ones can be seen.
    """
    if table.state != "live" or table.seats[seat].kind != "person":
        return []
    look = _Look(table, seat, decide)
    seen = look_ahead(table.match, seat, steps, look.answer)
    return [*look.found, *(look.unanswered(one) for one in seen[len(look.found) :])]


class _Look:
    """One look along a chain of plans: each question takes the plan that would play for it."""

    def __init__(self, table: TableState, seat: Seat, decide: Decide | None) -> None:
        self._held = table.seats[seat]
        self._chain = chain_of(self._held)
        self._decide = decide
        self._after = 0
        self.found: list[QuestionAhead] = []

    def answer(self, seen: Foreseen) -> Answer | None:
        """The planned answer; from the first one that is only decided on now, no older plan counts."""
        plan = next_in_chain(self._chain, seen.decision)
        if plan is not None and why_not(plan, seen.decision) is None:
            self.found.append(QuestionAhead(seen.decision, seen.view, plan, self._after))
            self._chain = [one for one in self._chain if one.number > plan.number]
            self._after = plan.number
            return plan.answer
        if (order := order_for(self._held, seen.decision)) is not None:
            self.found.append(QuestionAhead(seen.decision, seen.view, order, self._after))
            return order.answer
        answer = self._decide(seen.decision, seen.view) if self._decide else None
        if answer is not None:
            self._chain = []
            made = Plan(seen.decision.key, answer, "same")
            self.found.append(QuestionAhead(seen.decision, seen.view, made, self._after))
        return answer

    def unanswered(self, seen: Foreseen) -> QuestionAhead:
        return QuestionAhead(seen.decision, seen.view, None, self._after)
