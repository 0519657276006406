"""Phase 2: purchases, constructions, enlistment and transfers, in any order and as often as one likes."""

from collections.abc import Callable

from engine.choice import Answer
from engine.core import Decisions, Step, Table, step
from engine.lazy import LazyDecision
from engine.mediterranee.components import PORTS, PRICES, ZONES
from engine.mediterranee.dealings import Enquiry, Haggle, Trade, buy
from engine.mediterranee.labels import (
    GOOD_NAMES,
    PORT_NAMES,
    WHO,
    ZONE_NAMES,
    cargo,
    galley_id,
    galley_name,
    named_goods,
    number_of,
)
from engine.mediterranee.offers import market
from engine.mediterranee.state import State, Tariff
from engine.mediterranee.stow import restow
from engine.text import Seat, text

PROMPT = text("mediterranee-ask-market")


@step
class Market(Step[State]):
    """One player at the market, until done; whoever has neither port nor galley has nothing to do there."""

    seat: Seat

    def asks(self, s: State) -> Decisions:
        seat = self.seat
        if not s.in_play(seat):
            return {}
        return {seat: LazyDecision("market", PROMPT, lambda: market(s, seat), default={"done": {}})}

    def takes(self, s: State, seat: Seat, answer: Answer, table: Table) -> None:
        ((act, detail),) = answer.items()
        if act == "done":
            s.stack.pop()
            s.quotes = {}
            s.haggled = []
        else:
            ACTS[act](s, seat, detail, table)


def _only(answer: Answer) -> tuple[str, Answer]:
    """The branch taken, and what was said there."""
    ((key, inner),) = answer.items()
    return key, inner


def _buy(s: State, seat: Seat, answer: Answer, table: Table) -> None:
    galley, how = _only(answer)
    number = number_of(galley)
    port = s.port_in(s.galleys[number].zone)
    assert port is not None
    if isinstance(how, int):
        buy(s, seat, number, how, PRICES.good, table)
    elif "enquire" in how:
        s.stack.append(Enquiry(seat, port.id))
    elif "take" in how:
        price = s.asking(port)
        assert price is not None
        buy(s, seat, number, how["take"], price, table)
    else:
        count, price = _only(how["offer"])
        s.haggled.append(port.id)
        s.stack.append(Haggle(seat, number, port.id, int(count), price))


def _recruit(s: State, seat: Seat, answer: Answer, table: Table) -> None:
    name, split = _only(answer)
    port = s.ports[name]
    count = sum(split.values())
    port.recruited += count
    s.sailors -= count
    s.pay(seat, count * PRICES.sailor)
    port.garrison += split.get("garrison", 0)
    for key, sailors in split.items():
        if key != "garrison":
            s.galleys[number_of(key)].sailors += sailors
    table.tell("mediterranee-recruited", who=WHO[seat], count=count, port=PORT_NAMES[name])


def _crew(s: State, seat: Seat, answer: Answer, table: Table) -> None:
    zone, split = _only(answer)
    group = s.at(zone, seat)
    crews = [split.get(galley_id(galley.number), 1) for galley in group]
    if crews == [galley.sailors for galley in group]:
        return
    ashore = sum(galley.sailors for galley in group) - sum(crews)
    for galley, sailors in zip(group, crews, strict=True):
        galley.sailors = sailors
    if ashore:
        port = s.port_in(zone)
        assert port is not None
        port.garrison += ashore
    table.tell("mediterranee-crewed", who=WHO[seat], zone=ZONE_NAMES[zone])
    if any(galley.room < 0 for galley in group):
        restow(s, seat, group)


def _cargo(s: State, seat: Seat, answer: Answer, table: Table) -> None:
    source, onward = _only(answer)
    if source in ZONES:
        table.tell("mediterranee-reloaded", who=WHO[seat], zone=ZONE_NAMES[source])
        restow(s, seat, s.at(source, seat))
        return
    target, counts = _only(onward)
    goods = named_goods(counts)
    for good in goods:
        s.galleys[number_of(source)].goods.remove(good)
    s.galleys[number_of(target)].load(goods)
    table.tell(
        "mediterranee-moved-cargo",
        who=WHO[seat],
        cargo=cargo(goods),
        source=galley_name(number_of(source)),
        target=galley_name(number_of(target)),
    )


