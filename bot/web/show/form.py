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
SIDES = {
    "give": "give",
    "give_ducats": "give",
    "pay": "give",
    "ask": "get",
    "take": "get",
    "want": "get",
    "want_ducats": "get",
}
"""The parts of a trade by what they are called in every title: what I give, and what I get."""


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
    settled: "Pairs | None" = None
    """What is sent along with it, where choosing it is the whole answer."""
    coached: str | None = None
    """Its place in the answer that a coach would give."""
    sentences: tuple[str, ...] = ()
    """The keys of what is said of it: why it is blocked, and what it is called."""
    rule: str | None = None
    """Where the rule behind it is read."""


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
    coached: str | None = None
    """The number that a coach would give."""


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
    coached: str | None = None


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

    key: str
    label: str
    inner: "Field"
    side: str | None = None
    """Of a trade: `give` or `get`."""
    settled: "Pairs | None" = None
    """What is sent, where only one answer is possible."""
    told: str = ""


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
            usual = choice.low if choice.start is None else choice.start
            value = filled if isinstance(filled, int) else usual
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
    inner = build(part.choice, words, given.get(part.id), name)
    pairs = settled(inner)
    told = settled_words(inner) if pairs else ""
    return Entry(part.id, words.say(part.label), inner, SIDES.get(part.id), pairs, told)


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
    """What is filled in, else the usual answer; where the question leaves nothing open, all that can be."""
    if isinstance(filled, str):
        return [filled]
    if isinstance(filled, list):
        return [one for one in filled if isinstance(one, str)]
    if choice.start:
        return list(choice.start)
    free = [option.id for option in choice.options if option.blocked is None]
    return free if len(free) == choice.low else []


def _item(one: Option | Branch, words: Words, at: str) -> Item:
    blocked = words.say(one.blocked) if one.blocked else None
    note = words.say(one.note) if one.note else None
    sentences = (*((one.blocked.key,) if one.blocked else ()), one.label.key)
    return Item(at, one.id, words.say(one.label), blocked, note, one.spot, sentences=sentences)


def _share(choice: Share, words: Words, filled: Answer, name: str) -> ShareField:
    given = filled if isinstance(filled, dict) else {}
    pots = [_pot(bucket, words, given, f"{name}-{i}") for i, bucket in enumerate(choice.buckets)]
    return ShareField(name, pots, choice.low, choice.high)


def _pot(bucket: Bucket, words: Words, given: dict[str, Answer], name: str) -> Pot:
    value = given.get(bucket.id)
    note = words.say(bucket.note) if bucket.note else None
    untouched = bucket.low if bucket.start is None else bucket.start
    count = value if isinstance(value, int) else untouched
    return Pot(bucket.id, name, words.say(bucket.label), note, bucket.low, bucket.high, count)


def _one_of(choice: OneOf, words: Words, filled: Answer, name: str) -> OneOfField:
    given = filled if isinstance(filled, dict) else {}
    items = []
    for i, branch in enumerate(choice.branches):
        item = _item(branch, words, f"{name}-{i}")
        item.chosen = branch.id in given
        if branch.blocked is None:
            item.inner = build(branch.choice, words, given.get(branch.id), item.at)
            item.settled = settled(item.inner)
            if item.settled:
                item.note = " · ".join(filter(None, (item.note, settled_words(item.inner))))
        items.append(item)
    return OneOfField(name, items)


# --- what leaves nothing open -----------------------------------------------------------------------------

Pairs: TypeAlias = list[tuple[str, str]]


def settled(one: Field) -> Pairs | None:
    """What is sent where only one answer is possible and need not be asked; None where there are more."""
    match one:
        case PickField():
            return _settled_pick(one)
        case AmountField():
            return [(one.name, str(one.low))] if one.low + one.step > one.high else None
        case ShareField():
            return _settled_share(one)
        case OneOfField():
            free = [item for item in one.items if item.blocked is None]
            inner = settled(free[0].inner) if len(free) == 1 and free[0].inner is not None else None
            return None if inner is None else [(one.name, free[0].value), *inner]
        case AllOfField():
            each = [settled(entry.inner) for entry in one.entries]
            return None if None in each else [pair for pairs in each if pairs for pair in pairs]
        case LineField():
            return None
        case _:
            assert_never(one)


