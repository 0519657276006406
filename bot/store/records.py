"""What the tables hold, as values."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal, TypeAlias, TypedDict

Document: TypeAlias = Mapping[str, object]
"""A JSON object as stored; whoever reads it checks what it holds. Where any JSON may stand: `object`."""
SurfaceNote: TypeAlias = Document
"""What one surface notes of a match, in its own terms: where it is shown, and to which people."""

State = Literal["live", "over", "abandoned"]
Kind = Literal["person", "house", "open"]
By = Literal["person", "house", "clock", "plan", "order", "host"]
"""Who made a change; `order` stands in logs from before standing orders were plans."""


@dataclass(frozen=True, slots=True)
class MatchRecord:
    """A match as stored: its snapshot, and what the table around it agreed on."""

    id: str
    title: str
    seats: int
    options: Document
    """The options of the title that the match was set up with, as the title reads them."""
    state: State
    snapshot: object
    seq: int
    revision: int
    locale: str
    surface: dict[str, SurfaceNote]
    host_key_hash: str
    created: float
    updated: float
    terms: Document = field(default_factory=dict)
    paused: float | None = None
    requests: Sequence[Document] = field(default_factory=list)
    lapses: float | None = None
    """When something around the match ends by itself: a vote, a pause, a table without people."""
    customs: Document = field(default_factory=dict)
    head: str = ""
    """The hash of the last row of the log, see `bot.store.chain`."""
    stamp: str = ""
    """Another one after every change: no two histories of a match share one, as they may share a revision."""


AheadCondition = Literal["same", "allowed", "untouched"]


class StoredPlan(TypedDict, total=False):
    """A plan of a seat: `once` is a standing order's, the rest but the answer is of a foreseen question."""

    answer: object
    once: bool
    holds: AheadCondition
    question: Document
    made: int
    touched: bool


class FormerHolder(TypedDict, total=False):
    """Who left a seat; all of it, or nothing."""

    name: str
    user_id: str | None
    locale: str | None
    key_hash: str | None
    conceded: bool
    """They gave the game up: a bot plays to the end, and they come last. Missing: no."""


class SeatInvitation(TypedDict, total=False):
    """An invitation to a seat; all of it, or nothing."""

    name: str
    """Of the person it is offered to."""
    locale: str | None
    until: float
    """When it lapses."""
    declined: Kind
    """What becomes of a seat that nobody holds, should they decline."""


@dataclass(frozen=True, slots=True)
class SeatRecord:
    """A seat with its holder; `bank` is the time saved up, `expired` how often it ran out in a row."""

    seat: int
    name: str
    kind: Kind
    key_hash: str | None
    user_id: str | None = None
    locale: str | None = None
    bank: float | None = None
    expired: int = 0
    plans: dict[str, StoredPlan] = field(default_factory=dict)
    """Standing orders by the key of their question, other plans by number; only the holder may see them."""
    former: FormerHolder = field(default_factory=FormerHolder)
    """Who left it, so that it can be given back; empty: nobody did."""
    offered_to: str | None = None
    """The person it is offered to, who has not agreed so far."""
    offer: SeatInvitation = field(default_factory=SeatInvitation)
    """What the invitation says; empty: there is none."""


@dataclass(frozen=True, slots=True)
class MoveRecord:
    """A row of the log: a move with its answer, an undo with the numbers of the moves it took back, or a
    note of what the people around the match agreed on."""

    seq: int
    kind: Literal["move", "undo", "note"]
    seat: int
    answer: object
    shown: bool
    made_at: float
    made_by: By
    remained: float | None = None
    """The seconds left on the clock when it was answered; None: there was no clock."""
    gained: float = 0.0
    """What the question had added to that clock."""
    parent: str = ""
    """The hash of the row before it, see `bot.store.chain`."""

    @property
    def about(self) -> Document:
        """What an undo or a note says; a move says nothing but its answer."""
        return self.answer if self.kind != "move" and isinstance(self.answer, dict) else {}


