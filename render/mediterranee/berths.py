"""Where galleys are drawn: those of a zone abreast, from its first berth upwards; no berth ever moves."""

from collections.abc import Mapping, Sequence
from itertools import product
from math import hypot
from typing import TypeAlias

from PIL import Image, ImageDraw

from engine.mediterranee.components import ZONES
from render.berths import Ranked, cheapest, clear
from render.chart import Chart
from render.rect import Rect
from render.strokes import Dot

GALLEY = (94.0, 54.0)
"""How wide and high a galley is, empty or full."""
ABREAST = 28.0
"""How far a galley is above the one before it: flag and sailors stay in sight."""
BERTHS = 5
"""Galleys of one zone that have a place of their own, where no port is in the way; any others are stacked on
the last of them."""
SHIFTS = (0.0, 8.0, 16.0, 24.0, 32.0, 40.0)
"""How far a galley may be aside of the one it is next to, where a port or a galley of another zone is."""
PILED = 4.0
"""How far apart the galleys of a stack are."""
BEFORE = 4.0
"""What it costs to be before the others: they show what they carry in small."""
GRAIN = 4
"""Units that one dot of the small picture of the zones stands for."""
STEP, BORDER = 9.0, 40.0
"""How far apart places are tried, and how far over the border of their zone."""
DRY, FOREIGN, AWAY = 300.0, 250.0, 0.5
"""What a place costs outside of its zone, on the water of others, and away from the middle."""


Berths: TypeAlias = dict[str, tuple[Rect, ...]]
"""The berths of each zone."""


def galley_size(k: float) -> tuple[float, float]:
    return GALLEY[0] * k, GALLEY[1] * k


def fixed_berths(firsts: Mapping[str, Rect], room: Rect, ports: Sequence[Rect], k: float) -> Berths:
    """The berths of every zone by the first: within the room and over no port, and as far as that can be over
    no galley of another zone. The second ones of all zones choose before the third ones."""
    berths = {zone: [first] for zone, first in firsts.items()}
    grounds = {zone: [first] for zone, first in firsts.items()}
    for number, (zone, rects) in product(range(1, BERTHS), berths.items()):
        places = _next_places(rects, k) if len(rects) == number else []
        free = [place for place in places if room.holds(place[2]) and clear(place[2], ports)]
        if free:
            others = [ground for other, taken in grounds.items() if other != zone for ground in taken]
            ground = cheapest([(cost, ground) for cost, ground, _ in free], others)
            grounds[zone].append(ground)
            rects.append(next(rect for _, covered, rect in free if covered == ground))
    return {zone: tuple(rects) for zone, rects in berths.items()}


def _next_places(berths: Sequence[Rect], k: float) -> list[tuple[float, Rect, Rect]]:
    """Places for one more galley behind or before those of a zone, straight or a little aside: what it costs,
    what the galley covers besides those, and all of it."""
    step = ABREAST * k
    top, low = min(berths, key=lambda rect: rect.y), max(berths, key=lambda rect: rect.y)
    places = []
    for shift, side in product(SHIFTS, (1, -1)):
        behind = top._replace(x=top.x + side * shift * k, y=top.y - step)
        before = low._replace(x=low.x + side * shift * k, y=low.y + step)
        places.append((shift, behind._replace(h=step), behind))
        places.append((shift + BEFORE, before._replace(y=before.bottom - step, h=step), before))
    return sorted(places)


def room_of(first: Rect, k: float, count: int) -> Rect:
    """What so many galleys of a zone cover."""
    above = (count - 1) * ABREAST * k
    return Rect(first.x, first.y - above, first.w, first.h + above)


def rooms_for_galleys(chart: Chart, zone: str, k: float, count: int) -> Ranked:
    """Rooms for so many galleys of a zone, the cheapest first: those whose first galley is on its water."""
    waters, outline, (cx, cy) = _Waters(chart), chart.water(zone), chart.centre(zone)
    xs, ys = [x for x, _ in outline], [y for _, y in outline]
    step, edge = STEP * k, chart.inside.with_margin(-3)
    ranked = []
    for x, y in product(_steps(xs, BORDER * k, step), _steps(ys, BORDER * k, step)):
        first = Rect.around(x, y, *galley_size(k))
        room = room_of(first, k, count)
        if edge.holds(room):
            own, foreign = waters.shares(first, zone)
            cost = DRY * (1 - own) + FOREIGN * foreign + AWAY * hypot(x - cx, y - cy) / k
            ranked.append((cost, room))
    return sorted(ranked)


def _steps(along: list[float], border: float, step: float) -> list[float]:
    low, high = min(along) - border, max(along) + border
    return [low + number * step for number in range(int((high - low) / step) + 1)]


class _Waters:
    """A small picture of the chart: on each dot the number of its zone, 0 for land."""

    def __init__(self, chart: Chart) -> None:
        self.corner = chart.inside
        self.width = int(chart.inside.w / GRAIN)
        image = Image.new("L", (self.width, int(chart.inside.h / GRAIN)), 0)
        draw = ImageDraw.Draw(image)
        for number, zone in enumerate(ZONES, start=1):
            draw.polygon([self._dot(*point) for point in chart.outline(zone)], number)
        self.dots = image.tobytes()

    def _dot(self, x: float, y: float) -> Dot:
        return (x - self.corner.x) / GRAIN, (y - self.corner.y) / GRAIN

    def shares(self, rect: Rect, zone: str) -> tuple[float, float]:
        """How much of a rectangle is in a zone, and how much in others."""
        (left, top), (right, bottom) = self._dot(rect.x, rect.y), self._dot(rect.right, rect.bottom)
        x, wide, number = int(left), int(right) - int(left), list(ZONES).index(zone) + 1
        starts = (y * self.width + x for y in range(int(top), int(bottom)))
        rows = [self.dots[start : start + wide] for start in starts]
        own, dry = (sum(row.count(value) for row in rows) for value in (number, 0))
        whole = wide * len(rows)
        return own / whole, (whole - own - dry) / whole
