"""Letters: what is told or done outside of a request, kept in the outbox until it is.

A letter goes through three stages: it is `Addressed` when it is made, a `NewLetter` when it is written with
the change that it tells of, and a `DueLetter` when it is delivered. A destination begins with the name of
the surface that delivers there; what follows is an address of that surface, and means nothing to the host.
"""

from dataclasses import dataclass
from typing import Annotated, Literal, NamedTuple, TypeAlias, get_args

from pydantic import PlainSerializer, PlainValidator

from bot.store.records import Document, NewLetter
from bot.table.seating import SeatSpec
from bot.table.settings import Remind
from engine import codec
from engine.errors import BadRecord
from engine.text import Seat, Text

Stage = Literal["arrived", "half", "last", "waiting"]
"""When a reminder comes: with the question, at half of its time, near the end; with no clock, by days."""


def _read_text(stored: object) -> Text:
    return stored if isinstance(stored, Text) else codec.decode_text(stored)


StoredText = Annotated[Text, PlainSerializer(codec.encode_text), PlainValidator(_read_text)]


@dataclass(frozen=True, slots=True)
class TableNews:
    """Tell a table everything that is untold by the time this is sent."""

    seq: int
    """The change that made it; -1: none."""
    mover: Seat | None = None
    """The person whose move it was, who needs no call for their own turn."""
    again: bool = False
    """Show the table in any case."""
    anew: tuple[Seat, ...] = ()
    """Seats with a new holder."""
    asked: tuple[Seat, ...] = ()
    """Seats that the change asked something that they were not asked before it."""


@dataclass(frozen=True, slots=True)
class SecretQuestion:
    """Ask one seat alone."""

    seat: Seat
    token: str
    anew: bool = False
    """The seat has a new holder."""
    fresh: bool = False
    """The change asked it, and not only changed what may be answered."""


@dataclass(frozen=True, slots=True)
class FreeSeat:
    """Offer a free seat."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class SeatOffered:
    """Invite the person to whom a seat is offered."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class VoteCall:
    """Call those who must answer what the table is asked."""

    request: int
    """The number of the request."""


@dataclass(frozen=True, slots=True)
class VoteEnded:
    """End the poll of a request that is decided, withdrawn or too old."""

    request: int
    """The number of the request."""


@dataclass(frozen=True, slots=True)
class TalkRepeated:
    """Repeat at the table what was said there on another surface."""

    name: str
    words: str


@dataclass(frozen=True, slots=True)
class Sentence:
    """Words that are said as they are, at an address of the surface."""

    text: str
    to: str
    last: bool = False
    """Nothing of the table is told there any more."""


@dataclass(frozen=True, slots=True)
class Announcement:
    """What a league, a campaign or a search says where it is at home, or at one of its tables."""

    said: StoredText
    locale: str
    series_id: str = ""
    at_table: str = ""
    """The match at whose table it is said; where that is at the same address, it was said already."""
    calls: tuple[str, ...] = ()
    """The ids of the people it pings."""


@dataclass(frozen=True, slots=True)
class RoomForTable:
    """Make room for a table that was opened elsewhere, and call everyone who sits at it."""

    match_id: str
    server: str
    visiting: bool = False
    """Whether only someone who sat down is there, and the table belongs elsewhere."""


@dataclass(frozen=True, slots=True)
class LobbyChanged:
    """Someone sat down at a lobby or left it from another surface: show it, start it, or call its opener."""

    lobby_id: str


@dataclass(frozen=True, slots=True)
class LobbyFull:
    """The last seat of a lobby was taken: call the one person who can start it."""

    lobby_id: str


@dataclass(frozen=True, slots=True)
class MoveTable:
    """Play a table at another place of the surface, which the destination names."""

    match_id: str


@dataclass(frozen=True, slots=True)
class ModeratorLog:
    """Tell the log of a server what a moderator decided, at a table or for all of them."""

    said: StoredText
    server: str
    title: str = ""
    match_id: str = ""
    """The table; empty: it is about none."""


@dataclass(frozen=True, slots=True)
class Reminder:
    """Remind a seat of the question that `token` stands for."""

    seat: Seat
    stage: Stage
    token: str
    due: float | None
    how: Remind


class Waiting(NamedTuple):
    """A question in a digest."""

    match_id: str
    seat: Seat
    due: float | None


@dataclass(frozen=True, slots=True)
class Digest:
    """Everything that waits for one person, in one message."""

    waiting: tuple[Waiting, ...]


@dataclass(frozen=True, slots=True)
class ConfirmAddress:
    """Ask at a mail address whether its owner wants to be called there."""


@dataclass(frozen=True, slots=True)
class SignInLink:
    """Send the owner of a confirmed mail address a link that signs them in on another device."""

    path: str
    """The page they go on to."""


@dataclass(frozen=True, slots=True)
class GameEnded:
    """A game is over or given up: its result is to be entered."""

    match_id: str


