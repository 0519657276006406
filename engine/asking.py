"""A question being answered: what is open, what is settled, what a form holds, and what an answer adds.

Every surface draws what is open and puts answers; how many fit on a page is its business, what is asked is
not.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice, permutations
from typing import Any, TypeAlias, assert_never

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
from engine.choice import problem as unfit
from engine.text import Text

Draft: TypeAlias = Any  # a partial answer: the same JSON with parts missing, None where nothing is said yet
Path: TypeAlias = tuple[str, ...]
Step: TypeAlias = tuple[Path, Answer]
"""Where something is said, and what: a whole simple answer, or the branch of several that is taken."""

LONGEST_ORDER = 4
"""Options whose every order is ready to be named."""


@dataclass(frozen=True, slots=True)
class Open:
    """What is to be said next: a simple question, one of several things to do, or a form."""

    path: Path
    choice: Choice
    label: Text | None = None
    parts: tuple["Open", ...] = ()
    """Of a form: those that leave a choice, which may be said in any order."""

    @property
    def leaf(self) -> Leaf:
        """It as a simple question: several things to do are options."""
        assert not isinstance(self.choice, AllOf)
        return as_pick(self.choice) if isinstance(self.choice, OneOf) else self.choice


@dataclass(frozen=True, slots=True)
class Asking:
    """How far somebody is in answering a question; its steps are plain JSON and can be kept."""

    choice: Choice
    steps: tuple[Step, ...] = ()
    asks_all: bool = False
    """Nothing is said for the person, not even what is settled: to agree is to say so."""

    @classmethod
    def toward(cls, choice: Choice, answer: Draft, *, asks_all: bool = False) -> "Asking":
        """With what an answer, which need not be whole, says of it; what does not fit is left out."""
        return cls(choice, tuple(steps_to(choice, answer)), asks_all).without_misfits()

    @property
    def draft(self) -> Draft:
        """What is said so far, and all that is settled by it."""
        return self.bare_draft if self.asks_all else fill_settled(self.choice, self.bare_draft)

    @property
    def bare_draft(self) -> Draft:
        """What is said so far, and no more."""
        draft: Draft = None
        for path, answer in self.steps:
            draft = _put(self.choice, draft, path, answer)
        return draft

    def open(self, path: Path = (), *, stay: bool = False) -> Open | None:
        """What is to be said next of a part; None: nothing. `stay`: a form is open although all is said."""
        part = Open(path, choice_at(self.choice, path))
        return _open(part, part_of(self.draft, path), stay=stay, asks_all=self.asks_all)

    def next(self) -> Open | None:
        """The next simple question; None: the answer is whole."""
        draft, asked = self.draft, self.open()
        while asked is not None and asked.parts:
            inner = (_open(part, part_of(draft, part.path), asks_all=self.asks_all) for part in asked.parts)
            asked = next(filter(None, inner), None)
        return asked

    @property
    def is_whole(self) -> bool:
        return self.open() is None

    @property
    def answer(self) -> Answer:
        """The whole answer."""
        return fill_settled(self.choice, self.draft)

    def refusal(self, path: Path, answer: Answer) -> Text | None:
        """Why something cannot be said there; None where it can."""
        choice = choice_at(self.choice, path)
        return unfit(as_pick(choice) if isinstance(choice, OneOf) else choice, answer)

    def put(self, *steps: Step) -> "Asking":
        """With this said, instead of what was said there; what is settled need not be said."""
        asking = self
        for path, answer in steps:
            asking = asking.reopen(path)
            if not _says(asking, path, answer):
                asking = replace(asking, steps=(*asking.steps, (path, answer)))
        return asking

    def back(self) -> "Asking":
        """Without what was said last."""
        return replace(self, steps=self.steps[:-1])

    def reopen(self, path: Path) -> "Asking":
        """With nothing said of a part."""
        return replace(self, steps=tuple(step for step in self.steps if step[0][: len(path)] != path))

    def is_touched(self, path: Path) -> bool:
        """Whether anything was said of a part."""
        return len(self.reopen(path).steps) < len(self.steps)

    def contents(self, path: Path) -> Draft:
        """What a part of a form holds: what was said of it, and elsewhere what it starts with."""
        choice, inner = choice_at(self.choice, path), bool(path) and not self.asks_all
        return fill_settled(choice, part_of(self.draft, path), inner=inner, start=True)

    def without_misfits(self) -> "Asking":
        """Without what no longer fits: a question stays while others answer, and some of it may be gone."""
        fitting, gone = replace(self, steps=()), list[Path]()
        for path, answer in self.steps:
            lost = any(path[: len(other)] == other for other in gone)
            if lost or not leads_somewhere(self.choice, path) or not _may_stay(self.choice, path, answer):
                gone.append(path)
            else:
                fitting = fitting.put((path, answer))
        return fitting


def _says(asking: Asking, path: Path, answer: Answer) -> bool:
    draft = part_of(asking.draft, path)
    return answer in (draft or {}) if isinstance(choice_at(asking.choice, path), OneOf) else draft == answer


def _may_stay(choice: Choice, path: Path, answer: Answer) -> bool:
    """Whether what was said fits; the counts of a share may not add up yet."""
    choice = choice_at(choice, path)
    if isinstance(choice, Share):
        known = {bucket.id for bucket in choice.buckets}
        return isinstance(answer, dict) and known.issuperset(answer) and not wrong_part(choice, answer)
    return unfit(as_pick(choice) if isinstance(choice, OneOf) else choice, answer) is None


def start(choice: Choice) -> Draft:
    """What a form holds before it is touched; where nothing is usual it lacks what has to be said."""
    return fill_settled(choice, start=True)


def only_answer(choice: Choice) -> Answer | None:
    """The only answer there is; None: there are several, or none."""
    draft = fill_settled(choice, inner=True)
    return None if _open(Open((), choice), draft) else draft


def fill_settled(choice: Choice, draft: Draft = None, *, inner: bool = False, start: bool = False) -> Draft:
    """The draft with all that is settled; a question as a whole is asked even then, unless it is `inner`.

    `start`: also with what its forms start with.
    """
    match choice:
        case OneOf():
            known = [branch.id for branch in choice.branches if branch.id in (draft or ())]
            key = known[0] if known else _first_taken(choice, start=start) if inner else None
            if key is None:
                return None
            branch, inside = branch_of(choice, key), (draft or {}).get(key)
            return {key: fill_settled(branch.choice, inside, inner=True, start=start)}
        case AllOf():
            parts = {
                part.id: fill_settled(part.choice, (draft or {}).get(part.id), inner=True, start=start)
                for part in choice.parts
            }
            return {key: answer for key, answer in parts.items() if answer is not None}
        case _ if draft is None:
            only = _only_answer(choice) if inner or start else None
            return _start(choice, inner=inner) if only is None and start else only
        case _:
            return draft


def _first_taken(choice: OneOf, *, start: bool) -> str | None:
    """The branch that is taken where nobody took one: the only one; of a form that starts, the first, where
    that leaves nothing to be said or proposes numbers, and none of them lies on the board."""
    free = list(choice.free.values())
    if len(free) == 1:
        return free[0].id
    if not start or not free or any(branch.spot for branch in free):
        return None
    first = free[0]
    match first.choice:
        case Amount():
            is_enough = first.choice.start is not None
        case Share():
            is_enough = True
        case _:
            is_enough = unfit(first.choice, fill_settled(first.choice, inner=True, start=True)) is None
    return first.id if is_enough else None


def _only_answer(leaf: Leaf) -> Answer | None:
    match leaf:
        case Pick():
            free = leaf.free
            most = min(leaf.high, len(free))
            if leaf.single:
                return free[0] if len(free) == 1 else None
            only = most == leaf.low and (most == 0 or most == len(free)) and (most < 2 or not leaf.ordered)
            return free[:most] if only else None
        case Amount():
            return leaf.low if leaf.low + leaf.step > leaf.high else None
        case Share():
            return _only_share(leaf)
        case Line():
            return None
        case _:
            assert_never(leaf)


def _only_share(share: Share) -> Answer | None:
    least = {bucket.id: bucket.low for bucket in share.buckets}
    most = {bucket.id: bucket.high for bucket in share.buckets}
    low, high = max(share.low, sum(least.values())), min(share.high, sum(most.values()))
    if low != high:
        return None
    if high in (sum(least.values()), sum(most.values())):
        return least if high == sum(least.values()) else most
    free = [bucket for bucket in share.buckets if bucket.high > bucket.low]
    return least | {free[0].id: free[0].low + low - sum(least.values())} if len(free) == 1 else None


def _start(leaf: Leaf, *, inner: bool) -> Draft:
    match leaf:
        case Pick():
            if not leaf.single or leaf.start:
                return leaf.start[0] if leaf.single else list(leaf.start)
            free = free_options(leaf)
            return free[0].id if inner and free and not any(option.spot for option in free) else None
        case Amount():
            return usual(leaf)
        case Share():
            return {bucket.id: usual(bucket) for bucket in leaf.buckets}
        case Line():
            return ""
        case _:
            assert_never(leaf)


def usual(number: Amount | Bucket) -> int:
    """The number that a form starts with."""
    return number.low if number.start is None else number.start


def _open(asked: Open, draft: Draft, *, stay: bool = False, asks_all: bool = False) -> Open | None:
    """What is open of a part of which so much is said."""
    match asked.choice:
        case OneOf() if draft:
            ((key, inner),) = draft.items()
            branch = branch_of(asked.choice, key)
            inside = Open((*asked.path, key), branch.choice, branch.label)
            return _open(inside, inner, stay=stay, asks_all=asks_all)
        case AllOf() as form:
            parts = tuple(
                Open((*asked.path, part.id), part.choice, part.label)
                for part in form.parts
                if asks_all or only_answer(part.choice) is None
            )
            left = [_open(part, (draft or {}).get(part.path[-1]), asks_all=asks_all) for part in parts]
            if len(parts) == 1:
                return left[0]
            return replace(asked, parts=parts) if any(left) or (stay and parts) else None
        case Share() if draft is not None:
            return asked if unfit(asked.choice, draft) else None
        case _:
            return asked if draft is None else None


def _put(choice: Choice, draft: Draft, path: Path, answer: Answer) -> Draft:
    """The draft with something said; the given draft stays as it was."""
    match choice:
        case OneOf() if not path:
            return {answer: None}
        case OneOf():
            inner = (draft or {}).get(path[0])
            return {path[0]: _put(branch_of(choice, path[0]).choice, inner, path[1:], answer)}
        case AllOf():
            inner = _put(choice_at(choice, path[:1]), (draft or {}).get(path[0]), path[1:], answer)
            return {**(draft or {}), path[0]: inner}
        case _:
            return answer


def steps_to(choice: Choice, answer: Draft, path: Path = ()) -> Iterator[Step]:
    """What is said, one after the other, by an answer; of one that is not whole, what it says."""
    if answer is None:
        return
    match choice:
        case OneOf():
            for key, inner in answer.items():
                yield path, key
                yield from steps_to(branch_of(choice, key).choice, inner, (*path, key))
        case AllOf():
            for part in choice.parts:
                yield from steps_to(part.choice, answer.get(part.id), (*path, part.id))
        case _:
            yield path, answer


def answers_by_path(choice: Choice, answer: Draft, path: Path = ()) -> dict[Path, Answer]:
    """What an answer says, part by part, without what makes no difference: the order of a set, and buckets
    that are left as they are."""
    answers: dict[Path, Answer] = {}
    for at, value in steps_to(choice, answer, path):
        leaf = choice_at(choice, at[len(path) :])
        if isinstance(leaf, Share):
            answers[at] = {bucket.id: value.get(bucket.id, bucket.low) for bucket in leaf.buckets}
        else:
            is_set = isinstance(leaf, Pick) and isinstance(value, list) and not leaf.ordered
            answers[at] = sorted(value) if is_set else value
    return answers


# --- parts of a question ------------------------------------------------------------------------------------


def as_pick(choice: OneOf) -> Pick:
    """Which branch to take, as a question of its own."""
    return Pick([Option(b.id, b.label, b.blocked, b.spot, b.note, b.moves) for b in choice.branches])


def branch_of(choice: OneOf, key: str) -> Branch:
    return next(branch for branch in choice.branches if branch.id == key)


def choice_at(choice: Choice, path: Path) -> Choice:
    """The part of a choice that a path leads to; KeyError: it leads nowhere."""
    for key in path:
        inside = (
            choice.branches
            if isinstance(choice, OneOf)
            else choice.parts
            if isinstance(choice, AllOf)
            else ()
        )
        part = next((part for part in inside if part.id == key), None)
        if part is None:
            raise KeyError(path)
        choice = part.choice
    return choice


def leads_somewhere(choice: Choice, path: Path) -> bool:
    try:
        choice_at(choice, path)
    except KeyError:
        return False
    return True


def part_of(draft: Draft, path: Path) -> Draft:
    """What is said of the part that a path leads to."""
    for key in path:
        draft = (draft or {}).get(key)
    return draft


def free_options(pick: Pick) -> list[Option]:
    return [option for option in pick.options if option.blocked is None]


def numbers(amount: Amount) -> range:
    return range(amount.low, amount.high + 1, amount.step)


def wrong_part(choice: Choice, answer: Draft) -> Path:
    """Which part of an answer that is refused has to change."""
    match choice:
        case OneOf() if isinstance(answer, dict) and len(answer) == 1:
            ((key, inner),) = answer.items()
            branch = next((branch for branch in choice.branches if branch.id == key), None)
            wrong = branch is not None and unfit(branch.choice, inner) is not None
            return (key, *wrong_part(branch.choice, inner)) if branch and wrong else ()
        case AllOf() if isinstance(answer, dict):
            for part in choice.parts:
                if part.id not in answer or unfit(part.choice, answer[part.id]) is not None:
                    return (part.id, *wrong_part(part.choice, answer.get(part.id)))
            return ()
        case Share() if isinstance(answer, dict):
            for bucket in choice.buckets:
                count = answer.get(bucket.id, bucket.low)
                if type(count) is not int or not bucket.low <= count <= bucket.high:
                    return (bucket.id,)
            return ()
        case _:
            return ()


# --- answers that can be named in one line ------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Ready:
    """A whole answer, with the names that lead to it."""

    names: tuple[Text | int, ...]
    steps: tuple[Step, ...]
    note: Text | None = None
    ordered: bool = False
    """The names are a sequence that matters."""
    opens: bool = False
    """More has to be answered after it."""


def ready(choice: Choice, most: int, path: Path = ()) -> list[Ready] | None:
    """Every answer, where each can be named in one line and there are at most so many; of several things to
    do, those that take more words only as a beginning. None: it takes another way of asking."""
    answers = _ready(choice, path, most)
    return answers if answers and len(answers) <= most else None


def _ready(choice: Choice, path: Path, most: int) -> list[Ready] | None:
    match choice:
        case OneOf():
            return _ready_branches(choice, path, most)
        case AllOf():
            return _ready_form(choice, path, most)
        case Pick():
            return _ready_picks(choice, path, most)
        case Amount() if len(numbers(choice)) <= most:
            return [Ready((number,), ((path, number),)) for number in numbers(choice)]
        case Share() if (only := _only_answer(choice)) is not None:
            return [Ready((), ((path, only),))]
        case _:
            return None


def _ready_picks(pick: Pick, path: Path, most: int) -> list[Ready] | None:
    options = free_options(pick)
    if pick.single:
        return [Ready((option.label,), ((path, option.id),), option.note) for option in options]
    if (only := _only_answer(pick)) is not None:
        names = tuple(option.label for option in options if option.id in only)
        return [Ready(names, ((path, only),))]
    if not pick.ordered or len(options) > LONGEST_ORDER:
        return None
    orders = islice(_orders(options, pick.low, pick.high), most + 1)
    return [
        Ready(
            tuple(option.label for option in order), ((path, [option.id for option in order]),), ordered=True
        )
        for order in orders
    ]


def _orders(options: Sequence[Option], low: int, high: int) -> Iterator[tuple[Option, ...]]:
    for count in range(low, min(high, len(options)) + 1):
        yield from permutations(options, count)


def _ready_branches(choice: OneOf, path: Path, most: int) -> list[Ready]:
    free = list(choice.free.values())
    by_branch = [_ready_branch(branch, path, most) for branch in free]
    if sum(map(len, by_branch)) > most:
        starts = [Ready((branch.label,), ((path, branch.id),), branch.note, opens=True) for branch in free]
        by_branch = [
            [start] if len(some) > 1 else some for start, some in zip(starts, by_branch, strict=True)
        ]
    return [answer for answers in by_branch for answer in answers]


def _ready_branch(branch: Branch, path: Path, most: int) -> list[Ready]:
    inner = _ready(branch.choice, (*path, branch.id), most)
    taken = (path, branch.id)
    if inner is None:
        return [Ready((branch.label,), (taken,), branch.note, opens=True)]
    return [
        replace(
            some, names=(branch.label, *some.names), steps=(taken, *some.steps), note=some.note or branch.note
        )
        for some in inner
    ]


def _ready_form(choice: AllOf, path: Path, most: int) -> list[Ready] | None:
    """A form of which at most one part leaves a choice."""
    made = [Ready((), ())]
    for part in choice.parts:
        inner = _ready(part.choice, (*path, part.id), most)
        if inner is None or any(some.opens for some in inner) or min(len(made), len(inner)) > 1:
            return None
        made = [
            Ready(
                (*before.names, *some.names),
                (*before.steps, *some.steps),
                some.note or before.note,
                before.ordered or some.ordered,
            )
            for before in made
            for some in inner
        ]
    return made
