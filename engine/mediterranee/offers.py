"""Phase 2: everything the player at the market may do, as the branches of one question.

For each act only whether it is possible is found out at once; its form is made when somebody looks into it.
"""

from functools import lru_cache

from engine.choice import (
    NOTHING,
    AllOf,
    Amount,
    Branch,
    Bucket,
    OneOf,
    Part,
    Pick,
    Share,
)
from engine.mediterranee.acts import (
    DONE,
    FORT_PRICE,
    GALLEY_PRICE,
    GOOD_PRICE,
    NOT_NOW,
    SAILOR_PRICE,
    Group,
    act,
    galley_branch,
)
from engine.mediterranee.components import (
    BOX,
    GOOD_OF,
    GOODS,
    PLACES,
    PORT_IN,
    PRICES,
    ZONE_OF,
)
from engine.mediterranee.labels import (
    GARRISON,
    GOOD_NAMES,
    HIRED,
    PORT_NAMES,
    PORT_OPTIONS,
    PORT_SPOTS,
    ducats,
    ducats_each,
    galley_id,
    galley_name,
    in_purse,
)
from engine.mediterranee.state import Galley, Port, State
from engine.mediterranee.transfers import cargoes, crews, discarding, dismissing, trading
from engine.text import Seat, text

GALLEY_NEEDS, FORT_NEEDS = frozenset(BOX.needs.galley), frozenset(BOX.needs.fort)

TAKE = text("mediterranee-take")
OFFER = text("mediterranee-offer")
ENQUIRE = text("mediterranee-enquire")
ASK_PART = text("mediterranee-part-ask")
FLOOR_PART = text("mediterranee-part-floor")
ASK_ME = text("mediterranee-ask-me")
MY_PRICE = text("mediterranee-my-price")
COUNTS = [text("mediterranee-count", count=count) for count in range(PLACES + 1)]


def market(s: State, seat: Seat) -> OneOf:
    """All that may be done, and why the rest may not."""
    fleet = s.fleet(seat)
    ports = s.holdings(seat)
    purse = s.purses[seat].ducats
    groups: dict[str, Group] = {}
    for galley in fleet:
        groups.setdefault(galley.zone, []).append(galley)
    return OneOf(
        [
            _buying(s, seat, fleet, purse),
            _recruiting(s, ports, groups, purse),
            crews(s, seat, groups),
            cargoes(groups),
            _shipyards(s, ports, groups, purse),
            _walls(s, ports, purse),
            trading(s, seat, groups, purse),
            discarding(fleet),
            dismissing(s, seat, fleet),
            _tariffs(ports),
            DONE,
        ]
    )


# --- buying goods

Purchase = tuple[int, str, int, int, tuple[int, ...]]
"""Galley, zone, price (0: the bank's, -1: to be asked), most at that price, best counter-offer per count."""


def _buying(s: State, seat: Seat, fleet: Group, purse: int) -> Branch:
    for galley in fleet:
        if _purchase(s, seat, galley, purse):
            return act("buy", lambda: _purchases(s, seat, fleet, purse), in_purse(purse))
    return NOT_NOW["buy"]


def _purchases(s: State, seat: Seat, fleet: Group, purse: int) -> OneOf:
    return OneOf([_purchase_branch(spec) for galley in fleet if (spec := _purchase(s, seat, galley, purse))])


