"""Themes: the parchment, the sea, the inks, the dyes of goods, and how the seats are told apart."""

from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cached_property, lru_cache

from render.colour import FEW, Colour, Palette, contrast, edges, hexed


class Shape(StrEnum):
    """The outline of a seat's tokens."""

    DISC = "disc"
    SHIELD = "shield"
    LOZENGE = "lozenge"
    SQUARE = "square"
    HEXAGON = "hexagon"


class Dye(StrEnum):
    """Colours for goods, cards and markers; titles choose among them."""

    MADDER = "madder"
    COPPER = "copper"
    SAFFRON = "saffron"
    VERDIGRIS = "verdigris"
    WOAD = "woad"
    MUREX = "murex"
    WALNUT = "walnut"
    SLATE = "slate"
    SOOT = "soot"
    CHALK = "chalk"


@dataclass(frozen=True, slots=True)
class SeatLook:
    """How one seat is shown: colour, shape and letter, so that any one of them is enough."""

    fill: Colour
    shape: Shape
    letter: str

    def lettered(self, letter: str) -> "SeatLook":
        """The same look with the letter of a city or a name."""
        return replace(self, letter=letter)


LETTERS = "ABCDE"


@dataclass(frozen=True)
class Theme:
    """All colours of a board."""

    name: str
    page: Colour  # the sheet around the chart
    card: Colour  # boxes, cards and labels
    land: Colour
    wash: Colour  # the tint of the land along the shore
    relief: Colour  # hills, rivers and other faint drawing on land
    sea: Colour
    lit: Colour  # water that may be chosen now
    shallow: Colour  # the tint of the sea along the shore
    water: Colour  # water lines
    rhumb: Colour  # wind lines
    border: Colour  # dashed borders of sea zones
    ink: Colour
    faded: Colour  # ink of less important words
    accent: Colour  # rubric red: turn lines, things to look at
    gilt: Colour  # ornament, coins
    glow: Colour  # ground of what may be chosen now
    seat_fills: tuple[Colour, ...]
    dyes: dict[Dye, Colour]

    @property
    def seats(self) -> tuple[SeatLook, ...]:
        """The looks of up to five seats."""
        return tuple(
            SeatLook(fill, shape, letter)
            for fill, shape, letter in zip(self.seat_fills, Shape, LETTERS, strict=True)
        )

    def dye(self, dye: Dye) -> Colour:
        return self.dyes[dye]

    def on(self, fill: Colour) -> Colour:
        """The ink, dark or light, that reads best on a fill."""
        return max(self.ink, self.card, key=lambda ink: contrast(ink, fill))

    @property
    def grounds(self) -> tuple[Colour, ...]:
        """Everything that words are written on without a box of their own."""
        return self.page, self.card, self.land, self.sea, self.lit, self.glow

    @cached_property
    def chart_palette(self) -> Palette:
        """The colours of a chart without its pieces, all of them in the palette.

        Faint drawing (water lines, hills, tints) has no blends: nobody sees them, and they cost bytes.
        """
        flat = (*self._tones, *self._lines, self.gilt, self.accent, self.dyes[Dye.WOAD])
        return Palette(flat, self._shore_edges)

    @cached_property
    def palette(self) -> Palette:
        """The one palette of this theme: its colours, and the blends along their edges."""
        fills = tuple(dict.fromkeys((*self.seat_fills, *self.dyes.values(), self.gilt, self.accent)))
        return Palette(
            (*self._tones, *self._lines, *fills),
            [
                *self._shore_edges,
                *edges((self.page, self.glow, self.lit), (self.ink,), 3),
                *edges(fills, (self.ink,), 3),
                *[(fill, self.on(fill), 3) for fill in fills],
                *edges((self.page, self.card, self.land, self.sea), (self.faded, self.accent), 3),
                *edges((self.sea, self.land), (self.card,), 2),
                *edges((self.page,), (self.land, self.card, self.gilt), 1),
                *edges((self.card,), fills, 2),
            ],
        )

    @lru_cache(maxsize=64)  # noqa: B019
    def few(self, *fills: Colour) -> Palette:
        """Sixteen colours for a page of cards with these fills: what letters need, then their blends."""
        return Palette(
            (self.page, self.card, self.ink, self.faded, *fills),
            [
                (self.card, self.ink, 3),
                *[(fill, self.on(fill), steps) for steps in (1, 2) for fill in fills],
            ],
            FEW,
        )

    @property
    def _tones(self) -> tuple[Colour, ...]:
        return (*self.grounds, self.wash, self.shallow)

    @property
    def _lines(self) -> tuple[Colour, ...]:
        return self.relief, self.water, self.rhumb, self.border, self.ink, self.faded

    @property
    def _shore_edges(self) -> list[tuple[Colour, Colour, int]]:
        return [
            *edges((self.land, self.sea, self.card), (self.ink,), 3),
            *edges((self.wash, self.shallow), (self.ink,), 2),
            *edges((self.sea,), (self.border,), 1),
            *edges((self.gilt, self.accent), (self.ink,), 1),
        ]

    def __hash__(self) -> int:
        return hash(self.name)


