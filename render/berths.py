"""Where ships lie: on the water of a sea zone, near its middle, or beside a port; clear of each other."""

from collections.abc import Callable, Hashable, Iterable, Sequence
from functools import cache
from itertools import product
from math import hypot, inf
from typing import TypeAlias

from engine.moorings import free_berth
from render import labels
from render.chart import Chart
from render.rect import Rect
from render.strokes import Dot, simplify

STEP = 12  # places are tried on a grid of this many units
LEEWAY = 1.35  # in a narrow zone a ship may lie a little over the border
# What a place costs, in units away from the middle.
DRY, OUTSIDE, OFF = 600.0, 80.0, 5000.0  # on land, over the border, off the chart
TOUCHED, COVERED = 500.0, 3000.0  # over another ship: at all, and by how much
SOLID = 4  # how much rather a ship is over another one than over what never moves
PILED = 11.0  # how far apart the ships of a stack are
PLACES_KEPT = 20_000
NEAR = 72.0  # how far from the middle of a zone the box to click may lie
BOXES = ((120.0, 96.0), (100.0, 80.0), (84.0, 66.0), (68.0, 54.0), (52.0, 42.0), (36.0, 30.0))
"""How large the box on a zone may be, the largest first."""

Ranked: TypeAlias = Sequence[tuple[float, Rect]]


def berths(
    chart: Chart, zone: str, count: int, w: float, h: float, taken: Sequence[Rect] = ()
) -> tuple[Rect, ...]:
    """Rectangles of this size for so many ships, clear of what is taken as far as the zone allows.

    The first ones stay where they are when more come.
    """
    rects: list[Rect] = []
    for _ in range(count):
        rects.append(_berth(chart, zone, w, h, (*taken, *rects)))
    return tuple(rects)


def fixed_berths(
    chart: Chart, zones: Iterable[str], count: int, w: float, h: float, taken: Sequence[Rect]
) -> dict[str, tuple[Rect, ...]]:
    """So many places in each zone, whichever ships are there: the first ones of all zones keep clear of each
    other, the next ones as far as there is room."""
    rects: dict[str, list[Rect]] = {zone: [] for zone in zones}
    there = list(taken) * SOLID
    for _, zone in product(range(count), rects):
        rects[zone].append(_berth(chart, zone, w, h, there))
        there.append(rects[zone][-1])
    return {zone: tuple(places) for zone, places in rects.items()}


def berth_numbers(ships: Sequence[tuple[str, int]]) -> list[int]:
    """The berth of each ship at its place; of two with the same one, as in games of earlier rules, the later
    has the first that is free."""
    berths: list[int] = []
    for at, (place, wanted) in enumerate(ships):
        others = {berth for (other, _), berth in zip(ships[:at], berths, strict=True) if other == place}
        claimed = others | {berth for other, berth in ships[at:] if other == place}
        berths.append(wanted if wanted not in others else free_berth(claimed))
    return berths


def place_of_berth(places: Sequence[Rect], berth: int, piled: float = PILED) -> Rect:
    """The place of a berth; those for which there is no room are stacked on the last, so far apart."""
    last = places[-1]
    more = max(0, berth - len(places) + 1) * piled
    return places[berth] if berth < len(places) else Rect(last.x + more, last.y - more, last.w, last.h)


def box_in(chart: Chart, zone: str, taken: Sequence[Rect]) -> Rect:
    """A box to click on the water of a zone: near its middle, large, and touching nothing that is taken."""
    (cx, cy), outline = chart.centre(zone), simplify(chart.water(zone), STEP / 3)
    for (w, h), (_, dx, dy) in product(BOXES, _near()):
        box = Rect.around(cx + dx, cy + dy, w, h)
        if clear(box, taken) and inside(outline, box.cx, box.cy):
            return box
    return Rect.around(cx, cy, *BOXES[-1])