def _purchase(s: State, seat: Seat, galley: Galley, purse: int) -> Purchase | None:
    name = PORT_IN.get(galley.zone)
    if name is None or purse < GOOD_PRICE:
        return None
    room = min(PLACES - galley.sailors - len(galley.goods), s.goods[GOOD_OF[name]])
    if room <= 0:
        return None
    port = s.ports[name]
    if port.owner is None or port.owner == seat:
        return galley.number, galley.zone, 0, min(room, purse // GOOD_PRICE), ()
    price = s.asking(port)
    if price is None:
        return galley.number, galley.zone, -1, 0, ()
    most, counters = min(room, purse // price), _counters(s, name, price, room, purse)
    return (galley.number, galley.zone, price, most, counters) if most or counters else None


def _counters(s: State, port: str, price: int, room: int, purse: int) -> tuple[int, ...]:
    if port in s.haggled or price == GOOD_PRICE:
        return ()
    affordable = (purse // count // GOOD_PRICE * GOOD_PRICE for count in range(1, room + 1))
    return tuple(min(price - GOOD_PRICE, most) for most in affordable if most)


def _purchase_branch(spec: Purchase) -> Branch:
    number, zone, price, most, counters = spec
    good = GOOD_NAMES[GOOD_OF[PORT_IN[zone]]]
    if price < 0:
        return galley_branch(number, zone, lambda: OneOf([Branch("enquire", ENQUIRE, NOTHING)]), good)
    note = text("mediterranee-note-price", good=good, price=price or GOOD_PRICE)
    if price == 0:
        return galley_branch(number, zone, lambda: Amount(1, most), note)
    return galley_branch(number, zone, lambda: _haggling(price, most, counters), note)


def _haggling(price: int, most: int, counters: tuple[int, ...]) -> OneOf:
    """Take goods at the price of the owner of the port, or make a counter-offer."""
    branches = []
    if most:
        branches.append(Branch("take", TAKE, Amount(1, most), note=ducats_each(price)))
    if counters:
        by_count = [
            Branch(str(count), COUNTS[count], Amount(GOOD_PRICE, best, GOOD_PRICE))
            for count, best in enumerate(counters, start=1)
        ]
        branches.append(Branch("offer", OFFER, OneOf(by_count)))
    return OneOf(branches)


# --- sailors


def _recruiting(s: State, ports: list[Port], groups: dict[str, Group], purse: int) -> Branch:
    funds = min(purse // SAILOR_PRICE, s.sailors)
    if funds:
        for port in ports:
            if len(port.stored) > port.recruited:
                return act("recruit", lambda: _recruits(ports, groups, funds), ducats_each(SAILOR_PRICE))
    return NOT_NOW["recruit"]


def _recruits(ports: list[Port], groups: dict[str, Group], funds: int) -> OneOf:
    branches: list[Branch] = []
    for port in ports:
        count = min(port.recruits, funds)
        if count:
            beside = groups.get(ZONE_OF[port.id], [])
            buckets = [Bucket("garrison", GARRISON, 0, count)]
            buckets += [_galley_bucket(g, min(g.room, count)) for g in beside if g.room > 0]
            note = text("mediterranee-note-recruits", count=count)
            branches.append(
                Branch(
                    port.id,
                    PORT_NAMES[port.id],
                    Share(buckets, 1, count),
                    spot=PORT_SPOTS[port.id],
                    note=note,
                )
            )
    return OneOf(branches)


def _galley_bucket(galley: Galley, most: int) -> Bucket:
    return Bucket(galley_id(galley.number), galley_name(galley.number), 0, most)


# --- building


def _may_build(port: Port, needs: frozenset[str]) -> bool:
    """Once a turn, where all that is needed is produced or stored."""
    return not port.built and needs.issubset((GOOD_OF[port.id], *port.stored))


def _shipyards(s: State, ports: list[Port], groups: dict[str, Group], purse: int) -> Branch:
    if purse >= GALLEY_PRICE and s.galleys_left:
        funds = min((purse - GALLEY_PRICE) // SAILOR_PRICE, s.sailors)
        for port in ports:
            if _new_crew(port, groups, funds):
                return act("galley", lambda: _launchings(ports, groups, funds), ducats(GALLEY_PRICE))
    return NOT_NOW["galley"]


def _new_crew(port: Port, groups: dict[str, Group], funds: int) -> list[Bucket]:
    """Where the crew of a galley built here may come from; nowhere, if none can be built."""
    if not _may_build(port, GALLEY_NEEDS):
        return []
    buckets = [
        Bucket("garrison", GARRISON, 0, port.garrison),
        Bucket("hired", HIRED, 0, min(port.recruits, funds), note=ducats_each(SAILOR_PRICE)),
    ]
    buckets += [_galley_bucket(galley, galley.sailors - 1) for galley in groups.get(ZONE_OF[port.id], [])]
    return [bucket for bucket in buckets if bucket.high]


def _launchings(ports: list[Port], groups: dict[str, Group], funds: int) -> OneOf:
    return OneOf(
        [
            Branch(port.id, PORT_NAMES[port.id], Share(crew, 1, PLACES), spot=PORT_SPOTS[port.id])
            for port in ports
            if (crew := _new_crew(port, groups, funds))
        ]
    )


def _walls(s: State, ports: list[Port], purse: int) -> Branch:
    if purse < FORT_PRICE or not s.forts:
        return NOT_NOW["fort"]
    names = [port.id for port in ports if not port.fort and _may_build(port, FORT_NEEDS)]
    if not names:
        return NOT_NOW["fort"]
    return act("fort", lambda: Pick([PORT_OPTIONS[name] for name in names]), ducats(FORT_PRICE))


# --- prices


def _tariffs(ports: list[Port]) -> Branch:
    if not ports:
        return NOT_NOW["tariff"]
    return act("tariff", lambda: _tariff_choice(frozenset([GOOD_OF[port.id] for port in ports])))


@lru_cache(maxsize=256)
def _tariff_choice(produced: frozenset[str]) -> OneOf:
    price = Amount(GOOD_PRICE, PRICES.monopoly_most, GOOD_PRICE)
    mine = AllOf([Part("ask", ASK_PART, price), Part("floor", FLOOR_PART, price)])
    ways = OneOf([Branch("price", MY_PRICE, mine), Branch("ask-me", ASK_ME, NOTHING)])
    return OneOf([Branch(good, GOOD_NAMES[good], ways) for good in GOODS if good in produced])
