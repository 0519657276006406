"""Phase 2: everything the player at the market may do, as the branches of one question.

Branches are made from small tuples and kept, because most of them stay the same from one act to the next.
"""

from functools import lru_cache

from engine.choice import NOTHING, AllOf, Amount, Branch, Bucket, Choice, OneOf, Part, Pick, Share
from engine.mediterranee.components import BOX, GOODS, PLACES, PORT_IN, PORTS, PRICES, ZONES
from engine.mediterranee.labels import (
    GARRISON,
    GOOD_NAMES,
    HIRED,
    PORT_NAMES,
    PORT_OPTIONS,
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
from engine.text import Seat, SeatName, Text, text

Aboard = tuple[int, str, int, tuple[str, ...]]
"""A galley in a spec: number, zone, sailors, goods."""
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
COSTS = {"recruit": PRICES.sailor, "galley": PRICES.galley, "fort": PRICES.fort}
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


def _aboard(galley: Galley) -> Aboard:
    return galley.number, galley.zone, galley.sailors, tuple(galley.goods)


def _galley_branch(number: int, zone: str, choice: Choice, note: Text | None = None) -> Branch:
    return Branch(galley_id(number), galley_at(number, zone), choice, spot=f"galley:{number}", note=note)


# --- buying goods

Purchase = tuple[int, str, int, int, tuple[int, ...]]
"""Galley, zone, price (0: the bank's, -1: to be asked), most at that price, best counter-offer per count."""


def _buying(s: State, seat: Seat, fleet: Group, purse: int) -> Branch:
    specs = [spec for galley in fleet if (spec := _purchase(s, seat, galley, purse))]
    if not specs:
        return NOT_NOW["buy"]
    return Branch("buy", LABELS["buy"], _buying_choice(tuple(specs)), note=ducats(purse))


def _purchase(s: State, seat: Seat, galley: Galley, purse: int) -> Purchase | None:
    name = PORT_IN.get(galley.zone)
    if name is None:
        return None
    room = min(PLACES - galley.sailors - len(galley.goods), s.goods[PORTS[name].good])
    if room <= 0 or purse < PRICES.good:
        return None
    port = s.ports[name]
    if port.owner is None or port.owner == seat:
        return galley.number, galley.zone, 0, min(room, purse // PRICES.good), ()
    price = s.asking(port)
    if price is None:
        return galley.number, galley.zone, -1, 0, ()
    most, counters = min(room, purse // price), _counters(s, name, price, room, purse)
    return (galley.number, galley.zone, price, most, counters) if most or counters else None


def _counters(s: State, port: str, price: int, room: int, purse: int) -> tuple[int, ...]:
    if port in s.haggled or price == PRICES.good:
        return ()
    affordable = (purse // count // PRICES.good * PRICES.good for count in range(1, room + 1))
    return tuple(min(price - PRICES.good, most) for most in affordable if most)


@lru_cache(maxsize=8192)
def _buying_choice(specs: tuple[Purchase, ...]) -> OneOf:
    return OneOf([_purchase_branch(spec) for spec in specs])


@lru_cache(maxsize=8192)
def _purchase_branch(spec: Purchase) -> Branch:
    number, zone, price, most, counters = spec
    if price == 0:
        return _galley_branch(number, zone, Amount(1, most), _price_note(zone, PRICES.good))
    if price < 0:
        return _galley_branch(number, zone, OneOf([Branch("enquire", ENQUIRE, NOTHING)]), _good_note(zone))
    branches = []
    if most:
        branches.append(Branch("take", TAKE, Amount(1, most), note=ducats_each(price)))
    if counters:
        by_count = [
            Branch(str(count), COUNTS[count], Amount(PRICES.good, best, PRICES.good))
            for count, best in enumerate(counters, start=1)
        ]
        branches.append(Branch("offer", OFFER, OneOf(by_count)))
    return _galley_branch(number, zone, OneOf(branches), _price_note(zone, price))


def _price_note(zone: str, price: int) -> Text:
    return text("mediterranee-note-price", good=GOOD_NAMES[PORTS[PORT_IN[zone]].good], price=price)


def _good_note(zone: str) -> Text:
    return GOOD_NAMES[PORTS[PORT_IN[zone]].good]


# --- sailors

Space = tuple[int, int]
"""A galley's number and a number of sailors."""


def _recruiting(s: State, ports: list[Port], groups: dict[str, Group], purse: int) -> Branch:
    funds = min(purse // PRICES.sailor, s.sailors)
    specs = []
    for port in ports:
        count = min(port.recruits, funds)
        if count:
            beside = groups.get(PORTS[port.id].zone, ())
            rooms = tuple((g.number, min(g.room, count)) for g in beside if g.room > 0)
            specs.append((port.id, count, rooms))
    return _recruiting_branch(tuple(specs)) if specs else NOT_NOW["recruit"]


@lru_cache(maxsize=8192)
def _recruiting_branch(specs: tuple[tuple[str, int, tuple[Space, ...]], ...]) -> Branch:
    branches = []
    for port, count, rooms in specs:
        buckets = [Bucket("garrison", GARRISON, 0, count), *_galley_buckets(rooms)]
        note = text("mediterranee-note-recruits", count=count)
        branches.append(
            Branch(port, PORT_NAMES[port], Share(buckets, 1, count), spot=f"port:{port}", note=note)
        )
    return Branch("recruit", LABELS["recruit"], OneOf(branches), note=ducats_each(PRICES.sailor))


def _galley_buckets(spaces: tuple[Space, ...]) -> list[Bucket]:
    return [Bucket(galley_id(number), galley_name(number), 0, most) for number, most in spaces]


def _crews(s: State, seat: Seat, groups: dict[str, Group]) -> Branch:
    specs = []
    for zone, group in groups.items():
        port = s.port_in(zone)
        garrison = port.garrison if port and port.owner == seat else -1
        sailors = sum(galley.sailors for galley in group)
        if garrison < 0 and (len(group) == 1 or sailors in (len(group), PLACES * len(group))):
            continue
        if garrison == 0 and sailors == len(group):
            continue
        specs.append((zone, garrison, tuple(_aboard(galley) for galley in group)))
    return _crews_branch(tuple(specs)) if specs else NOT_NOW["crew"]


@lru_cache(maxsize=8192)
def _crews_branch(specs: tuple[tuple[str, int, tuple[Aboard, ...]], ...]) -> Branch:
    return Branch("crew", LABELS["crew"], OneOf([_crew_branch(*spec) for spec in specs]))


@lru_cache(maxsize=8192)
def _crew_branch(zone: str, garrison: int, group: tuple[Aboard, ...]) -> Branch:
    """Any split of the sailors in a zone that leaves room for all goods there."""
    total = sum(sailors for _, _, sailors, _ in group) + max(garrison, 0)
    most_aboard = PLACES * len(group) - sum(len(goods) for *_, goods in group)
    buckets = [
        Bucket(galley_id(number), galley_name(number), 1, PLACES, crew_and_cargo(sailors, goods), sailors)
        for number, _, sailors, goods in group
    ]
    if garrison >= 0:
        now = text("mediterranee-note-now", count=garrison)
        low = max(0, total - most_aboard)
        buckets.append(Bucket("garrison", GARRISON, low, total - len(group), now, garrison))
    return Branch(zone, ZONE_NAMES[zone], Share(buckets, total, total), spot=f"zone:{zone}")


def _dismissing(s: State, seat: Seat, fleet: Group) -> Branch:
    specs = tuple(
        (galley.number, galley.zone, galley.sailors)
        for galley in fleet
        if galley.sailors > 1 and (port := s.port_in(galley.zone)) and port.owner != seat
    )
    return _dismissing_branch(specs) if specs else NOT_NOW["dismiss"]


@lru_cache(maxsize=8192)
def _dismissing_branch(specs: tuple[tuple[int, str, int], ...]) -> Branch:
    branches = [_galley_branch(number, zone, Amount(1, sailors - 1)) for number, zone, sailors in specs]
    return Branch("dismiss", LABELS["dismiss"], OneOf(branches))


# --- goods aboard


def _cargoes(groups: dict[str, Group]) -> Branch:
    specs = []
    for group in groups.values():
        if len(group) == 1:
            continue
        for source in group:
            if source.goods:
                rooms = tuple((g.number, g.room) for g in group if g is not source and g.room > 0)
                if rooms:
                    specs.append((_aboard(source), rooms))
    return _cargoes_branch(tuple(specs)) if specs else NOT_NOW["cargo"]


@lru_cache(maxsize=8192)
def _cargoes_branch(specs: tuple[tuple[Aboard, tuple[Space, ...]], ...]) -> Branch:
    branches = []
    for (number, zone, sailors, goods), rooms in specs:
        targets = [_target(target, goods, room) for target, room in rooms]
        note = crew_and_cargo(sailors, goods)
        branches.append(_galley_branch(number, zone, OneOf(targets), note))
    return Branch("cargo", LABELS["cargo"], OneOf(branches))


def _target(number: int, goods: tuple[str, ...], room: int) -> Branch:
    choice = Share(goods_buckets(goods), 1, min(room, len(goods)))
    return Branch(galley_id(number), galley_name(number), choice, spot=f"galley:{number}")


def _discarding(fleet: Group) -> Branch:
    specs = tuple(_aboard(galley) for galley in fleet if galley.goods)
    return _discarding_branch(specs) if specs else NOT_NOW["discard"]


@lru_cache(maxsize=8192)
def _discarding_branch(specs: tuple[Aboard, ...]) -> Branch:
    branches = [
        _galley_branch(number, zone, Share(goods_buckets(goods), 1, len(goods)))
        for number, zone, _, goods in specs
    ]
    return Branch("discard", LABELS["discard"], OneOf(branches))


# --- building


def _may_build(port: Port, needs: list[str]) -> bool:
    return not port.built and all(port.has(good) for good in needs)


def _shipyards(s: State, ports: list[Port], groups: dict[str, Group], purse: int) -> Branch:
    if purse < PRICES.galley or not s.galleys_left:
        return NOT_NOW["galley"]
    funds = min((purse - PRICES.galley) // PRICES.sailor, s.sailors)
    specs = []
    for port in ports:
        if not _may_build(port, BOX.needs.galley):
            continue
        beside = groups.get(PORTS[port.id].zone, ())
        spare = tuple((galley.number, galley.sailors - 1) for galley in beside if galley.sailors > 1)
        hired = min(port.recruits, funds)
        if port.garrison or hired or spare:
            specs.append((port.id, port.garrison, hired, spare))
    return _shipyards_branch(tuple(specs)) if specs else NOT_NOW["galley"]


@lru_cache(maxsize=8192)
def _shipyards_branch(specs: tuple[tuple[str, int, int, tuple[Space, ...]], ...]) -> Branch:
    branches = []
    for port, garrison, hired, spare in specs:
        buckets = [
            Bucket("garrison", GARRISON, 0, garrison),
            Bucket("hired", HIRED, 0, hired, note=ducats_each(PRICES.sailor)),
            *_galley_buckets(spare),
        ]
        crew = Share([bucket for bucket in buckets if bucket.high], 1, PLACES)
        branches.append(Branch(port, PORT_NAMES[port], crew, spot=f"port:{port}"))
    return Branch("galley", LABELS["galley"], OneOf(branches), note=ducats(PRICES.galley))


def _walls(s: State, ports: list[Port], purse: int) -> Branch:
    if purse < PRICES.fort or not s.forts:
        return NOT_NOW["fort"]
    names = tuple(port.id for port in ports if not port.fort and _may_build(port, BOX.needs.fort))
    return _walls_branch(names) if names else NOT_NOW["fort"]


@lru_cache(maxsize=1024)
def _walls_branch(names: tuple[str, ...]) -> Branch:
    options = [PORT_OPTIONS[name] for name in names]
    return Branch("fort", LABELS["fort"], Pick(options), note=ducats(PRICES.fort))


# --- other players

Meeting = tuple[int, Seat, tuple[str, ...], int]
"""Another player's galley: number, seat, goods, room."""


def _trading(s: State, seat: Seat, groups: dict[str, Group], purse: int) -> Branch:
    specs = []
    for other in s.galleys.values():
        if other.seat == seat or other.zone not in groups or ZONES[other.zone].kind == "open":
            continue
        for mine in groups[other.zone]:
            sells, buys = bool(mine.goods and other.room > 0), bool(other.goods and mine.room > 0)
            if sells or buys:
                met = (other.number, other.seat, tuple(other.goods), other.room)
                specs.append((_aboard(mine), mine.room, met))
    return _trading_branch(tuple(sorted(specs)), purse) if specs else NOT_NOW["trade"]


@lru_cache(maxsize=4096)
def _trading_branch(specs: tuple[tuple[Aboard, int, Meeting], ...], purse: int) -> Branch:
    mine: dict[tuple[int, str], list[Branch]] = {}
    for aboard, room, met in specs:
        mine.setdefault((aboard[0], aboard[1]), []).append(_meeting_branch(aboard[3], room, met, purse))
    branches = [_galley_branch(number, zone, OneOf(met)) for (number, zone), met in mine.items()]
    return Branch("trade", LABELS["trade"], OneOf(branches))


def _meeting_branch(goods: tuple[str, ...], room: int, met: Meeting, purse: int) -> Branch:
    number, owner, theirs, space = met
    ways = []
    if goods and space > 0:
        ways.append(Branch("sell", SELL, _deal(goods, space, BOX.limits.offer)))
    if theirs and room > 0:
        ways.append(Branch("buy", BUY, _deal(theirs, room, purse)))
    label = text("mediterranee-galley-of", number=number, who=SeatName(owner))
    return Branch(galley_id(number), label, OneOf(ways), spot=f"galley:{number}")


def _deal(goods: tuple[str, ...], room: int, most: int) -> AllOf:
    share = Share(goods_buckets(goods), 1, min(room, len(goods)))
    return AllOf([Part("goods", GOODS_PART, share), Part("price", PRICE_PART, Amount(0, most, PRICES.good))])


def _tariffs(ports: list[Port]) -> Branch:
    produced = {PORTS[port.id].good for port in ports}
    return _tariffs_branch(tuple(sorted(produced))) if produced else NOT_NOW["tariff"]


@lru_cache(maxsize=256)
def _tariffs_branch(produced: tuple[str, ...]) -> Branch:
    price = Amount(PRICES.good, PRICES.monopoly_most, PRICES.good)
    mine = AllOf([Part("ask", ASK_PART, price), Part("floor", FLOOR_PART, price)])
    ways = OneOf([Branch("price", MY_PRICE, mine), Branch("ask-me", ASK_ME, NOTHING)])
    branches = [Branch(good, GOOD_NAMES[good], ways) for good in GOODS if good in produced]
    return Branch("tariff", LABELS["tariff"], OneOf(branches))
