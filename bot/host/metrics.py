"""Metrics for the operator, in the text format of Prometheus."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from bot.store.care import Counts

BOUNDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class Histogram:
    """How often something took how long."""

    def __init__(self, name: str, about: str) -> None:
        self.name = name
        self.about = about
        self._counts = [0] * (len(BOUNDS) + 1)
        self._sum = 0.0

    def observe(self, seconds: float) -> None:
        self._counts[bisect_left(BOUNDS, seconds)] += 1
        self._sum += seconds

    @property
    def count(self) -> int:
        """How often it was observed."""
        return sum(self._counts)

    def lines(self) -> Iterator[str]:
        yield f"# HELP {self.name} {self.about}"
        yield f"# TYPE {self.name} histogram"
        total = 0
        for bound, count in zip((*BOUNDS, "+Inf"), self._counts, strict=True):
            total += count
            yield f'{self.name}_bucket{{le="{bound}"}} {total}'
        yield f"{self.name}_sum {self._sum:.6f}"
        yield f"{self.name}_count {self.count}"


@dataclass(frozen=True, slots=True)
class Numbers:
    """What is looked up for the operator, now and then and never for each reader."""

    counts: Counts
    streams: int
    files: int
    database_bytes: int
    journal_bytes: int
    last_backup: float | None


class Metrics:
    """Counters are kept while the host works; nobody who reads them makes it count."""

    def __init__(self) -> None:
        self.change = Histogram("fondaco_change_seconds", "Time to make and store a change of a match.")
        self.draw = Histogram("fondaco_draw_seconds", "Time to draw a picture.")
        self.request = Histogram("fondaco_request_seconds", "Time to answer a request.")
        self.lag = Histogram("fondaco_loop_lag_seconds", "How late the event loop comes back.")
        self.answers: Counter[str] = Counter()
        self.moves = 0

    def text(self, found: Numbers, now: float) -> str:
        counts = found.counts
        gauges = {
            "fondaco_waiting": ("Questions that tables wait for.", counts.waiting),
            "fondaco_outbox_letters": ("Messages still to be sent.", counts.letters),
            "fondaco_outbox_age_seconds": ("Age of the oldest of them.", _age(counts.oldest, now) or 0),
            "fondaco_people": ("People with settings of their own.", counts.people),
            "fondaco_streams": ("Live pages that are open.", found.streams),
            "fondaco_open_files": ("Files and connections that this process has open.", found.files),
            "fondaco_database_bytes": ("Size of the database file.", found.database_bytes),
            "fondaco_journal_bytes": ("Size of its journal.", found.journal_bytes),
            "fondaco_backup_age_seconds": ("Age of the last copy; -1: none.", _age(found.last_backup, now)),
        }
        states = {f'{{state="{state}"}}': counts.matches.get(state, 0) for state in _STATES}
        answers = {f'{{status="{one}"}}': self.answers[one] for one in _ANSWERS}
        lines = [
            *_numbers("fondaco_matches", "gauge", "Matches by state.", states),
            *_numbers("fondaco_moves_total", "counter", "Moves since the start.", {"": self.moves}),
            *_numbers("fondaco_requests_total", "counter", "Requests answered, by status.", answers),
        ]
        for name, (about, value) in gauges.items():
            lines += _numbers(name, "gauge", about, {"": -1 if value is None else value})
        for histogram in (self.change, self.draw, self.request, self.lag):
            lines += histogram.lines()
        return "\n".join(lines) + "\n"


def open_files() -> int:
    """How many files and connections this process has; 0 where the system does not tell."""
    try:
        return len(list(Path("/proc/self/fd").iterdir()))
    except OSError:
        return 0


def _age(since: float | None, now: float) -> float | None:
    return None if since is None else round(max(0.0, now - since), 3)


_ANSWERS = ("2xx", "3xx", "4xx", "5xx")
_STATES = ("live", "over", "abandoned")


def _numbers(name: str, kind: str, about: str, values: Mapping[str, float]) -> Iterator[str]:
    yield f"# HELP {name} {about}"
    yield f"# TYPE {name} {kind}"
    for labels, value in values.items():
        yield f"{name}{labels} {value}"
