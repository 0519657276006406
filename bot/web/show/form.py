"""A Choice as a form: the fields with their words, where the board can answer them, and the way back.

A field is named by its place in the tree (`q-2-0`), so that no id of a title can collide with another.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import ClassVar, Protocol, TypeAlias, assert_never
from urllib.parse import unquote

from engine.choice import (
    AllOf,
    Amount,
    Answer,
    Branch,
    Bucket,
    Choice,
    Line,
    OneOf,
    Option,
    Part,
    Pick,
    Share,
)
from engine.text import Text, text
from render.words import Words

ROOT = "q"


class Posted(Protocol):
    """What a browser sent: several values may stand under one name."""

    def get(self, name: str, /) -> str | None: ...

    def all(self, name: str, /) -> list[str]: ...


class Unclear(Exception):
    """A form from which no answer can be read."""

    def __init__(self, reason: Text) -> None:
        super().__init__(reason.key)
        self.reason = reason


# --- the fields -------------------------------------------------------------------------------------------


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


@dataclass(slots=True)
class PickField:
    kind: ClassVar[str] = "pick"
    name: str
    items: list[Item]
    low: int
    high: int
    single: bool
    ordered: bool


@dataclass(slots=True)
class AmountField:
    kind: ClassVar[str] = "amount"
    name: str
    low: int
    high: int
    step: int
    value: int


@dataclass(slots=True)
class Pot:
    """A bucket of a Share."""

    name: str
    label: str
    note: str | None
    low: int
    high: int
    value: int


@dataclass(slots=True)
class ShareField:
    kind: ClassVar[str] = "share"
    name: str
    pots: list[Pot]
    low: int
    high: int


@dataclass(slots=True)
class OneOfField:
    kind: ClassVar[str] = "one_of"
    name: str
    items: list[Item]


@dataclass(slots=True)
class Entry:
    """A labelled part of an AllOf."""

    label: str
    inner: "Field"


@dataclass(slots=True)
class AllOfField:
    kind: ClassVar[str] = "all_of"
    name: str
    entries: list[Entry] = field(default_factory=list)


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


Field: TypeAlias = PickField | AmountField | ShareField | OneOfField | AllOfField | LineField


def build(choice: Choice, words: Words, filled: Answer = None, name: str = ROOT) -> Field:
    """The fields of a choice, holding what is already filled in."""
    match choice:
        case Pick():
            return _pick(choice, words, filled, name)
        case Amount():
            value = filled if isinstance(filled, int) else choice.low
            return AmountField(name, choice.low, choice.high, choice.step, value)
        case Share():
            return _share(choice, words, filled, name)
        case OneOf():
            return _one_of(choice, words, filled, name)
        case AllOf():
            given = filled if isinstance(filled, dict) else {}
            entries = [_entry(part, words, given, f"{name}-{i}") for i, part in enumerate(choice.parts)]
            return AllOfField(name, entries)
        case Line():
            written = filled if isinstance(filled, str) else ""
            among = [(option.id, words.say(option.label)) for option in choice.among]
            return LineField(name, choice.wants, choice.shortest, choice.longest, written, among)
        case _:
            assert_never(choice)


def _entry(part: Part, words: Words, given: dict[str, Answer], name: str) -> Entry:
    return Entry(words.say(part.label), build(part.choice, words, given.get(part.id), name))


def _pick(choice: Pick, words: Words, filled: Answer, name: str) -> PickField:
    chosen = _chosen(choice, filled)
    items = [_item(option, words, f"{name}-{i}") for i, option in enumerate(choice.options)]
    for item in items:
        item.chosen = item.value in chosen
        item.position = chosen.index(item.value) + 1 if item.chosen else None
    return PickField(
        name, items, choice.low, choice.high, choice.single, choice.ordered and not choice.single
    )


def _chosen(choice: Pick, filled: Answer) -> list[str]:
    """What is filled in; where the question leaves nothing open, all that can be."""
    if isinstance(filled, str):
        return [filled]
    if isinstance(filled, list):
        return [one for one in filled if isinstance(one, str)]
    free = [option.id for option in choice.options if option.blocked is None]
    return free if len(free) == choice.low else []


def _item(one: Option | Branch, words: Words, at: str) -> Item:
    blocked = words.say(one.blocked) if one.blocked else None
    note = words.say(one.note) if one.note else None
    return Item(at, one.id, words.say(one.label), blocked, note, one.spot)


def _share(choice: Share, words: Words, filled: Answer, name: str) -> ShareField:
    given = filled if isinstance(filled, dict) else {}
    pots = [_pot(bucket, words, given, f"{name}-{i}") for i, bucket in enumerate(choice.buckets)]
    return ShareField(name, pots, choice.low, choice.high)


def _pot(bucket: Bucket, words: Words, given: dict[str, Answer], name: str) -> Pot:
    value = given.get(bucket.id)
    note = words.say(bucket.note) if bucket.note else None
    untouched = bucket.low if bucket.start is None else bucket.start
    count = value if isinstance(value, int) else untouched
    return Pot(name, words.say(bucket.label), note, bucket.low, bucket.high, count)


def _one_of(choice: OneOf, words: Words, filled: Answer, name: str) -> OneOfField:
    given = filled if isinstance(filled, dict) else {}
    items = []
    for i, branch in enumerate(choice.branches):
        item = _item(branch, words, f"{name}-{i}")
        item.chosen = branch.id in given
        if branch.blocked is None:
            item.inner = build(branch.choice, words, given.get(branch.id), item.at)
        items.append(item)
    return OneOfField(name, items)


def says_nothing(one: Field | None) -> bool:
    """Nothing is left to fill in: choosing it is the whole answer."""
    return one is None or (isinstance(one, AllOfField) and all(says_nothing(e.inner) for e in one.entries))


# --- the board as a way to answer -------------------------------------------------------------------------


@dataclass(slots=True)
class Target:
    """What a click on a spot does: send a form's button, open a branch, or tick a box."""

    spot: str
    label: str
    does: str
    at: str
    """The form to send, the branch to open, or the box to tick."""
    name: str = ""
    value: str = ""


