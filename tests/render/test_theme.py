"""Colours: readable, told apart, and exactly those of the palette."""

from itertools import combinations
from math import dist

import pytest
from PIL import Image

from data.titles import MOST_SEATS
from render.colour import PALETTE_SIZE, Colour, contrast, on_lattice
from render.theme import CLASSIC, COLOURBLIND, DARK, THEMES, Shape, Theme

themes = pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
shown = pytest.mark.parametrize("theme", [*THEMES.values(), DARK], ids=[*THEMES, DARK.name])

# Machado, Oliveira and Fernandes 2009, full severity.
BLINDNESS = {
    "protan": ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052)),
    "deutan": ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)),
    "tritan": ((1.256, -0.077, -0.179), (-0.078, 0.931, 0.148), (0.005, 0.691, 0.304)),
}


def linear(colour: Colour) -> list[float]:
    return [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in (c / 255 for c in colour)]


def lab(rgb: list[float]) -> tuple[float, float, float]:
    r, g, b = (min(1.0, max(0.0, part)) for part in rgb)
    x = (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505
    y = 0.2126 * r + 0.7152 * g + 0.0722 * b
    z = (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089
    x, y, z = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x, y, z))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def seen(colour: Colour, kind: str) -> tuple[float, float, float]:
    parts = linear(colour)
    return lab([sum(k * part for k, part in zip(row, parts, strict=True)) for row in BLINDNESS[kind]])


def apart(one: tuple[float, ...], other: tuple[float, ...]) -> float:
    return dist(one, other)


@shown
def test_every_ink_reads_on_every_ground(theme: Theme) -> None:
    for ground in theme.grounds:
        for ink in (theme.ink, theme.faded, theme.accent):
            assert contrast(ink, ground) >= 4.5


@shown
def test_letters_read_on_every_seat_and_dye(theme: Theme) -> None:
    for fill in (*theme.seat_fills, *theme.dyes.values(), theme.gilt, theme.border):
        assert contrast(theme.on(fill), fill) >= 4.5


@shown
def test_eight_seats_differ_in_colour_shape_and_letter(theme: Theme) -> None:
    looks = theme.seats
    assert len({table.fill for table in looks}) == MOST_SEATS
    assert {table.shape for table in looks} == set(Shape)
    assert len({table.letter for table in looks}) == MOST_SEATS


@pytest.mark.parametrize("kind", BLINDNESS)
def test_the_colourblind_theme_keeps_seats_apart_without_one_kind_of_cone(kind: str) -> None:
    for one, other in combinations(COLOURBLIND.seat_fills, 2):
        assert apart(seen(one, kind), seen(other, kind)) >= 25


@pytest.mark.parametrize("kind", BLINDNESS)
def test_the_colourblind_theme_keeps_goods_apart_without_one_kind_of_cone(kind: str) -> None:
    for one, other in combinations(COLOURBLIND.dyes.values(), 2):
        assert apart(seen(one, kind), seen(other, kind)) >= 12


@themes
def test_the_palette_is_small_and_keeps_every_flat_colour(theme: Theme) -> None:
    colours = theme.palette.colours
    assert len(colours) <= PALETTE_SIZE
    assert all(on_lattice(colour) == colour for colour in colours)
    strip = Image.new("RGB", (len(colours), 1))
    strip.putdata(colours)
    assert list(theme.palette.apply(strip).convert("RGB").get_flattened_data()) == list(colours)


@themes
def test_a_chart_uses_colours_of_the_palette_alone(theme: Theme) -> None:
    assert set(theme.chart_palette.colours) <= set(theme.palette.colours)


def test_a_look_takes_the_letter_of_a_city() -> None:
    table = CLASSIC.seats[0].with_letter("V")
    assert (table.letter, table.shape, table.fill) == ("V", Shape.DISC, CLASSIC.seat_fills[0])
