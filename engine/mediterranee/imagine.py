"""Other truths that a seat could not tell from the real one: purses, sealed answers, floors and aims."""

from engine.choice import sample
from engine.mediterranee.auction import Auction, Manning, Places, may_bid
from engine.mediterranee.buying import Haggle
from engine.mediterranee.components import PRICES
from engine.mediterranee.ids import PLACE_IDS
from engine.mediterranee.sailing import Passage, Sailing, busy_for, routes
from engine.mediterranee.state import State
from engine.mediterranee.trade import Trade
from engine.rng import Rng
from engine.text import Seat

SPREAD = 40
"""How many steps above what is sure a hidden purse may hold."""


def imagine(s: State, seat: Seat | None, rng: Rng) -> None:
    """Deal again what is hidden; whether others have settled the rest of their turn is, so they have not."""
    if s.money_hidden and s.stack:
        for other in range(s.seats):
            if other != seat:
                _purse(s, other, rng)
    for other in range(s.seats):
        if other != seat:
            _floors(s, other, rng)
            s.instructions.pop(other, None)
    for step in s.stack:
        if isinstance(step, Auction | Manning):
            for other in step.sealed:
                if other != seat:
                    step.sealed[other] = sample(step.question(s, other).choice, rng)
        elif isinstance(step, Passage):
            for other in step.sealed:
                if other != seat:
                    step.sealed[other] = rng.pick(["yes", "no"])
            if step.seat != seat:
                _aim(s, step, rng)
        elif isinstance(step, Places):
            _wishes(s, step, seat, rng)


def _purse(s: State, other: Seat, rng: Rng) -> None:
    least = _least_purse(s, other)
    if not s.in_play(other):  # everyone sees whether it is asked for a bid
        if not may_bid(s, other):
            return
        least = max(least, PRICES.bid_step)
    ducats = least + PRICES.bid_step * rng.below(SPREAD)
    s.bank += s.purses[other].ducats - ducats
    s.purses[other].ducats = ducats


def _least_purse(s: State, other: Seat) -> int:
    """What everyone knows this seat can pay, because it has just offered it."""
    step = s.stack[-1]
    if isinstance(step, Haggle) and step.buyer == other:
        return step.count * step.price
    if isinstance(step, Trade) and step.buyer == other:
        counter = step.counter or 0
        return max(step.price if step.proposer == other else 0, counter if step.responder == other else 0)
    return 0


def _floors(s: State, other: Seat, rng: Rng) -> None:
    for tariff in s.purses[other].tariffs.values():
        steps = PRICES.monopoly_most // PRICES.good
        tariff.floor = PRICES.good * rng.between(1, steps)


def _aim(s: State, step: Passage, rng: Rng) -> None:
    """Where a galley that asks for passage is bound."""
    sailing = next(other for other in s.stack if isinstance(other, Sailing))
    ways = routes(s.galleys[step.galley].zone, sailing.left, busy_for(s, step.seat))
    step.target = rng.pick(list(ways))


def _wishes(s: State, step: Places, seat: Seat | None, rng: Rng) -> None:
    """The places that others named with their bids; the person who is asked now named none that is free."""
    later = step.choosing[1:]
    for other in step.wishes:
        if other != seat:
            wished = rng.some(PLACE_IDS[: s.seats], rng.below(s.seats)) if other in later else []
            step.wishes[other] = wished
