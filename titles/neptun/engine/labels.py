"""The words and options of things that never change, made once and shared by every question."""

from functools import cache

from engine.author import Option, SeatName, Text, text
from neptun.engine.components import BOX, GOODS, HARBOURS, OARS, PAYS, PERSONAL, PORTS, REGION_OF, TEMPLES
from neptun.engine.ids import oar_spot, port_spot

SEAT_NAMES = tuple(SeatName(seat) for seat in range(max(BOX.setup.seats)))
SHIP_IN = {port: (port_spot(port),) for port in PORTS}
"""Where a ship in a port is to be seen."""
PORT_NAMES = {port: text(f"neptun-port-{port}") for port in PORTS}
GOOD_NAMES = {good: text(f"neptun-good-{good}") for good in GOODS}
TEMPLE_NAMES = {temple: text(f"neptun-temple-{temple}") for temple in TEMPLES}

CONTRACT_NAMES = {
    (port, good): text("neptun-contract", good=GOOD_NAMES[good], port=PORT_NAMES[port])
    for port in HARBOURS
    for good in GOODS
}


def with_sign(number: int) -> str:
    """`+2`, `0`, `−2`."""
    return f"+{number}" if number > 0 else str(number).replace("-", "−")


OAR_NAMES = {
    card.id: text(
        "neptun-oar-own" if card.id in PERSONAL else "neptun-oar", power=card.power, wind=with_sign(card.wind)
    )
    for card in OARS.values()
}
OAR_OPTIONS = {card: Option(card, label, spot=oar_spot(card)) for card, label in OAR_NAMES.items()}


@cache
def range_fact(wind: int) -> Text:
    """How far an oar card takes a ship in this wind."""
    return text("neptun-fact-range", wind=wind)


@cache
def gold_fact(gold: int) -> Text:
    """What miles beyond one's range cost."""
    return text("neptun-fact-gold", gold=gold)


def pay_words(port: str, good: str, *, bought: int = 0) -> Text:
    """What delivering a good pays, with so many bought temple points more."""
    pay = PAYS[port, good]
    region = TEMPLE_NAMES[REGION_OF[port]]
    if not pay.gold:
        return text("neptun-pays-temple", count=pay.temple + bought, region=region)
    if bought:
        return text("neptun-pays-both", gold=pay.gold, count=bought, region=region)
    return text("neptun-pays-gold", count=pay.gold)


PAY_NAMES = {contract: pay_words(*contract) for contract in PAYS}
PAY_NAMES_WITH_POINT = {contract: pay_words(*contract, bought=1) for contract in PAYS}
"""The pay of every contract when a temple point is bought with it."""
