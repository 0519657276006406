"""Whom the table waits for."""

from engine.core import Asked, Decisions
from engine.text import Seat


def waited_for(asked: Decisions) -> list[Seat]:
    """The seats that the table waits for; where that is known without the questions, none is put together."""
    unhurried = asked.unhurried if isinstance(asked, Asked) else None
    if unhurried is None:
        return [seat for seat in asked if asked[seat].blocking]
    return [seat for seat in asked if seat not in unhurried]
