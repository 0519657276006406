"""The state of a table at one moment: what every surface reads, and nobody changes."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

import engine
from bot.store import chain
from bot.store.people import holder_id as holder_of
from bot.store.records import DeadlineRecord, Loaded, MatchRecord, SeatRecord, State, SurfaceNote
from bot.table import terms
from bot.table.customs import Customs, read_customs
from bot.table.errors import DealtAlike, NotInstalled
from bot.table.hours import Calendar
from bot.table.requests import Request, read_request
from bot.table.seating import name_of_program
from bot.table.settings import USUAL, Settings, read_settings
from bot.table.terms import Terms
from engine import registry
from engine.core import Decision, Decisions, Result
from engine.errors import BadRecord
from engine.match import Match
from engine.strengths import USUAL as USUAL_STRENGTH
from engine.strengths import Strength
from engine.text import Seat
from render.words import Words


@dataclass(frozen=True, slots=True)
class Deadline:
    """Until when the question that `token` stands for may be answered."""

    token: str
    due: float


@dataclass(frozen=True, slots=True)
class Wait:
    """The table waits for an answer: since when, and how long it may.

    `allowed` seconds were left at `since` (None: no clock), of a `whole` that `gained` was added to for this
    question; they have run out at `due` (None: they do not run). `told` counts the reminders so far, and
    `remind_at` is when the next one is due.
    """

    token: str
    since: float
    allowed: float | None = None
    whole: float | None = None
    gained: float = 0.0
    due: float | None = None
    told: int = 0
    remind_at: float | None = None


@dataclass(frozen=True, slots=True)
class ClosedEnd:
    """A game that is over, as it is shown while other tables are still dealt the same."""

    match: Match | None
    """As it stood before its last move; None where nothing but its places can be shown."""
    seq: int
    """What happened from this change on is not told."""


@dataclass(frozen=True, slots=True)
class TableState:
    """A match after `seq` changes. A change makes another one, so this may be read in any thread."""

    id: str
    match: Match
    seq: int
    revision: int
    state: State
    seats: tuple[SeatRecord, ...]
    locale: str
    surface: Mapping[str, SurfaceNote]
    """What each surface notes of the match, by its name."""
    waits: Mapping[Seat, Wait]
    host_key_hash: str
    created: float
    updated: float
    terms: Terms = field(default_factory=Terms)
    customs: Customs = field(default_factory=Customs)
    paused: float | None = None
    requests: tuple[Request, ...] = ()
    settings: Mapping[Seat, Settings] = field(default_factory=dict)
    """Of those who hold the seats, where they have changed any."""
    public_revision: int = 0
    """The revision of the last change that others may notice: plans are left and withdrawn in silence."""
    head: str = chain.FIRST
    """The hash of the last row of the log: what the next one names."""
    stamp: str = ""
    """Tells this state from every other one of the match, also from one whose history was lost."""
    closed: ClosedEnd | None = None
    """Set while the end shows places and totals alone."""

    @property
    def title(self) -> str:
        return self.match.game.id

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the seats; programs are marked."""
        return tuple(
            name_of_program(seat.name) if self.is_program(seat.seat) else seat.name for seat in self.seats
        )

    def is_program(self, seat: Seat) -> bool:
        """Whether a person holds the seat who lets a program play."""
        return self.seats[seat].kind == "person" and self.settings_of(seat).program

    @property
    def known_people(self) -> list[str]:
        """The ids of the people who sit here, without those known by their seat alone."""
        return [seat.user_id for seat in self.seats if seat.kind == "person" and seat.user_id]

    @property
    def commitment(self) -> str:
        """The hash of the seed, to be shown while the seed must not be."""
        return engine.commitment(self.match.seed)

    @property
    def told_seed(self) -> str:
        """The seed as the end of the game tells it; empty where other tables are dealt from the same one."""
        return "" if self.surface.get("series", {}).get("duplicate") else self.match.seed

    @property
    def deadlines(self) -> dict[Seat, Deadline]:
        """The clocks that run."""
        return {
            seat: Deadline(wait.token, wait.due) for seat, wait in self.waits.items() if wait.due is not None
        }

    def settings_of(self, seat: Seat) -> Settings:
        """The settings of a seat's holder."""
        return self.settings.get(seat, USUAL)

    def calendar_of(self, seat: Seat) -> Calendar:
        """When the clock of a seat rests."""
        return self.settings_of(seat).calendar_at(self.customs)

    def locale_of(self, seat: Seat) -> str:
        """The language of who holds a seat: their setting, else what their surface told, else the table's."""
        return self.settings_of(seat).locale or self.seats[seat].locale or self.locale

    def theme_of(self, seat: Seat | None) -> str:
        """The palette of who holds a seat; a spectator's is the plain one."""
        return (USUAL if seat is None else self.settings_of(seat)).theme

    @property
    def house(self) -> tuple[Seat, ...]:
        return tuple(seat.seat for seat in self.seats if seat.kind == "house")

    def strength_of(self, seat: Seat) -> Strength:
        """How strong the house player at a seat is."""
        return self.customs.strengths.get(seat, USUAL_STRENGTH)

    def words(self, locale: str | None = None) -> Words:
        """The language of a reader, or of the table, with the names of those who sit at it."""
        return Words(locale or self.locale, self.names)

    def pending(self) -> Decisions:
        """Who is asked what; nobody once the match is over or given up."""
        return self.match.pending() if self.state == "live" else {}

    def decision(self, seat: Seat | None) -> Decision | None:
        return None if seat is None else self.pending().get(seat)

    def token(self, seat: Seat) -> str | None:
        """Belongs to this seat's question; None while it is asked nothing."""
        return self.match.token(seat) if seat in self.pending() else None

    def waits_for(self) -> tuple[Seat, ...]:
        """The seats the table waits for."""
        return tuple(seat for seat, decision in self.pending().items() if decision.blocking)

    def result(self) -> Result | None:
        """The final scores; None while the game goes on, and where it ended without any."""
        if self.state != "over":
            return None
        result = self.match.game.result(self.match.state)
        return result if self.closed is None else result.without_parts()

    def view(self, seat: Seat | None) -> Any:
        """What a seat or a spectator may know of the game."""
        shown = self.match if self.closed is None else self.closed.match
        if shown is None:
            raise DealtAlike
        return shown.view(seat)

    def tells(self, seq: int) -> bool:
        """Whether what happened with this change may be told."""
        return seq <= self.seq and (self.closed is None or seq < self.closed.seq)

    def as_others_see(self) -> object:
        """Differs whenever a table does: except by plans, of which nobody else may learn."""
        seats = tuple(replace(seat, plans={}) for seat in self.seats)
        same = {"revision": 0, "public_revision": 0, "stamp": "", "closed": None}
        same["match"] = None  # `seq` stands for it
        return replace(self, seats=seats, **same)  # type: ignore[arg-type]

    def record(self) -> MatchRecord:
        """The match as stored."""
        return MatchRecord(
            id=self.id,
            title=self.title,
            seats=self.match.seats,
            options=self.match.options,
            state=self.state,
            snapshot=self.match.dump(log=False),
            seq=self.seq,
            revision=self.revision,
            locale=self.locale,
            surface=dict(self.surface),
            host_key_hash=self.host_key_hash,
            created=self.created,
            updated=self.updated,
            terms=self.terms.encode(),
            customs=self.customs.encode(),
            paused=self.paused,
            requests=[request.encode() for request in self.requests],
            head=self.head,
            stamp=self.stamp,
        )


