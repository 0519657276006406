"""Marks to pixels: what they are painted on, and the rows of a page in the colours of a palette."""

from collections.abc import Hashable, Sequence
from typing import NamedTuple

from PIL import Image

from render.colour import Colour, Palette
from render.marks import Ground, Mark, lay, paint


class Paper(NamedTuple):
    """What marks are painted on: a colour or a painted ground, its size, and a name of its own.

    What is painted on a paper without a name is not kept.
    """

    size: tuple[int, int]
    colour: Colour
    image: Image.Image | None = None
    name: Hashable | None = None

    def rows(self, top: int, bottom: int) -> Image.Image:
        """A copy of some rows."""
        if self.image is None:
            return Image.new("RGB", (self.size[0], bottom - top), self.colour)
        return self.image.crop((0, top, self.size[0], bottom))


def flat(paper: Paper, marks: Sequence[Mark]) -> Image.Image:
    """The whole page as one image."""
    image = paper.rows(0, paper.size[1])
    paint(marks, Ground(image, 0))
    return image


def colour_rows(paper: Paper, marks: Sequence[Mark], palette: Palette, top: int, bottom: int) -> Image.Image:
    """Some rows of a page in these colours: what is painted first, then the parts that have them already."""
    painted = [mark for mark in marks if mark.paint is not lay]
    if painted or paper.image is not None:
        rows = paper.rows(top, bottom)
        paint(painted, Ground(rows, top))
        image = palette.apply(rows)
    else:
        image = Image.new("P", (paper.size[0], bottom - top), palette.colours.index(paper.colour))
    if len(painted) < len(marks):
        paint((mark for mark in marks if mark.paint is lay), Ground(image, top))
    return image
