"""Smooth shapes in pixels: drawn several times larger, then reduced."""

from collections.abc import Iterator, Sequence
from functools import cached_property, lru_cache
from itertools import pairwise
from math import ceil, cos, floor, hypot, pi, sin
from typing import NamedTuple

from PIL import Image, ImageDraw

from render.colour import Colour

FINE = 4  # how many times larger shapes are drawn
TILE = 96  # long lines are drawn in tiles of this size, so that their cost follows their length

Dot = tuple[float, float]


class Stroke(NamedTuple):
    """A shape or a line on a sprite: its points, what fills it, and how its edge is drawn."""

    dots: tuple[Dot, ...]
    fill: Colour | None
    edge: Colour | None
    width: float
    closed: bool


class Disc(NamedTuple):
    """A disc on a sprite; its edge lies inside its radius."""

    x: float
    y: float
    r: float
    fill: Colour | None
    edge: Colour | None
    width: float


class Sprite:
    """A small drawing that is put on pages, kept as what was drawn: painted when pixels are wanted."""

    def __init__(
        self,
        size: tuple[int, int],
        drawn: Sequence[Stroke | Disc],
        inlaid: Sequence[tuple["Sprite", tuple[int, int]]] = (),
    ) -> None:
        """A drawing of this size, with other sprites laid on it by their left top corner."""
        self.size = size
        self.drawn = tuple(drawn)
        self.inlaid = tuple(inlaid)

    @cached_property
    def image(self) -> Image.Image:
        """The sprite in pixels with smooth edges."""
        large = Image.new("RGBA", (self.size[0] * FINE, self.size[1] * FINE), (0, 0, 0, 0))
        draw = ImageDraw.Draw(large)
        for mark in self.drawn:
            if isinstance(mark, Disc):
                _paint_disc(draw, mark)
            else:
                _paint_stroke(draw, mark)
        image = large.reduce(FINE)
        for other, corner in self.inlaid:
            image.alpha_composite(other.image, corner)
        return image


def _paint_stroke(draw: ImageDraw.ImageDraw, stroke: Stroke) -> None:
    large = [(x * FINE, y * FINE) for x, y in stroke.dots]
    if stroke.fill is not None:
        draw.polygon(large, stroke.fill)
    if stroke.edge is not None:
        line = [*large, *large[:2]] if stroke.closed else large
        draw.line(line, stroke.edge, max(1, round(stroke.width * FINE)), joint="curve")


def _paint_disc(draw: ImageDraw.ImageDraw, disc: Disc) -> None:
    x, y, r = disc.x, disc.y, disc.r
    box = ((x - r) * FINE, (y - r) * FINE, (x + r) * FINE - 1, (y + r) * FINE - 1)
    draw.ellipse(box, disc.fill, disc.edge, max(1, round(disc.width * FINE)) if disc.edge else 0)


class Pen:
    """Draws a small transparent sprite, in its own pixels."""

    def __init__(self, width: float, height: float) -> None:
        self.size = (max(1, ceil(width)), max(1, ceil(height)))
        self._drawn: list[Stroke | Disc] = []

    def shape(
        self, dots: Sequence[Dot], fill: Colour | None, outline: Colour | None = None, width: float = 1
    ) -> None:
        """A closed shape with an outline centred on its edge."""
        self._drawn.append(Stroke(tuple(dots), fill, outline, width, closed=True))

    def line(self, dots: Sequence[Dot], colour: Colour, width: float) -> None:
        """An open line."""
        self._drawn.append(Stroke(tuple(dots), None, colour, width, closed=False))

    def disc(
        self,
        x: float,
        y: float,
        r: float,
        fill: Colour | None,
        outline: Colour | None = None,
        width: float = 1,
    ) -> None:
        """A disc whose outline lies inside its radius."""
        self._drawn.append(Disc(x, y, r, fill, outline, width))

    def sprite(self) -> Sprite:
        """What was drawn."""
        return Sprite(self.size, self._drawn)


