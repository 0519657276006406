"""Drawing: the same bytes every time, words that fit, labels that keep clear."""

from io import BytesIO

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image

from render import labels, lettering, panel, pieces
from render.canvas import SMALLEST, Canvas
from render.chart import LEVANT, WIDE, Chart, Projection
from render.fonts import Face, FontMissingError, font_file
from render.picture import ALT_LIMIT, Picture, clip_alt
from render.rect import Rect
from render.sheets import forget_sheets, sheet
from render.theme import CLASSIC, THEMES, Dye, Theme

CHART = Chart(WIDE, Rect(24, 90, 1552, 760), rose=(-3.2, 31.3))
VENICE, ALEXANDRIA, MADRID = (12.33, 45.43), (29.9, 31.2), (-3.7, 40.4)
FEW = settings(max_examples=60, deadline=None)


def board(width: int = 400, theme: Theme = CLASSIC) -> Picture:
    def still(page: Canvas) -> None:
        CHART.draw(page)
        page.label(*CHART.xy(*VENICE), "Venezia", 24, bounds=CHART.inside, cost=CHART.wet)

    page = sheet("test", (1600, 1000), width, theme, still)
    panel.heading(page, "Méditerranée", "Turn 5 of 8", "Fondaco")
    load = [pieces.Load(theme.dye(Dye.WOAD), round=True), pieces.Load(theme.dye(Dye.SAFFRON)), None]
    page.spot("ship", pieces.galley(page, *CHART.xy(18, 36), theme.seats[1], load=load))
    for number, table in enumerate(theme.seats):
        pieces.token(page, 500 + 60 * number, 800, table, 44, lit=number == 2)
        pieces.pennant(page, 900 + 60 * number, 800, table, 44)
    cards = [panel.PlayerCard(table, "Venezia", ("3 ports",), turn=True, badge="7") for table in theme.seats]
    panel.players(page, Rect(24, 870, 1552, 114), cards)
    return page.picture("A board")


def image(picture: Picture) -> Image.Image:
    return Image.open(BytesIO(picture.png))


def test_a_board_is_the_same_bytes_from_a_cold_and_a_warm_cache() -> None:
    forget_sheets()
    cold = board()
    assert board() == cold
    forget_sheets()
    assert board() == cold


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_a_board_is_written_with_the_palette_of_its_theme(theme: Theme) -> None:
    found = image(board(theme=theme))
    assert found.mode == "P"
    palette = found.getpalette() or []
    assert [tuple(palette[i : i + 3]) for i in range(0, len(palette), 3)][
        : len(theme.palette.colours)
    ] == list(theme.palette.colours)


def test_drawing_on_a_sheet_leaves_the_kept_one_alone() -> None:
    blank = sheet("blank", (1600, 400), 400, CLASSIC, lambda page: None)
    blank.box(Rect(0, 0, 1600, 400), CLASSIC.ink)
    blank.take(Rect(0, 0, 10, 10))
    again = sheet("blank", (1600, 400), 400, CLASSIC, lambda page: None)
    assert again.image.getpixel((5, 5)) == CLASSIC.page
    assert again.taken == []


def test_spots_are_fractions_of_the_page() -> None:
    page = Canvas((1600, 1000), 800, CLASSIC)
    page.spot("port:venezia", Rect(400, 250, 160, 100))
    (spot,) = page.picture("").spots
    assert (spot.id, spot.x, spot.y, spot.w, spot.h) == ("port:venezia", 0.25, 0.25, 0.1, 0.1)


def test_alt_text_is_cut_to_what_discord_takes_after_a_whole_word() -> None:
    alt = Canvas((1600, 100), 160, CLASSIC).picture("words " * 400).alt
    assert ALT_LIMIT - 8 < len(alt) <= ALT_LIMIT
    assert alt.endswith(" words…")
    assert clip_alt("x" * 40, 10) == "x" * 9 + "…"


def test_a_missing_font_says_what_to_do() -> None:
    with pytest.raises(FontMissingError, match=r"Nothing\.ttf is missing: install Fondaco again"):
        font_file("Nothing.ttf")


# Words


words = st.text(st.sampled_from("abc WMÉéœ-…,.12"), max_size=60)


@FEW
@given(words, st.integers(11, 48), st.integers(0, 400))
def test_fitted_words_are_never_wider_than_their_room(text: str, size: int, room: int) -> None:
    fitted, found = lettering.fit(text, Face.SERIF, size, room, SMALLEST)
    assert SMALLEST <= found <= size
    assert fitted == "" or lettering.width(fitted, Face.SERIF, found) <= room


