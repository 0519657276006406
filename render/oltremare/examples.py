"""Pieces of Oltre Mare on their own, for the rules page."""

from functools import partial

from engine.oltremare.components import CARDS, ICONS, MARKER_KINDS
from render.canvas import Canvas
from render.examples import Example, row_of
from render.oltremare import cards
from render.oltremare.hand import HIGH, WIDE
from render.oltremare.symbols import marker, symbol
from render.rect import Rect
from render.words import Words

LOADED = ("sugar", "wine", "spices")
SMALL_WIDE, SMALL_HIGH = 190.0, 250.0
SHOWN = next(card for card, facts in CARDS.items() if facts.port == "candia")


def _draw_card(page: Canvas, words: Words) -> None:
    cards.lay(page, Rect(10, 10, WIDE, HIGH), SHOWN, words)


def _draw_runs(page: Canvas, words: Words) -> None:
    """Two cargoes of the worked example: the run that goes on, and the run that is cut."""
    sugar, wine, spices = ([card for card, facts in CARDS.items() if facts.good == good] for good in LOADED)
    for row, cargo in enumerate(((sugar[3], wine[0]), (wine[0], sugar[3]))):
        for column, card in enumerate([*sugar[:3], *cargo, spices[0]]):
            rect = Rect(10 + column * (SMALL_WIDE + 8), 10 + row * (SMALL_HIGH + 24), SMALL_WIDE, SMALL_HIGH)
            cards.lay(page, rect, card, words)


def _draw_icon(page: Canvas, _words: Words, x: float, y: float, icon: str) -> None:
    symbol(page, icon, x, y, 64)


def _draw_marker(page: Canvas, _words: Words, x: float, y: float, kind: str) -> None:
    marker(page, kind, x, y, 64)


EXAMPLES = {
    "card": Example((round(WIDE + 20), round(HIGH + 20)), _draw_card),
    "runs": Example((round(6 * SMALL_WIDE + 60), round(2 * SMALL_HIGH + 44)), _draw_runs),
    "icons": row_of(
        [(f"oltremare-icon-{icon}", partial(_draw_icon, icon=icon)) for icon in ICONS],
        columns=4,
        cell=(180, 76),
        room=76,
    ),
    "markers": row_of(
        [(f"oltremare-marker-{kind}", partial(_draw_marker, kind=kind)) for kind in MARKER_KINDS],
        columns=2,
        cell=(400, 76),
        room=80,
    ),
}
