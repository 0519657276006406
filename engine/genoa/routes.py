"""A turn led by a list of destinations: the tower goes the way that pays best and sells on it, and its player
acts at one of them. Every step is an answer that the tower player could give."""

import math
from dataclasses import replace

from engine.choice import AllOf, Amount, Answer, Branch, OneOf, Part, Pick
from engine.genoa import ids, offers
from engine.genoa.city import BITS, ways
from engine.genoa.components import BOX, BUILDINGS, MESSAGES, UNIT
from engine.genoa.labels import SPACE_OPTIONS
from engine.genoa.state import Bid, Route, State
from engine.text import Seat, text

STEP = 0.1
"""What a step counts, so that of two ways the shorter is taken."""
ROUTE = Branch(
    "route",
    text("genoa-route"),
    AllOf(
        [
            Part(
                "goals",
                text("genoa-route-goals", count=BOX.bargaining.next_goal),
                Pick([SPACE_OPTIONS[name] for name in BUILDINGS], 1, BOX.bargaining.most_named, ordered=True),
            ),
            Part("ducats", text("genoa-route-ducats"), Amount(0, BOX.bargaining.most_ducats, UNIT)),
        ]
    ),
    note=text("genoa-route-note"),
    aside=True,
)
ROUTE_ORDER = OneOf([replace(ROUTE, aside=False, usual=True)])
"""What may be said about a turn before it comes."""


def leading_route(s: State) -> Route | None:
    """The list of the tower player; None: there is none, or it does not know how to go on."""
    route = _route(s)
    if route is None or not route.goals or _is_offered_goods(s):
        return None
    if s.turn.actions[s.turn.tower] and not any(goal in offers.in_play(s) for goal in route.goals):
        return None
    return route


def next_word(s: State, route: Route) -> Answer:
    """What the list of the tower player says next."""
    first, own = _best_way(s, route, acts=bool(s.turn.actions[s.turn.tower]))
    if own == s.turn.here:
        return {"act": {}}
    if s.action_open() and (best := _highest(s, s.turn.here)):
        return _ask_more(s, best, route) or {"accept": ids.offer(best.id)}
    if first:
        return _tolls(s, first) or {"move": first}
    return _ask_neighbours(s, route) or {"end": {}}


def _route(s: State) -> Route | None:
    """The list of the tower player: that there is one is told to everyone, what is on it to nobody."""
    return s.instructions_of(s.turn.tower).route if s.is_led else None


def _is_offered_goods(s: State) -> bool:
    """An offer of more than money, or one that asks for something, is for the player to judge."""
    near = offers.near(s)
    return any(bid.space in near and not bid.only_ducats for bid in s.turn.bids)


def _best_way(s: State, route: Route, *, acts: bool) -> tuple[str, str | None]:
    """The way that pays most by offers, messages and, with an action left, the own action: where it begins
    (nowhere: empty) and where the tower player acts."""
    first_goal, less = BOX.bargaining.first_goal, BOX.bargaining.next_goal
    worths = {goal: first_goal - less * place for place, goal in enumerate(route.goals)} if acts else {}
    messages = [BITS[a] | BITS[b] for a, b in (MESSAGES[card].pair for card in _messages(s))]
    bids = _bids_by_space(s, route.ducats)
    tolls = {space: sum(bid.now.ducats for bid in of) for space, of in bids.items() if space not in BUILDINGS}
    judged: list[tuple[float, float, str | None, tuple[Seat, ...]]] = [(0.0, 0.0, None, ())]
    best: tuple[float, str, str | None] = (-math.inf, "", None)
    for before, space, start, steps, visited in ways(s.corners, s.turn.path):
        paid, extra, own, buyers = judged[before]
        if space not in BUILDINGS:
            paid += tolls.get(space, 0) if steps else 0
        elif steps or s.action_open():
            sold = next((bid for bid in bids.get(space, ()) if bid.bidder not in buyers), None)
            price = sold.now.ducats if sold else 0
            if sold:
                paid, buyers = paid + price, (*buyers, sold.bidder)
            if space in worths and (own is None or worths[space] - price > extra):
                extra, own = worths[space] - price, space
        judged.append((paid, extra, own, buyers))
        fees = BOX.pays.message * sum([visited & pair == pair for pair in messages]) if messages else 0
        gain = paid + extra + fees - STEP * steps
        if (own or not acts) and gain > best[0]:
            best = gain, start, own
    return best[1:]


def _messages(s: State) -> list[str]:
    return [card for card in s.hand(s.turn.tower) if card in MESSAGES]


def _bids_by_space(s: State, least: int) -> dict[str, list[Bid]]:
    """The bids of each space that are worth a way, the highest first; for a street all of them."""
    by_space: dict[str, list[Bid]] = {}
    for bid in sorted(s.turn.bids, key=lambda bid: bid.now.ducats, reverse=True):
        if bid.only_ducats and (bid.now.ducats >= least or bid.space not in BUILDINGS):
            by_space.setdefault(bid.space, []).append(bid)
    return by_space


def _highest(s: State, space: str) -> Bid | None:
    bids = [bid for bid in s.turn.bids if bid.space == space]
    return max(bids, key=lambda bid: bid.now.ducats, default=None)


def _ask_more(s: State, bid: Bid, route: Route) -> Answer | None:
    """The price of the list, once for each space."""
    turn = s.turn
    if bid.now.ducats >= route.ducats or bid.space in turn.named or not turn.talk[turn.tower] or s.two:
        return None
    return {"counter": {"offer": ids.offer(bid.id), "ducats": route.ducats}}


def _ask_neighbours(s: State, route: Route) -> Answer | None:
    """Before the turn ends, those who bid for the next building are asked for the price of the list."""
    bids = [bid for space in s.reach.next if space in BUILDINGS and (bid := _highest(s, space))]
    bids.sort(key=lambda bid: bid.now.ducats, reverse=True)
    return next((word for bid in bids if (word := _ask_more(s, bid, route))), None)


def _tolls(s: State, street: str) -> Answer | None:
    """Everything that is offered for going to a street."""
    bids = [ids.offer(bid.id) for bid in s.turn.bids if bid.space == street and street not in BUILDINGS]
    return {"streets": {street: bids[0] if len(bids) == 1 else bids}} if bids else None
