"""What the usual judgement of Oltre Mare thinks of answers and positions."""

from collections.abc import Hashable
from itertools import combinations, permutations
from typing import Any

from engine.answers import pick_answer
from engine.choice import Answer, OneOf, Pick
from engine.core import Decision, Judgement
from engine.oltremare import scoring, usual_bot_trade
from engine.oltremare.state import State
from engine.oltremare.usual_bot import port_worths
from engine.oltremare.view import View, views
from engine.oltremare.worths import Worths
from engine.rng import Rng
from engine.text import Seat
from engine.weighing import Weighed


class OltreMareJudgement(Judgement):
    """Worths are in ducats, which are the points of the final score."""

    horizon = 5
    slack = 5.0

    def weigh(self, view: Any, decision: Decision, rng: Rng) -> list[Weighed]:
        assert isinstance(view, View)
        worths, choice = Worths(view), decision.choice
        match decision.key, choice:
            case ("maritime.discard", Pick()):
                return _discards(worths, choice)
            case ("main.play", Pick()):
                return _plays(worths, choice)
            case ("main.sail" | "main.compass", Pick()):
                return [Weighed(worth, port) for port, worth in port_worths(worths, choice).items()]
            case ("cargo.load", Pick()):
                orders = permutations(view.played)
                return [Weighed(worths.load_worth(order, view.hand), list(order)) for order in orders]
        return []

    def alternatives(self, view: Any, decision: Decision) -> list[Answer]:
        assert isinstance(view, View)
        if isinstance(decision.choice, OneOf):
            return usual_bot_trade.alternatives(Worths(view), decision)
        return []

    def moment(self, s: State) -> Hashable:
        return s.turn

    def worth(self, s: State, seat: Seat) -> float:
        return self.worths(s)[seat]

    def worths(self, s: State) -> list[float]:
        """The score as it would be now, and what the hand and the next turn promise."""
        view_of, scores = views(s), scoring.parts(s)
        return [sum(scores[seat].values()) + _promise(view_of(seat)) for seat in range(s.seats)]


def _promise(view: View) -> float:
    """What the hand, the next turn and the active marker of a seat may still bring."""
    worths = Worths(view)
    me = worths.me
    promised = worths.hand_worth(view.hand) + worths.next_turn_worth(me.top, len(view.hand))
    active = worths.harbour_worth(me.active) - worths.weights.marker if me.active else 0.0
    return worths.later * (promised + active)


def _discards(worths: Worths, choice: Pick) -> list[Weighed]:
    hand = worths.view.hand
    return [
        Weighed(worths.hand_worth([card for card in hand if card not in thrown]), pick_answer(choice, thrown))
        for thrown in combinations(hand, choice.low)
    ]


def _plays(worths: Worths, choice: Pick) -> list[Weighed]:
    hand = worths.view.hand
    return [
        Weighed(
            worths.play_worth(played, [card for card in hand if card not in played]),
            pick_answer(choice, played),
        )
        for played in combinations(hand, choice.low)
    ]
