"""The bot: weighs every voyage of the active galley against an investment."""

from engine.choice import AllOf, Amount, Answer, Choice, Pick, sample
from engine.core import Decision, Player
from engine.rng import Rng
from engine.serenissima.components import PORT_OF
from engine.serenissima.odds import odds
from engine.serenissima.usual_bot_action import choose_order
from engine.serenissima.usual_bot_investment import choose_purchase
from engine.serenissima.view import View
from engine.serenissima.weights import WEIGHTS
from engine.serenissima.worths import Memory, Worths
from engine.weighing import Weighed


class UsualBot(Player):
    """Plans the active galley's turn again at every question; without an opinion, the default is fine."""

    def __init__(self) -> None:
        self._memory = Memory()

    def answer(self, view: View, decision: Decision, rng: Rng) -> Answer | None:
        answer = self._choose(view, decision, rng)
        return sample(decision.choice, rng) if answer is None else answer

    def _choose(self, view: View, decision: Decision, rng: Rng) -> Answer | None:
        match decision.key:
            case "activation":
                return choose_order(Worths(view, self._memory), decision.choice, rng)
            case "investment" | "special-investment":
                return choose_purchase(Worths(view, self._memory), decision.choice)
            case "start":
                return _start(decision.choice, rng)
            case "start-galley":
                return _number(decision.choice, rng)
            case "fight":
                return _fight(view)
            case "conquest":
                return _conquest(Worths(view, self._memory), decision.choice)
            case "blockade-move":
                return "yes" if _stops(view) else "no"
            case "blockade-sale" | "blockade-landing":
                return "no" if _at_home(view) else "yes"
            case _:
                return decision.default


# --- preparation


def _start(choice: Choice, rng: Rng) -> Answer:
    """One of the starting ports with most ports near, and a galley that acts early."""
    assert isinstance(choice, AllOf)
    ports, galleys = choice.parts[0].choice, choice.parts[1].choice
    assert isinstance(ports, Pick)
    riches = {option.id: Worths.surroundings(option.id) for option in ports.options}
    least = WEIGHTS.opening_near * max(riches.values())
    port = rng.pick([name for name, rich in riches.items() if rich >= least])
    return {"port": port, "galley": _number(galleys, rng)}


def start_worths(choice: Choice) -> list[Weighed]:
    """Every starting port with the lowest galley number, with how rich its waters are."""
    assert isinstance(choice, AllOf)
    ports, galleys = choice.parts[0].choice, choice.parts[1].choice
    assert isinstance(ports, Pick)
    assert isinstance(galleys, Pick)
    lowest = galleys.options[0].id
    return [
        Weighed(Worths.surroundings(option.id), {"port": option.id, "galley": lowest})
        for option in ports.options
    ]


def _number(choice: Choice, rng: Rng) -> Answer:
    """One of the lowest numbers."""
    assert isinstance(choice, Pick)
    return rng.pick(choice.options[: WEIGHTS.opening_numbers]).id


# --- combat and blockades


def _fight(view: View) -> Answer:
    """Fight on while the chance of winning is good enough."""
    assert view.fight is not None
    galley = view.galleys[view.active]
    chance = odds(galley.sailors, view.value, view.fight.defenders)
    return "again" if chance.win >= WEIGHTS.fight_on else "stop"


def _conquest(know: Worths, choice: Choice) -> Answer:
    """As many sailors ashore as the port is worth, against what the galley may still bring."""
    return max(conquest_worths(know, choice), key=lambda option: option.worth).answer


def conquest_worths(know: Worths, choice: Choice) -> list[Weighed]:
    """Every number of sailors that may go ashore, with what it is worth."""
    assert isinstance(choice, Amount)
    galley = know.view.galleys[know.view.active]
    name = PORT_OF[galley.zone]

    def worth(ashore: int) -> float:
        left = galley.sailors - ashore
        rest = know.prospects(galley.zone, tuple(galley.cargo), left) if left else -know.galley_worth()
        return know.port_worth(name, ashore) + rest

    return [Weighed(worth(ashore), ashore) for ashore in range(1, choice.high + 1)]


def _stops(view: View) -> bool:
    """A galley that sails on is stopped, unless it could well sink the weakest galley that stops it."""
    galley = view.galleys[view.active]
    here = [
        mate.sailors for mate in view.galleys.values() if mate.owner == view.seat and mate.zone == galley.zone
    ]
    return odds(galley.sailors, view.value, min(here)).win < WEIGHTS.stop_risk


def _at_home(view: View) -> bool:
    """Whether the active galley lies at a port of this seat."""
    port = PORT_OF.get(view.galleys[view.active].zone)
    return port is not None and view.ports[port].owner == view.seat
