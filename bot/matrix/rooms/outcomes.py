"""What a homeserver refuses, as outcomes that every platform knows."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import TypeVar

from bot.chat.messages.outcomes import Gone, NotDelivered, Refused, RetryAfter
from bot.matrix.api import TOO_MANY, MatrixError, Unreachable

T = TypeVar("T")

LONGEST_WAIT = 3600.0
"""Seconds that a reply waits for a homeserver that is asked too much, or is away."""
FIRST_PAUSE, LAST_PAUSE = 0.5, 30.0
"""Seconds before a homeserver that is away is asked again."""


def outcome_of(error: MatrixError) -> NotDelivered:
    if error.status == TOO_MANY:
        return RetryAfter(str(error), error.retry_after)
    if error.status in (403, 404):
        return Gone(str(error))
    if error.status in (400, 413):
        return Refused(str(error))
    return NotDelivered(str(error))


@contextmanager
def neutral_outcomes() -> Iterator[None]:
    try:
        yield
    except MatrixError as error:
        raise outcome_of(error) from error
    except Unreachable as error:
        raise NotDelivered(str(error)) from error


async def patiently(ask: Callable[[], Awaitable[T]]) -> T:
    """Ask until the homeserver has time and is there; for a reply, which waits in no outbox."""
    waited, pause = 0.0, FIRST_PAUSE
    while True:
        try:
            return await ask()
        except MatrixError as error:
            if error.status != TOO_MANY or waited > LONGEST_WAIT:
                raise
            wait = max(0.1, error.retry_after)
        except Unreachable:
            if waited > LONGEST_WAIT:
                raise
            wait, pause = pause, min(LAST_PAUSE, pause * 2)
        waited += wait
        await asyncio.sleep(wait)
