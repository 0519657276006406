"""Pieces of Serenissima on their own, for the rules page."""

from dataclasses import dataclass
from functools import partial

from engine.serenissima.components import GOODS, SIZES
from engine.serenissima.view import GalleyView, PortView
from render import pieces
from render.canvas import Canvas
from render.examples import Example, row_of
from render.rect import Rect
from render.serenissima import pieces as own
from render.words import Words

SLOT = 58.0
CELL = 34.0
PORT = "napoli"
NAPOLI = PortView(
    0, sailors=2, capacity=SIZES[PORT], stored=["gold"], fort=True, basilica=True, closed=False, wine=False
)
SHIP = GalleyView(7, 0, "", sailors=3, cargo=["wood", "marble"])


@dataclass(slots=True)
class _Wheel:
    """Four players with two galleys each."""

    round: int
    pointer: int
    wheel: int
    galleys: dict[int, GalleyView]


WHEEL = _Wheel(
    round=2,
    pointer=5,
    wheel=15,
    galleys={
        number: GalleyView(number, seat, "", 3, [])
        for number, seat in ((1, 0), (3, 1), (4, 2), (5, 3), (8, 0), (9, 2), (12, 1), (14, 3))
    },
)


def _draw_port(page: Canvas, words: Words) -> None:
    rect = Rect(12, 44, 360, 142)
    own.port(page, rect, PORT, NAPOLI, page.theme.seats, words, SLOT)


def _draw_galley(page: Canvas, words: Words) -> None:
    own.galley(page, 160, 116, SHIP, page.theme.seats[0], words, cell=CELL, active=False)


def _draw_wheel(page: Canvas, words: Words) -> None:
    own.wheel(page, Rect(10, 10, 340, 340), WHEEL, page.theme.seats, words)
    page.spots.clear()


def _draw_good(page: Canvas, words: Words, x: float, y: float, good: str) -> None:
    pieces.cube(page, x, y, 44, own.dye(page.theme, good), own.mark(words, good))


EXAMPLES = {
    "goods": row_of(
        [(f"serenissima-good-{good}", partial(_draw_good, good=good)) for good in GOODS],
        columns=3,
        cell=(170, 60),
        room=58,
    ),
    "wheel": Example((360, 360), _draw_wheel),
    "galley": Example((320, 232), _draw_galley),
    "port": Example((384, 198), _draw_port),
}
