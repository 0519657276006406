"""The Mediterranean as a portolan chart, for any window of degrees and any rectangle of the page.

    chart = Chart(WIDE, Rect(24, 90, 1552, 740), rose=(-3.6, 31.0), zones=zones("serenissima"))
    chart.draw(page)                       # inside the paint function of a sheet: it costs most of a second
    x, y = chart.xy(12.33, 45.43)          # Venice, in page units
    page.label(x, y, "Venezia", 24, cost=chart.wet)    # labels rather on land than on water
    chart.light(page, "z_venezia")         # outside the sheet: brighten a zone
    for ship, berth in zip(ships, berths(chart, "z_venezia", len(ships), 110, 80)):
        pieces.galley(page, berth.cx, berth.cy, looks[ship.seat])

Land, water lines, wind lines, hills, zone borders and the compass rose are drawn several times larger
and reduced; the frame is drawn on the page. `Window.height_for` gives the height without distortion.
"""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import accumulate
from math import asinh, atan, degrees, radians, sinh, tan
from operator import add

from PIL import Image, ImageDraw

from data.coast import coast
from data.zones import Zones
from render import ornaments
from render.canvas import Canvas
from render.picture import Shape
from render.plotting import Plotter
from render.rect import Rect
from render.shapes import clip, without
from render.strokes import Dot, area, simplify
from render.theme import Theme

FRAME = 16  # the scale frame takes this much on every side, in units
CRINKLE = 0.9  # detail of the shore below this many units is left out
PLAIN = 0.6  # and below so much where a shore is the edge of a place to click
SPECK = 9.0  # and islands smaller than this many square units
AROUND = 80.0  # shores are followed this far off the chart
WASH = 7.0  # how wide the tint of the land along the shore is
WATER_LINES = ((7.5, 1.4), (15.0, 1.2))  # distance from the shore, thickness


@dataclass(frozen=True, slots=True)
class Window:
    """A part of the world in degrees."""

    west: float
    south: float
    east: float
    north: float

    def height_for(self, width: float) -> float:
        """How high a chart of this width is when shapes keep their proportions."""
        return width * (mercator(self.north) - mercator(self.south)) / radians(self.east - self.west)


WIDE = Window(-7, 29, 38, 48.2)  # from the Pillars of Hercules to the Levant
LEVANT = Window(6, 30.2, 44, 47.9)  # from Genoa to Trebizond and Tana


def mercator(lat: float) -> float:
    """Mercator's height of a latitude."""
    return asinh(tan(radians(lat)))


@dataclass(frozen=True, slots=True)
class Projection:
    """Degrees to page units: Mercator, stretched to fill its rectangle."""

    window: Window
    rect: Rect

    def xy(self, lon: float, lat: float) -> Dot:
        w, r = self.window, self.rect
        top, bottom = mercator(w.north), mercator(w.south)
        x = r.x + r.w * (lon - w.west) / (w.east - w.west)
        y = r.y + r.h * (top - mercator(lat)) / (top - bottom)
        return x, y

    def degrees(self, x: float, y: float) -> Dot:
        """Longitude and latitude of a point of the page."""
        w, r = self.window, self.rect
        top, bottom = mercator(w.north), mercator(w.south)
        lon = w.west + (x - r.x) / r.w * (w.east - w.west)
        return lon, degrees(atan(sinh(top - (y - r.y) / r.h * (top - bottom))))


@dataclass(frozen=True)
class Chart:
    """A chart of a window in a rectangle, with or without sea zones; `rose` is where the compass stands."""

    window: Window
    rect: Rect
    rose: Dot | None = None
    rose_size: float = 150
    zones: Zones | None = None
    hills: bool = True
    water_lines: int = 2  # one keeps a crowded board calmer
    kept_berths: dict[tuple[str, int, int], list[tuple[float, Rect]]] = field(
        default_factory=dict, compare=False, repr=False
    )

    found_berths: dict[Hashable, Rect] = field(default_factory=dict, compare=False, repr=False)

    @property
    def inside(self) -> Rect:
        """The rectangle within the frame."""
        return self.rect.with_margin(-FRAME)

    @property
    def projection(self) -> Projection:
        return Projection(self.window, self.inside)

    def xy(self, lon: float, lat: float) -> Dot:
        """A place in page units."""
        return self.projection.xy(lon, lat)

    def outline(self, zone: str) -> list[Dot]:
        """The outline of a sea zone in page units."""
        assert self.zones is not None
        return [self.xy(*point) for point in self.zones.zones[zone].polygon]

    def water(self, zone: str) -> list[Dot]:
        """The part of a sea zone that the chart shows."""
        return clip(self.outline(zone), self.inside)

    def free_water(self, zone: str, holes: Sequence[Rect]) -> Shape:
        """The shape of a sea zone without the rectangles that lie on it, as a place to click."""
        return without(simplify(self.water(zone), PLAIN), holes)

    def centre(self, zone: str) -> Dot:
        """The point of a sea zone that its pieces gather around."""
        assert self.zones is not None
        return self.xy(*self.zones.zones[zone].center)

    def draw(self, page: Canvas) -> None:
        """Draw the chart and its frame on a page."""
        with page.plot(self.inside, page.theme.sea) as plotter:
            _Drawing(self, page.theme, plotter).draw()
        ornaments.frame(page, self.rect, FRAME, self._ticks())

    def light(self, page: Canvas, zone: str) -> None:
        """Brighten the water of a zone: it may be chosen, or something happens there."""
        theme = page.theme
        tones = {theme.sea: theme.lit, theme.shallow: theme.lit}
        page.light(zone, self.water(zone), tones)

    def _ticks(self) -> tuple[list[float], list[float]]:
        """Where whole degrees meet the frame, from the left and from the top."""
        w = self.window
        lons = range(int(w.west) - 1, int(w.east) + 2)
        lats = range(int(w.north) + 1, int(w.south) - 2, -1)
        inside = self.inside
        xs = [self.xy(lon, w.south)[0] for lon in lons]
        ys = [self.xy(w.west, lat)[1] for lat in lats]
        return [x for x in xs if inside.x < x < inside.right], [y for y in ys if inside.y < y < inside.bottom]

    def wet(self, rect: Rect) -> float:
        """The share of a rectangle that lies on water: a cost for placing labels."""
        inside = self.inside
        sums = _land_sums(self.window, round(inside.w / 4), round(inside.h / 4))
        x, y = (rect.x - inside.x) / 4, (rect.y - inside.y) / 4
        x0, y0, x1, y1 = int(x), int(y), int(x + rect.w / 4) + 1, int(y + rect.h / 4) + 1
        height, width = len(sums) - 1, len(sums[0]) - 1
        left, right = min(max(x0, 0), width), min(max(x1, 0), width)
        above, below = sums[min(max(y0, 0), height)], sums[min(max(y1, 0), height)]
        return 1 - (below[right] - below[left] - above[right] + above[left]) / ((x1 - x0) * (y1 - y0))