def bezier(a: Dot, b: Dot, c: Dot, d: Dot, steps: int = 12) -> list[Dot]:
    """Points along a cubic curve from a to d."""
    dots = []
    for step in range(steps + 1):
        t = step / steps
        u = 1 - t
        ka, kb, kc, kd = u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t
        dots.append(
            (ka * a[0] + kb * b[0] + kc * c[0] + kd * d[0], ka * a[1] + kb * b[1] + kc * c[1] + kd * d[1])
        )
    return dots


def ring(x: float, y: float, r: float, corners: int, turn: float = 0.0) -> list[Dot]:
    """The corners of a regular polygon, the first at `turn` (radians, clockwise from the top)."""
    return [
        (x + r * sin(turn + 2 * pi * i / corners), y - r * cos(turn + 2 * pi * i / corners))
        for i in range(corners)
    ]


def dashes(dots: Sequence[Dot], on: float, off: float) -> Iterator[list[Dot]]:
    """Cut a line into dashes, carrying the pattern around its corners."""
    left, drawing, piece = on, True, [dots[0]]
    for (ax, ay), (bx, by) in pairwise(dots):
        length = hypot(bx - ax, by - ay)
        done = 0.0
        while length - done > left:
            done += left
            cut = (ax + (bx - ax) * done / length, ay + (by - ay) * done / length)
            if drawing:
                yield [*piece, cut]
            drawing, left, piece = not drawing, off if drawing else on, [cut]
        left -= length - done
        piece.append((bx, by))
    if drawing and len(piece) > 1:
        yield piece


def simplify(dots: Sequence[Dot], tolerance: float) -> list[Dot]:
    """Douglas and Peucker's choice of points: the line stays within the tolerance of the given one."""
    keep = {0, len(dots) - 1}
    spans = [(0, len(dots) - 1)]
    while spans:
        first, last = spans.pop()
        farthest, distance = first, tolerance
        for index in range(first + 1, last):
            away = _away(dots[index], dots[first], dots[last])
            if away > distance:
                farthest, distance = index, away
        if farthest != first:
            keep.add(farthest)
            spans += [(first, farthest), (farthest, last)]
    return [dots[index] for index in sorted(keep)]


