"""A position in words: sections of entries, made by a title from its View, beside the picture of it.

An entry has the id of its spot on the drawing. Its facts have keys, so that two positions can be compared.
Everything that speaks about a position is made from here: see `render/speech.py`.
"""

from collections.abc import Iterator
from dataclasses import dataclass, fields, is_dataclass, replace
from typing import Any, Literal

from engine.text import Arg, Seat, SeatName, Text, text

SectionName = Literal["turn", "me", "players", "places", "offers", "tracks", "supply"]
SECTIONS: tuple[SectionName, ...] = ("turn", "me", "players", "places", "offers", "tracks", "supply")
NONE = text("tell-none")
VITAL, PLAIN, FINE, STILL = range(4)
"""Ranks of facts, from what even a short text says to what never changes in a game."""
SUMMARY = "all-"
"""How the key of a fact begins that only sums up facts of other entries."""


@dataclass(frozen=True, slots=True)
class Fact:
    """One thing that is so: `Garrison: 3`, or where there is no label, the value alone: `fort`."""

    key: str
    value: Arg
    label: Text | None
    rank: int = PLAIN


@dataclass(frozen=True, slots=True)
class Near:
    """A neighbour by the id of its entry, and how far away it is."""

    id: str
    distance: int = 1


@dataclass(frozen=True, slots=True)
class Entry:
    """A player, a place, a piece, a card, an offer or a track."""

    id: str
    name: Arg
    kind: str
    facts: tuple[Fact, ...] = ()
    owner: Seat | None = None
    near: tuple[Near, ...] = ()
    also: tuple[str, ...] = ()
    """Other spots that this entry describes: the water of a zone and the port in it."""


@dataclass(frozen=True, slots=True)
class Telling:
    """Everything that a View says; a section that has nothing to say is empty."""

    sections: dict[SectionName, tuple[Entry, ...]]

    def __iter__(self) -> Iterator[Entry]:
        for name in SECTIONS:
            yield from self.sections.get(name, ())

    def by_id(self) -> dict[str, Entry]:
        """Every entry by each of its spots."""
        return {spot: entry for entry in self for spot in (entry.id, *entry.also)}


def make_telling(**sections: list[Entry]) -> Telling:
    return Telling({name: tuple(sections.get(name, ())) for name in SECTIONS})


def fact(key: str, value: Arg | None, rank: int = PLAIN, label: str | Text = "") -> Fact:
    """A labelled fact; its label is the word for its key unless another is named."""
    named = label if isinstance(label, Text) else text(f"tell-{label or key}")
    return Fact(key, NONE if value is None or value == () else value, named, rank)


def summary(key: str, value: Arg, label: str | Text = "") -> Fact:
    """What several entries tell together, in few words: vital in a short text, and no change of its own."""
    return replace(fact(key, value, VITAL, label or key), key=SUMMARY + key)


def mark(key: str, value: Arg, rank: int = PLAIN) -> Fact:
    """A fact that needs no label."""
    return Fact(key, value, None, rank)


def facts(*these: object) -> tuple[Fact, ...]:
    """Those of these facts that are so: `fort and mark(...)` gives one only where there is a fort."""
    return tuple(each for each in these if isinstance(each, Fact))


def yes_no(answer: bool) -> Text:
    return text("tell-yes" if answer else "tell-no")


def names(seats: list[Seat] | tuple[Seat, ...]) -> tuple[Arg, ...]:
    return tuple(SeatName(seat) for seat in seats)


# --- a title without words of its own ---------------------------------------------------------------------


def generate_telling(view: Any) -> Telling:
    """A telling of any View: what it says of the whole table, then each of its players and other parts."""
    players: list[Entry] = []
    parts: list[Entry] = []
    plain: list[Fact] = []
    for field in fields(view):
        value = getattr(view, field.name)
        for key, part in _parts(field.name, value):
            if not is_dataclass(part):
                plain.append(_raw_fact(key, part))
            elif field.name == "players" or _is_one_for_each_seat(view, value, len(players)):
                seat = len(players)
                players.append(Entry(f"seat:{seat}", SeatName(seat), "player", _all_facts(part), seat))
            else:
                parts.append(
                    Entry(key.replace("-", ":", 1), key.replace("-", " "), "piece", _all_facts(part))
                )
    turn = Entry("turn", text("tell-section-turn"), "turn", tuple(plain))
    return make_telling(turn=[turn], players=players, places=parts)


def _is_one_for_each_seat(view: Any, value: Any, known: int) -> bool:
    """Whether a list of dataclasses is that of the players in a View that calls them something else."""
    return isinstance(value, list) and known < getattr(view, "seats", 0) == len(value)


def _parts(name: str, value: Any) -> list[tuple[str, Any]]:
    """A field, or where it holds several dataclasses, each of them."""
    many = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    parts = [(f"{name}-{key}", part) for key, part in many if is_dataclass(part)]
    return parts or [(name, value)]


def _all_facts(part: Any) -> tuple[Fact, ...]:
    return tuple(_raw_fact(field.name, getattr(part, field.name)) for field in fields(part))


def _raw_fact(key: str, value: Any) -> Fact:
    return Fact(key, _plain(value), text("tell-raw", words=key.replace("_", " ")))


def _plain(value: Any) -> Arg:
    """A value of a View as words: numbers and names as they are, several one after the other."""
    match value:
        case None | "":
            return NONE
        case bool():
            return yes_no(value)
        case int() | str():
            return value
        case dict():
            return ", ".join(f"{key} {value[key]}" for key in value) or NONE
        case list() | tuple():
            return ", ".join(str(each) for each in value) or NONE
        case _:
            return ", ".join(f"{field.name} {getattr(value, field.name)}" for field in fields(value))
