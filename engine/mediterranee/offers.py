"""Phase 2: everything the player at the market may do, as the branches of one question.

For each act only whether it is possible is found out at once; its form is made when somebody looks into it.
"""

from collections.abc import Callable
from functools import lru_cache

from engine.choice import (
    NOTHING,
    AllOf,
    Amount,
    Branch,
    Bucket,
    Choice,
    LazyBranch,
    OneOf,
    Part,
    Pick,
    Share,
)
from engine.mediterranee.components import (
    BOX,
    GOOD_OF,
    GOODS,
    PLACES,
    PORT_IN,
    PRICES,
    ZONE_OF,
    ZONES,
)
from engine.mediterranee.labels import (
    GALLEY_SPOTS,
    GARRISON,
    GOOD_NAMES,
    HIRED,
    PORT_NAMES,
    PORT_OPTIONS,
    PORT_SPOTS,
    WHO,
    ZONE_NAMES,
    crew_and_cargo,
    ducats,
    ducats_each,
    galley_at,
    galley_id,
    galley_name,
    goods_buckets,
)
from engine.mediterranee.state import Galley, Port, State
from engine.text import Seat, Text, text

Group = list[Galley]

LABELS = {
    act: text(f"mediterranee-act-{act}")
    for act in (
        "buy",
        "recruit",
        "crew",
        "cargo",
        "galley",
        "fort",
        "trade",
        "discard",
        "dismiss",
        "tariff",
        "done",
    )
}
GOOD_PRICE, SAILOR_PRICE, GALLEY_PRICE, FORT_PRICE = (
    PRICES.good,
    PRICES.sailor,
    PRICES.galley,
    PRICES.fort,
)
GALLEY_NEEDS, FORT_NEEDS = frozenset(BOX.needs.galley), frozenset(BOX.needs.fort)
COSTS = {"recruit": SAILOR_PRICE, "galley": GALLEY_PRICE, "fort": FORT_PRICE}
NOT_NOW = {
    act: Branch(act, label, NOTHING, text(f"mediterranee-blocked-{act}", price=COSTS.get(act, 0)))
    for act, label in LABELS.items()
    if act != "done"
}
DONE = Branch("done", LABELS["done"], NOTHING)

TAKE = text("mediterranee-take")
OFFER = text("mediterranee-offer")
ENQUIRE = text("mediterranee-enquire")
SELL = text("mediterranee-sell")
BUY = text("mediterranee-buy")
GOODS_PART = text("mediterranee-part-goods")
PRICE_PART = text("mediterranee-part-price")
ASK_PART = text("mediterranee-part-ask")
FLOOR_PART = text("mediterranee-part-floor")
ASK_ME = text("mediterranee-ask-me")
MY_PRICE = text("mediterranee-my-price")
COUNTS = [text("mediterranee-count", count=count) for count in range(PLACES + 1)]
OPEN_SEA = frozenset(zone.id for zone in ZONES.values() if zone.kind == "open")
"""Zones in which nobody trades."""


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
            _crews(s, seat, groups),
            _cargoes(groups),
            _shipyards(s, ports, groups, purse),
            _walls(s, ports, purse),
            _trading(s, seat, groups, purse),
            _discarding(fleet),
            _dismissing(s, seat, fleet),
            _tariffs(ports),
            DONE,
        ]
    )


def _act(act: str, make: Callable[[], Choice], note: Text | None = None) -> Branch:
    return LazyBranch(act, LABELS[act], make, None, None, note)


def _galley_branch(number: int, zone: str, make: Callable[[], Choice], note: Text | None = None) -> Branch:
    return LazyBranch(galley_id(number), galley_at(number, zone), make, None, GALLEY_SPOTS[number], note)


# --- buying goods

Purchase = tuple[int, str, int, int, tuple[int, ...]]
"""Galley, zone, price (0: the bank's, -1: to be asked), most at that price, best counter-offer per count."""


def _buying(s: State, seat: Seat, fleet: Group, purse: int) -> Branch:
    for galley in fleet:
        if _purchase(s, seat, galley, purse):
            return _act("buy", lambda: _purchases(s, seat, fleet, purse), ducats(purse))
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
        return _galley_branch(number, zone, lambda: OneOf([Branch("enquire", ENQUIRE, NOTHING)]), good)
    note = text("mediterranee-note-price", good=good, price=price or GOOD_PRICE)
    if price == 0:
        return _galley_branch(number, zone, lambda: Amount(1, most), note)
    return _galley_branch(number, zone, lambda: _haggling(price, most, counters), note)


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
                return _act("recruit", lambda: _recruits(ports, groups, funds), ducats_each(SAILOR_PRICE))
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


