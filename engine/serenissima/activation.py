"""The activation of one galley: an action in three phases, or an investment."""

from functools import lru_cache

from engine.choice import Answer, OneOf
from engine.core import Decision, Decisions, Step, Table, step
from engine.serenissima.battle import Battle
from engine.serenissima.components import BOX, GOOD_PRICE, PORT_OF, PRODUCES
from engine.serenissima.investment import Investment
from engine.serenissima.labels import DONE, GOOD, INVEST, INVEST_LATE, PORT, WHO, ZONE, say
from engine.serenissima.orders import combat_value, orders, route
from engine.serenissima.state import CLOSING, LOADING, SAILING, Galley, State
from engine.serenissima.voyage import Landing, Sale, Voyage, blockade
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
        branches.append(INVEST_LATE if turn.acted else INVEST)
        branches.append(DONE)
        asked = "loaded" if turn.acted and turn.phase == LOADING else turn.phase
        prompt = _prompt(asked, galley.number, galley.zone, galley.sailors - turn.moved)
        return {seat: Decision("activation", prompt, OneOf(branches), default={"done": {}})}

    def takes(self, s: State, seat: Seat, answer: Answer, table: Table) -> None:
        ((order, how),) = answer.items()
        galley = s.galley(s.turn.galley)
        if order == "done":
            s.turn.over = True
            return
        if order == "invest":
            s.turn.over = True
            s.stack.append(Investment(seat, False))
            return
        s.turn.acted = True
        match order:
            case "load":
                _load(s, galley, seat, how, table)
            case "crew":
                _divide_sailors(s, galley, seat, how, table)
            case "overboard":
                _overboard(s, galley, seat, how, table)
            case "sail":
                s.turn.phase = SAILING
                s.stack.append(Voyage(route(s, galley, how)))
            case "sell":
                s.turn.phase = CLOSING
                goods = [how] if isinstance(how, str) else how
                s.stack.append(Sale(goods))
                _risk_blockade(s, "sale", galley, goods)
            case "attack":
                _begin_combat(s, galley)
                s.stack.append(Battle(int(how)))
            case "storm":
                _begin_combat(s, galley)
                s.stack.append(Battle(0))
            case "land":
                s.turn.phase = CLOSING
                s.stack.append(Landing(how))
                _risk_blockade(s, "landing", galley)
            case _:
                mate = s.galley(int(order.removeprefix("cargo-")))
                _exchange(galley, mate, seat, how, table)

    def goes(self, s: State, table: Table) -> None:
        s.stack.pop()


@lru_cache(maxsize=4096)
def _prompt(asked: str, galley: int, zone: str, left: int) -> Text:
    return say(f"ask-{asked}", galley=galley, zone=ZONE[zone], left=left)


def _load(s: State, galley: Galley, seat: Seat, count: int, table: Table) -> None:
    """Cubes from the port: the first one of an activation is free at home; others pay its owner."""
    name = PORT_OF[galley.zone]
    port, good = s.ports[name], PRODUCES[name]
    free = 1 if port.owner == seat and s.turn.free_cube else 0
    price = (count - free) * GOOD_PRICE
    if free:
        s.turn.free_cube = False
    s.supply[good] -= count
    galley.cargo += [good] * count
    to = None if port.owner == seat else port.owner
    s.pay(seat, price, to)
    table.tell(
        "serenissima-loaded" if to is None else "serenissima-loaded-from",
        who=WHO[seat],
        owner=WHO[seat if to is None else to],
        galley=galley.number,
        count=count,
        good=GOOD[good],
        port=PORT[name],
        ducats=price,
    )


def _divide_sailors(s: State, galley: Galley, seat: Seat, how: dict[str, int], table: Table) -> None:
    for mate in s.galleys_in(galley.zone):
        if mate.owner == seat:
            mate.sailors = how.get(f"galley:{mate.number}", 1)
    name = PORT_OF.get(galley.zone)
    if name is not None and s.ports[name].owner == seat:
        s.ports[name].sailors = how.get(f"port:{name}", 1)
    table.tell("serenissima-crewed", who=WHO[seat], galley=galley.number, count=galley.sailors)


def _exchange(galley: Galley, mate: Galley, seat: Seat, how: dict[str, int], table: Table) -> None:
    both = sorted(galley.cargo + mate.cargo)
    galley.cargo = []
    for good, count in how.items():
        galley.cargo += [good] * count
        for _ in range(count):
            both.remove(good)
    galley.cargo.sort()
    mate.cargo = both
    table.tell("serenissima-exchanged", who=WHO[seat], galley=galley.number, mate=mate.number)


def _overboard(s: State, galley: Galley, seat: Seat, how: Answer, table: Table) -> None:
    ((what, counts),) = how.items()
    if what == "cargo":
        _jettison(s, galley, seat, counts, table)
    else:
        _scuttle(s, seat, s.galley(int(what.removeprefix("sink-"))), counts, table)


def _jettison(s: State, galley: Galley, seat: Seat, how: dict[str, int], table: Table) -> None:
    for good, count in how.items():
        for _ in range(count):
            galley.cargo.remove(good)
            s.supply[good] += 1
    table.tell("serenissima-jettisoned", who=WHO[seat], galley=galley.number, count=sum(how.values()))


def _scuttle(s: State, seat: Seat, lost: Galley, havens: dict[str, int], table: Table) -> None:
    """A player may sink a galley of their own; sailors without another place return to the stock."""
    for place, count in havens.items():
        kind, _, name = place.partition(":")
        if kind == "port":
            s.ports[name].sailors += count
        else:
            s.galley(int(name)).sailors += count
        lost.sailors -= count
    s.sink(lost)
    table.tell("serenissima-scuttled", who=WHO[seat], galley=lost.number)


def _risk_blockade(s: State, kind: str, galley: Galley, goods: list[str] | None = None) -> None:
    """A sale or a landing may be prevented; where the galley began its turn, only if the data say so."""
    if s.turn.moved or BOX.sale_blockade_at_start:
        blockade(s, kind, galley, goods)


def _begin_combat(s: State, galley: Galley) -> None:
    s.turn.value = combat_value(s, galley)
    s.turn.phase = CLOSING
    s.turn.fought = True
