"""A lobby: people sit down, house players fill up, options are set, and the game starts."""

from dataclasses import asdict, dataclass, field, replace
from typing import Any

from bot.store.records import Document
from bot.table.agreement import EXPIRIES, Agreement, read_agreement
from bot.table.seating import SeatSpec
from bot.table.terms import NEVER
from data import catalogue
from engine import codec, registry
from engine.core import Game
from engine.errors import Refused
from engine.strengths import USUAL, Strength
from engine.text import Text, text


@dataclass(frozen=True, slots=True)
class Guest:
    """Who has sat down; no id: a house player."""

    id: str
    name: str
    locale: str = catalogue.SOURCE
    strength: Strength = USUAL
    """Of a house player."""
    surface: str = ""
    """The surface on which they sat down."""
    server: str = ""
    place: str = ""
    """Where a room for the table is made, if they sat down on another surface than that of the lobby."""

    @property
    def house(self) -> bool:
        return not self.id

    @property
    def key(self) -> str:
        """The person among those of all surfaces."""
        return f"{self.surface}:{self.id}"


@dataclass(frozen=True, slots=True)
class Lobby:
    title: str
    seats: int
    surface: str
    """The name of the surface that it is on."""
    server: str
    channel: str
    opener: str
    locale: str
    message: str = ""
    """Where it is shown; empty until it is."""
    private: bool = False
    forum: str = ""
    """The forum channel in which it is a post; empty: it is a message of a channel."""
    tag: str = ""
    """What the tag of its post says."""
    called_at: float = 0.0
    """When its opener was last told that it is full."""
    agreement: Agreement = field(default_factory=Agreement)
    guests: tuple[Guest, ...] = ()

    @property
    def game(self) -> Game[Any, Any]:
        return registry.game(self.title)

    @property
    def full(self) -> bool:
        return len(self.guests) >= self.seats

    @property
    def people(self) -> list[str]:
        """The ids, among those of all surfaces, of the people who have sat down."""
        return [guest.key for guest in self.guests if not guest.house]

    @property
    def opened_by(self) -> str:
        """The opener among the people of all surfaces."""
        return f"{self.surface}:{self.opener}"

    def has(self, person_id: str) -> bool:
        return person_id in self.people

    def visitors(self) -> dict[str, Guest]:
        """Of each other surface with rooms, the guest who sat down first."""
        away = [guest for guest in reversed(self.guests) if guest.surface != self.surface and guest.place]
        return {guest.surface: guest for guest in away}

    def takes_guests_from(self, surface: str, server: str) -> bool:
        """Whether people from there may sit down: a table has one room on a surface."""
        if surface == self.surface:
            return server == self.server
        visitor = self.visitors().get(surface)
        here = visitor is None or visitor.server == server
        return here and not self.private and self.agreement.strangers

    # --- what people do

    def with_guest(self, guest: Guest) -> "Lobby":
        if self.has(guest.key):
            raise Refused(text("chat-lobby-already"))
        if self.full:
            raise Refused(text("no-free-seat"))
        return replace(self, guests=(*self.guests, guest))

    def without_guest(self, person_id: str) -> "Lobby":
        if not self.has(person_id):
            raise Refused(text("chat-lobby-not-in"))
        return replace(
            self, guests=tuple(guest for guest in self.guests if guest.house or guest.key != person_id)
        )

    def with_house(self, strength: Strength = USUAL) -> "Lobby":
        if self.full:
            raise Refused(text("chat-lobby-full"))
        return replace(self, guests=(*self.guests, Guest("", "", strength=strength)))

    def without_house(self) -> "Lobby":
        last = max((i for i, guest in enumerate(self.guests) if guest.house), default=None)
        if last is None:
            raise Refused(text("chat-lobby-no-house"))
        return replace(self, guests=self.guests[:last] + self.guests[last + 1 :])

    def check_ready(self) -> None:
        """Refuse a lobby that cannot start yet."""
        if not any(not guest.house for guest in self.guests):
            raise Refused(text("chat-lobby-nobody"))
        if len(self.guests) not in self.game.seats:
            raise Refused(
                text("chat-lobby-too-few", count=len(self.guests), seats=seat_counts(self.game.seats))
            )

    def specs(self) -> list[SeatSpec]:
        """The seats of the match, in the order people came."""
        return [
            SeatSpec(kind="house", strength=guest.strength)
            if guest.house
            else SeatSpec(guest.name, "person", guest.key, guest.locale)
            for guest in self.guests
        ]


def seat_counts(seats: tuple[int, ...]) -> Text | str:
    if len(seats) == 1:
        return str(seats[0])
    return text("chat-or", most=", ".join(map(str, seats[:-1])), last=str(seats[-1]))


def dump(lobby: Lobby) -> Document:
    return asdict(lobby)


def agreement_of_lobby(stored: Document) -> Agreement:
    """What a lobby agreed on; one from before there were agreements says it in fields of its own."""
    if "agreement" in stored:
        return read_agreement(stored["agreement"])
    own_clock = stored.get("pace") == "custom"
    return read_agreement(
        {
            "pace": NEVER if own_clock else stored.get("pace", NEVER),
            "clock": stored["clock"] if own_clock else None,
            "expiry": stored.get("expiry", EXPIRIES[0]),
            "arranged": stored.get("arranged", False),
            "variants": dict(codec.decode(list[tuple[str, str]], stored.get("options", []), "a lobby")),
        }
    )


def load(data: Document) -> Lobby:
    """A lobby as stored; what an older one says in other ways is read there."""
    lobby = codec.decode(Lobby, {**data, "agreement": agreement_of_lobby(data)}, "a lobby")
    guests = [
        guest if guest.surface or guest.house else replace(guest, surface=lobby.surface)
        for guest in lobby.guests
    ]
    return replace(lobby, guests=tuple(guests))
