"""Pieces of Genoa on their own, for the rules page."""

from dataclasses import dataclass
from functools import partial

from engine.genoa.components import ITEMS, LARGE, MESSAGES, PRIVILEGES, SMALL, WARES
from engine.genoa.view import PlayerView
from render.canvas import Canvas
from render.examples import Example, row_of
from render.genoa.grid import print_grid
from render.genoa.hand import CARD, GAP, draw_card
from render.genoa.plan import draw, draw_tower, stack
from render.genoa.symbols import ware
from render.rect import Rect
from render.words import Words

CARDS = [next(iter(deck)) for deck in (LARGE, SMALL, MESSAGES, PRIVILEGES)]
HOLDER = PlayerView(dict.fromkeys(ITEMS, 1), {}, actions=1, declined="", quiet=False, talk=0, cards=CARDS)
DISCS = 5


def _draw_cards(page: Canvas, words: Words) -> None:
    for number, card in enumerate(CARDS):
        row, column = divmod(number, 2)
        rect = Rect(GAP + column * (CARD[0] + GAP), GAP + row * (CARD[1] + GAP), *CARD)
        draw_card(page, rect, card, HOLDER, words)


def _draw_tower(page: Canvas, _words: Words) -> None:
    stack(page, 80, 86, DISCS, size=2.4)


def _draw_ware(page: Canvas, words: Words, x: float, y: float, item: str) -> None:
    ware(page, x, y, 44, item, words)


@dataclass(frozen=True, slots=True)
class _Turn:
    """The turn of the worked example, at its end."""

    path: tuple[str, ...] = ("S23", "GET", "VCO", "HAF", "PAL")
    phase: str = "bargain"
    streets: tuple[str, ...] = ()


def _draw_turn(page: Canvas, words: Words) -> None:
    grid = print_grid("depot")
    draw(page, grid, words)
    draw_tower(page, _Turn(), grid)
    page.spots.clear()


EXAMPLES = {
    "turn": Example((612, 846), _draw_turn),
    "wares": row_of(
        [(f"genoa-item-{item}", partial(_draw_ware, item=item)) for item in WARES],
        columns=4,
        cell=(160, 60),
        room=58,
    ),
    "tower": Example((160, 180), _draw_tower),
    "cards": Example((round(2 * CARD[0] + 3 * GAP), round(2 * CARD[1] + 3 * GAP)), _draw_cards),
}
