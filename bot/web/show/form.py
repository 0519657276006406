"""A Choice as a form: its fields, holding what is filled in.

A field is named by its place in the tree (`q-2-0`), so that no id of a title can collide with another.
"""

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
)
from bot.web.show.settled import only_item, settled_pairs, settled_words, words_beside
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
"""The parts of a trade by what they are called in every title: what I give, and what I get.

Where nothing is given it is no trade."""


def build(choice: Choice, words: Words, filled: Answer = None, name: str = ROOT) -> Field:
    """The fields of a choice, holding what is already filled in."""
    match choice:
        case Pick():
            return _pick(choice, words, filled, name)
        case Amount():
            usual = choice.low if choice.start is None else choice.start
            value = filled if isinstance(filled, int) else usual
            return AmountField(name, choice.low, choice.high, choice.step, value, choice.start is not None)
        case Share():
            return _share(choice, words, filled, name)
        case OneOf():
            return _one_of(choice, words, filled, name)
        case AllOf():
            answers = filled if isinstance(filled, dict) else {}
            entries = [_entry(part, words, answers, f"{name}-{i}") for i, part in enumerate(choice.parts)]
            if "give" not in [entry.side for entry in entries]:
                for entry in entries:
                    entry.side = None
            return AllOfField(name, entries)
        case Line():
            written = filled if isinstance(filled, str) else ""
            among = [(option.id, words.say(option.label)) for option in choice.among]
            return LineField(name, choice.wants, choice.shortest, choice.longest, written, among)
        case _:
            assert_never(choice)


def _entry(part: Part, words: Words, answers: dict[str, Answer], name: str) -> LabelledPart:
    inner = build(part.choice, words, answers.get(part.id), name)
    pairs = settled_pairs(inner)
    settled_text = settled_words(inner) if pairs else ""
    return LabelledPart(part.id, words.say(part.label), inner, SIDES.get(part.id), pairs, settled_text)


def _pick(choice: Pick, words: Words, filled: Answer, name: str) -> PickField:
    chosen = _options_in(choice, filled)
    items = [_item(option, words, f"{name}-{i}") for i, option in enumerate(choice.options)]
    for item in items:
        item.chosen = item.value in chosen
        item.position = chosen.index(item.value) + 1 if item.chosen else None
    return PickField(
        name, items, choice.low, choice.high, choice.single, choice.ordered and not choice.single
    )


def _options_in(choice: Pick, filled: Answer) -> list[str]:
    """What is filled in, else the usual answer; where the question leaves nothing open, all that can be."""
    if isinstance(filled, str):
        return [filled]
    if isinstance(filled, list):
        return [chosen for chosen in filled if isinstance(chosen, str)]
    if choice.start:
        return list(choice.start)
    free = [option.id for option in choice.options if option.blocked is None]
    return free if len(free) == choice.low else []


def _item(choice: Option | Branch, words: Words, at: str) -> Item:
    blocked = words.say(choice.blocked) if choice.blocked else None
    note = words.say(choice.note) if choice.note else None
    sentences = (*((choice.blocked.key,) if choice.blocked else ()), choice.label.key)
    label = words.say(choice.label)
    item = Item(at, choice.id, label, blocked, note, choice.spot, sentences=sentences, moves=choice.moves)
    if isinstance(choice, Option):
        item.above, item.kind = choice.above, words.say(choice.kind) if choice.kind else None
    return item


def _share(choice: Share, words: Words, filled: Answer, name: str) -> ShareField:
    answers = filled if isinstance(filled, dict) else {}
    pots = [_pot(bucket, words, answers, f"{name}-{i}") for i, bucket in enumerate(choice.buckets)]
    return ShareField(name, pots, choice.low, choice.high, choice.is_tight)


def _pot(bucket: Bucket, words: Words, answers: dict[str, Answer], name: str) -> Pot:
    value = answers.get(bucket.id)
    note = words.say(bucket.note) if bucket.note else None
    untouched = bucket.low if bucket.start is None else bucket.start
    count = value if isinstance(value, int) else untouched
    label = words.say(bucket.label)
    return Pot(bucket.id, name, label, note, bucket.low, bucket.high, count, bucket.unit, bucket.money)


def _one_of(choice: OneOf, words: Words, filled: Answer, name: str) -> OneOfField:
    answers = filled if isinstance(filled, dict) else {}
    items = []
    for i, branch in enumerate(choice.branches):
        item = _item(branch, words, f"{name}-{i}")
        item.chosen, item.aside = branch.id in answers, branch.aside
        item.usual, item.ends = branch.usual, branch.ends
        item.opens, item.drawn = branch.opens, branch.drawn
        if branch.blocked is None:
            item.inner = build(branch.choice, words, answers.get(branch.id), item.at)
            item.settled = settled_pairs(item.inner)
            if only := only_item(item.inner):
                item.above, item.only_spot = only.above, _only_place(only.spot, only.only_spot)
            if item.settled:
                item.only = words_beside(item.label, item.inner)
                item.only_note = (only and only.note) or ""
        items.append(item)
    return OneOfField(name, items)


def _only_place(here: str | None, further: str | None) -> str | None:
    """Where a deed is done that leads to one place; one that leads from a place to another has none."""
    return None if here and further else here or further


def preselect(field: Field) -> None:
    """In a form of several fields, what asks for one of several words starts at the first of them.

    So does what asks for numbers first, or proposes one, which then need not be opened. Not what lies on
    the board: there it is pressed.
    """
    match field:
        case OneOfField():
            for item in field.items:
                if item.inner is not None:
                    preselect(item.inner)
        case AllOfField():
            for entry in field.entries:
                _start_at_first(entry.inner)
                preselect(entry.inner)
        case PickField() | AmountField() | ShareField() | LineField():
            pass
        case _:
            assert_never(field)


def _start_at_first(field: Field) -> None:
    if not isinstance(field, OneOfField) and not (isinstance(field, PickField) and field.single):
        return
    free = [item for item in field.items if item.blocked is None]
    plain = bool(free) and (free[0].inner is None or free[0].settled == [])
    shares = bool(free) and isinstance(free[0].inner, ShareField) and not free[0].settled
    proposed = bool(free) and isinstance(inner := free[0].inner, AmountField) and inner.proposed
    if (plain or shares or proposed) and not any(item.chosen or item.spot for item in field.items):
        free[0].chosen = True
