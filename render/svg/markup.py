"""Numbers, words and shapes as SVG writes them."""

import re
from collections.abc import Sequence
from hashlib import blake2s
from html import escape

from render.strokes import Dot, simplify

SHORT = 8  # lines of so few points are written as they are
UNSEEN = (
    0.08  # units that a longer line may leave its points by: a pixel where a board is twelve times as large
)
UNWRITABLE = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
"""What XML cannot hold, even escaped."""


def number(value: float) -> str:
    """A length to a tenth of a unit, as short as can be."""
    short = f"{value:.1f}"
    if short.endswith(".0"):
        short = short[:-2]
    return "0" if short == "-0" else short


def words(raw: str) -> str:
    """Words between tags or in an attribute, whatever a player typed."""
    return escape(UNWRITABLE.sub("", raw))


def line(dots: Sequence[Dot]) -> str:
    """An open line as the data of a path."""
    corners = simplify(dots, UNSEEN) if len(dots) > SHORT else dots
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in corners)


def shape(*rings: Sequence[Dot]) -> str:
    """Closed lines as the data of a path."""
    return "".join(f"{line(ring)}z" for ring in rings)


def digest(*parts: str) -> str:
    """A short name for some text that no other text has."""
    made = blake2s(digest_size=8)
    for part in parts:
        made.update(part.encode())
        made.update(b"\0")
    return made.hexdigest()
