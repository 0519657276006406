"""What the usual judgement of Méditerranée thinks of answers and positions."""

from collections.abc import Hashable
from typing import Any

from engine.choice import Answer, OneOf, Share
from engine.core import Decision, Judgement, Player
from engine.mediterranee import scoring
from engine.mediterranee.markets import POINT
from engine.mediterranee.state import State
from engine.mediterranee.usual_bot import CREWS, NO_MORE, Mind, UsualBot
from engine.mediterranee.usual_bot_trade import other_prices
from engine.mediterranee.view import View, views
from engine.mediterranee.weights import SEARCH, WEIGHTS
from engine.mediterranee.worths import Worths
from engine.rng import Rng
from engine.text import Seat
from engine.weighing import Weighed


class MediterraneeJudgement(Judgement):
    """The judgement weighs in ducats; a position is worth points of the final score."""

    horizon = 9
    slack = 750.0

    def search_bot(self) -> Player:
        return UsualBot(SEARCH)

    def is_searched(self, decision: Decision) -> bool:
        """Where galleys go, whom they fight and what a deal is worth: the search bot knows the rest."""
        return decision.key in ("manning", "sail", "combat", "trade")

    def weigh(self, view: Any, decision: Decision, rng: Rng) -> list[Weighed]:
        mind = _mind(view, decision, rng)
        match decision.key:
            case "sail":
                return [Weighed(gain, answer) for gain, answer in mind.courses()]
            case "combat":
                return [
                    Weighed(gain, answer) for gain, answer in mind.attacks() if gain > 0 or answer == NO_MORE
                ]
        return []

    def alternatives(self, view: Any, decision: Decision) -> list[Answer]:
        own, choice = _mind(view, decision, Rng("alternatives")).worths, decision.choice
        match decision.key, choice:
            case ("trade", OneOf()):
                return other_prices(own)
            case ("manning", Share()):
                keys = [bucket.id for bucket in choice.buckets]
                return [dict(zip(keys, crew, strict=True)) for crew in CREWS]
        return []

    def moment(self, s: State) -> Hashable:
        return s.turn, s.phase

    def worth(self, s: State, seat: Seat) -> float:
        return _worth(s, seat, views(s)(seat))

    def worths(self, s: State) -> list[float]:
        view_of = views(s)
        return [_worth(s, seat, view_of(seat)) for seat in range(s.seats)]


def _worth(s: State, seat: Seat, view: View) -> float:
    """Money, ports, cargoes and crews, by what became of each of them at the end of many games."""
    own, points = Worths(view, seat), scoring.parts(s, seat)
    held = sum(points.values()) - points["treasury"]
    crews = sum(min(galley.sailors, WEIGHTS.full_crew) for galley in own.fleet)
    garrisons = sum(port.garrison for port in own.view.ports if port.owner == seat)
    cargo = sum(own.cargo_loss(galley.goods, galley) for galley in own.fleet)
    return (
        s.purses[seat].ducats / POINT
        + WEIGHTS.point_held * held
        + WEIGHTS.point_afloat * cargo / POINT
        + WEIGHTS.points_of_sailor * (crews + garrisons)
        + WEIGHTS.points_of_galley * len(own.fleet) * (own.turns_left > 0)
    )


def _mind(view: Any, decision: Decision, rng: Rng) -> Mind:
    assert isinstance(view, View)
    assert view.seat is not None
    return Mind(Worths(view, view.seat), decision, rng)