@dataclass(frozen=True, slots=True)
class EventRecord:
    seq: int
    n: int
    event: Document


@dataclass(frozen=True, slots=True)
class DeadlineRecord:
    """The question that `token` stands for must be answered by `due`; see `bot.table.state.Wait`."""

    match_id: str
    seat: int
    token: str
    due: float | None
    since: float
    allowed: float | None
    whole: float | None
    gained: float
    told: int
    remind_at: float | None


@dataclass(frozen=True, slots=True)
class NewLetter:
    """A letter on its way into the outbox; see `bot.table.letters` for what the payload holds."""

    destination: str
    payload: Document
    nonce: str
    match_id: str | None = None
    seq: int | None = None
    wait: float = 0.0
    """Seconds before it is sent."""


@dataclass(frozen=True, slots=True)
class UnsentLetter:
    """A letter that waits, or was given up, as the operator sees it: without what it says."""

    id: int
    match_id: str | None
    destination: str
    created: float
    attempts: int
    retry_at: float
    dropped_at: float | None
    last_error: str | None


@dataclass(frozen=True, slots=True)
class StoredLetter:
    """A letter that waits in the outbox."""

    id: int
    match_id: str | None
    seq: int | None
    destination: str
    payload: object
    nonce: str
    created: float
    attempts: int
    retry_at: float
    last_error: str | None


@dataclass(frozen=True, slots=True)
class Saying:
    """Something said at a table; `seat` None: by a spectator."""

    seat: int | None
    person: str
    """Who said it: their account, else the seat itself."""
    name: str
    words: str
    said_at: float


@dataclass(frozen=True, slots=True)
class PrivateNote:
    """What a player keeps to themselves at a table: a note, and the people whom they do not hear."""

    note: str = ""
    muted: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Contact:
    """Where a person is called when no page is open: a device, a mail address, or a webhook."""

    id: str
    person: str
    kind: Literal["push", "mail", "webhook", "ntfy"]
    address: str
    keys: dict[str, str]
    """With which messages to a device are sealed, or those to a webhook signed."""
    locale: str
    """The language it was added in."""
    confirmed: bool
    """Whether its owner has said that it is theirs; nothing else is sent there before."""
    added: float
    failures: int = 0
    """How many tries in a row have failed."""
    failing_since: float | None = None
    """When the first of them did."""


@dataclass(frozen=True, slots=True)
class Loaded:
    """All that is needed to go on with a match."""

    match: MatchRecord
    seats: tuple[SeatRecord, ...]
    deadlines: tuple[DeadlineRecord, ...]
    people: Mapping[str, Document] = field(default_factory=dict)
    """The settings of those who hold the seats, by their ids."""


@dataclass(frozen=True, slots=True)
class ChangeRecord:
    """A change to a match, written whole or not at all: it rests on `revision`, `head` and `stamp`."""

    match_id: str
    revision: int
    head: str
    stamp: str
    at: float
    columns: Document
    """What changes in the row of the match itself, by the names of its columns."""
    row: MoveRecord | None = None
    """The row that the log gets; None: the change is around the match."""
    events: Sequence[Document] = field(default_factory=list)
    deadlines: list[DeadlineRecord] | None = None
    """All clocks of the match; None: they stay as they are."""
    reminded: bool = False
    """Whether the seat of the row was reminded of its question."""
    waited_for: Sequence[int] = ()
    """The seats that had a clock before."""
    seats: list[SeatRecord] = field(default_factory=list)
    """The seats that change."""
    forgotten: list[str] = field(default_factory=list)
    """Those who were known by a seat alone that they hold no more."""
    saying: Saying | None = None
    letters: list[NewLetter] = field(default_factory=list)
    met: "MetQuestions | None" = None
    """What its person has met by now, where that is new."""
    replacing: bool = False
    """Its letters take the place of those that still wait for the same destinations."""


@dataclass(frozen=True, slots=True)
class MetQuestions:
    """The kinds of questions of a title that a person has answered in games."""

    person: str
    title: str
    kinds: tuple[str, ...]


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
