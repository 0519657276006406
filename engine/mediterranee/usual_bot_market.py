"""The bot at the market: one useful act after the other, then done."""

from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from typing import NamedTuple

from engine.choice import Amount, Answer, Branch, OneOf, Pick, Share
from engine.core import Decision
from engine.mediterranee.components import PLACES, PORT_IN, PORTS, PRICES, PRODUCERS
from engine.mediterranee.ids import DONE, GALLEY_IDS, GARRISON, HIRED, galley_number
from engine.mediterranee.sailors import sailors_to_divide
from engine.mediterranee.usual_bot_trade import may_propose, propose_deal
from engine.mediterranee.view import GalleyView
from engine.mediterranee.worths import Worths
from engine.rng import Rng


def give_order(own: Worths, decision: Decision, rng: Rng) -> Answer:
    return next(_orders(own, decision, rng), {DONE: {}})


def _orders(own: Worths, decision: Decision, rng: Rng) -> Iterator[Answer]:
    assert isinstance(decision.choice, OneOf)
    branches = decision.choice.free
    for order, (is_wanted, find_details) in WAYS.items():
        if order in branches and is_wanted(own):
            details = find_details(own, branches[order], rng)
            if details is not None:
                yield {order: details}


def _ways(branch: Branch) -> list[Branch]:
    assert isinstance(branch.choice, OneOf)
    return branch.choice.branches


def amount(branch: Branch) -> Amount:
    assert isinstance(branch.choice, Amount)
    return branch.choice


def _always(_own: Worths) -> bool:
    return True


def _wants_galley(own: Worths) -> bool:
    """While another one has turns left to earn its price."""
    return (
        own.turns_left >= 2
        and own.ducats >= PRICES.galley + own.weights.reserve
        and len(own.fleet) < own.weights.fleet
    )


def _galley(own: Worths, branch: Branch, _rng: Rng) -> Answer | None:
    """Another galley, where there is a crew for it."""
    for way in _ways(branch):
        assert isinstance(way.choice, Share)
        crew: dict[str, int] = {}
        for bucket in way.choice.buckets:
            spare = bucket.high
            if bucket.id == GARRISON:
                spare -= own.wanted_garrison(way.id)
            elif bucket.id != HIRED:
                spare -= own.weights.crew - 1
            taken = max(0, min(spare, own.weights.crew - sum(crew.values())))
            if taken:
                crew[bucket.id] = taken
        if sum(crew.values()) >= 2:
            return {way.id: crew}
    return None


def _wants_recruits(own: Worths) -> bool:
    return bool(own.turns_left or own.weights.last_recruits)


def _recruit(own: Worths, branch: Branch, _rng: Rng) -> Answer | None:
    """Sailors for empty benches first, then for the walls."""
    for way in _ways(branch):
        assert isinstance(way.choice, Share)
        split: dict[str, int] = {}
        left = way.choice.high
        for bucket in way.choice.buckets:
            if bucket.id == GARRISON:
                need = own.wanted_garrison(way.id) - own.ports[way.id].garrison
            else:
                need = own.weights.crew - own.galleys[galley_number(bucket.id)].sailors
            need = max(0, min(need, left, bucket.high))
            if need:
                split[bucket.id] = need
                left -= need
        if split:
            return {way.id: split}
    return None


def _crew(own: Worths, branch: Branch, _rng: Rng) -> Answer | None:
    """Balance the crews of a zone: someone on every wall, three on every bench."""
    for way in _ways(branch):
        group = own.mine_at(way.id)
        split = _balance(own, way.id, group)
        now = {GALLEY_IDS[galley.number]: galley.sailors for galley in group}
        if {key: split.get(key, 1) for key in now} != now:
            return {way.id: dict(split)}
    return None


def _balance(own: Worths, zone: str, group: list[GalleyView]) -> Mapping[str, int]:
    """Deals the sailors out in rounds, so that the same zone always gives the same split."""
    most = tuple([(GALLEY_IDS[galley.number], PLACES - len(galley.goods)) for galley in group])
    port = PORT_IN.get(zone)
    ashore = port is not None and own.ports[port].owner == own.me
    sailors, least_ashore = sailors_to_divide(group, own.ports[port].garrison if port and ashore else 0)
    wanted = own.wanted_garrison(port) if port is not None and ashore else None
    return _split(most, least_ashore, sailors, own.weights.crew, wanted, port == own.capital)


