"""In a real Chromium: four times the usual size, forced colours, more contrast, and a board moved by keys."""

import re

import pytest
from playwright.async_api import expect

import engine
from bot.host.host import Host, Opened
from bot.table.seating import SeatSpec
from engine.rng import Rng
from tests.web.browsing import DESK, OVERFLOW, Browse, link, others_answer, pointer_at

pytestmark = pytest.mark.browser
ENLARGED = {"width": 320, "height": 256}
"""A window of 1280 by 1024 at four times the usual size."""
CUT = """() => [...document.querySelectorAll("#question, #question h2, #question .facts, .recap li button")]
  .filter((one) => one.checkVisibility() && (one.scrollHeight > one.clientHeight + 1
    && getComputedStyle(one).overflowY !== "visible" || one.scrollWidth > one.clientWidth + 1))
  .map((one) => one.className || one.id || one.tagName)"""
GROUND = "one => getComputedStyle(one).backgroundColor"


@pytest.mark.parametrize("title", sorted(engine.titles()))
async def test_the_whole_question_is_read_at_four_times_the_size(
    browse: Browse, house: Host, title: str
) -> None:
    opened = await house.open(title, [SeatSpec(name) for name in ("Ada", "Bo", "Cy")], seed="enlarged")
    await others_answer(house, opened.match_id, 0, Rng(title))
    page = await browse(link(opened, 0), viewport=ENLARGED)
    await page.wait_for_url("**/seat/0")
    await (await pointer_at(page, house, 0, title)).settled()
    assert await page.evaluate(CUT) == []
    assert await page.evaluate(OVERFLOW) <= 0
    await expect(page.locator("#board")).to_be_hidden()
    await page.locator("[data-stop-at=all]").click()
    await expect(page.locator("#board")).to_be_visible()
    assert await page.evaluate(OVERFLOW) <= 0


async def test_forced_colours_show_what_is_pressed_selected_and_first(
    toy_browse: Browse, opened: Opened
) -> None:
    page = await toy_browse(link(opened, 0), viewport=DESK, forced_colors="active")
    await page.wait_for_url("**/seat/0")
    selected, other = page.locator("[role=tab][aria-selected=true]"), page.locator("[role=tab]").nth(1)
    assert await selected.evaluate(GROUND) != await other.evaluate(GROUND)
    confirm, undo = page.locator("[data-bar=confirm]"), page.locator("[data-bar=undo]")
    assert await confirm.evaluate(GROUND) != await undo.evaluate(GROUND)
    number = page.locator(".tray button").first
    before = await number.evaluate(GROUND)
    await number.evaluate("one => one.setAttribute('aria-pressed', 'true')")
    assert await number.evaluate(GROUND) != before


async def test_more_contrast_takes_the_theme_of_that_name(browse: Browse, house: Host) -> None:
    opened = await house.open("neptun", [SeatSpec(name) for name in ("Ada", "Bo", "Cy")], seed="contrast")
    page = await browse(link(opened, 0), viewport=DESK, contrast="more")
    await page.wait_for_url("**/seat/0")
    ink = "() => getComputedStyle(document.documentElement).getPropertyValue('{}').trim()"
    assert await page.evaluate(ink.format("--ink")) == "#000000"
    assert await page.evaluate(ink.format("--b-ink")) == "#000000"


async def test_an_enlarged_board_is_moved_by_keys(browse: Browse, house: Host) -> None:
    opened = await house.open("neptun", [SeatSpec(name) for name in ("Ada", "Bo", "Cy")], seed="keys")
    page = await browse(link(opened, 0), viewport=DESK)
    await page.wait_for_url("**/seat/0")
    await page.wait_for_selector("#board svg[data-filled]")
    closer = page.locator("[data-zoom=in]")
    await closer.focus()
    for _ in range(3):
        await page.keyboard.press("Enter")
    sheet = page.locator("#board .sheetlet")
    shift = re.compile(r"translate\((-?[\d.]+)px, (-?[\d.]+)px\)")
    before = shift.search(await sheet.get_attribute("style") or "")
    await page.keyboard.press("ArrowRight")
    await page.keyboard.press("ArrowDown")
    after = shift.search(await sheet.get_attribute("style") or "")
    assert before is not None
    assert after is not None
    assert float(after[1]) < float(before[1])
    assert float(after[2]) < float(before[2])
