"""Where a label may stand: beside its point, clear of everything that is already there."""

from collections.abc import Callable, Iterator, Sequence

from render.rect import Rect

# Beside the point first, then above and below, then the corners, as map makers prefer.
SIDES: tuple[tuple[int, int], ...] = ((1, 0), (-1, 0), (0, -1), (0, 1), (1, -1), (1, 1), (-1, -1), (-1, 1))
RINGS = (1.0, 1.8, 3.0, 4.5, 6.5)


def candidates(
    x: float, y: float, w: float, h: float, gap: float, sides: Sequence[tuple[int, int]]
) -> Iterator[Rect]:
    """Places around a point, the nearest and best first."""
    for ring in RINGS:
        for side, rise in sides:
            away = gap * ring * (0.75 if side and rise else 1.0)
            yield Rect.around(x + side * (away + w / 2), y + rise * (away + h / 2), w, h)


def place(
    x: float,
    y: float,
    w: float,
    h: float,
    *,
    taken: Sequence[Rect],
    bounds: Rect,
    gap: float = 12,
    sides: Sequence[tuple[int, int]] = SIDES,
    cost: Callable[[Rect], float] | None = None,
) -> Rect:
    """The first free place around a point; the cheapest when a cost is given; else the least covered.

    A cost speaks of free places only: 0 is best, and 1 outweighs one step away from the point.
    """
    far = gap * RINGS[-1]
    reach = Rect.around(x, y, 2 * (far + w), 2 * (far + h))
    near = [other for other in taken if other.overlap(reach)]
    best: tuple[float, Rect] | None = None
    for order, rect in enumerate(candidates(x, y, w, h, gap, sides)):
        inside = rect.overlap(bounds)
        covered = sum(rect.overlap(other) for other in near) + 4 * (rect.w * rect.h - inside)
        if covered < 1e-6:
            if cost is None:
                return rect
            score = cost(rect) * len(sides) + order
        else:
            score = 1e6 + covered
        if best is None or score < best[0]:
            best = (score, rect)
    assert best is not None
    return best[1]
