"""What is done to a page, kept as data: each mark says which rows it touches and how to paint it.

A page is a ground that never changes and the marks upon it. Equal marks on an equal ground give equal
pixels, so whatever was painted once need not be painted again (`render/strips.py`).
"""

from collections.abc import Callable, Hashable, Iterable
from typing import NamedTuple

from PIL import Image, ImageChops, ImageDraw

from render import lettering, strokes
from render.colour import Colour
from render.strokes import Dot

Tones = tuple[tuple[Colour, Colour], ...]


class Held:
    """An image by its identity: those that are pasted come from caches, the same one for the same thing."""

    __slots__ = ("image",)

    def __init__(self, image: Image.Image) -> None:
        self.image = image

    def __hash__(self) -> int:
        return id(self.image)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Held) and other.image is self.image


class Ground:
    """Some rows of a page while they are painted."""

    __slots__ = ("draw", "image", "top")

    def __init__(self, image: Image.Image, top: int) -> None:
        """The rows from `top` on."""
        self.image = image
        self.draw = ImageDraw.Draw(image)
        self.top = top


class Mark(NamedTuple):
    """One thing painted: the rows it touches, from `top` to just before `bottom`, and the way to paint it."""

    top: int
    bottom: int
    paint: Callable[..., None]
    args: tuple[Hashable, ...]


def paint(marks: Iterable[Mark], ground: Ground) -> None:
    """All marks in their order."""
    for mark in marks:
        mark.paint(ground, *mark.args)


def sprite(image: Image.Image, x: int, y: int) -> Mark:
    """A sprite with its left top corner here."""
    return Mark(y, y + image.height, _sprite, (Held(image), x, y))


def _sprite(ground: Ground, held: Held, x: int, y: int) -> None:
    ground.image.paste(held.image, (x, y - ground.top), held.image)


def stamp(mask: Image.Image, x: int, y: int, colour: Colour) -> Mark:
    """A colour through a mask with its left top corner here."""
    return Mark(y, y + mask.height, _stamp, (Held(mask), x, y, colour))


def _stamp(ground: Ground, held: Held, x: int, y: int, colour: Colour) -> None:
    mask, top = held.image, y - ground.top
    ground.image.paste(colour, (x, top, x + mask.width, top + mask.height), mask)


def rectangle(
    x0: int, y0: int, x1: int, y1: int, fill: Colour | None, outline: Colour | None, thick: int
) -> Mark:
    """A box with straight corners."""
    return Mark(y0, y1, _rectangle, (x0, y0, x1, y1, fill, outline, thick))


def _rectangle(
    ground: Ground,
    x0: int,
    y0: int,
    x1: int,
    y1: int,
    fill: Colour | None,
    outline: Colour | None,
    thick: int,
) -> None:
    up = ground.top
    ground.draw.rectangle((x0, y0 - up, x1 - 1, y1 - up - 1), fill, outline, max(1, thick))


def round_box(
    x0: int, y0: int, x1: int, y1: int, r: int, fill: Colour | None, outline: Colour | None, thick: int
) -> Mark:
    """A box with round corners."""
    return Mark(y0, y1, _paint_round_box, (x0, y0, x1, y1, r, fill, outline, thick))


def _paint_round_box(
    ground: Ground,
    x0: int,
    y0: int,
    x1: int,
    y1: int,
    r: int,
    fill: Colour | None,
    outline: Colour | None,
    thick: int,
) -> None:
    y0, y1 = y0 - ground.top, y1 - ground.top
    places = ((x0, y0), (x1 - r, y0), (x0, y1 - r), (x1 - r, y1 - r))
    for place, corner in zip(places, strokes.corners(r, fill, outline, thick), strict=True):
        ground.image.paste(corner, place, corner)
    if fill is not None:
        _fill(ground, x0 + r, y0, x1 - r, y1, fill)
        _fill(ground, x0, y0 + r, x0 + r, y1 - r, fill)
        _fill(ground, x1 - r, y0 + r, x1, y1 - r, fill)
    if outline is not None:
        _fill(ground, x0 + r, y0, x1 - r, y0 + thick, outline)
        _fill(ground, x0 + r, y1 - thick, x1 - r, y1, outline)
        _fill(ground, x0, y0 + r, x0 + thick, y1 - r, outline)
        _fill(ground, x1 - thick, y0 + r, x1, y1 - r, outline)


def _fill(ground: Ground, x0: int, y0: int, x1: int, y1: int, colour: Colour) -> None:
    if x1 > x0 and y1 > y0:
        ground.draw.rectangle((x0, y0, x1 - 1, y1 - 1), colour)


def inlay(image: Image.Image, x: int, y: int) -> Mark:
    """A part that has its colours already, with its left top corner here; nothing is painted over it."""
    return Mark(y, y + image.height, lay, (Held(image), x, y))


def lay(ground: Ground, held: Held, x: int, y: int) -> None:
    """Put a part on a ground of any kind."""
    mode, image = ground.image.mode, held.image
    ground.image.paste(image if image.mode == mode else image.convert(mode), (x, y - ground.top))


def swap(dots: tuple[Dot, ...], tones: Tones) -> Mark:
    """Flat tones changed for others within a shape."""
    mask, (_, y) = strokes.polygon_mask(dots)
    return Mark(y, y + mask.height, _swap, (dots, tones))


def _swap(ground: Ground, dots: tuple[Dot, ...], tones: Tones) -> None:
    mask, (x, y) = strokes.polygon_mask(dots)
    top = max(y - ground.top, 0)
    bottom = min(y - ground.top + mask.height, ground.image.height)
    skipped = ground.top + top - y
    hard = mask.crop((0, skipped, mask.width, skipped + bottom - top)).point(lettering.HARD)
    box = (x, top, x + mask.width, bottom)
    channels = ground.image.crop(box).split()
    for old, new in tones:
        here = hard
        for channel, level in zip(channels, old, strict=True):
            here = ImageChops.darker(here, channel.point(strokes.exactly(level)))
        ground.image.paste(new, box, here)
