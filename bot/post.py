"""The post: surfaces plan what a change sends, the outbox keeps it, `drain` delivers it."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass

import structlog

from bot import keys
from bot.clock import Clock
from bot.look import Look
from bot.store import Store, StoreError
from bot.store.records import Json, Letter, MoveRecord, Parcel
from engine.core import Event

log = structlog.get_logger(__name__)

LEASE = 30.0
"""Seconds that a letter belongs to whoever took it; after a crash it is sent again with the same nonce."""
FIRST_RETRY = 2.0
LAST_RETRY = 900.0
IDLE = 60.0


@dataclass(frozen=True, slots=True)
class Batch:
    """A change as a surface sees it: the match before and after, and what happened between."""

    before: Look | None
    after: Look
    move: MoveRecord | None
    events: Sequence[Event]


@dataclass(frozen=True, slots=True)
class Outgoing:
    """A message for a destination such as `discord/123`; the payload is the surface's own."""

    destination: str
    payload: Json


Plan = Callable[[Batch], Iterable[Outgoing]]
Send = Callable[[Letter], Awaitable[None]]


class Undeliverable(Exception):
    """Raised by a sender: this letter will never arrive (a deleted channel, a closed mailbox)."""


class Post:
    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._plans: dict[str, Plan] = {}
        self._posted: dict[str, asyncio.Event] = {}
        self._delivering: dict[str, asyncio.Lock] = {}

    def plan(self, surface: str, plan: Plan) -> None:
        """From here on, this surface says what every change sends."""
        self._plans[surface] = plan

    def parcels(self, batch: Batch) -> list[Parcel]:
        """What a change sends, to be written with it; its nonces tell a repeat from a second message."""
        planned = [outgoing for surface in self._plans for outgoing in self._planned(surface, batch)]
        after = batch.after
        stamp = after.seq if batch.move or batch.before is None else f"r{after.revision}"
        return [
            Parcel(one.destination, one.payload, f"{after.id}.{stamp}.{n}", after.id, after.seq)
            for n, one in enumerate(planned)
        ]

    def _planned(self, surface: str, batch: Batch) -> list[Outgoing]:
        """A surface that cannot plan loses its messages, never the move."""
        try:
            return list(self._plans[surface](batch))
        except Exception:
            log.exception("plan-failed", surface=surface, match=batch.after.id, seq=batch.after.seq)
            return []

    async def post(
        self, outgoing: Outgoing, *, match_id: str | None = None, nonce: str | None = None
    ) -> None:
        """Send something that no move makes."""
        parcel = Parcel(outgoing.destination, outgoing.payload, nonce or keys.new_nonce(), match_id)
        await self._store.outbox.post([parcel], self._clock.now())
        self.posted()

    def posted(self) -> None:
        """There are letters: whoever delivers may look."""
        for event in self._posted.values():
            event.set()

    # --- delivering

    async def drain(self, prefix: str, send: Send) -> int:
        """Send what is due to destinations with this prefix, each in its order; how many arrived.

        A destination that fails is tried again later and holds up nobody else.
        """
        arrived = 0
        async with self._delivering.setdefault(prefix, asyncio.Lock()):
            while due := await self._store.outbox.due(prefix, self._clock.now()):
                for letter in due:
                    arrived += await self._deliver(letter, send)
        return arrived

    async def keep_draining(self, prefix: str, send: Send) -> None:
        """Deliver as letters come, until cancelled."""
        posted = self._posted.setdefault(prefix, asyncio.Event())
        while True:
            posted.clear()
            try:
                await self.drain(prefix, send)
                seconds = await self._next_try(prefix)
            except StoreError as error:
                log.error("outbox-unreadable", error=str(error))
                seconds = IDLE
            await self._wait(posted, seconds)

    async def _deliver(self, letter: Letter, send: Send) -> bool:
        now = self._clock.now()
        if not await self._store.outbox.claim(letter, now, now + LEASE):
            return False
        try:
            await send(letter)
        except Undeliverable as error:
            log.warning("letter-dropped", destination=letter.destination, nonce=letter.nonce)
            await self._store.outbox.dropped(letter, self._clock.now(), str(error))
            return False
        except Exception as error:
            log.warning(
                "letter-failed", destination=letter.destination, nonce=letter.nonce, error=repr(error)
            )
            await self._store.outbox.failed(letter, self._clock.now() + pause(letter.attempts), repr(error))
            return False
        await self._store.outbox.sent(letter, self._clock.now())
        return True

    async def _next_try(self, prefix: str) -> float:
        """Seconds until the next letter is due."""
        soonest = await self._store.outbox.next_try(prefix)
        return IDLE if soonest is None else max(0.0, min(IDLE, soonest - self._clock.now()))

    async def _wait(self, posted: asyncio.Event, seconds: float) -> None:
        """Until something is posted, at most this long."""
        waits = {asyncio.ensure_future(posted.wait()), asyncio.ensure_future(self._clock.sleep(seconds))}
        try:
            await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for wait in waits:
                wait.cancel()


def pause(attempts: int) -> float:
    """Twice as long after every failure, up to a quarter of an hour."""
    return min(LAST_RETRY, FIRST_RETRY * 2.0 ** min(attempts, 20))
