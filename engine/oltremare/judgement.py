"""What the usual judgement of Oltre Mare thinks of answers and positions."""

from collections.abc import Hashable
from itertools import combinations, permutations
from typing import Any

from engine.choice import Answer, OneOf, Pick
from engine.core import Decision, Outlook
from engine.oltremare import house_trade, scoring
from engine.oltremare.appraisal import Appraisal
from engine.oltremare.house import port_worths
from engine.oltremare.state import State
from engine.oltremare.view import View, view
from engine.rng import Rng
from engine.text import Seat
from engine.weighing import Weighed


class OltreMareOutlook(Outlook):
    """Worths are in ducats, which are the points of the final score."""

    horizon = 5
    slack = 5.0

    def weigh(self, view: Any, decision: Decision, rng: Rng) -> list[Weighed]:
        assert isinstance(view, View)
        appraisal, choice = Appraisal(view), decision.choice
        match decision.key, choice:
            case ("maritime.discard", Pick()):
                return _discards(appraisal, choice)
            case ("main.play", Pick()):
                return _plays(appraisal, choice)
            case ("main.sail" | "main.compass", Pick()):
                return [Weighed(worth, port) for port, worth in port_worths(appraisal, choice).items()]
            case ("cargo.load", Pick()):
                orders = permutations(view.played)
                return [Weighed(appraisal.load_worth(order, view.hand), list(order)) for order in orders]
        return []

    def alternatives(self, view: Any, decision: Decision) -> list[Answer]:
        assert isinstance(view, View)
        if isinstance(decision.choice, OneOf):
            return house_trade.alternatives(Appraisal(view), decision.choice)
        return []

    def moment(self, s: State) -> Hashable:
        return s.turn

    def worth(self, s: State, seat: Seat) -> float:
        """The score as it would be now, and what the hand and the next turn promise."""
        appraisal = Appraisal(view(s, seat))
        hand = s.merchants[seat].hand
        promised = appraisal.hand_worth(hand) + appraisal.next_turn_worth(s.merchants[seat].top.id, len(hand))
        marker = s.merchants[seat].active
        active = appraisal.harbour_worth(marker) - appraisal.weights.marker if marker else 0.0
        return sum(scoring.parts(s, seat).values()) + appraisal.later * (promised + active)


def _discards(appraisal: Appraisal, choice: Pick) -> list[Weighed]:
    hand = appraisal.view.hand
    return [
        Weighed(appraisal.hand_worth(card for card in hand if card not in thrown), _as_asked(choice, thrown))
        for thrown in combinations(hand, choice.low)
    ]


def _plays(appraisal: Appraisal, choice: Pick) -> list[Weighed]:
    hand = appraisal.view.hand
    return [
        Weighed(
            appraisal.play_worth(played, [card for card in hand if card not in played]),
            _as_asked(choice, played),
        )
        for played in combinations(hand, choice.low)
    ]


def _as_asked(choice: Pick, cards: tuple[str, ...]) -> Answer:
    return cards[0] if choice.single else list(cards)
