"""The bot of Genoa: values buildings by its hand, bids fairly, haggles, sells to the best."""

from functools import partial
from typing import Any

from engine.choice import AllOf, Answer, OneOf
from engine.core import Decision, Player
from engine.genoa import usual_bot_action, usual_bot_bidder, usual_bot_tower
from engine.genoa.bidder_question import KEY_BID
from engine.genoa.tower_question import KEY_TOWER
from engine.genoa.view import View
from engine.genoa.weights import WEIGHTS, Weights
from engine.genoa.worths import Memory, Worths
from engine.rng import Rng


class UsualBot(Player):
    """Quick and fair: everything is read from the View, and only what stays the same is remembered."""

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self._weights = weights
        self._memory: Memory = {}

    def answer(self, view: Any, decision: Decision, rng: Rng) -> Answer | None:
        assert isinstance(view, View)
        if not decision.blocking and _has_nothing_to_say(view, decision.key):
            return None
        if decision.key == KEY_BID and usual_bot_bidder.can_only_offer(view, decision):
            worths = partial(Worths, view, self._weights, self._memory)
            return usual_bot_bidder.offer(view, self._weights, worths, rng)
        worth = Worths(view, self._weights, self._memory)
        if decision.key == KEY_BID:
            answer = usual_bot_bidder.speak(worth, decision, rng)
            return answer if answer is not None or not decision.blocking else decision.default
        choice = decision.choice
        if decision.key == KEY_TOWER and isinstance(choice, OneOf):
            return usual_bot_tower.lead(worth, choice, rng) if decision.blocking else None
        if decision.key == "genoa.action" and isinstance(choice, OneOf):
            return usual_bot_action.act(worth, choice, decision.default)
        if decision.key == "genoa.markers" and isinstance(choice, OneOf):
            return usual_bot_action.place(view, choice)
        if decision.key == "genoa.cards" and isinstance(choice, AllOf):
            return usual_bot_action.choose_cards(worth, choice)
        if decision.key == "genoa.start":
            return usual_bot_tower.start(worth)
        return decision.default


def _has_nothing_to_say(view: View, key: str) -> bool:
    """Nobody waits for it: it does not speak as the tower player, nor as a bidder who keeps the last word and
    to whom no price is named."""
    if key == KEY_TOWER:
        return True
    if key != KEY_BID or view.draft is not None or view.seat is None or view.players[view.seat].talk >= 2:
        return False
    return not usual_bot_bidder.is_named_a_price(view)
