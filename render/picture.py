"""A drawn board or hand: bytes to send, words for those who cannot see it, and places to click."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Spot:
    """A clickable place on a picture, in fractions of its width and height."""

    id: str
    x: float
    y: float
    w: float
    h: float


@dataclass(frozen=True, slots=True)
class Picture:
    png: bytes
    width: int
    height: int
    alt: str
    spots: tuple[Spot, ...] = ()