def _crews(s: State, seat: Seat, groups: dict[str, Group]) -> Branch:
    for zone, group in groups.items():
        if _divisible(group, _garrison(s, seat, zone)):
            return _act("crew", lambda: _divisions(s, seat, groups))
    return NOT_NOW["crew"]


def _garrison(s: State, seat: Seat, zone: str) -> int | None:
    """The sailors in the own port of a zone; None: there is no such port."""
    name = PORT_IN.get(zone)
    if name is None:
        return None
    port = s.ports[name]
    return port.garrison if port.owner == seat else None


def _divisible(group: Group, garrison: int | None) -> bool:
    """Whether the sailors in a zone can be divided in another way."""
    if garrison:
        return True
    count = len(group)
    if garrison is None and count == 1:
        return False
    sailors = sum([galley.sailors for galley in group])
    return sailors != count and (garrison is not None or sailors != PLACES * count)


def _divisions(s: State, seat: Seat, groups: dict[str, Group]) -> OneOf:
    branches: list[Branch] = []
    for zone, group in groups.items():
        garrison = _garrison(s, seat, zone)
        if _divisible(group, garrison):
            branches.append(_crew_branch(zone, garrison, group))
    return OneOf(branches)


def _crew_branch(zone: str, garrison: int | None, group: Group) -> Branch:
    return LazyBranch(zone, ZONE_NAMES[zone], lambda: _crew_division(garrison, group), None, f"zone:{zone}")


def _crew_division(garrison: int | None, group: Group) -> Share:
    """Any split of the sailors in a zone that leaves room for all goods there."""
    total = sum([galley.sailors for galley in group]) + (garrison or 0)
    most_aboard = PLACES * len(group) - sum([len(galley.goods) for galley in group])
    buckets = [
        Bucket(
            galley_id(galley.number), galley_name(galley.number), 1, PLACES, _aboard(galley), galley.sailors
        )
        for galley in group
    ]
    if garrison is not None:
        now = text("mediterranee-note-now", count=garrison)
        low = max(0, total - most_aboard)
        buckets.append(Bucket("garrison", GARRISON, low, total - len(group), now, garrison))
    return Share(buckets, total, total)


def _aboard(galley: Galley) -> Text:
    return crew_and_cargo(galley.sailors, tuple(galley.goods))


def _dismissing(s: State, seat: Seat, fleet: Group) -> Branch:
    for galley in fleet:
        if _may_dismiss(s, seat, galley):
            return _act("dismiss", lambda: _dismissals(s, seat, fleet))
    return NOT_NOW["dismiss"]


def _may_dismiss(s: State, seat: Seat, galley: Galley) -> bool:
    """All but one sailor, in any port but the own ones."""
    name = PORT_IN.get(galley.zone)
    return galley.sailors > 1 and name is not None and s.ports[name].owner != seat


def _dismissals(s: State, seat: Seat, fleet: Group) -> OneOf:
    return OneOf([_dismissal(galley) for galley in fleet if _may_dismiss(s, seat, galley)])


def _dismissal(galley: Galley) -> Branch:
    return _galley_branch(galley.number, galley.zone, lambda: Amount(1, galley.sailors - 1))


# --- goods aboard


def _cargoes(groups: dict[str, Group]) -> Branch:
    for group in groups.values():
        if len(group) > 1:
            for source in group:
                if _targets(source, group):
                    return _act("cargo", lambda: _reloading(groups))
    return NOT_NOW["cargo"]


def _targets(source: Galley, group: Group) -> Group:
    """The galleys of a zone that may take goods from one of them."""
    return [galley for galley in group if galley is not source and galley.room > 0] if source.goods else []


def _reloading(groups: dict[str, Group]) -> OneOf:
    branches = [
        _galley_branch(source.number, source.zone, _onto(source, targets), _aboard(source))
        for group in groups.values()
        for source in group
        if (targets := _targets(source, group))
    ]
    return OneOf(branches)


def _onto(source: Galley, targets: Group) -> Callable[[], OneOf]:
    return lambda: OneOf([_target(target, tuple(source.goods)) for target in targets])


