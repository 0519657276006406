"""Emblems: small square pictures of goods, icons and seats, to stand beside the words for them."""

import io
from collections.abc import Callable
from functools import cache
from typing import TypeAlias

from PIL import Image, ImageDraw

from render import pieces
from render.artist import artist
from render.canvas import Canvas
from render.theme import THEMES

Draw: TypeAlias = Callable[[Canvas], None]
"""Draws one thing in the middle of a square page of `SIDE` units."""

SIDE = 100
MIDDLE = SIDE / 2
PIXELS = 96
ROUND = 0.16
"""How far its corners are rounded, of its side."""
THEME = THEMES["classic"]


def cube(fill: tuple[int, int, int]) -> Draw:
    """A good that is a cube of this colour."""

    def draw(page: Canvas) -> None:
        pieces.cube(page, MIDDLE, MIDDLE, SIDE * 0.86, fill)

    return draw


def _seat(seat: int) -> Draw:
    def draw(page: Canvas) -> None:
        pieces.token(page, MIDDLE, MIDDLE, THEME.seats[seat], SIDE * 0.8)

    return draw


def seat_key(seat: int) -> str:
    """Stands for a seat among the words that have an emblem."""
    return f"seat-{seat + 1}"


def emblem_files(titles: tuple[str, ...]) -> dict[str, bytes]:
    """For each word that has an emblem, its PNG: those of the titles, and the seats."""
    drawings = {key: draw for title in titles for key, draw in artist(title).emblems().items()}
    drawings |= {seat_key(seat): _seat(seat) for seat in range(len(THEME.seats))}
    return {key: _png(draw) for key, draw in drawings.items()}


def _png(draw: Draw) -> bytes:
    page = Canvas((SIDE, SIDE), PIXELS, THEME)
    draw(page)
    image = page.image.convert("RGBA")
    image.putalpha(_round_mask())
    out = io.BytesIO()
    image.save(out, "PNG", optimize=True)
    return out.getvalue()


@cache
def _round_mask() -> Image.Image:
    fine = 4
    mask = Image.new("L", (PIXELS * fine, PIXELS * fine), 0)
    corner = (PIXELS * fine - 1, PIXELS * fine - 1)
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, *corner), PIXELS * fine * ROUND, 255)
    return mask.reduce(fine)
