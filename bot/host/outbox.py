"""The outbox: surfaces plan what a change sends, the store keeps it, `drain` delivers it."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass
from weakref import WeakValueDictionary

import structlog

from bot import keys
from bot.clock import Clock
from bot.store import Store, StoreError
from bot.store.records import MoveRecord, NewLetter, Saying, StoredLetter
from bot.table import letters
from bot.table.letters import Addressed, DueLetter
from bot.table.state import TableState
from engine.core import Event
from engine.errors import BadRecord

log = structlog.get_logger(__name__)

LEASE = 30.0
"""Seconds that a letter is reserved for one sender; after a crash it is sent again with the same nonce."""
FIRST_RETRY = 2.0
LAST_RETRY = 900.0
IDLE = 60.0
BREATH = 1.0
"""Seconds between two looks at letters that are due but have to wait for a place or for their table."""
LAST_STRETCH = 3.0
"""Seconds that letters on their way have left when the process stops."""
AT_ONCE = 16
"""Tables that are told at the same time: more would only wait for Discord's limit on all of them."""
AT_ONCE_FOR_ONE = 2
"""How many of these places the letters to one person's contacts may take."""


@dataclass(frozen=True, slots=True)
class Batch:
    """A change as a surface sees it: the match before and after, and what happened between."""

    before: TableState | None
    after: TableState
    move: MoveRecord | None
    events: Sequence[Event]
    saying: Saying | None = None
    """What was said at the table, and nothing else happened."""


OwnerOf = Callable[[str], str | None]
"""Whose letters go to a destination, where they are of one person and need no order among each other."""
PlanLetters = Callable[[Batch], Iterable[Addressed]]
Send = Callable[[DueLetter], Awaitable[None]]


class Undeliverable(Exception):
    """Raised by a sender: this letter will never arrive (a deleted channel, a closed mailbox)."""


class Postponed(Exception):
    """Raised by a sender: this letter may be tried again after so many seconds, at any attempt."""

    def __init__(self, why: str, seconds: float = 0.0) -> None:
        super().__init__(why)
        self.seconds = seconds


class Outbox:
    """Letters on their way: planned with a change, written with it, and delivered."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._plans: dict[str, PlanLetters] = {}
        self._posted: dict[str, asyncio.Event] = {}
        self._delivering: dict[str, asyncio.Lock] = {}
        self.on_written: list[Callable[[], None]] = []
        """Called when this process has written letters."""

    def plan(self, surface: str, plan: PlanLetters) -> None:
        """From here on, this surface says which letters every change sends; they are written with it."""
        self._plans[surface] = plan

    @property
    def planners(self) -> tuple[str, ...]:
        """The surfaces that say what changes send."""
        return tuple(self._plans)

    def letters_for(self, batch: Batch) -> list[NewLetter]:
        """The letters that a change sends, to be written with it."""
        planned = [letter for surface in self._plans for letter in self._letters_of_surface(surface, batch)]
        after = batch.after
        stamp = after.seq if batch.move or batch.before is None else f"r{after.revision}"
        return [
            letter.seal(f"{after.id}.{stamp}.{n}", after.id, after.seq) for n, letter in enumerate(planned)
        ]

    def _letters_of_surface(self, surface: str, batch: Batch) -> list[Addressed]:
        """A surface that cannot plan loses its messages, never the move."""
        try:
            return list(self._plans[surface](batch))
        except Exception:
            log.exception("plan-failed", surface=surface, match=batch.after.id, seq=batch.after.seq)
            return []

    async def post(
        self, addressed: Addressed, *, match_id: str | None = None, nonce: str | None = None
    ) -> None:
        """Send something that no move makes."""
        letter = addressed.seal(nonce or keys.new_nonce(), match_id)
        await self._store.outbox.post([letter], self._clock.now())
        self.wake()

    def wake(self) -> None:
        """There are letters: those who deliver them look again, in this process and in others."""
        self.wake_carriers()
        for listener in self.on_written:
            listener()

    def wake_carriers(self) -> None:
        """Those who deliver letters in this process look again."""
        for event in self._posted.values():
            event.set()

    # --- delivering

    async def drain(self, prefix: str, send: Send) -> int:
        """Send what is due to destinations with this prefix, one after the other; how many arrived.

        A destination that fails is tried again later and holds up nobody else.
        """
        arrived = 0
        async with self._delivering.setdefault(prefix, asyncio.Lock()):
            while due := await self._store.outbox.due(prefix, self._clock.now()):
                for letter in due:
                    arrived += await self._deliver(letter, send)
        return arrived

    async def keep_draining(self, prefix: str, send: Send, owner_of: OwnerOf = lambda _: None) -> None:
        """Deliver as letters come, until cancelled: each table in its order, none waiting for another, and
        the letters to one person's contacts in few places at once."""
        posted = self._posted.setdefault(prefix, asyncio.Event())
        carriers = Carriers(lambda letter: self._deliver(letter, send), posted, owner_of)
        await self._release(prefix)
        try:
            while True:
                posted.clear()
                try:
                    carriers.take(await self._store.outbox.due(prefix, self._clock.now()))
                    seconds = max(BREATH, await self._next_try(prefix))
                except StoreError as error:
                    log.error("outbox-unreadable", error=str(error))
                    seconds = FIRST_RETRY
                await self._wait(posted, seconds)
        finally:
            await carriers.stop()

    async def _release(self, prefix: str) -> None:
        """Letters that were being sent when the last delivery broke off need not wait for their lease."""
        try:
            await self._store.outbox.release(prefix, self._clock.now())
        except StoreError as error:
            log.error("outbox-unwritable", error=str(error))

    async def _deliver(self, letter: StoredLetter, send: Send) -> bool:
        now = self._clock.now()
        if not await self._store.outbox.claim(letter, now, now + LEASE):
            return False
        try:
            await send(_open_letter(letter))
        except (Undeliverable, BadRecord) as error:
            log.warning(
                "letter-dropped", destination=letter.destination, nonce=letter.nonce, reason=str(error)
            )
            await self._store.outbox.mark_dropped(letter, self._clock.now(), str(error))
            return False
        except asyncio.CancelledError:
            await self._store.outbox.mark_failed(letter, self._clock.now(), "given back")
            raise
        except Exception as error:
            log.warning(
                "letter-failed", destination=letter.destination, nonce=letter.nonce, error=repr(error)
            )
            asked_for = error.seconds if isinstance(error, Postponed) else 0.0
            pause = asked_for or pause_after(letter.attempts)
            await self._store.outbox.mark_failed(letter, self._clock.now() + pause, repr(error))
            return False
        await self._store.outbox.mark_sent(letter, self._clock.now())
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


