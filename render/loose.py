"""Loose things that go from place to place on a live board: how one of them looks (`Canvas.holds`)."""

from collections.abc import Callable
from functools import cache

from render import pieces
from render.canvas import Canvas
from render.rect import Rect
from render.theme import Dye

SIZE = 34.0
CARD = Rect.around(0, 0, 36, 50)


def coin(page: Canvas) -> None:
    pieces.coin(page, 0, 0, SIZE)


def card(page: Canvas) -> None:
    """A card whose face nobody sees."""
    pieces.card_back(page, CARD)


@cache
def slip(dye: Dye) -> Callable[[Canvas], None]:
    """A card of a deck that is known by its colour."""

    def draw(page: Canvas) -> None:
        page.box(CARD, page.theme.dye(dye), page.theme.ink, radius=8, width=2)

    return draw


@cache
def cube(dye: Dye) -> Callable[[Canvas], None]:
    """A good."""

    def draw(page: Canvas) -> None:
        pieces.cube(page, 0, 0, SIZE, page.theme.dye(dye))

    return draw


def sailor(page: Canvas) -> None:
    page.disc(0, 0, SIZE * 0.4, page.theme.dye(Dye.WOAD), page.theme.ink, width=2)