def _settled_pick(one: PickField) -> Pairs | None:
    free = [item for item in one.items if item.blocked is None]
    if not one.low == min(one.high, len(free)) == len(free) or (one.ordered and len(free) > 1):
        return None
    return [(item.at, "1") if one.ordered else (one.name, item.value) for item in free]


def _settled_share(one: ShareField) -> Pairs | None:
    if sum(pot.low for pot in one.pots) == min(one.high, sum(pot.high for pot in one.pots)):
        return [(pot.name, str(pot.low)) for pot in one.pots]
    if sum(pot.high for pot in one.pots) == one.low:
        return [(pot.name, str(pot.high)) for pot in one.pots]
    return None


def settled_words(one: Field) -> str:
    """What a settled field says, for those who wonder."""
    match one:
        case PickField():
            return ", ".join(item.label for item in one.items if item.blocked is None)
        case AmountField():
            return str(one.low)
        case ShareField():
            counts = dict(settled(one) or [])
            return ", ".join(
                f"{counts[pot.name]} × {pot.label}" for pot in one.pots if counts[pot.name] != "0"
            )
        case OneOfField():
            free = next(item for item in one.items if item.blocked is None)
            inner = settled_words(free.inner) if free.inner is not None else ""
            return _with_trail(free.label, inner) if inner else free.label
        case AllOfField():
            return ", ".join(filter(None, (settled_words(entry.inner) for entry in one.entries)))
        case LineField():
            return ""
        case _:
            assert_never(one)


def _with_trail(trail: str, label: str) -> str:
    return f"{trail} · {label}" if trail else label


def preselect(one: Field) -> None:
    """In a form of several fields, what asks for one of several words starts at the first of them.

    So does what asks for numbers first, which then need not be opened. Not what lies on the board: there it
    is pressed.
    """
    match one:
        case OneOfField():
            for item in one.items:
                if item.inner is not None:
                    preselect(item.inner)
        case AllOfField():
            for entry in one.entries:
                _start_at_first(entry.inner)
                preselect(entry.inner)
        case PickField() | AmountField() | ShareField() | LineField():
            pass
        case _:
            assert_never(one)


def _start_at_first(one: Field) -> None:
    if not isinstance(one, OneOfField) and not (isinstance(one, PickField) and one.single):
        return
    free = [item for item in one.items if item.blocked is None]
    plain = bool(free) and (free[0].inner is None or free[0].settled == [])
    shares = bool(free) and isinstance(free[0].inner, ShareField) and not free[0].settled
    if (plain or shares) and not any(item.chosen or item.spot for item in one.items):
        free[0].chosen = True


# --- the board as a way to answer -------------------------------------------------------------------------


def spots(one: Field) -> Iterator[str]:
    """Every place on the pictures that this question names."""
    match one:
        case PickField():
            yield from (item.spot for item in one.items if item.spot and item.blocked is None)
        case OneOfField():
            for item in one.items:
                if item.spot and item.blocked is None:
                    yield item.spot
                if item.inner is not None and item.settled is None:
                    yield from spots(item.inner)
        case AllOfField():
            for entry in one.entries:
                if entry.settled is None:
                    yield from spots(entry.inner)
        case AmountField() | ShareField() | LineField():
            pass
        case _:
            assert_never(one)


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
            return {
                part.id: parse(part.choice, posted, f"{name}-{i}")
                for i, part in enumerate(choice.parts)
                if not _is_left_open(part, posted, f"{name}-{i}")
            }
        case Line():
            return _parse_line(choice, posted, name)
        case _:
            assert_never(choice)


def _is_left_open(part: Part, posted: Posted, name: str) -> bool:
    """Whether nothing was chosen where one thing is to be; `problem` then names the field."""
    asks_one = isinstance(part.choice, OneOf) or (isinstance(part.choice, Pick) and part.choice.single)
    return asks_one and posted.get(name) is None


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
