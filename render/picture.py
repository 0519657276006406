"""A drawn board or hand: bytes to send, words for those who cannot see it, and places to click."""

from dataclasses import dataclass

from render.svg.drawing import Drawing

ALT_LIMIT = 1024  # characters, as many as Discord takes


Shape = tuple[tuple[tuple[float, float], ...], ...]
"""A shape by its closed lines; a hole runs the other way around than what it is cut out of."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A clickable place on a picture, in fractions of its width and height: a box around it, and more.

    The name is for those who cannot see the picture. Where the place is no box, its shape is given too.
    What is drawn within a larger place (a port in its zone, a galley on its water) names that place: a press
    on it means the larger place where only that can be chosen.
    """

    id: str
    x: float
    y: float
    w: float
    h: float
    name: str = ""
    shape: Shape = ()
    within: str = ""


@dataclass(frozen=True, slots=True)
class Picture:
    """A board or hand as a PNG; or as a drawing, where that was asked for, and then there is no PNG."""

    png: bytes
    width: int
    height: int
    alt: str
    spots: tuple[Spot, ...] = ()
    drawing: Drawing | None = None


def clip_alt(alt: str, limit: int = ALT_LIMIT) -> str:
    """As much of an alt text as there may be, up to the end of a word."""
    if len(alt) <= limit:
        return alt
    cut = alt[: limit - 1]
    return (cut.rpartition(" ")[0] or cut).rstrip() + "…"
