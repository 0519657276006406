"""Work waits in turn by who asked for it: live play before the past, origins one after the other.

What one origin asks for delays only that origin. Every wait has an end: so many may wait for one origin, and
each only so long.
"""

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from contextvars import ContextVar
from dataclasses import dataclass

from bot.host.budget import TooMuch
from engine.text import text

LATELY = 2.0
"""Seconds for which an origin that has asked is counted as being there."""


@dataclass(frozen=True, slots=True)
class Asker:
    """For whom work is done: a person, an address, or both; neither: the host itself, without a limit."""

    person: str | None = None
    address: str | None = None

    @property
    def origin(self) -> str:
        """Who takes turns with others: the person, else the address."""
        return f"person {self.person}" if self.person else f"address {self.address}" if self.address else ""

    @property
    def names_with_limits(self) -> tuple[str, ...]:
        """Each of them has a limit of its own."""
        people = (f"person {self.person}",) if self.person else ()
        return (*people, f"address {self.address}") if self.address else people


_ASKER: ContextVar[Asker] = ContextVar("asker")
_PAST: ContextVar[bool] = ContextVar("past")
HOST_ITSELF = Asker()


def present_asker() -> Asker:
    """For whom the code that runs now works."""
    return _ASKER.get(HOST_ITSELF)


def is_about_past() -> bool:
    """Whether the code that runs now shows what is over, and so lets live play go first."""
    return _PAST.get(False)


@contextmanager
def asked_by(asker: Asker) -> Iterator[None]:
    """All work in this block is done for them."""
    token = _ASKER.set(asker)
    try:
        yield
    finally:
        _ASKER.reset(token)


@contextmanager
def about_past() -> Iterator[None]:
    """All work in this block lets live play go first."""
    token = _PAST.set(True)
    try:
        yield
    finally:
        _PAST.reset(token)


@dataclass(slots=True, eq=False)
class _Waiting:
    asker: Asker
    may_go: asyncio.Future[None]


class QueueFull(TooMuch):
    """So many already wait at one address that one more is turned away at once."""


class FairQueue:
    """Places at work, given in turn.

    `places`: how much is in work at once (None: no limit); `each`: how much of it for one person or address,
    which they `share` with the other origins that were there lately, down to one; `waiting`: how many may
    wait for one origin; `patience`: for how many seconds each.
    """

    def __init__(
        self,
        *,
        places: int | None = None,
        each: int | None = None,
        share: bool = False,
        waiting: int,
        patience: float,
    ) -> None:
        self._places = places
        self._each = each
        self._share = share
        self._seen: OrderedDict[str, float] = OrderedDict()
        """When each origin asked last, the longest silent first."""
        self._most_waiting = waiting
        self._patience = patience
        self._in_work = 0
        self._of: Counter[str] = Counter()
        self._lines: tuple[OrderedDict[str, deque[_Waiting]], ...] = (OrderedDict(), OrderedDict())
        """Who waits, by origin: for live play, and for the past. Whose turn is next comes first."""

    @property
    def in_work(self) -> int:
        return self._in_work

    @property
    def count_waiting(self) -> int:
        return sum(len(line) for lines in self._lines for line in lines.values())

    @asynccontextmanager
    async def turn(self, asker: Asker, *, past: bool = False) -> AsyncIterator[None]:
        """A place, held for as long as the block runs."""
        await self._wait(asker, self._lines[past])
        try:
            yield
        finally:
            self._leave(asker)

    async def _wait(self, asker: Asker, lines: OrderedDict[str, deque[_Waiting]]) -> None:
        line = lines.setdefault(asker.origin, deque())
        if len(line) >= self._most_waiting:
            raise QueueFull(text("queue-full"))
        self._note(asker.origin)
        place = _Waiting(asker, asyncio.get_running_loop().create_future())
        line.append(place)
        self._admit()
        try:
            async with asyncio.timeout(self._patience):
                await place.may_go
        except BaseException as error:
            self._give_up(place, lines)
            if isinstance(error, TimeoutError):
                raise QueueFull(text("queue-full")) from None
            raise

    def _give_up(self, place: _Waiting, lines: OrderedDict[str, deque[_Waiting]]) -> None:
        """Nobody waits at this place any more; one that was just given goes to the next."""
        if place.may_go.done() and not place.may_go.cancelled():
            self._leave(place.asker)
            return
        line = lines.get(place.asker.origin, deque())
        if place in line:
            line.remove(place)
            if not line:
                del lines[place.asker.origin]

    def _leave(self, asker: Asker) -> None:
        self._in_work -= 1
        for who in asker.names_with_limits:
            self._of[who] -= 1
            if not self._of[who]:
                del self._of[who]
        self._admit()

    def _admit(self) -> None:
        """Give every free place to whose turn it is."""
        while self._places is None or self._in_work < self._places:
            if (place := self._next()) is None:
                return
            if place.may_go.cancelled():
                continue  # gone, and not yet out of the line
            self._in_work += 1
            self._of.update(place.asker.names_with_limits)
            place.may_go.set_result(None)

    def _next(self) -> _Waiting | None:
        """Take the next one that may go out of its line; its origin goes behind all others."""
        for lines in self._lines:
            for origin, line in lines.items():
                if self._is_within_limit(line[0].asker):
                    place = line.popleft()
                    del lines[origin]
                    if line:
                        lines[origin] = line
                    return place
        return None

    def _is_within_limit(self, asker: Asker) -> bool:
        if self._each is None:
            return True
        most = max(1, self._each // max(1, len(self._seen))) if self._share else self._each
        return all(self._of[who] < most for who in asker.names_with_limits)

    def _note(self, origin: str) -> None:
        """Remember who was there lately; the host itself shares with nobody."""
        now = asyncio.get_running_loop().time()
        if origin:
            self._seen[origin] = now
            self._seen.move_to_end(origin)
        while self._seen and next(iter(self._seen.values())) < now - LATELY:
            self._seen.popitem(last=False)
