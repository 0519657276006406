"""Ids of branches, options and spots that carry a value: written and read here and nowhere else."""

from engine.text import Seat

BUY_FROM_DECK = "buy-deck"
BUY_FROM_PIRATES = "buy-pirates"


def offer_id(number: int) -> str:
    """The branch that answers a standing offer."""
    return f"offer-{number}"


def withdrawal_id(number: int) -> str:
    """The branch that takes one's own offer back."""
    return f"withdraw-{number}"


def deed_of(branch: str) -> tuple[str, str]:
    """What a branch of the trade phase does, and the value it carries, if any: a source or a number."""
    deed, _, value = branch.partition("-")
    return deed, value


def seat_id(seat: Seat) -> str:
    """A partner to whom an offer is made."""
    return str(seat)


def seat_of(key: str) -> Seat:
    return int(key)


def powers_id(lions: int) -> str:
    """The lions of a card, and with them its load, as something to be told or wished for."""
    return f"lions-{lions}"


# --- spots: places on the pictures ------------------------------------------------------------------------

DECK_SPOT = "deck"


def card_spot(card: str) -> str:
    return f"card:{card}"


def ship_piece(seat: Seat) -> str:
    """The ship of a seat, as a piece on the picture."""
    return f"ship-{seat}"


def port_spot(port: str) -> str:
    return f"port:{port}"


def seat_spot(seat: Seat) -> str:
    return f"seat:{seat}"


def pirates_spot(seat: Seat) -> str:
    return f"pirates:{seat}"
