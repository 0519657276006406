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
        """The score as it would be now, and what the hand and the next turn promise."""
        worths = Worths(views(s)(seat))
        hand = s.merchants[seat].hand
        promised = worths.hand_worth(hand) + worths.next_turn_worth(s.merchants[seat].top.id, len(hand))
        marker = s.merchants[seat].active
        active = worths.harbour_worth(marker) - worths.weights.marker if marker else 0.0
        return sum(scoring.parts(s, seat).values()) + worths.later * (promised + active)


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
