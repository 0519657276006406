"""Coats of arms: parted fields, charges, and hatching that says the tincture without colour."""

from collections.abc import Callable
from functools import lru_cache
from math import cos, pi, sin

from PIL import Image, ImageDraw

from data.heraldry import Arms, Hatch, Parting, grammar
from render import pieces
from render.canvas import Canvas
from render.colour import Colour, mix
from render.rect import Rect
from render.strokes import Dot, ring
from render.theme import THEMES, Dye, Shape, Theme

FINE = 4


def shield(page: Canvas, x: float, y: float, arms: Arms, size: float) -> Rect:
    """A shield of this height with its centre here."""
    page.paste_image(_sprite(arms, page.theme.name, page.thick(size)), x, y)
    return Rect.around(x, y, size * 0.9, size)


@lru_cache(maxsize=256)
def _sprite(arms: Arms, theme_name: str, px: int) -> Image.Image:
    theme = THEMES[theme_name]
    side = round(px * 1.08) * FINE
    unit, centre = px * FINE / 2.1, side / 2
    field = Image.new("RGB", (side, side), theme.card)
    _tincture(field, None, arms.field, theme, px)
    if arms.parting != "plain":
        _tincture(field, _part(arms.parting, side), arms.second, theme, px)
    _charge(field, arms, theme, centre, unit * 0.58, px)
    outline = pieces.outline(Shape.SHIELD, centre, centre - unit * 0.08, unit * 0.98)
    mask = Image.new("L", (side, side), 0)
    ImageDraw.Draw(mask).polygon(outline, 255)
    made = Image.new("RGBA", (side, side), (0, 0, 0, 0))
    made.paste(field, (0, 0), mask)
    thick = max(FINE, round(px * FINE / 26))
    ImageDraw.Draw(made).line([*outline, *outline[:2]], theme.ink, thick, joint="curve")
    return made.reduce(FINE)


