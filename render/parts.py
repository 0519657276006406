"""The parts of a board beside its chart, laid out in a column for screens.

An artist names them with the height each needs; where the column is shown, and how large, the page decides.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from render.canvas import Canvas
from render.picture import Picture
from render.rect import Rect
from render.svg.page import svg_page

COLUMN = 640
"""Units: 320 pixels beside a board, 390 on a phone, and letters of 11 pixels and more on both."""
EDGE, GAP = 8, 14


@dataclass(frozen=True, slots=True)
class Part:
    """One of the things beside a chart: how high it is in a column, and who draws it there."""

    high: float
    draw: Callable[[Canvas, Rect], None]


def lay_column(parts: Sequence[Part], alt: str) -> Picture | None:
    """Parts below each other, as a drawing; None where there are none."""
    if not parts:
        return None
    high = sum(part.high for part in parts) + GAP * (len(parts) - 1) + 2 * EDGE
    page = svg_page((COLUMN, round(high)), "beside-")
    top = float(EDGE)
    for part in parts:
        part.draw(page, Rect(EDGE, top, COLUMN - 2 * EDGE, part.high))
        top += part.high + GAP
    return page.picture(alt)
