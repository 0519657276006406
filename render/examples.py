"""Pieces drawn on their own, as examples for the rules page."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TypeAlias

from render.canvas import Canvas
from render.rect import Rect
from render.words import Words

Draw: TypeAlias = Callable[[Canvas, Words, float, float], object]
"""Draws a piece around a point."""


@dataclass(frozen=True, slots=True)
class Example:
    """A piece or some that belong together, on a small page of so many units."""

    size: tuple[int, int]
    draw: Callable[[Canvas, Words], None]


def row_of(
    pieces: Iterable[tuple[str, Draw]], *, columns: int, cell: tuple[int, int], room: float
) -> Example:
    """Several pieces in rows, each with its name at its right; `room` is how wide a piece stands.

    A piece is given with the key of its name.
    """
    drawn = tuple(pieces)
    rows = -(-len(drawn) // columns)

    def draw(page: Canvas, words: Words) -> None:
        for number, (key, piece) in enumerate(drawn):
            row, column = divmod(number, columns)
            rect = Rect(column * cell[0], row * cell[1], *cell)
            piece(page, words, rect.x + room / 2, rect.cy)
            name = words(key)
            page.write(
                Rect(rect.x + room, rect.y, rect.w - room - 4, rect.h), name[:1].upper() + name[1:], 24
            )

    return Example((columns * cell[0], rows * cell[1]), draw)
