"""In a real Chromium, at a desk and on a phone, in two languages: small things that are easily lost."""

from typing import Any

import pytest
from playwright.async_api import expect

from bot.host.host import Host
from bot.table.seating import SeatSpec
from bot.table.terms import Terms
from engine.rng import Rng
from tests.web.browsing import CROWDED, DESK, PHONE, Browse, link, others_answer

pytestmark = pytest.mark.browser

HOUR = 3600.0
LINES = """() => Math.round(document.querySelector(".masthead").offsetHeight /
  Math.max(...[...document.querySelectorAll(".masthead > *")].map((one) => one.offsetHeight)))"""
WAYS = "() => [...document.querySelectorAll('.callout .chip')].map((one) => one.innerText)"
sizes = pytest.mark.parametrize(
    ("size", "locale", "due", "ways"),
    [
        (DESK, "en-GB", "23 hr", ["Name a price", "Ask for goods"]),
        (PHONE, "fr-FR", "23\N{NARROW NO-BREAK SPACE}h", ["Annoncer un prix", "Demander des biens"]),
    ],
    ids=["desk", "phone"],
)


@sizes
async def test_a_deadline_is_the_time_left_and_a_building_offers_all_that_it_can(
    browse: Browse, house: Host, size: Any, locale: str, due: str, ways: list[str]
) -> None:
    people = [SeatSpec(name) for name in ("Ada", "Bo", "Cy")]
    opened = await house.open("genoa", people, seed="s", terms=Terms(0.0, 24 * HOUR, 24 * HOUR))
    table = await house.table(opened.match_id)
    seat = table.view(None).tower
    await others_answer(house, table.id, seat, Rng("q"))
    page = await browse(link(opened, seat), viewport=size, locale=locale)
    await page.wait_for_url("**/seat/*")
    await expect(page.locator(".players .clock[data-due]").first).to_contain_text(due)
    assert await page.evaluate(LINES) == 1, "the header is one line"
    assert await page.evaluate(CROWDED) == []
    spot = page.locator("#board .spot.lit").first
    await spot.focus()
    await page.keyboard.press("Enter")
    await expect(page.locator(".callout .chip").first).to_be_visible()
    found = await page.evaluate(WAYS)
    assert all(any(one.startswith(way) for one in found) for way in ways), found


async def test_back_leads_from_a_new_table_to_its_links(toy_browse: Browse) -> None:
    page = await toy_browse("/new/toy")
    for seat, kind in enumerate(("person", "person", "nobody", "nobody")):
        await page.locator(f"input[name=kind-{seat}][value={kind}]").check(force=True)
    await page.locator("form.sheet button.main").click()
    await page.wait_for_url("**/host/links")
    await page.locator(".links form button.main").first.click()
    await page.wait_for_url("**/seat/0")
    await page.go_back()
    await expect(page.get_by_role("heading", level=1)).to_have_text("The table is open")


async def test_the_time_zone_is_that_of_the_browser_until_another_is_chosen(toy_browse: Browse) -> None:
    page = await toy_browse("/me", timezone_id="Europe/Rome")
    menu = page.locator("[data-zone] select")
    await expect(menu).to_have_value("Europe/Rome")
    await menu.select_option("Asia/Tokyo")
    await page.locator("#act-person-settings .confirm button").click()
    await expect(menu).to_have_value("Asia/Tokyo")
