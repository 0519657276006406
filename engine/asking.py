"""Whom the table waits for."""

from engine.core import Asked, Decisions
from engine.text import Seat


def waited_for(asked: Decisions) -> list[Seat]:
    """The seats that the table waits for; questions that are known to be unhurried are not put together."""
    unhurried = asked.unhurried if isinstance(asked, Asked) else ()
    return [seat for seat in asked if seat not in unhurried and asked[seat].blocking]
