"""How much one visitor may ask of the host, so that nobody takes it from the others."""

from collections import Counter, deque
from collections.abc import Iterator
from contextlib import contextmanager

from bot.clock import Clock
from engine.errors import Refused
from engine.text import text

STREAMS_EACH, STREAMS = 40, 4000
"""Live pages that may be open at once: of one visitor, and of all of them."""
TABLES_EACH, WINDOW = 30, 3600.0
"""Tables that one visitor may open within so many seconds."""
MOST_REMEMBERED = 10_000


class TooMuch(Refused):
    """This visitor has all that one may have; the words say what to do."""


class Limits:
    """Counts by the address people come from; None is this very machine, which takes from nobody."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._streams: Counter[str | None] = Counter()
        self._tables: dict[str, deque[float]] = {}

    @contextmanager
    def stream(self, who: str | None) -> Iterator[None]:
        """A live page, for as long as it is open."""
        if self._streams.total() >= STREAMS or (who is not None and self._streams[who] >= STREAMS_EACH):
            raise TooMuch(text("web-refuse-streams"))
        self._streams[who] += 1
        try:
            yield
        finally:
            self._streams[who] -= 1
            if not self._streams[who]:
                del self._streams[who]

    def new_table(self, who: str | None) -> None:
        """Another table for this visitor."""
        now = self._clock.now()
        if who is None:
            return
        opened = self._tables.setdefault(who, deque())
        while opened and opened[0] <= now - WINDOW:
            opened.popleft()
        if len(opened) >= TABLES_EACH:
            raise TooMuch(text("web-refuse-tables", count=TABLES_EACH))
        opened.append(now)
        while len(self._tables) > MOST_REMEMBERED:
            del self._tables[next(iter(self._tables))]
