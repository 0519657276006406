"""Boards and hands as live drawings: the same artists, written as SVG (`render/svg/drawing.py`).

A picture made here has no PNG but a drawing:

    drawing.document                  the whole SVG, for a page that gives colours and fonts
    drawing.live                      the same without the still layer, which is loaded once:
    drawing.still.hash, .document     its name, for an address that may be kept for ever, and what is there
    delta(earlier, drawing)           what a page that shows the earlier one must do
    standalone(drawing, CLASSIC)      a file that needs nothing else
    style_sheet(CLASSIC)              what the names of colours stand for

Its spots are those of a PNG, with their names and true shapes.
"""

from typing import Any

from render.artist import Brush, artist
from render.picture import Picture
from render.svg.delta import delta
from render.svg.standalone import standalone
from render.svg.style import style_sheet
from render.words import Words

__all__ = ["delta", "live_board", "live_hand", "standalone", "style_sheet"]


def live_board(title: str, view: Any, words: Words) -> Picture:
    """The board as this view knows it, as a drawing."""
    return artist(title).board(view, Brush(words, live=True))


def live_hand(title: str, view: Any, words: Words) -> Picture | None:
    """What this seat alone may see, as a drawing; None where there is nothing."""
    return artist(title).hand(view, Brush(words, live=True))
