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

from dataclasses import replace
from typing import Any

from render.artist import Artist, Brush, artist
from render.parts import lay_column
from render.picture import Picture
from render.svg.delta import delta
from render.svg.standalone import standalone
from render.svg.style import style_sheet
from render.words import Words

__all__ = [
    "delta",
    "draw_beside",
    "draw_chart",
    "live_beside",
    "live_board",
    "live_hand",
    "standalone",
    "style_sheet",
]


def live_board(title: str, view: Any, words: Words) -> Picture:
    """The chart as this view knows it, as a drawing."""
    return draw_chart(artist(title), view, words)


def live_beside(title: str, view: Any, words: Words) -> Picture | None:
    """What stands beside the chart, as a drawing; None where the chart shows everything."""
    return draw_beside(artist(title), view, words)


def draw_chart(drawer: Artist[Any], view: Any, words: Words) -> Picture:
    """The chart alone.

    What goes to a purse or comes from it crosses the edge of the chart, as high as the purse is beside it.
    """
    picture, beside = drawer.chart(view, Brush(words, live=True)), draw_beside(drawer, view, words)
    if picture.drawing is None or beside is None or beside.drawing is None:
        return picture
    box, high = picture.drawing.box, beside.drawing.box.h
    elsewhere = {
        key: replace(holding, at=(box.right, box.y + box.h * holding.at[1] / high))
        for key, holding in beside.drawing.holdings.items()
    }
    return replace(picture, drawing=replace(picture.drawing, holdings=elsewhere | picture.drawing.holdings))


def draw_beside(drawer: Artist[Any], view: Any, words: Words) -> Picture | None:
    """The parts beside a chart in a column."""
    return lay_column(drawer.parts(view, words), words("board-beside"))


def live_hand(title: str, view: Any, words: Words) -> Picture | None:
    """What this seat alone may see, as a drawing; None where there is nothing."""
    return artist(title).hand(view, Brush(words, live=True))
