"""A lobby: people sit down, house players fill up, options are set, and the game starts."""

from dataclasses import asdict, dataclass, replace
from typing import Any

from bot.chat.grammar import Id, Verb
from bot.chat.parts import Button, Buttons, Item, Link, Menu, Part, Say, Sheet, Show, clip, rows
from bot.chat.settings import PACES
from bot.chat.table import plain
from bot.seating import SeatSpec
from bot.store.records import Json
from engine import registry
from engine.choice import AllOf, Answer, Pick
from engine.core import Game
from engine.errors import Refused
from engine.match import default_options
from engine.text import Text, text
from render.picture import Picture
from render.words import Words


class NotSo(Refused):
    """Something a lobby does not allow; the words say why."""


@dataclass(frozen=True, slots=True)
class Guest:
    """Who has sat down; no id: a house player."""

    id: str
    name: str
    locale: str = "en"

    @property
    def house(self) -> bool:
        return not self.id


HOUSE = Guest("", "")
VARIANT = "o-"
"""Before the name of a title's own option, which may be called anything."""


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
    private: bool = False
    arranged: bool = False
    """Seats as people sat down, rather than at random."""
    options: tuple[tuple[str, Answer], ...] = ()
    guests: tuple[Guest, ...] = ()

    @property
    def game(self) -> Game[Any, Any]:
        return registry.game(self.title)

    @property
    def chosen(self) -> dict[str, Answer]:
        return {**default_options(self.game.options), **dict(self.options)}

    @property
    def full(self) -> bool:
        return len(self.guests) >= self.seats

    def has(self, user_id: str) -> bool:
        return any(guest.id == user_id for guest in self.guests)

    # --- what people do

    def joined(self, guest: Guest) -> "Lobby":
        if self.has(guest.id):
            raise NotSo(text("chat-lobby-already"))
        if self.full:
            raise NotSo(text("chat-lobby-full"))
        return replace(self, guests=(*self.guests, guest))

    def left(self, user_id: str) -> "Lobby":
        if not self.has(user_id):
            raise NotSo(text("chat-lobby-not-in"))
        return replace(self, guests=tuple(guest for guest in self.guests if guest.id != user_id))

    def with_house(self) -> "Lobby":
        if self.full:
            raise NotSo(text("chat-lobby-full"))
        return replace(self, guests=(*self.guests, HOUSE))

    def without_house(self) -> "Lobby":
        last = max((i for i, guest in enumerate(self.guests) if guest.house), default=None)
        if last is None:
            raise NotSo(text("chat-lobby-no-house"))
        return replace(self, guests=self.guests[:last] + self.guests[last + 1 :])

    def opted(self, part: str, value: str) -> "Lobby":
        """A variant of the title, the pace, or how people are seated."""
        if part == "pace" and value in PACES:
            return replace(self, pace=value)
        if part == "seating":
            return replace(self, arranged=value == "arranged")
        options = {**dict(self.options), part.removeprefix(VARIANT): value}
        return replace(self, options=tuple(options.items()))

    def ready(self) -> None:
        """Refuses with words what cannot start yet."""
        if not any(not guest.house for guest in self.guests):
            raise NotSo(text("chat-lobby-nobody"))
        if len(self.guests) not in self.game.seats:
            raise NotSo(
                text("chat-lobby-too-few", count=len(self.guests), seats=seat_counts(self.game.seats))
            )

    def specs(self) -> list[SeatSpec]:
        """The guests as they will sit, still in the order they came."""
        return [
            SeatSpec(kind="house")
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
            "options": tuple((part, value) for part, value in data["options"]),
            "guests": tuple(Guest(**guest) for guest in data["guests"]),
        }
    )


# --- as a message -----------------------------------------------------------------------------------------


def sheet(lobby_id: str, lobby: Lobby, words: Words, cover: Picture | None) -> Sheet:
    game = lobby.game
    opener = f"<@{lobby.opener}>"
    head = words("chat-lobby-head", opener=opener, count=len(lobby.guests), seats=lobby.seats)
    parts: list[Part] = [Say(f"## {game.name}\n{head}")]
    if cover:
        parts.append(Show("cover.png", cover))
    parts += [Say(_seated(lobby, words)), Say(_terms(lobby, words))]
    return Sheet((*parts, *_buttons(lobby_id, lobby, words)))


