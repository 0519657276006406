"""What the tables of results, ratings, leagues and campaigns hold, as values."""

from dataclasses import dataclass
from typing import Literal

from bot.store.records import Document, Kind

SeriesKind = Literal["league", "campaign", "season"]


@dataclass(frozen=True, slots=True)
class ResultSeat:
    """How one seat of a finished game ended, and how its holder answered."""

    seat: int
    user_id: str | None
    name: str
    kind: Kind
    place: int
    total: int
    answers: int
    expiries: int
    thought: float
    """Seconds between the table's last change and this seat's own answers, all together."""
    feats: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ResultRecord:
    """A finished game; `n` counts them in the order in which they were entered."""

    match_id: str
    title: str
    server: str
    ended: float
    rated: bool
    void: bool
    seats: tuple[ResultSeat, ...]
    n: int = 0


@dataclass(frozen=True, slots=True)
class RatingRecord:
    """A rating after result `n`, in one pool: a server or the whole host (""), a title or all ("")."""

    server: str
    title: str
    user_id: str
    n: int
    mu: float
    sigma: float
    games: int

    @property
    def pool(self) -> tuple[str, str]:
        return self.server, self.title


@dataclass(frozen=True, slots=True)
class ProfileRecord:
    user_id: str
    hidden: bool = False
    seats_left: int = 0


@dataclass(frozen=True, slots=True)
class SeriesRecord:
    """A league, a campaign or a closed season: its whole book, and when it is due to be visited."""

    id: str
    kind: SeriesKind
    name: str
    server: str
    book: Document
    revision: int
    wakes: float | None
    created: float


def part_id(series_id: str, number: int) -> str:
    """The id of a season that became a book of its own."""
    return f"{series_id}-{number}"


@dataclass(frozen=True, slots=True)
class LogLine:
    """Something that was done in a league or campaign; `who` is None for what happens by itself."""

    n: int
    at: float
    who: str | None
    text: Document


@dataclass(frozen=True, slots=True)
class SeekRecord:
    user_id: str
    server: str
    name: str
    wish: Document
    since: float
