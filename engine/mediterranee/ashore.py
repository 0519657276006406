"""Phases 5 and 6: sailors land in ports without a garrison, goods are sold, and the capital pays."""

from functools import lru_cache

from engine.choice import NOTHING, Answer, Branch, Bucket, OneOf, Option, Pick, Share
from engine.core import Decision, Decisions, Step, Table, step
from engine.mediterranee.components import BOX, GOODS, PORTS, PRICES
from engine.mediterranee.labels import (
    GOOD_NAMES,
    PORT_NAMES,
    WHO,
    cargo,
    crew_and_cargo,
    galley_id,
    galley_name,
    number_of,
)
from engine.mediterranee.state import Galley, Port, State
from engine.text import Seat, text

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
            port = s.port_in(galley.zone)
            if port and not port.garrison:
                groups.setdefault(port.id, []).append(galley)
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
    return _landing_branch(port, tuple((g.number, g.sailors, tuple(g.goods)) for g in group))


@lru_cache(maxsize=8192)
def _landing_branch(port: str, group: tuple[tuple[int, int, tuple[str, ...]], ...]) -> Branch:
    buckets = [
        Bucket(galley_id(number), galley_name(number), 0, sailors, note=crew_and_cargo(sailors, goods))
        for number, sailors, goods in group
    ]
    most = sum(sailors for _, sailors, _ in group)
    return Branch(port, PORT_NAMES[port], Share(buckets, 1, most), spot=f"port:{port}")


@step
class Selling(Step[State]):
    """Phase 6: sell goods that the port neither produces nor stores; then the capital pays."""

    seat: Seat

    def asks(self, s: State) -> Decisions:
        wanted: dict[str, list[str]] = {}
        for galley in s.fleet(self.seat):
            port = s.port_in(galley.zone)
            if galley.goods and port and not port.full:
                goods = wanted.setdefault(port.id, [])
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
        capital = BOX.nations[s.purses[self.seat].nation].capital
        if s.ports[capital].owner == self.seat:
            s.earn(self.seat, PRICES.income)
            table.tell(
                "mediterranee-income", who=WHO[self.seat], ducats=PRICES.income, port=PORT_NAMES[capital]
            )


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
