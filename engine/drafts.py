"""Half-filled forms: what is still to be said, and a draft with one more answer in it."""

from dataclasses import dataclass
from typing import Any, TypeAlias, assert_never

from engine.choice import AllOf, Amount, Answer, Branch, Choice, Leaf, Line, OneOf, Option, Pick, Share
from engine.text import Text

Draft: TypeAlias = Any  # a partial answer: the same JSON with parts missing, None where nothing is said yet
Path: TypeAlias = tuple[str, ...]


@dataclass(slots=True)
class Gap:
    """The next simple question of a half-filled form, where it belongs, and what it is about."""

    path: Path
    choice: Leaf
    label: Text | None = None


def gap(choice: Choice, draft: Draft = None) -> Gap | None:
    """What is still to be said; None when the draft is complete."""
    return _gap(choice, draft, (), None)


def _gap(choice: Choice, draft: Draft, path: Path, label: Text | None) -> Gap | None:
    match choice:
        case Pick() | Amount() | Share() | Line():
            return Gap(path, choice, label) if draft is None else None
        case OneOf():
            if not draft:
                return Gap(path, branches_as_pick(choice), label)
            ((key, inner),) = draft.items()
            branch = _branch(choice, key)
            return _gap(branch.choice, inner, (*path, key), branch.label)
        case AllOf():
            for part in choice.parts:
                inner = (draft or {}).get(part.id)
                if missing := _gap(part.choice, inner, (*path, part.id), part.label):
                    return missing
            return None
        case _:
            assert_never(choice)


def branches_as_pick(choice: OneOf) -> Pick:
    """Which branch to take, as a question of its own."""
    return Pick([Option(b.id, b.label, b.blocked, b.spot, b.note, b.moves) for b in choice.branches])


def fill(choice: Choice, draft: Draft, path: Path, answer: Answer) -> Draft:
    """The draft with the gap at `path` filled; the given draft stays as it was."""
    match choice:
        case Pick() | Amount() | Share() | Line():
            return answer
        case OneOf():
            if not path:
                return {answer: None}
            return {
                path[0]: fill(_branch(choice, path[0]).choice, (draft or {}).get(path[0]), path[1:], answer)
            }
        case AllOf():
            part = next(part for part in choice.parts if part.id == path[0])
            filled = dict(draft or {})
            filled[part.id] = fill(part.choice, filled.get(part.id), path[1:], answer)
            return filled
        case _:
            assert_never(choice)


def finish(choice: Choice, draft: Draft) -> Answer:
    """The complete draft as an answer; what needs no word is filled in."""
    match choice:
        case Pick() | Amount() | Share() | Line():
            return draft
        case OneOf():
            ((key, inner),) = draft.items()
            return {key: finish(_branch(choice, key).choice, inner)}
        case AllOf():
            return {part.id: finish(part.choice, (draft or {}).get(part.id)) for part in choice.parts}
        case _:
            assert_never(choice)


def _branch(choice: OneOf, key: str) -> Branch:
    return next(branch for branch in choice.branches if branch.id == key)
