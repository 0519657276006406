"""Small pages to PNG at once.

The cards of a hand lie side by side, so one card more changes every row: there is nothing to keep but the
cards themselves (`render/inlays.py`). Packed at once, a row may refer to any row above.
"""

from functools import lru_cache

from render.colour import Palette
from render.marks import Mark
from render.packing import lines, pack_rows
from render.packing import png as joined
from render.painting import Paper, colour_rows

PAGES_KEPT = 256
LEVEL = 4  # a seventh of the time less than 5, a thirtieth of the bytes more


@lru_cache(maxsize=PAGES_KEPT)
def png(paper: Paper, marks: tuple[Mark, ...], palette: Palette) -> bytes:
    """The whole page as a PNG in this palette."""
    image = colour_rows(paper, marks, palette, 0, paper.size[1])
    return joined(paper.size, palette, [pack_rows(lines(image, palette.bits), LEVEL)])


def forget() -> None:
    """Pack every page again when it is next asked for."""
    png.cache_clear()
