"""What the usual judgement of Serenissima thinks of answers and positions."""

from collections.abc import Hashable
from typing import Any

from engine.core import Decision, Game, Judgement
from engine.rng import Rng
from engine.serenissima.state import State
from engine.serenissima.usual_bot import conquest_worths, start_worths
from engine.serenissima.usual_bot_action import weigh_orders
from engine.serenissima.view import View, bot_view
from engine.serenissima.worths import Memory, Worths
from engine.text import Seat
from engine.weighing import Weighed, best_of_each


class SerenissimaJudgement(Judgement):
    """Worths are in ducats, which are the points of the final score."""

    horizon = 20
    slack = 6.0

    def __init__(self, game: Game[Any, Any]) -> None:
        super().__init__(game)
        self._memory = Memory()

    def weigh(self, view: Any, decision: Decision, rng: Rng) -> list[Weighed]:
        assert isinstance(view, View)
        match decision.key:
            case "activation":
                return best_of_each(weigh_orders(Worths(view), decision.choice))
            case "conquest":
                return conquest_worths(Worths(view), decision.choice)
            case "start":
                return start_worths(decision.choice)
        return []

    def moment(self, s: State) -> Hashable:
        return s.round, s.pointer

    def worth(self, s: State, seat: Seat) -> float:
        """The treasury, what the ports pay until the end, and what the galleys may still bring."""
        know = Worths(bot_view(s, seat), self._memory)
        ports = sum(know.port_worth(name, s.ports[name].sailors) for name in know.me.ports)
        galleys = sum(
            know.prospects(galley.zone, tuple(galley.cargo), galley.sailors) + know.galley_worth()
            for galley in s.fleet(seat)
        )
        return s.princes[seat].ducats + ports + galleys
