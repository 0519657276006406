"""Ids of options, branches and spots that carry a value; they are written and read here and nowhere else."""

from engine.author import Seat
from neptun.engine.components import BOX, SLOTS

WISHES = 3
"""How many contracts a wish list of the draft can name."""
WISH_IDS = tuple(f"wish-{number + 1}" for number in range(WISHES))
"""The places of a wish list, in order."""

TURN_UP = "turn"
"""The branch of the draft that turns up the next contract."""
NO_DELIVERY = "none"
WAIT = "wait"
"""The branch that leaves a decision until those before in turn order have sailed."""
NO_EXTRA_TURN = "no"
NO_WISH = "none"

BY_NAME = "open"
"""The branch that wishes for open contracts by name."""
BY_ROUTE = "route"
"""The branch that leaves a route for the whole draft."""
WITHDRAW = "withdraw"
"""The branch that takes back the wish list or the route."""
ROUTE_PORTS, ROUTE_PREFER, ROUTE_OTHERWISE = "ports", "prefer", "otherwise"
"""The parts of a route."""
PREFER_PAY, PREFER_WAY = "pay", "way"
OTHERWISE_TURN, OTHERWISE_ASK = "turn", "ask"

_COLUMNS = tuple(f"contract-{place + 1}" for place in range(max(BOX.setup.seats) + 1))
_COLUMN_OF = {key: place for place, key in enumerate(_COLUMNS)}
SLOT_IDS = tuple(f"slot-{slot + 1}" for slot in SLOTS)
"""The slots of a manifest, in order."""
_SLOT_OF = {key: slot for slot, key in enumerate(SLOT_IDS)}
_MORE = "-more"
_DELIVERIES = {
    (slot, more): key + _MORE * more for slot, key in enumerate(SLOT_IDS) for more in (False, True)
}
_DELIVERY_OF = {key: delivery for delivery, key in _DELIVERIES.items()}


def column_id(place: int) -> str:
    """A contract of the row on offer, counted from 0."""
    return _COLUMNS[place]


def column_of(key: str) -> int:
    return _COLUMN_OF[key]


def slot_id(slot: int) -> str:
    """A slot of a manifest, counted from 0."""
    return SLOT_IDS[slot]


def slot_of(key: str) -> int:
    return _SLOT_OF[key]


def delivery_id(slot: int, *, buys: bool) -> str:
    """Fulfilling the contract in a slot, perhaps with a bought temple point."""
    return _DELIVERIES[slot, buys]


def delivery_of(key: str) -> tuple[int, bool]:
    """The slot of a delivery, and whether it buys a temple point."""
    return _DELIVERY_OF[key]


# --- spots: places on the pictures ------------------------------------------------------------------------


def column_spot(place: int) -> str:
    return f"contract:{place + 1}"


def slot_spot(seat: Seat, slot: int) -> str:
    return f"slot:{seat}:{slot + 1}"


def ship_piece(seat: Seat) -> str:
    """The ship of a seat, as a piece on the picture."""
    return f"ship-{seat}"


def port_spot(port: str) -> str:
    return f"port:{port}"


def oar_spot(card: str) -> str:
    return f"oar:{card}"
