"""All that the author of a title needs from Fondaco to draw and describe it, beside `engine.author`."""

from render import loose, ornaments, panel, pieces
from render.artist import Artist, Brush
from render.berths import berth_numbers, beside
from render.canvas import Canvas
from render.chart import Chart, Window
from render.colour import Colour
from render.examples import Example
from render.fonts import Face
from render.parts import Part
from render.picture import Picture, clip_alt
from render.rect import Rect
from render.shapes import corners
from render.speech import board_alt, hand_alt, map_alt
from render.strokes import Dot, ring
from render.telling import (
    FINE,
    PLAIN,
    STILL,
    VITAL,
    Entry,
    Fact,
    Near,
    Telling,
    fact,
    facts,
    make_telling,
    mark,
    names,
)
from render.theme import Dye, Theme
from render.words import Words

__all__ = [
    "FINE",
    "PLAIN",
    "STILL",
    "VITAL",
    "Artist",
    "Brush",
    "Canvas",
    "Chart",
    "Colour",
    "Dot",
    "Dye",
    "Entry",
    "Example",
    "Face",
    "Fact",
    "Near",
    "Part",
    "Picture",
    "Rect",
    "Telling",
    "Theme",
    "Window",
    "Words",
    "berth_numbers",
    "beside",
    "board_alt",
    "clip_alt",
    "corners",
    "fact",
    "facts",
    "hand_alt",
    "loose",
    "make_telling",
    "map_alt",
    "mark",
    "names",
    "ornaments",
    "panel",
    "pieces",
    "ring",
]
