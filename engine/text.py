"""Words without prose: a key and its arguments, said later in the reader's own language."""

from dataclasses import dataclass, field
from typing import TypeAlias

from typing_extensions import TypeAliasType

Seat: TypeAlias = int


@dataclass(slots=True, unsafe_hash=True)
class SeatName:
    """Stands in a Text for the name of the person who holds that seat."""

    seat: Seat


@dataclass(slots=True)
class Text:
    key: str
    args: dict[str, "Arg"] = field(default_factory=dict)


Arg = TypeAliasType("Arg", "str | int | Text | SeatName | tuple[Arg, ...]")


def names_seat(words: Arg, seat: Seat) -> bool:
    """Whether this seat is named somewhere in these words."""
    if isinstance(words, SeatName):
        return words.seat == seat
    inside = words.args.values() if isinstance(words, Text) else words if isinstance(words, tuple) else ()
    return any(names_seat(part, seat) for part in inside)


def text(key: str, /, **args: Arg) -> Text:
    """`text("oltremare-bought", who=SeatName(2), count=1)`."""
    return Text(key, args)
