"""Standing orders: answers left in advance, checked again when their question comes."""

from dataclasses import dataclass, replace

from bot.store.records import SeatRecord, StoredOrder
from bot.table.changes import Change, Changeable, note, play_move
from bot.table.settings import Settings
from bot.table.state import TableState
from engine import registry
from engine.choice import Answer, problem
from engine.core import Decision, StandingOrder
from engine.errors import Illegal, Refused
from engine.text import Seat, text

IN_A_ROW = 100
"""How many orders one change may set off."""


@dataclass(frozen=True, slots=True)
class Order:
    """What a seat answers whenever a question comes, or only the next time it comes."""

    key: str
    answer: Answer
    once: bool = False

    def stored(self) -> StoredOrder:
        return StoredOrder(answer=self.answer, once=self.once)


class NoSuchOrder(Refused):
    """The title asks no such question in advance."""

    def __init__(self) -> None:
        super().__init__(text("async-order-unknown"))


def listed(table: TableState, seat: Seat) -> list[tuple[StandingOrder, Order | None]]:
    """Every question that may be answered in advance, with the seat's order for it."""
    held = table.seats[seat].orders
    return [(one, read(one.key, held[one.key]) if one.key in held else None) for one in offered(table)]


def offered(table: TableState) -> tuple[StandingOrder, ...]:
    return table.match.game.standing


def read(key: str, stored: StoredOrder) -> Order:
    return Order(key, stored["answer"], bool(stored.get("once")))


async def give(host: Changeable, match_id: str, seat: Seat, order: Order) -> None:
    """Leave an order, in place of the one there was for the same question."""
    await host.change(match_id, lambda table, now, _log: _give(table, seat, order, now))


async def drop(host: Changeable, match_id: str, seat: Seat, key: str) -> None:
    await host.change(match_id, lambda table, now, _log: _drop(table, seat, key, now))


def _give(table: TableState, seat: Seat, order: Order, now: float) -> Change:
    """Whether it will fit, only its question can say."""
    kind = next((one for one in offered(table) if one.key == order.key), None)
    if kind is None:
        raise NoSuchOrder
    if reason := problem(kind.choice, order.answer):
        raise Illegal(reason)
    return _set_orders(table, seat, {**table.seats[seat].orders, order.key: order.stored()}, now)


def _drop(table: TableState, seat: Seat, key: str, now: float) -> Change:
    held = {name: one for name, one in table.seats[seat].orders.items() if name != key}
    return _set_orders(table, seat, held, now)


def _set_orders(table: TableState, seat: Seat, held: dict[str, StoredOrder], now: float) -> Change:
    return note(table, seat, [], "person", now, seats=with_orders(table, seat, held))


def with_orders(table: TableState, seat: Seat, held: dict[str, StoredOrder]) -> tuple[SeatRecord, ...]:
    """The seats, with these orders for one of them."""
    sitting = list(table.seats)
    sitting[seat] = replace(sitting[seat], orders=held)
    return tuple(sitting)


def defaults(title: str, person: Settings) -> list[tuple[StandingOrder, Answer]]:
    """Every question of a title that may be answered in advance, with what this person always answers."""
    wished = person.orders.get(title, {})
    return [(one, wished.get(one.key)) for one in registry.game(title).standing]


def by_default(person: Settings, title: str, key: str, answer: Answer) -> Settings:
    """The person with this order for every table of a title; no answer: without it."""
    kinds = {one.key: one for one in registry.game(title).standing} if title in registry.titles() else {}
    if key not in kinds:
        raise NoSuchOrder
    if answer is not None and (reason := problem(kinds[key].choice, answer)):
        raise Illegal(reason)
    kept = {name: one for name, one in person.orders.get(title, {}).items() if name != key}
    if answer is not None:
        kept[key] = answer
    others = {name: one for name, one in person.orders.items() if name != title}
    return person.model_copy(update={"orders": {**others, title: kept} if kept else others})


def brought(table: TableState, person: Settings) -> dict[str, StoredOrder]:
    """The orders that a person brings to every table of a title, as far as they fit it."""
    wished = person.orders.get(table.title, {})
    return {
        one.key: Order(one.key, wished[one.key]).stored()
        for one in offered(table)
        if one.key in wished and problem(one.choice, wished[one.key]) is None
    }


def fitting(table: TableState) -> tuple[Seat, Answer] | None:
    """A seat that is asked what it left word for, with its answer."""
    if table.paused is not None or not any(one.orders for one in table.seats):
        return None
    for seat, decision in table.pending().items():
        if (order := order_for(table, seat, decision)) and problem(decision.choice, order.answer) is None:
            return seat, order.answer
    return None


def order_for(table: TableState, seat: Seat, decision: Decision) -> Order | None:
    held = table.seats[seat].orders
    if not decision.standing or decision.key not in held or table.seats[seat].kind == "house":
        return None
    order = read(decision.key, held[decision.key])
    return order if decision.blocking or order.once else None


def follow(table: TableState, now: float) -> Change:
    """The order that fits played as a move; one for the next time is used up with it."""
    if (found := fitting(table)) is None:
        raise NoSuchOrder
    seat, answer = found
    order = order_for(table, seat, table.pending()[seat])
    change = play_move(table, seat, answer, table.token(seat), "order", now)
    if order is None or not order.once:
        return change
    held = {name: one for name, one in table.seats[seat].orders.items() if name != order.key}
    return replace(change, table=replace(change.table, seats=with_orders(table, seat, held)))