CLASSIC = Theme(
    name="classic",
    page=hexed("f4ecdc"),
    card=hexed("fcf6e8"),
    land=hexed("ecdcb8"),
    wash=hexed("dcc494"),
    relief=hexed("c8ac78"),
    sea=hexed("d0e0dc"),
    lit=hexed("f0fcf4"),
    shallow=hexed("bcd4d2"),
    water=hexed("8cb0b4"),
    rhumb=hexed("bcd4d2"),
    border=hexed("3c6474"),
    ink=hexed("34281c"),
    faded=hexed("644e38"),
    accent=hexed("901c20"),
    gilt=hexed("c49438"),
    glow=hexed("fce49c"),
    seat_fills=(hexed("941c28"), hexed("2c5484"), hexed("e0a428"), hexed("f4f0e4"), hexed("2c6850")),
    dyes={
        Dye.MADDER: hexed("a82c34"),
        Dye.COPPER: hexed("d47c34"),
        Dye.SAFFRON: hexed("e8b838"),
        Dye.VERDIGRIS: hexed("3c7c54"),
        Dye.WOAD: hexed("345c94"),
        Dye.MUREX: hexed("74407c"),
        Dye.WALNUT: hexed("7c5030"),
        Dye.SLATE: hexed("9ca4ac"),
        Dye.SOOT: hexed("343034"),
        Dye.CHALK: hexed("f8f4ec"),
    },
)

# Lightness differs as much as hue does, so the seats stay apart without red, green or blue cones.
COLOURBLIND = replace(
    CLASSIC,
    name="colourblind",
    sea=hexed("d4e0e8"),
    lit=hexed("f4fcfc"),
    shallow=hexed("c0d0dc"),
    water=hexed("90a8bc"),
    rhumb=hexed("c0d0dc"),
    border=hexed("34587c"),
    land=hexed("ece0c4"),
    accent=hexed("8c3800"),
    seat_fills=(hexed("b84000"), hexed("004c8c"), hexed("f0d000"), hexed("f8f4ec"), hexed("282828")),
    dyes={
        Dye.MADDER: hexed("a03c00"),
        Dye.COPPER: hexed("e89c2c"),
        Dye.SAFFRON: hexed("f4e448"),
        Dye.VERDIGRIS: hexed("007c5c"),
        Dye.WOAD: hexed("0064a4"),
        Dye.MUREX: hexed("d488b0"),
        Dye.WALNUT: hexed("64442c"),
        Dye.SLATE: hexed("a4acb4"),
        Dye.SOOT: hexed("242424"),
        Dye.CHALK: hexed("f8f8f4"),
    },
)

CONTRAST = replace(
    CLASSIC,
    name="contrast",
    page=hexed("fcfcfc"),
    card=hexed("fcfcfc"),
    land=hexed("f4ecd8"),
    wash=hexed("e0d0a8"),
    relief=hexed("d0bc90"),
    sea=hexed("d8ecf8"),
    lit=hexed("fcfcc8"),
    shallow=hexed("bcdcf0"),
    water=hexed("7cacd0"),
    rhumb=hexed("bcdcf0"),
    border=hexed("003c6c"),
    ink=hexed("000000"),
    faded=hexed("2c2c2c"),
    accent=hexed("a00010"),
    glow=hexed("fcec70"),
    seat_fills=(hexed("b00018"), hexed("003890"), hexed("fcc800"), hexed("fcfcfc"), hexed("006034")),
    dyes={
        Dye.MADDER: hexed("c00020"),
        Dye.COPPER: hexed("f08020"),
        Dye.SAFFRON: hexed("fcd000"),
        Dye.VERDIGRIS: hexed("006c3c"),
        Dye.WOAD: hexed("0048b0"),
        Dye.MUREX: hexed("6c1080"),
        Dye.WALNUT: hexed("603010"),
        Dye.SLATE: hexed("b0b0b0"),
        Dye.SOOT: hexed("101010"),
        Dye.CHALK: hexed("fcfcfc"),
    },
)

# For live drawings on a dark screen. A picture has no such theme: it is sent to everybody.
DARK = replace(
    CLASSIC,
    name="dark",
    page=hexed("1c1814"),
    card=hexed("28241c"),
    land=hexed("3c3428"),
    wash=hexed("4c4030"),
    relief=hexed("645438"),
    sea=hexed("182830"),
    lit=hexed("284c58"),
    shallow=hexed("203840"),
    water=hexed("3c606c"),
    rhumb=hexed("203840"),
    border=hexed("8cb4c4"),
    ink=hexed("f0e8d4"),
    faded=hexed("d0c0a4"),
    accent=hexed("fc9c90"),
    gilt=hexed("d0a448"),
    glow=hexed("54441c"),
    dyes={**CLASSIC.dyes, Dye.VERDIGRIS: hexed("347048")},
)

THEMES: dict[str, Theme] = {theme.name: theme for theme in (CLASSIC, COLOURBLIND, CONTRAST)}
