"""What lies where on a drawing, and what went from one place to another between two of them.

An artist says it while drawing a purse, a hold or a deck (`Canvas.holds`). Nothing has to be told of a move:
two drawings are compared, and what one place lost is what another gained.

    [{"look": "<g …>", "from": [812, 1100], "to": [240, 380], "count": 3}, …]

One end is null where things come from outside of the page or leave it. `look` is one of these things, drawn
around (0, 0).
"""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain
from typing import Any

from render.strokes import Dot

MOST_TRANSFERS = 12
"""When more changes hands at once, such as at the start of a game, nobody could follow it."""


@dataclass(frozen=True, slots=True)
class Look:
    """How one thing of a kind is written, and the small drawings that it uses."""

    markup: str
    sprites: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Holding:
    """So many things of a kind at a place; None: the reader of the page may not know how many."""

    place: str
    kind: str
    count: int | None
    at: Dot
    look: Look


Holdings = dict[tuple[str, str], Holding]
"""By kind and place."""


@dataclass(frozen=True, slots=True)
class Transfer:
    """Things of one kind that went from one place to another."""

    look: Look
    start: Dot | None
    end: Dot | None
    count: int

    @property
    def as_json(self) -> dict[str, Any]:
        """As a page is told of it."""
        ends = {
            name: at and [round(axis) for axis in at] for name, at in (("from", self.start), ("to", self.end))
        }
        return {"look": self.look.markup, **ends, "count": self.count}


def transfers(before: Holdings, after: Holdings) -> list[Transfer]:
    """What changed places between two drawings; nothing where it is too much to follow."""
    changed: dict[str, list[tuple[Holding, int]]] = defaultdict(list)
    for here, was, now in _at_known_places(before, after):
        if was is not None and now is not None and was != now:
            changed[here.kind].append((here, now - was))
    between = list(chain.from_iterable(_pair(each) for each in changed.values()))
    return between if len(between) <= MOST_TRANSFERS else []


def _at_known_places(before: Holdings, after: Holdings) -> Iterator[tuple[Holding, int | None, int | None]]:
    """How many were and are at each place that both drawings show; a kind not spoken of is not there."""
    places = {place for _, place in before} & {place for _, place in after}
    for key, here in (before | after).items():
        if here.place in places:
            was, now = before.get(key), after.get(key)
            yield here, was.count if was else 0, now.count if now else 0


def _pair(changes: list[tuple[Holding, int]]) -> Iterator[Transfer]:
    """What some places lost goes to those that gained; the rest leaves the page or comes from outside."""
    losses = [(place, -count) for place, count in changes if count < 0]
    gains = [(place, count) for place, count in changes if count > 0]
    while losses and gains:
        (giver, lost), (taker, taken) = losses.pop(0), gains.pop(0)
        count = min(lost, taken)
        yield Transfer(giver.look, giver.at, taker.at, count)
        if lost > count:
            losses.insert(0, (giver, lost - count))
        if taken > count:
            gains.insert(0, (taker, taken - count))
    yield from (Transfer(place.look, place.at, None, count) for place, count in losses)
    yield from (Transfer(place.look, None, place.at, count) for place, count in gains)
