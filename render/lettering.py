"""Words in pixels: cached masks, measuring, fitting, wrapping."""

from functools import cache, lru_cache
from math import ceil, floor
from typing import NamedTuple
from unicodedata import category, normalize

from PIL import Image, ImageDraw

from render.fonts import Face, font

ELLIPSIS = "…"
HARD = [0] * 128 + [255] * 128
SPACES = str.maketrans(dict.fromkeys("\u2009\u200a\u202f", "\u00a0"))  # the fonts have no narrow spaces
FINE = 4  # letters are drawn larger and reduced: their spacing stays even at every size
SMALL = 24  # pixels: enough to tell a letter from the sign for none
NOWHERE = "\U0010ffff"  # no face has it: drawn as every sign that a face lacks


class Ink(NamedTuple):
    """Words as a mask, with where it lies relative to the start of the baseline."""

    mask: Image.Image
    left: int
    top: int


def written(words: str, face: Face) -> str:
    """The words in the letters of a face: plain ones for fancy ones, and no signs that it lacks."""
    if words.isascii():
        return words
    known = normalize("NFC", words).translate(SPACES)
    found = "".join(letter if _has(face, letter) else _plain(face, letter) for letter in known)
    return found if found == known else " ".join(part for part in found.split(" ") if part)


def _plain(face: Face, letter: str) -> str:
    """What stands for a sign that a face lacks; the box of a letter says at least that there is one."""
    plain = normalize("NFKC", letter)
    if all(_has(face, part) for part in plain):
        return plain
    return letter if category(letter)[0] in "LN" else ""


@cache
def _has(face: Face, letter: str) -> bool:
    probe = font(face, SMALL)
    drawn, lacking = (probe.getmask(sign) for sign in (letter, NOWHERE))
    return drawn.size != lacking.size or bytes(drawn) != bytes(lacking)


@lru_cache(maxsize=8192)
def ink(words: str, face: Face, size: int, halo: int = 0) -> Ink:
    """The mask of some words; with a halo, everything within that many pixels of them, hard at its edge."""
    words = written(words, face)
    large, stroke = font(face, size * FINE), halo * FINE
    left, top, right, bottom = large.getbbox(words, anchor="ls", stroke_width=stroke)
    x, y = floor(left / FINE), floor(top / FINE)
    w, h = max(1, ceil(right / FINE) - x), max(1, ceil(bottom / FINE) - y)
    mask = Image.new("L", (w * FINE, h * FINE), 0)
    ImageDraw.Draw(mask).text((-x * FINE, -y * FINE), words, 255, large, anchor="ls", stroke_width=stroke)
    small = mask.reduce(FINE)
    return Ink(small.point(HARD) if halo else small, x, y)


@lru_cache(maxsize=8192)
def width(words: str, face: Face, size: int) -> int:
    """How wide some words are, in pixels; never less than what their ink covers."""
    words = written(words, face)
    large = font(face, size * FINE)
    return ceil(max(large.getlength(words), large.getbbox(words, anchor="ls")[2]) / FINE)


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
    found: list[str] = []
    for paragraph in words.split("\n"):
        found += _paragraph([word for word in paragraph.split(" ") if word], face, size, room)
    if len(found) > lines:
        found = [*found[: lines - 1], " ".join(found[lines - 1 :])]
    return [shorten(line, face, size, room) for line in found]


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
