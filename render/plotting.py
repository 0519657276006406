"""Fine drawing of what never changes: charts with their shores, hills, wind lines and compass rose.

A chart is drawn with a plotter, in the plotter's own small dots: one paints pixels, one writes elements
(`render/svg/plotting.py`).
"""

from collections.abc import Sequence
from typing import Literal, Protocol

from PIL import Image, ImageDraw

from render.colour import Colour
from render.strokes import Dot, dashes

FINE = 3  # how many times larger a chart is painted before it is reduced

Box = tuple[float, float, float, float]
Joint = Literal["curve"] | None


class Plotter(Protocol):
    """What a chart is drawn with: its size in dots, and how many of them are one unit of the page."""

    size: tuple[int, int]
    unit: float

    def line(self, dots: Sequence[Dot], colour: Colour, width: float, joint: Joint = None) -> None:
        """An open line."""

    def draw_dashes(self, dots: Sequence[Dot], colour: Colour, width: float, on: float, off: float) -> None:
        """A line in dashes of one length with gaps of another."""

    def polygon(self, dots: Sequence[Dot], fill: Colour) -> None:
        """A filled shape."""

    def ellipse(self, box: Box, fill: Colour, outline: Colour, width: float) -> None:
        """A round shape that fills a box."""

    def rectangle(self, box: Box, fill: Colour, outline: Colour, width: float) -> None:
        """A box with straight corners."""

    def shoreline(self, shores: Sequence[Sequence[Dot]], colour: Colour, width: float) -> None:
        """A line along every shore."""

    def land(self, shores: Sequence[Sequence[Dot]], inland: Colour, wash: Colour, width: float) -> None:
        """Everything within the shores, with a wash of this width along them."""


class PixelPlotter:
    """Paints a chart several times larger than it will be."""

    def __init__(self, size: tuple[int, int], scale: float, ground: Colour) -> None:
        """A ground of so many pixels; `scale` is how many of them are one unit."""
        self.size = (size[0] * FINE, size[1] * FINE)
        self.unit = scale * FINE
        self._image = Image.new("RGB", self.size, ground)
        self._draw = ImageDraw.Draw(self._image)

    def at_page_size(self) -> Image.Image:
        """What was painted, at its size."""
        return self._image.reduce(FINE)

    def line(self, dots: Sequence[Dot], colour: Colour, width: float, joint: Joint = None) -> None:
        self._draw.line(list(dots), colour, max(1, round(width)), joint=joint)

    def draw_dashes(self, dots: Sequence[Dot], colour: Colour, width: float, on: float, off: float) -> None:
        for dash in dashes(dots, on, off):
            self.line(dash, colour, width, joint="curve")

    def polygon(self, dots: Sequence[Dot], fill: Colour) -> None:
        self._draw.polygon(list(dots), fill)

    def ellipse(self, box: Box, fill: Colour, outline: Colour, width: float) -> None:
        self._draw.ellipse(box, fill, outline, max(1, round(width)))

    def rectangle(self, box: Box, fill: Colour, outline: Colour, width: float) -> None:
        self._draw.rectangle(box, fill, outline, max(1, round(width)))

    def shoreline(self, shores: Sequence[Sequence[Dot]], colour: Colour, width: float) -> None:
        for ring in shores:
            self.line([*ring, *ring[:2]], colour, width, joint="curve")

    def land(self, shores: Sequence[Sequence[Dot]], inland: Colour, wash: Colour, width: float) -> None:
        ground = Image.new("L", self.size, 0)
        draw = ImageDraw.Draw(ground)
        for ring in shores:
            draw.polygon(list(ring), 255)
        self._image.paste(wash, mask=ground)
        for ring in shores:
            draw.line([*ring, *ring[:2]], 0, max(1, round(2 * width)), joint="curve")
        self._image.paste(inland, mask=ground)
