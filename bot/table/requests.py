"""What a table is asked to agree on: taking back, a pause, more time, another pace, the end of the game."""

from dataclasses import dataclass
from typing import Literal

from bot.store.records import Document
from bot.table.terms import pace_text
from engine import codec
from engine.text import Seat, Text

Kind = Literal["undo", "rewind", "pause", "extend", "pace", "score", "cancel"]
"""A rewind goes back to a move of any seat; `score` and `cancel` end the game, with a result or without."""


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
    pace: str = ""
    """The name of the pace that is asked for."""

    def args(self) -> dict[str, int | Text]:
        """What the words of a request name besides who asks."""
        match self.kind:
            case "pause" | "extend":
                return {"hours": max(1, round(self.about / 3600))}
            case "pace":
                return {"pace": pace_text(self.pace)}
        return {}

    def encode(self) -> Document:
        encoded: Document = codec.encode(self)
        return encoded


def read_request(stored: Document) -> Request:
    """As stored; BadRecord when it cannot be read."""
    return codec.decode(Request, stored, "what a table is asked")
