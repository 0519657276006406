"""Plans: answers that a seat leaves before it is asked, each with the condition under which it plays.

A plan for a foreseen question belongs to a chain: sail, then land, then sell. A standing order is a plan
whose condition is the key of the question alone; it plays whenever the question comes, or only the next time.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Literal, TypeAlias, cast

from bot.store.records import AheadCondition, Document, SeatRecord, StoredPlan
from bot.table.settings import Settings
from bot.table.state import TableState
from engine import codec, registry
from engine.choice import Answer, Branch, Bucket, Choice, Option, chosen_items, chosen_texts, problem
from engine.core import Decision, StandingOrder
from engine.errors import BadRecord, Illegal, Refused
from engine.meaning import Leeway, is_meant
from engine.text import Seat, Text, text

Condition: TypeAlias = AheadCondition | Literal["key"]
"""When a plan plays: if the question is exactly the one it was made for; if its answer is allowed; if it is
allowed and nobody has touched what it is about; whenever a question with its key comes."""
AHEAD: tuple[AheadCondition, ...] = ("same", "allowed", "untouched")
"""The conditions of a plan for a foreseen question, the usual one first."""
LeewayOf: TypeAlias = Mapping[str, Leeway]
"""What may change in the questions of a title, by their key."""
NO_LEEWAY: LeewayOf = {}
LONGEST_CHAIN = 20
"""How many plans for foreseen questions a seat may have."""


@dataclass(frozen=True, slots=True)
class Plan:
    """An answer for a question that has not been asked."""

    key: str
    answer: Answer
    holds: Condition = "key"
    once: bool = False
    """Of a standing order: it plays only the next time."""
    question: Document = field(default_factory=dict)
    """The question it was made for, as `codec.encode_question` writes it; a standing order has none."""
    number: int = 0
    """Its place in the chain of the seat, from 1; 0: it is a standing order, or not yet left."""
    made: int = 0
    """The number of the last change of the table when it was left."""
    touched: bool = False
    """Since then, someone has touched the seat or what the plan is about."""

    @property
    def ahead(self) -> bool:
        """Made for a foreseen question."""
        return self.holds != "key"

    @property
    def prompt(self) -> Text:
        return codec.decode_text(self.question["prompt"])

    @property
    def facts(self) -> tuple[Text, ...]:
        return codec.decode_facts(self.question)

    @property
    def choice(self) -> Choice:
        return codec.decode_choice(self.question["choice"])


def plan_for(decision: Decision, answer: Answer, holds: Condition = "same") -> Plan:
    """A plan for a question that is foreseen."""
    return Plan(decision.key, answer, holds, question=codec.encode_question(decision))


class NoSuchOrder(Refused):
    """The title asks no such question in advance."""

    def __init__(self) -> None:
        super().__init__(text("async-order-unknown"))


class NoSuchPlan(Refused):
    """The plan was played, dropped or withdrawn meanwhile."""

    def __init__(self) -> None:
        super().__init__(text("plan-unknown"))


class NotAhead(Refused):
    """The question that was to be planned for has come."""

    def __init__(self) -> None:
        super().__init__(text("plan-too-late"))


class TooManyPlans(Refused):
    """The chain of a seat is as long as it may be."""

    def __init__(self) -> None:
        super().__init__(text("plan-too-many", count=LONGEST_CHAIN))


# --- as they are stored -----------------------------------------------------------------------------------


def chain_of(seat: SeatRecord) -> list[Plan]:
    """The plans of a seat for the questions it foresees, in the order in which they rest on each other."""
    try:
        plans = [_read_plan(name, stored) for name, stored in seat.plans.items() if "question" in stored]
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise BadRecord(f"seat {seat.seat}: its plans are not a valid record.") from error
    return sorted(plans, key=lambda plan: plan.number)


def plan_number(seat: SeatRecord, number: str) -> Plan:
    """The plan of the chain with this number, as someone named it."""
    for plan in chain_of(seat):
        if str(plan.number) == number:
            return plan
    raise NoSuchPlan


def change_ahead(
    table: TableState, seat: Seat, number: int, answer: Answer, holds: Condition
) -> tuple[SeatRecord, ...]:
    """The seats with another answer in a plan of the chain; those that rested on it are gone."""
    old = plan_number(table.seats[seat], str(number))
    earlier = [plan.number for plan in chain_of(table.seats[seat]) if plan.number < number]
    changed = Plan(old.key, answer, holds, question=old.question)
    return leave(table, seat, changed, max(earlier, default=0))


def orders_of(seat: SeatRecord) -> dict[str, Plan]:
    """The standing orders of a seat by the key of their question."""
    try:
        return {
            name: Plan(name, stored["answer"], once=bool(stored.get("once")))
            for name, stored in seat.plans.items()
            if "question" not in stored
        }
    except (KeyError, TypeError, AttributeError) as error:
        raise BadRecord(f"seat {seat.seat}: its standing orders are not a valid record.") from error


def _read_plan(name: str, stored: StoredPlan) -> Plan:
    """A standing order is stored under the key of its question, a plan of the chain under its number."""
    question = stored["question"]
    return Plan(
        str(question["key"]),
        stored["answer"],
        stored["holds"],
        question=question,
        number=int(name),
        made=stored["made"],
        touched=stored["touched"],
    )


def _store_plan(plan: Plan) -> tuple[str, StoredPlan]:
    if not plan.ahead:
        return plan.key, {"answer": plan.answer, "once": plan.once}
    return str(plan.number), {
        "answer": plan.answer,
        "holds": cast(AheadCondition, plan.holds),  # `ahead` says that it is one of these
        "question": plan.question,
        "made": plan.made,
        "touched": plan.touched,
    }


def with_plans(table: TableState, seat: Seat, plans: Iterable[Plan]) -> tuple[SeatRecord, ...]:
    """The seats, with these plans for one of them."""
    sitting = list(table.seats)
    sitting[seat] = replace(sitting[seat], plans=dict(_store_plan(plan) for plan in plans))
    return tuple(sitting)


def with_chain(table: TableState, seat: Seat, chain: Sequence[Plan]) -> tuple[SeatRecord, ...]:
    """The seats, with this chain for one of them; its standing orders stay."""
    return with_plans(table, seat, [*chain, *orders_of(table.seats[seat]).values()])


# --- leaving and withdrawing ------------------------------------------------------------------------------


def leave(table: TableState, seat: Seat, plan: Plan, after: int | None = None) -> tuple[SeatRecord, ...]:
    """The seats with this plan left. A standing order takes the place of the one for the same question. One
    for a foreseen question follows the plan with the number `after` (None: the last one, 0: none), in place
    of all that followed it."""
    if plan.ahead:
        return _leave_ahead(table, seat, plan, after)
    kind = next((order for order in possible_orders(table) if order.key == plan.key), None)
    if kind is None:
        raise NoSuchOrder
    if reason := problem(kind.choice, plan.answer):
        raise Illegal(reason)
    held = table.seats[seat]
    orders = {**orders_of(held), plan.key: plan}
    return with_plans(table, seat, [*chain_of(held), *orders.values()])


def _leave_ahead(table: TableState, seat: Seat, plan: Plan, after: int | None) -> tuple[SeatRecord, ...]:
    if reason := problem(plan.choice, plan.answer):
        raise Illegal(reason)
    chain = chain_of(table.seats[seat])
    if after and after not in [link.number for link in chain]:
        raise NoSuchPlan
    before = [link for link in chain if after is None or link.number <= after]
    if len(before) == LONGEST_CHAIN:
        raise TooManyPlans
    number = before[-1].number + 1 if before else 1
    made = replace(plan, number=number, made=table.seq, touched=False)
    decision = table.pending().get(seat)
    if decision and decision.blocking and (before or why_not(made, decision, table.match.game.leeway)):
        raise NotAhead
    return with_chain(table, seat, [*before, made])


def withdraw_order(table: TableState, seat: Seat, key: str) -> tuple[SeatRecord, ...]:
    """The seats without this standing order."""
    held = table.seats[seat]
    orders = [order for name, order in orders_of(held).items() if name != key]
    return with_plans(table, seat, [*chain_of(held), *orders])


def withdraw_ahead(table: TableState, seat: Seat, number: int) -> tuple[SeatRecord, ...]:
    """The seats without this plan, and without those that rest on it."""
    chain = chain_of(table.seats[seat])
    if number not in [plan.number for plan in chain]:
        raise NoSuchPlan
    return with_chain(table, seat, [plan for plan in chain if plan.number < number])


# --- when a plan holds ------------------------------------------------------------------------------------


def why_not(plan: Plan, decision: Decision, leeway: LeewayOf = NO_LEEWAY) -> Text | None:
    """Why a plan does not play for a question with its key; None: it plays."""
    if plan.holds == "same" and codec.encode_question(decision) != plan.question:
        return text("plan-not-same")
    if problem(decision.choice, plan.answer):
        return text("plan-not-allowed")
    if plan.ahead and _in_words(decision.choice, plan.answer) != _in_words(plan.choice, plan.answer):
        return text("plan-means-other")
    if plan.ahead and (was := _changed_fact(plan, decision, leeway.get(plan.key, {}))):
        return text("plan-facts-changed", was=was)
    if plan.holds == "untouched" and plan.touched:
        return text("plan-touched")
    return None


def _in_words(choice: Choice, answer: Answer) -> list[Any]:
    """What an answer names: `offer-2` may be another offer by now."""
    return [codec.encode_text(words) for words in chosen_texts(choice, answer)]


def _changed_fact(plan: Plan, decision: Decision, leeway: Leeway) -> Text | None:
    """The first words that said something else when the plan was made: those of the question, then those
    beside what the answer takes. A bare yes is about nothing else."""
    declining = plan.answer == decision.default
    question = codec.encode_question(decision)
    for name in question.keys() - {"key", "choice"}:
        if not is_meant(plan.question.get(name, []), question[name], leeway, declining=declining):
            return plan.prompt
    before, now = (chosen_items(choice, plan.answer) for choice in (plan.choice, decision.choice))
    for was, item in zip(before, now, strict=True):
        if not is_meant(_note(was), _note(item), leeway, declining=declining):
            return was.note or was.label
    return None


def _note(item: Option | Branch | Bucket) -> list[Any]:
    return [codec.encode_text(item.note)] if item.note else []


def next_in_chain(chain: Sequence[Plan], decision: Decision) -> Plan | None:
    """The plan that was made for a question with this key; those before it were for questions that did not
    come."""
    if not decision.blocking:
        return None
    return next((plan for plan in chain if plan.key == decision.key), None)


def order_for(seat: SeatRecord, decision: Decision) -> Plan | None:
    """The standing order that answers a question; where nobody waits, only one for the next time does."""
    if not decision.standing:
        return None
    order = orders_of(seat).get(decision.key)
    if order is None or not (decision.blocking or order.once):
        return None
    return order if problem(decision.choice, order.answer) is None else None


# --- standing orders of a title ---------------------------------------------------------------------------


def possible_orders(table: TableState) -> tuple[StandingOrder, ...]:
    """The questions of the title that may have a standing order."""
    return table.match.game.standing


def list_orders(table: TableState, seat: Seat) -> list[tuple[StandingOrder, Plan | None]]:
    """Every question that may have a standing order, with the one of this seat."""
    held = orders_of(table.seats[seat])
    return [(order, held.get(order.key)) for order in possible_orders(table)]


def default_orders(title: str, person: Settings) -> list[tuple[StandingOrder, Answer]]:
    """Every question of a title that may have a standing order, with what this person always answers."""
    wished = person.orders.get(title, {})
    return [(order, wished.get(order.key)) for order in registry.game(title).standing]


def with_default_order(person: Settings, title: str, key: str, answer: Answer) -> Settings:
    """The person with this order for every table of a title; no answer: without it."""
    kinds = (
        {order.key: order for order in registry.game(title).standing} if title in registry.titles() else {}
    )
    if key not in kinds:
        raise NoSuchOrder
    if answer is not None and (reason := problem(kinds[key].choice, answer)):
        raise Illegal(reason)
    orders = {name: order for name, order in person.orders.get(title, {}).items() if name != key}
    if answer is not None:
        orders[key] = answer
    others = {name: orders_there for name, orders_there in person.orders.items() if name != title}
    return person.model_copy(update={"orders": {**others, title: orders} if orders else others})


def orders_to_bring(table: TableState, person: Settings) -> dict[str, StoredPlan]:
    """The standing orders that a person brings to every table of a title, as far as they fit it."""
    wished = person.orders.get(table.title, {})
    return dict(
        _store_plan(Plan(order.key, wished[order.key]))
        for order in possible_orders(table)
        if order.key in wished and problem(order.choice, wished[order.key]) is None
    )
