"""A lobby: people sit down, house players fill up, options are set, and the game starts."""

import re
from dataclasses import asdict, dataclass, replace
from typing import Any

from bot.store.records import Json
from bot.table import terms
from bot.table.seating import SeatSpec
from bot.table.terms import PRESETS, BadTerms, Terms
from data import catalogue
from data.durations import WRITTEN
from engine import registry
from engine.choice import AllOf, Answer, Pick
from engine.core import Game
from engine.errors import Refused
from engine.match import default_options
from engine.strengths import USUAL, Strength
from engine.text import Text, text


class NotPossible(Refused):
    """Something a lobby does not allow; the words say why."""


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


CUSTOM = "custom"
"""The pace of a table with a clock of its own."""
EXPIRIES = ("default", "house", "hand-1", "hand-2", "hand-3", "hand-5")
"""What may happen when a player's time has run out; `bot/table/terms.py` says what each means."""
A_DAY = (86400.0, 43200.0, 172800.0)
VARIANT = "o-"
"""Stands before the names of a title's own options, so that they cannot collide with ours."""


@dataclass(frozen=True, slots=True)
class Lobby:
    title: str
    seats: int
    server: str
    channel: str
    opener: str
    locale: str
    message: str = ""
    """Where it is shown; empty until it is."""
    pace: str = "none"
    clock: tuple[float, float, float] = A_DAY
    """Bank, increment and cap of a clock set by hand, in seconds."""
    expiry: str = "default"
    private: bool = False
    forum: str = ""
    """The forum channel in which it is a post; empty: it is a message of a channel."""
    tag: str = ""
    """What the tag of its post says."""
    arranged: bool = False
    """Whether seats are given in the order people sat down, rather than at random."""
    options: tuple[tuple[str, Answer], ...] = ()
    guests: tuple[Guest, ...] = ()

    @property
    def game(self) -> Game[Any, Any]:
        return registry.game(self.title)

    @property
    def chosen(self) -> dict[str, Answer]:
        return {**default_options(self.game.options), **dict(self.options)}

    @property
    def terms(self) -> Terms:
        """The terms about time that those who sit down agree to."""
        agreed = Terms(*self.clock) if self.pace == CUSTOM else PRESETS[self.pace]
        return terms.with_expiry(agreed, self.expiry)

    @property
    def full(self) -> bool:
        return len(self.guests) >= self.seats

    def has(self, user_id: str) -> bool:
        return any(guest.id == user_id for guest in self.guests)

    # --- what people do

    def with_guest(self, guest: Guest) -> "Lobby":
        if self.has(guest.id):
            raise NotPossible(text("chat-lobby-already"))
        if self.full:
            raise NotPossible(text("chat-lobby-full"))
        return replace(self, guests=(*self.guests, guest))

    def without_guest(self, user_id: str) -> "Lobby":
        if not self.has(user_id):
            raise NotPossible(text("chat-lobby-not-in"))
        return replace(self, guests=tuple(guest for guest in self.guests if guest.id != user_id))

    def with_house(self, strength: Strength = USUAL) -> "Lobby":
        if self.full:
            raise NotPossible(text("chat-lobby-full"))
        return replace(self, guests=(*self.guests, Guest("", "", strength=strength)))

    def without_house(self) -> "Lobby":
        last = max((i for i, guest in enumerate(self.guests) if guest.house), default=None)
        if last is None:
            raise NotPossible(text("chat-lobby-no-house"))
        return replace(self, guests=self.guests[:last] + self.guests[last + 1 :])

    def with_option(self, part: str, value: str) -> "Lobby":
        """The lobby with a variant of the title, the pace or the seating changed."""
        if part == "pace" and value in (*PRESETS, CUSTOM):
            return replace(self, pace=value)
        if part == "expiry":
            return self.with_expiry(value)
        if part == "seating":
            return replace(self, arranged=value == "arranged")
        options = {**dict(self.options), part.removeprefix(VARIANT): value}
        return replace(self, options=tuple(options.items()))

    def with_clock(self, times: tuple[str, str, str], locale: str) -> "Lobby":
        """The lobby with a clock set by hand: bank, increment and cap as typed in a language."""
        try:
            wanted = terms.custom_terms(*times, locale)
        except BadTerms as error:
            raise NotPossible(text("chat-clock-wrong")) from error
        return replace(self, pace=CUSTOM, clock=(wanted.bank, wanted.increment or 0.0, wanted.cap))

    def with_expiry(self, wanted: str) -> "Lobby":
        if wanted not in EXPIRIES:
            raise NotPossible(text("chat-no-such-option", written=wanted[:40], options=", ".join(EXPIRIES)))
        return replace(self, expiry=wanted)

    def check_ready(self) -> None:
        """Refuse a lobby that cannot start yet."""
        if not any(not guest.house for guest in self.guests):
            raise NotPossible(text("chat-lobby-nobody"))
        if len(self.guests) not in self.game.seats:
            raise NotPossible(
                text("chat-lobby-too-few", count=len(self.guests), seats=seat_counts(self.game.seats))
            )

    def specs(self) -> list[SeatSpec]:
        """The seats of the match, in the order people came."""
        return [
            SeatSpec(kind="house", strength=guest.strength)
            if guest.house
            else SeatSpec(guest.name, "person", f"discord:{guest.id}", guest.locale)
            for guest in self.guests
        ]


def seat_counts(seats: tuple[int, ...]) -> Text | str:
    if len(seats) == 1:
        return str(seats[0])
    return text("chat-or", most=", ".join(map(str, seats[:-1])), last=str(seats[-1]))


def dump(lobby: Lobby) -> Json:
    return asdict(lobby)


def load(data: Json) -> Lobby:
    return Lobby(
        **{
            **data,
            "clock": tuple(data.get("clock", A_DAY)),
            "options": tuple((part, value) for part, value in data["options"]),
            "guests": tuple(Guest(**guest) for guest in data["guests"]),
        }
    )


def variants(form: AllOf, written: str) -> tuple[tuple[str, str], ...]:
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
            raise NotPossible(text("chat-no-such-option", written=f"{part}={value}"[:40], options=there_are))
    return tuple((part, value) for part, _, value in chosen)


def clock(written: str) -> tuple[str, str, str]:
    """The three times of a clock set by hand, as typed into one line: `1 d, 12 h, 3 d`."""
    found = WRITTEN.findall(written)
    if len(found) != 3 or re.sub(r"[\s,;/+]", "", WRITTEN.sub("", written)):
        raise NotPossible(text("chat-clock-wrong"))
    return found[0], found[1], found[2]
