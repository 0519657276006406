"""Answers read and written by the kind of their question."""

from collections.abc import Sequence

from engine.choice import Answer, Pick


def picked_ids(answer: Answer) -> list[str]:
    """The options that an answer to a Pick takes, whether it asked for one or for several."""
    return [answer] if isinstance(answer, str) else list(answer)


def pick_answer(choice: Pick, options: Sequence[str]) -> Answer:
    """The answer to a Pick that takes these options."""
    return options[0] if choice.single else list(options)


def chosen_branch(answer: Answer) -> tuple[str, Answer]:
    """The branch of a OneOf that an answer takes, and what it says there."""
    ((branch, inner),) = answer.items()
    return branch, inner
