"""Goods cards of Oltre Mare: large in a hand, small on the board."""

from functools import partial

from engine.oltremare.components import CARDS, GOODS, PORTS, Card
from render.canvas import Canvas
from render.colour import Colour
from render.fonts import Face
from render.oltremare.symbols import GOOD_DYES, symbol
from render.rect import Rect
from render.theme import Dye, Theme
from render.words import Words

BAND = 0.19  # of the height of a card


def _ground(page: Canvas, rect: Rect, good: str, band: float) -> None:
    """A card with a band in the colour of its good."""
    theme = page.theme
    fill = theme.dye(GOOD_DYES[good])
    page.box(rect, theme.card, theme.ink, radius=10, width=2.5)
    page.box(Rect(rect.x, rect.y, rect.w, band), fill, theme.ink, radius=10, width=2.5)
    page.box(Rect(rect.x + 2.5, rect.y + band - 12, rect.w - 5, 12), fill)
    page.box(Rect(rect.x, rect.y + band - 2, rect.w, 2), theme.ink)


def fills(theme: Theme) -> tuple[Colour, ...]:
    """Every colour that is printed on a card beside its ground and its inks."""
    dyes = (*GOOD_DYES.values(), Dye.WOAD)  # the paper around a sugar loaf
    return (theme.gilt, theme.land, *(theme.dye(dye) for dye in dyes))


def lay(page: Canvas, rect: Rect, card_id: str, words: Words) -> None:
    """A card of a hand."""
    draw = partial(_draw_large, card_id=card_id, words=words)
    page.inlay(("oltremare", card_id, words.locale), rect, draw)


def _draw_large(page: Canvas, rect: Rect, card_id: str, words: Words) -> None:
    """A card with everything printed on it."""
    card, theme = CARDS[card_id], page.theme
    band = rect.h * BAND
    _ground(page, rect, card.good, band)
    page.disc(rect.x + band / 2 + 6, rect.y + band / 2, band * 0.4, theme.card, theme.ink)
    symbol(page, card.good, rect.x + band / 2 + 6, rect.y + band / 2, band * 0.58)
    page.write(
        Rect(rect.x + band + 10, rect.y, rect.w - band - 18, band),
        words(f"oltremare-good-{card.good}").capitalize(),
        32,
        face=Face.SERIF_BOLD,
        colour=theme.on(theme.dye(GOOD_DYES[card.good])),
    )
    _actions(page, Rect(rect.x + 8, rect.y + band + 6, rect.w - 16, rect.h * 0.36), card, words)
    low = rect.y + band + rect.h * 0.37
    _powers(page, Rect(rect.x + 10, low, rect.w - 20, rect.h * 0.17), card, 34)
    page.box(Rect(rect.x + 16, low + rect.h * 0.185, rect.w - 32, 1.5), theme.faded)
    page.write(
        Rect(rect.x + 8, low + rect.h * 0.195, rect.w - 16, rect.h * 0.11),
        " · ".join(str(worth) for worth in GOODS[card.good].runs),
        30,
        face=Face.SANS_BOLD,
        align="m",
    )
    if card.port:
        page.write(
            Rect(rect.x + 8, low + rect.h * 0.305, rect.w - 16, rect.h * 0.11),
            words.place(PORTS[card.port].name),
            26,
            face=Face.SERIF_ITALIC,
            colour=theme.faded,
            align="m",
        )


def _actions(page: Canvas, rect: Rect, card: Card, words: Words) -> None:
    """The two icons side by side, each with its name."""
    for place, icon in zip(rect.columns(2, 6), card.icons, strict=True):
        high = page.line_height(24)
        size = min(place.w, place.h - high) * 0.86
        symbol(page, icon, place.cx, place.y + (place.h - high) / 2, size)
        name = Rect(place.x, place.bottom - high, place.w, high)
        page.write(name, words(f"oltremare-icon-{icon}"), 24, align="m")


def _powers(page: Canvas, rect: Rect, card: Card, size: float) -> None:
    """Maritime power and load, each as a picture with its number."""
    for place, (name, number) in zip(
        rect.columns(2, 4), (("lion", card.lions), ("load", card.load)), strict=True
    ):
        drawn = min(place.h * 0.86, place.w * 0.5)
        symbol(page, name, place.cx - drawn * 0.42, place.cy, drawn)
        page.text(place.cx + drawn * 0.2, place.cy, str(number), size, face=Face.SANS_BOLD, anchor="lm")


def small(page: Canvas, rect: Rect, card_id: str) -> Rect:
    """A card as it can be read across the table: good, icons, maritime power and load."""
    card = CARDS[card_id]
    band = rect.h * 0.34
    _ground(page, rect, card.good, band)
    page.disc(rect.cx, rect.y + band / 2, band * 0.42, page.theme.card, page.theme.ink, width=1.5)
    symbol(page, card.good, rect.cx, rect.y + band / 2, band * 0.64)
    middle = Rect(rect.x + 6, rect.y + band, rect.w - 12, rect.h * 0.36)
    for place, icon in zip(middle.columns(2, 4), card.icons, strict=True):
        symbol(page, icon, place.cx, place.cy, min(place.w, place.h) * 0.84)
    _powers(page, Rect(rect.x + 4, rect.y + rect.h * 0.69, rect.w - 8, rect.h * 0.27), card, 24)
    return rect
