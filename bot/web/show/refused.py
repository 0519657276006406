"""Which fields of a form a refused answer has to change."""

from collections.abc import Collection, Iterator
from typing import assert_never

from bot.web.show.fields import (
    AllOfField,
    AmountField,
    Field,
    LineField,
    OneOfField,
    PickField,
    ShareField,
)
from bot.web.show.form import ROOT
from engine.choice import AllOf, Amount, Answer, Bucket, Choice, Line, OneOf, Pick, Share, problem

WHY = "said-why"
"""The id of the sentence with which a table refuses an answer."""


def refused_names(choice: Choice, answer: Answer, name: str = ROOT) -> list[str]:
    """The names of the fields that do not fit; none where the refusal has another reason."""
    if problem(choice, answer) is None:
        return []
    return list(_names(choice, answer, name))


def _names(choice: Choice, answer: Answer, name: str) -> Iterator[str]:
    match choice:
        case Pick() if choice.ordered and not choice.single:
            yield from (f"{name}-{i}" for i, _option in enumerate(choice.options))
        case Pick() | Amount() | Line():
            yield name
        case Share():
            yield from _share_names(choice, answer, name)
        case OneOf():
            taken = answer if isinstance(answer, dict) else {}
            inner = [
                wrong
                for i, branch in enumerate(choice.branches)
                if branch.id in taken
                for wrong in refused_names(branch.choice, taken[branch.id], f"{name}-{i}")
            ]
            yield from inner or [name]
        case AllOf():
            yield from _first_of_all(choice, answer if isinstance(answer, dict) else {}, name)
        case _:
            assert_never(choice)


def _share_names(choice: Share, answer: Answer, name: str) -> list[str]:
    """The bucket with a wrong number; where the total is wrong, all of them."""
    counts = answer if isinstance(answer, dict) else {}
    names = [f"{name}-{i}" for i, _bucket in enumerate(choice.buckets)]
    wrong = [
        of_bucket
        for of_bucket, bucket in zip(names, choice.buckets, strict=True)
        if bucket.id in counts and not _is_within(bucket, counts[bucket.id])
    ]
    return wrong[:1] or names


def _is_within(bucket: Bucket, count: Answer) -> bool:
    return type(count) is int and bucket.low <= count <= bucket.high


def _first_of_all(choice: AllOf, answers: dict[str, Answer], name: str) -> list[str]:
    for i, part in enumerate(choice.parts):
        if part.id not in answers:
            return [f"{name}-{i}"]
        if names := refused_names(part.choice, answers[part.id], f"{name}-{i}"):
            return names
    return []


def mark_refused(field: Field, names: Collection[str], sentence_id: str) -> None:
    """Tie the fields with these names to the sentence that refuses them."""
    match field:
        case PickField():
            for item in field.items:
                item.refusal = sentence_id if item.at in names else ""
            field.refusal = sentence_id if field.name in names else ""
        case ShareField():
            for pot in field.pots:
                pot.refusal = sentence_id if pot.name in names else ""
        case OneOfField():
            field.refusal = sentence_id if field.name in names else ""
            for item in field.items:
                if item.inner is not None:
                    mark_refused(item.inner, names, sentence_id)
        case AllOfField():
            for entry in field.entries:
                mark_refused(entry.inner, names, sentence_id)
        case AmountField() | LineField():
            field.refusal = sentence_id if field.name in names else ""
        case _:
            assert_never(field)
