"""What makes a chart a portolan: hills and rivers, wind lines, compass rose, scale frame, cartouche."""

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations, pairwise
from math import cos, hypot, pi, sin

from data.relief import relief as read_relief
from render.canvas import Canvas
from render.colour import Colour
from render.fonts import Face
from render.plotting import Plotter
from render.rect import Rect
from render.strokes import Dot, ring
from render.theme import Dye, Theme

HILL = 19.0  # width of a hill, in units
NODES = 16
CHORDS = frozenset({4, 8})  # which nodes of the wind ring are joined


# Hills and rivers


def hills_and_rivers(draw: Plotter, xy: Callable[[float, float], Dot], theme: Theme, unit: float) -> None:
    """Rivers as thin lines and ranges as rows of little hills, drawn from north to south."""
    relief = read_relief()
    for course in relief.rivers.values():
        line = smooth([xy(*point) for point in course])
        draw.line(line, theme.relief, 1.5 * unit, joint="curve")
    peaks = [peak for ridge in relief.ranges.values() for peak in _peaks([xy(*p) for p in ridge], unit)]
    for number, (x, y) in enumerate(sorted(peaks, key=lambda peak: (peak[1], peak[0]))):
        _hill(draw, x, y, unit * (1.0, 0.82, 0.92)[number % 3], theme)


def _peaks(ridge: Sequence[Dot], unit: float) -> Iterator[Dot]:
    """Evenly along a ridge, in two staggered rows."""
    apart = HILL * 1.5 * unit
    for number, (x, y) in enumerate(_steps(ridge, apart)):
        yield x, y + (-0.22 if number % 2 else 0.22) * HILL * unit


def _steps(line: Sequence[Dot], apart: float) -> Iterator[Dot]:
    left = 0.0
    for (ax, ay), (bx, by) in pairwise(line):
        length = hypot(bx - ax, by - ay)
        while left <= length:
            yield ax + (bx - ax) * left / length, ay + (by - ay) * left / length
            left += apart
        left -= length


def _hill(draw: Plotter, x: float, y: float, unit: float, theme: Theme) -> None:
    """A hill seen from the south, shaded on its eastern side."""
    w, h = HILL * unit / 2, HILL * unit * 0.56
    left, top, right = (x - w, y), (x - 0.1 * w, y - h), (x + w, y)
    slope = smooth([left, (x - 0.62 * w, y - 0.5 * h), top, (x + 0.42 * w, y - 0.55 * h), right])
    thick = 1.4 * unit
    draw.polygon(slope, theme.land)
    draw.line(slope, theme.relief, thick, joint="curve")
    shade = [(x + 0.16 * w, y - 0.72 * h), (x + 0.34 * w, y - 0.12 * h)]
    draw.line(shade, theme.relief, thick)


def smooth(dots: Sequence[Dot], steps: int = 8) -> list[Dot]:
    """A rounded line through the same points."""
    ends = [dots[0], *dots, dots[-1]]
    curve: list[Dot] = []
    for a, b, c, d in zip(ends, ends[1:], ends[2:], ends[3:], strict=False):
        for step in range(steps):
            t = step / steps
            curve.append((_between(a[0], b[0], c[0], d[0], t), _between(a[1], b[1], c[1], d[1], t)))
    return [*curve, dots[-1]]


def _between(a: float, b: float, c: float, d: float, t: float) -> float:
    """Catmull and Rom's curve from b to c."""
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)


# Wind lines and the compass rose


def wind_lines(size: tuple[int, int]) -> Iterator[tuple[Dot, Dot]]:
    """Lines between sixteen points on a ring, carried on to the edges."""
    w, h = size
    nodes = ring(w * 0.5, h * 0.52, w * 0.40, NODES)
    for (i, a), (j, b) in combinations(enumerate(nodes), 2):
        if min(j - i, NODES - j + i) in CHORDS:
            dx, dy = b[0] - a[0], b[1] - a[1]
            yield (a[0] - 2 * dx, a[1] - 2 * dy), (b[0] + 2 * dx, b[1] + 2 * dy)


def rose(draw: Plotter, x: float, y: float, r: float, theme: Theme) -> None:
    """A compass rose of sixteen winds, with the lily of the north."""
    thin = r / 48
    blue, red = theme.dye(Dye.WOAD), theme.accent
    for share, fill in ((0.80, theme.card), (0.70, theme.land)):
        _disc(draw, x, y, r * share, fill, theme.ink, thin)
    for number in range(32):
        draw.line([_tip(x, y, r * 0.70, number / 32), _tip(x, y, r * 0.80, number / 32)], theme.ink, thin)
    for number in range(8):
        _point(draw, x, y, r * 0.68, (number + 0.5) / 8, r * 0.085, theme.relief, theme)
    for number in range(4):
        _point(draw, x, y, r * 0.86, (number + 0.5) / 4, r * 0.13, blue, theme)
    for number in range(4):
        _point(draw, x, y, r * 1.0, number / 4, r * 0.16, red, theme)
    _disc(draw, x, y, r * 0.15, theme.gilt, theme.ink, thin)
    _disc(draw, x, y, r * 0.06, theme.card, theme.ink, thin)
    _lily(draw, x, y - r * 1.0, r * 0.24, theme, thin)


def _tip(x: float, y: float, r: float, turn: float) -> Dot:
    """The point at this distance and this share of a turn from the north, clockwise."""
    return x + r * sin(2 * pi * turn), y - r * cos(2 * pi * turn)


