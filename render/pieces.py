"""The pieces of the family: tokens, flags, galleys, cubes, coins, badges, chips and cards.

Every function takes the page, where the piece stands (its centre unless said otherwise) and its size in
units, and returns the rectangle it fills, ready for `page.spot`.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import pi

from render.canvas import Canvas
from render.colour import Colour
from render.fonts import Face
from render.rect import Rect
from render.strokes import Dot, Pen, Sprite, bezier, ring
from render.theme import Dye, SeatLook, Shape, Theme


@dataclass(frozen=True, slots=True)
class Load:
    """One thing in the hold of a galley: a disc (a sailor) or a cube (goods)."""

    fill: Colour
    round: bool = False
    letter: str = ""


def outline(shape: Shape, x: float, y: float, r: float) -> list[Dot]:
    """The outline of a seat's shape around a centre."""
    match shape:
        case Shape.DISC:
            return ring(x, y, r, 40)
        case Shape.SQUARE:
            return ring(x, y, r * 1.22, 4, pi / 4)
        case Shape.LOZENGE:
            return ring(x, y, r * 1.2, 4)
        case Shape.HEXAGON:
            return ring(x, y, r * 1.08, 6, pi / 6)
        case Shape.TRIANGLE:
            return ring(x, y, r * 1.3, 3)
        case Shape.PENTAGON:
            return ring(x, y, r * 1.12, 5, pi / 5)
        case Shape.CROSS:
            arm, end = 0.56 * r, 1.08 * r
            across = [(arm, end), (arm, arm), (end, arm)]
            corner = [*across, *[(px, -py) for px, py in reversed(across)]]
            return [(x + px, y + py) for px, py in [*corner, *[(-px, -py) for px, py in corner]]]
        case Shape.SHIELD:
            top, side = y - 0.92 * r, 0.9 * r
            left = bezier(
                (x - side, y), (x - side, y + 0.6 * r), (x - 0.4 * r, y + 0.95 * r), (x, y + 1.12 * r)
            )
            right = [(2 * x - px, py) for px, py in reversed(left)]
            return [(x - side, top), *left, *right, (x + side, top)]


@lru_cache(maxsize=1024)
def _token(shape: Shape, fill: Colour, edge: Colour, rim: Colour, px: int) -> Sprite:
    room = px * 1.32
    pen = Pen(room, room)
    centre = pen.size[0] / 2
    thick = max(1.0, px / 17)
    pen.shape(outline(shape, centre, centre, px / 2), rim, rim, thick * 2.6)
    pen.shape(outline(shape, centre, centre, px / 2), fill, edge, thick)
    return pen.sprite()


def token(page: Canvas, x: float, y: float, look: SeatLook, size: float, *, lit: bool = False) -> Rect:
    """A seat's token: its shape in its colour with its letter; lit when it is that seat's turn."""
    theme = page.theme
    rim = theme.gilt if lit else theme.card
    page.paste(_token(look.shape, look.fill, theme.ink, rim, page.thick(size)), x, y)
    page.letter(x, y, look.letter, size * 0.6, theme.on(look.fill))
    return Rect.around(x, y, size * 1.2, size * 1.2)


# Flags


def _flag(shape: Shape, x: float, y: float, w: float, h: float) -> list[Dot]:
    """A flag flying to the right of its pole; the cut of its end tells the seat."""
    top, low, right, middle = (x, y), (x, y + h), x + w, y + h / 2
    match shape:
        case Shape.DISC:
            return [
                top,
                *bezier(
                    (right - 0.4 * w, y),
                    (right + 0.13 * w, y),
                    (right + 0.13 * w, y + h),
                    (right - 0.4 * w, y + h),
                ),
                low,
            ]
        case Shape.SHIELD:
            return [top, (right, y), (right - 0.28 * w, middle), (right, y + h), low]
        case Shape.LOZENGE:
            return [top, (right - 0.4 * w, y), (right + 0.08 * w, middle), (right - 0.4 * w, y + h), low]
        case Shape.SQUARE:
            return [top, (right, y), (right, y + h), low]
        case Shape.HEXAGON:
            return [
                top,
                (right - 0.22 * w, y),
                (right, y + 0.28 * h),
                (right, y + 0.72 * h),
                (right - 0.22 * w, y + h),
                low,
            ]
        case Shape.TRIANGLE:
            return [top, (right, y + 0.32 * h), (right, y + 0.68 * h), low]
        case Shape.PENTAGON:
            return [top, (right, y), (right - 0.4 * w, y + h), low]
        case Shape.CROSS:
            step, end = right - 0.26 * w, (y + 0.3 * h, y + 0.7 * h)
            return [
                *(top, (step, y), (step, end[0]), (right, end[0])),
                *((right, end[1]), (step, end[1]), (step, y + h), low),
            ]


