"""What is to be pressed for a wanted answer, by what its form holds already."""

from dataclasses import dataclass
from typing import TypeAlias

from bot.web.show import fields, form
from bot.web.show.settled import settled_pairs
from engine.choice import AllOf, Answer, Choice, OneOf, Pick, Share


def plain(choice: Choice, answer: Answer) -> Answer:
    """An answer without what makes no difference: an order that means nothing, buckets left at the least."""
    match choice:
        case Pick(ordered=False) if isinstance(answer, list):
            return sorted(answer)
        case Share():
            return {bucket.id: answer.get(bucket.id, bucket.low) for bucket in choice.buckets}
        case OneOf():
            ((key, inner),) = answer.items()
            branch = next(branch for branch in choice.branches if branch.id == key)
            return {key: plain(branch.choice, inner)}
        case AllOf():
            return {part.id: plain(part.choice, answer[part.id]) for part in choice.parts}
        case _:
            return answer


def to_pick(one: fields.PickField, wanted: Answer) -> list[fields.Item]:
    """What is to be pressed so that this is picked, in its order."""
    values = [wanted] if isinstance(wanted, str) else list(wanted)
    items = {item.value: item for item in one.items}
    chosen = sorted((item for item in one.items if item.chosen), key=lambda item: item.position or 0)
    proposed = [item.value for item in chosen]
    if one.ordered:
        if proposed == values:
            return []
        implied = one.low == len(one.items)
        return [items[value] for value in values[: -1 if implied else None]]
    if sorted(proposed) == sorted(values):
        return []
    if one.single or (len(proposed) == one.high and not set(proposed) & set(values)):
        return [items[value] for value in values]
    return [items[value] for value in sorted({*proposed} ^ {*values}, key=lambda value: value in values)]


@dataclass
class Number:
    """A number to fill in: the name of its field, and what it starts from."""

    name: str
    wanted: int
    now: int


Deed: TypeAlias = "fields.Item | Number"


def to_fill(one: fields.Field, wanted: Answer, *, cleared: bool = False) -> list[Deed]:
    """What has to be picked and which numbers to be filled in, first those taken away.

    `cleared`: once all shares were set to the least.
    """
    if settled_pairs(one) is not None and one.name != form.ROOT:
        return []
    match one:
        case fields.AllOfField():
            return [
                deed
                for entry in one.entries
                for deed in to_fill(entry.inner, wanted[entry.key], cleared=cleared)
            ]
        case fields.OneOfField():
            ((value, inner),) = wanted.items()
            item = next(item for item in one.items if item.value == value)
            further = []
            if item.inner is not None and item.settled is None:
                further = to_fill(item.inner, inner, cleared=cleared)
            return further if item.chosen else [item, *further]
        case fields.PickField():
            return list(to_pick(one, wanted))
        case fields.AmountField():
            return [Number(one.name, wanted, one.value)] if one.value != wanted else []
        case fields.ShareField():
            goals = [
                Number(pot.name, wanted.get(pot.key, pot.low), pot.low if cleared else pot.value)
                for pot in one.pots
            ]
            goals.sort(key=lambda goal: goal.wanted - goal.now)
            return [goal for goal in goals if goal.wanted != goal.now]
        case _:
            raise TypeError(f"no title asks for {one.kind}")
