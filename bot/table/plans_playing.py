"""Plans when their question comes: played as moves, or dropped with a word to their owner."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.store.records import SeatRecord
from bot.table.changes import Change, play_move
from bot.table.plans import (
    Plan,
    chain_of,
    next_in_chain,
    order_for,
    orders_of,
    why_not,
    with_chain,
    with_plans,
)
from bot.table.state import TableState
from engine.choice import chosen_texts
from engine.core import Decision, Event
from engine.errors import Refused
from engine.text import Seat, SeatName, Text, text

IN_A_ROW = 100
"""How many plans one change may set off."""


@dataclass(frozen=True, slots=True)
class Ready:
    """A plan whose question is asked."""

    seat: Seat
    plan: Plan


class NothingReady(Refused):
    """The plan that was to be played is gone."""

    def __init__(self) -> None:
        super().__init__(text("plan-unknown"))


def next_ready(table: TableState) -> Ready | None:
    """A seat that is asked a question it has a plan for; None: there is none."""
    for seat, decision in _asked_with_plans(table):
        plan = next_in_chain(chain_of(table.seats[seat]), decision)
        if plan is None or why_not(plan, decision, table.match.game.leeway) is not None:
            plan = order_for(table.seats[seat], decision)
        if plan is not None:
            return Ready(seat, plan)
    return None


def _asked_with_plans(table: TableState) -> Iterator[tuple[Seat, Decision]]:
    """Those who are asked something and have a plan; while a game rests, nobody's plays."""
    if table.paused is not None or not any(seat.plans for seat in table.seats):
        return
    for seat, decision in table.pending().items():
        if table.seats[seat].plans and table.seats[seat].kind != "house":
            yield seat, decision


def play_ready(table: TableState, now: float) -> Change:
    """The plan that is ready, played as a move; it is used up, unless it is an order for every time."""
    if (ready := next_ready(table)) is None:
        raise NothingReady
    seat, plan = ready.seat, ready.plan
    change = play_move(table, seat, plan.answer, table.token(seat), "plan", now)
    return replace(change, table=replace(change.table, seats=_used_up(change.table, seat, plan)))


def _used_up(table: TableState, seat: Seat, plan: Plan) -> tuple[SeatRecord, ...]:
    """The seats after a plan played; those before it in the chain were for questions that never came."""
    chain = chain_of(table.seats[seat])
    if plan.ahead:
        return with_chain(table, seat, [later for later in chain if later.number > plan.number])
    if not plan.once:
        return table.seats
    orders = [order for key, order in orders_of(table.seats[seat]).items() if key != plan.key]
    return with_plans(table, seat, [*chain, *orders])


# --- what becomes of plans with a change ------------------------------------------------------------------


def settle(change: Change) -> Change:
    """The change with what it does to plans: some are touched by what happened, and some do not hold now that
    their question has come. Those are dropped with all that rest on them, and their owner alone hears why."""
    if change.row is None or not any(seat.plans for seat in change.table.seats):
        return change
    mover = change.row.seat if change.row.kind == "move" else None
    table = _with_touched(change.table, change.events, mover)
    events: list[Event] = []
    for seat, decision in _asked_with_plans(table):
        chain = chain_of(table.seats[seat])
        plan = next_in_chain(chain, decision)
        if plan is not None and (reason := why_not(plan, decision, table.match.game.leeway)):
            table = replace(table, seats=with_chain(table, seat, []))
            events.append(Event(None, {seat: text("plan-did-not-play", why=reason)}))
    return replace(change, table=table, events=[*change.events, *events])


def _with_touched(table: TableState, events: Sequence[Event], mover: Seat | None) -> TableState:
    """The table with every plan marked that one of these events touches; nobody touches their own."""
    for seat, held in enumerate(table.seats):
        chain = chain_of(held) if seat != mover else []
        marked = [
            replace(plan, touched=plan.touched or any(touches(event, seat, plan) for event in events))
            for plan in chain
        ]
        if marked != chain:
            table = replace(table, seats=with_chain(table, seat, marked))
    return table


def touches(event: Event, seat: Seat, plan: Plan) -> bool:
    """Whether something that this seat hears is about another person together with the seat itself, or with a
    thing that the plan names: a port, a galley, an offer."""
    words = event.heard_by(seat)
    if words is None:
        return False
    named = list(_names_in(words))
    if not any(isinstance(name, SeatName) and name.seat != seat for name in named):
        return False
    return SeatName(seat) in named or any(thing in named for thing in _things(plan))


def _things(plan: Plan) -> list[Text]:
    """What a plan names in its answer or in its question, as far as it is a thing with a name."""
    named = [
        value for words in chosen_texts(plan.choice, plan.answer) for value in (words, *_names_in(words))
    ]
    return [value for value in (*named, *_names_in(plan.prompt)) if isinstance(value, Text)]


def _names_in(words: Text) -> Iterator[Any]:
    """Everything that a sentence speaks of: seats, and things that have words of their own."""
    yield from _parts(words.args.values())


def _parts(args: Iterable[Any]) -> Iterator[Any]:
    for arg in args:
        match arg:
            case Text():
                yield arg
                yield from _names_in(arg)
            case SeatName():
                yield arg
            case tuple():
                yield from _parts(arg)
