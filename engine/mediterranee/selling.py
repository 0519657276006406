"""Phase 6: goods are sold, and the capital pays."""

from copy import copy
from dataclasses import replace

from engine.answers import chosen_branch, picked_ids
from engine.choice import NOTHING, Answer, Branch, OneOf, Option, Pick
from engine.core import Dealer, Decision, Decisions, Step, step
from engine.mediterranee.components import BOX, CAPITAL, GOODS, PORT_IN, PORTS, PRICES, SLOTS, ZONE_OF
from engine.mediterranee.ids import DONE, PORT_SPOTS
from engine.mediterranee.labels import GOOD_NAMES, PORT_NAMES, PORT_OPTIONS, SEAT_NAMES, cargo
from engine.mediterranee.state import Port, State
from engine.rng import Rng
from engine.text import Seat, Text, text

SELL_NO_MORE = Branch(DONE, text("mediterranee-sell-done"), NOTHING)
PROMPT = text("mediterranee-ask-sell")
EVERYTHING, WHOLE_PORT = "everything", "whole-port"
SELL_EVERYTHING = Branch(EVERYTHING, text("mediterranee-sell-everything"), NOTHING)
IN_ONE_PORT = text("mediterranee-sell-whole-port")


@step
class Selling(Step[State]):
    """Phase 6: sell goods that the port neither produces nor stores; then the capital pays."""

    seat: Seat

    def asks(self, s: State) -> Decisions:
        ports = salable(s, self.seat)
        if not ports or _settled_sales(s, self.seat) != "ask":
            return {}
        branches = [Branch(EVERYTHING, lambda: _sell_all(s, self.seat), NOTHING)]
        if len(ports) > 1:
            whole = Pick([PORT_OPTIONS[port] for port in ports])
            branches.append(Branch(WHOLE_PORT, IN_ONE_PORT, whole, aside=True))
        branches += [_port_branch(s, self.seat, port, goods) for port, goods in ports.items()]
        choice = OneOf([*branches, SELL_NO_MORE])
        return {self.seat: Decision("sell", PROMPT, choice, default={EVERYTHING: {}}, standing=True)}

    def takes(self, s: State, seat: Seat, answer: Answer, dealer: Dealer) -> None:
        key, goods = chosen_branch(answer)
        if key == DONE:
            self._end(s, dealer)
        elif key == EVERYTHING:
            sell_everything(s, seat, list(PORTS), dealer)
        elif key == WHOLE_PORT:
            sell_everything(s, seat, [goods], dealer)
        else:
            for good in picked_ids(goods):
                sell(s, seat, s.ports[key], good, dealer)

    def goes(self, s: State, dealer: Dealer) -> None:
        if salable(s, self.seat) and _settled_sales(s, self.seat) == "everything":
            sell_everything(s, self.seat, list(PORTS), dealer)
        self._end(s, dealer)

    def _end(self, s: State, dealer: Dealer) -> None:
        s.stack.pop()
        seat = self.seat
        capital = CAPITAL[s.purses[seat].nation]
        if s.ports[capital].owner == seat:
            s.earn(seat, PRICES.income)
            dealer.tell(
                "mediterranee-income", who=SEAT_NAMES[seat], ducats=PRICES.income, port=PORT_NAMES[capital]
            )


def _settled_sales(s: State, seat: Seat) -> str:
    """What was settled about sales while sailing."""
    instructions = s.instructions.get(seat)
    return instructions.selling if instructions else "ask"


def salable(s: State, seat: Seat) -> dict[str, list[str]]:
    """The goods that one can sell in each port, in the order of the goods."""
    wanted: dict[str, list[str]] = {}
    for galley in s.fleet(seat):
        name = PORT_IN.get(galley.zone)
        if galley.goods and name is not None and not s.ports[name].full:
            port, goods = s.ports[name], wanted.setdefault(name, [])
            goods += [good for good in galley.goods if not port.has(good)]
    return {name: [good for good in GOODS if good in aboard] for name, aboard in wanted.items() if aboard}


def _port_branch(s: State, seat: Seat, name: str, goods: list[str]) -> Branch:
    port = s.ports[name]
    slots = SLOTS[name][len(port.stored) :]
    options = [_good_option(good, bonus(s, seat, port, good)) for good in goods]
    most = min(len(options), len(slots))
    pays = tuple(slot * BOX.slot_value for slot in slots[:most])
    note = text("mediterranee-note-slots", slots=pays, count=len(pays))
    choice = Pick(options, 1, most, start=tuple(goods) if most == len(options) > 1 else ())
    return Branch(name, PORT_NAMES[name], choice, spot=PORT_SPOTS[name], note=note)


def _good_option(good: str, extra: int) -> Option:
    note = text("mediterranee-note-bonus", ducats=extra) if extra else None
    return Option(good, GOOD_NAMES[good], note=note)


def bonus(s: State, seat: Seat, port: Port, good: str) -> int:
    """New markets: for a good that no port of another port's owner produces or stores."""
    if port.owner is None or port.owner == seat:
        return 0
    if any(other.has(good) for other in s.holdings(port.owner)):
        return 0
    return PRICES.new_market_capital if PORTS[port.id].capital else PRICES.new_market


def sell(s: State, seat: Seat, port: Port, good: str, dealer: Dealer) -> None:
    """One piece into the lowest free slot."""
    galley = next(g for g in s.at(ZONE_OF[port.id], seat) if good in g.goods)
    extra = bonus(s, seat, port, good)
    pay = SLOTS[port.id][len(port.stored)] * BOX.slot_value
    galley.goods.remove(good)
    port.stored.append(good)
    s.earn(seat, pay + extra)
    dealer.tell(
        "mediterranee-sold-new" if extra else "mediterranee-sold",
        who=SEAT_NAMES[seat],
        cargo=cargo([good]),
        port=PORT_NAMES[port.id],
        ducats=pay + extra,
        bonus=extra,
    )


def sell_everything(s: State, seat: Seat, ports: list[str], dealer: Dealer) -> None:
    """All that these ports take: new markets first, the dearest of them before the others."""
    while sales := [
        (bonus(s, seat, s.ports[port], good), port, good)
        for port, goods in salable(s, seat).items()
        if port in ports
        for good in goods
    ]:
        _extra, port, good = max(sales, key=lambda sale: sale[0])
        sell(s, seat, s.ports[port], good, dealer)


def _sell_all(s: State, seat: Seat) -> Text:
    return text("mediterranee-sell-all", ducats=proceeds(s, seat))


def proceeds(s: State, seat: Seat) -> int:
    """What selling everything pays, tried on a copy of what it changes."""
    trial = copy(s)
    trial.ports = {name: replace(port, stored=[*port.stored]) for name, port in s.ports.items()}
    trial.galleys = {number: replace(galley, goods=[*galley.goods]) for number, galley in s.galleys.items()}
    trial.purses = [replace(purse) if owner == seat else purse for owner, purse in enumerate(s.purses)]
    sell_everything(trial, seat, list(PORTS), Dealer(Rng("")))
    return trial.purses[seat].ducats - s.purses[seat].ducats
