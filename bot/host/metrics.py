"""Metrics for the operator, as Prometheus reads them, and the last requests that were slow."""

from collections import deque
from dataclasses import dataclass
from pathlib import Path

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, disable_created_metrics
from prometheus_client.exposition import choose_encoder

from bot.store.care import Counts

BOUNDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
SLOW, MOST_SLOW = 1.0, 50
"""Seconds from which a request counts as slow, and how many of them are remembered."""
ANSWERS = ("2xx", "3xx", "4xx", "5xx")
STATES = ("live", "over", "abandoned")

disable_created_metrics()  # type: ignore[no-untyped-call]  # the library's own


@dataclass(frozen=True, slots=True)
class Numbers:
    """What is looked up for the operator, now and then and never for each reader."""

    counts: Counts
    streams: int
    files: int
    database_bytes: int
    journal_bytes: int
    last_backup: float | None


@dataclass(frozen=True, slots=True)
class SlowRequest:
    """A request that took long; `page` is the pattern of its address, without what a visitor put there."""

    at: float
    id: str
    page: str
    status: int
    seconds: float


class Metrics:
    """Counters are kept while the host works; nobody who reads them makes it count."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.change = self._histogram("fondaco_change_seconds", "Time to make and store a change of a match.")
        self.draw = self._histogram("fondaco_draw_seconds", "Time to draw a picture.")
        self.request = self._histogram("fondaco_request_seconds", "Time to answer a request.")
        self.lag = self._histogram("fondaco_loop_lag_seconds", "How late the event loop comes back.")
        self.moves = Counter("fondaco_moves", "Moves since the start.", registry=self.registry)
        self.answers = Counter(
            "fondaco_requests", "Requests answered, by status.", ["status"], registry=self.registry
        )
        for status in ANSWERS:
            self.answers.labels(status)
        self.slow: deque[SlowRequest] = deque(maxlen=MOST_SLOW)
        self._matches = Gauge("fondaco_matches", "Matches by state.", ["state"], registry=self.registry)
        self._waiting = self._gauge("fondaco_waiting", "Questions that tables wait for.")
        self._letters = self._gauge("fondaco_outbox_letters", "Messages still to be sent.")
        self._oldest = self._gauge("fondaco_outbox_age_seconds", "Age of the oldest of them.")
        self._people = self._gauge("fondaco_people", "People with settings of their own.")
        self._streams = self._gauge("fondaco_streams", "Live pages that are open.")
        self._files = self._gauge("fondaco_open_files", "Files and connections that this process has open.")
        self._database = self._gauge("fondaco_database_bytes", "Size of the database file.")
        self._journal = self._gauge("fondaco_journal_bytes", "Size of its journal.")
        self._backup = self._gauge("fondaco_backup_age_seconds", "Age of the last copy; -1: none.")

    def _histogram(self, name: str, about: str) -> Histogram:
        return Histogram(name, about, buckets=BOUNDS, registry=self.registry)

    def _gauge(self, name: str, about: str) -> Gauge:
        return Gauge(name, about, registry=self.registry)

    def count(self, name: str, **labels: str) -> float:
        """What a sample of these numbers is now."""
        return self.registry.get_sample_value(name, labels) or 0.0

    def text(self, numbers: Numbers, now: float, accept: str = "") -> tuple[bytes, str]:
        """All numbers in the format that the reader asks for, and its name."""
        counts = numbers.counts
        for state in STATES:
            self._matches.labels(state).set(counts.matches.get(state, 0))
        self._waiting.set(counts.waiting)
        self._letters.set(counts.letters)
        self._oldest.set(_age(counts.oldest, now, otherwise=0.0))
        self._people.set(counts.people)
        self._streams.set(numbers.streams)
        self._files.set(numbers.files)
        self._database.set(numbers.database_bytes)
        self._journal.set(numbers.journal_bytes)
        self._backup.set(_age(numbers.last_backup, now, otherwise=-1.0))
        encode, content_type = choose_encoder(accept)
        return encode(self.registry), content_type


def open_files() -> int:
    """How many files and connections this process has; 0 where the system does not tell."""
    try:
        return len(list(Path("/proc/self/fd").iterdir()))
    except OSError:
        return 0


def _age(since: float | None, now: float, otherwise: float) -> float:
    return otherwise if since is None else round(max(0.0, now - since), 3)
