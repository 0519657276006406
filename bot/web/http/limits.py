"""What one visitor asks of the host is paid for, so that nobody takes it from the others."""

from collections.abc import Iterator
from contextlib import contextmanager

from aiohttp import web

from bot.web.appkeys import HOST
from bot.web.http.address import origin_of
from bot.web.http.identity import mine


def spend(request: web.Request, act: str) -> None:
    """Pay for an act as the person at this browser and for where they are; this very machine pays nothing."""
    if (origin := origin_of(request)) is not None:
        request.app[HOST].budget.spend(act, mine(request), origin)


@contextmanager
def holding(request: web.Request, kind: str) -> Iterator[None]:
    """Hold a line, such as a live page; on this very machine only all of them together are counted."""
    origin = origin_of(request)
    with request.app[HOST].budget.hold(kind, mine(request) if origin else None, origin):
        yield
