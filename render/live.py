"""Boards and hands as live drawings: the same artists, written as SVG (`render/svg/drawing.py`).

picture = live_board("neptun", view, words)
picture.drawing.document        # the whole SVG, for a page that gives colours and fonts
picture.drawing.live            # without the still layer, which is loaded once:
picture.drawing.still.hash      #   its name, for an address that may be kept for ever
picture.drawing.still.document  #   what is found there
delta(earlier.drawing, picture.drawing)      # what a page that shows the earlier one must do
picture.spots                   # as for a PNG, with names and true shapes
"""

from typing import Any

from render.artist import Brush, artist
from render.picture import Picture
from render.svg.delta import delta
from render.svg.style import style_sheet
from render.words import Words

__all__ = ["delta", "live_board", "live_hand", "style_sheet"]


def live_board(title: str, view: Any, words: Words) -> Picture:
    """The board as this view knows it, as a drawing."""
    return artist(title).board(view, Brush(words, live=True))


def live_hand(title: str, view: Any, words: Words) -> Picture | None:
    """What this seat alone may see, as a drawing; None where there is nothing."""
    return artist(title).hand(view, Brush(words, live=True))
