"""Phase 2: goods shifted between one's own galleys of a zone, or thrown away."""

from collections.abc import Callable

from engine.answers import chosen_branch
from engine.choice import NOTHING, Answer, Branch, OneOf, Share
from engine.core import Dealer
from engine.mediterranee.components import ZONES
from engine.mediterranee.ids import GALLEY_IDS, GALLEY_SPOTS, ZONE_SPOTS, galley_number
from engine.mediterranee.labels import (
    GALLEY_NAMES,
    SEAT_NAMES,
    ZONE_NAMES,
    cargo,
    goods_buckets,
    laden,
    named_goods,
)
from engine.mediterranee.orders import NOT_NOW, Group, Means, Order, galley_branch, possible
from engine.mediterranee.state import Galley, State
from engine.mediterranee.stow import restow
from engine.text import Seat, text

# --- shifting


def _offer_shifting(_s: State, means: Means) -> Branch:
    for group in means.groups.values():
        if len(group) > 1 and _shiftable(group):
            return possible("cargo", lambda: _shifts(means))
    return NOT_NOW["cargo"]


def _shiftable(group: Group) -> bool:
    for source in group:
        if _targets(source, group):
            return True
    return _exchangeable(group)


def _targets(source: Galley, group: Group) -> Group:
    """The galleys of a zone that may take goods from one of them."""
    return [galley for galley in group if galley is not source and galley.room > 0] if source.goods else []


def _exchangeable(group: Group) -> bool:
    """Whether different goods lie on several galleys, so that they may change places even without room."""
    laden = [galley.goods for galley in group if galley.goods]
    return len(laden) > 1 and len({good for goods in laden for good in goods}) > 1


def _shifts(means: Means) -> OneOf:
    branches = [
        galley_branch(source, _onto(source, targets), laden(source.goods))
        for group in means.groups.values()
        for source in group
        if (targets := _targets(source, group))
    ]
    reloads = [_reload_branch(zone) for zone, group in means.groups.items() if _exchangeable(group)]
    return OneOf(branches + reloads)


def _reload_branch(zone: str) -> Branch:
    """All goods of the zone off the galleys and on again."""
    label = text("mediterranee-cargo-anew", zone=ZONE_NAMES[zone])
    return Branch(zone, label, NOTHING, spot=ZONE_SPOTS[zone])


def _onto(source: Galley, targets: Group) -> Callable[[], OneOf]:
    return lambda: OneOf([_target(target, source.goods) for target in targets])


def _target(galley: Galley, goods: list[str]) -> Branch:
    choice = Share(goods_buckets(goods), 1, min(galley.room, len(goods)))
    number = galley.number
    return Branch(GALLEY_IDS[number], GALLEY_NAMES[number], choice, spot=GALLEY_SPOTS[number])


def _shift(s: State, seat: Seat, answer: Answer, dealer: Dealer) -> None:
    origin, onward = chosen_branch(answer)
    if origin in ZONES:
        dealer.tell("mediterranee-reloaded", who=SEAT_NAMES[seat], zone=ZONE_NAMES[origin])
        restow(s, seat, s.at(origin, seat))
        return
    onto, counts = chosen_branch(onward)
    source, target = galley_number(origin), galley_number(onto)
    goods = named_goods(counts)
    s.galleys[source].unload(goods)
    s.galleys[target].load(goods)
    dealer.tell(
        "mediterranee-moved-cargo",
        who=SEAT_NAMES[seat],
        cargo=cargo(goods),
        source=GALLEY_NAMES[source],
        target=GALLEY_NAMES[target],
    )


SHIFT = Order(_offer_shifting, _shift)


# --- throwing away


def _offer_discarding(_s: State, means: Means) -> Branch:
    for galley in means.fleet:
        if galley.goods:
            return possible("discard", lambda: _discards(means))
    return NOT_NOW["discard"]


def _discards(means: Means) -> OneOf:
    return OneOf([_discard_branch(galley) for galley in means.fleet if galley.goods])


def _discard_branch(galley: Galley) -> Branch:
    goods = galley.goods
    return galley_branch(galley, lambda: Share(goods_buckets(goods), 1, len(goods)))


def _discard(s: State, seat: Seat, answer: Answer, dealer: Dealer) -> None:
    galley, counts = chosen_branch(answer)
    number, goods = galley_number(galley), named_goods(counts)
    s.galleys[number].unload(goods)
    s.box(goods)
    dealer.tell(
        "mediterranee-discarded",
        who=SEAT_NAMES[seat],
        cargo=cargo(goods),
        galley=GALLEY_NAMES[number],
    )


DISCARD = Order(_offer_discarding, _discard)
