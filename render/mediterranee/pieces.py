"""The pieces of Méditerranée: port cards with their warehouse, galleys with crew and cargo, castles."""

from collections.abc import Sequence
from functools import lru_cache

from engine.mediterranee.components import BOX, PORTS
from engine.mediterranee.view import GalleyView, PortView, View
from render import pieces
from render.canvas import Canvas
from render.colour import Colour
from render.fonts import Face
from render.mediterranee.map import CELL, FLAG, PAD, SHIELD, Plot
from render.rect import Rect
from render.strokes import Dot, Pen, Sprite, bezier
from render.theme import Dye, SeatLook, Theme
from render.words import Words

DYES = {
    "orange": Dye.COPPER,
    "yellow": Dye.SAFFRON,
    "green": Dye.VERDIGRIS,
    "red": Dye.MADDER,
    "black": Dye.SOOT,
    "grey": Dye.SLATE,
    "brown": Dye.WALNUT,
}
DECK = 25.0
"""How high a hull is."""
CREW = 26.0
HOLD = 21.5
OARS = 5.0
MAST = 42.0
"""The pole of a galley's flag, on which its number is."""
CRATE = 12.0
"""The side of a good on the deck of a galley whose hull is covered."""


def look(theme: Theme, view: View, seat: int) -> SeatLook:
    """A seat in its colour and shape, with the letter of its nation."""
    return theme.seats[seat].with_letter(BOX.nations[view.players[seat].nation].letter)


def good_dye(good: str) -> Dye:
    return DYES[BOX.goods[good].colour]


def dye(theme: Theme, good: str) -> Colour:
    return theme.dye(good_dye(good))


def short(words: Words, good: str) -> str:
    """The letter of a good, as the legend explains it."""
    return words(f"mediterranee-short-{good}")


def mark(page: Canvas, x: float, y: float, letter: str, size: float, fill: Colour) -> None:
    """A bold letter or number in the middle of something of this colour."""
    page.text(x, y, letter, size, face=Face.SANS_BOLD, colour=page.theme.on(fill), anchor="mm")


# Ports


def port_card(
    page: Canvas, words: Words, plot: Plot, port: PortView, owner: SeatLook | None, k: float
) -> None:
    """The good, the warehouse, and when someone holds it the flag, the garrison and the walls."""
    theme, card = page.theme, plot.card
    if owner:
        page.box(card, theme.card, owner.fill, radius=8 * k, width=5 * k)
        page.box(card, None, theme.ink, radius=8 * k, width=1.5 * k)
    else:
        page.box(card, theme.card, theme.ink, radius=8 * k, width=2 * k)
    fill = dye(theme, PORTS[port.id].good)
    size = CELL * 1.25 * k
    x = card.x + (PAD + SHIELD / 3) * k + size / 2
    page.disc(x, card.cy, size / 2, fill, theme.ink, width=2 * k)
    mark(page, x, card.cy, short(words, PORTS[port.id].good), 25 * k, fill)
    _warehouse(page, words, x + size / 2 + PAD * k, card.cy, port, k)
    if owner:
        pieces.pennant(page, card.right + 1 * k, card.bottom - 2 * k, owner, FLAG * k)
        pieces.token(page, card.x - 1 * k, card.cy, owner.with_letter(str(port.garrison)), SHIELD * k)
    if port.fort:
        castle(page, plot.walls.cx, plot.walls.cy, plot.walls.h)


def _warehouse(page: Canvas, words: Words, left: float, middle: float, port: PortView, k: float) -> None:
    """The slots from the lowest on: goods where they are filled, else the number that is paid."""
    theme, slots = page.theme, PORTS[port.id].slots
    columns = 2 if len(slots) == 2 else len(slots) // 2
    side = CELL * k
    top = middle - len(slots) // columns * side / 2
    for number, value in enumerate(slots):
        x, y = left + number % columns * side, top + number // columns * side
        cell = Rect(x, y, side, side).with_margin(-1.5 * k)
        if number < len(port.stored):
            good = port.stored[number]
            page.box(cell, dye(theme, good), theme.ink, radius=3 * k, width=1.5 * k)
            mark(page, cell.cx, cell.cy, short(words, good), 22 * k, dye(theme, good))
        elif number == len(port.stored):
            page.box(cell, theme.glow, theme.ink, radius=3 * k, width=1.5 * k)
            mark(page, cell.cx, cell.cy, str(value), 22 * k, theme.glow)
        else:
            page.box(cell, theme.page, theme.wash, radius=3 * k, width=1.5 * k)
            page.text(cell.cx, cell.cy, str(value), 22 * k, anchor="mm")


