"""Budgets of visitors, so that one cannot use up the host for all others."""

from collections.abc import Iterator
from contextlib import contextmanager

from aiohttp import web

from bot.web.activity.session import is_in_frame
from bot.web.appkeys import HOST
from bot.web.http.address import origin_of
from bot.web.http.identity import person_id_of


def spend(request: web.Request, act: str) -> None:
    """Charge an act to the person and to their address; this machine pays nothing.

    In Discord's frame everybody comes from Discord's addresses, so there the person alone pays.
    """
    if (origin := origin_of(request)) is not None:
        own = None if is_in_frame(request) else origin
        request.app[HOST].budget.spend(act, person_id_of(request), own)


@contextmanager
def holding(request: web.Request, kind: str) -> Iterator[None]:
    """Hold a line, such as a live page; for this machine only the total is counted."""
    origin = origin_of(request)
    own = None if is_in_frame(request) else origin
    with request.app[HOST].budget.hold(kind, person_id_of(request) if origin else None, own):
        yield
