"""A ship's order for its turn: where it can sail and what it may deliver there, and what that does."""

from functools import lru_cache
from typing import NamedTuple

from engine.author import (
    NOTHING,
    Answer,
    Branch,
    Dealer,
    OneOf,
    Option,
    Pick,
    Seat,
    Text,
    text,
)
from neptun.engine.charts import fare
from neptun.engine.components import MILE, PAYS, REGION_OF, TEMPLE_POINT
from neptun.engine.ids import NO_DELIVERY, WAIT, delivery_id, delivery_of, port_spot, ship_piece
from neptun.engine.labels import (
    CONTRACT_NAMES,
    GOOD_NAMES,
    PAY_NAMES,
    PAY_NAMES_WITH_POINT,
    PORT_NAMES,
    SEAT_NAMES,
)
from neptun.engine.state import Merchant, State

# --- the question -----------------------------------------------------------------------------------------


class Delivery(NamedTuple):
    """A contract that could be fulfilled in a port, and how many open ones to its left it would lose."""

    slot: int
    good: str
    loses: int
    can_buy: bool
    """Whether the gold for a temple point would be there."""


def courses(s: State, seat: Seat, reach: int, *, may_wait: bool = False) -> OneOf:
    """The courses of one ship: every port within reach, and those out of reach where a contract waits."""
    merchant = s.merchants[seat]
    goals, furthest = merchant.goals(), reach + merchant.gold // MILE
    branches = []
    for port, miles in s.chart().miles[merchant.port].items():
        if miles <= furthest:
            gold = fare(miles, reach)
            way = _way_to(seat, port, miles, gold)
            branches.append(_with_delivery(merchant, way, merchant.gold - gold) if port in goals else way)
        elif port in goals:
            branches.append(_out_of_reach(port, miles, miles - reach))
    return OneOf([*branches, WAIT_BRANCH] if may_wait else branches)


def _deliveries(merchant: Merchant, port: str, gold: int) -> list[Delivery]:
    """What a ship that arrives in a port with so much gold may deliver there."""
    made = []
    loses = 0
    for slot, contract in enumerate(merchant.manifest):
        if contract is not None and contract.status == "open":
            if contract.port == port:
                left = gold + PAYS[port, contract.good].gold
                made.append(Delivery(slot, contract.good, loses, left >= TEMPLE_POINT))
            loses += 1
    return made


WAIT_BRANCH = Branch(WAIT, text("neptun-wait"), NOTHING, note=text("neptun-wait-note"), aside=True)


@lru_cache(maxsize=1 << 12)
def _out_of_reach(port: str, miles: int, short: int) -> Branch:
    """A port where a contract waits, so many miles beyond wind, oars and gold."""
    reason = text("neptun-out-of-reach", miles=miles, short=short)
    return Branch(port, PORT_NAMES[port], NOTHING, blocked=reason, spot=port_spot(port))


@lru_cache(maxsize=1 << 12)
def _way_to(seat: Seat, port: str, miles: int, gold: int) -> Branch:
    """A port to sail to: the miles, and the gold for those that lack."""
    label = PORT_NAMES[port] if miles else text("neptun-stay", port=PORT_NAMES[port])
    note = text("neptun-way-paid", miles=miles, gold=gold) if gold else text("neptun-way", miles=miles)
    ship = ship_piece(seat) if miles else None
    return Branch(port, label, NOTHING, spot=port_spot(port), note=note, moves=ship)


def _with_delivery(merchant: Merchant, way: Branch, gold: int) -> Branch:
    """The same, where a contract can be fulfilled by a ship that arrives with so much gold."""
    port, label, spot, ship = way.id, way.label, way.spot, way.moves

    def choice() -> Pick:
        return _delivery_choice(port, _deliveries(merchant, port, gold))

    def note() -> Text:
        return _pay_note(way, _deliveries(merchant, port, gold))

    return Branch(port, label, choice, spot=spot, note=note, moves=ship)


def _pay_note(way: Branch, deliveries: list[Delivery]) -> Text:
    assert way.note is not None
    if len(deliveries) == 1 or deliveries[0].good == deliveries[1].good:
        return text("neptun-way-pays", way=way.note, pay=PAY_NAMES[way.id, deliveries[0].good])
    first, second = (PAY_NAMES[way.id, delivery.good] for delivery in deliveries[:2])
    return text("neptun-way-pays-either", way=way.note, first=first, second=second)