@lru_cache(maxsize=64)
def _castle(theme: Theme, px: int) -> Sprite:
    pen = Pen(px, px)
    u = px / 10
    wall = [(1, 9.4), (1, 2), (2.6, 2), (2.6, 3.4), (4.2, 3.4), (4.2, 2), (5.8, 2), (5.8, 3.4), (7.4, 3.4),
            (7.4, 2), (9, 2), (9, 9.4)]  # fmt: skip
    gate = [(4, 9.4), (4, 7), (5, 6), (6, 7), (6, 9.4)]
    pen.shape([(x * u, y * u) for x, y in wall], theme.card, theme.card, max(1.0, u * 1.6))
    pen.shape([(x * u, y * u) for x, y in wall], theme.dye(Dye.SLATE), theme.ink, max(1.0, u * 0.8))
    pen.shape([(x * u, y * u) for x, y in gate], theme.ink, theme.ink, 1)
    return pen.sprite()


def castle(page: Canvas, x: float, y: float, size: float) -> None:
    """Walls."""
    page.paste(_castle(page.theme, page.thick(size)), x, y)


# Galleys


@lru_cache(maxsize=256)
def _hull(theme: Theme, rim: Colour, wide: int, high: int) -> Sprite:
    """A low hull with a ram at its bow and oars below."""
    pen = Pen(wide, high * 1.24)
    w, h = float(wide), float(high)
    b, thick = h * 0.42, max(1.0, h / 14)
    body: list[Dot] = [
        (thick, h * 0.05),
        *bezier((thick, h * 0.05), (b * 0.5, h * 0.16), (b * 0.7, h * 0.12), (b, h * 0.12)),
        (w - b, h * 0.12),
        *bezier((w - b, h * 0.12), (w - b * 0.5, h * 0.12), (w - b * 0.4, h * 0.2), (w - thick, h * 0.05)),
        *bezier((w - thick, h * 0.05), (w - b * 0.4, h * 0.8), (w - b, h), (w - b * 1.3, h)),
        (b * 1.1, h),
        *bezier((b * 1.1, h), (b * 0.4, h), (b * 0.2, h * 0.6), (thick, h * 0.05)),
    ]
    for number in range(int(w / (b * 0.8))):
        x = b + number * b * 0.8
        if x < w - b * 1.4:
            pen.line([(x, h * 0.9), (x - b * 0.3, h * 1.21)], theme.ink, thick)
    pen.shape(body, rim, rim, thick * 3)
    pen.shape(body, theme.dye(Dye.WALNUT), theme.ink, thick)
    return pen.sprite()


def galley(
    page: Canvas,
    words: Words,
    rect: Rect,
    ship: GalleyView,
    owner: SeatLook,
    k: float,
    *,
    lit: bool = False,
    covered: bool = False,
) -> None:
    """A galley under its owner's flag with its number, its sailors on deck and its goods in the hull; where
    another galley covers that, they are on deck as well."""
    theme = page.theme
    deck = Rect(rect.x, rect.bottom - (DECK + OARS) * k, rect.w, DECK * k)
    flag, left = rect.y + MAST * k, rect.x + 4 * k
    pieces.pennant(page, left, flag, owner.with_letter(""), MAST * k)
    mark(page, left + MAST * 0.33 * k, flag - MAST * 0.71 * k, str(ship.number), 20 * k, owner.fill)
    hull = _hull(theme, theme.gilt if lit else theme.card, page.px(rect.w), page.px(deck.h))
    page.paste(hull, deck.cx, deck.y + deck.h * 0.62)
    crew = Rect(left + 36 * k, rect.y + 1 * k, CREW * k, CREW * k)
    page.disc(crew.cx, crew.cy, crew.w / 2, theme.dye(Dye.WOAD), theme.card, width=2 * k)
    mark(page, crew.cx, crew.cy, str(ship.sailors), 23 * k, theme.dye(Dye.WOAD))
    if covered:
        _crates(page, ship.goods, crew.right + 2 * k, rect.y + 2 * k, CRATE * k)
    else:
        _cargo(page, words, ship.goods, left, deck.cy + k, k)


def _cargo(page: Canvas, words: Words, goods: Sequence[str], left: float, middle: float, k: float) -> None:
    """Goods in a row in the hull."""
    for hold, good in enumerate(goods):
        fill = dye(page.theme, good)
        cell = Rect(left + hold * HOLD * k, middle - HOLD * k / 2, HOLD * k, HOLD * k).with_margin(-0.5 * k)
        page.box(cell, fill, page.theme.card, radius=3 * k, width=1.5 * k)
        mark(page, cell.cx, cell.cy, short(words, good), 20 * k, fill)


def _crates(page: Canvas, goods: Sequence[str], left: float, top: float, side: float) -> None:
    """Goods two by two on deck, too small for letters."""
    for number, good in enumerate(goods):
        cell = Rect(left + number % 2 * side, top + number // 2 * side, side, side).with_margin(-0.5)
        page.box(cell, dye(page.theme, good), page.theme.ink, radius=2, width=1)
