"""The activation of one galley: an action in three phases, or an investment.

Its question is asked most: what is behind a branch is put together when someone looks into it, and
branches that depend on a few small numbers alone are kept and shared.
"""

from functools import lru_cache

from engine.choice import Answer, Branch, OneOf
from engine.core import Dealer, Decision, Decisions, Step, step
from engine.serenissima.battle import THE_PORT, attack_branch, begin_combat, storm_branch
from engine.serenissima.berth import Berth, berth
from engine.serenissima.crews import crew_branch, divide_sailors
from engine.serenissima.ids import mate_in, number_in
from engine.serenissima.investment import Investment, can_invest
from engine.serenissima.labels import DONE, GALLEY_SPOTS, INVEST, INVEST_LATE, INVEST_NOTHING, ZONES_AT, say
from engine.serenissima.landing import begin_landing, land_branch
from engine.serenissima.loading import exchange, exchange_branch, load, load_branch
from engine.serenissima.overboard import overboard_branch, throw_overboard
from engine.serenissima.sailing import sail_branch, set_sail
from engine.serenissima.selling import begin_sale, sell_branch
from engine.serenissima.state import CLOSING, LOADING, Galley, State
from engine.text import Seat, Text


@step
class Activation(Step[State]):
    """The owner of the active galley loads, sails, then sells or fights; or invests instead."""

    def asks(self, s: State) -> Decisions:
        turn = s.turn
        if turn.over:
            return {}
        galley = s.galley(turn.galley)
        seat = galley.owner
        if seat is None:
            return {}
        branches = orders(s, galley)
        if turn.acted and all(branch.blocked for branch in branches):
            return {}
        branches.append(INVEST_LATE if turn.acted else INVEST if can_invest(s, seat) else INVEST_NOTHING)
        branches.append(DONE)
        asked = "loaded" if turn.acted and turn.phase == LOADING else turn.phase
        prompt = _prompt(asked, galley.number, galley.zone, galley.sailors - turn.moved)
        about = (GALLEY_SPOTS[galley.number],)
        return {seat: Decision("activation", prompt, OneOf(branches), default={"done": {}}, about=about)}

    def takes(self, s: State, seat: Seat, answer: Answer, dealer: Dealer) -> None:
        ((order, how),) = answer.items()
        if order == "done":
            s.turn.over = True
        elif order == "invest":
            s.turn.over = True
            s.stack.append(Investment(seat, False))
        else:
            s.turn.acted = True
            carry_out(s, s.galley(s.turn.galley), seat, order, how, dealer)

    def goes(self, s: State, dealer: Dealer) -> None:
        s.stack.pop()


@lru_cache(maxsize=4096)
def _prompt(asked: str, galley: int, zone: str, left: int) -> Text:
    return say(f"ask-{asked}", galley=galley, at=ZONES_AT[zone], left=left)


def orders(s: State, galley: Galley) -> list[Branch]:
    """All that can be done with the galley in its present phase."""
    here, turn = berth(s, galley), s.turn
    phase, port = turn.phase, here.port
    branches = _loading_orders(s, here) if phase == LOADING else []
    if phase != CLOSING and turn.moved < galley.sailors:
        branches.append(sail_branch(s, galley))
    if galley.cargo and port is not None:
        branches.append(sell_branch(s, here, port))
    if not turn.sold:
        if here.foes:
            branches.append(attack_branch(s, here))
        if port is not None and port.owner is None and not turn.declined:
            branches.append(land_branch(s, here))
        elif port is not None and port.owner is not None and not here.home:
            branches.append(storm_branch(s, here, port, port.owner))
    if phase == LOADING:
        branches.append(overboard_branch(here))
    return branches


def _loading_orders(s: State, here: Berth) -> list[Branch]:
    """Cubes and sailors from the port and the other galleys here."""
    galley = here.galley
    branches: list[Branch] = []
    if here.port is not None:
        branches.append(load_branch(s, here, here.port))
    if crew := crew_branch(here):
        branches.append(crew)
    branches += [exchange_branch(galley, mate) for mate in here.mates if mate.cargo or galley.cargo]
    return branches


def carry_out(s: State, galley: Galley, seat: Seat, order: str, how: Answer, dealer: Dealer) -> None:
    """Give the order to the galley."""
    match order:
        case "load":
            load(s, galley, seat, how, dealer)
        case "crew":
            divide_sailors(s, galley, seat, how, dealer)
        case "overboard":
            throw_overboard(s, galley, seat, how, dealer)
        case "sail":
            set_sail(s, galley, how)
        case "sell":
            begin_sale(s, galley, how)
        case "attack":
            begin_combat(s, number_in(how))
        case "storm":
            begin_combat(s, THE_PORT)
        case "land":
            begin_landing(s, galley, how)
        case _:
            exchange(galley, s.galley(mate_in(order)), seat, how, dealer)
