"""What every chat platform writes in its own way: a moment, a mention, a room, an icon, a small line.

The text of a message is plain Markdown with such marks in it. Each is a value and a piece of text at once, so
that it goes through sentences and the outbox as it is; the platform writes it when the message is sent.
"""

import re
from collections.abc import Callable
from typing import Literal, Self, TypeAlias, cast

OPEN, CLOSE, SMALL = "\ufdd0", "\ufdd1", "\ufdd2"
"""Around a mark, and before a small line: characters that Unicode keeps free for such use."""
_MARK = re.compile(f"{OPEN}(\\w+) ([^{OPEN}{CLOSE}]*){CLOSE}")
_SIGNS = re.compile(f"[{OPEN}{CLOSE}{SMALL}]")

Shown: TypeAlias = Literal["relative", "moment", "day", "full"]
"""How a moment is shown: how far away it is, with its time, by its day, or with its day of the week."""


class Mark(str):
    """Something that a platform writes in its own way."""

    __slots__ = ("values",)

    values: tuple[str, ...]

    @classmethod
    def of(cls, *values: str) -> Self:
        made = str.__new__(cls, f"{OPEN}{cls.__name__} {' '.join(values)}{CLOSE}")
        made.values = values
        return made


class Moment(Mark):
    """A time, for each reader in their own zone."""

    def __new__(cls, at: float, shown: Shown = "relative") -> Self:
        return cls.of(str(int(at)), shown)

    @property
    def at(self) -> int:
        return int(self.values[0])

    @property
    def style(self) -> Shown:
        return cast(Shown, self.values[1])


class Mention(Mark):
    """A person, called by name."""

    def __new__(cls, person: str) -> Self:
        return cls.of(person)


class Room(Mark):
    """The name of a room, which leads there."""

    def __new__(cls, room: str) -> Self:
        return cls.of(room)


class Role(Mark):
    """The name of a role."""

    def __new__(cls, role: str) -> Self:
        return cls.of(role)


class Door(Mark):
    """The address of a room, or of a message in it."""

    def __new__(cls, server: str, room: str, message: str = "") -> Self:
        return cls.of(server, room, message)


class Icon(Mark):
    """A small picture behind the word that it belongs to."""

    def __new__(cls, name: str) -> Self:
        return cls.of(name)


class Small(str):
    """Lines that matter less."""

    def __new__(cls, text: str) -> Self:
        return super().__new__(cls, "\n".join(SMALL + line for line in text.split("\n")))


_KINDS = {kind.__name__: kind for kind in (Moment, Mention, Room, Role, Door, Icon)}


def write(text: str, mark: Callable[[Mark], str], small: Callable[[str], str]) -> str:
    """The text with its marks and its small lines written as a platform does."""

    def write_mark(written_mark: re.Match[str]) -> str:
        try:
            return mark(_KINDS[written_mark[1]].of(*written_mark[2].split(" ")))
        except (LookupError, ValueError):
            return ""  # no mark of ours: it ends here, and keeps no message from being sent

    def write_line(line: str) -> str:
        written = _MARK.sub(write_mark, line)
        return small(written.removeprefix(SMALL)) if line.startswith(SMALL) else written

    return "\n".join(write_line(line) for line in text.split("\n"))


def without_marks(text: str) -> str:
    """Words of others, which cannot hold a mark of ours."""
    return _SIGNS.sub("", text)
