"""What the engine refuses, told apart by what the caller should do about it."""

from typing import TYPE_CHECKING

from engine.text import Text

if TYPE_CHECKING:
    from engine.core import Decision


class EngineError(Exception):
    """Anything the engine refuses."""


class Refused(EngineError):
    """A move that changes nothing; carries the words for the player and the question that stands."""

    def __init__(self, reason: Text, decision: "Decision | None" = None) -> None:
        super().__init__(reason.key)
        self.reason = reason
        self.decision = decision


class NotYours(Refused):
    """This seat is asked nothing at the moment."""


class Stale(Refused):
    """The answer belongs to a question that is no longer asked."""


class Illegal(Refused):
    """The answer does not fit the question."""


class CannotUndo(Refused):
    """The move cannot be taken back, and why."""


class BadRecord(EngineError):
    """A stored or imported game that cannot be trusted; the message names what is wrong with it."""


class BadSetup(EngineError):
    """A title, seat count or option that does not exist."""