def _galley(s: State, seat: Seat, answer: Answer, table: Table) -> None:
    name, crew = _only(answer)
    port = s.ports[name]
    hired = crew.get("hired", 0)
    s.pay(seat, PRICES.galley + hired * PRICES.sailor)
    s.sailors -= hired
    port.built = True
    port.recruited += hired
    port.garrison -= crew.get("garrison", 0)
    for key, sailors in crew.items():
        if key.startswith("galley-"):
            s.galleys[number_of(key)].sailors -= sailors
    galley = s.launch(seat, PORTS[name].zone, sum(crew.values()))
    table.tell(
        "mediterranee-built-galley",
        who=WHO[seat],
        galley=galley_name(galley.number),
        port=PORT_NAMES[name],
        sailors=galley.sailors,
    )


def _fort(s: State, seat: Seat, answer: Answer, table: Table) -> None:
    port = s.ports[answer]
    s.pay(seat, PRICES.fort)
    s.forts -= 1
    port.fort = True
    port.built = True
    table.tell("mediterranee-built-fort", who=WHO[seat], port=PORT_NAMES[port.id])


def _trade(s: State, seat: Seat, answer: Answer, table: Table) -> None:
    mine, onward = _only(answer)
    theirs, deal = _only(onward)
    way, terms = _only(deal)
    goods = named_goods(terms["goods"])
    other = s.galleys[number_of(theirs)].seat
    if way == "sell":
        parties, route = (seat, other), (number_of(mine), number_of(theirs))
    else:
        parties, route = (other, seat), (number_of(theirs), number_of(mine))
    s.stack.append(Trade(seat, *parties, *route, goods, terms["price"], None, False))
    table.tell(
        f"mediterranee-trade-{way}",
        who=WHO[seat],
        other=WHO[other],
        cargo=cargo(goods),
        price=terms["price"],
    )


def _discard(s: State, seat: Seat, answer: Answer, table: Table) -> None:
    galley, counts = _only(answer)
    goods = named_goods(counts)
    for good in goods:
        s.galleys[number_of(galley)].goods.remove(good)
    s.unload(goods)
    table.tell(
        "mediterranee-discarded",
        who=WHO[seat],
        cargo=cargo(goods),
        galley=galley_name(number_of(galley)),
    )


def _dismiss(s: State, seat: Seat, answer: Answer, table: Table) -> None:
    galley, count = _only(answer)
    s.galleys[number_of(galley)].sailors -= count
    s.sailors += count
    table.tell("mediterranee-dismissed", who=WHO[seat], count=count, galley=galley_name(number_of(galley)))


def _tariff(s: State, seat: Seat, answer: Answer, table: Table) -> None:
    good, how = _only(answer)
    if "price" not in how:
        s.purses[seat].tariffs.pop(good, None)
        table.tell("mediterranee-tariff-dropped", who=WHO[seat], good=GOOD_NAMES[good])
        return
    tariff = Tariff(how["price"]["ask"], how["price"]["floor"])
    s.purses[seat].tariffs[good] = tariff
    private = text("mediterranee-tariff-own", good=GOOD_NAMES[good], price=tariff.ask, floor=tariff.floor)
    most = PRICES.owner_most
    table.tell(
        "mediterranee-tariff" if tariff.ask <= most else "mediterranee-tariff-high",
        who=WHO[seat],
        good=GOOD_NAMES[good],
        price=tariff.ask,
        most=most,
        private={seat: private},
    )


ACTS: dict[str, Callable[[State, Seat, Answer, Table], None]] = {
    "buy": _buy,
    "recruit": _recruit,
    "crew": _crew,
    "cargo": _cargo,
    "galley": _galley,
    "fort": _fort,
    "trade": _trade,
    "discard": _discard,
    "dismiss": _dismiss,
    "tariff": _tariff,
}