def read_table(loaded: Loaded) -> TableState:
    """A TableState from what is stored; a record that cannot be trusted is named."""
    record = loaded.match
    if record.title not in registry.games():
        raise NotInstalled(record.title)
    try:
        match = engine.load(record.snapshot)
        requests = tuple(read_request(request) for request in record.requests)
    except BadRecord as error:
        raise BadRecord(f"match {record.id}: {error}") from error
    if len(loaded.seats) != match.seats:
        raise BadRecord(f"match {record.id} has {len(loaded.seats)} of its {match.seats} seats.")
    return TableState(
        id=record.id,
        match=match,
        seq=record.seq,
        revision=record.revision,
        state=record.state,
        seats=loaded.seats,
        locale=record.locale,
        surface=record.surface,
        waits={deadline.seat: read_wait(deadline) for deadline in loaded.deadlines},
        host_key_hash=record.host_key_hash,
        created=record.created,
        updated=record.updated,
        terms=terms.read_terms(record.terms),
        customs=read_customs(record.customs),
        paused=record.paused,
        requests=requests,
        head=record.head,
        stamp=record.stamp,
        settings={
            seat.seat: read_settings(loaded.people[holder])
            for seat in loaded.seats
            if (holder := holder_of(record.id, seat)) in loaded.people
        },
        public_revision=record.revision,
    )


def read_wait(row: DeadlineRecord) -> Wait:
    return Wait(row.token, row.since, row.allowed, row.whole, row.gained, row.due, row.told, row.remind_at)
