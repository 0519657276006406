"""The house player: weighs every voyage of the active galley against an investment."""

from engine.choice import AllOf, Amount, Answer, Choice, Pick, sample
from engine.core import Decision, Player
from engine.rng import Rng
from engine.serenissima.appraisal import Appraisal
from engine.serenissima.components import PORT_OF
from engine.serenissima.house_action import choose_order
from engine.serenissima.house_investment import choose_purchase
from engine.serenissima.odds import odds
from engine.serenissima.view import View
from engine.serenissima.weights import WEIGHTS


class House(Player):
    """Plans the active galley's turn anew at every question; where it has no opinion, the default is fine."""

    def answer(self, view: View, decision: Decision, rng: Rng) -> Answer | None:
        answer = self._wanted(view, decision)
        return sample(decision.choice, rng) if answer is None else answer

    def _wanted(self, view: View, decision: Decision) -> Answer | None:
        match decision.key:
            case "activation":
                return choose_order(view, decision.choice)
            case "investment" | "special-investment":
                return choose_purchase(view, decision.choice)
            case "start":
                return _start(decision.choice)
            case "fight":
                return _fight(view)
            case "conquest":
                return _conquest(view, decision.choice)
            case "blockade-sale" | "blockade-landing":
                return "no" if _at_home(view) else "yes"
            case _:
                return decision.default


def _start(choice: Choice) -> Answer:
    """The starting port with most ports near, and the galley that acts first."""
    assert isinstance(choice, AllOf)
    ports, galleys = choice.parts[0].choice, choice.parts[1].choice
    assert isinstance(ports, Pick)
    assert isinstance(galleys, Pick)
    best = max(ports.options, key=lambda option: Appraisal.surroundings(option.id))
    return {"port": best.id, "galley": galleys.options[0].id}


def _fight(view: View) -> Answer:
    """Fight on while the chance of winning is good enough."""
    assert view.fight is not None
    galley = view.galleys[view.active]
    chance = odds(galley.sailors, view.value, view.fight.defenders)
    return "again" if chance.win >= WEIGHTS.fight_on else "stop"


def _conquest(view: View, choice: Choice) -> Answer:
    """Two sailors go ashore, or one where the galley would be left with fewer than two."""
    assert isinstance(choice, Amount)
    aboard = view.galleys[view.active].sailors
    return max(1, min(choice.high, aboard - 2, 2))


def _at_home(view: View) -> bool:
    """Whether the active galley lies at a port of this seat."""
    port = PORT_OF.get(view.galleys[view.active].zone)
    return port is not None and view.ports[port].owner == view.seat
