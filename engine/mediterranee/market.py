"""Phase 2: purchases, constructions, enlistment and transfers, in any order and as often as one likes."""

from engine.answers import chosen_branch
from engine.choice import Answer, OneOf
from engine.core import Dealer, Decision, Decisions, Step, step
from engine.mediterranee import building, buying, cargo, sailors, tariffs, trade
from engine.mediterranee.ids import DONE
from engine.mediterranee.orders import END_OF_MARKET, Order, means_of
from engine.mediterranee.state import State
from engine.text import Seat, text

PROMPT = text("mediterranee-ask-market")
ORDERS: dict[str, Order] = {
    "buy": buying.BUY,
    "recruit": sailors.RECRUIT,
    "crew": sailors.CREW,
    "cargo": cargo.SHIFT,
    "galley": building.GALLEY,
    "fort": building.FORT,
    "trade": trade.TRADE,
    "discard": cargo.DISCARD,
    "dismiss": sailors.DISMISS,
    "tariff": tariffs.TARIFF,
}


@step
class Market(Step[State]):
    """One player at the market, until done; a player with neither port nor galley has nothing to do there."""

    seat: Seat

    def asks(self, s: State) -> Decisions:
        seat = self.seat
        if not s.in_play(seat):
            return {}
        return {seat: Decision("market", PROMPT, lambda: _orders(s, seat), default={DONE: {}})}

    def takes(self, s: State, seat: Seat, answer: Answer, dealer: Dealer) -> None:
        order, detail = chosen_branch(answer)
        if order == DONE:
            s.stack.pop()
            s.quotes = {}
            s.haggled = []
            s.proposed = 0
        else:
            ORDERS[order].obey(s, seat, detail, dealer)


def _orders(s: State, seat: Seat) -> OneOf:
    """All that may be ordered, and why the rest may not."""
    means = means_of(s, seat)
    return OneOf([*[order.offer(s, means) for order in ORDERS.values()], END_OF_MARKET])