def _tincture(field: Image.Image, part: list[Dot] | None, name: str, theme: Theme, px: int) -> None:
    """Fill a part of the field, or all of it, with a tincture and its hatching."""
    tincture = grammar().tincture(name)
    fill = theme.dye(Dye(tincture.dye))
    layer = Image.new("RGB", field.size, fill)
    _hatch(layer, tincture.hatch, mix(fill, theme.on(fill), 0.5), max(5, px // 11) * FINE)
    if part is None:
        field.paste(layer)
        return
    mask = Image.new("L", field.size, 0)
    ImageDraw.Draw(mask).polygon(part, 255)
    field.paste(layer, (0, 0), mask)


def _hatch(layer: Image.Image, hatch: Hatch, colour: Colour, gap: int) -> None:
    draw, side, thick = ImageDraw.Draw(layer), layer.width, max(2, gap // 6)
    for at in range(-side, 2 * side, gap):
        if hatch in ("down", "cross"):
            draw.line([(at, 0), (at, side)], colour, thick)
        if hatch in ("across", "cross"):
            draw.line([(0, at), (side, at)], colour, thick)
        if hatch == "bend":
            draw.line([(at, 0), (at + side, side)], colour, thick)
        if hatch == "sinister":
            draw.line([(at, side), (at + side, 0)], colour, thick)
    if hatch == "dots":
        for x in range(gap // 2, side, gap):
            for y in range(gap // 2, side, gap):
                draw.ellipse([x - thick, y - thick, x + thick, y + thick], colour)


def _part(parting: Parting, side: int) -> list[Dot]:
    """The part of the field that has the second tincture."""
    s, half = float(side), side / 2
    parts: dict[Parting, list[Dot]] = {
        "plain": [],
        "pale": [(half, 0), (s, 0), (s, s), (half, s)],
        "fess": [(0, half), (s, half), (s, s), (0, s)],
        "bend": [(0, 0), (s, s), (0, s)],
        "quarterly": [(half, 0), (s, 0), (s, half), (0, half), (0, s), (half, s)],
        "chevron": [(0, s * 0.85), (half, s * 0.3), (s, s * 0.85), (s, s), (0, s)],
    }
    return parts[parting]


def _charge(field: Image.Image, arms: Arms, theme: Theme, centre: float, r: float, px: int) -> None:
    """The charge in its tincture with an ink outline, so that it reads on every field."""
    fill = theme.dye(Dye(grammar().tincture(arms.tincture).dye))
    draw = ImageDraw.Draw(field)
    thick = max(FINE, round(px * FINE / 34))
    for dots in CHARGES[arms.charge](centre, centre - r * 0.12, r):
        draw.polygon(dots, fill)
        draw.line([*dots, *dots[:2]], theme.ink, thick, joint="curve")


# --- charges: each is a list of outlines around a centre --------------------------------------------------

Outlines = list[list[Dot]]


def _at(x: float, y: float, r: float, *dots: Dot) -> list[Dot]:
    return [(x + r * dx, y + r * dy) for dx, dy in dots]


def _tower(x: float, y: float, r: float) -> Outlines:
    wall = _at(
        x, y, r,
        (-0.6, 0.9), (-0.6, -0.35), (-0.8, -0.35), (-0.8, -0.9), (-0.48, -0.9), (-0.48, -0.65),
        (-0.16, -0.65),
        (-0.16, -0.9), (0.16, -0.9), (0.16, -0.65), (0.48, -0.65), (0.48, -0.9), (0.8, -0.9), (0.8, -0.35),
        (0.6, -0.35), (0.6, 0.9), (0.2, 0.9), (0.2, 0.4), (-0.2, 0.4), (-0.2, 0.9),
    )  # fmt: skip
    return [wall]


def _star(x: float, y: float, r: float) -> Outlines:
    tips = ring(x, y, r, 5)
    dents = ring(x, y, r * 0.42, 5, pi / 5)
    return [[dot for pair in zip(tips, dents, strict=True) for dot in pair]]


def _crescent(x: float, y: float, r: float) -> Outlines:
    outer = [(x + r * sin(a), y + r * cos(a)) for a in _angles(-2.5, 2.5, 30)]
    inner = [(x + r * 0.78 * sin(a), y - r * 0.3 + r * 0.78 * cos(a)) for a in _angles(2.3, -2.3, 30)]
    return [outer + inner]


def _angles(start: float, end: float, steps: int) -> list[float]:
    return [start + (end - start) * i / steps for i in range(steps + 1)]


def _anchor(x: float, y: float, r: float) -> Outlines:
    stem = _at(
        x, y, r,
        (-0.11, -0.55), (-0.5, -0.55), (-0.5, -0.33), (-0.11, -0.33), (-0.11, 0.62), (-0.5, 0.45),
        (-0.62, 0.15),
        (-0.9, 0.35), (-0.62, 0.75), (0.0, 1.0), (0.62, 0.75), (0.9, 0.35), (0.62, 0.15), (0.5, 0.45),
        (0.11, 0.62), (0.11, -0.33), (0.5, -0.33), (0.5, -0.55), (0.11, -0.55),
    )  # fmt: skip
    return [stem, ring(x, y - r * 0.78, r * 0.24, 20)]


def _key(x: float, y: float, r: float) -> Outlines:
    shaft = _at(
        x, y, r,
        (-0.12, -0.3), (0.12, -0.3), (0.12, 0.25), (0.55, 0.25), (0.55, 0.47), (0.12, 0.47), (0.12, 0.65),
        (0.45, 0.65), (0.45, 0.87), (0.12, 0.87), (0.12, 1.0), (-0.12, 1.0),
    )  # fmt: skip
    return [shaft, ring(x, y - r * 0.62, r * 0.42, 4)]


def _fish(x: float, y: float, r: float) -> Outlines:
    top = [(x + r * (-0.95 + 1.4 * i / 12), y - r * 0.5 * sin(pi * i / 12)) for i in range(13)]
    tail = _at(x, y, r, (1.0, -0.5), (0.8, 0.0), (1.0, 0.5))
    below = [(x + r * (0.45 - 1.4 * i / 12), y + r * 0.5 * sin(pi * i / 12)) for i in range(13)]
    return [[*top, *tail, *below]]


def _cross(x: float, y: float, r: float) -> Outlines:
    a, b, c = 0.16, 0.42, 0.95
    arm = [
        (-b, -c),
        (b, -c),
        (a, -a),
        (c, -b),
        (c, b),
        (a, a),
        (b, c),
        (-b, c),
        (-a, a),
        (-c, b),
        (-c, -b),
        (-a, -a),
    ]
    return [_at(x, y, r, *arm)]


def _wheel(x: float, y: float, r: float) -> Outlines:
    teeth = [r * (1.0 if i % 2 else 0.74) for i in range(16)]
    rim = [(x + t * sin(2 * pi * i / 16), y - t * cos(2 * pi * i / 16)) for i, t in enumerate(teeth)]
    return [rim, ring(x, y, r * 0.34, 24)]


def _lozenge(x: float, y: float, r: float) -> Outlines:
    return [
        _at(x, y, r, (0, -1), (0.66, 0), (0, 1), (-0.66, 0)),
        _at(x, y, r, (0, -0.5), (0.33, 0), (0, 0.5), (-0.33, 0)),
    ]


def _sail(x: float, y: float, r: float) -> Outlines:
    hull = _at(x, y, r, (-0.95, 0.45), (0.95, 0.45), (0.6, 0.95), (-0.6, 0.95))
    cloth = _at(x, y, r, (-0.05, -1.0), (0.75, 0.2), (-0.05, 0.2))
    return [hull, cloth, _at(x, y, r, (-0.2, -1.0), (-0.05, -1.0), (-0.05, 0.45), (-0.2, 0.45))]


CHARGES: dict[str, Callable[[float, float, float], Outlines]] = {
    "tower": _tower,
    "star": _star,
    "crescent": _crescent,
    "anchor": _anchor,
    "key": _key,
    "fish": _fish,
    "cross": _cross,
    "wheel": _wheel,
    "lozenge": _lozenge,
    "sail": _sail,
}
