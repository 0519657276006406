"""When a person's clock rests: quiet hours every night, days of the week, and days away."""

from dataclasses import dataclass
from datetime import date, datetime, timedelta
from zoneinfo import ZoneInfo

Span = tuple[float, float]
DAY = 86400.0


@dataclass(frozen=True, slots=True)
class Calendar:
    """Quiet between two minutes of the local day, over midnight if need be; away by whole days; off on the
    same days of every week, Monday being 0."""

    zone: str = "UTC"
    quiet: tuple[int, int] | None = None
    away: tuple[tuple[str, str], ...] = ()
    days_off: tuple[int, ...] = ()

    def rest(self, at: float) -> float | None:
        """Until when the clock rests that rests at this moment; None: it runs."""
        end = None
        while stops := [stop for start, stop in self._spans(end or at) if start <= (end or at) < stop]:
            end = max(stops)
        return end

    def advance(self, start: float, seconds: float) -> float:
        """The moment at which the clock has run this long."""
        at = self.rest(start) or start
        while True:
            begins = self._next(at)
            if begins is None or begins - at >= seconds:
                return at + seconds
            seconds -= begins - at
            at = self.rest(begins) or begins

    def ran(self, start: float, end: float) -> float:
        """How long the clock ran between two moments."""
        total, at = 0.0, self.rest(start) or start
        while at < end:
            begins = self._next(at)
            if begins is None or begins >= end:
                return total + end - at
            total += begins - at
            at = self.rest(begins) or begins
        return total

    def _next(self, at: float) -> float | None:
        """When the next rest begins."""
        return min((start for start, _ in self._spans(at) if start > at), default=None)

    def _spans(self, at: float) -> list[Span]:
        """The rests around a moment: the nights and the days off before and after it, and every absence."""
        if self.quiet is None and not self.away and not self.days_off:
            return []
        zone = ZoneInfo(self.zone)
        spans = [
            (_midnight(date.fromisoformat(first), zone), _midnight(date.fromisoformat(last) + _ONE, zone))
            for first, last in self.away
        ]
        today = datetime.fromtimestamp(at, zone).date()
        if self.days_off:
            week = [today + timedelta(days=n) for n in range(8)]
            spans += [
                (_midnight(day, zone), _midnight(day + _ONE, zone))
                for day in week
                if day.weekday() in self.days_off
            ]
        if self.quiet:
            spans += [_night(today + timedelta(days=n), self.quiet, zone) for n in (-1, 0, 1)]
        return spans


ALWAYS = Calendar()
_ONE = timedelta(days=1)


def _midnight(day: date, zone: ZoneInfo) -> float:
    return datetime(day.year, day.month, day.day, tzinfo=zone).timestamp()


def _night(day: date, quiet: tuple[int, int], zone: ZoneInfo) -> Span:
    begins, ends = quiet
    return _at(day, begins, zone), _at(day if ends > begins else day + _ONE, ends, zone)


def _at(day: date, minute: int, zone: ZoneInfo) -> float:
    return datetime(day.year, day.month, day.day, minute // 60, minute % 60, tzinfo=zone).timestamp()
