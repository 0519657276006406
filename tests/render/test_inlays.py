"""Cards of a hand: drawn once, laid anywhere, and packed with half a byte a pixel without losing a colour."""

from io import BytesIO
from itertools import product

import pytest
from PIL import Image, ImageChops

import engine
from engine.oltremare.components import CARDS
from neptun.engine.components import OARS
from render import painting
from render.artist import Brush, artist
from render.canvas import Canvas
from render.inlays import Inlays
from render.picture import Picture
from render.rect import Rect
from render.sheets import forget_drawn
from render.theme import CLASSIC, THEMES, Dye, Theme
from render.words import Words

SIZE = (1600, 500)
FEW = CLASSIC.few(CLASSIC.gilt, CLASSIC.dye(Dye.WOAD))


def card(part: Canvas, rect: Rect) -> None:
    part.box(rect, CLASSIC.gilt, CLASSIC.ink, radius=20)
    part.disc(rect.cx, rect.cy, rect.h / 4, CLASSIC.dye(Dye.WOAD), CLASSIC.ink)
    part.text(rect.cx, rect.cy, "7", 60, anchor="mm")


def page_of(places: list[float], width: int = 801) -> Canvas:
    page = Canvas(SIZE, width, CLASSIC, palette=FEW)
    page.text(20, 60, "Your hand", 40)
    for x in places:
        page.inlay("seven", Rect(x, 90, 240, 360), card)
    return page


def shown(picture: Picture) -> Image.Image:
    return Image.open(BytesIO(picture.png)).convert("RGB")


@pytest.mark.parametrize("width", [801, 1600])
def test_a_page_of_cards_packed_at_once_is_the_page_painted_at_once(width: int) -> None:
    forget_drawn()
    page = page_of([20, 300, 1333], width)
    whole = FEW.apply(page.copy().image).convert("RGB")
    assert shown(page.small_picture("")) == whole
    assert shown(page.picture("")) == whole


def test_sixteen_colours_take_half_a_byte_a_pixel() -> None:
    png = page_of([20]).small_picture("").png
    assert len(FEW.colours) <= 16
    assert png[png.index(b"IHDR") + 12] == 4
    with Image.open(BytesIO(png)) as opened:
        opened.verify()


def test_a_card_is_drawn_once_wherever_it_lies() -> None:
    forget_drawn()
    drawn: list[Rect] = []

    def counted(part: Canvas, rect: Rect) -> None:
        drawn.append(rect)
        card(part, rect)

    for places in ([20.0], [300.0, 20.0], [700.0]):
        page = Canvas(SIZE, 800, CLASSIC, palette=FEW)
        for x in places:
            page.inlay("counted", Rect(x, 90, 240, 360), counted)
        page.small_picture("")
    assert drawn == [Rect(0, 0, 240, 360)]


def test_another_width_theme_or_palette_is_another_card() -> None:
    forget_drawn()
    drawn: list[str] = []

    def counted(part: Canvas, rect: Rect) -> None:
        drawn.append(part.theme.name)

    contrast = THEMES["contrast"]
    for page in (
        Canvas(SIZE, 800, CLASSIC),
        Canvas(SIZE, 1600, CLASSIC),
        Canvas(SIZE, 800, contrast),
        Canvas(SIZE, 800, CLASSIC, palette=FEW),
        Canvas(SIZE, 800, CLASSIC),
    ):
        page.inlay("counted", Rect(0, 0, 240, 360), counted)
    assert drawn == ["classic", "classic", "contrast", "classic"]


def test_a_page_without_a_painted_mark_is_never_given_its_colours_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    page = Canvas(SIZE, 800, CLASSIC, palette=FEW)
    page.inlay("seven", Rect(20, 90, 240, 360), card)

    def never(paper: painting.Paper, top: int, bottom: int) -> Image.Image:
        raise AssertionError("painted in all colours")

    monkeypatch.setattr(painting.Paper, "rows", never)
    assert shown(page.small_picture("")).getpixel((700, 5)) == CLASSIC.page


def test_parts_give_way_when_there_is_no_more_room() -> None:
    inlays, drawn = Inlays(room=250), []

    def part(name: str) -> None:
        inlays.get(name, lambda: drawn.append(name) or Image.new("P", (10, 10)))  # type: ignore[func-returns-value]

    for name in ("one", "two", "one", "three", "one", "two"):
        part(name)
    assert drawn == ["one", "two", "three", "two"]
    inlays.forget()
    for name in ("one", "two", "one"):
        part(name)
    assert drawn[4:] == ["one", "two"]


def within(image: Image.Image) -> Image.Image:
    """A mask of the pixels that are like all their neighbours: grounds, not the blends of an edge."""
    unlike = Image.new("RGB", image.size)
    for across, down in product((-1, 0, 1), repeat=2):
        neighbours = ImageChops.offset(image, across, down)
        unlike = ImageChops.lighter(unlike, ImageChops.difference(image, neighbours))
    red, green, blue = unlike.split()
    return ImageChops.lighter(ImageChops.lighter(red, green), blue).point([255] + [0] * 255)


def hands(title: str, theme: str) -> list[Picture]:
    """Hands with every card that there is, at the size they are sent."""
    match = engine.start(title, 3, "hands")
    view = match.view(0)
    cards = sorted(CARDS if title == "oltremare" else OARS)
    found = []
    for start in range(0, len(cards), 6):
        view.hand = cards[start : start + 6]
        if title == "neptun":
            view.chosen = cards[start]
        picture = artist(title).hand(view, Brush(Words("en"), theme=theme))
        assert picture is not None
        found.append(picture)
    return found


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("title", ["neptun", "oltremare"])
def test_few_colours_keep_every_ground_of_every_card(
    title: str, theme: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    few = [shown(picture) for picture in hands(title, theme)]
    monkeypatch.setattr(Theme, "few", lambda theme, *fills: theme.palette)
    for picture, small in zip(hands(title, theme), few, strict=True):
        every = shown(picture)
        changed = Image.new("RGB", every.size)
        changed.paste(ImageChops.difference(every, small), mask=within(every))
        assert changed.getbbox() is None
