"""Phase 2: sailors and goods that go from one place to another: crews, cargoes, trade between players."""

from collections.abc import Callable

from engine.choice import NOTHING, AllOf, Amount, Branch, Bucket, OneOf, Part, Share
from engine.lazy import LazyBranch
from engine.mediterranee.acts import GOOD_PRICE, NOT_NOW, Group, act, galley_branch
from engine.mediterranee.components import BOX, PLACES, PORT_IN, ZONES
from engine.mediterranee.labels import (
    GALLEY_SPOTS,
    GARRISON,
    WHO,
    ZONE_NAMES,
    crew_and_cargo,
    galley_id,
    galley_name,
    goods_buckets,
)
from engine.mediterranee.state import Galley, State
from engine.text import Seat, Text, text

LIMIT = BOX.limits.offer
SELL = text("mediterranee-sell")
BUY = text("mediterranee-buy")
GOODS_PART = text("mediterranee-part-goods")
PRICE_PART = text("mediterranee-part-price")
OPEN_SEA = frozenset(zone.id for zone in ZONES.values() if zone.kind == "open")
"""Zones in which nobody trades."""


# --- sailors


def crews(s: State, seat: Seat, groups: dict[str, Group]) -> Branch:
    for zone, group in groups.items():
        if _divisible(group, _garrison(s, seat, zone)):
            return act("crew", lambda: _divisions(s, seat, groups))
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
    if garrison and any(galley.room > 0 for galley in group):
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


def dismissing(s: State, seat: Seat, fleet: Group) -> Branch:
    for galley in fleet:
        if _may_dismiss(s, seat, galley):
            return act("dismiss", lambda: _dismissals(s, seat, fleet))
    return NOT_NOW["dismiss"]


def _may_dismiss(s: State, seat: Seat, galley: Galley) -> bool:
    """All but one sailor, in any port but the own ones."""
    name = PORT_IN.get(galley.zone)
    return galley.sailors > 1 and name is not None and s.ports[name].owner != seat


def _dismissals(s: State, seat: Seat, fleet: Group) -> OneOf:
    return OneOf([_dismissal(galley) for galley in fleet if _may_dismiss(s, seat, galley)])


def _dismissal(galley: Galley) -> Branch:
    return galley_branch(galley.number, galley.zone, lambda: Amount(1, galley.sailors - 1))


# --- goods aboard


def cargoes(groups: dict[str, Group]) -> Branch:
    for group in groups.values():
        if len(group) > 1:
            for source in group:
                if _targets(source, group):
                    return act("cargo", lambda: _reloading(groups))
            if _exchangeable(group):
                return act("cargo", lambda: _reloading(groups))
    return NOT_NOW["cargo"]


def _targets(source: Galley, group: Group) -> Group:
    """The galleys of a zone that may take goods from one of them."""
    return [galley for galley in group if galley is not source and galley.room > 0] if source.goods else []


def _exchangeable(group: Group) -> bool:
    """Whether different goods lie on several galleys, so that they may change places even without room."""
    laden = [galley.goods for galley in group if galley.goods]
    return len(laden) > 1 and len({good for goods in laden for good in goods}) > 1


def _reloading(groups: dict[str, Group]) -> OneOf:
    branches = [
        galley_branch(source.number, source.zone, _onto(source, targets), _aboard(source))
        for group in groups.values()
        for source in group
        if (targets := _targets(source, group))
    ]
    return OneOf(branches + [_anew(zone) for zone, group in groups.items() if _exchangeable(group)])


def _anew(zone: str) -> Branch:
    """All goods of the zone off the galleys and on again."""
    label = text("mediterranee-cargo-anew", zone=ZONE_NAMES[zone])
    return Branch(zone, label, NOTHING, spot=f"zone:{zone}")


def _onto(source: Galley, targets: Group) -> Callable[[], OneOf]:
    return lambda: OneOf([_target(target, tuple(source.goods)) for target in targets])


def _target(galley: Galley, goods: tuple[str, ...]) -> Branch:
    choice = Share(goods_buckets(goods), 1, min(galley.room, len(goods)))
    number = galley.number
    return Branch(galley_id(number), galley_name(number), choice, spot=GALLEY_SPOTS[number])


def discarding(fleet: Group) -> Branch:
    for galley in fleet:
        if galley.goods:
            return act("discard", lambda: OneOf([_discard(galley) for galley in fleet if galley.goods]))
    return NOT_NOW["discard"]


def _discard(galley: Galley) -> Branch:
    goods = tuple(galley.goods)
    return galley_branch(galley.number, galley.zone, lambda: Share(goods_buckets(goods), 1, len(goods)))


# --- other players


def trading(s: State, seat: Seat, groups: dict[str, Group], purse: int) -> Branch:
    meetings: list[tuple[Galley, Galley]] = []
    for other in s.galleys.values():
        if other.zone in groups and other.seat != seat and other.zone not in OPEN_SEA:
            meetings += [
                (mine, other) for mine in groups[other.zone] if _sells(mine, other) or _sells(other, mine)
            ]
    return act("trade", lambda: _meetings(meetings, purse)) if meetings else NOT_NOW["trade"]


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
    return galley_branch(
        mine.number, mine.zone, lambda: OneOf([_meeting(mine, other, purse) for _, other in pairs])
    )


def _meeting(mine: Galley, other: Galley, purse: int) -> Branch:
    ways = []
    if _sells(mine, other):
        ways.append(Branch("sell", SELL, _deal(mine, other, LIMIT)))
    if _sells(other, mine):
        ways.append(Branch("buy", BUY, _deal(other, mine, min(purse, LIMIT))))
    label = text("mediterranee-galley-of", number=other.number, who=WHO[other.seat])
    return Branch(galley_id(other.number), label, OneOf(ways), spot=GALLEY_SPOTS[other.number])


def _deal(seller: Galley, buyer: Galley, most: int) -> AllOf:
    goods = tuple(seller.goods)
    share = Share(goods_buckets(goods), 1, min(buyer.room, len(goods)))
    return AllOf([Part("goods", GOODS_PART, share), Part("price", PRICE_PART, Amount(0, most, GOOD_PRICE))])
