"""In a real Chromium: questions that are answered by keys alone."""

import pytest
from playwright.async_api import expect

from bot.host.host import Host, Opened
from bot.table.seating import SeatSpec
from tests.web.browsing import (
    DESK,
    PHONE,
    Browse,
    link,
    moved_on,
    others_answer,
    play_until,
    pointer_at,
    token,
)

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


async def test_a_place_that_is_lit_anew_keeps_the_focus(
    toy_browse: Browse, host: Host, opened: Opened, spotted: None
) -> None:
    """A table is drawn again whenever something happens there, and at every change of its size."""
    await host.submit(opened.match_id, 0, 5)
    await host.submit(opened.match_id, 1, 1)
    page = await toy_browse(link(opened, 0), viewport=DESK)
    await page.wait_for_url("**/seat/0")
    spot = page.locator("#board .spot.lit")
    await spot.focus()
    lit_anew = """() => new Promise((done) => {
      const lit = new MutationObserver(() => setTimeout(done));
      lit.observe(document.querySelector("#board .spot.lit"), { attributeFilter: ["class"] });
      dispatchEvent(new Event("resize"));
    })"""
    await page.evaluate(lit_anew)
    await expect(spot).to_be_focused()


async def test_a_place_out_of_sight_is_moved_into_it_and_can_be_moved_back(
    browse: Browse, house: Host
) -> None:
    """A browser scrolls to what gets the focus, and nothing would ever scroll the board back."""
    opened = await house.open("genoa", [SeatSpec(name) for name in ("Ada", "Bo", "Cy")], seed="keys")
    page = await browse(link(opened, 0), viewport=PHONE)
    await page.wait_for_url("**/seat/0")
    pointer = await pointer_at(page, house, 0, "keys")
    await play_until(
        house, opened.match_id, 0, pointer.rng, lambda decision, _: decision.key == "genoa.tower"
    )
    await pointer.settled()
    await page.wait_for_selector("#board .spot.lit", state="attached")
    chart = page.locator("#board .chart")
    for _ in range(4):
        await page.locator("#board .spot.lit:not([aria-hidden])").first.focus()
        await page.locator("#board .spot.lit:not([aria-hidden])").last.focus()
        await page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
        assert await chart.evaluate("one => [one.scrollLeft, one.scrollTop]") == [0, 0]
        assert await page.evaluate(
            """() => {
              const place = document.activeElement.getBoundingClientRect(),
                around = document.querySelector("#board .chart").getBoundingClientRect();
              return place.top >= around.top - 1 && place.bottom <= around.bottom + 1;
            }"""
        )
        await page.locator("#stops [data-zoom=all]").dispatch_event("click")
        await page.evaluate("() => document.querySelector('[data-zoom=in]').click()")
        await page.evaluate("() => document.querySelector('[data-zoom=in]').click()")
