"""The fields of a form: what a choice looks like on a page, in words, and where the board can answer it."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import ClassVar, TypeAlias, assert_never

from engine.choice import Answer

Pairs: TypeAlias = list[tuple[str, str]]
"""Names of fields, and the values that are sent under them."""
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
    settled: Pairs | None = None
    """What is sent along with it, where choosing it is the whole answer."""
    only: str = ""
    """The same in words, where the label does not say it,"""
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
    proposed: bool = False
    """The number it starts at is a proposal, and not just the lowest."""
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
    side: str | None = None
    """Of a trade: `give` or `get`."""
    settled: Pairs | None = None
    """What is sent, where only one answer is possible."""
    answer_text: str = ""


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


def proposed_answer(part: Field) -> Answer:
    """What it holds before it is touched, which need not be a whole answer; None: nothing."""
    match part:
        case PickField():
            chosen = sorted((item for item in part.items if item.chosen), key=lambda item: item.position or 0)
            values = [item.value for item in chosen]
            return values if not part.single else values[0] if values else None
        case AmountField():
            return part.value
        case ShareField():
            return {pot.key: pot.value for pot in part.pots}
        case OneOfField():
            chosen = [item for item in part.items if item.chosen]
            return {item.value: proposed_answer(item.inner) for item in chosen if item.inner is not None}
        case AllOfField():
            return {entry.key: proposed_answer(entry.inner) for entry in part.entries}
        case LineField():
            return part.value
        case _:
            assert_never(part)


def spots(part: Field) -> Iterator[str]:
    """Every place on the pictures that this question names."""
    match part:
        case PickField():
            yield from (item.spot for item in part.items if item.spot and item.blocked is None)
        case OneOfField():
            for item in part.items:
                if item.spot and item.blocked is None:
                    yield item.spot
                if item.inner is not None and item.settled is None:
                    yield from spots(item.inner)
        case AllOfField():
            for entry in part.entries:
                if entry.settled is None:
                    yield from spots(entry.inner)
        case AmountField() | ShareField() | LineField():
            pass
        case _:
            assert_never(part)
