"""Serenissima, second edition (Ystari 2012), as a title: where everything of it is found."""

from collections import Counter
from collections.abc import Callable
from functools import partial

from engine import core
from engine.choice import AllOf, Answer, Option, Part, Pick, yes_no
from engine.core import Dealer, Decision, Judgement, Player, Result, StandingOrder
from engine.rng import Rng
from engine.serenissima import imagine, scoring
from engine.serenissima import view as seen
from engine.serenissima.blockade import KINDS
from engine.serenissima.components import BOX, GOODS
from engine.serenissima.judgement import SerenissimaJudgement
from engine.serenissima.labels import say
from engine.serenissima.leeway import LEEWAY
from engine.serenissima.preparation import prepare
from engine.serenissima.reasons import reason
from engine.serenissima.state import State
from engine.serenissima.usual_bot import UsualBot
from engine.serenissima.view import View
from engine.text import Seat, Text


def _variant(name: str, *values: str) -> Part:
    options = [Option(value, say(f"option-{name}-{value}")) for value in values]
    return Part(name, say(f"option-{name}"), Pick(options))


class Serenissima(core.Game[State, View]):
    """The wheel of galleys, for 2, 3 and 4 players."""

    id = "serenissima"
    name = "Serenissima"
    seats = tuple(BOX.tables)
    rules_version = 5
    options = AllOf(
        [
            _variant("money", "open", "hidden"),
            _variant("blockade", "always", "arrived"),
            _variant("conquest", "fight", "over"),
            _variant("galleys", "alternate", "snake"),
        ]
    )
    standing = tuple(
        StandingOrder(f"blockade-{kind}", say(f"standing-blockade-{kind}"), yes_no()) for kind in KINDS
    )
    left_to_bots = frozenset({"activation", "fight", "investment", "special-investment"})
    leeway = LEEWAY
    progress_events = frozenset({"serenissima-activates-at"})
    state_type = State
    view_type = View

    def setup(self, seats: int, options: dict[str, Answer], dealer: Dealer) -> State:
        return prepare(seats, options, dealer)

    def view(self, s: State, seat: Seat | None) -> View:
        return seen.view(s, seat)

    def views(self, s: State) -> Callable[[Seat | None], View]:
        return partial(seen.bot_view, s)

    def result(self, s: State) -> Result:
        return scoring.result(s)

    def imagine(self, s: State, seat: Seat | None, rng: Rng) -> None:
        imagine.imagine(s, seat, rng)

    def census(self, s: State) -> dict[str, int]:
        """Cubes, sailors, ducats, buildings and cards, wherever they are."""
        cubes = Counter(s.supply)
        for galley in s.galleys:
            cubes.update(galley.cargo)
        for port in s.ports.values():
            cubes.update(port.stored)
        counts = {f"cubes-{good}": cubes[good] for good in GOODS}
        for seat, prince in enumerate(s.princes):
            aboard = sum(galley.sailors for galley in s.fleet(seat))
            ashore = sum(port.sailors for port in s.ports.values() if port.owner == seat)
            counts[f"sailors-{seat}"] = prince.sailors + aboard + ashore
        counts["ducats"] = s.bank + sum(prince.ducats for prince in s.princes)
        counts["forts"] = s.forts + sum(port.fort for port in s.ports.values())
        counts["basilicas"] = s.basilicas + sum(port.basilica for port in s.ports.values())
        counts["doge-cards"] = len(s.deck) + len(s.discard)
        counts["galleys"] = len(s.galleys)
        return counts

    def usual_bot(self) -> Player:
        return UsualBot()

    def reason(self, view: View, decision: Decision, answer: Answer | None) -> Text:
        return reason(view, decision, answer)

    def judgement(self) -> Judgement:
        return SerenissimaJudgement(self)
