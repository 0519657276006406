"""In a real Chromium: what the page of a table shows, and what it keeps while others move."""

import re

import pytest
from playwright.async_api import expect

from bot.host.host import Host, Opened
from bot.table.seating import SeatSpec
from engine.rng import Rng
from tests.web.browsing import DESK, OVERFLOW, PHONE, Browse, link, one_answers
from tests.web.chromium import Clicker

pytestmark = pytest.mark.browser

SMALL = """() => [...document.querySelectorAll("#question button, #question summary, #question label")]
  .filter((one) => one.checkVisibility() && one.offsetHeight < 44).map((one) => one.textContent)"""


async def test_what_happened_is_looked_at_on_the_board_itself(browse: Browse, house: Host) -> None:
    opened = await house.open("oltremare", [SeatSpec("Ada"), SeatSpec("Bo")], seed="looking back")
    rng = Rng("back")
    for _ in range(6):
        await one_answers(house, opened.match_id, rng)
    page = await browse(link(opened, 0), viewport=DESK)
    await page.wait_for_url("**/seat/0")
    await page.locator("#tab-log").click()
    await page.locator("#log li[data-n]").last.click()
    await expect(page.locator("#board svg.past")).to_be_visible()
    await expect(page.locator("#scrubber output")).to_have_text(re.compile(r"^0 / "))
    await page.keyboard.press("ArrowRight")
    await expect(page.locator("#scrubber output")).to_have_text(re.compile(r"^1 / "))
    await page.keyboard.press("Escape")
    await expect(page.locator("#scrubber")).to_be_hidden()
    await expect(page.locator("#board svg.past")).to_have_count(0)


async def test_no_page_is_wider_than_a_phone(browse: Browse, house: Host, table: Opened) -> None:
    page = await browse(viewport=PHONE)
    for path in ("/", "/new/oltremare", f"/t/{table.match_id}"):
        await page.goto(path)
        await page.wait_for_load_state("networkidle")
        assert await page.evaluate(OVERFLOW) <= 0, path
    await page.goto(link(table, 0))
    await page.wait_for_url("**/seat/0")
    assert await page.evaluate(OVERFLOW) <= 0
    await Clicker(page, house, Rng("all")).show_all()
    for fold in await page.locator("#all details.act > summary").all():
        await fold.click()
        assert await page.evaluate(OVERFLOW) <= 0
        assert await page.evaluate(SMALL) == []


async def test_what_somebody_looks_at_stays_where_it_is_when_others_move(
    toy_browse: Browse, host: Host, opened: Opened
) -> None:
    await host.submit(opened.match_id, 0, 5)
    page = await toy_browse(link(opened, 0), viewport=DESK)
    await page.wait_for_url("**/seat/0")
    await page.get_by_role("button", name="Zoom in").click()
    near = "() => document.querySelector('#board .sheetlet').style.transform"
    before = await page.evaluate(near)
    assert "scale(1.5)" in before
    await host.submit(opened.match_id, 1, 1)
    await page.wait_for_function("() => document.getElementById('table').dataset.seq === '2'")
    assert await page.evaluate(near) == before


async def test_the_title_bar_tells_whose_move_it_is(toy_browse: Browse, host: Host, opened: Opened) -> None:
    page = await toy_browse(link(opened, 0))
    await expect(page).to_have_title("Your turn · Toy")
    await host.submit(opened.match_id, 0, 2)
    await expect(page).to_have_title("Toy · Fondaco")
    await host.submit(opened.match_id, 1, 1)
    await expect(page).to_have_title("Your turn · Toy")


async def test_what_is_new_since_the_last_visit_is_marked(
    toy_browse: Browse, host: Host, opened: Opened
) -> None:
    page = await toy_browse(link(opened, 0))
    await page.wait_for_url("**/seat/0")
    here = page.url
    await page.goto("/")
    await host.submit(opened.match_id, 0, 2)
    await host.submit(opened.match_id, 1, 1)
    await page.goto(here)
    await expect(page.locator("#log .since")).to_have_text("Above: new since your last visit")
    await expect(page.locator("#log .fresh")).to_have_count(1)
