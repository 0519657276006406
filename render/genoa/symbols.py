"""The small pictures of Genoa: wares as cubes, special cards and hands as chips."""

from collections.abc import Sequence

from render import pieces
from render.canvas import Canvas
from render.colour import Colour
from render.fonts import Face
from render.rect import Rect
from render.theme import Dye, Theme
from render.words import Words

WARE_DYES = {
    "wheat": Dye.SAFFRON,
    "silver": Dye.SLATE,
    "copper": Dye.COPPER,
    "silk": Dye.VERDIGRIS,
    "linen": Dye.MADDER,
    "salt": Dye.CHALK,
    "pepper": Dye.SOOT,
}
DECK_DYES = {"large": Dye.MADDER, "small": Dye.WOAD, "message": Dye.VERDIGRIS, "privilege": Dye.MUREX}


def short(words: Words, item: str) -> str:
    """A word of few letters for a ware, a special card or a deck."""
    return words(f"genoa-short-{item.replace('_', '-')}")


def ware_fill(theme: Theme, item: str) -> Colour:
    return theme.dye(WARE_DYES[item]) if item in WARE_DYES else theme.wash


def ware(page: Canvas, x: float, y: float, size: float, item: str, words: Words) -> Rect:
    """A cube of a ware with its short name."""
    return pieces.cube(page, x, y, size, ware_fill(page.theme, item), short(words, item))


def cubes(page: Canvas, rect: Rect, items: Sequence[str], words: Words, size: float = 38) -> None:
    """Wares side by side."""
    for number, item in enumerate(items):
        ware(page, rect.x + size * 0.55 + number * size * 1.2, rect.cy, size, item, words)


def counted_ware(page: Canvas, x: float, y: float, item: str, count: int, words: Words) -> None:
    """A cube with how many of it there are; none: only its outline."""
    theme = page.theme
    if count:
        ware(page, x + 17, y, 34, item, words)
    else:
        page.box(Rect.around(x + 17, y, 34, 34), theme.page, theme.faded, radius=5, width=1.5)
        page.text(x + 17, y, short(words, item), 20, face=Face.SANS_BOLD, colour=theme.faded, anchor="mm")
    colour = theme.ink if count else theme.faded
    page.text(x + 40, y, str(count), 26, face=Face.SANS_BOLD, colour=colour, anchor="lm")


def counted_chip(page: Canvas, x: float, y: float, words: str, count: int, fill: Colour) -> Rect:
    """A chip with a short name, and how many of it there are."""
    rect = pieces.chip(page, x, y, words, 22, fill=fill)
    page.text(rect.right + 7, y, str(count), 24, face=Face.SANS_BOLD, anchor="lm")
    return Rect(rect.x, rect.y, rect.w + 12 + page.text_width(str(count), 24, Face.SANS_BOLD), rect.h)


def deck_fill(theme: Theme, deck: str) -> Colour:
    return theme.dye(DECK_DYES[deck])