def _seated(lobby: Lobby, words: Words) -> str:
    lines = []
    for number in range(lobby.seats):
        if number >= len(lobby.guests):
            lines.append(f"{number + 1}. *{words('chat-lobby-empty')}*")
        elif lobby.guests[number].house:
            lines.append(f"{number + 1}. {words('host-house', number=number + 1)}")
        else:
            lines.append(f"{number + 1}. **{plain(lobby.guests[number].name)}**")
    return "\n".join(lines)


def _terms(lobby: Lobby, words: Words) -> str:
    said = [words("chat-lobby-pace", pace=words(f"chat-pace-{lobby.pace}"))]
    said.append(words("chat-seating-arranged" if lobby.arranged else "chat-seating-random"))
    if lobby.private:
        said.append(words("chat-lobby-private"))
    for part in lobby.game.options.parts:
        if isinstance(part.choice, Pick):
            label = next(o.label for o in part.choice.options if o.id == lobby.chosen[part.id])
            said.append(words("chat-said", what=part.label, answer=label))
    return "-# " + " · ".join(said)


def _buttons(lobby_id: str, lobby: Lobby, words: Words) -> list[Part]:
    def button(verb: Verb, key: str, style: Any = "secondary", disabled: bool = False) -> Button:
        return Button(Id(verb, lobby_id), words(key), style, disabled)

    people: list[Button | Link] = [
        button("join", "chat-lobby-join", "primary", lobby.full),
        button("quit", "chat-lobby-leave"),
        button("house", "chat-lobby-add-house", disabled=lobby.full),
    ]
    if any(guest.house for guest in lobby.guests):
        people.append(button("unhouse", "chat-lobby-drop-house"))
    table: list[Button | Link] = [
        button("start", "chat-lobby-start", "success", len(lobby.guests) not in lobby.game.seats),
        button("opts", "chat-lobby-options"),
        button("drop", "chat-lobby-cancel", "danger"),
    ]
    return [Buttons(tuple(people)), *rows(table)]


def variants(form: AllOf, written: str) -> tuple[tuple[str, str], ...]:
    """The variants of a title as somebody typed them: `cargo=open, money=hidden`."""
    known = {
        part.id: [option.id for option in part.choice.options]
        for part in form.parts
        if isinstance(part.choice, Pick)
    }
    chosen = [pair.partition("=") for pair in written.replace(",", " ").split()]
    for part, _, value in chosen:
        if value not in known.get(part, []):
            there_are = ", ".join(f"{part}={'|'.join(values)}" for part, values in known.items()) or "–"
            raise NotSo(text("chat-no-such-option", written=f"{part}={value}"[:40], options=there_are))
    return tuple((part, value) for part, _, value in chosen)


def options_sheet(lobby_id: str, lobby: Lobby, words: Words) -> Sheet:
    """Everything that can be set before the start, each as a menu."""
    paces = [(pace, words(f"chat-pace-{pace}"), "") for pace in PACES]
    seating = [(way, words(f"chat-seating-{way}"), "") for way in ("random", "arranged")]
    parts: list[Part] = [Say(f"### {words('chat-lobby-options')}")]
    parts += _option(lobby_id, "pace", words("chat-pace"), paces, lobby.pace)
    parts += _option(
        lobby_id, "seating", words("chat-seating"), seating, "arranged" if lobby.arranged else "random"
    )
    for part in lobby.game.options.parts:
        if isinstance(part.choice, Pick) and part.choice.single:
            items = [
                (o.id, words.say(o.label), words.say(o.note) if o.note else "") for o in part.choice.options
            ]
            parts += _option(lobby_id, VARIANT + part.id, words.say(part.label), items, lobby.chosen[part.id])
    return Sheet(tuple(parts))


def _option(
    lobby_id: str, part: str, label: str, items: list[tuple[str, str, str]], chosen: Answer
) -> list[Part]:
    offered = tuple(Item(key, clip(said, 100), clip(note, 100), key == chosen) for key, said, note in items)
    return [Say(f"**{label}**"), Menu(Id("set", lobby_id, arg=part), offered, label)]


def closed_sheet(lobby: Lobby, words: Words, said: str, link: str = "") -> Sheet:
    """What a lobby leaves behind."""
    parts: list[Part] = [Say(f"## {lobby.game.name}\n{said}")]
    if link:
        parts.append(Buttons((Link(link, words("chat-to-table")),)))
    return Sheet(tuple(parts))
