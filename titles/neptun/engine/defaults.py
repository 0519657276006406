"""What the clock orders for someone who is away: as many contracts as wind and oars alone can reach."""

from functools import cache
from itertools import pairwise

from engine.author import Answer, Seat
from neptun.engine.charts import Chart
from neptun.engine.components import BOX, GOODS, HARBOURS, MILE, PAYS, PERSONAL, POWER, START, TEMPLE_POINT
from neptun.engine.ids import NO_DELIVERY, NO_EXTRA_TURN, delivery_id
from neptun.engine.state import Merchant, State

USUAL_RANGE = BOX.wind.calm + (BOX.power_track.first + BOX.power_track.last) // 2
"""The miles of a turn with a calm wind and a middling card."""

Goal = tuple[int, str]
"""The slot of an open contract, and its port."""


# --- the draft --------------------------------------------------------------------------------------------


def best_load(s: State, seat: Seat, places: list[int]) -> tuple[int, int]:
    """Which of these contracts to take, by the game's own prices of points and miles, and its slot."""
    merchant, sea = s.merchants[seat], s.chart()

    def gain(place: int) -> int:
        column = s.row[place]
        return _price(column.port, column.good) + column.gold - MILE * _way(sea, merchant, column.port)

    place = max(places, key=gain)
    return place, best_slot(sea, merchant, s.row[place].port)


def nearest_load(s: State, seat: Seat, places: list[int]) -> tuple[int, int]:
    """Which of these contracts makes the shortest route, of those the one that pays best, and its slot."""
    merchant, sea = s.merchants[seat], s.chart()
    ways = {place: _way(sea, merchant, s.row[place].port) for place in places}
    shortest = min(ways.values())
    return best_load(s, seat, [place for place in places if ways[place] == shortest])


def usual_ports(s: State, seat: Seat) -> list[str]:
    """Nearly half of the ports: those that pay best by the game's own prices of points and miles."""
    merchant, sea = s.merchants[seat], s.chart()

    def gain(port: str) -> int:
        return sum(_price(port, good) for good in GOODS) - len(GOODS) * MILE * _way(sea, merchant, port)

    best = sorted(HARBOURS, key=gain, reverse=True)[: len(HARBOURS) // 2]
    return [port for port in HARBOURS if port in best]


def _price(port: str, good: str) -> int:
    """What a contract pays, in gold."""
    pay = PAYS[port, good]
    return TEMPLE_POINT * pay.temple + pay.gold


def best_slot(sea: Chart, merchant: Merchant, port: str) -> int:
    """The empty slot that makes the shortest route; of those, one with turns enough to get there."""
    due = min(_turns(sea, START, port), BOX.setup.slots) - 1
    return min(merchant.empty_slots(), key=lambda slot: (_route(sea, merchant, slot, port), abs(slot - due)))


def _way(sea: Chart, merchant: Merchant, port: str) -> int:
    """The miles of the whole route with a contract for this port where it makes the route shortest."""
    return _route(sea, merchant, best_slot(sea, merchant, port), port)


def _route(sea: Chart, merchant: Merchant, slot: int, port: str) -> int:
    """The miles of the whole route with a contract for this port in this slot."""
    ports = [contract.port if contract else None for contract in merchant.manifest]
    ports[slot] = port
    return sum(sea.miles[a][b] for a, b in pairwise([START, *[stop for stop in ports if stop]]))


def _turns(sea: Chart, start: str, goal: str) -> int:
    """How many turns of usual range a leg takes; a delivery needs one even where the ship lies."""
    return max(1, -(-sea.miles[start][goal] // USUAL_RANGE))


# --- oars -------------------------------------------------------------------------------------------------


def oar_card(s: State, seat: Seat) -> str:
    """The weakest card that leads to the next contract, else the strongest; personal ones last."""
    merchant, sea = s.merchants[seat], s.chart()
    cards = sorted(merchant.hand, key=lambda card: (card in PERSONAL, POWER[card]))
    strongest = max(cards, key=lambda card: (card not in PERSONAL, POWER[card]))
    goals = _goals(merchant)
    if not goals:
        return cards[0]
    reach = s.wind + POWER[strongest]
    _, goal = _next_goal(sea, merchant.port, goals, _turns_left(s), reach)
    stop = sea.stop_on_the_way(merchant.port, goal, reach)
    enough = (card for card in cards if s.wind + POWER[card] >= sea.miles[merchant.port][stop])
    return next(enough, strongest)


# --- sailing ----------------------------------------------------------------------------------------------


def course(s: State, seat: Seat, reach: int) -> Answer:
    """Towards the open contract that begins the longest line of them; fulfil it, with a bought point."""
    merchant, sea = s.merchants[seat], s.chart()
    goals = _goals(merchant)
    if not goals:
        return {merchant.port: {}}
    slot, goal = _next_goal(sea, merchant.port, goals, _turns_left(s), reach)
    stop = sea.stop_on_the_way(merchant.port, goal, reach)
    if stop == goal:
        return {goal: delivery_id(slot, buys=_can_buy(merchant, slot))}
    return {stop: NO_DELIVERY if any(port == stop for _, port in goals) else {}}


def _can_buy(merchant: Merchant, slot: int) -> bool:
    """Whether there is gold for a temple point when this contract has paid."""
    contract = merchant.manifest[slot]
    pay = PAYS[contract.port, contract.good].gold if contract else 0
    return merchant.gold + pay >= TEMPLE_POINT


def _goals(merchant: Merchant) -> list[Goal]:
    return [(slot, port) for slot, port in enumerate(merchant.goals()) if port]


def _turns_left(s: State) -> int:
    return 1 if s.phase == "extra" else BOX.rounds.sail_turns - s.turn + 1


def _next_goal(sea: Chart, port: str, goals: list[Goal], turns: int, reach: int) -> Goal:
    """The contract to fulfil next, so that as many as possible can be; of several, the leftmost."""

    @cache
    def most(number: int, turns_left: int) -> int:
        """How many contracts can be fulfilled from this one's port on."""
        after = range(number + 1, len(goals))
        return max((most_after(number, later, turns_left) for later in after), default=0)

    def most_after(number: int, later: int, turns_left: int) -> int:
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
    card = min(cards, key=POWER.__getitem__) if cards else oar_card(s, seat)
    return {card: course(s, seat, s.wind + POWER[card])}