def beside(
    chart: Chart, x: float, y: float, w: float, h: float, *, taken: Sequence[Rect], gap: float
) -> Rect:
    """A free place near a port: rather on water, and with no name or tile under the rope between them."""
    reach = 2 * (labels.RINGS[-1] * gap + max(w, h))
    around, own = Rect.around(x, y, reach, reach), Rect.around(x, y, 4, 4)
    near = [rect for rect in taken if rect.overlap(around)]
    crossed = [rect for rect in near if not rect.overlap(own)]

    def cost(rect: Rect) -> float:
        ropes = [(x + (rect.cx - x) * part, y + (rect.cy - y) * part) for part in (0.3, 0.45, 0.6, 0.75)]
        over = any(name.holds(Rect(*dot, 0, 0)) for dot in ropes for name in crossed)
        return 2.0 * over - 0.25 * chart.wet(rect)

    return labels.place(x, y, w, h, taken=near, bounds=chart.inside, gap=gap, cost=cost)


def cheapest(ranked: Ranked, others: Sequence[Rect]) -> Rect:
    """The best place, clear of the others if it can be; from cheap to dear, until none can be better."""
    best, price = ranked[0][1], inf
    for cost, rect in ranked:
        if cost >= price:
            break
        covered = _covered_area(rect, others)
        total = cost + (TOUCHED + COVERED * covered if covered else 0)
        if total < price:
            best, price = rect, total
    return best


def clear(rect: Rect, taken: Sequence[Rect]) -> bool:
    """Whether nothing that is taken is touched."""
    return not any(rect.overlap(other) for other in taken)


def _berth(chart: Chart, zone: str, w: float, h: float, taken: Sequence[Rect]) -> Rect:
    """The best place in a zone."""
    ranked = _places_by_cost(chart, zone, w, h)
    reach = _reach(chart, ranked, (zone, round(w), round(h)))
    near = tuple(rect for rect in taken if rect.overlap(reach))
    return _once(chart, ("berth", zone, round(w), round(h), near), lambda: cheapest(ranked, near))


def _once(chart: Chart, key: Hashable, choose: Callable[[], Rect]) -> Rect:
    """The chosen place; the same one is found at once when the same is taken around it."""
    berth = chart.found_berths.get(key)
    if berth is None:
        if len(chart.found_berths) >= PLACES_KEPT:
            chart.found_berths.clear()
        berth = chart.found_berths[key] = choose()
    return berth


def _places_by_cost(chart: Chart, zone: str, w: float, h: float) -> list[tuple[float, Rect]]:
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


@cache
def _near() -> list[tuple[float, int, int]]:
    """The steps from a middle to the places close to it, the nearest first."""
    steps = range(-int(NEAR), int(NEAR) + 1, STEP)
    shifts = sorted((hypot(dx, dy), dx, dy) for dx, dy in product(steps, repeat=2))
    return [shift for shift in shifts if shift[0] <= NEAR]


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


def _reach(chart: Chart, ranked: Ranked, key: Hashable) -> Rect:
    """The smallest rectangle around all places."""
    if key not in chart.found_berths:
        rects = [rect for _, rect in ranked]
        x, y = min(rect.x for rect in rects), min(rect.y for rect in rects)
        right, bottom = max(rect.right for rect in rects), max(rect.bottom for rect in rects)
        chart.found_berths[key] = Rect(x, y, right - x, bottom - y)
    return chart.found_berths[key]


def _covered_area(rect: Rect, others: Sequence[Rect]) -> float:
    return sum(rect.overlap(other) for other in others) / (rect.w * rect.h)


def inside(outline: list[Dot], x: float, y: float) -> bool:
    """Whether a point lies within a closed line."""
    within = False
    ax, ay = outline[-1]
    for bx, by in outline:
        if (ay > y) != (by > y) and x < ax + (y - ay) / (by - ay) * (bx - ax):
            within = not within
        ax, ay = bx, by
    return within
