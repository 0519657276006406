"""Proves feats from the public events of a finished game."""

from collections.abc import Iterable, Sequence
from typing import Any

from data.feats import Feat
from engine.text import Seat, SeatName, Text


def prove_feats(feats: Sequence[Feat], events: Sequence[Text], seats: int) -> dict[Seat, tuple[str, ...]]:
    """The feats of every seat, in the order in which the file declares them."""
    return {
        seat: tuple(feat.id for feat in feats if measure_feat(feat, events, seat) >= feat.least)
        for seat in range(seats)
    }


def measure_feat(feat: Feat, events: Iterable[Text], seat: Seat) -> int:
    """How much of a feat the events show of a seat."""
    matching = [
        event for event in events if event.key == feat.event and _names_seat(event.args.get(feat.who), seat)
    ]
    if feat.measure == "count":
        return len(matching)
    values = [_value(event, feat.arg) for event in matching]
    if feat.measure == "longest":
        return max((len(value) for value in values if isinstance(value, tuple)), default=0)
    numbers = [value for value in values if isinstance(value, int)]
    return sum(numbers) if feat.measure == "sum" else max(numbers, default=0)


def _names_seat(arg: Any, seat: Seat) -> bool:
    match arg:
        case SeatName():
            return arg.seat == seat
        case tuple():
            return any(_names_seat(inner, seat) for inner in arg)
        case _:
            return False


def _value(event: Text, path: str) -> Any:
    """`ducats.count` is the argument `count` of the words in the argument `ducats`."""
    value: Any = event
    for part in path.split("."):
        value = value.args.get(part) if isinstance(value, Text) else None
    return value
