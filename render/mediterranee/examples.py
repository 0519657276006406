"""Pieces of Méditerranée on their own, for the rules page."""

from functools import partial

from engine.mediterranee.components import BOX, GOODS
from engine.mediterranee.view import GalleyView, PortView
from render import pieces
from render.canvas import Canvas
from render.examples import Example, row_of
from render.mediterranee.berths import galley_size
from render.mediterranee.map import plot, plot_size
from render.mediterranee.pieces import dye, galley, mark, port_card, short
from render.rect import Rect
from render.theme import SeatLook
from render.words import Words

LARGE = 2.5
MARGIN = 12.0
SHIP = GalleyView(number=4, seat=0, zone="", sailors=3, goods=["wine", "wood"])
PORT = PortView("modon", 0, garrison=2, fort=True, stored=["wine"], built=False, recruits=0, asks=None)


def _page_for(size: tuple[float, float]) -> tuple[int, int]:
    return round(size[0] + 2 * MARGIN), round(size[1] + 2 * MARGIN)


def _owner(page: Canvas) -> SeatLook:
    return page.theme.seats[0].with_letter(next(iter(BOX.nations.values())).letter)


def _draw_galley(page: Canvas, words: Words) -> None:
    galley(page, words, Rect(MARGIN, MARGIN, *galley_size(LARGE)), SHIP, _owner(page), LARGE)


def _draw_port(page: Canvas, words: Words) -> None:
    ground = Rect(MARGIN, MARGIN, *plot_size(PORT.id, LARGE))
    port_card(page, words, plot(PORT.id, (0.0, 0.0), ground, LARGE), PORT, _owner(page), LARGE)


def _draw_good(page: Canvas, words: Words, x: float, y: float, good: str) -> None:
    fill = dye(page.theme, good)
    pieces.cube(page, x, y, 40, fill)
    mark(page, x, y, short(words, good), 26, fill)


EXAMPLES = {
    "galley": Example(_page_for(galley_size(LARGE)), _draw_galley),
    "port": Example(_page_for(plot_size(PORT.id, LARGE)), _draw_port),
    "goods": row_of(
        [(f"mediterranee-good-{good}", partial(_draw_good, good=good)) for good in GOODS],
        columns=3,
        cell=(250, 60),
        room=54,
    ),
}
