"""The chart of Serenissima: where its ports, zones, wheel and track stand on the page."""

from collections.abc import Callable
from functools import cache

from PIL import Image, ImageDraw

from data.zones import zones
from engine.serenissima.components import BOX, PORTS, SIZES, ZONES
from render import labels
from render.berths import box_in, fixed_berths
from render.chart import Chart, Window
from render.picture import Shape
from render.pieces import galley_size
from render.rect import Rect
from render.words import names_of_place

WINDOW = Window(-6.6, 29.0, 38.0, 47.7)
CHART = Chart(
    WINDOW,
    Rect(10, 84, 1580, 950),
    rose=(-3.3, 45.9),
    rose_size=120,
    zones=zones("serenissima"),
    hills=False,
    water_lines=1,
)
WHEEL = Rect(CHART.inside.x + 8, CHART.inside.bottom - 270, 262, 262)
FOOT = Rect(20, CHART.rect.bottom + 10, 1560, 100)
PLAYERS = Rect(20, FOOT.bottom + 10, 1560, 124)
PAGE = (1600, round(PLAYERS.bottom + 12))

GRAIN = 4
"""Units that one dot of the small picture of the zones stands for."""
SNUG = 0.85
"""Galleys may lie a little over each other, rather than outside their zone."""
BERTHS = 4
"""Galleys of one zone that have room of their own; any others are stacked on the last of them."""
SLOT = 29.0
EDGE = 22.0
"""How far buildings and the token of the owner stand out above the box of a port."""


def port_size(name: str) -> tuple[float, float]:
    """How wide and high the box of a port is in every language, with what stands out above it."""
    slots = (SIZES[name] + 1.2) * SLOT + 12
    words = max(map(len, names_of_place(PORTS[name].name))) * 12.6 + 62
    return max(slots, words), 70 + EDGE


@cache
def port_rects() -> dict[str, Rect]:
    """The box of every port: beside its point, on land or its own water, clear of all others.

    Those with most water around them choose first.
    """
    points = {name: CHART.xy(facts.lon, facts.lat) for name, facts in PORTS.items()}
    taken = [WHEEL, *(Rect.around(x, y, 12, 12) for x, y in points.values())]
    rects: dict[str, Rect] = {}
    for name in sorted(points, key=lambda name: -CHART.wet(Rect.around(*points[name], 240, 200))):
        w, h = port_size(name)
        x, y = points[name]
        bounds = CHART.inside.with_margin(-4)
        rects[name] = labels.place(x, y, w, h, taken=taken, bounds=bounds, gap=12, cost=_cost(name))
        taken.append(rects[name].with_margin(4))
    return rects


@cache
def zone_places() -> dict[str, tuple[Rect, Shape]]:
    """Where each zone can be clicked: a box on its water that is clear of ports, and all of its water."""
    taken = [*port_rects().values(), WHEEL]
    return {zone: (box_in(CHART, zone, taken), CHART.free_water(zone, [WHEEL])) for zone in ZONES}


@cache
def moorings(cell: float) -> dict[str, tuple[Rect, ...]]:
    """The berths of each zone, clear of ports, the wheel and those of other zones; a galley keeps its own."""
    w, h = galley_size(BOX.galley_places, cell)
    return fixed_berths(CHART, ZONES, BERTHS, w * SNUG, h * SNUG, [*port_rects().values(), WHEEL])


def _cost(name: str) -> Callable[[Rect], float]:
    """Water is for ships: it costs more in a small zone, in another port's zone, and in its middle."""
    own = list(ZONES).index(PORTS[name].zone) + 1
    waters = _waters()
    areas = waters.histogram()
    middles = [Rect.around(*CHART.centre(zone), 70, 60) for zone in ZONES]

    def cost(rect: Rect) -> float:
        x, y = rect.x - CHART.inside.x, rect.y - CHART.inside.y
        part = waters.crop(
            (int(x / GRAIN), int(y / GRAIN), int((x + rect.w) / GRAIN), int((y + rect.h) / GRAIN))
        )
        counts = enumerate(part.histogram()[: len(ZONES) + 1])
        shares = {zone: count / areas[zone] for zone, count in counts if zone and count}
        spread = sum(share * (4 if zone == own else 8) for zone, share in shares.items())
        return spread + CHART.wet(rect) / 2 + sum(rect.overlap(middle) for middle in middles) / 4200

    return cost


@cache
def _waters() -> Image.Image:
    """A small picture of the chart: on each dot the number of its zone, 0 for land."""
    image = Image.new("L", (int(CHART.inside.w / GRAIN), int(CHART.inside.h / GRAIN)), 0)
    draw = ImageDraw.Draw(image)
    for number, zone in enumerate(ZONES, start=1):
        dots = CHART.outline(zone)
        draw.polygon([((x - CHART.inside.x) / GRAIN, (y - CHART.inside.y) / GRAIN) for x, y in dots], number)
    return image
