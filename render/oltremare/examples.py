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

SHOWN = next(card for card, facts in CARDS.items() if facts.port == "candia")


def _draw_card(page: Canvas, words: Words) -> None:
    cards.lay(page, Rect(10, 10, WIDE, HIGH), SHOWN, words)


def _draw_icon(page: Canvas, _words: Words, x: float, y: float, icon: str) -> None:
    symbol(page, icon, x, y, 64)


def _draw_marker(page: Canvas, _words: Words, x: float, y: float, kind: str) -> None:
    marker(page, kind, x, y, 64)


EXAMPLES = {
    "card": Example((round(WIDE + 20), round(HIGH + 20)), _draw_card),
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