@lru_cache(maxsize=8)
def _land(window: Window, width: int, height: int) -> Image.Image:
    """A small mask of the land."""
    projection = Projection(window, Rect(0, 0, width, height))
    mask = Image.new("L", (width, height), 0)
    draw = ImageDraw.Draw(mask)
    shores = coast()
    for land in shores.polygons:
        draw.polygon([projection.xy(*shores.beyond(point)) for point in land.outer], 255)
        for lake in land.holes:
            draw.polygon([projection.xy(*point) for point in lake], 0)
    return mask


@lru_cache(maxsize=8)
def _land_sums(window: Window, width: int, height: int) -> list[list[int]]:
    """How many dots of that mask are land above and to the left of every place: any box is told by four."""
    mask = _land(window, width, height).tobytes()
    sums = [[0] * (width + 1)]
    for start in range(0, len(mask), width):
        row = accumulate((dot == 255 for dot in mask[start : start + width]), initial=0)
        sums.append(list(map(add, sums[-1], row)))
    return sums


@lru_cache(maxsize=8)
def _shores(window: Window, size: tuple[int, int], unit: float) -> Sequence[Sequence[Dot]]:
    """Shores as a pen would draw them: no crinkle or rock smaller than its point, and nothing far off."""
    shores, projection = coast(), Projection(window, Rect(0, 0, *size))
    off, (w, h) = AROUND * unit, size

    def hold_near(dot: Dot) -> Dot:
        return min(max(dot[0], -off), w + off), min(max(dot[1], -off), h + off)

    rings = [ring for land in shores.polygons for ring in (land.outer, *land.holes)]
    drawn = [[hold_near(projection.xy(*shores.beyond(point))) for point in ring] for ring in rings]
    large = [ring for ring in drawn if area(ring) > SPECK * unit**2]
    return tuple(tuple(simplify(ring, CRINKLE * unit)) for ring in large)


class _Drawing:
    """One chart being drawn."""

    def __init__(self, chart: Chart, theme: Theme, plotter: Plotter) -> None:
        self.chart = chart
        self.theme = theme
        self.plotter = plotter
        self.unit = plotter.unit
        self.projection = Projection(chart.window, Rect(0, 0, *plotter.size))
        self.shores = _shores(chart.window, plotter.size, plotter.unit)

    def draw(self) -> None:
        """Everything on the water, then the land and all upon it."""
        theme, plotter = self.theme, self.plotter
        self._winds()
        self._waters()
        self._zone_borders()
        plotter.land(self.shores, theme.land, theme.wash, WASH * self.unit)
        if self.chart.hills:
            ornaments.hills_and_rivers(plotter, self.projection.xy, theme, self.unit)
        plotter.shoreline(self.shores, theme.ink, 2.2 * self.unit)
        if self.chart.rose is not None:
            x, y = self.projection.xy(*self.chart.rose)
            ornaments.rose(plotter, x, y, self.chart.rose_size * self.unit / 2, theme)

    def _winds(self) -> None:
        """Wind lines from a ring of sixteen points, as the chart makers ruled them."""
        for start, end in ornaments.wind_lines(self.plotter.size):
            self.plotter.line([start, end], self.theme.rhumb, 1.1 * self.unit)

    def _waters(self) -> None:
        """A tint along the shore, then lines that follow it ever more faintly."""
        for distance, thick in reversed(WATER_LINES[: self.chart.water_lines]):
            inner = self.theme.shallow if distance == WATER_LINES[0][0] else self.theme.sea
            for colour, reach in ((self.theme.water, thick / 2), (inner, -thick / 2)):
                self.plotter.shoreline(self.shores, colour, 2 * (distance + reach) * self.unit)

    def _zone_borders(self) -> None:
        """The borders between sea zones, dashed."""
        unit = self.unit
        for border in self.chart.zones.borders if self.chart.zones else ():
            line = [self.projection.xy(*point) for point in border.line]
            self.plotter.draw_dashes(line, self.theme.border, 2.4 * unit, 11 * unit, 7 * unit)