@lru_cache(maxsize=512)
def _pennant(shape: Shape, fill: Colour, theme: Theme, px: int) -> Sprite:
    """A flag on its pole, px high."""
    w, h = px * 0.78, px * 0.5
    pen = Pen(px * 1.0, px * 1.06)
    thick = max(1.0, px / 26)
    cloth = _flag(shape, px * 0.1, px * 0.06, w, h)
    pen.shape(cloth, theme.card, theme.card, thick * 3)
    pen.line([(px * 0.1, px * 0.02), (px * 0.1, px * 1.03)], theme.card, thick * 4)
    pen.shape(cloth, fill, theme.ink, thick)
    pen.line([(px * 0.1, px * 0.02), (px * 0.1, px * 1.03)], theme.ink, thick * 1.6)
    return pen.sprite()


def pennant(page: Canvas, x: float, y: float, look: SeatLook, size: float) -> Rect:
    """A seat's flag on a pole whose foot stands at this point."""
    page.paste(_pennant(look.shape, look.fill, page.theme, page.thick(size)), x + size * 0.4, y - size * 0.5)
    page.letter(x + size * 0.32, y - size * 0.73, look.letter, size * 0.4, page.theme.on(look.fill))
    return Rect(x - size * 0.1, y - size * 1.02, size, size * 1.04)


# Galleys


def galley_size(holds: int, cell: float) -> tuple[float, float]:
    """How wide and high a galley with so many holds is, when one hold is a cell wide."""
    return (max(3, holds) + 3.0) * cell, 6.0 * cell


@lru_cache(maxsize=512)
def _galley(holds: int, shape: Shape, fill: Colour, theme: Theme, cell: int) -> Sprite:
    """A galley with its sail set, seen from starboard."""
    c = float(cell)
    w, h = galley_size(holds, c)
    pen = Pen(w, h)
    thick = max(1.0, c / 10)
    deck, keel, mast = h - 2.0 * c, h - 0.55 * c, w * 0.46
    hull, sail = _hull(w, deck, keel, c), _sail(mast, deck - 3.35 * c, c)
    for cloth in (hull, sail):
        pen.shape(cloth, theme.card, theme.card, thick * 3.4)
    for number in range(max(3, holds) + 1):
        x = 1.2 * c + number * (w - 3.0 * c) / max(3, holds)
        pen.line([(x + 0.3 * c, keel - 0.3 * c), (x - 0.25 * c, h - 0.06 * c)], theme.ink, thick)
    pen.line([(mast, deck), (mast, 0.1 * c)], theme.ink, thick * 1.8)
    streamer = [(mast, 0.08 * c), (mast + 1.5 * c, 0.22 * c), (mast, 0.52 * c)]
    pen.shape(streamer, fill, theme.ink, thick * 0.7)
    pen.shape(sail, fill, theme.ink, thick)
    pen.line([(mast - 1.5 * c, deck - 3.35 * c), (mast + 1.7 * c, deck - 3.35 * c)], theme.ink, thick * 1.6)
    pen.shape(outline(shape, mast + 0.12 * c, deck - 1.92 * c, 1.08 * c), theme.card, theme.ink, thick * 0.8)
    pen.shape(hull, theme.dye(Dye.WALNUT), theme.ink, thick)
    return pen.sprite()