def _away(dot: Dot, a: Dot, b: Dot) -> float:
    """How far a point lies from the line between two others."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = hypot(dx, dy)
    if length == 0:
        return hypot(dot[0] - a[0], dot[1] - a[1])
    return abs(dx * (dot[1] - a[1]) - dy * (dot[0] - a[0])) / length


def area(dots: Sequence[Dot]) -> float:
    """The area inside a closed line."""
    turns = (ax * by - bx * ay for (ax, ay), (bx, by) in pairwise([*dots, dots[0]]))
    return abs(sum(turns)) / 2


@lru_cache(maxsize=256)
def polygon_mask(dots: tuple[Dot, ...]) -> tuple[Image.Image, tuple[int, int]]:
    """A filled shape as a mask, with the pixel of its left top corner."""
    x, y = floor(min(d[0] for d in dots)), floor(min(d[1] for d in dots))
    w, h = ceil(max(d[0] for d in dots)) - x + 1, ceil(max(d[1] for d in dots)) - y + 1
    fine = FINE if w * h < 60_000 else 2
    mask = Image.new("L", (w * fine, h * fine), 0)
    ImageDraw.Draw(mask).polygon([((px - x) * fine, (py - y) * fine) for px, py in dots], 255)
    return mask.reduce(fine), (x, y)


@lru_cache(maxsize=512)
def line_masks(
    dots: tuple[Dot, ...], width: float, dash: tuple[float, float] | None = None
) -> tuple[tuple[Image.Image, tuple[int, int]], ...]:
    """A line as masks of tiles that do not overlap, each with the pixel of its left top corner."""
    lines = list(dashes(dots, *dash)) if dash else [list(dots)]
    tiles: dict[tuple[int, int], list[list[Dot]]] = {}
    for line in lines:
        for tile in _tiles_of(line, width):
            tiles.setdefault(tile, []).append(line)
    return tuple(_tile(place, pieces, width) for place, pieces in tiles.items())


def _tile(
    place: tuple[int, int], lines: Sequence[Sequence[Dot]], width: float
) -> tuple[Image.Image, tuple[int, int]]:
    """What some lines leave on one tile, without the empty rows and columns around it."""
    x, y = place[0] * TILE, place[1] * TILE
    mask = Image.new("L", (TILE * FINE, TILE * FINE), 0)
    draw = ImageDraw.Draw(mask)
    for line in lines:
        large = [((px - x) * FINE, (py - y) * FINE) for px, py in line]
        draw.line(large, 255, max(1, round(width * FINE)), joint="curve")
    small = mask.reduce(FINE)
    left, top, right, bottom = small.getbbox() or (0, 0, 1, 1)
    return small.crop((left, top, right, bottom)), (x + left, y + top)


def _tiles_of(line: Sequence[Dot], width: float) -> set[tuple[int, int]]:
    tiles: set[tuple[int, int]] = set()
    for (ax, ay), (bx, by) in pairwise(line):
        steps = max(1, ceil(hypot(bx - ax, by - ay) / (TILE / 4)))
        for step in range(steps):
            x0, x1 = (ax + (bx - ax) * s / steps for s in (step, step + 1))
            y0, y1 = (ay + (by - ay) * s / steps for s in (step, step + 1))
            for column in range(floor((min(x0, x1) - width) / TILE), floor((max(x0, x1) + width) / TILE) + 1):
                for row in range(
                    floor((min(y0, y1) - width) / TILE), floor((max(y0, y1) + width) / TILE) + 1
                ):
                    tiles.add((column, row))
    return tiles


@lru_cache(maxsize=1024)
def disc(radius: int, fill: Colour | None, outline: Colour | None, width: int) -> Image.Image:
    """A disc in pixels."""
    pen = Pen(2 * radius, 2 * radius)
    pen.disc(radius, radius, radius, fill, outline, width)
    return pen.sprite().image


@lru_cache(maxsize=512)
def corners(
    radius: int, fill: Colour | None, outline: Colour | None, width: int
) -> tuple[Image.Image, Image.Image, Image.Image, Image.Image]:
    """The corners of a rounded box: left top, right top, left bottom, right bottom."""
    r, whole = radius, disc(radius, fill, outline, width)
    parts = [(0, 0, r, r), (r, 0, 2 * r, r), (0, r, r, 2 * r), (r, r, 2 * r, 2 * r)]
    left_top, right_top, left_bottom, right_bottom = (whole.crop(part) for part in parts)
    return left_top, right_top, left_bottom, right_bottom


@lru_cache(maxsize=2048)
def small_box(
    width: int, height: int, radius: int, fill: Colour | None, outline: Colour | None, thick: int
) -> Image.Image:
    """A small rounded box as one sprite."""
    image = Image.new("RGBA", (width * FINE, height * FINE), (0, 0, 0, 0))
    ImageDraw.Draw(image).rounded_rectangle(
        (0, 0, width * FINE - 1, height * FINE - 1), radius * FINE, fill, outline, thick * FINE
    )
    return image.reduce(FINE)


@lru_cache(maxsize=64)
def hatch_mask(width: int, height: int, gap: int, thick: int) -> Image.Image:
    """A mask of slanting lines."""
    mask = Image.new("L", (width * FINE, height * FINE), 0)
    draw = ImageDraw.Draw(mask)
    for start in range(-height * FINE, width * FINE, gap * FINE):
        draw.line([(start, height * FINE), (start + height * FINE, 0)], 255, thick * FINE // 2 + 1)
    return mask.reduce(FINE)


@lru_cache(maxsize=256)
def exactly(level: int) -> list[int]:
    """The table that turns this one level into white and every other into black."""
    return [255 if other == level else 0 for other in range(256)]