def targets(root: Field) -> Iterator[Target]:
    """Everything on the board that answers this question or leads to its answer."""
    yield from _on_the_way(root, "")


def _on_the_way(one: Field, trail: str) -> Iterator[Target]:
    """Above the first form to fill in, a click may send at once."""
    match one:
        case OneOfField():
            for item in one.items:
                if item.blocked is not None or item.inner is None:
                    continue
                label = _with_trail(trail, item.label)
                if item.spot and says_nothing(item.inner):
                    yield Target(item.spot, label, "send", f"form-{one.name}", one.name, item.value)
                elif item.spot:
                    yield Target(item.spot, label, "open", f"act-{item.at}")
                yield from _on_the_way(item.inner, label)
        case PickField(single=True):
            for item in one.items:
                if item.spot and item.blocked is None:
                    label = _with_trail(trail, item.label)
                    yield Target(item.spot, label, "send", f"form-{one.name}", one.name, item.value)
        case PickField() | AmountField() | ShareField() | AllOfField() | LineField():
            yield from _in_a_form(one, trail)
        case _:
            assert_never(one)


def _in_a_form(one: Field, trail: str) -> Iterator[Target]:
    match one:
        case PickField():
            for item in one.items:
                if item.spot and item.blocked is None:
                    yield Target(item.spot, _with_trail(trail, item.label), "tick", f"in-{item.at}")
        case OneOfField():
            for item in one.items:
                if item.blocked is not None or item.inner is None:
                    continue
                label = _with_trail(trail, item.label)
                if item.spot:
                    yield Target(item.spot, label, "tick", f"in-{item.at}")
                yield from _in_a_form(item.inner, label)
        case AllOfField():
            for entry in one.entries:
                yield from _in_a_form(entry.inner, _with_trail(trail, entry.label))
        case AmountField() | ShareField() | LineField():
            pass
        case _:
            assert_never(one)


def _with_trail(trail: str, label: str) -> str:
    return f"{trail} · {label}" if trail else label


# --- the way back -----------------------------------------------------------------------------------------

_NUMBER = re.compile(r"\s*-?\d{1,12}\s*", re.ASCII)


def parse(choice: Choice, posted: Posted, name: str = ROOT) -> Answer:
    """The answer a form holds; whether it fits is for `problem` to say."""
    match choice:
        case Pick():
            return _parse_pick(choice, posted, name)
        case Amount():
            return _number(posted.get(name))
        case Share():
            return _parse_share(choice, posted, name)
        case OneOf():
            return _parse_one_of(choice, posted, name)
        case AllOf():
            return {part.id: parse(part.choice, posted, f"{name}-{i}") for i, part in enumerate(choice.parts)}
        case Line():
            return _parse_line(choice, posted, name)
        case _:
            assert_never(choice)


def _parse_pick(choice: Pick, posted: Posted, name: str) -> Answer:
    if choice.single:
        return posted.get(name)
    if not choice.ordered:
        return posted.all(name)
    places: dict[int, str] = {}
    for i, option in enumerate(choice.options):
        place = _number(posted.get(f"{name}-{i}"))
        if place is None or place == "":
            continue
        if not isinstance(place, int):
            raise Unclear(text("refuse-amount-number"))
        if place in places:
            raise Unclear(text("web-refuse-same-place", number=place))
        places[place] = option.id
    return [places[place] for place in sorted(places)]


def _parse_share(choice: Share, posted: Posted, name: str) -> Answer:
    counts: dict[str, Answer] = {}
    for i, bucket in enumerate(choice.buckets):
        count = _number(posted.get(f"{name}-{i}"))
        left_out = count is None or count == "" or count == bucket.low == 0
        if not left_out:
            counts[bucket.id] = count
    return counts


def _parse_line(choice: Line, posted: Posted, name: str) -> Answer:
    """The text as written; a person may be given by the address of their profile."""
    written = (posted.get(f"{name}-other") or posted.get(name) or "").strip()
    if choice.wants != "person":
        return written
    address = written.partition("?")[0]
    return unquote(address.rpartition("/people/")[2].partition("/")[0])


def _parse_one_of(choice: OneOf, posted: Posted, name: str) -> Answer:
    taken = posted.get(name)
    if taken is None:
        return {}
    for i, branch in enumerate(choice.branches):
        if branch.id == taken:
            return {taken: parse(branch.choice, posted, f"{name}-{i}")}
    return {taken: None}


def _number(value: str | None) -> int | str | None:
    """A whole number as such; anything else as it came, for `problem` to refuse."""
    if value is not None and _NUMBER.fullmatch(value):
        return int(value)
    return value
