"""Words in pixels: cached masks, measuring, fitting, wrapping."""

from functools import lru_cache
from math import ceil, floor
from typing import NamedTuple

from PIL import Image, ImageDraw, ImageFont

from render.alphabets import runs
from render.fonts import Face, font

ELLIPSIS = "…"
HARD = [0] * 128 + [255] * 128
FINE = 4  # letters are drawn larger and reduced: their spacing stays even at every size


class Ink(NamedTuple):
    """Words as a mask, with where it lies relative to the start of the baseline."""

    mask: Image.Image
    left: int
    top: int


class Pen(NamedTuple):
    """Words in one font, fine, and where they begin."""

    words: str
    font: ImageFont.FreeTypeFont
    start: float


@lru_cache(maxsize=8192)
def ink(words: str, face: Face, size: int, halo: int = 0) -> Ink:
    """The mask of some words; with a halo, everything within that many pixels of them, hard at its edge."""
    stroke = halo * FINE
    pens = _pens(words, face, size)
    boxes = [large.getbbox(part, anchor="ls", stroke_width=stroke) for part, large, _ in pens]
    left = min(pen.start + box[0] for pen, box in zip(pens, boxes, strict=True))
    right = max(pen.start + box[2] for pen, box in zip(pens, boxes, strict=True))
    top, bottom = min(box[1] for box in boxes), max(box[3] for box in boxes)
    x, y = floor(left / FINE), floor(top / FINE)
    w, h = max(1, ceil(right / FINE) - x), max(1, ceil(bottom / FINE) - y)
    mask = Image.new("L", (w * FINE, h * FINE), 0)
    draw = ImageDraw.Draw(mask)
    for part, large, start in pens:
        draw.text((start - x * FINE, -y * FINE), part, 255, large, anchor="ls", stroke_width=stroke)
    small = mask.reduce(FINE)
    return Ink(small.point(HARD) if halo else small, x, y)


@lru_cache(maxsize=8192)
def width(words: str, face: Face, size: int) -> int:
    """How wide some words are, in pixels; never less than what their ink covers."""
    part, large, start = _pens(words, face, size)[-1]
    return ceil((start + max(large.getlength(part), large.getbbox(part, anchor="ls")[2])) / FINE)


def _pens(words: str, face: Face, size: int) -> list[Pen]:
    """The words part by part, from the left."""
    pens: list[Pen] = []
    start = 0.0
    for run in runs(words, face):
        large = font(run.face, size * FINE)
        pens.append(Pen(run.words, large, start))
        start += large.getlength(run.words)
    return pens or [Pen("", font(face, size * FINE), 0.0)]


@lru_cache(maxsize=512)
def cap_height(face: Face, size: int) -> int:
    """How high a capital stands, in pixels."""
    return round(-font(face, size * FINE).getbbox("H", anchor="ls")[1] / FINE)


def line_height(size: int) -> int:
    """From one baseline to the next, in pixels."""
    return round(size * 1.22)


def shorten(words: str, face: Face, size: int, room: int) -> str:
    """As much of the words as the room holds, with an ellipsis when something is left out."""
    if width(words, face, size) <= room:
        return words
    low, high = 0, len(words)
    while low < high:
        middle = (low + high + 1) // 2
        if width(words[:middle].rstrip() + ELLIPSIS, face, size) <= room:
            low = middle
        else:
            high = middle - 1
    if low:
        return words[:low].rstrip() + ELLIPSIS
    return ELLIPSIS if width(ELLIPSIS, face, size) <= room else ""


def fit(words: str, face: Face, size: int, room: int, smallest: int) -> tuple[str, int]:
    """The words at the largest size that fits, shortened when even the smallest does not."""
    for smaller in range(size, smallest - 1, -1):
        if width(words, face, smaller) <= room:
            return words, smaller
    return shorten(words, face, min(size, smallest), room), min(size, smallest)


def wrap(words: str, face: Face, size: int, room: int, lines: int) -> list[str]:
    """The words broken at spaces into at most this many lines; the last is shortened when too long."""
    broken: list[str] = []
    for paragraph in words.split("\n"):
        broken += _paragraph([word for word in paragraph.split(" ") if word], face, size, room)
    if len(broken) > lines:
        broken = [*broken[: lines - 1], " ".join(broken[lines - 1 :])]
    return [shorten(line, face, size, room) for line in broken]


def _paragraph(words: list[str], face: Face, size: int, room: int) -> list[str]:
    lines: list[str] = []
    line = ""
    for word in words:
        longer = f"{line} {word}" if line else word
        if line and width(longer, face, size) > room:
            lines.append(line)
            line = word
        else:
            line = longer
    return [*lines, line] if line or not lines else lines
