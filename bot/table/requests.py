"""What a table is asked to agree on: taking back, a pause, more time."""

from dataclasses import dataclass
from typing import Literal

from bot.store.records import Document
from engine import codec
from engine.text import Seat

Kind = Literal["undo", "rewind", "pause", "extend"]
"""A rewind goes back to a move of any seat."""


@dataclass(frozen=True, slots=True)
class Request:
    """`about` is the number of a move to take back from, or the seconds of a pause or an extension."""

    id: int
    kind: Kind
    seat: Seat
    about: float
    until: float
    yes: tuple[Seat, ...] = ()
    no: tuple[Seat, ...] = ()

    def encode(self) -> Document:
        encoded: Document = codec.encode(self)
        return encoded


def read_request(stored: Document) -> Request:
    """As stored; BadRecord when it cannot be read."""
    return codec.decode(Request, stored, "what a table is asked")
