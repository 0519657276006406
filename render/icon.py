"""The mark of the house as a square picture, for a home screen."""

from functools import cache

from render.canvas import Canvas
from render.ornaments import rose
from render.theme import CLASSIC

UNITS = 100
ROSE, SAFE_ROSE = 40.0, 30.0
"""How far the rose reaches; a system that cuts its icons round leaves four fifths of the width."""
NORTH = 3.0
"""How far below the middle it stands, because of the lily above it."""


@cache
def icon(pixels: int, *, safe: bool = False) -> bytes:
    """The compass rose on parchment as a PNG; safe: with room around it for whatever shape it is cut to."""
    page = Canvas((UNITS, UNITS), pixels, CLASSIC)
    with page.plot(page.page, CLASSIC.card) as draw:
        reach = (SAFE_ROSE if safe else ROSE) * draw.unit
        rose(draw, draw.size[0] / 2, draw.size[1] / 2 + NORTH * draw.unit, reach, CLASSIC)
    return page.picture("").png
