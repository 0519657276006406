"""Where ships lie in a sea zone: on its water, near its middle, clear of each other, by rule."""

from collections.abc import Sequence
from itertools import pairwise, product
from math import inf

from render.chart import Chart
from render.rect import Rect
from render.strokes import Dot, simplify

STEP = 12  # places are tried on a grid of this many units
LEEWAY = 1.35  # in a narrow zone a ship may lie a little over the border
# What a place costs, in units away from the middle.
DRY, OUTSIDE, OFF = 600.0, 80.0, 5000.0  # on land, over the border, off the chart
TOUCHED, COVERED = 500.0, 3000.0  # over another ship: at all, and by how much


def berths(
    chart: Chart, zone: str, count: int, w: float, h: float, taken: Sequence[Rect] = ()
) -> tuple[Rect, ...]:
    """Rectangles of this size for so many ships, clear of what is taken as far as the zone allows.

    The first ones stay where they are when more come.
    """
    found: list[Rect] = []
    ranked = _ranked(chart, zone, w, h)
    reach = _reach([rect for _, rect in ranked])
    near = [rect for rect in taken if rect.shared(reach)]
    for _ in range(count):
        found.append(_cheapest(ranked, [*near, *found]))
    return tuple(found)


def _cheapest(ranked: Sequence[tuple[float, Rect]], others: Sequence[Rect]) -> Rect:
    """The best place, from cheap to dear, until no dearer one can be better."""
    best, price = ranked[0][1], inf
    for cost, rect in ranked:
        if cost >= price:
            break
        covered = _covered(rect, others)
        total = cost + (TOUCHED + COVERED * covered if covered else 0)
        if total < price:
            best, price = rect, total
    return best


def _ranked(chart: Chart, zone: str, w: float, h: float) -> list[tuple[float, Rect]]:
    """Every place of the grid with its cost, kept with the chart because it never changes."""
    key = (zone, round(w), round(h))
    if key not in chart.kept_berths:
        outline, (cx, cy) = simplify(chart.outline(zone), STEP / 3), chart.centre(zone)
        wide = [(cx + (x - cx) * LEEWAY, cy + (y - cy) * LEEWAY) for x, y in outline]
        xs, ys = [x for x, _ in wide], [y for _, y in wide]
        grid = product(range(int(min(xs)), int(max(xs)), STEP), range(int(min(ys)), int(max(ys)), STEP))
        places = [(cx, cy), *((x, y) for x, y in grid if inside(wide, x, y))]
        ranked = sorted(_cost(chart, outline, Rect.around(x, y, w, h), cx, cy) for x, y in places)
        chart.kept_berths[key] = ranked
    return chart.kept_berths[key]


def _cost(chart: Chart, outline: list[Dot], rect: Rect, cx: float, cy: float) -> tuple[float, Rect]:
    marks = (
        (rect.cx, rect.cy),
        (rect.x, rect.y),
        (rect.right, rect.y),
        (rect.x, rect.bottom),
        (rect.right, rect.bottom),
    )
    outside = sum(not inside(outline, x, y) for x, y in marks)
    away = abs(rect.cx - cx) + abs(rect.cy - cy)
    if not chart.inside.holds(rect):
        away += OFF
    return away + DRY * (1 - chart.wet(rect)) + OUTSIDE * outside, rect


def _reach(rects: Sequence[Rect]) -> Rect:
    """The smallest rectangle around all."""
    x, y = min(rect.x for rect in rects), min(rect.y for rect in rects)
    return Rect(x, y, max(rect.right for rect in rects) - x, max(rect.bottom for rect in rects) - y)


def _covered(rect: Rect, others: Sequence[Rect]) -> float:
    return sum(rect.shared(other) for other in others) / (rect.w * rect.h)


def inside(outline: list[Dot], x: float, y: float) -> bool:
    """Whether a point lies within a closed line."""
    within = False
    for (ax, ay), (bx, by) in pairwise([*outline, outline[0]]):
        if (ay > y) != (by > y) and x < ax + (y - ay) / (by - ay) * (bx - ax):
            within = not within
    return within
