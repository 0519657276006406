"""In a real Chromium: speed, sound and shade are settings of the device, on one's own page as at tables."""

import pytest
from playwright.async_api import expect

from bot.host.host import Host
from bot.table.seating import SeatSpec
from bot.table.terms import terms_of_pace
from tests.web.browsing import PHONE, Browse, link


@pytest.mark.browser
async def test_speed_and_sound_are_set_on_ones_own_page_and_at_the_table_alike(
    browse: Browse, house: Host
) -> None:
    seats = [SeatSpec(name) for name in ("Ada", "Bo", "Cy")]
    opened = await house.open("genoa", seats, seed="device", terms=terms_of_pace("day"))
    page = await browse("/me", viewport=PHONE)
    await expect(page.locator("#pace")).to_have_value("once")
    await page.locator("#pace").select_option("follow")
    await page.locator("#sound").check()
    await page.goto(link(opened, 0))
    await page.wait_for_selector("#bar")
    await expect(page.locator("#pace")).to_have_value("follow")
    await expect(page.locator("#sound")).to_be_checked()
    await page.evaluate("document.getElementById('sound').click()")
    await page.goto("/me")
    await expect(page.locator("#sound")).not_to_be_checked()
    await expect(page.locator("#pace")).to_have_value("follow")


@pytest.mark.browser
async def test_light_or_dark_is_chosen_for_this_device_whatever_its_system_asks_for(
    browse: Browse, house: Host
) -> None:
    opened = await house.open("neptun", [SeatSpec(name) for name in ("Ada", "Bo", "Cy")], seed="shade")
    page = await browse("/me", viewport=PHONE, color_scheme="light")
    paper = "() => getComputedStyle(document.documentElement).getPropertyValue('--page').trim()"
    light = await page.evaluate(paper)
    await page.locator("#shade").select_option("dark")
    dark = await page.evaluate(paper)
    assert dark != light
    await page.goto(link(opened, 0))
    await page.wait_for_function(f"dark => ({paper})() === dark", arg=dark)
    await page.emulate_media(color_scheme="dark")
    await page.goto("/me")
    await page.locator("#shade").select_option("light")
    assert await page.evaluate(paper) == light
    await page.locator("#shade").select_option("system")
    assert await page.evaluate(paper) == dark
