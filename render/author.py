"""All that the author of a title needs from Fondaco to draw it, beside `engine.author` for the rules.

`panel` is what stands around a board, `pieces` what is on it. The number `API` of `engine.author` counts for
this module, too.
"""

from render import panel, pieces
from render.artist import Artist, Brush
from render.canvas import Canvas
from render.fonts import Face
from render.panel import PlayerCard
from render.parts import Part
from render.picture import Picture
from render.rect import Rect
from render.speech import board_alt, hand_alt
from render.telling import Entry, Fact, Telling, fact, make_telling, mark
from render.theme import Dye
from render.words import Words

__all__ = [
    "Artist",
    "Brush",
    "Canvas",
    "Dye",
    "Entry",
    "Face",
    "Fact",
    "Part",
    "Picture",
    "PlayerCard",
    "Rect",
    "Telling",
    "Words",
    "board_alt",
    "fact",
    "hand_alt",
    "make_telling",
    "mark",
    "panel",
    "pieces",
]
