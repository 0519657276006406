"""Charts as elements: shores are written once and used for every line that follows them."""

from collections.abc import Sequence

from render.colour import Colour
from render.plotting import Box, Joint
from render.rect import Rect
from render.strokes import Dot, simplify
from render.svg.markup import SHORT, UNSEEN, number
from render.svg.style import paint

FINE = 10  # dots in a unit: whole numbers are then a tenth of a unit
SHORE, LAND = "chart-shore", "chart-land"


class SvgPlotter:
    """Writes a chart in whole dots."""

    def __init__(self, rect: Rect) -> None:
        """A chart in this rectangle of the page."""
        self.size = (round(rect.w * FINE), round(rect.h * FINE))
        self.unit = float(FINE)
        self._rect = rect
        self._written: list[str] = []
        self._shores = ""

    def markup(self) -> str:
        """The chart, cut off at its edges."""
        x, y, w, h = (number(part) for part in self._rect)
        box = f'x="{x}" y="{y}" width="{w}" height="{h}" viewBox="0 0 {self.size[0]} {self.size[1]}"'
        defs = (
            f'<defs><path id="{SHORE}" d="{self._shores}"/>'
            f'<clipPath id="{LAND}"><use href="#{SHORE}"/></clipPath></defs>'
        )
        return f"<svg {box}>{defs if self._shores else ''}{''.join(self._written)}</svg>"

    def line(self, dots: Sequence[Dot], colour: Colour, width: float, joint: Joint = None) -> None:
        self._line(dots, colour, width, ' stroke-linejoin="round"' if joint else "")

    def draw_dashes(self, dots: Sequence[Dot], colour: Colour, width: float, on: float, off: float) -> None:
        self._line(dots, colour, width, f' stroke-dasharray="{round(on)} {round(off)}"')

    def _line(self, dots: Sequence[Dot], colour: Colour, width: float, more: str) -> None:
        self._written.append(
            f'<path d="{_path(dots)}" fill="none" stroke="{paint(colour)}"'
            f' stroke-width="{round(width)}"{more}/>'
        )

    def polygon(self, dots: Sequence[Dot], fill: Colour) -> None:
        self._written.append(f'<path d="{_path(dots)}z" fill="{paint(fill)}"/>')

    def ellipse(self, box: Box, fill: Colour, outline: Colour, width: float) -> None:
        x0, y0, x1, y1 = box
        inner = (x1 - x0 - width) / 2
        self._written.append(
            f'<circle cx="{round((x0 + x1) / 2)}" cy="{round((y0 + y1) / 2)}" r="{round(inner)}"'
            f' fill="{paint(fill)}" stroke="{paint(outline)}" stroke-width="{round(width)}"/>'
        )

    def rectangle(self, box: Box, fill: Colour, outline: Colour, width: float) -> None:
        x0, y0, x1, y1 = box
        self._written.append(
            f'<path d="{_path([(x0, y0), (x1, y0), (x1, y1), (x0, y1)])}z" fill="{paint(fill)}"'
            f' stroke="{paint(outline)}" stroke-width="{round(width)}"/>'
        )

    def shoreline(self, shores: Sequence[Sequence[Dot]], colour: Colour, width: float) -> None:
        self._along(shores, f'fill="none" {_stroke(colour, width)}')

    def land(self, shores: Sequence[Sequence[Dot]], inland: Colour, wash: Colour, width: float) -> None:
        self._along(shores, f'fill="{paint(inland)}"')
        self._along(shores, f'fill="none" {_stroke(wash, 2 * width)} clip-path="url(#{LAND})"')

    def _along(self, shores: Sequence[Sequence[Dot]], how: str) -> None:
        """Use the shores in some way; they are the same ones all over a chart."""
        self._shores = self._shores or "".join(f"{_path(_clockwise(ring))}z" for ring in shores)
        self._written.append(f'<use href="#{SHORE}" {how}/>')


def _stroke(colour: Colour, width: float) -> str:
    return f'stroke="{paint(colour)}" stroke-width="{round(width)}" stroke-linejoin="round"'


def _clockwise(ring: Sequence[Dot]) -> Sequence[Dot]:
    """A closed line that runs clockwise: then land within land, as on an isle in a lake, stays land."""
    turns = sum(ax * by - bx * ay for (ax, ay), (bx, by) in zip(ring, [*ring[1:], ring[0]], strict=True))
    return ring if turns > 0 else ring[::-1]


def _path(dots: Sequence[Dot]) -> str:
    """A line by its first dot and the steps to the others; a step of nothing is left out."""
    dots = simplify(dots, UNSEEN * FINE) if len(dots) > SHORT else dots
    x, y = round(dots[0][0]), round(dots[0][1])
    begin, steps = f"M{x} {y}", []
    for px, py in dots[1:]:
        across, down = round(px) - x, round(py) - y
        if across or down:
            steps.append(f"{across}{down}" if down < 0 else f"{across} {down}")
            x, y = x + across, y + down
    return f"{begin}l{' '.join(steps or ['0 0'])}"