def _hull(w: float, deck: float, keel: float, c: float) -> list[Dot]:
    """From the raised stern along the deck to the ram, and back along the keel."""
    stern = (0.12 * c, deck - 0.85 * c)
    return [
        *bezier(stern, (0.3 * c, deck - 0.15 * c), (0.6 * c, deck), (1.1 * c, deck)),
        *bezier(
            (w - 1.6 * c, deck),
            (w - 1.0 * c, deck),
            (w - 0.6 * c, deck - 0.1 * c),
            (w - 0.1 * c, deck - 0.4 * c),
        ),
        *bezier((w - 0.5 * c, deck + 0.4 * c), (w - 0.9 * c, keel), (w - 1.5 * c, keel), (w - 1.9 * c, keel)),
        *bezier((1.5 * c, keel), (0.8 * c, keel), (0.5 * c, deck + 0.5 * c), stern),
    ]


def _sail(mast: float, yard: float, c: float) -> list[Dot]:
    """A square sail filled by a wind from astern."""
    left, right, foot = mast - 1.4 * c, mast + 1.6 * c, yard + 2.95 * c
    return [
        (left, yard),
        (right, yard),
        *bezier(
            (right, yard),
            (right + 0.45 * c, yard + 1.0 * c),
            (right + 0.4 * c, foot - 0.7 * c),
            (right - 0.1 * c, foot),
        ),
        *bezier(
            (right - 0.1 * c, foot),
            (mast + 0.4 * c, foot - 0.4 * c),
            (mast - 0.6 * c, foot - 0.4 * c),
            (left - 0.1 * c, foot),
        ),
        *bezier(
            (left - 0.1 * c, foot),
            (left + 0.4 * c, foot - 0.8 * c),
            (left + 0.35 * c, yard + 1.0 * c),
            (left, yard),
        ),
    ]


def galley(
    page: Canvas, x: float, y: float, look: SeatLook, *, cell: float = 13, load: Sequence[Load | None] = ()
) -> Rect:
    """A galley under its seat's sail, with what it carries in its holds (None is an empty one)."""
    theme = page.theme
    holds = max(3, len(load))
    px = max(4, page.px(cell))
    c = px / page.scale
    page.paste(_galley(holds, look.shape, look.fill, theme, px), x, y)
    w, h = galley_size(holds, c)
    left, top = x - w / 2, y - h / 2
    mast = left + w * 0.46
    page.letter(mast + 0.12 * c, top + h - 3.92 * c, look.letter, 1.6 * c, theme.ink)
    for number, item in enumerate(load):
        hold = (left + (1.6 + number) * c, top + h - 1.32 * c)
        _stow(page, *hold, c * 0.92, item)
    return Rect(left, top, w, h)


def _stow(page: Canvas, x: float, y: float, size: float, item: Load | None) -> None:
    if item is None:
        cube(page, x, y, size, page.theme.faded)
    elif item.round:
        page.disc(x, y, size / 2, item.fill, page.theme.ink, width=1)
        page.letter(x, y, item.letter, size * 0.8, page.theme.on(item.fill))
    else:
        cube(page, x, y, size, item.fill, item.letter)


# Small things


def cube(page: Canvas, x: float, y: float, size: float, fill: Colour, letter: str = "") -> Rect:
    """A cube of goods, with a letter when it is large enough to bear one."""
    rect = Rect.around(x, y, size, size)
    page.box(rect, fill, page.theme.ink, radius=size * 0.16, width=max(1.0, size / 16))
    page.letter(x, y, letter, size * 0.66, page.theme.on(fill))
    return rect


@lru_cache(maxsize=128)
def _coin(fill: Colour, ink: Colour, px: int) -> Sprite:
    pen = Pen(px, px)
    half = px / 2
    pen.disc(half, half, half, fill, ink, max(1.0, px / 18))
    pen.disc(half, half, half * 0.8, None, ink, max(0.6, px / 34))
    return pen.sprite()


