"""A message as plain values: what is said, shown and offered, before a platform makes it its own."""

import hashlib
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from bot.chat.markdown import clip
from bot.chat.messages.grammar import Id
from render.picture import Picture

Style: TypeAlias = Literal["primary", "secondary", "success", "danger"]

MOST_BUTTONS = 5
MOST_ITEMS = 25
LABEL = 80
ITEM_LABEL = 100
ALT = 1024
FINGERPRINT = 12
"""Characters that tell one picture from another."""


@dataclass(frozen=True, slots=True)
class Say:
    """A paragraph in Markdown, with marks in it."""

    text: str


@dataclass(frozen=True, slots=True)
class Show:
    """A picture with its words for those who cannot see it."""

    name: str
    picture: Picture

    @property
    def file(self) -> str:
        """Its file, named by what it shows: a message that has it need not be sent it again."""
        stem, dot, kind = self.name.rpartition(".")
        shown = hashlib.sha256(self.picture.png + self.picture.alt.encode()).hexdigest()
        return f"{stem}-{shown[:FINGERPRINT]}{dot}{kind}"


@dataclass(frozen=True, slots=True)
class Keep:
    """A picture that the message has already."""

    file: str
    alt: str


@dataclass(frozen=True, slots=True)
class Button:
    id: Id
    label: str
    style: Style = "secondary"
    disabled: bool = False
    icon: str = ""
    """The name of an icon, or an emoji that every platform has."""


@dataclass(frozen=True, slots=True)
class Link:
    url: str
    label: str


@dataclass(frozen=True, slots=True)
class MenuItem:
    value: str
    label: str
    note: str = ""
    chosen: bool = False
    icon: str = ""
    """The name of an icon, or an emoji that every platform has."""
    counted: str = ""
    """What it says how many there are of; its value is a place and the number, as `2x4`."""


@dataclass(frozen=True, slots=True)
class Menu:
    id: Id
    items: tuple[MenuItem, ...]
    placeholder: str
    low: int = 1
    high: int = 1
    takes_numbers: bool = False
    """Any number may be chosen, not just those that are listed."""


@dataclass(frozen=True, slots=True)
class Buttons:
    """One row."""

    buttons: tuple[Button | Link, ...]


Part: TypeAlias = Say | Show | Keep | Menu | Buttons


@dataclass(frozen=True, slots=True)
class Poll:
    """A vote of a table, for platforms that have polls; how each votes is told to everyone."""

    table: str
    request: str
    question: str
    yes: str
    no: str


@dataclass(frozen=True, slots=True)
class Sheet:
    """One message."""

    parts: tuple[Part, ...]
    poll: Poll | None = None
    """The same as a poll, where the platform has them."""

    @classmethod
    def of(cls, paragraph: str) -> "Sheet":
        return cls((Say(paragraph),))

    def after(self, *parts: Part) -> "Sheet":
        """The sheet with these parts in front."""
        return replace(self, parts=(*parts, *self.parts))

    def then(self, *parts: Part) -> "Sheet":
        return replace(self, parts=(*self.parts, *parts))


@dataclass(frozen=True, slots=True)
class TextLine:
    """A line to fill in."""

    key: str
    label: str
    hint: str
    value: str
    most: int = 12


@dataclass(frozen=True, slots=True)
class Paper:
    """A form that is shown over everything else."""

    id: Id
    title: str
    fields: tuple[TextLine, ...]


def rows(buttons: list[Button | Link]) -> list[Buttons]:
    """Buttons in rows of five."""
    return [Buttons(tuple(buttons[i : i + MOST_BUTTONS])) for i in range(0, len(buttons), MOST_BUTTONS)]


def picture_in(sheet: Sheet) -> tuple[str, str] | None:
    """The file of the picture on a sheet, and the words for it."""
    for part in sheet.parts:
        match part:
            case Show():
                return part.file, clip(part.picture.alt, ALT)
            case Keep():
                return part.file, part.alt
            case _:
                continue
    return None
