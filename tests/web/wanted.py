"""What is to be pressed for a wanted answer, by what its form holds already."""

from dataclasses import dataclass
from typing import TypeAlias

from bot.web.show import fields
from engine.choice import AllOf, Answer, Choice, OneOf, Pick, Share

PRESSED_NUMBERS, PRESSED_SHARES = 16, 6
"""Up to so many numbers each have a button; others are stepped to."""


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
        left = [item for item in one.items if item.value not in values]
        if one.high < len(one.items) or len(left) > 1:
            return [items[value] for value in values]
        return [items[value] for value in values] + left if left else [items[value] for value in values[:-1]]
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
    match one:
        case fields.AllOfField():
            return [
                deed
                for entry in one.entries
                if not entry.is_settled
                for deed in to_fill(entry.inner, wanted[entry.key], cleared=cleared)
            ]
        case fields.OneOfField():
            ((value, inner),) = wanted.items()
            item = next(item for item in one.items if item.value == value)
            further = []
            if item.inner is not None and not item.is_settled:
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


# --- how a form ends

Shape: TypeAlias = tuple[str, ...]
"""What a person sees of a form: for each field, what kind it is, and whether it takes a fixed number of
picks, holds a proposal beside others, or is left as it is."""


def shape_of(one: fields.Field, wanted: Answer) -> Shape:
    """The shape of the form in which an answer is filled in; empty where it is one press."""
    match one:
        case fields.OneOfField():
            ((value, inner),) = wanted.items()
            item = next(item for item in one.items if item.value == value)
            return () if item.inner is None or item.is_settled else shape_of(item.inner, inner)
        case fields.PickField(single=True):
            return ()
        case fields.AllOfField():
            open_ = [entry for entry in one.entries if not entry.is_settled]
            trade = "trade " if any(entry.side for entry in one.entries) else ""
            return tuple(
                f"{trade}{_shape(entry.inner)}"
                f"{' proposed' if len(open_) > 1 and _is_proposed(entry.inner) else ''}"
                f"{'' if to_fill(entry.inner, wanted[entry.key]) else ' left as it is'}"
                for entry in open_
            )
        case _:
            return (_shape(one),)


def _shape(one: fields.Field) -> str:
    match one:
        case fields.PickField():
            return (
                f"{'order' if one.ordered else 'pick'} {'of a fixed number' if one.low == one.high else ''}"
            )
        case fields.AmountField():
            return "number" if (one.high - one.low) / one.step < PRESSED_NUMBERS else "number to step to"
        case fields.ShareField():
            most = max((min(pot.high, one.high) - pot.low) / pot.unit for pot in one.pots)
            kind = "share" if most < PRESSED_SHARES else "share to step to"
            pots = "one place" if len(one.pots) == 1 else "two" if len(one.pots) == 2 else "several"
            total = "one" if one.high == 1 else "some"
            return f"{kind}, {pots}{f', {total} in all' if one.low == one.high else ''}"
        case _:
            return one.kind


def _is_proposed(one: fields.Field) -> bool:
    match one:
        case fields.PickField() | fields.OneOfField():
            return any(item.chosen for item in one.items)
        case fields.AmountField():
            return one.value != one.low
        case fields.ShareField():
            return any(pot.value != pot.low for pot in one.pots)
        case _:
            return False
