"""The fields of a form: what a choice looks like on a page, in words, and where the board can answer it."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass, field
from typing import ClassVar, Literal, TypeAlias, assert_never

MOST_SUGGESTED = 50
"""How many values a field for words suggests while one writes."""


@dataclass(slots=True)
class Item:
    """One of several things to choose; `inner` is what it asks further."""

    at: str
    value: str
    label: str
    blocked: str | None
    note: str | None
    spot: str | None
    chosen: bool = False
    position: int | None = None
    inner: "Field | None" = None
    is_settled: bool = False
    """Choosing it is the whole answer."""
    only: str = ""
    """What it answers then, where the label does not say it,"""
    only_note: str = ""
    """and what is noted of it."""
    only_spot: str | None = None
    """Where the only thing lies that it can be about."""
    coached: str | None = None
    """Its place in the answer that a coach would give."""
    sentences: tuple[str, ...] = ()
    """The keys of what is said of it: why it is blocked, and what it is called."""
    rule: str | None = None
    """Where the rule behind it is read."""
    refusal: str = ""
    """The id of the sentence that refuses what is chosen or written here."""
    aside: bool = False
    """Seldom wanted: listed last."""
    usual: bool = False
    """What the question is about: its form is shown at once."""
    ends: bool = False
    """It ends the turn."""
    opens: bool = False
    """It only opens a form of its own."""
    drawn: bool = False
    """Its place on the picture shows what the note says."""
    moves: str | None = None
    """The piece that goes to the spot."""
    kind: str | None = None
    """What it is one of, in short."""
    above: int | None = None
    """What is offered already, where a number is asked for beside it."""
    final: bool = False
    """Choosing it is the whole answer and cannot be undone."""
    final_number: bool = False
    """With any number that is asked for beside it, it is the whole answer and cannot be undone."""


@dataclass(slots=True)
class PickField:
    kind: ClassVar[str] = "pick"
    name: str
    items: list[Item]
    low: int
    high: int
    single: bool
    ordered: bool
    refusal: str = ""
    final: bool = False
    """Sent as it is, it is the whole answer and cannot be undone; the same for each form below."""
    final_picks: list[tuple[int, ...]] = field(default_factory=list)
    """Which of its items, by their places, are together a whole answer that cannot be undone."""


@dataclass(slots=True)
class AmountField:
    kind: ClassVar[str] = "amount"
    name: str
    low: int
    high: int
    step: int
    value: int
    coached: str | None = None
    """The number that a coach would give."""
    refusal: str = ""
    final: bool = False
    final_numbers: list[int] = field(default_factory=list)
    """Which numbers are each a whole answer that cannot be undone; the same for a share with one pot."""


@dataclass(slots=True)
class Pot:
    """A bucket of a Share."""

    key: str
    name: str
    label: str
    note: str | None
    low: int
    high: int
    value: int
    unit: int = 1
    money: bool = False
    coached: str | None = None
    refusal: str = ""


@dataclass(slots=True)
class ShareField:
    kind: ClassVar[str] = "share"
    name: str
    pots: list[Pot]
    low: int
    high: int
    is_tight: bool
    """Whether its total is a limit that a player can feel."""
    final: bool = False
    final_numbers: list[int] = field(default_factory=list)


@dataclass(slots=True)
class OneOfField:
    kind: ClassVar[str] = "one_of"
    name: str
    items: list[Item]
    refusal: str = ""


@dataclass(slots=True)
class LabelledPart:
    """A labelled part of an AllOf."""

    key: str
    label: str
    inner: "Field"
    side: Literal["give", "get"] | None = None
    is_settled: bool = False
    """Only one answer is possible."""

    @property
    def words(self) -> str:
        return in_words(self.inner)


@dataclass(slots=True)
class AllOfField:
    kind: ClassVar[str] = "all_of"
    name: str
    entries: list[LabelledPart] = field(default_factory=list)
    final: bool = False


@dataclass(slots=True)
class LineField:
    """Words to write; `among` are usual ones, by value and label."""

    kind: ClassVar[str] = "line"
    name: str
    wants: str
    shortest: int
    longest: int
    value: str
    among: list[tuple[str, str]]
    refusal: str = ""

    @property
    def is_menu(self) -> bool:
        """Whether one chooses instead of writing: what is filled in suggests only what is like it."""
        return len(self.among) > MOST_SUGGESTED


Field: TypeAlias = PickField | AmountField | ShareField | OneOfField | AllOfField | LineField
Form: TypeAlias = PickField | AmountField | ShareField | AllOfField
"""What is filled in and then sent."""


def in_words(part: Field, beside: str = "") -> str:
    """What it holds, as far as a label beside it does not say it already."""
    match part:
        case PickField():
            held = ", ".join(item.label for item in part.items if item.chosen)
        case AmountField() | LineField():
            held = str(part.value)
        case ShareField():
            held = ", ".join(f"{pot.value} × {pot.label}" for pot in part.pots if pot.value)
        case OneOfField():
            taken = [item for item in part.items if item.chosen]
            both = [[item.label, in_words(item.inner, item.label) if item.inner else ""] for item in taken]
            held = " · ".join(filter(None, (words for pair in both for words in pair)))
        case AllOfField():
            held = ", ".join(filter(None, (in_words(entry.inner) for entry in part.entries)))
        case _:
            assert_never(part)
    return "" if held in beside.split() else held


def all_parts(part: Field) -> Iterator[Field]:
    """It, and every field inside it."""
    yield part
    inside: list[Field | None] = []
    if isinstance(part, OneOfField):
        inside = [item.inner for item in part.items]
    elif isinstance(part, AllOfField):
        inside = [entry.inner for entry in part.entries]
    for inner in inside:
        if inner is not None:
            yield from all_parts(inner)


def mark_refused(field: Field, names: Collection[str], sentence_id: str) -> None:
    """Tie the fields with these names to the sentence that refuses them."""
    for part in all_parts(field):
        if not isinstance(part, AllOfField | ShareField):
            part.refusal = sentence_id if part.name in names else ""
        for item in part.items if isinstance(part, PickField) else ():
            item.refusal = sentence_id if item.at in names else ""
        for pot in part.pots if isinstance(part, ShareField) else ():
            pot.refusal = sentence_id if pot.name in names else ""


def spots(part: Field) -> Iterator[str]:
    """Every place on the pictures that this question names."""
    match part:
        case PickField():
            yield from (item.spot for item in part.items if item.spot and item.blocked is None)
        case OneOfField():
            for item in part.items:
                if item.spot and item.blocked is None:
                    yield item.spot
                if item.inner is not None and not item.is_settled:
                    yield from spots(item.inner)
        case AllOfField():
            for entry in part.entries:
                if not entry.is_settled:
                    yield from spots(entry.inner)
        case AmountField() | ShareField() | LineField():
            pass
        case _:
            assert_never(part)