@FEW
@given(words, st.integers(20, 400), st.integers(1, 4))
def test_wrapped_words_keep_to_their_lines_and_room(text: str, room: int, lines: int) -> None:
    broken = lettering.wrap(text, Face.SANS, 16, room, lines)
    assert len(broken) <= lines
    assert all(lettering.width(line, Face.SANS, 16) <= room for line in broken)


def test_words_that_fit_are_left_as_they_are() -> None:
    assert lettering.wrap("one two three", Face.SANS, 16, 1000, 2) == ["one two three"]
    assert lettering.shorten("one two three", Face.SANS, 16, 1000) == "one two three"
    assert lettering.shorten("one two three", Face.SANS, 16, 60).endswith("…")


def test_a_line_is_never_broken_before_a_sign_that_belongs_to_its_word() -> None:
    for room in range(60, 200, 10):
        broken = lettering.wrap("Entrepôt\N{NO-BREAK SPACE}: dix\u202f!", Face.SANS, 16, room, 3)
        assert not [line for line in broken if line[:1] in ":!"]


@pytest.mark.parametrize("align", ["l", "m", "r"])
@pytest.mark.parametrize("width", [1600, 800])
def test_writing_never_leaves_its_rectangle(align: str, width: int) -> None:
    page = Canvas((1600, 200), width, CLASSIC)
    page.write(Rect(400, 40, 300, 120), "Wide words without any end in sight " * 3, 40, align=align, lines=3)
    scale = width / 1600
    left, top, right, bottom = (round(edge * scale) for edge in (400, 40, 700, 160))
    page.image.paste(CLASSIC.page, (left, top, right, bottom))
    assert page.image.getcolors() == [(page.image.width * page.image.height, CLASSIC.page)]


def test_letters_are_never_smaller_than_a_phone_can_show() -> None:
    assert Canvas((1600, 100), 400, CLASSIC).letters(10) == SMALLEST


# Labels


@FEW
@given(st.lists(st.tuples(st.integers(100, 1500), st.integers(100, 900)), max_size=25))
def test_labels_never_overlap_while_there_is_room(points: list[tuple[int, int]]) -> None:
    page = Rect(0, 0, 1600, 1000)
    taken: list[Rect] = []
    for x, y in points:
        free = [
            rect
            for rect in labels.candidates(x, y, 90, 30, 12, labels.SIDES)
            if page.holds(rect) and not any(rect.overlap(other) for other in taken)
        ]
        rect = labels.place(x, y, 90, 30, taken=taken, bounds=page)
        if free:
            assert rect == free[0]
        taken.append(rect)


def test_a_label_in_a_corner_stays_on_the_page() -> None:
    page = Canvas((1600, 1000), 800, CLASSIC)
    for corner in ((2, 2), (1598, 2), (2, 998), (1598, 998)):
        assert page.page.holds(page.label(*corner, "Famagusta", 24))


def test_labels_prefer_the_cheaper_side() -> None:
    rect = labels.place(
        500, 500, 80, 30, taken=[], bounds=Rect(0, 0, 1000, 1000), cost=lambda r: float(r.cx > 500)
    )
    assert rect.right < 500


# The chart


def test_projection_and_its_inverse_agree() -> None:
    projection = Projection(LEVANT, Rect(100, 50, 1200, 700))
    for lon, lat in (VENICE, ALEXANDRIA, (39.4, 47.1)):
        assert projection.degrees(*projection.xy(lon, lat)) == pytest.approx((lon, lat))


def test_trebizond_and_tana_lie_inside_the_levant() -> None:
    chart = Chart(LEVANT, Rect(24, 90, 1552, 760))
    for place in ((39.7, 41.0), (39.4, 47.1)):
        assert chart.inside.holds(Rect.around(*chart.xy(*place), 1, 1))


def test_land_and_water_are_where_they_are() -> None:
    assert CHART.wet(Rect.around(*CHART.xy(*MADRID), 30, 30)) == 0
    assert CHART.wet(Rect.around(*CHART.xy(18, 34.5), 30, 30)) == 1


def test_land_goes_on_beyond_the_edge_of_the_data() -> None:
    page = Canvas((1600, 1000), 400, CLASSIC)
    chart = Chart(LEVANT, Rect(24, 90, 1552, 760), hills=False)
    chart.draw(page)
    x, y = chart.xy(43.6, 44.0)
    assert page.image.getpixel((page.px(x), page.px(y))) == CLASSIC.land
