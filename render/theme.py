"""Themes: the parchment, the sea, the inks, the dyes of goods, and how the seats are told apart."""

from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cached_property, lru_cache

from render.colour import FEW, Colour, Palette, contrast, edges, from_hex


class Shape(StrEnum):
    """The outline of a seat's tokens."""

    DISC = "disc"
    SHIELD = "shield"
    LOZENGE = "lozenge"
    SQUARE = "square"
    HEXAGON = "hexagon"
    TRIANGLE = "triangle"
    PENTAGON = "pentagon"
    CROSS = "cross"


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

    def with_letter(self, letter: str) -> "SeatLook":
        """The same look with the letter of a city or a name."""
        return replace(self, letter=letter)


LETTERS = "ABCDEFGH"


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
        """How each seat is shown; a title has no more of them (`data.titles.MOST_SEATS`)."""
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
    page=from_hex("f4ecdc"),
    card=from_hex("fcf6e8"),
    land=from_hex("ecdcb8"),
    wash=from_hex("dcc494"),
    relief=from_hex("c8ac78"),
    sea=from_hex("d0e0dc"),
    lit=from_hex("f0fcf4"),
    shallow=from_hex("bcd4d2"),
    water=from_hex("8cb0b4"),
    rhumb=from_hex("bcd4d2"),
    border=from_hex("3c6474"),
    ink=from_hex("34281c"),
    faded=from_hex("644e38"),
    accent=from_hex("901c20"),
    gilt=from_hex("c49438"),
    glow=from_hex("fce49c"),
    seat_fills=(
        from_hex("941c28"),
        from_hex("2c5484"),
        from_hex("e0a428"),
        from_hex("f4f0e4"),
        from_hex("2c6850"),
        from_hex("74407c"),
        from_hex("9ca4ac"),
        from_hex("343034"),
    ),
    dyes={
        Dye.MADDER: from_hex("a82c34"),
        Dye.COPPER: from_hex("d47c34"),
        Dye.SAFFRON: from_hex("e8b838"),
        Dye.VERDIGRIS: from_hex("3c7c54"),
        Dye.WOAD: from_hex("345c94"),
        Dye.MUREX: from_hex("74407c"),
        Dye.WALNUT: from_hex("7c5030"),
        Dye.SLATE: from_hex("9ca4ac"),
        Dye.SOOT: from_hex("343034"),
        Dye.CHALK: from_hex("f8f4ec"),
    },
)

# Lightness differs as much as hue does, so the seats stay apart without red, green or blue cones.
COLOURBLIND = replace(
    CLASSIC,
    name="colourblind",
    sea=from_hex("d4e0e8"),
    lit=from_hex("f4fcfc"),
    shallow=from_hex("c0d0dc"),
    water=from_hex("90a8bc"),
    rhumb=from_hex("c0d0dc"),
    border=from_hex("34587c"),
    land=from_hex("ece0c4"),
    accent=from_hex("8c3800"),
    seat_fills=(
        from_hex("b84000"),
        from_hex("004c8c"),
        from_hex("f0d000"),
        from_hex("f8f4ec"),
        from_hex("282828"),
        from_hex("80e080"),
        from_hex("8040e0"),
        from_hex("602000"),
    ),
    dyes={
        Dye.MADDER: from_hex("a03c00"),
        Dye.COPPER: from_hex("e89c2c"),
        Dye.SAFFRON: from_hex("f4e448"),
        Dye.VERDIGRIS: from_hex("007c5c"),
        Dye.WOAD: from_hex("1060a4"),
        Dye.MUREX: from_hex("c87cbc"),
        Dye.WALNUT: from_hex("64442c"),
        Dye.SLATE: from_hex("a4acb4"),
        Dye.SOOT: from_hex("242424"),
        Dye.CHALK: from_hex("f8f8f4"),
    },
)

CONTRAST = replace(
    CLASSIC,
    name="contrast",
    page=from_hex("fcfcfc"),
    card=from_hex("fcfcfc"),
    land=from_hex("f4ecd8"),
    wash=from_hex("e0d0a8"),
    relief=from_hex("d0bc90"),
    sea=from_hex("d8ecf8"),
    lit=from_hex("fcfcc8"),
    shallow=from_hex("bcdcf0"),
    water=from_hex("7cacd0"),
    rhumb=from_hex("bcdcf0"),
    border=from_hex("003c6c"),
    ink=from_hex("000000"),
    faded=from_hex("2c2c2c"),
    accent=from_hex("a00010"),
    glow=from_hex("fcec70"),
    seat_fills=(
        from_hex("b00018"),
        from_hex("003890"),
        from_hex("fcc800"),
        from_hex("fcfcfc"),
        from_hex("006034"),
        from_hex("6c1080"),
        from_hex("f08020"),
        from_hex("101010"),
    ),
    dyes={
        Dye.MADDER: from_hex("c00020"),
        Dye.COPPER: from_hex("f08020"),
        Dye.SAFFRON: from_hex("fcd000"),
        Dye.VERDIGRIS: from_hex("006c3c"),
        Dye.WOAD: from_hex("0048b0"),
        Dye.MUREX: from_hex("6c1080"),
        Dye.WALNUT: from_hex("603010"),
        Dye.SLATE: from_hex("b0b0b0"),
        Dye.SOOT: from_hex("101010"),
        Dye.CHALK: from_hex("fcfcfc"),
    },
)

# For live drawings on a dark screen. A picture has no such theme: it is sent to everyone.
DARK = replace(
    CLASSIC,
    name="dark",
    page=from_hex("1c1814"),
    card=from_hex("28241c"),
    land=from_hex("3c3428"),
    wash=from_hex("4c4030"),
    relief=from_hex("645438"),
    sea=from_hex("182830"),
    lit=from_hex("284c58"),
    shallow=from_hex("203840"),
    water=from_hex("3c606c"),
    rhumb=from_hex("203840"),
    border=from_hex("8cb4c4"),
    ink=from_hex("f0e8d4"),
    faded=from_hex("d0c0a4"),
    accent=from_hex("fc9c90"),
    gilt=from_hex("d0a448"),
    glow=from_hex("54441c"),
    dyes={**CLASSIC.dyes, Dye.VERDIGRIS: from_hex("347048")},
)

THEMES: dict[str, Theme] = {theme.name: theme for theme in (CLASSIC, COLOURBLIND, CONTRAST)}
