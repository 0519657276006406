"""Colours: mixing, contrast, and the fixed palette that every PNG of a theme is written with."""

from collections.abc import Iterable
from functools import lru_cache
from itertools import product

from PIL import Image

Colour = tuple[int, int, int]

# Pillow looks palette colours up on a lattice of 4; colours that lie on it are found exactly.
LATTICE = 4
PALETTE_SIZE = 256
FEW = 16  # so many colours need half a byte a pixel


def on_lattice(colour: Colour) -> Colour:
    """The nearest colour that the palette can hold exactly."""
    r, g, b = (min(252, max(0, round(part / LATTICE) * LATTICE)) for part in colour)
    return r, g, b


def from_hex(code: str) -> Colour:
    """A colour from its six hexadecimal digits."""
    return on_lattice((int(code[0:2], 16), int(code[2:4], 16), int(code[4:6], 16)))


def mix(under: Colour, over: Colour, share: float) -> Colour:
    """What `over` looks like when it covers this share of `under`."""
    r, g, b = (round(u + (o - u) * share) for u, o in zip(under, over, strict=True))
    return on_lattice((r, g, b))


def luminance(colour: Colour) -> float:
    """Relative luminance as WCAG defines it: 0 for black, 1 for white."""
    parts = [part / 255 for part in colour]
    r, g, b = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


@lru_cache(maxsize=4096)
def contrast(first: Colour, other: Colour) -> float:
    """Contrast ratio as WCAG defines it: 1 to 21; text wants 4.5."""
    low, high = sorted((luminance(first), luminance(other)))
    return (high + 0.05) / (low + 0.05)


class Palette:
    """At most 256 colours fixed in advance: flat tones first, then the blends of their edges."""

    def __init__(
        self,
        flat: Iterable[Colour],
        blends: Iterable[tuple[Colour, Colour, int]],
        size: int = PALETTE_SIZE,
    ) -> None:
        """Each blend is under, over, and how many steps lie between the two."""
        mixed = dict.fromkeys(flat)
        for under, over, steps in blends:
            for step in range(1, steps + 1):
                mixed.setdefault(mix(under, over, step / (steps + 1)))
        self.colours: tuple[Colour, ...] = tuple(mixed)[:size]
        self.bits = 4 if len(self.colours) <= FEW else 8
        self.packed = bytes(part for colour in self.colours for part in colour)
        self._image = Image.new("P", (1, 1))
        self._image.putpalette(self.packed)

    def apply(self, image: Image.Image) -> Image.Image:
        """The same picture with these colours alone."""
        return image.quantize(palette=self._image, dither=Image.Dither.NONE)


def edges(unders: Iterable[Colour], overs: Iterable[Colour], steps: int) -> list[tuple[Colour, Colour, int]]:
    """The blends of every colour drawn over every other."""
    return [(under, over, steps) for under, over in product(unders, overs) if under != over]