class Carriers:
    """Those who bring letters to several tables at once; one table's letters are all with one of them."""

    def __init__(
        self, deliver: Callable[[StoredLetter], Awaitable[bool]], free: asyncio.Event, owner_of: OwnerOf
    ) -> None:
        self._deliver = deliver
        self._owner_of = owner_of
        self._free = free
        """Set when a table's letters are gone, for there may be more."""
        self._places = asyncio.Semaphore(AT_ONCE)
        self._places_of_one: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()
        self._under_way: dict[str, asyncio.Task[None]] = {}

    def take(self, letters: Iterable[StoredLetter]) -> None:
        """Start delivering these letters, except to tables that are being delivered to."""
        by_table: dict[tuple[str | None, str], list[StoredLetter]] = {}
        for letter in letters:
            owner = self._owner_of(letter.destination)
            table = letter.destination if owner else letter.match_id or letter.destination
            by_table.setdefault((owner, table), []).append(letter)
        for (owner, table), its_letters in by_table.items():
            if table not in self._under_way:
                self._under_way[table] = asyncio.create_task(self._carry(owner, table, its_letters))

    def _places_for(self, owner: str | None) -> asyncio.Semaphore:
        if owner is None:
            return asyncio.Semaphore()
        return self._places_of_one.setdefault(owner, asyncio.Semaphore(AT_ONCE_FOR_ONE))

    async def _carry(self, owner: str | None, table: str, letters: list[StoredLetter]) -> None:
        try:
            async with self._places_for(owner), self._places:
                for letter in letters:
                    await self._deliver(letter)
            self._free.set()
        except StoreError as error:
            log.error("outbox-unwritable", error=str(error))
        finally:
            del self._under_way[table]

    async def stop(self) -> None:
        """Finish what is on its way; what takes too long is given back, and goes out again with the same
        nonce."""
        left = list(self._under_way.values())
        if left:
            await asyncio.wait(left, timeout=LAST_STRETCH)
        for task in left:
            task.cancel()
        await asyncio.gather(*left, return_exceptions=True)


def _open_letter(stored: StoredLetter) -> DueLetter:
    """A letter as its sender gets it; BadRecord when it cannot be read, which another try does not mend."""
    letter = letters.decode(stored.payload, stored.destination)
    return DueLetter(
        stored.destination, letter, stored.nonce, stored.match_id, stored.attempts, stored.created
    )


def pause_after(attempts: int) -> float:
    """Twice as long after every failure, up to a quarter of an hour."""
    return min(LAST_RETRY, FIRST_RETRY * 2.0 ** min(attempts, 20))
