"""What a coach would press in a form: the options, numbers and places that make up one answer."""

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
from engine.choice import Answer


def mark_coached(one: Field, answer: Answer) -> None:
    """Mark in the form what has to be pressed for this answer, which must fit it."""
    match one:
        case PickField():
            wanted = answer if isinstance(answer, list) else [answer]
            for item in one.items:
                if item.value in wanted:
                    item.coached = str(wanted.index(item.value) + 1)
        case AmountField():
            one.coached = str(answer)
        case ShareField():
            for pot in one.pots:
                pot.coached = str(answer.get(pot.key, pot.low))
        case OneOfField():
            for item in one.items:
                if item.value in answer:
                    item.coached = "1"
                    if item.inner is not None:
                        mark_coached(item.inner, answer[item.value])
        case AllOfField():
            for entry in one.entries:
                mark_coached(entry.inner, answer[entry.key])
        case LineField():
            pass
        case _:
            assert_never(one)
