"""A lobby: people sit down, house players fill up, options are set, and the game starts."""

from dataclasses import asdict, dataclass, field, replace
from typing import Any

from bot.chat.markdown import escape_text
from bot.chat.messages.refusal import ChatRefused
from bot.host.lobbies import agreement_of_lobby
from bot.store.records import Document
from bot.surfaces import Surface
from bot.table.agreement import Agreement
from bot.table.seating import SeatSpec
from data import catalogue
from engine import codec, registry
from engine.choice import AllOf, Answer, Pick
from engine.core import Game
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

    @property
    def house(self) -> bool:
        return not self.id


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
        return [f"{self.surface}:{guest.id}" for guest in self.guests if not guest.house]

    def has(self, user_id: str) -> bool:
        return any(guest.id == user_id for guest in self.guests)

    # --- what people do

    def with_guest(self, guest: Guest) -> "Lobby":
        if self.has(guest.id):
            raise ChatRefused(text("chat-lobby-already"))
        if self.full:
            raise ChatRefused(text("no-free-seat"))
        return replace(self, guests=(*self.guests, guest))

    def without_guest(self, user_id: str) -> "Lobby":
        if not self.has(user_id):
            raise ChatRefused(text("chat-lobby-not-in"))
        return replace(self, guests=tuple(guest for guest in self.guests if guest.id != user_id))

    def with_house(self, strength: Strength = USUAL) -> "Lobby":
        if self.full:
            raise ChatRefused(text("chat-lobby-full"))
        return replace(self, guests=(*self.guests, Guest("", "", strength=strength)))

    def without_house(self) -> "Lobby":
        last = max((i for i, guest in enumerate(self.guests) if guest.house), default=None)
        if last is None:
            raise ChatRefused(text("chat-lobby-no-house"))
        return replace(self, guests=self.guests[:last] + self.guests[last + 1 :])

    def check_ready(self) -> None:
        """Refuse a lobby that cannot start yet."""
        if not any(not guest.house for guest in self.guests):
            raise ChatRefused(text("chat-lobby-nobody"))
        if len(self.guests) not in self.game.seats:
            raise ChatRefused(
                text("chat-lobby-too-few", count=len(self.guests), seats=seat_counts(self.game.seats))
            )

    def specs(self, surface: Surface) -> list[SeatSpec]:
        """The seats of the match, in the order people came."""
        return [
            SeatSpec(kind="house", strength=guest.strength)
            if guest.house
            else SeatSpec(guest.name, "person", surface.person_id(guest.id), guest.locale)
            for guest in self.guests
        ]


def seat_counts(seats: tuple[int, ...]) -> Text | str:
    if len(seats) == 1:
        return str(seats[0])
    return text("chat-or", most=", ".join(map(str, seats[:-1])), last=str(seats[-1]))


def dump(lobby: Lobby) -> Document:
    return asdict(lobby)


def load(data: Document) -> Lobby:
    """A lobby as stored; what an older one says of its agreement in other fields is read there."""
    return codec.decode(Lobby, {**data, "agreement": agreement_of_lobby(data)}, "a lobby")


def variants(form: AllOf, written: str) -> dict[str, Answer]:
    """The variants of a title as typed: `cargo=open, money=hidden`."""
    known = {
        part.id: [option.id for option in part.choice.options]
        for part in form.parts
        if isinstance(part.choice, Pick)
    }
    chosen = [pair.partition("=") for pair in written.replace(",", " ").split()]
    for part, _, value in chosen:
        if value not in known.get(part, []):
            there_are = ", ".join(f"{part}={'|'.join(values)}" for part, values in known.items()) or "–"
            raise ChatRefused(
                text("chat-no-such-option", written=escape_text(f"{part}={value}", 40), options=there_are)
            )
    return {part: value for part, _, value in chosen}
