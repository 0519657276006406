"""The bot as someone who looks in now and then: standing prices speak for it meanwhile."""

from collections import defaultdict
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from engine.choice import Answer, OneOf
from engine.core import Decision
from engine.genoa.bidder_question import KEY_BID
from engine.genoa.components import BOX, BUILDINGS
from engine.genoa.tower_question import KEY_TOWER
from engine.genoa.turn import KEY_MARKERS
from engine.genoa.usual_bot import UsualBot
from engine.genoa.view import View
from engine.genoa.weights import WEIGHTS
from engine.genoa.worths import Worths
from engine.rng import Rng

ASKED = 15
"""Ducats that its list of destinations asks for an action."""
STEP = 10
"""Ducats between two standing prices; what changes by less is left as it is."""


class AdviceBot(UsualBot):
    """Leaves standing prices for the buildings it wants, uses the actions that it gets at once, does not want
    to be asked for offers, and has its markers placed where most buildings are free."""

    orders = MappingProxyType({KEY_MARKERS: {"auto": {}}})

    def answer(self, view: Any, decision: Decision, rng: Rng) -> Answer | None:
        assert isinstance(view, View)
        if decision.key != KEY_BID or view.seats == 2 or view.draft is not None:
            return super().answer(view, decision, rng)
        if instruction := _instruction(view, decision.choice):
            return {"instruct": instruction}
        return super().answer(view, decision, rng) if decision.blocking else None

    def next_orders(self, view: Any, held: Mapping[str, Answer]) -> Mapping[str, Answer]:
        """A list of destinations for its next turn; one whose first two are still the best is kept."""
        assert isinstance(view, View)
        if view.seat is None or view.tower == view.seat or not _leads_again(view):
            return {}
        worth = Worths(view)
        goals = sorted(BUILDINGS, key=worth.action, reverse=True)[: BOX.bargaining.most_named]
        if KEY_TOWER in held and set(held[KEY_TOWER]["route"]["goals"][:2]) == set(goals[:2]):
            return {}
        return {KEY_TOWER: {"route": {"goals": goals, "ducats": ASKED}}}


def _instruction(view: View, choice: Any) -> Answer | None:
    """The next thing to say in advance; None: everything is said, or nothing more can be said."""
    instructions = view.instructions
    assert isinstance(choice, OneOf)
    if instructions is None or all(branch.id != "instruct" for branch in choice.branches):
        return None
    if group := _prices_to_set(view, instructions.limits):
        return {"limits": group}
    if not instructions.at_once:
        return {"at_once": "yes"}
    return None if instructions.quiet else {"quiet": "yes"}


def _prices_to_set(view: View, limits: dict[str, int]) -> Answer | None:
    """The most buildings whose standing price is far from what they are worth, with one price for all."""
    groups: defaultdict[int, list[str]] = defaultdict(list)
    for building, price in _fair_prices(view).items():
        if abs(price - limits.get(building, 0)) >= STEP:
            groups[price // STEP * STEP].append(building)
    if not groups:
        return None
    price, buildings = max(groups.items(), key=lambda group: (len(group[1]), group[0]))
    named = buildings[: BOX.bargaining.most_named]
    return {"buildings": named, "ducats": price}


def _fair_prices(view: View) -> dict[str, int]:
    """What may fairly be paid for an action in each building."""
    worth = Worths(view)
    values = {building: worth.action(building) for building in BUILDINGS}
    return {
        building: int(value * WEIGHTS.limits[1]) if value >= WEIGHTS.least_bid else 0
        for building, value in values.items()
    }


def _leads_again(view: View) -> bool:
    """Whether it has a turn of its own after this one."""
    assert view.seat is not None
    place, now = ((seat - view.first) % view.seats for seat in (view.seat, view.tower))
    return view.round < view.rounds or place > now
