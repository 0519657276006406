"""Budgets of visitors, so that one cannot use up the host for all others."""

from collections.abc import Iterator
from contextlib import contextmanager

from aiohttp import web

from bot.host.budget import Price
from bot.host.fair_queue import HOST_ITSELF, Asker, FairQueue, asked_by
from bot.host.looks import one_look
from bot.web.appkeys import HOST
from bot.web.http.address import origin_of
from bot.web.http.frame import comes_by_proxy, recognise_in_frame
from bot.web.http.identity import Handler, person_id_of

IN_WORK, MOST_WAITING, PATIENCE = 5, 200, 60.0
"""Requests of one address that are in work at once, fewer while others are there; how many more may wait, and
for how many seconds each."""
REQUESTS = web.AppKey("requests", FairQueue)


def request_queue() -> FairQueue:
    return FairQueue(each=IN_WORK, share=True, waiting=MOST_WAITING, patience=PATIENCE)


@web.middleware
async def take_turns(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Of one address only so much is in work; a live stream works only now and then, and is counted apart.

    In Discord's frame everybody comes from Discord's addresses, so there each person is counted.
    """
    if request.path.endswith("/events"):
        return await handler(request)
    person = await recognise_in_frame(request)
    asker = Asker(person) if person and comes_by_proxy(request) else Asker(None, origin_of(request))
    async with request.app[REQUESTS].turn(asker):
        if request.transport is None or request.transport.is_closing():
            raise ConnectionResetError("nobody waits for this answer any more")
        return await handler(request)


@web.middleware
async def name_asker(request: web.Request, handler: Handler) -> web.StreamResponse:
    """All that is done for a request is done for its person and address, as they pay for it."""
    origin = origin_of(request)
    own = None if comes_by_proxy(request) else origin
    with one_look(), asked_by(Asker(person_id_of(request), own) if origin else HOST_ITSELF):
        return await handler(request)


def spend(request: web.Request, price: Price) -> None:
    """Charge a price to the person and to their address; this machine pays nothing.

    In Discord's frame everybody comes from Discord's addresses, so there the person alone pays.
    """
    if (origin := origin_of(request)) is not None:
        own = None if comes_by_proxy(request) else origin
        request.app[HOST].budget.spend(price, person_id_of(request), own)


@contextmanager
def holding(request: web.Request, kind: str) -> Iterator[None]:
    """Hold a line, such as a live page; for this machine only the total is counted."""
    origin = origin_of(request)
    own = None if comes_by_proxy(request) else origin
    with request.app[HOST].budget.hold(kind, person_id_of(request) if origin else None, own):
        yield
