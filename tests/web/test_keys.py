"""In a real Chromium: questions that are answered by keys alone."""

import pytest
from playwright.async_api import expect

from bot.host.host import Host, Opened
from bot.table.seating import SeatSpec
from tests.web.browsing import DESK, Browse, link, moved_on, others_answer, pointer_at, token

pytestmark = pytest.mark.browser


async def test_a_question_is_answered_by_keys_alone(browse: Browse, house: Host) -> None:
    opened = await house.open("neptun", [SeatSpec(name) for name in ("Ada", "Bo", "Cy")], seed="keys")
    page = await browse(link(opened, 0), viewport=DESK)
    await page.wait_for_url("**/seat/0")
    pointer = await pointer_at(page, house, 0, "keys")
    await others_answer(house, opened.match_id, 0, pointer.rng)
    await pointer.settled()
    before = await token(page)
    for _ in range(8):
        await page.wait_for_selector(".spot.lit", state="attached")
        await page.keyboard.press("ArrowRight")
        await page.wait_for_function("() => document.activeElement.matches('.spot.lit')")
        await page.keyboard.press("Enter")
        await page.wait_for_function("() => !document.getElementById('table').classList.contains('busy')")
        if await page.locator("#bar.sure").count():  # it cannot be undone, and waits for a second press
            await page.keyboard.press("Enter")
            await page.wait_for_function("() => !document.getElementById('table').classList.contains('busy')")
        if await token(page) != before:
            return
    raise AssertionError("eight presses answered nothing")


async def test_a_number_is_answered_and_taken_back_by_keys(
    toy_browse: Browse, host: Host, opened: Opened
) -> None:
    page = await toy_browse(link(opened, 0), viewport=DESK)
    await page.wait_for_url("**/seat/0")
    await page.wait_for_selector(".tray button")
    await page.get_by_label("Single-key shortcuts").check()
    await page.get_by_label("Single-key shortcuts").blur()
    before = await token(page)
    await page.keyboard.press("3")
    await page.keyboard.press("Enter")
    await moved_on(page, before)
    await page.keyboard.press("u")
    await expect(page).to_have_title("Your turn · Toy")


async def test_single_keys_are_off_until_they_are_wanted(
    toy_browse: Browse, host: Host, opened: Opened
) -> None:
    page = await toy_browse(link(opened, 0), viewport=DESK)
    await page.wait_for_url("**/seat/0")
    await page.wait_for_selector(".tray button")
    await expect(page.locator("[aria-keyshortcuts='3'], [aria-keyshortcuts=u]")).to_have_count(0)
    before = await token(page)
    await page.locator("body").press("3")
    await page.locator("body").press("u")
    assert not await page.evaluate("() => document.getElementById('table').classList.contains('busy')")
    assert await token(page) == before
    await page.get_by_label("Single-key shortcuts").check()
    await page.reload()
    await page.wait_for_selector(".tray [aria-keyshortcuts='3']")
    await page.keyboard.press("3")
    await page.keyboard.press("Enter")
    await moved_on(page, before)


async def test_a_place_on_the_board_is_reached_and_pressed_by_keyboard(
    toy_browse: Browse, host: Host, opened: Opened, spotted: None
) -> None:
    await host.submit(opened.match_id, 0, 5)
    await host.submit(opened.match_id, 1, 1)
    page = await toy_browse(link(opened, 0))
    await page.wait_for_url("**/seat/0")
    before = await token(page)
    spot = page.locator("#board .spot.lit")
    assert await spot.get_attribute("aria-label") == "Seat 2"
    await spot.focus()
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    await moved_on(page, before)
