"""Phases 5 and 6: sailors land in ports without a garrison, goods are sold, and the capital pays."""

from functools import lru_cache

from engine.choice import NOTHING, Answer, Branch, Bucket, OneOf, Option, Pick, Share
from engine.core import Decision, Decisions, Step, Table, step
from engine.lazy import LazyBranch
from engine.mediterranee.components import BOX, CAPITAL, GOODS, PORT_IN, PORTS, PRICES
from engine.mediterranee.labels import (
    GOOD_NAMES,
    PORT_NAMES,
    PORT_SPOTS,
    WHO,
    cargo,
    crew_and_cargo,
    galley_id,
    galley_name,
    number_of,
)
from engine.mediterranee.state import Galley, Port, State
from engine.text import Seat, text

INCOME = PRICES.income
LAND_DONE = Branch("done", text("mediterranee-land-done"), NOTHING)
LAND_PROMPT = text("mediterranee-ask-land")
SELL_DONE = Branch("done", text("mediterranee-sell-done"), NOTHING)
SELL_PROMPT = text("mediterranee-ask-sell")


@step
class Landing(Step[State]):
    """Phase 5: in turn order, put sailors ashore in ports without a garrison."""

    seat: Seat

    def asks(self, s: State) -> Decisions:
        groups: dict[str, list[Galley]] = {}
        for galley in s.fleet(self.seat):
            name = PORT_IN.get(galley.zone)
            if name is not None and not s.ports[name].garrison:
                groups.setdefault(name, []).append(galley)
        if not groups:
            return {}
        branches = [_landing(port, group) for port, group in groups.items()]
        branches.append(LAND_DONE)
        return {self.seat: Decision("land", LAND_PROMPT, OneOf(branches), default={"done": {}})}

    def takes(self, s: State, seat: Seat, answer: Answer, table: Table) -> None:
        ((key, split),) = answer.items()
        if key == "done":
            s.stack.pop()
            return
        port = s.ports[key]
        count = sum(split.values())
        for name, sailors in split.items():
            s.galleys[number_of(name)].sailors -= sailors
        port.garrison = count
        told = "mediterranee-regarrisoned" if port.owner == seat else "mediterranee-landed"
        port.owner = seat
        table.tell(told, who=WHO[seat], port=PORT_NAMES[key], count=count)
        for galley in [galley for galley in s.fleet(seat) if not galley.sailors]:
            s.sink(galley)
            table.tell("mediterranee-sunk", who=WHO[seat], galley=galley_name(galley.number))


def _landing(port: str, group: list[Galley]) -> Branch:
    return LazyBranch(port, PORT_NAMES[port], lambda: _crews(group), None, PORT_SPOTS[port])


def _crews(group: list[Galley]) -> Share:
    """Sailors of these galleys, one at least."""
    buckets = [_crew(galley) for galley in group]
    return Share(buckets, 1, sum([galley.sailors for galley in group]))


def _crew(galley: Galley) -> Bucket:
    note = crew_and_cargo(galley.sailors, tuple(galley.goods))
    return Bucket(galley_id(galley.number), galley_name(galley.number), 0, galley.sailors, note)


@step
class Selling(Step[State]):
    """Phase 6: sell goods that the port neither produces nor stores; then the capital pays."""

    seat: Seat

    def asks(self, s: State) -> Decisions:
        wanted: dict[str, list[str]] = {}
        for galley in s.fleet(self.seat):
            name = PORT_IN.get(galley.zone)
            if galley.goods and name is not None and not s.ports[name].full:
                port, goods = s.ports[name], wanted.setdefault(name, [])
                goods += [good for good in galley.goods if not port.has(good) and good not in goods]
        branches = [_sale(s, self.seat, s.ports[port], goods) for port, goods in wanted.items() if goods]
        if not branches:
            return {}
        first = branches[0]
        assert isinstance(first.choice, Pick)
        default: Answer = {first.id: [option.id for option in first.choice.options][: first.choice.high]}
        if first.choice.single:
            default = {first.id: first.choice.options[0].id}
        return {self.seat: Decision("sell", SELL_PROMPT, OneOf([*branches, SELL_DONE]), default=default)}

    def takes(self, s: State, seat: Seat, answer: Answer, table: Table) -> None:
        ((key, goods),) = answer.items()
        if key == "done":
            self.goes(s, table)
            return
        for good in [goods] if isinstance(goods, str) else goods:
            sell(s, seat, s.ports[key], good, table)

    def goes(self, s: State, table: Table) -> None:
        s.stack.pop()
        seat = self.seat
        capital = CAPITAL[s.purses[seat].nation]
        if s.ports[capital].owner == seat:
            s.earn(seat, INCOME)
            table.tell("mediterranee-income", who=WHO[seat], ducats=INCOME, port=PORT_NAMES[capital])


def _sale(s: State, seat: Seat, port: Port, goods: list[str]) -> Branch:
    slots = PORTS[port.id].slots[len(port.stored) :]
    offers = tuple((good, bonus(s, seat, port, good)) for good in GOODS if good in goods)
    return _sale_branch(port.id, tuple(slots), offers)


@lru_cache(maxsize=8192)
def _sale_branch(port: str, slots: tuple[int, ...], offers: tuple[tuple[str, int], ...]) -> Branch:
    options = [
        Option(
            good,
            GOOD_NAMES[good],
            note=text("mediterranee-note-bonus", ducats=extra) if extra else None,
        )
        for good, extra in offers
    ]
    pays = tuple(slot * BOX.slot_value for slot in slots)
    note = text("mediterranee-note-slots", slots=pays)
    choice = Pick(options, 1, min(len(options), len(slots)))
    return Branch(port, PORT_NAMES[port], choice, spot=f"port:{port}", note=note)


def bonus(s: State, seat: Seat, port: Port, good: str) -> int:
    """New markets: for a good that no port of another port's owner produces or stores."""
    if port.owner is None or port.owner == seat:
        return 0
    if any(other.has(good) for other in s.holdings(port.owner)):
        return 0
    return PRICES.new_market_capital if PORTS[port.id].capital else PRICES.new_market


def sell(s: State, seat: Seat, port: Port, good: str, table: Table) -> None:
    """One piece into the lowest free slot."""
    galley = next(g for g in s.at(PORTS[port.id].zone, seat) if good in g.goods)
    extra = bonus(s, seat, port, good)
    pay = PORTS[port.id].slots[len(port.stored)] * BOX.slot_value
    galley.goods.remove(good)
    port.stored.append(good)
    s.earn(seat, pay + extra)
    table.tell(
        "mediterranee-sold-new" if extra else "mediterranee-sold",
        who=WHO[seat],
        cargo=cargo([good]),
        port=PORT_NAMES[port.id],
        ducats=pay + extra,
        bonus=extra,
    )
