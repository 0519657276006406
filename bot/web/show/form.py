"""A Choice as a form: its fields, holding what is filled in.

A field is named by its place in the tree (`q-2-0`), so that no id of a title can collide with another.
"""

from collections.abc import Sequence
from typing import assert_never

from bot.web.show.fields import (
    AllOfField,
    AmountField,
    Field,
    Item,
    LabelledPart,
    LineField,
    OneOfField,
    PickField,
    Pot,
    ShareField,
    in_words,
)
from engine.answers import picked_ids
from engine.asking import Draft, Path, fill_settled, only_answer, usual
from engine.choice import (
    AllOf,
    Amount,
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
from render.words import Words

ROOT = "q"


def build(
    choice: Choice,
    words: Words,
    draft: Draft = None,
    name: str = ROOT,
    *,
    inner: bool = False,
    asks_all: bool = False,
) -> Field:
    """The fields of a choice, holding what is said already, and elsewhere what a form starts with.

    `inner`: of a part of a form. `asks_all`: nothing is chosen for the person, not even what is settled.
    """
    held = fill_settled(choice, draft, inner=inner, start=True)
    match choice:
        case Pick():
            return _pick(choice, words, held, name)
        case Amount():
            value = held if isinstance(held, int) else usual(choice)
            return AmountField(name, choice.low, choice.high, choice.step, value)
        case Share():
            return _share(choice, words, held, name)
        case OneOf():
            return _one_of(choice, words, held, name, inner=inner)
        case AllOf():
            answers = draft if isinstance(draft, dict) else {}
            entries = [
                _entry(part, words, answers.get(part.id), f"{name}-{i}", inner=not asks_all)
                for i, part in enumerate(choice.parts)
            ]
            return AllOfField(name, entries)
        case Line():
            among = [(option.id, words.say(option.label)) for option in choice.among]
            written = held if isinstance(held, str) else ""
            return LineField(name, choice.wants, choice.shortest, choice.longest, written, among)
        case _:
            assert_never(choice)


def name_at(choice: Choice, path: Path, name: str = ROOT) -> str:
    """The name of the field of a part of a question."""
    for key in path:
        inside: Sequence[Branch | Part | Bucket] = (
            choice.branches
            if isinstance(choice, OneOf)
            else choice.parts
            if isinstance(choice, AllOf)
            else choice.buckets
            if isinstance(choice, Share)
            else ()
        )
        place, part = next((i, part) for i, part in enumerate(inside) if part.id == key)
        name = f"{name}-{place}"
        choice = choice if isinstance(part, Bucket) else part.choice
    return name


def _entry(part: Part, words: Words, draft: Draft, name: str, *, inner: bool) -> LabelledPart:
    field = build(part.choice, words, draft, name, inner=inner)
    is_settled = only_answer(part.choice) is not None
    return LabelledPart(part.id, words.say(part.label), field, part.side, is_settled)


def _pick(choice: Pick, words: Words, held: Draft, name: str) -> PickField:
    chosen = picked_ids(held or [])
    items = [_item(option, words, f"{name}-{i}") for i, option in enumerate(choice.options)]
    for item in items:
        item.chosen = item.value in chosen
        item.position = chosen.index(item.value) + 1 if item.chosen else None
    return PickField(
        name, items, choice.low, choice.high, choice.single, choice.ordered and not choice.single
    )


def _item(choice: Option | Branch, words: Words, at: str) -> Item:
    blocked = words.say(choice.blocked) if choice.blocked else None
    note = words.say(choice.note) if choice.note else None
    sentences = (*((choice.blocked.key,) if choice.blocked else ()), choice.label.key)
    label = words.say(choice.label)
    item = Item(at, choice.id, label, blocked, note, choice.spot, sentences=sentences, moves=choice.moves)
    if isinstance(choice, Option):
        item.above, item.kind = choice.above, words.say(choice.kind) if choice.kind else None
    return item


def _share(choice: Share, words: Words, held: Draft, name: str) -> ShareField:
    pots = [
        _pot(bucket, words, held.get(bucket.id), f"{name}-{i}") for i, bucket in enumerate(choice.buckets)
    ]
    return ShareField(name, pots, choice.low, choice.high, choice.is_tight)


def _pot(bucket: Bucket, words: Words, held: Draft, name: str) -> Pot:
    note = words.say(bucket.note) if bucket.note else None
    count = held if isinstance(held, int) else bucket.low
    label = words.say(bucket.label)
    return Pot(bucket.id, name, label, note, bucket.low, bucket.high, count, bucket.unit, bucket.money)


def _one_of(choice: OneOf, words: Words, held: Draft, name: str, *, inner: bool) -> OneOfField:
    taken = held or {}
    items = []
    for i, branch in enumerate(choice.branches):
        item = _item(branch, words, f"{name}-{i}")
        item.chosen, item.aside = branch.id in taken, branch.aside
        item.usual, item.ends = branch.usual, branch.ends
        item.opens, item.drawn = branch.opens, branch.drawn
        if branch.blocked is None:
            item.is_settled = only_answer(branch.choice) is not None
            held_inside = taken.get(branch.id)
            item.inner = build(branch.choice, words, held_inside, item.at, inner=inner or item.is_settled)
            if only := only_item(item.inner):
                item.above, item.only_spot = only.above, _only_place(only.spot, only.only_spot)
            if item.is_settled:
                item.only = in_words(item.inner, beside=item.label)
                item.only_note = (only and only.note) or ""
        items.append(item)
    return OneOfField(name, items)


def only_item(field: Field) -> Item | None:
    """The only thing that can be chosen here, or in what is settled of it; None where there are more."""
    entries = field.entries if isinstance(field, AllOfField) else []
    parts = [field, *(entry.inner for entry in entries if entry.is_settled)]
    lists = [part.items for part in parts if isinstance(part, PickField | OneOfField)]
    free = [item for items in lists for item in items if item.blocked is None]
    return free[0] if len(free) == 1 else None


def _only_place(here: str | None, further: str | None) -> str | None:
    """Where a deed is done that leads to one place; one that leads from a place to another has none."""
    return None if here and further else here or further
