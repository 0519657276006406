"""The small pictures of Oltre Mare as pieces on a page."""

from functools import lru_cache
from math import pi

from render.canvas import Canvas
from render.colour import Colour
from render.oltremare.sketches import DRAWN, Sketch
from render.rect import Rect
from render.strokes import Pen, Sprite, ring
from render.theme import Dye, Theme

GOOD_DYES = {
    "spices": Dye.COPPER,
    "silk": Dye.MUREX,
    "silver": Dye.SLATE,
    "sugar": Dye.CHALK,
    "wine": Dye.MADDER,
    "wood": Dye.WALNUT,
    "wheat": Dye.SAFFRON,
}
MARKER_DYES = {
    "compass": Dye.CHALK,
    "fight-pirates": Dye.MADDER,
    "favourable-terms": Dye.VERDIGRIS,
    "local-authority": Dye.MUREX,
    "big-deal": Dye.SAFFRON,
    "high-seas": Dye.WOAD,
}


@lru_cache(maxsize=1024)
def _sprite(name: str, fill: Colour, theme: Theme, px: int) -> Sprite:
    sketch = Sketch(px, theme.ink, fill, theme)
    DRAWN[name](sketch)
    return sketch.pen.sprite()


def symbol(page: Canvas, name: str, x: float, y: float, size: float) -> Rect:
    """A good, an action, a lion or a load, without a ground of its own."""
    fill = page.theme.dye(GOOD_DYES[name]) if name in GOOD_DYES else page.theme.card
    page.paste(_sprite(name, fill, page.theme, page.thick(size)), x, y)
    return Rect.around(x, y, size, size)


def marker(page: Canvas, name: str, x: float, y: float, size: float) -> Rect:
    """A harbour marker: an octagon in its colour with its symbol."""
    theme = page.theme
    fill = theme.dye(MARKER_DYES[name])
    page.paste(_marker(name, fill, theme, page.thick(size)), x, y)
    return Rect.around(x, y, size, size)


@lru_cache(maxsize=256)
def _marker(name: str, fill: Colour, theme: Theme, px: int) -> Sprite:
    pen = Pen(px, px)
    half = px / 2
    pen.shape(ring(half, half, half * 0.98, 8, pi / 8), theme.card)
    pen.shape(ring(half, half, half * 0.88, 8, pi / 8), fill, theme.ink, max(1.0, px / 22))
    ground = pen.sprite()
    inner = _sprite(name, fill, theme, round(px * 0.78))
    corner = ((ground.size[0] - inner.size[0]) // 2, (ground.size[1] - inner.size[1]) // 2)
    return Sprite(ground.size, ground.drawn, [(inner, corner)])
