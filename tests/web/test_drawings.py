"""Live drawings in a real Chromium: they look like their pictures, and a click hits what is seen."""

from io import BytesIO
from typing import Any

import pytest
from PIL import Image, ImageChops, ImageStat
from playwright.async_api import Browser, Page

import engine
from engine.choice import sample
from render.artist import Brush, artist
from render.live import live_board, standalone
from render.rect import Rect
from render.svg.drawing import Drawing
from render.theme import CLASSIC, DARK
from render.words import Words
from tests.render.live_games import drawing_of

pytestmark = pytest.mark.browser

WIDTH = 800
GRAIN = (80, 60)
"""Pictures are compared in so many dots: where things stand and their colours, not the edges of letters."""
ALIKE = 8.0
"""Levels of 255 that dots may differ by, on average: a picture lights where Genoa's tower may go, a live
board only what can be pressed. Another theme differs by a hundred."""
LEAST = 0.3
"""How much of a water is pressed as itself: boxes of ports stand over the rest, and mean the port."""
TOPMOST = """() => [...document.querySelectorAll(".spot")].map((spot) => {
  const inside = (x, y) => spot.isPointInFill(new DOMPoint(x, y));
  const box = spot.getBBox(), svg = spot.ownerSVGElement, seen = [];
  for (let i = 1; i < 24; i++) for (let j = 1; j < 24; j++) {
    const x = box.x + box.width * i / 24, y = box.y + box.height * j / 24;
    if (!inside(x, y)) continue;
    const at = new DOMPoint(x, y).matrixTransform(svg.getScreenCTM());
    const { spot: topmost, within } = document.elementFromPoint(at.x, at.y)?.dataset ?? {};
    seen.push([topmost, within]);
  }
  const own = seen.filter((names) => names.includes(spot.dataset.spot));
  return { spot: spot.dataset.spot, share: own.length / seen.length };
})"""


def one_and_the_others_at_length(first: str, *titles: str) -> list[Any]:
    """One title in every run, and all others in a soak: starting charts in a browser takes seconds."""
    return [first, *(pytest.param(title, marks=pytest.mark.soak) for title in titles if title != first)]


def view(title: str) -> Any:
    """What a spectator sees in the middle of a game."""
    match, rng = engine.start(title, max(engine.game(title).seats), "look"), engine.Rng("look")
    for _ in range(50):
        seat = rng.pick([seat for seat, decision in match.pending().items() if decision.blocking])
        match.submit(seat, sample(match.pending()[seat].choice, rng))
    return match.view(None)


def chart(title: str) -> Drawing:
    return drawing_of(live_board(title, view(title), Words("en")))


async def shown(chromium: Browser, title: str, scheme: Any = "light") -> Page:
    drawing = chart(title)
    page = await chromium.new_page(viewport={"width": WIDTH, "height": WIDTH * 2}, color_scheme=scheme)
    style = "<style>body{margin:0}svg.drawing{display:block;width:100%}</style>"
    await page.set_content(style + standalone(drawing, CLASSIC))
    await page.evaluate("document.fonts.ready")
    return page


def coarse(png: bytes, box: Rect | None = None) -> Image.Image:
    """A picture in few dots; of a chart the part that is shown, with the same margin at either side."""
    image = Image.open(BytesIO(png)).convert("RGB")
    if box is not None:
        scale = image.width / (box.x + box.right)
        edges = [round(edge * scale) for edge in (box.x, box.y, box.right, box.bottom)]
        image = image.crop((edges[0], edges[1], edges[2], edges[3]))
    return image.resize(GRAIN, Image.Resampling.BOX)


@pytest.mark.parametrize("title", one_and_the_others_at_length("genoa", *engine.titles()))
async def test_a_drawing_looks_like_its_picture(chromium: Browser, title: str) -> None:
    picture = artist(title).chart(view(title), Brush(Words("en")))
    page = await shown(chromium, title)
    seen = await page.locator("svg.drawing").screenshot()
    differ = ImageStat.Stat(ImageChops.difference(coarse(picture.png, chart(title).box), coarse(seen))).mean
    assert max(differ) < ALIKE
    await page.close()


async def test_a_drawing_is_dark_on_a_dark_screen(chromium: Browser) -> None:
    page = await shown(chromium, "genoa", "dark")
    seen = Image.open(BytesIO(await page.locator("svg.drawing").screenshot())).convert("RGB")
    assert seen.getpixel((2, 2)) == DARK.page
    await page.close()


@pytest.mark.parametrize("title", one_and_the_others_at_length("serenissima", "mediterranee"))
async def test_a_click_on_a_water_or_a_port_hits_it(chromium: Browser, title: str) -> None:
    """Only galleys and boxes of ports may lie above a part of a place, and they are places themselves."""
    page = await shown(chromium, title)
    found = {one["spot"]: one["share"] for one in await page.evaluate(TOPMOST)}
    places = {spot: share for spot, share in found.items() if spot.startswith(("zone:", "port:"))}
    assert len(places) > 30
    assert {spot: share for spot, share in places.items() if share < LEAST} == {}
    await page.close()
