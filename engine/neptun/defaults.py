"""What the clock orders for somebody who is away: a decent game without gold, personal cards or risk."""

from functools import cache
from itertools import pairwise

from engine.choice import Answer
from engine.neptun.charts import Chart
from engine.neptun.components import BOX, PERSONAL, POWER, START
from engine.neptun.ids import NO_DELIVERY, NO_EXTRA_TURN, delivery_id
from engine.neptun.state import Merchant, State
from engine.text import Seat

USUAL_RANGE = BOX.wind.calm + (BOX.power_track.first + BOX.power_track.last) // 2
"""The miles of a turn with a calm wind and a middling card."""


def strongest(hand: list[str]) -> str:
    """The most powerful card, personal ones last."""
    return max(hand, key=lambda card: (card not in PERSONAL, POWER[card]))


# --- the draft --------------------------------------------------------------------------------------------


def best_slot(sea: Chart, merchant: Merchant, port: str) -> int:
    """The empty slot that makes the shortest route; of those, one with turns enough to get there."""
    due = min(_turns(sea, START, port), BOX.setup.slots) - 1

    def route(slot: int) -> tuple[int, int]:
        ports = [contract.port if contract else None for contract in merchant.manifest]
        ports[slot] = port
        stops = [START, *[stop for stop in ports if stop]]
        return sum(sea.miles[a][b] for a, b in pairwise(stops)), abs(slot - due)

    return min(merchant.empty_slots(), key=route)


def _turns(sea: Chart, start: str, goal: str) -> int:
    """How many turns of usual range a leg takes; a delivery needs one even where the ship lies."""
    return max(1, -(-sea.miles[start][goal] // USUAL_RANGE))


# --- sailing ----------------------------------------------------------------------------------------------


def course(s: State, seat: Seat, reach: int) -> Answer:
    """Towards the open contract that begins the longest line of them, and fulfil it on arrival."""
    merchant, sea = s.merchants[seat], s.chart()
    goals = [(slot, port) for slot, port in enumerate(merchant.goals()) if port]
    if not goals:
        return {merchant.port: {}}
    turns = 1 if s.phase == "extra" else BOX.rounds.sail_turns - s.turn + 1
    slot, goal = _next_goal(sea, merchant.port, goals, turns, reach)
    stop = sea.stop_on_the_way(merchant.port, goal, reach)
    if stop == goal:
        return {goal: delivery_id(slot, buys=False)}
    return {stop: NO_DELIVERY if any(port == stop for _, port in goals) else {}}


def _next_goal(
    sea: Chart, port: str, goals: list[tuple[int, str]], turns: int, reach: int
) -> tuple[int, str]:
    """The contract to fulfil next, so that as many as possible can be; of several, the leftmost."""

    @cache
    def most(number: int, turns_left: int) -> int:
        """How many contracts can be fulfilled from this one's port on."""
        after = range(number + 1, len(goals))
        return max((fulfilled(number, later, turns_left) for later in after), default=0)

    def fulfilled(number: int, later: int, turns_left: int) -> int:
        left = turns_left - _turns(sea, goals[number][1], goals[later][1])
        return 1 + most(later, left) if left >= 0 else 0

    def from_here(number: int) -> int:
        goal = goals[number][1]
        stop = sea.stop_on_the_way(port, goal, reach)
        left = turns - 1 - (0 if stop == goal else _turns(sea, stop, goal))
        return 1 + most(number, left) if left >= 0 else 0

    return goals[max(range(len(goals)), key=from_here)]


def extra_order(s: State, seat: Seat, *, may_decline: bool) -> Answer:
    """Sail on if a card that is not personal leads to a contract without gold, with the weakest such card."""
    merchant, here = s.merchants[seat], s.chart().miles[s.merchants[seat].port]
    nearest = min(here[port] for port in merchant.goals() if port)
    cards = [card for card in merchant.hand if card not in PERSONAL and s.wind + POWER[card] >= nearest]
    if not cards and may_decline:
        return {NO_EXTRA_TURN: {}}
    card = min(cards, key=POWER.__getitem__) if cards else strongest(merchant.hand)
    return {card: course(s, seat, s.wind + POWER[card])}