def _disc(draw: Plotter, x: float, y: float, r: float, fill: Colour, outline: Colour, width: float) -> None:
    draw.ellipse((x - r, y - r, x + r, y + r), fill, outline, width)


def _point(
    draw: Plotter,
    x: float,
    y: float,
    r: float,
    turn: float,
    half: float,
    dark: Colour,
    theme: Theme,
) -> None:
    """One point of the star, dark on one side and light on the other."""
    tip = _tip(x, y, r, turn)
    thin = r / 60
    for side, fill in ((-0.125, theme.card), (0.125, dark)):
        shape = [(x, y), _tip(x, y, half * 1.42, turn + side), tip]
        draw.polygon(shape, fill)
        draw.line([*shape, shape[0]], theme.ink, thin, joint="curve")


def _lily(draw: Plotter, x: float, y: float, size: float, theme: Theme, thin: float) -> None:
    """The lily that marks the north, standing on its point."""
    s = size
    middle = smooth(
        [(x, y), (x - 0.22 * s, y - 0.5 * s), (x, y - 1.15 * s), (x + 0.22 * s, y - 0.5 * s), (x, y)]
    )
    for way in (-1, 1):
        leaf = smooth(
            [
                (x, y),
                (x + way * 0.18 * s, y - 0.42 * s),
                (x + way * 0.5 * s, y - 0.74 * s),
                (x + way * 0.72 * s, y - 0.42 * s),
                (x + way * 0.5 * s, y - 0.34 * s),
                (x + way * 0.3 * s, y - 0.12 * s),
                (x, y),
            ]
        )
        draw.polygon(leaf, theme.gilt)
        draw.line(leaf, theme.ink, thin, joint="curve")
    draw.polygon(middle, theme.gilt)
    draw.line(middle, theme.ink, thin, joint="curve")
    draw.rectangle((x - 0.42 * s, y - 0.14 * s, x + 0.42 * s, y), theme.gilt, theme.ink, thin)


# Frame and cartouche


def frame(page: Canvas, rect: Rect, wide: float, ticks: tuple[list[float], list[float]]) -> None:
    """A scale of degrees around the chart, light and dark by turns, between two lines."""
    theme = page.theme
    outer, inner = rect, rect.with_margin(-wide)
    band = rect.with_margin(-wide * 0.38)
    thick = wide * 0.34
    for side in (
        Rect(outer.x, outer.y, outer.w, wide),
        Rect(outer.x, inner.bottom, outer.w, wide),
        Rect(outer.x, outer.y, wide, outer.h),
        Rect(inner.right, outer.y, wide, outer.h),
    ):
        page.box(side, theme.card)
    xs, ys = [inner.x, *ticks[0], inner.right], [inner.y, *ticks[1], inner.bottom]
    for number, (a, b) in enumerate(pairwise(xs)):
        if number % 2 == 0:
            page.box(Rect(a, band.y, b - a, thick), theme.ink)
            page.box(Rect(a, band.bottom - thick, b - a, thick), theme.ink)
    for number, (a, b) in enumerate(pairwise(ys)):
        if number % 2 == 0:
            page.box(Rect(band.x, a, thick, b - a), theme.ink)
            page.box(Rect(band.right - thick, a, thick, b - a), theme.ink)
    page.box(outer, None, theme.ink, width=2)
    page.box(band, None, theme.ink, width=1)
    page.box(band.with_margin(-thick), None, theme.ink, width=1)
    page.box(inner.with_margin(2), None, theme.ink, width=2)


def cartouche(page: Canvas, rect: Rect, title: str, under: str = "", lines: int = 1) -> Rect:
    """A scroll with a title on it, in so many lines, or with a smaller line under that."""
    theme = page.theme
    fold, dip = rect.h * 0.34, rect.h * 0.16
    for way, edge in ((-1, rect.x), (1, rect.right)):
        tail = [
            (edge - way * fold * 0.9, rect.y + dip),
            (edge + way * fold, rect.y + dip),
            (edge + way * fold * 0.55, rect.cy + dip),
            (edge + way * fold, rect.bottom + dip),
            (edge - way * fold * 0.9, rect.bottom + dip),
        ]
        page.polygon(tail, theme.wash, theme.ink, width=2)
        turned = [
            (edge, rect.bottom),
            (edge - way * fold * 0.9, rect.bottom),
            (edge - way * fold * 0.9, rect.bottom + dip),
        ]
        page.polygon(turned, theme.faded, theme.ink, width=2)
    page.box(rect, theme.card, theme.ink, width=2)
    page.box(rect.with_margin(-5), None, theme.gilt, width=1.5)
    words = rect.with_margin(-14)
    if under:
        page.write(
            Rect(words.x, words.y - 4, words.w, words.h * 0.64),
            title,
            rect.h * 0.36,
            face=Face.SERIF_BOLD,
            align="m",
        )
        page.write(
            Rect(words.x, words.y + words.h * 0.62, words.w, words.h * 0.38),
            under,
            rect.h * 0.22,
            face=Face.SERIF_ITALIC,
            colour=theme.faded,
            align="m",
        )
    else:
        size = rect.h * (0.44 if lines == 1 else 0.22)
        page.write(words, title, size, face=Face.SERIF_BOLD, align="m", lines=lines)
    return page.take(Rect(rect.x - fold, rect.y, rect.w + 2 * fold, rect.h + dip))