DELIVER_NOTHING = Option(NO_DELIVERY, text("neptun-deliver-nothing"))
TOO_POOR = text("neptun-too-poor", price=TEMPLE_POINT)


def _delivery_choice(port: str, deliveries: list[Delivery]) -> Pick:
    """Which contract to fulfil in a port, and whether with a bought temple point."""
    options = []
    for slot, good, loses, can_buy in deliveries:
        label = text("neptun-deliver", good=GOOD_NAMES[good], number=slot + 1)
        note = text("neptun-delivery", pay=PAY_NAMES[port, good], price=0, loses=loses)
        options.append(Option(delivery_id(slot, buys=False), label, note=note))
        label = text("neptun-deliver-more", good=GOOD_NAMES[good], number=slot + 1)
        note = text("neptun-delivery", pay=PAY_NAMES_WITH_POINT[port, good], price=TEMPLE_POINT, loses=loses)
        blocked = None if can_buy else TOO_POOR
        options.append(Option(delivery_id(slot, buys=True), label, blocked=blocked, note=note))
    return Pick([*options, DELIVER_NOTHING])


# --- its effect -------------------------------------------------------------------------------------------


def carry_out(s: State, seat: Seat, course: Answer, dealer: Dealer) -> None:
    """Sail to a port, and fulfil a contract there if that was ordered."""
    ((port, delivery),) = course.items()
    sail_to(s, seat, port, dealer)
    if delivery and delivery != NO_DELIVERY:
        slot, buys = delivery_of(delivery)
        fulfil(s, seat, slot, buys, dealer)


def sail_to(s: State, seat: Seat, port: str, dealer: Dealer) -> None:
    """Take the shortest way, and pay for the miles that wind and oars do not give."""
    merchant, sea = s.merchants[seat], s.chart()
    way, miles = sea.way(merchant.port, port), sea.miles[merchant.port][port]
    gold = fare(miles, s.range_of(seat))
    s.moor(merchant, port)
    s.pay(seat, -gold)
    via = tuple([text("neptun-by", id=stop, port=PORT_NAMES[stop]) for stop in way[1:-1]])
    key = "neptun-sailed-via" if via else "neptun-sailed" if miles else "neptun-stayed"
    dealer.tell(key, who=SEAT_NAMES[seat], port=PORT_NAMES[port], miles=miles, gold=gold, via=via)


def fulfil(s: State, seat: Seat, slot: int, buys: bool, dealer: Dealer) -> None:
    """Take the pay, perhaps buy one temple point, and turn down the open contracts to the left."""
    merchant = s.merchants[seat]
    contract = merchant.manifest[slot]
    assert contract is not None
    pay = PAYS[contract.port, contract.good]
    s.pay(seat, pay.gold)
    if buys:
        s.pay(seat, -TEMPLE_POINT)
    if points := pay.temple + buys:
        s.temples[REGION_OF[contract.port]].advance(seat, points)
    merchant.manifest[slot] = contract.with_status("fulfilled")
    dealer.tell(
        "neptun-fulfilled-more" if buys else "neptun-fulfilled",
        who=SEAT_NAMES[seat],
        contract=CONTRACT_NAMES[contract.port, contract.good],
        pay=(PAY_NAMES_WITH_POINT if buys else PAY_NAMES)[contract.port, contract.good],
        price=TEMPLE_POINT,
    )
    lose(s, seat, [left for left in merchant.open_slots() if left < slot], dealer)


def lose(s: State, seat: Seat, slots: list[int], dealer: Dealer) -> None:
    """Turn contracts face down: they can no longer be fulfilled."""
    manifest = s.merchants[seat].manifest
    lost: list[Text] = []
    for slot in slots:
        contract = manifest[slot]
        assert contract is not None
        manifest[slot] = contract.with_status("lost")
        lost.append(CONTRACT_NAMES[contract.port, contract.good])
    if lost:
        dealer.tell("neptun-lost", who=SEAT_NAMES[seat], contracts=tuple(lost))
