"""How the bot leads the tower: the way that sells best and ends where it wants to act itself."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import TypeAlias

from engine.answers import pick_answer
from engine.choice import Answer, Branch, OneOf, Pick
from engine.genoa import ids
from engine.genoa.city import BITS, ways
from engine.genoa.components import BOX, BUILDINGS, UNIT, VILLAS
from engine.genoa.view import OfferView, View
from engine.genoa.worths import Worths
from engine.memo import Memo
from engine.rng import Rng
from engine.text import Seat
from engine.weighing import Weighed


@dataclass(slots=True)
class Sale:
    """The best that a space brings when its action is sold: by whom, for what."""

    offer: OfferView
    gain: float


Plan: TypeAlias = tuple[float, str, str | None]
"""What a way brings, where its first step leads (nowhere: empty), and where the bot acts itself. No object:
there are up to a hundred ways."""
Judged: TypeAlias = tuple[float, float, str | None, tuple[Seat | None, ...], float]
"""What the sales on a way bring, what acting there brings beyond them and where, who buys, and the tolls."""


def lead(worth: Worths, choice: OneOf, rng: Rng) -> Answer:
    """Act, haggle, accept, move or end, whatever the best way begins with."""
    open_branches = choice.free
    if "go" in open_branches:
        return {"go": {}}
    view = worth.view
    sales = _sales(view, worth)
    plan = _best_plan(view, worth, sales, rng)
    return _first_word(worth, open_branches, sales, plan)


def weigh_leads(worth: Worths, choice: OneOf) -> list[Weighed]:
    """What the best way in each direction begins with."""
    open_branches = choice.free
    if "go" in open_branches:
        return [Weighed(0.0, {"go": {}})]
    view = worth.view
    sales = _sales(view, worth)
    best: dict[tuple[str, bool], Plan] = {}
    for plan in _plans(view, worth, sales):
        gain, first, own = plan
        begins = (first, own == view.path[-1])
        if begins not in best or gain > best[begins][0]:
            best[begins] = plan
    return [Weighed(plan[0], _first_word(worth, open_branches, sales, plan)) for plan in best.values()]


def other_words(worth: Worths, choice: OneOf) -> list[Answer]:
    """Every offer taken, and other prices asked of the best bidders and of everyone."""
    open_branches = choice.free
    view = worth.view
    sales = _sales(view, worth)
    answers: list[Answer] = []
    for space in view.near:
        haggles = _may_haggle(worth, space)
        for sale in sales.get(space, [])[:1]:
            answers.append({"accept": ids.offer(sale.offer.id)})
            if haggles and "counter" in open_branches and not sale.offer.now.goods and sale.offer.ask.empty:
                asked = [sale.offer.now.ducats + more for more in (UNIT, 2 * UNIT, 4 * UNIT)]
                answers += [
                    {"counter": {"offer": ids.offer(sale.offer.id), "ducats": price}}
                    for price in asked
                    if price <= BOX.bargaining.most_ducats
                ]
        if haggles and "price" in open_branches and space in BUILDINGS:
            answers += [
                {"price": {"space": space, "ducats": worth.weights.asking + more}} for more in (0, 2 * UNIT)
            ]
    return answers


def _first_word(
    worth: Worths, open_branches: Mapping[str, Branch], sales: dict[str, list[Sale]], plan: Plan
) -> Answer:
    """What a plan begins with: to act, to haggle, to accept, to move or to end."""
    view = worth.view
    here = view.path[-1]
    _, following, own = plan
    if "act" in open_branches and own == here:
        return {"act": {}}
    if not view.used and here in sales and (sale := _sell(worth, open_branches, here, sales[here])):
        return sale
    if following and "move" in open_branches:
        if following not in BUILDINGS:
            return _accept_tolls(open_branches, following) or {"move": following}
        if following == own:
            return {"move": following}
        sold = sales.get(following, [])
        return _sell(worth, open_branches, following, sold) or {"move": following}
    if "end" in open_branches:
        return {"end": {}}
    return _any(open_branches)


def _sell(worth: Worths, open_branches: Mapping[str, Branch], space: str, sales: list[Sale]) -> Answer | None:
    """Ask a little more than the best bid, or name a price where nobody bids; then take what there is."""
    return _haggle(worth, open_branches, space, sales) or _accept(open_branches, sales)


def _haggle(
    worth: Worths, open_branches: Mapping[str, Branch], space: str, sales: list[Sale]
) -> Answer | None:
    """A word or two of a turn are spent on it; the bid still stands when it is of no use."""
    view = worth.view
    if not _may_haggle(worth, space):
        return None
    if any(offer.by_tower and offer.space == space for offer in view.offers):
        return None
    if not sales:
        return _name_price(worth, open_branches, space)
    best = sales[0].offer
    price = max(int(best.now.ducats * worth.weights.counter), worth.weights.asking)
    price -= price % UNIT
    if "counter" not in open_branches or best.now.goods or not best.ask.empty:
        return None
    if price < best.now.ducats + worth.weights.worth_haggling or price > BOX.bargaining.most_ducats:
        return None
    return {"counter": {"offer": ids.offer(best.id), "ducats": price}}


def _may_haggle(worth: Worths, space: str) -> bool:
    """One word for each space, and for each place where the tower was: a price that was refused is not asked
    again."""
    view = worth.view
    return space not in view.named and len(view.named) < min(worth.weights.haggles, len(view.path))


def _name_price(worth: Worths, open_branches: Mapping[str, Branch], space: str) -> Answer | None:
    """For an action that it does not want and that someone could still take."""
    view = worth.view
    buyers = [player for seat, player in enumerate(view.players) if seat != view.tower and player.actions]
    if "price" not in open_branches or not buyers:
        return None
    return {"price": {"space": space, "ducats": worth.weights.asking}}


def _accept(open_branches: Mapping[str, Branch], sales: list[Sale]) -> Answer | None:
    accept = open_branches.get("accept")
    if accept is None or not isinstance(accept.choice, Pick):
        return None
    pick = accept.choice
    free = set(pick.free)
    for sale in sales:
        if ids.offer(sale.offer.id) in free:
            return {"accept": ids.offer(sale.offer.id)}
    return None


def _accept_tolls(open_branches: Mapping[str, Branch], street: str) -> Answer | None:
    """Everything that is offered for going to a street."""
    streets = open_branches.get("streets")
    if streets is None or not isinstance(streets.choice, OneOf):
        return None
    pick = next((branch.choice for branch in streets.choice.branches if branch.id == street), None)
    if not isinstance(pick, Pick):
        return None
    ids = [option.id for option in pick.options]
    return {"streets": {street: pick_answer(pick, ids)}}


def _any(open_branches: Mapping[str, Branch]) -> Answer:
    """Nothing that was planned is possible: drop an offer that someone began, act, or take any offer."""
    if "back" in open_branches:
        return {"back": {}}
    if "act" in open_branches:
        return {"act": {}}
    pick = open_branches["accept"].choice
    assert isinstance(pick, Pick)
    return {"accept": pick.free[0]}


# --- plans ------------------------------------------------------------------------------------------------


def _sales(view: View, worth: Worths) -> dict[str, list[Sale]]:
    """For each building the offers that are worth accepting, and those that must be accepted there, best
    first."""
    by_space: dict[str, list[Sale]] = {}
    grudge = worth.weights.grudge / (view.seats - 1)
    for offer in view.offers:
        if offer.kind != "bid" or offer.space not in BUILDINGS:
            continue
        price = worth.as_tower(offer)
        gain = price - grudge * max(0, worth.weights.bought_action - price)
        if gain > 0 or offer.ask.empty:
            by_space.setdefault(offer.space, []).append(Sale(offer, gain))
    for sales in by_space.values():
        sales.sort(key=lambda sale: sale.gain, reverse=True)
    return by_space


def _tolls(view: View, worth: Worths) -> dict[str, int]:
    """What is offered for going to each street, all of it at once."""
    tolls: dict[str, int] = {}
    for offer in view.offers:
        if offer.space not in BUILDINGS and offer.kind == "bid" and offer.ask.empty:
            tolls[offer.space] = tolls.get(offer.space, 0) + worth.worth_of_getting(offer.now)
    return tolls


def _best_plan(view: View, worth: Worths, sales: dict[str, list[Sale]], rng: Rng) -> Plan:
    """One of the best ways."""
    plans = _plans(view, worth, sales)
    least = max(-1.0, max([gain for gain, _, _ in plans])) - worth.weights.nearly
    nearly: list[Plan] = [(0.0, "", None)] if least < 0.0 else []
    nearly += [plan for plan in plans if plan[0] > least]
    return rng.pick(nearly)


def _plans(view: View, worth: Worths, sales: dict[str, list[Sale]]) -> list[Plan]:
    """Every way the tower can still go, within the discs that are left. Sell what is sold best, each bidder
    once, and act where that beats the sale most; a way is judged by what it adds to the way before it."""
    values = worth.all_actions() if worth.may_act else {}
    tolls = _tolls(view, worth)
    fees = _fees_of(tuple([BITS[a] | BITS[b] for a, b in worth.messages()]))
    later, costs = _by_steps(worth.weights.later, worth.weights.step)
    begin = 1 if view.used else 0
    plans: list[Plan] = []
    judged: list[Judged] = [(0.0, 0.0, None, (), 0.0)]
    for before, space, first, steps, visited in ways(view.options["inner_corners"], tuple(view.path)):
        so_far = judged[before]
        sold, extra, own, buyers, paid = so_far
        if space not in BUILDINGS:
            if steps and space in tolls:
                paid += tolls[space] * later[steps]
                so_far = sold, extra, own, buyers, paid
        elif steps >= begin:
            price = 0.0
            for sale in sales.get(space, ()):
                if sale.offer.bidder not in buyers:
                    buyers = (*buyers, sale.offer.bidder)
                    price = sale.gain * later[steps - begin]
                    sold += price
                    break
            if space in values and values[space] - price > extra:
                extra, own = values[space] - price, space
            so_far = sold, extra, own, buyers, paid
        judged.append(so_far)
        gain = sold + extra
        if tolls:
            gain += paid
        plans.append((gain + fees[visited] - costs[steps], first, own))
    return plans


@lru_cache(maxsize=50)
def _by_steps(later: float, step: float) -> tuple[list[float], list[float]]:
    """By the steps of a way: the part that counts of what is paid at its end, and what the way costs."""
    steps = range(BOX.setup.discs + 1)
    return [later**i for i in steps], [step * (i + 1) for i in steps]


@lru_cache(maxsize=500)
def _fees_of(messages: tuple[int, ...]) -> Memo[int, int]:
    """What these messages pay, by the buildings that were visited."""
    return Memo(partial(_message_fees, messages))


def _message_fees(messages: tuple[int, ...], visited: int) -> int:
    """What the messages pay whose two buildings were visited."""
    return BOX.pays.message * sum([visited & pair == pair for pair in messages])


def start(worth: Worths) -> Answer:
    """Play the card for any start square where an order waits to be delivered, or before it is too late."""
    view = worth.view
    best = max(BUILDINGS, key=lambda name: (worth.action(name), name in VILLAS))
    late = view.round >= view.rounds - 1
    if worth.action(best) >= worth.weights.start_card or (
        late and worth.action(best) > worth.weights.usual_action
    ):
        return {"any_start": best}
    return {"roll": {}}
