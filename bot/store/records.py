"""What the tables hold, as values."""

from dataclasses import dataclass, field
from typing import Any, Literal

Json = Any  # JSON as stored; whoever reads it checks its shape

State = Literal["live", "over", "abandoned"]
Kind = Literal["person", "house", "open"]
By = Literal["person", "house", "clock", "order", "host"]


@dataclass(frozen=True, slots=True)
class MatchRecord:
    """A match as stored: its snapshot, and what the table around it agreed on."""

    id: str
    title: str
    seats: int
    options: dict[str, Json]
    state: State
    snapshot: Json
    seq: int
    revision: int
    pace: float | None
    locale: str
    surface: dict[str, Json]
    host_key_hash: str
    created: float
    updated: float


@dataclass(frozen=True, slots=True)
class SeatRecord:
    seat: int
    name: str
    kind: Kind
    key_hash: str | None
    user_id: str | None = None
    locale: str | None = None


@dataclass(frozen=True, slots=True)
class MoveRecord:
    """A row of the log: a move with its answer, or an undo with the numbers of the moves it took back."""

    seq: int
    kind: Literal["move", "undo"]
    seat: int
    answer: Json
    shown: bool
    made_at: float
    made_by: By


@dataclass(frozen=True, slots=True)
class EventRecord:
    seq: int
    n: int
    event: Json


@dataclass(frozen=True, slots=True)
class DeadlineRecord:
    """The question that `token` stands for must be answered by `due`."""

    match_id: str
    seat: int
    token: str
    due: float


@dataclass(frozen=True, slots=True)
class Parcel:
    """A message on its way into the outbox."""

    destination: str
    payload: Json
    nonce: str
    match_id: str | None = None
    seq: int | None = None


@dataclass(frozen=True, slots=True)
class Letter:
    """A message waiting in the outbox."""

    id: int
    match_id: str | None
    seq: int | None
    destination: str
    payload: Json
    nonce: str
    created: float
    attempts: int
    retry_at: float
    last_error: str | None


@dataclass(frozen=True, slots=True)
class Loaded:
    """All that is needed to go on with a match."""

    match: MatchRecord
    seats: tuple[SeatRecord, ...]
    deadlines: tuple[DeadlineRecord, ...]


@dataclass(frozen=True, slots=True)
class Change:
    """One step of a match, written whole or not at all: it rests on `revision`."""

    match_id: str
    revision: int
    snapshot: Json
    state: State
    move: MoveRecord
    events: list[Json]
    deadlines: list[DeadlineRecord]
    parcels: list[Parcel] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Listing:
    """A match in a list of matches."""

    id: str
    title: str
    state: State
    seq: int
    created: float
    updated: float
    seats: tuple[SeatRecord, ...]
