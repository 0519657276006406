"""Answers that one choice from a menu gives, those with one possible value, and the defaults."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import permutations
from typing import TypeAlias, assert_never

from engine.choice import (
    AllOf,
    Amount,
    Answer,
    Branch,
    Bucket,
    Choice,
    Leaf,
    Line,
    OneOf,
    Option,
    Pick,
    Share,
)
from engine.drafts import Draft, Path, fill, finish
from engine.text import Text

MOST = 25
"""As many as a menu holds."""
LONGEST_ORDER = 4
"""Options whose every order is offered."""

Step: TypeAlias = tuple[Path, Answer]


@dataclass(frozen=True, slots=True)
class ReadyAnswer:
    """A whole answer that one menu item gives, with the names that lead to it."""

    names: tuple[Text | int, ...]
    steps: tuple[Step, ...]
    note: Text | None = None
    ordered: bool = False
    """The names are a sequence that matters."""
    opens: bool = False
    """More has to be answered after it."""


def free_options(pick: Pick) -> list[Option]:
    return [option for option in pick.options if option.blocked is None]


def numbers(amount: Amount) -> range:
    return range(amount.low, amount.high + 1, amount.step)


def handy_numbers(values: range, most: int, unit: int = 1) -> list[int]:
    """At most so many of the numbers: small ones one by one, larger ones in wider steps."""
    if len(values) <= most:
        return list(values)
    unit = max(unit, values.step)
    strides = ((1, 10), (5, 50), (10, 100), (50, 500), (100, 1000), (500, 5000))
    chosen = [] if values[0] % unit else [values[0]]
    for stride, until in strides:
        multiples = range(stride * unit, until * unit + 1, stride * unit)
        chosen += [value for value in multiples if value in values]
    return sorted(set(chosen))[:most]


# --- every answer, where they are few ---------------------------------------------------------------------


def ready_answers(choice: Choice, path: Path = (), most: int = MOST) -> list[ReadyAnswer] | None:
    """Every answer, where each can be named in one line and a menu holds them; of several things to do, those
    that take more words only as a beginning. None: it takes another way of asking."""
    answers = _answers(choice, path, most)
    return answers if answers and len(answers) <= most else None


def _answers(choice: Choice, path: Path, most: int) -> list[ReadyAnswer] | None:
    match choice:
        case Pick():
            return _pick_answers(choice, path, most)
        case Amount():
            values = numbers(choice)
            return (
                [ReadyAnswer((number,), ((path, number),)) for number in values]
                if len(values) <= most
                else None
            )
        case OneOf():
            return _branching_answers(choice, path, most)
        case AllOf():
            return _form_answers(choice, path, most)
        case Share():
            only = only_answer(choice)
            return None if only is None else [ReadyAnswer((), ((path, only),))]
        case Line():
            return None
        case _:
            assert_never(choice)


def _pick_answers(pick: Pick, path: Path, most: int) -> list[ReadyAnswer] | None:
    options = free_options(pick)
    if pick.single:
        return [ReadyAnswer((option.label,), ((path, option.id),), option.note) for option in options]
    if (only := only_answer(pick)) is not None:
        return [ReadyAnswer(tuple(option.label for option in options), ((path, only),))]
    if not pick.ordered or len(options) > LONGEST_ORDER:
        return None
    return [
        ReadyAnswer(
            tuple(option.label for option in order), ((path, [option.id for option in order]),), ordered=True
        )
        for order in _orders(options, pick.low, pick.high)
    ][: most + 1]


def _orders(options: Sequence[Option], low: int, high: int) -> Iterator[tuple[Option, ...]]:
    for count in range(low, min(high, len(options)) + 1):
        yield from permutations(options, count)


def _branching_answers(choice: OneOf, path: Path, most: int) -> list[ReadyAnswer] | None:
    free = [branch for branch in choice.branches if branch.blocked is None]
    by_branch = [_branch_answers(branch, path, most) for branch in free]
    if sum(len(answers) for answers in by_branch) > most:
        by_branch = [
            [_branch_start(branch, path)] if len(answers) > 1 else answers
            for branch, answers in zip(free, by_branch, strict=True)
        ]
    return [answer for answers in by_branch for answer in answers]


def _branch_answers(branch: Branch, path: Path, most: int) -> list[ReadyAnswer]:
    inner = _answers(branch.choice, (*path, branch.id), most)
    if inner is None:
        return [_branch_start(branch, path)]
    return [
        replace(
            answer,
            names=(branch.label, *answer.names),
            steps=((path, branch.id), *answer.steps),
            note=answer.note or branch.note,
        )
        for answer in inner
    ]


def _branch_start(branch: Branch, path: Path) -> ReadyAnswer:
    return ReadyAnswer((branch.label,), ((path, branch.id),), branch.note, opens=True)


def _form_answers(choice: AllOf, path: Path, most: int) -> list[ReadyAnswer] | None:
    """A form of which at most one part leaves a choice."""
    made, open_parts = [ReadyAnswer((), ())], 0
    for part in choice.parts:
        inner = _answers(part.choice, (*path, part.id), most)
        if inner is None or any(answer.opens for answer in inner):
            return None
        open_parts += len(inner) > 1
        if open_parts > 1:
            return None
        made = [
            ReadyAnswer(
                (*before.names, *answer.names),
                (*before.steps, *answer.steps),
                answer.note or before.note,
                answer.ordered,
            )
            for before in made
            for answer in inner
        ]
    return made


# --- what need not be asked ---------------------------------------------------------------------------------


def only_answer(leaf: Leaf) -> Answer | None:
    """The one answer that a simple question allows; None: there are several."""
    match leaf:
        case Pick():
            options = [option.id for option in free_options(leaf)]
            if leaf.single:
                return options[0] if len(options) == 1 else None
            whole = len(options) == leaf.low == leaf.high
            return options if whole and (len(options) == 1 or not leaf.ordered) else None
        case Amount():
            return leaf.low if len(numbers(leaf)) == 1 else None
        case Share():
            return _only_share(leaf)
        case Line():
            return None
        case _:
            assert_never(leaf)


def _only_share(share: Share) -> Answer | None:
    least = {bucket.id: bucket.low for bucket in share.buckets}
    most = {bucket.id: bucket.high for bucket in share.buckets}
    open_buckets = [bucket for bucket in share.buckets if bucket.high > bucket.low]
    if sum(least.values()) == share.high:
        return least
    if sum(most.values()) == share.low:
        return most
    if len(open_buckets) == 1 and share.low == share.high:
        left = share.low - sum(least.values())
        return {**least, open_buckets[0].id: open_buckets[0].low + left}
    return None


def forced_steps(choice: Choice, draft: Answer | None, path: Path = ()) -> Iterator[Step]:
    """What has one possible value, and was not said; the first question of all is always asked."""
    match choice:
        case Pick() | Amount() | Share() | Line():
            if path and draft is None and (only := only_answer(choice)) is not None:
                yield path, only
        case OneOf():
            free = [branch for branch in choice.branches if branch.blocked is None]
            key, inner = next(iter(draft.items())) if draft else (None, None)
            if key is None and path and len(free) == 1:
                key = free[0].id
                yield path, key
            for branch in choice.branches:
                if branch.id == key:
                    yield from forced_steps(branch.choice, inner, (*path, branch.id))
        case AllOf():
            for part in choice.parts:
                yield from forced_steps(part.choice, (draft or {}).get(part.id), (*path, part.id))
        case _:
            assert_never(choice)


# --- what is meant by saying nothing ----------------------------------------------------------------------


def least_steps(choice: Choice, path: Path) -> list[Step] | None:
    """The usual answer, else the least that can be said: no cards, no ducats, the first thing to do that
    needs no word. None: it has to be said."""
    match choice:
        case Pick() if choice.start:
            return [(path, choice.start[0] if choice.single else list(choice.start))]
        case Pick():
            return [(path, [])] if choice.low == 0 else None
        case Amount():
            return [(path, _usual(choice))]
        case Share():
            counts = {bucket.id: _usual(bucket) for bucket in choice.buckets}
            return [(path, counts)] if choice.problem(counts) is None else None
        case OneOf():
            first = next((branch for branch in choice.branches if branch.blocked is None), None)
            wordless = first is not None and isinstance(first.choice, AllOf) and not first.choice.parts
            return [(path, first.id)] if first is not None and wordless else None
        case AllOf():
            by_part = [least_steps(part.choice, (*path, part.id)) for part in choice.parts]
            return [step for steps in by_part for step in steps or []] if None not in by_part else None
        case Line():
            return [(path, "")] if choice.shortest == 0 else None
        case _:
            assert_never(choice)


def least_answer(choice: Choice) -> Answer | None:
    """The answer that is meant by saying nothing; None: something has to be said."""
    if (steps := least_steps(choice, ())) is None:
        return None
    draft: Draft = None
    for path, answer in steps:
        draft = fill(choice, draft, path, answer)
    return finish(choice, draft)


# --- shares -----------------------------------------------------------------------------------------------


def starting_counts(share: Share) -> dict[str, int]:
    """What a share holds before it is touched: what is there already, or the least."""
    return {bucket.id: _usual(bucket) for bucket in share.buckets if bucket.low or bucket.start}


def _usual(number: Amount | Bucket) -> int:
    return number.low if number.start is None else number.start
