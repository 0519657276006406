"""Phase 3 of an action: a sale, which fills the warehouse of the port and pays by its places."""

from collections.abc import Sequence
from functools import cache

from engine.answers import picked_ids
from engine.choice import NOTHING, Answer, Branch, Option, Pick
from engine.core import Dealer, Step, step
from engine.serenissima.berth import Berth
from engine.serenissima.blockade import risk_blockade
from engine.serenissima.components import BOX, GOODS, PORT_OF, PORTS, PRODUCES, SIZES, SLOTS
from engine.serenissima.labels import (
    GOOD_NAMES,
    GOOD_OPTIONS,
    PORT_NAMES,
    PORT_SPOTS,
    PRODUCED_OPTIONS,
    SEAT_NAMES,
    STORED_OPTIONS,
    say,
)
from engine.serenissima.state import CLOSING, Galley, Port, State
from engine.text import Text

SELL_LABELS = {name: say("sell", port=facts.name) for name, facts in PORTS.items()}
NOTE_OWN = say("note-own-port")


# --- the rule, for the person who sells and for the person who weighs a sale


def wanted_goods(name: str, stored: Sequence[str], cargo: Sequence[str]) -> list[str]:
    """Goods of a cargo that the port neither produces nor stores; a full warehouse wants none."""
    if len(stored) >= SIZES[name]:
        return []
    produced = PRODUCES[name]
    return [good for good in GOODS if good in cargo and good != produced and good not in stored]


def cube_pays(name: str, stored: int, good: str, home: bool) -> int:
    """What the next cube brings where so many are stored: nothing at home, but spice has its bonus."""
    value = 0 if home else SLOTS[name][stored]
    return value + BOX.income.spice_bonus if good == "spice" else value


# --- the order


def sell_branch(s: State, here: Berth, port: Port) -> Branch:
    """One cube of each good that the port wants, as many as it has places for."""
    name, cargo, stored = here.name, here.galley.cargo, port.stored
    if s.turn.fought:
        return _no_sale(name, "fought")
    if s.turn.sale_barred:
        return _no_sale(name, "blockade")
    wanted = wanted_goods(name, stored, cargo)
    free = SIZES[name] - len(stored)
    if not wanted:
        return _no_sale(name, "unwanted" if free else "full")
    most = min(len(wanted), free)
    note = NOTE_OWN if here.home else _slots_note(name, len(stored), most)
    goods = Pick(
        [_good_option(good, name, port) for good in GOODS if good in cargo],
        1,
        most,
        start=tuple(wanted) if most == len(wanted) > 1 else (),
    )
    return Branch("sell", SELL_LABELS[name], goods, None, PORT_SPOTS[name], note)


@cache
def _slots_note(name: str, stored: int, most: int) -> Text:
    """What each of the next cubes pays."""
    values = SLOTS[name][stored : stored + most]
    return say("note-slots", ducats=values) if most > 1 else say("note-slot", ducats=values[0])


@cache
def _no_sale(name: str, reason: str) -> Branch:
    return Branch("sell", SELL_LABELS[name], NOTHING, say(f"blocked-{reason}"))


def _good_option(good: str, name: str, port: Port) -> Option:
    if good == PRODUCES[name]:
        return PRODUCED_OPTIONS[good]
    return STORED_OPTIONS[good] if good in port.stored else GOOD_OPTIONS[good]


def begin_sale(s: State, galley: Galley, how: Answer) -> None:
    """The goods are named; the person who is stronger here may prevent it."""
    s.turn.phase = CLOSING
    goods = picked_ids(how)
    s.stack.append(Sale(goods))
    risk_blockade(s, "sale", galley, goods)


@step
class Sale(Step[State]):
    """Phase 3a: each cube goes to the lowest free place of the warehouse and pays its value."""

    goods: list[str]

    def goes(self, s: State, dealer: Dealer) -> None:
        s.stack.pop()
        galley = s.galley(s.turn.galley)
        seat, name = galley.owner, PORT_OF[galley.zone]
        assert seat is not None
        port = s.ports[name]
        ducats = 0
        for good in self.goods:
            pays = cube_pays(name, len(port.stored), good, port.owner == seat)
            galley.cargo.remove(good)
            port.stored.append(good)
            s.earn(seat, pays, "sales")
            ducats += pays
        s.turn.sold = True
        dealer.tell(
            "serenissima-sold",
            who=SEAT_NAMES[seat],
            galley=galley.number,
            goods=tuple(GOOD_NAMES[good] for good in self.goods),
            port=PORT_NAMES[name],
            ducats=ducats,
        )
