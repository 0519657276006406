"""How a cost grows, as a picture: both axes by powers of ten, one line for each way."""

import math
from collections.abc import Sequence

from render.artist import Brush
from render.canvas import UNITS, Canvas
from render.colour import Colour, contrast
from render.fonts import Face
from render.panel import heading
from render.picture import Picture
from render.rect import Rect
from render.theme import THEMES
from tools.bench.figures import Growth
from tools.bench.report import number

HEIGHT = 900
PLOT = Rect(170, 130, 1080, 640)
LEGEND = Rect(1290, 150, 290, 600)
LINE = 54
MOST_PLACES = 7
VISIBLE = 1.5
"""How far a colour must stand out from its ground."""
DASHES: tuple[tuple[float, float] | None, ...] = (None, (18, 10), (6, 8), (30, 8), (2, 6), (14, 4))


class Axis:
    """A stretch of the page that stands for the numbers from `low` to `high`, by their logarithms."""

    def __init__(self, values: Sequence[float], begins: float, ends: float) -> None:
        sound = [value for value in values if value > 0] or [1.0]
        self.low, self.high = min(sound), max(sound)
        if self.high / self.low < 1.5:
            self.low, self.high = self.low / 1.5, self.high * 1.5
        self._begins, self._ends = begins, ends

    def at(self, value: float) -> float:
        part = math.log(max(value, self.low) / self.low) / math.log(self.high / self.low)
        return self._begins + part * (self._ends - self._begins)

    def marks(self) -> list[float]:
        """Round numbers along the way; the longer the way, the rounder."""
        powers = range(math.floor(math.log10(self.low)), math.ceil(math.log10(self.high)) + 1)
        way = self.high / self.low
        steps = (1, 1.5, 2, 3, 5, 7) if way < 20 else (1, 2, 5) if way < 1000 else (1,)
        found = [step * 10.0**power for power in powers for step in steps]
        return [mark for mark in found if self.low * 0.999 <= mark <= self.high * 1.001]


def draw(growth: Growth, brush: Brush) -> Picture:
    page = Canvas((UNITS, HEIGHT), brush.width, THEMES[brush.theme])
    heading(page, growth.title, f"{growth.unit}, over {growth.along}")
    page.box(PLOT, page.theme.card, page.theme.ink, width=2)
    dots = [dot for line in growth.lines.values() for dot in line]
    across = Axis([x for x, _ in dots], PLOT.x + 40, PLOT.right - 40)
    upward = Axis([y for _, y in dots], PLOT.bottom - 40, PLOT.y + 40)
    _grid(page, across, sorted({x for x, _ in dots}), upward)
    for place, (name, line) in enumerate(growth.lines.items()):
        _line(page, place, name, [(across.at(x), upward.at(y)) for x, y in line])
    page.text(
        PLOT.cx,
        PLOT.bottom + 84,
        growth.along,
        28,
        face=Face.SERIF_ITALIC,
        colour=page.theme.faded,
        anchor="mm",
    )
    return page.picture(_alt(growth))


def _grid(page: Canvas, across: Axis, places: Sequence[float], upward: Axis) -> None:
    """Where few places were measured, those are marked; else round numbers."""
    theme = page.theme
    for mark in places if len(places) <= MOST_PLACES else across.marks():
        x = across.at(mark)
        page.line([(x, PLOT.y), (x, PLOT.bottom)], theme.relief, width=1.5)
        page.text(x, PLOT.bottom + 34, number(mark), 26, colour=theme.faded, anchor="mm")
    for mark in upward.marks():
        y = upward.at(mark)
        page.line([(PLOT.x, y), (PLOT.right, y)], theme.relief, width=1.5)
        page.text(PLOT.x - 14, y, number(mark), 26, colour=theme.faded, anchor="rm")


def _line(page: Canvas, place: int, name: str, dots: Sequence[tuple[float, float]]) -> None:
    """Told apart by dashes as well as by colour."""
    colour = _colour(page, place)
    dash = DASHES[place % len(DASHES)]
    y = LEGEND.y + place * LINE
    sample = [(LEGEND.x, y), (LEGEND.x + 70, y)]
    for line in (dots, sample):
        page.line(line, colour, width=5, dash=dash)
    for x, height in (*dots, (LEGEND.x + 35, y)):
        page.disc(x, height, 9, colour, page.theme.ink)
    page.write(Rect(LEGEND.x + 84, y - LINE / 2, LEGEND.w - 84, LINE), name, 28)


def _colour(page: Canvas, place: int) -> Colour:
    theme = page.theme
    inks = [
        *(fill for fill in theme.seat_fills if contrast(fill, theme.card) >= VISIBLE),
        theme.ink,
        theme.faded,
    ]
    return inks[place % len(inks)]


def _alt(growth: Growth) -> str:
    ends = [
        f"{name}: {number(line[0][1])} {growth.unit} at {number(line[0][0])}, "
        f"{number(line[-1][1])} {growth.unit} at {number(line[-1][0])}"
        for name, line in growth.lines.items()
        if line
    ]
    return ". ".join([f"{growth.title}, {growth.unit} over {growth.along}", *ends])
