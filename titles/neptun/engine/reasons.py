"""What speaks for an answer: the pay of a contract, the miles of its leg, and what would be lost."""

from engine.author import Answer, Decision, Text, text
from neptun.engine.charts import chart
from neptun.engine.components import POWER, START
from neptun.engine.ids import (
    BY_ROUTE,
    NO_DELIVERY,
    NO_EXTRA_TURN,
    NO_WISH,
    ROUTE_PORTS,
    TURN_UP,
    WAIT,
    column_of,
    delivery_of,
    slot_of,
)
from neptun.engine.labels import CONTRACT_NAMES, OAR_NAMES, PAY_NAMES, PAY_NAMES_WITH_POINT, PORT_NAMES
from neptun.engine.state import Contract
from neptun.engine.view import ColumnView, MerchantView, View
from neptun.engine.weights import WEIGHTS


def reason(view: View, decision: Decision, answer: Answer | None) -> Text:
    """One sentence for an answer of the merchant whose view this is."""
    if answer is None:
        return text("neptun-why-silent")
    case = _Case(view)
    match decision.key:
        case "draft.contract":
            return case.contract(answer)
        case "draft.wishes":
            return case.wishes(answer)
        case "sail.oars":
            return case.card(answer)
        case "sail.course":
            return case.course(answer)
        case _:
            return case.extra_turn(answer)


class _Case:
    """The position of one merchant, from which reasons are taken."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None, "a spectator is asked nothing"
        self._view = view
        self._me: MerchantView = view.merchants[view.seat]
        self._miles = chart(tuple(view.distances)).miles
        self._open = [
            (slot, contract)
            for slot, contract in enumerate(self._me.manifest)
            if contract and contract.status == "open"
        ]

    # --- contracts

    def contract(self, answer: Answer) -> Text:
        ((branch, slot),) = answer.items()
        if branch == TURN_UP:
            lying = sum(column.contract is not None for column in self._view.row)
            return text("neptun-why-turn", count=lying)
        return self._load_reason(self._view.row[column_of(branch)], slot)

    def wishes(self, answer: Answer) -> Text:
        ((kind, wishes),) = answer.items()
        if kind == BY_ROUTE:
            return text("neptun-why-route", count=len(wishes[ROUTE_PORTS]))
        named = [choice for wish in wishes.values() for choice in wish.items() if choice[0] != NO_WISH]
        if not named:
            return text("neptun-why-no-wish")
        card, slot = named[0]
        column = next(column for column in self._view.row if column.oar == card)
        return text("neptun-why-wishes", count=len(named), why=self._load_reason(column, slot))

    def _load_reason(self, column: ColumnView, slot: Answer) -> Text:
        """The pay of a contract, and whether the way to its port is short enough for its slot."""
        assert column.contract is not None
        port, good, _ = column.contract
        place = slot_of(slot) if isinstance(slot, str) else self._me.manifest.index(None)
        before = [
            (i, contract.port) for i, contract in enumerate(self._me.manifest[:place]) if contract is not None
        ]
        from_slot, start = before[-1] if before else (-1, START)
        miles, turns = self._miles[start][port], place - from_slot
        tight = miles > turns * WEIGHTS.turn_miles
        return text(
            "neptun-why-contract-tight" if tight else "neptun-why-contract",
            pay=PAY_NAMES[port, good],
            start=PORT_NAMES[start],
            miles=miles,
            turns=turns,
        )

    # --- sailing

    def card(self, card: str) -> Text:
        reach = self._view.wind + POWER[card]
        if not self._open:
            return text("neptun-why-card-idle", miles=reach)
        goal = self._open[0][1]
        miles = self._miles[self._me.port][goal.port]
        reached = "near" if miles <= reach else "far"
        return text(f"neptun-why-card-{reached}", miles=reach, contract=_name(goal), way=miles)

    def course(self, answer: Answer) -> Text:
        ((port, delivery),) = answer.items()
        if port == WAIT:
            return text("neptun-why-wait")
        if isinstance(delivery, str) and delivery != NO_DELIVERY:
            return self._delivery_reason(port, *delivery_of(delivery))
        goals = [contract for _, contract in self._open if contract.port != port]
        if not goals:
            return text("neptun-why-rest")
        left = self._miles[port][goals[0].port]
        return text("neptun-why-nearer", contract=_name(goals[0]), miles=left)

    def _delivery_reason(self, port: str, slot: int, buys: bool) -> Text:
        contract = self._me.manifest[slot]
        assert contract is not None
        pay = (PAY_NAMES_WITH_POINT if buys else PAY_NAMES)[port, contract.good]
        lost = sum(place < slot for place, _ in self._open)
        if lost:
            return text("neptun-why-deliver-past", pay=pay, count=lost)
        return text("neptun-why-deliver", pay=pay)

    def extra_turn(self, answer: Answer) -> Text:
        ((card, order),) = answer.items()
        if card == NO_EXTRA_TURN:
            return text("neptun-why-no-extra", count=len(self._open))
        if card == WAIT:
            return text("neptun-why-wait")
        return text("neptun-why-extra", card=OAR_NAMES[card], why=self.course(order))


def _name(contract: Contract) -> Text:
    return CONTRACT_NAMES[contract.port, contract.good]
