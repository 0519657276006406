"""In a real Chromium: what can be pressed on a drawing is seen to be lit."""

from io import BytesIO
from typing import Any

import pytest
from PIL import Image, ImageChops
from playwright.async_api import Page, expect

import engine
from bot.host.host import Host
from bot.table.seating import SeatSpec
from engine.rng import Rng
from tests.web.browsing import DESK, PHONE, Browse, link, one_answers, others_answer, pointer_at

pytestmark = [pytest.mark.browser, pytest.mark.slow]

SIZES = {"desk": DESK, "phone": PHONE}
QUESTIONS = 4
VISIBLE = 40
"""How many pixels the light of a place changes at least."""
LIGHTS = """on => {
  const dark = new CSSStyleSheet();
  dark.replaceSync(".spot, .wash { visibility: hidden !important; }");
  document.adoptedStyleSheets = on ? [] : [dark];
}"""
LIT = """() => {
  const board = document.getElementById("board"), around = board.getBoundingClientRect();
  const places = [...board.querySelectorAll(".spot.lit")].map((spot) => {
    const { left, right, top, bottom } = spot.getBoundingClientRect();
    return [spot.dataset.spot, Math.max(left, around.left), Math.max(top, around.top),
      Math.min(right, around.right), Math.min(bottom, around.bottom)];
  });
  const isUncovered = (x, y) => Boolean(document.elementFromPoint(x, y)?.closest("#board svg.drawing"));
  return places.filter(([, left, top, right, bottom]) =>
    right - left > 9 && bottom - top > 9 && isUncovered((left + right) / 2, (top + bottom) / 2));
}"""


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("title", engine.titles())
async def test_what_can_be_pressed_is_seen_to_be_lit(
    browse: Browse, house: Host, title: str, size: str
) -> None:
    opened = await house.open(title, [SeatSpec(name) for name in ("Ada", "Bo", "Cy")], seed=f"lit {title}")
    page = await browse(link(opened, 0), viewport=SIZES[size])
    await page.wait_for_selector("#board g.still[data-part=under] > *", state="attached")
    pointer, looked = await pointer_at(page, house, 0, title), 0
    for _ in range(QUESTIONS):
        await others_answer(house, opened.match_id, 0, pointer.rng)
        await pointer.settled()
        looked += await count_lit(page)
        await one_answers(house, opened.match_id, Rng(title))
    assert looked or size == "phone"  # there a sheet may cover all of them


async def count_lit(page: Page) -> int:
    """How many places are lit on the board, each of which is seen to be so."""
    await page.evaluate("() => document.querySelector('.dice')?.remove()")  # they lie over places for a while
    bright, places = await picture(page), await page.evaluate(LIT)
    await page.evaluate(LIGHTS, False)
    dark = await picture(page)
    await page.evaluate(LIGHTS, True)
    changed = ImageChops.difference(bright, dark).convert("L").point(lambda value: 255 if value > 12 else 0)
    unseen = [place for place, *box in places if pixels(changed, box) < VISIBLE]
    assert not unseen, f"{await page.locator('#asked').inner_text()} lit, and not seen: {unseen}"
    return len(places)


async def picture(page: Page) -> Image.Image:
    return Image.open(BytesIO(await page.screenshot(animations="disabled"))).convert("RGB")


def pixels(changed: Image.Image, box: list[Any]) -> int:
    return changed.crop(tuple(int(side) for side in box)).histogram()[255]  # type: ignore[arg-type]


async def test_what_is_chosen_on_the_board_is_named_beside_it(browse: Browse, house: Host) -> None:
    """A heading without buttons says where to press, and then what was pressed."""
    opened = await house.open("serenissima", [SeatSpec(name) for name in ("Ada", "Bo", "Cy")], seed="named")
    page = await browse(link(opened, 0), viewport=DESK)
    await page.wait_for_selector("#board g.still[data-part=under] > *", state="attached")
    pointer = await pointer_at(page, house, 0, "named")
    while (decision := await pointer.decision()) is None or decision.key != "start":
        await one_answers(house, opened.match_id, pointer.rng)
    await pointer.settled()
    chosen = page.locator("#question .tray .legend", has_text="Galley number").locator(".chosen-there")
    await expect(chosen).to_have_text("on the board")
    number = page.locator('#board .spot.lit[data-spot^="wheel:"]').first
    name = await number.get_attribute("aria-label") or ""
    await number.click(force=True)
    await expect(chosen).to_have_text(name)
