"""What a test knows about a question: of which kind it is, and what it offers. Each asserts what it says."""

from typing import TypeVar

from engine.choice import AllOf, Branch, Bucket, Choice, OneOf, Option, Pick, Share
from engine.text import Text

T = TypeVar("T")


def of_kind(thing: object, kind: type[T]) -> T:
    """The choice, step or state, which is of this kind."""
    assert isinstance(thing, kind), f"this is of the kind {type(thing).__name__}, not {kind.__name__}"
    return thing


def known(thing: T | None, otherwise: str = "there is none") -> T:
    """What must be there: a reason, a result, a contract."""
    assert thing is not None, otherwise
    return thing


def noted(thing: Option | Branch | Bucket) -> Text:
    """The note beside it."""
    return known(thing.note, f"{thing.id} has no note")


def why_not(thing: Option | Branch) -> Text:
    """Why it is blocked."""
    return known(thing.blocked, f"{thing.id} is not blocked")


def branches(choice: Choice) -> dict[str, Branch]:
    return {branch.id: branch for branch in of_kind(choice, OneOf).branches}


def branch_at(choice: Choice, *path: str) -> Branch:
    """The branch to which these ids lead, blocked or not."""
    *before, last = path
    for key in before:
        choice = branches(choice)[key].choice
    return branches(choice)[last]


def options(choice: Choice) -> dict[str, Option]:
    return {option.id: option for option in of_kind(choice, Pick).options}


def buckets(choice: Choice) -> dict[str, Bucket]:
    return {bucket.id: bucket for bucket in of_kind(choice, Share).buckets}


def parts(choice: Choice) -> dict[str, Choice]:
    """The fields of a form."""
    return {part.id: part.choice for part in of_kind(choice, AllOf).parts}
