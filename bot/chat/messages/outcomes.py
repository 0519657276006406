"""How sending a message ends where it does not arrive, the same on every platform."""

from collections.abc import Iterator
from contextlib import contextmanager

from bot.host.outbox import Postponed, Undeliverable


class NotDelivered(Exception):
    """It did not arrive; another try may."""


class Closed(NotDelivered):
    """The person takes no messages from the bot."""


class Gone(NotDelivered):
    """The room is deleted, hidden from the bot, or closed to it."""

    def __init__(self, why: str, *, for_good: bool = False) -> None:
        super().__init__(why)
        self.for_good = for_good
        """A deleted room never comes back."""


class Refused(NotDelivered):
    """Malformed or too large for the platform: it is refused however often it is sent."""


class RetryAfter(NotDelivered, Postponed):
    """Too many messages at once: the platform wants to be left alone for so many seconds."""


@contextmanager
def give_up_on(*outcomes: type[NotDelivered]) -> Iterator[None]:
    """Give up a letter that ends so, that it does not hold up those behind it."""
    try:
        yield
    except outcomes as error:
        raise Undeliverable(str(error)) from error
