"""Phase 2: galleys and walls, built once a turn in each own port."""

from engine.choice import Answer, Branch, Bucket, OneOf, Pick, Share
from engine.core import Dealer
from engine.mediterranee.components import BOX, GOOD_OF, PLACES, PRICES, ZONE_OF
from engine.mediterranee.ids import GARRISON, HIRED, PORT_SPOTS, chosen_branch, crew_of
from engine.mediterranee.labels import (
    GALLEY_NAMES,
    GARRISON_NAME,
    HIRED_NAME,
    PORT_NAMES,
    PORT_OPTIONS,
    SEAT_NAMES,
    ducats,
)
from engine.mediterranee.orders import NOT_NOW, Means, Order, possible
from engine.mediterranee.sailors import SAILOR_PRICE, sailors_bucket
from engine.mediterranee.state import Port, State
from engine.text import Seat

GALLEY_NEEDS, FORT_NEEDS = frozenset(BOX.needs.galley), frozenset(BOX.needs.fort)
GALLEY_PRICE, FORT_PRICE = ducats(PRICES.galley), ducats(PRICES.fort)


def _may_build(port: Port, needs: frozenset[str]) -> bool:
    """Once a turn, where all that is needed is produced or stored."""
    return not port.built and needs.issubset((GOOD_OF[port.id], *port.stored))


# --- galleys


def _offer_galley(s: State, means: Means) -> Branch:
    if means.ducats >= PRICES.galley and s.galleys_left:
        funds = min((means.ducats - PRICES.galley) // PRICES.sailor, s.sailors)
        for port in means.ports:
            if _new_crew(port, means, funds):
                return possible("galley", lambda: _launchings(means, funds), GALLEY_PRICE)
    return NOT_NOW["galley"]


def _new_crew(port: Port, means: Means, funds: int) -> list[Bucket]:
    """Where the crew of a galley built here may come from; nowhere, if none can be built."""
    if not _may_build(port, GALLEY_NEEDS):
        return []
    buckets = [
        Bucket(GARRISON, GARRISON_NAME, 0, port.garrison),
        Bucket(HIRED, HIRED_NAME, 0, min(port.recruits, funds), note=SAILOR_PRICE),
    ]
    beside = means.groups.get(ZONE_OF[port.id], [])
    buckets += [sailors_bucket(galley, galley.sailors - 1) for galley in beside]
    return [bucket for bucket in buckets if bucket.high]


def _launchings(means: Means, funds: int) -> OneOf:
    return OneOf(
        [
            Branch(port.id, PORT_NAMES[port.id], Share(crew, 1, PLACES), spot=PORT_SPOTS[port.id])
            for port in means.ports
            if (crew := _new_crew(port, means, funds))
        ]
    )


def _build_galley(s: State, seat: Seat, answer: Answer, dealer: Dealer) -> None:
    name, crew = chosen_branch(answer)
    port = s.ports[name]
    hired = crew.get(HIRED, 0)
    s.pay(seat, PRICES.galley + hired * PRICES.sailor)
    s.sailors -= hired
    port.built = True
    port.recruited += hired
    port.garrison -= crew.get(GARRISON, 0)
    for number, sailors in crew_of(crew).items():
        s.galleys[number].sailors -= sailors
    galley = s.launch(seat, ZONE_OF[name], sum(crew.values()))
    dealer.tell(
        "mediterranee-built-galley",
        who=SEAT_NAMES[seat],
        galley=GALLEY_NAMES[galley.number],
        port=PORT_NAMES[name],
        sailors=galley.sailors,
    )


GALLEY = Order(_offer_galley, _build_galley)


# --- walls


def _offer_fort(s: State, means: Means) -> Branch:
    if means.ducats < PRICES.fort or not s.forts:
        return NOT_NOW["fort"]
    names = [port.id for port in means.ports if not port.fort and _may_build(port, FORT_NEEDS)]
    if not names:
        return NOT_NOW["fort"]
    return possible("fort", lambda: Pick([PORT_OPTIONS[name] for name in names]), FORT_PRICE)


def _build_fort(s: State, seat: Seat, answer: Answer, dealer: Dealer) -> None:
    port = s.ports[answer]
    s.pay(seat, PRICES.fort)
    s.forts -= 1
    port.fort = True
    port.built = True
    dealer.tell("mediterranee-built-fort", who=SEAT_NAMES[seat], port=PORT_NAMES[port.id])


FORT = Order(_offer_fort, _build_fort)
