"""Strips: joined from kept and fresh ones, a page is what it would be painted at once."""

import zlib
from dataclasses import replace
from io import BytesIO

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image

from render import strips
from render.canvas import Canvas
from render.colour import Palette
from render.rect import Rect
from render.sheets import forget_sheets, sheet
from render.theme import CLASSIC, Dye

SIZE = (1600, 1200)
WIDTH = 400
TONES = (CLASSIC.ink, CLASSIC.accent, CLASSIC.gilt, CLASSIC.dye(Dye.WOAD))

boxes = st.tuples(
    st.integers(-40, 1500),
    st.integers(-40, 1100),
    st.integers(4, 900),
    st.integers(4, 700),
    st.sampled_from(TONES),
    st.sampled_from((0, 20)),
)
"""Boxes with straight and round corners, over each other and over the edges of the page."""

Box = tuple[int, int, int, int, tuple[int, int, int], int]


def page_of(drawn: list[Box]) -> Canvas:
    page = Canvas(SIZE, WIDTH, CLASSIC)
    for x, y, w, h, colour, radius in drawn:
        page.box(Rect(x, y, w, h), colour, CLASSIC.card, radius=radius)
        page.text(x, y, "Venezia", 60, halo=CLASSIC.card)
    return page


def shown(png: bytes) -> Image.Image:
    return Image.open(BytesIO(png)).convert("RGB")


def at_once(page: Canvas) -> Image.Image:
    return page.theme.palette.apply(page.copy().image).convert("RGB")


@settings(max_examples=40, deadline=None)
@given(st.lists(boxes, max_size=8), st.lists(boxes, min_size=1, max_size=3), st.integers(0, 8))
def test_a_page_joined_from_kept_and_fresh_strips_is_the_page_painted_at_once(
    before: list[Box], more: list[Box], place: int
) -> None:
    strips.forget()
    page_of(before).picture("")
    page = page_of([*before[:place], *more, *before[place:]])
    assert shown(page.picture("").png) == at_once(page)


def test_tones_are_swapped_alike_in_every_strip() -> None:
    page = page_of([(100, 300, 1400, 160, CLASSIC.gilt, 0), (100, 700, 1400, 160, CLASSIC.gilt, 0)])
    page.picture("")
    page.light("diamond", [(800, 40), (1500, 600), (800, 1160), (90, 600)], {CLASSIC.gilt: CLASSIC.accent})
    page.box(Rect(20, 560, 40, 40), CLASSIC.ink)
    for rows in ([], [Rect(20, 720, 40, 10)]):
        for rect in rows:
            page.box(rect, CLASSIC.ink)
        assert shown(page.picture("").png) == at_once(page)
    middle = shown(page.picture("").png).getpixel((200, 180))
    assert middle == CLASSIC.accent


def test_the_bytes_of_a_page_do_not_depend_on_what_was_drawn_before() -> None:
    drawn: list[Box] = [(100, 100, 300, 200, CLASSIC.ink, 20), (300, 500, 800, 90, CLASSIC.gilt, 0)]
    strips.forget()
    fresh = page_of(drawn).picture("").png
    strips.forget()
    page_of(drawn[1:]).picture("")
    assert page_of(drawn).picture("").png == fresh


def painted_rows(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many rows are given their colours, call by call."""
    rows: list[int] = []
    plain = Palette.apply

    def counted(palette: Palette, image: Image.Image) -> Image.Image:
        rows.append(image.height)
        return plain(palette, image)

    monkeypatch.setattr(Palette, "apply", counted)
    return rows


def test_only_the_strips_that_a_change_touches_are_painted(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[Box] = [(100, 100, 1400, 1000, CLASSIC.gilt, 20)]
    strips.forget()
    page_of(drawn).picture("")
    rows = painted_rows(monkeypatch)
    page_of(drawn).picture("")
    assert rows == []
    page = page_of(drawn)
    page.box(Rect(200, 900, 40, 40), CLASSIC.ink)
    page.picture("")
    assert sum(rows) == strips.ROWS


def test_equal_marks_on_another_ground_are_another_strip() -> None:
    forget_sheets()
    pictures = []
    for colour in (CLASSIC.sea, CLASSIC.land):

        def still(page: Canvas, colour: tuple[int, int, int] = colour) -> None:
            page.box(page.page, colour)

        page = sheet(("ground", colour), SIZE, WIDTH, CLASSIC, still)
        page.text(800, 600, "Corfu", 60)
        pictures.append(shown(page.picture("").png).getpixel((5, 5)))
    assert pictures == [CLASSIC.sea, CLASSIC.land]


def test_other_colours_are_another_strip() -> None:
    night = replace(CLASSIC, name="night", page=CLASSIC.ink)
    pixels = [
        shown(Canvas(SIZE, WIDTH, theme).picture("").png).getpixel((5, 5)) for theme in (CLASSIC, night)
    ]
    assert pixels == [CLASSIC.page, CLASSIC.ink]


def test_painting_on_the_pixels_of_a_page_leaves_kept_strips_alone() -> None:
    page = Canvas(SIZE, WIDTH, CLASSIC)
    blank = page.picture("").png
    page.image.paste(CLASSIC.ink, (0, 0, WIDTH, 10))
    assert shown(page.picture("").png).getpixel((5, 5)) == CLASSIC.ink
    assert Canvas(SIZE, WIDTH, CLASSIC).picture("").png == blank


def test_a_png_has_the_checksums_that_readers_look_at() -> None:
    png = page_of([(100, 100, 1400, 1000, CLASSIC.gilt, 20)]).picture("").png
    with Image.open(BytesIO(png)) as opened:
        opened.verify()
    start = png.index(b"IDAT")
    length = int.from_bytes(png[start - 4 : start])
    rows = zlib.decompress(png[start + 4 : start + 4 + length])
    assert len(rows) == 300 * (WIDTH + 1)


def test_no_more_strips_are_kept_than_there_is_room_for(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[Box] = [(100, 100, 1400, 1000, CLASSIC.gilt, 20)]
    strips.forget()
    monkeypatch.setattr(strips, "STRIPS_KEPT", 5)
    page_of(drawn).picture("")
    rows = painted_rows(monkeypatch)
    page_of(drawn).picture("")
    assert sum(rows) == 300 - 5 * strips.ROWS + (strips.ROWS - 300 % strips.ROWS)
