"""Phase 2: sailors enlisted, shifted within a zone, and dismissed."""

from engine.answers import chosen_branch
from engine.choice import Amount, Answer, Branch, Bucket, OneOf, Share
from engine.core import Dealer
from engine.mediterranee.components import PLACES, PORT_IN, PRICES, ZONE_OF
from engine.mediterranee.ids import (
    GALLEY_IDS,
    GARRISON,
    PORT_SPOTS,
    ZONE_SPOTS,
    crew_of,
    galley_number,
)
from engine.mediterranee.labels import (
    GALLEY_NAMES,
    GARRISON_NAME,
    PORT_NAMES,
    SEAT_NAMES,
    ZONE_NAMES,
    crew_and_cargo,
    ducats_each,
)
from engine.mediterranee.orders import NOT_NOW, Group, Means, Order, galley_branch, possible
from engine.mediterranee.state import Galley, State
from engine.mediterranee.stow import restow
from engine.text import Seat, text

SAILOR_PRICE = ducats_each(PRICES.sailor)


def sailors_bucket(galley: Galley, most: int) -> Bucket:
    return Bucket(GALLEY_IDS[galley.number], GALLEY_NAMES[galley.number], 0, most)


# --- enlisting


def _offer_recruiting(s: State, means: Means) -> Branch:
    funds = min(means.ducats // PRICES.sailor, s.sailors)
    if funds:
        for port in means.ports:
            if len(port.stored) > port.recruited:
                return possible("recruit", lambda: _recruits(means, funds), SAILOR_PRICE)
    return NOT_NOW["recruit"]


def _recruits(means: Means, funds: int) -> OneOf:
    branches: list[Branch] = []
    for port in means.ports:
        count = min(port.recruits, funds)
        if count:
            beside = means.groups.get(ZONE_OF[port.id], [])
            buckets = [Bucket(GARRISON, GARRISON_NAME, 0, count)]
            buckets += [
                sailors_bucket(galley, min(galley.room, count)) for galley in beside if galley.room > 0
            ]
            branches.append(
                Branch(
                    port.id,
                    PORT_NAMES[port.id],
                    Share(buckets, 1, count),
                    spot=PORT_SPOTS[port.id],
                    note=text("mediterranee-note-recruits", count=count),
                )
            )
    return OneOf(branches)


def _recruit(s: State, seat: Seat, answer: Answer, dealer: Dealer) -> None:
    name, split = chosen_branch(answer)
    port = s.ports[name]
    count = sum(split.values())
    port.recruited += count
    s.sailors -= count
    s.pay(seat, count * PRICES.sailor)
    port.garrison += split.get(GARRISON, 0)
    for number, sailors in crew_of(split).items():
        s.galleys[number].sailors += sailors
    dealer.tell("mediterranee-recruited", who=SEAT_NAMES[seat], count=count, port=PORT_NAMES[name])


RECRUIT = Order(_offer_recruiting, _recruit)


# --- shifting


def _offer_shifting(s: State, means: Means) -> Branch:
    for zone, group in means.groups.items():
        if _divisible(group, _own_garrison(s, means.seat, zone)):
            return possible("crew", lambda: _divisions(s, means))
    return NOT_NOW["crew"]


def _own_garrison(s: State, seat: Seat, zone: str) -> int | None:
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


def _divisions(s: State, means: Means) -> OneOf:
    branches: list[Branch] = []
    for zone, group in means.groups.items():
        garrison = _own_garrison(s, means.seat, zone)
        if _divisible(group, garrison):
            branches.append(_zone_branch(zone, garrison, group))
    return OneOf(branches)


def _zone_branch(zone: str, garrison: int | None, group: Group) -> Branch:
    return Branch(zone, ZONE_NAMES[zone], lambda: _division(garrison, group), None, ZONE_SPOTS[zone])


def _division(garrison: int | None, group: Group) -> Share:
    """Any split of the sailors in a zone that leaves room for all goods there."""
    total, least_ashore = sailors_to_divide(group, garrison or 0)
    buckets = [_present_crew(galley) for galley in group]
    if garrison is not None:
        now = text("mediterranee-note-now", count=garrison)
        buckets.append(Bucket(GARRISON, GARRISON_NAME, least_ashore, total - len(group), now, garrison))
    return Share(buckets, total, total)


def sailors_to_divide(group: Group, garrison: int) -> tuple[int, int]:
    """All sailors in a zone, and how many of them have no place aboard beside the goods."""
    total = sum([galley.sailors for galley in group]) + garrison
    most_aboard = PLACES * len(group) - sum([len(galley.goods) for galley in group])
    return total, max(0, total - most_aboard)


def _present_crew(galley: Galley) -> Bucket:
    number, now = galley.number, crew_and_cargo(galley.sailors, galley.goods)
    return Bucket(GALLEY_IDS[number], GALLEY_NAMES[number], 1, PLACES, now, galley.sailors)


def _shift(s: State, seat: Seat, answer: Answer, dealer: Dealer) -> None:
    zone, split = chosen_branch(answer)
    group = s.at(zone, seat)
    crews = [split.get(GALLEY_IDS[galley.number], 1) for galley in group]
    if crews == [galley.sailors for galley in group]:
        return
    ashore = sum(galley.sailors for galley in group) - sum(crews)
    for galley, sailors in zip(group, crews, strict=True):
        galley.sailors = sailors
    if ashore:
        port = s.port_in(zone)
        assert port is not None
        port.garrison += ashore
    dealer.tell("mediterranee-crewed", who=SEAT_NAMES[seat], zone=ZONE_NAMES[zone])
    if any(galley.room < 0 for galley in group):
        restow(s, seat, group)


CREW = Order(_offer_shifting, _shift)


# --- dismissing


def _offer_dismissing(s: State, means: Means) -> Branch:
    for galley in means.fleet:
        if _may_dismiss(s, means.seat, galley):
            return possible("dismiss", lambda: _dismissals(s, means))
    return NOT_NOW["dismiss"]


def _may_dismiss(s: State, seat: Seat, galley: Galley) -> bool:
    """All but one sailor, in any port but the own ones."""
    name = PORT_IN.get(galley.zone)
    return galley.sailors > 1 and name is not None and s.ports[name].owner != seat


def _dismissals(s: State, means: Means) -> OneOf:
    return OneOf([_dismissal(galley) for galley in means.fleet if _may_dismiss(s, means.seat, galley)])


def _dismissal(galley: Galley) -> Branch:
    return galley_branch(galley, lambda: Amount(1, galley.sailors - 1))


def _dismiss(s: State, seat: Seat, answer: Answer, dealer: Dealer) -> None:
    galley, count = chosen_branch(answer)
    number = galley_number(galley)
    s.galleys[number].sailors -= count
    s.sailors += count
    dealer.tell("mediterranee-dismissed", who=SEAT_NAMES[seat], count=count, galley=GALLEY_NAMES[number])


DISMISS = Order(_offer_dismissing, _dismiss)
