"""Outlines of places: parts of them, and what is cut out of them."""

from collections.abc import Callable, Sequence

from render.picture import Shape
from render.rect import Rect
from render.strokes import Dot, ring


def corners(rect: Rect) -> list[Dot]:
    """A rectangle as a closed line."""
    return [(rect.x, rect.y), (rect.right, rect.y), (rect.right, rect.bottom), (rect.x, rect.bottom)]


def box_and_dot(rect: Rect, dot: Dot, r: float) -> Shape:
    """A box together with the dot it belongs to."""
    return tuple(corners(rect)), tuple(ring(*dot, r, 12))


def clip(outline: Sequence[Dot], rect: Rect) -> list[Dot]:
    """The part of a closed line that lies in a rectangle, as Sutherland and Hodgman cut it.

    Where several parts lie inside they are joined along the edge by lines without width.
    """
    part = list(outline)
    for axis, limit, keep_above in (
        (0, rect.x, True),
        (0, rect.right, False),
        (1, rect.y, True),
        (1, rect.bottom, False),
    ):
        part = _cut(part, axis, limit, keep_above)
    return part


def _cut(outline: Sequence[Dot], axis: int, limit: float, keep_above: bool) -> list[Dot]:
    """The part of a closed line on one side of a straight line along an axis."""
    inside: Callable[[Dot], bool] = (
        (lambda dot: dot[axis] >= limit) if keep_above else (lambda dot: dot[axis] <= limit)
    )
    dots: list[Dot] = []
    for number, dot in enumerate(outline):
        before = outline[number - 1]
        if inside(dot) != inside(before):
            share = (limit - before[axis]) / (dot[axis] - before[axis])
            dots.append((before[0] + share * (dot[0] - before[0]), before[1] + share * (dot[1] - before[1])))
        if inside(dot):
            dots.append(dot)
    return dots


def without(outline: Sequence[Dot], holes: Sequence[Rect]) -> Shape:
    """An outline with what some rectangles, which do not touch each other, cut out of it."""
    cut = (clip(outline, hole) for hole in holes)
    return (tuple(outline), *(tuple(reversed(hole)) for hole in cut if len(hole) > 2))
