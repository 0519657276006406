"""The house player of Genoa: values buildings by its hand, bids fairly, sells to the best."""

from typing import Any

from engine.choice import AllOf, Answer, Branch, OneOf, Pick
from engine.core import Decision, Player
from engine.genoa import house_action, house_tower
from engine.genoa.appraisal import Worth
from engine.genoa.components import BUILDINGS, UNIT
from engine.genoa.questions import KEY_BID, KEY_TOWER
from engine.genoa.view import OfferView, View
from engine.rng import Rng

OPENING = 0.45
"""The part of an action's worth that is offered first,"""
LIMIT = 0.75
"""and the part beyond which nothing is offered or paid."""
LEAST = 12
"""An action worth less than this is not bid for."""
WANTED = 2
"""For how many spaces it bids at the same time."""
RAISE = 2 * UNIT
"""How far it outbids a rival, so that two of them come to an end."""


class House(Player):
    """Quick, fair and without memory: everything is read from the View."""

    def answer(self, view: Any, decision: Decision, rng: Rng) -> Answer | None:
        assert isinstance(view, View)
        choice = decision.choice
        if decision.key == KEY_BID and isinstance(choice, OneOf):
            answer = bid(view, choice)
            return answer if answer is not None or not decision.blocking else decision.default
        if decision.key == KEY_TOWER and isinstance(choice, OneOf):
            return house_tower.lead(view, choice) if decision.blocking else None
        if decision.key == "genoa.action" and isinstance(choice, OneOf):
            return house_action.act(view, choice, decision.default)
        if decision.key == "genoa.markers" and isinstance(choice, OneOf):
            return house_action.place(view, choice)
        if decision.key == "genoa.cards" and isinstance(choice, AllOf):
            return house_action.choose_cards(Worth(view), choice)
        if decision.key == "genoa.start":
            return house_tower.start(view)
        return decision.default


def branch(choice: OneOf, key: str) -> Branch | None:
    """A branch that may be taken."""
    return next((one for one in choice.branches if one.id == key and one.blocked is None), None)


# --- bidding ----------------------------------------------------------------------------------------------


def bid(view: View, choice: OneOf) -> Answer | None:
    """A price to take, an offer to make or to raise; None: nothing to say."""
    worth = Worth(view)
    if view.draft is not None:
        return house_action.fill(worth, choice, _price(view, worth, view.draft.space))
    if worth.may_act and (found := branch(choice, "take")) and (answer := _take(view, worth, found)):
        return answer
    bids = branch(choice, "bundle" if view.seats == 2 else "offer")
    if bids is None or view.players[_me(view)].talk < 2:
        return None
    mine = {offer.space: offer for offer in view.offers if offer.bidder == view.seat and not offer.by_tower}
    for space, value in _wanted(view, worth):
        price = _price(view, worth, space)
        if space in mine:
            if view.seats > 2 and space in _near(view) and mine[space].now.ducats < price:
                return {"offer": {"space": space, "ducats": price}}
            continue
        if price < UNIT or len(mine) >= WANTED:
            continue
        if view.seats > 2:
            return {"offer": {"space": space, "ducats": price}}
        if value >= 2 * LEAST:
            return {"bundle": space}
    return None


def _me(view: View) -> int:
    assert view.seat is not None
    return view.seat


def _near(view: View) -> list[str]:
    """Where a deal is possible at once."""
    return view.next if view.used else [view.path[-1], *view.next]


def _wanted(view: View, worth: Worth) -> list[tuple[str, int]]:
    """The buildings it would act in, best first; those out of the tower's way last."""
    if not worth.may_act:
        return []
    near = _near(view)
    far = house_tower.within_reach(view)
    found = []
    for space in [*near, *(space for space in far if space not in near)]:
        if space in BUILDINGS:
            value = worth.action(space)
            if value >= LEAST:
                found.append((value if space in near else value * 0.8, space, value))
    found.sort(reverse=True)
    return [(space, value) for _, space, value in found]


def _price(view: View, worth: Worth, space: str) -> int:
    """The opening, or just above the best rival, as long as that is fair."""
    if space not in BUILDINGS:
        return 0
    value = worth.action(space)
    rivals = [
        offer.now.ducats + offer.after.ducats
        for offer in view.offers
        if offer.space == space and offer.bidder != view.seat and not offer.by_tower
    ]
    price = max(value * OPENING, max(rivals, default=-RAISE) + RAISE)
    if price > value * LIMIT:
        price = value * OPENING
    price = min(int(price), worth.ducats)
    return price - price % UNIT


def _take(view: View, worth: Worth, found: Branch) -> Answer | None:
    assert isinstance(found.choice, Pick)
    free = {option.id for option in found.choice.options if option.blocked is None}
    best: tuple[float, OfferView] | None = None
    for offer in view.offers:
        if f"o{offer.id}" not in free or offer.space not in BUILDINGS:
            continue
        gain = worth.action(offer.space) * LIMIT + worth.received(offer.ask)
        gain -= worth.given(offer.now) + worth.given(offer.after)
        if gain >= 0 and (best is None or gain > best[0]):
            best = gain, offer
    return {"take": f"o{best[1].id}"} if best else None
