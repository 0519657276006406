"""What a table is asked to agree on: taking back, a pause, more time."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from engine import codec
from engine.text import Seat

Kind = Literal["undo", "pause", "extend"]


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

    def stored(self) -> dict[str, Any]:
        encoded: dict[str, Any] = codec.encode(self)
        return encoded


def read_request(stored: Mapping[str, Any]) -> Request:
    """As stored; BadRecord when it cannot be read."""
    return codec.decode(Request, stored, "what a table is asked")