@lru_cache(maxsize=1 << 12)
def _split(
    most: tuple[tuple[str, int], ...],
    least_ashore: int,
    sailors: int,
    crew: int,
    garrison: int | None,
    guarded: bool,
) -> Mapping[str, int]:
    """So many sailors on galleys and walls; a garrison of None: nobody can be ashore."""
    split = {key: 1 for key, _ in most}
    if garrison is not None:
        split[GARRISON] = least_ashore
    left = sailors - sum(split.values())
    goals: list[tuple[str, int]] = [] if garrison is None else [(GARRISON, garrison if guarded else 1)]
    for size in range(2, PLACES + 1):
        if size == crew + 1 and garrison is not None:
            goals.append((GARRISON, garrison))
        goals += [(key, min(size, room)) for key, room in most]
    if garrison is not None:
        goals.append((GARRISON, sailors))
    for key, goal in goals:
        more = max(0, min(goal - split[key], left))
        split[key] += more
        left -= more
    for key, _ in most:
        split[key] += min(left, PLACES - split[key])
        left = sailors - sum(split.values())
    return split


def _wants_fort(own: Worths) -> bool:
    """When money is plenty."""
    return bool(own.turns_left) and own.ducats >= own.weights.fort_wealth


def _fort(own: Worths, branch: Branch, _rng: Rng) -> Answer | None:
    """Walls for the capital."""
    assert isinstance(branch.choice, Pick)
    names = [option.id for option in branch.choice.options]
    return own.capital if own.capital in names else None


def _buy(own: Worths, branch: Branch, _rng: Rng) -> Answer | None:
    """The purchase that promises most, if any does."""
    best: tuple[int, Answer] = (0, None)
    for way in _ways(branch):
        gain, answer = _purchase(own, way)
        if gain > best[0]:
            best = gain, {way.id: answer}
    return best[1]


def _purchase(own: Worths, way: Branch) -> tuple[int, Answer]:
    """What the first piece gains, and an answer for all that gain something."""
    galley = own.galleys[galley_number(way.id)]
    port = own.ports[PORT_IN[galley.zone]]
    good = PORTS[port.id].good
    held = _aboard(own, good)
    values = own.markets.paid[good, galley.zone, galley.sailors][held : held + PLACES] or [0]
    if isinstance(way.choice, Amount):
        least = PRICES.good + own.weights.purchase_gain
        return values[0] - least, min(_count(values, least), way.choice.high)
    ways = {inner.id: inner for inner in _ways(way)}
    if "enquire" in ways:
        return values[0] - PRICES.owner_most, {"enquire": {}}
    price = port.asks or PRICES.owner_most
    if "offer" in ways:
        return _counter_offer(own, values, price, _ways(ways["offer"]))
    least = price + own.weights.owner_gain
    return values[0] - least, {"take": max(1, min(_count(values, least), amount(ways["take"]).high))}


def _count(values: list[int], least: int) -> int:
    """How many pieces are worth as much as this; one, where the answer will not be given."""
    return max(1, sum(value > least for value in values))


def _counter_offer(own: Worths, values: list[int], price: int, by_count: list[Branch]) -> tuple[int, Answer]:
    """Less than what is asked, for all pieces that would pay at that price."""
    low, high = own.weights.lowest_counter
    offer = max(PRICES.good, price * (low + high) // 200 // PRICES.good * PRICES.good)
    least = offer + own.weights.owner_gain
    branch = by_count[min(_count(values, least), len(by_count)) - 1]
    return values[0] - least, {"offer": {branch.id: min(offer, amount(branch).high)}}


def _aboard(own: Worths, good: str) -> int:
    """Pieces of a good that this fleet carries already."""
    return sum(other.goods.count(good) for other in own.fleet)


def _tariff(own: Worths, branch: Branch, rng: Rng) -> Answer | None:
    """A standing price for every good that has none, so that nobody has to wait."""
    for way in _ways(branch):
        if way.id not in own.view.tariffs:
            monopoly = all(own.ports[port].owner == own.me for port in PRODUCERS[way.id])
            low, high = own.weights.ask_monopoly if monopoly else own.weights.ask_usual
            ask = PRICES.good * rng.between(low // PRICES.good, high // PRICES.good)
            floor = max(PRICES.good, ask * rng.between(*own.weights.lowest_counter) // 100)
            return {way.id: {"price": {"ask": ask, "floor": -(-floor // PRICES.good) * PRICES.good}}}
    return None


class Way(NamedTuple):
    """How the bot comes to one kind of order."""

    is_wanted: Callable[[Worths], bool]
    """Whether it looks at all at what may be ordered."""
    find_details: Callable[[Worths, Branch, Rng], Answer | None]
    """None: nothing that it would order."""


WAYS: dict[str, Way] = {
    "galley": Way(_wants_galley, _galley),
    "recruit": Way(_wants_recruits, _recruit),
    "crew": Way(_always, _crew),
    "trade": Way(may_propose, propose_deal),
    "buy": Way(_always, _buy),
    "fort": Way(_wants_fort, _fort),
    "tariff": Way(_always, _tariff),
}
