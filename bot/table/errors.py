"""What the host refuses; like the engine's refusals, each carries words for the reader."""

from engine.errors import Refused
from engine.text import Seat, text


class NoSuchMatch(Refused):
    def __init__(self) -> None:
        super().__init__(text("host-no-match"))


class NotInstalled(NoSuchMatch):
    """A match of a title that this program does not have: it is kept, and goes on when the title is back."""

    def __init__(self, title: str) -> None:
        Refused.__init__(self, text("host-not-installed", title=title))


class NoSuchSeat(Refused):
    def __init__(self, seat: Seat) -> None:
        super().__init__(text("host-no-seat", number=seat + 1))


class WrongKey(Refused):
    """A link that opens nothing here."""

    def __init__(self) -> None:
        super().__init__(text("host-wrong-key"))


class NotLive(Refused):
    """The match was given up: nothing in it changes any more."""

    def __init__(self) -> None:
        super().__init__(text("host-abandoned"))


class Over(Refused):
    """The match has ended: it can be read, and not be given up."""

    def __init__(self) -> None:
        super().__init__(text("refuse-over"))


class DealtAlike(Refused):
    """Kept until the last table that is dealt from the same seed is over."""

    def __init__(self) -> None:
        super().__init__(text("async-dealt-alike"))


class NoSuchPlace(Refused):
    def __init__(self, place: str) -> None:
        super().__init__(text("host-no-place", what=place[:40]))