def coin(page: Canvas, x: float, y: float, size: float, value: str = "", fill: Colour | None = None) -> Rect:
    """A coin, with its worth on it."""
    colour = fill or page.theme.gilt
    page.paste(_coin(colour, page.theme.ink, page.thick(size)), x, y)
    page.letter(x, y, value, size * (0.6 if len(value) < 3 else 0.44), page.theme.on(colour))
    return Rect.around(x, y, size, size)


def badge(
    page: Canvas, x: float, y: float, number: int | str, size: float = 30, fill: Colour | None = None
) -> Rect:
    """A disc with a number, that widens for a long one."""
    words = str(number)
    colour = fill or page.theme.border
    high = max(size, page.line_height(size * 0.62))
    wide = max(high, page.text_width(words, size * 0.62, Face.SANS_BOLD) + high * 0.5)
    rect = Rect.around(x, y, wide, high)
    page.box(rect, colour, page.theme.ink, radius=high / 2, width=1.5)
    page.text(x, y, words, size * 0.62, face=Face.SANS_BOLD, colour=page.theme.on(colour), anchor="mm")
    return rect


def chip_width(page: Canvas, words: str, size: float = 22) -> float:
    """How wide a chip with these words is."""
    return page.text_width(words, size) + size


def chip(
    page: Canvas,
    x: float,
    y: float,
    words: str,
    size: float = 22,
    *,
    fill: Colour | None = None,
    outline: Colour | None = None,
) -> Rect:
    """Words in a small rounded box whose left middle is at this point."""
    colour = fill or page.theme.card
    high = page.line_height(size) * 1.22
    rect = Rect(x, y - high / 2, chip_width(page, words, size), high)
    page.box(rect, colour, outline or page.theme.ink, radius=high * 0.32, width=1.5)
    page.text(rect.cx, rect.cy, words, size, colour=page.theme.on(colour), anchor="mm")
    return rect


def card(
    page: Canvas,
    rect: Rect,
    title: str,
    *,
    fill: Colour | None = None,
    band: Colour | None = None,
    value: str = "",
    foot: str = "",
    faded: bool = False,
) -> Rect:
    """A card: a coloured band with its title, a large value in the middle, a line at its foot.

    A faded card is hatched: it lies there but cannot be used.
    """
    theme = page.theme
    colour, head = fill or theme.card, band or theme.wash
    page.box(rect, colour, theme.ink, radius=10, width=2)
    high = min(rect.h * 0.32, max(34.0, page.line_height(24) * 1.2))
    page.box(Rect(rect.x, rect.y, rect.w, high), head, theme.ink, radius=10, width=2)
    page.box(Rect(rect.x + 2, rect.y + high - 10, rect.w - 4, 10), head)
    page.box(Rect(rect.x, rect.y + high - 2, rect.w, 2), theme.ink)
    if faded:
        page.hatch(Rect(rect.x + 3, rect.y + high, rect.w - 6, rect.h - high - 4), theme.wash, gap=12)
    page.write(Rect(rect.x + 8, rect.y, rect.w - 16, high), title, 24, colour=theme.on(head), align="m")
    low = page.line_height(22) * 1.1 if foot else 0
    middle = Rect(rect.x + 8, rect.y + high, rect.w - 16, rect.h - high - low)
    page.write(
        middle, value, min(60.0, middle.h * 0.7), face=Face.SERIF_BOLD, colour=theme.on(colour), align="m"
    )
    if foot:
        line = Rect(rect.x + 8, rect.bottom - low - 4, rect.w - 16, low)
        page.write(line, foot, 22, colour=theme.on(colour), align="m")
    return rect


def card_back(page: Canvas, rect: Rect, count: int | None = None) -> Rect:
    """The back of a card or of a deck, with how many lie there."""
    theme = page.theme
    page.box(rect, theme.border, theme.ink, radius=10, width=2)
    page.box(rect.with_margin(-6), None, theme.card, radius=6, width=1.5)
    page.hatch(rect.with_margin(-9), theme.water, gap=12, width=1)
    if count is not None:
        badge(page, rect.cx, rect.cy, count, min(rect.w, rect.h) * 0.5, theme.card)
    return rect