def _target(galley: Galley, goods: tuple[str, ...]) -> Branch:
    choice = Share(goods_buckets(goods), 1, min(galley.room, len(goods)))
    number = galley.number
    return Branch(galley_id(number), galley_name(number), choice, spot=GALLEY_SPOTS[number])


def _discarding(fleet: Group) -> Branch:
    for galley in fleet:
        if galley.goods:
            return _act("discard", lambda: OneOf([_discard(galley) for galley in fleet if galley.goods]))
    return NOT_NOW["discard"]


def _discard(galley: Galley) -> Branch:
    goods = tuple(galley.goods)
    return _galley_branch(galley.number, galley.zone, lambda: Share(goods_buckets(goods), 1, len(goods)))


# --- building


def _may_build(port: Port, needs: frozenset[str]) -> bool:
    """Once a turn, where all that is needed is produced or stored."""
    return not port.built and needs.issubset((GOOD_OF[port.id], *port.stored))


def _shipyards(s: State, ports: list[Port], groups: dict[str, Group], purse: int) -> Branch:
    if purse >= GALLEY_PRICE and s.galleys_left:
        funds = min((purse - GALLEY_PRICE) // SAILOR_PRICE, s.sailors)
        for port in ports:
            if _new_crew(port, groups, funds):
                return _act("galley", lambda: _launchings(ports, groups, funds), ducats(GALLEY_PRICE))
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
    return _act("fort", lambda: Pick([PORT_OPTIONS[name] for name in names]), ducats(FORT_PRICE))


# --- other players


def _trading(s: State, seat: Seat, groups: dict[str, Group], purse: int) -> Branch:
    meetings: list[tuple[Galley, Galley]] = []
    for other in s.galleys.values():
        if other.zone in groups and other.seat != seat and other.zone not in OPEN_SEA:
            meetings += [
                (mine, other) for mine in groups[other.zone] if _sells(mine, other) or _sells(other, mine)
            ]
    return _act("trade", lambda: _meetings(meetings, purse)) if meetings else NOT_NOW["trade"]


def _sells(seller: Galley, buyer: Galley) -> bool:
    return bool(seller.goods) and buyer.room > 0


def _meetings(meetings: list[tuple[Galley, Galley]], purse: int) -> OneOf:
    """By the own galley, then by the other one."""
    by_mine: dict[int, list[tuple[Galley, Galley]]] = {}
    for mine, other in sorted(meetings, key=lambda pair: (pair[0].number, pair[1].number)):
        by_mine.setdefault(mine.number, []).append((mine, other))
    return OneOf([_met(pairs, purse) for pairs in by_mine.values()])


def _met(pairs: list[tuple[Galley, Galley]], purse: int) -> Branch:
    mine = pairs[0][0]
    return _galley_branch(
        mine.number, mine.zone, lambda: OneOf([_meeting(mine, other, purse) for _, other in pairs])
    )


def _meeting(mine: Galley, other: Galley, purse: int) -> Branch:
    ways = []
    if _sells(mine, other):
        ways.append(Branch("sell", SELL, _deal(mine, other, BOX.limits.offer)))
    if _sells(other, mine):
        ways.append(Branch("buy", BUY, _deal(other, mine, purse)))
    label = text("mediterranee-galley-of", number=other.number, who=WHO[other.seat])
    return Branch(galley_id(other.number), label, OneOf(ways), spot=GALLEY_SPOTS[other.number])


def _deal(seller: Galley, buyer: Galley, most: int) -> AllOf:
    goods = tuple(seller.goods)
    share = Share(goods_buckets(goods), 1, min(buyer.room, len(goods)))
    return AllOf([Part("goods", GOODS_PART, share), Part("price", PRICE_PART, Amount(0, most, GOOD_PRICE))])


def _tariffs(ports: list[Port]) -> Branch:
    if not ports:
        return NOT_NOW["tariff"]
    return _act("tariff", lambda: _tariff_choice(frozenset([GOOD_OF[port.id] for port in ports])))


@lru_cache(maxsize=256)
def _tariff_choice(produced: frozenset[str]) -> OneOf:
    price = Amount(GOOD_PRICE, PRICES.monopoly_most, GOOD_PRICE)
    mine = AllOf([Part("ask", ASK_PART, price), Part("floor", FLOOR_PART, price)])
    ways = OneOf([Branch("price", MY_PRICE, mine), Branch("ask-me", ASK_ME, NOTHING)])
    return OneOf([Branch(good, GOOD_NAMES[good], ways) for good in GOODS if good in produced])
