"""The pieces of Méditerranée: port cards with their warehouse, galleys with crew and cargo, castles."""

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
DECK = 30.0
"""How high a hull is."""
CREW = 27.0
HOLD = 23.0
BOW = 12.0


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


def galley_size(galley: GalleyView, k: float) -> tuple[float, float]:
    """A galley is as long as what it carries."""
    holds = next(holds for holds in (1, 2, 4) if len(galley.goods) <= holds)
    return (CREW + holds * HOLD + 2 * BOW) * k, (DECK + FLAG * 0.95) * k


@lru_cache(maxsize=256)
def _hull(theme: Theme, wide: int, high: int, bow: int) -> Sprite:
    """A low hull with a ram at its bow and oars below."""
    pen = Pen(wide, high * 1.3)
    w, h, b = float(wide), float(high), float(bow)
    thick = max(1.0, h / 16)
    body: list[Dot] = [
        (0.5, h * 0.08),
        *bezier((0.5, h * 0.08), (b * 0.5, h * 0.2), (b * 0.7, h * 0.12), (b, h * 0.12)),
        (w - b, h * 0.12),
        *bezier((w - b, h * 0.12), (w - b * 0.5, h * 0.12), (w - b * 0.4, h * 0.2), (w - 0.5, h * 0.1)),
        *bezier((w - 0.5, h * 0.1), (w - b * 0.4, h * 0.8), (w - b, h), (w - b * 1.3, h)),
        (b * 1.1, h),
        *bezier((b * 1.1, h), (b * 0.4, h), (b * 0.2, h * 0.6), (0.5, h * 0.08)),
    ]
    for number in range(int(w / (b * 0.8))):
        x = b + number * b * 0.8
        if x < w - b * 1.4:
            pen.line([(x, h * 0.9), (x - b * 0.25, h * 1.26)], theme.ink, thick)
    pen.shape(body, theme.card, theme.card, thick * 3)
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
) -> None:
    """A galley under its owner's flag, with its number, its sailors and what lies in its holds."""
    theme = page.theme
    deck = Rect(rect.x, rect.bottom - DECK * k - 4 * k, rect.w, DECK * k)
    hull = _hull(theme, page.px(rect.w), page.px(deck.h), page.thick(BOW * k))
    page.paste(hull, deck.cx, deck.y + deck.h * 0.65)
    x, y = deck.x + BOW * k, deck.cy + 1 * k
    pieces.pennant(page, x + 4 * k, deck.y + 5 * k, owner, FLAG * k)
    number, ink = str(ship.number), theme.accent if lit else theme.ink
    left, base = x + FLAG * k, deck.y - 8 * k
    page.text(left, base, number, 23 * k, face=Face.SANS_BOLD, colour=ink, halo=theme.card)
    page.disc(x + CREW * k / 2, y, CREW * k / 2, theme.dye(Dye.WOAD), theme.card, width=2 * k)
    mark(page, x + CREW * k / 2, y, str(ship.sailors), 23 * k, theme.dye(Dye.WOAD))
    for hold, good in enumerate(ship.goods):
        middle = x + (CREW + HOLD * (hold + 0.5)) * k
        cell = Rect.around(middle, y, HOLD * k, HOLD * k).with_margin(-1 * k)
        page.box(cell, dye(theme, good), theme.card, radius=3 * k, width=1.5 * k)
        mark(page, middle, y, short(words, good), 20 * k, dye(theme, good))
