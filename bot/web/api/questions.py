"""A question in JSON: what is asked, in words, and everything that may be answered."""

from typing import Any, assert_never

from bot.table.state import TableState
from bot.web.api.models import (
    AllOfOut,
    AmountOut,
    BranchOut,
    BucketOut,
    ChoiceOut,
    LineOut,
    OneOfOut,
    OptionOut,
    PartOut,
    PickOut,
    QuestionOut,
    ShareOut,
)
from engine.choice import AllOf, Amount, Branch, Choice, Line, OneOf, Option, Pick, Share, sample
from engine.rng import Rng
from engine.text import Seat, Text
from render.words import Words


def question_of(table: TableState, seat: Seat, words: Words) -> QuestionOut | None:
    """What this seat is asked; None: nothing at the moment."""
    decision, token = table.decision(seat), table.token(seat)
    if decision is None or token is None:
        return None
    wait = table.waits.get(seat)
    return QuestionOut(
        token=token,
        key=decision.key,
        prompt=words.say(decision.prompt),
        facts=[words.say(fact) for fact in decision.facts],
        blocking=decision.blocking,
        due=wait.due if wait else None,
        choice=choice_out(decision.choice, words),
        example=sample(decision.choice, Rng(token)),
    )


def choice_out(choice: Choice, words: Words) -> ChoiceOut:
    match choice:
        case Pick():
            return PickOut(
                options=[OptionOut(**_labels(option, words)) for option in choice.options],
                low=choice.low,
                high=choice.high,
                ordered=choice.ordered,
                start=list(choice.start),
            )
        case Amount():
            return AmountOut(low=choice.low, high=choice.high, step=choice.step, start=choice.start)
        case Share():
            return ShareOut(buckets=_buckets(choice, words), low=choice.low, high=choice.high)
        case OneOf():
            return OneOfOut(
                branches=[
                    BranchOut(**_labels(branch, words), choice=choice_out(branch.choice, words))
                    for branch in choice.branches
                ]
            )
        case AllOf():
            return AllOfOut(
                parts=[
                    PartOut(id=part.id, label=words.say(part.label), choice=choice_out(part.choice, words))
                    for part in choice.parts
                ]
            )
        case Line():
            return LineOut(shortest=choice.shortest, longest=choice.longest)
        case _:
            assert_never(choice)


def _labels(item: Option | Branch, words: Words) -> dict[str, Any]:
    return {
        "id": item.id,
        "label": words.say(item.label),
        "note": _say(item.note, words),
        "blocked": _say(item.blocked, words),
        "spot": item.spot,
    }


def _buckets(share: Share, words: Words) -> list[BucketOut]:
    return [
        BucketOut(
            id=bucket.id,
            label=words.say(bucket.label),
            note=_say(bucket.note, words),
            low=bucket.low,
            high=bucket.high,
            start=bucket.start,
        )
        for bucket in share.buckets
    ]


def _say(text: Text | None, words: Words) -> str | None:
    return words.say(text) if text is not None else None
