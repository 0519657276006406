"""When someone's clock rests, looked up in a table of five-minute slots: slow to make, hard to get wrong."""

from bisect import bisect_left
from dataclasses import dataclass
from datetime import date, datetime
from functools import cache, cached_property
from itertools import accumulate
from zoneinfo import ZoneInfo

SLOT = 300
DAYS = 50
"""How far ahead a clock may reach: a week's pace, a holiday in it, and nights of fourteen hours."""


@dataclass(frozen=True)
class Hours:
    """Quiet between two local minutes, away on whole local days, as told to the host."""

    begin: int
    """The first moment of the table, in seconds."""
    zone: str = "UTC"
    quiet: tuple[int, int] | None = None
    away: tuple[tuple[date, date], ...] = ()

    def ran(self, start: float, end: float) -> float:
        """Seconds awake between two moments that slots begin at."""
        return float(SLOT * (self._awake[self._slot(end)] - self._awake[self._slot(start)]))

    def after(self, start: float, seconds: float) -> float:
        """The first moment at which so many seconds awake have passed."""
        before = self._awake[self._slot(start)]
        whole = max(1, -int(-seconds // SLOT))
        slot = bisect_left(self._awake, before + whole) - 1
        return self.begin + slot * SLOT + seconds - (whole - 1) * SLOT

    def _slot(self, at: float) -> int:
        slot, rest = divmod(at - self.begin, SLOT)
        assert rest == 0, "everything happens when a slot begins"
        return int(slot)

    @cached_property
    def _awake(self) -> list[int]:
        """How many slots before each one are awake."""
        return _table(self.begin, self.zone, self.quiet, self.away)


@cache
def _table(
    begin: int, zone: str, quiet: tuple[int, int] | None, away: tuple[tuple[date, date], ...]
) -> list[int]:
    day = [_awake_at(minute, quiet) for minute in range(24 * 60)]
    local = _local(begin, zone)
    days = {one for one, _ in local}
    gone = {one for one in days if any(first <= one <= last for first, last in away)}
    return [0, *accumulate([day[minute] if one not in gone else 0 for one, minute in local])]


def _awake_at(minute: int, quiet: tuple[int, int] | None) -> int:
    if quiet is None:
        return 1
    begins, ends = quiet
    return int(not (begins <= minute < ends if begins < ends else minute >= begins or minute < ends))


@cache
def _local(begin: int, zone: str) -> list[tuple[date, int]]:
    """The local day and minute of every slot."""
    place = ZoneInfo(zone)
    moments = (datetime.fromtimestamp(begin + n * SLOT, place) for n in range(DAYS * 86400 // SLOT))
    return [(one.date(), one.hour * 60 + one.minute) for one in moments]


def next_hour(begin: int, zone: str, hour: int, now: float) -> float:
    """The next moment at which the local clock strikes this hour."""
    first = int((now - begin) // SLOT) + 1
    local = _local(begin, zone)
    return begin + SLOT * next(n for n in range(first, len(local)) if local[n][1] == hour * 60)
