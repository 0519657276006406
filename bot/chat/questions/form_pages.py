"""The open place in a half-filled answer: a simple question, or a form whose parts are shown together."""

from dataclasses import dataclass
from typing import assert_never

from bot.chat.questions.ready_answers import forced_steps
from engine.choice import AllOf, Amount, Answer, Choice, Line, OneOf, Pick, Share
from engine.choice import problem as unfit
from engine.drafts import Draft, Gap, Path, branches_as_pick, fill, finish, gap
from engine.text import Text


@dataclass(frozen=True, slots=True)
class PagePart:
    """One part of a form."""

    path: Path
    label: Text
    choice: Choice


@dataclass(frozen=True, slots=True)
class Page:
    """A form whose parts are shown together and said in any order."""

    path: Path
    parts: tuple[PagePart, ...]
    """Those that leave a choice."""
    label: Text | None = None


def choice_at(choice: Choice, path: Path) -> Choice:
    """The part of a choice that a path leads to; KeyError: it leads nowhere."""
    for key in path:
        match choice:
            case OneOf(branches=branches):
                choice = {branch.id: branch.choice for branch in branches}[key]
            case AllOf(parts=parts):
                choice = {part.id: part.choice for part in parts}[key]
            case _:
                raise KeyError(path)
    return choice


def part_answer(draft: Draft, path: Path) -> Answer | None:
    """What is said of the part that a path leads to, as far as it goes."""
    for key in path:
        draft = (draft or {}).get(key)
    return draft


def share_in(part: PagePart, draft: Draft) -> tuple[Path, Share] | None:
    """The share that a part of a form is, or that the branch chosen in it is, with its path."""
    match part.choice:
        case Share() as share:
            return part.path, share
        case OneOf() as branching:
            key = next(iter(part_answer(draft, part.path) or {}), None)
            branch = next((branch for branch in branching.branches if branch.id == key), None)
            if branch is not None and isinstance(branch.choice, Share):
                return (*part.path, branch.id), branch.choice
            return None
        case _:
            return None


def is_answered(choice: Choice, draft: Draft, path: Path) -> bool:
    """Whether nothing is missing of a part."""
    part, answer = choice_at(choice, path), part_answer(draft, path)
    return answer is not None and gap(part, answer) is None and unfit(part, finish(part, answer)) is None


def question_at(choice: Choice, draft: Draft, path: Path, stay: bool = False) -> Gap | Page | None:
    """What is asked next of the part that a path leads to; None: nothing more.

    `stay`: the page of a form is shown although everything in it is said.
    """
    return _next_question(choice_at(choice, path), part_answer(draft, path), path, None, stay)


def _next_question(
    choice: Choice, draft: Draft, path: Path, label: Text | None, stay: bool
) -> Gap | Page | None:
    match choice:
        case Pick() | Amount() | Share() | Line():
            return Gap(path, choice, label) if draft is None else None
        case OneOf():
            if not draft:
                return Gap(path, branches_as_pick(choice), label)
            ((key, inner),) = draft.items()
            branch = next(branch for branch in choice.branches if branch.id == key)
            return _next_question(branch.choice, inner, (*path, key), branch.label, stay)
        case AllOf():
            return _page(choice, draft, path, label, stay)
        case _:
            assert_never(choice)


def _page(choice: AllOf, draft: Draft, path: Path, label: Text | None, stay: bool) -> Gap | Page | None:
    if gap(choice, draft) is None and not stay:
        return None
    parts = [
        PagePart((*path, part.id), part.label, part.choice)
        for part in choice.parts
        if not _has_one_answer(part.choice, (*path, part.id))
    ]
    if len(parts) == 1:
        (part,) = parts
        return _next_question(part.choice, (draft or {}).get(part.path[-1]), part.path, part.label, stay)
    return Page(path, tuple(parts), label)


def _has_one_answer(choice: Choice, path: Path) -> bool:
    """Whether a part of a form leaves nothing to say."""
    if isinstance(choice, AllOf) and not choice.parts:
        return True
    filled: Draft = None
    for step, answer in forced_steps(choice, None, path):
        filled = fill(choice, filled, step[len(path) :], answer)
    return filled is not None and gap(choice, filled) is None