@dataclass(frozen=True, slots=True)
class GameFollowed:
    """A round of a game that people follow has ended, or the game itself."""

    match_id: str
    over: bool


@dataclass(frozen=True, slots=True)
class TurnNears:
    """The table asks someone after whom others are next; those who want to know are told."""

    match_id: str
    mover: Seat | None = None
    """The player who moved just now, and needs no word of it."""


@dataclass(frozen=True, slots=True)
class NextInTurn:
    """Tell a seat that it is probably asked next, and can plan its move."""

    match_id: str
    seat: Seat


@dataclass(frozen=True, slots=True)
class SeriesMessage:
    """Tell a member of a league what its organisers wrote or changed."""

    series_id: str
    sentence: StoredText
    by: str
    """The id of the organiser."""
    locale: str
    """The language of a reader who has chosen none."""


@dataclass(frozen=True, slots=True)
class PhaseEnded:
    """A phase of a game with a chronicle is over."""

    series_id: str


@dataclass(frozen=True, slots=True)
class SeatErrand:
    """A seat changes hands, as a league or campaign decided."""

    match_id: str
    seat: Seat
    holder: SeatSpec
    left_by: str | None = None
    """The person for whom it counts as a seat left."""
    reason: StoredText | None = None
    """How the table is told who decided it and why; None: in the usual words."""


@dataclass(frozen=True, slots=True)
class VoidErrand:
    """A match counts for nobody, and ends."""

    match_id: str


Errand: TypeAlias = SeatErrand | VoidErrand
Letter: TypeAlias = (
    TableNews
    | SecretQuestion
    | FreeSeat
    | SeatOffered
    | VoteCall
    | VoteEnded
    | TalkRepeated
    | Sentence
    | Announcement
    | RoomForTable
    | LobbyChanged
    | LobbyFull
    | MoveTable
    | ModeratorLog
    | Reminder
    | Digest
    | ConfirmAddress
    | SignInLink
    | GameEnded
    | GameFollowed
    | TurnNears
    | NextInTurn
    | SeriesMessage
    | PhaseEnded
    | SeatErrand
    | VoidErrand
)

_KINDS: dict[str, type[Letter]] = {
    "news": TableNews,
    "secret-question": SecretQuestion,
    "free": FreeSeat,
    "seat-offered": SeatOffered,
    "vote-call": VoteCall,
    "vote-ended": VoteEnded,
    "talk": TalkRepeated,
    "sentence": Sentence,
    "announcement": Announcement,
    "room": RoomForTable,
    "lobby": LobbyChanged,
    "lobby-full": LobbyFull,
    "move": MoveTable,
    "moderator-log": ModeratorLog,
    "seat-reminder": Reminder,
    "digest": Digest,
    "confirm-address": ConfirmAddress,
    "sign-in-link": SignInLink,
    "game-ended": GameEnded,
    "game-followed": GameFollowed,
    "turn-nears": TurnNears,
    "next-in-turn": NextInTurn,
    "series-message": SeriesMessage,
    "phase-ended": PhaseEnded,
    "seat-errand": SeatErrand,
    "void-errand": VoidErrand,
}
_NAMES = {kind: name for name, kind in _KINDS.items()}
assert set(_NAMES) == set(get_args(Letter)), "every letter has a name in the store"


@dataclass(frozen=True, slots=True)
class Addressed:
    """A letter for a destination such as `discord/123`."""

    destination: str
    letter: Letter
    wait: float = 0.0
    """Seconds before it is sent."""

    def seal(self, nonce: str, match_id: str | None = None, seq: int | None = None) -> NewLetter:
        """The letter as it is written to the outbox; the nonce tells a repeat from a second letter."""
        return NewLetter(self.destination, encode(self.letter), nonce, match_id, seq, self.wait)


@dataclass(frozen=True, slots=True)
class DueLetter:
    """A letter as it is handed to its sender."""

    destination: str
    letter: Letter
    nonce: str
    match_id: str | None = None
    attempts: int = 0
    """How often it was tried before."""
    written: float = 0.0
    """When it was put into the outbox."""

    @property
    def address(self) -> str:
        """What the destination names on its surface: a channel, a person; an id may hold a slash."""
        return self.destination.split("/", 2)[-1]


def encode(letter: Letter) -> Document:
    return {"kind": _NAMES[type(letter)], **codec.encode(letter)}


def decode(payload: object, destination: str) -> Letter:
    """A letter as stored; BadRecord when it cannot be read."""
    what = f"the letter to {destination}"
    if not isinstance(payload, dict):
        raise BadRecord(f"{what} is not a valid record.")
    kind = _KINDS.get(str(payload.get("kind")))
    if kind is None:
        raise BadRecord(f"{what} is of no kind that is known here.")
    return codec.decode(kind, payload, what)
