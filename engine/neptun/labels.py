"""The words and options of things that never change, made once and shared by every question."""

from functools import lru_cache
from typing import NamedTuple

from engine.choice import NOTHING, Branch, Choice, Option, Pick
from engine.lazy import LazyPick
from engine.neptun.components import (
    BOX,
    GOODS,
    HARBOURS,
    OARS,
    PAYS,
    PERSONAL,
    PORTS,
    REGION_OF,
    SLOTS,
    TEMPLE_POINT,
    TEMPLES,
)
from engine.neptun.state import Column
from engine.text import Seat, SeatName, Text, text

WHO = tuple(SeatName(seat) for seat in range(max(BOX.setup.seats)))
PORT = {port: text(f"neptun-port-{port}") for port in PORTS}
GOOD = {good: text(f"neptun-good-{good}") for good in GOODS}
TEMPLE = {temple: text(f"neptun-temple-{temple}") for temple in TEMPLES}

CONTRACT = {
    (port, good): text("neptun-contract", good=GOOD[good], port=PORT[port])
    for port in HARBOURS
    for good in GOODS
}


def signed(number: int) -> str:
    """`+2`, `0`, `−2`."""
    return f"+{number}" if number > 0 else str(number).replace("-", "−")


OAR = {
    card.id: text(
        "neptun-oar-own" if card.id in PERSONAL else "neptun-oar", power=card.power, wind=signed(card.wind)
    )
    for card in OARS.values()
}
OAR_OPTION = {card: Option(card, label, spot=f"oar:{card}") for card, label in OAR.items()}


def pays(port: str, good: str, more: int = 0) -> Text:
    """What delivering a good pays, with so many bought temple points more."""
    pay = PAYS[port, good]
    region = TEMPLE[REGION_OF[port]]
    if not pay.gold:
        return text("neptun-pays-temple", count=pay.temple + more, region=region)
    if more:
        return text("neptun-pays-both", gold=pay.gold, count=more, region=region)
    return text("neptun-pays-gold", count=pay.gold)


PAY = {contract: pays(*contract) for contract in PAYS}
PAY_MORE = {contract: pays(*contract, more=1) for contract in PAYS}

COLUMN_ID = tuple(f"contract-{i + 1}" for i in range(max(BOX.setup.seats) + 1))
COLUMN_SPOT = tuple(f"contract:{i + 1}" for i in range(len(COLUMN_ID)))
COLUMN_OF = {key: i for i, key in enumerate(COLUMN_ID)}
TURN_UP = text("neptun-turn-up")
TURN_UP_NOTE = text("neptun-turn-up-note")
TURN_UP_LAST = text("neptun-turn-up-last")
REFUSED = text("neptun-refused")


def column_note(column: Column) -> Text:
    """What a contract on offer pays, its oar card, and the gold that lies on it."""
    pay, oar = PAY[column.port, column.good], OAR[column.oar]
    if column.gold:
        return text("neptun-column-gold", pay=pay, oar=oar, gold=column.gold)
    return text("neptun-column", pay=pay, oar=oar)


SLOT_ID = tuple(f"slot-{i + 1}" for i in SLOTS)
SLOT_OF = {key: i for i, key in enumerate(SLOT_ID)}
SLOT_LABEL = tuple(text("neptun-slot", number=i + 1) for i in SLOTS)


@lru_cache(maxsize=1024)
def loading(seat: Seat, empty: tuple[int, ...]) -> Choice:
    """Which slot of the manifest to load; with one left there is nothing to say."""
    if len(empty) == 1:
        return NOTHING
    return LazyPick(
        [SLOT_ID[i] for i in empty],
        lambda: [Option(SLOT_ID[i], SLOT_LABEL[i], spot=f"slot:{seat}:{i + 1}") for i in empty],
    )


# --- sailing ----------------------------------------------------------------------------------------------


class Delivery(NamedTuple):
    """A contract that could be fulfilled in a port, and how many open ones to its left it would lose."""

    slot: int
    good: str
    loses: int
    can_buy: bool


NO_DELIVERY = Option("none", text("neptun-deliver-nothing"))
TOO_POOR = text("neptun-too-poor", price=TEMPLE_POINT)


def out_of_reach(port: str, miles: int, short: int) -> Branch:
    reason = text("neptun-out-of-reach", miles=miles, short=short)
    return Branch(port, PORT[port], NOTHING, blocked=reason, spot=f"port:{port}")


def destination(port: str, miles: int, gold: int, deliveries: tuple[Delivery, ...], choice: Choice) -> Branch:
    """A port to sail to: the miles, the gold for those that lack, and what may be delivered there."""
    label = PORT[port] if miles else text("neptun-stay", port=PORT[port])
    return Branch(port, label, choice, spot=f"port:{port}", note=_way_note(port, miles, gold, deliveries))


def _way_note(port: str, miles: int, gold: int, deliveries: tuple[Delivery, ...]) -> Text:
    way = text("neptun-way-paid", miles=miles, gold=gold) if gold else text("neptun-way", miles=miles)
    if not deliveries:
        return way
    if len(deliveries) == 1 or deliveries[0].good == deliveries[1].good:
        return text("neptun-way-pays", way=way, pay=PAY[port, deliveries[0].good])
    first, second = (PAY[port, delivery.good] for delivery in deliveries[:2])
    return text("neptun-way-pays-either", way=way, first=first, second=second)


@lru_cache(maxsize=1 << 14)
def delivery_choice(port: str, deliveries: tuple[Delivery, ...]) -> Pick:
    """Which contract to fulfil in a port, and whether with a bought temple point."""
    options = []
    for slot, good, loses, can_buy in deliveries:
        number = slot + 1
        label = text("neptun-deliver", good=GOOD[good], number=number)
        note = text("neptun-delivery", pay=PAY[port, good], price=0, loses=loses)
        options.append(Option(f"slot-{number}", label, note=note))
        label = text("neptun-deliver-more", good=GOOD[good], number=number)
        note = text("neptun-delivery", pay=PAY_MORE[port, good], price=TEMPLE_POINT, loses=loses)
        blocked = None if can_buy else TOO_POOR
        options.append(Option(f"slot-{number}-more", label, blocked=blocked, note=note))
    return Pick([*options, NO_DELIVERY])
