"""In a real Chromium: personal links, and the keys in them."""

import pytest
from playwright.async_api import expect

from bot.host.host import Opened
from tests.web.browsing import Browse, link

pytestmark = pytest.mark.browser


async def test_a_personal_link_leaves_no_key_behind(browse: Browse, table: Opened) -> None:
    page = await browse(link(table, 1))
    await page.wait_for_url(f"**/t/{table.match_id}/seat/1")
    await expect(page.locator(".crumb")).to_contain_text("You are Bo")
    assert await page.evaluate("() => document.cookie") == ""
    assert table.keys[1] not in await page.evaluate("() => JSON.stringify(localStorage)")
    await page.go_back()
    assert table.keys[1] not in page.url


async def test_a_forged_personal_link_is_told_so_and_a_good_one_is_not_lost_on_the_way(
    browse: Browse, table: Opened
) -> None:
    page = await browse(f"/t/{table.match_id}#{'x' * 24}")
    await expect(page.locator("#said")).to_contain_text("That link opens no seat at this table")
    await page.route("**/sit", lambda route: route.fulfill(body="somebody else's page"))
    await page.evaluate("key => { location.hash = key; }", table.keys[0])
    await expect(page.locator("#said")).to_contain_text("The host cannot be reached.")
    await page.unroute("**/sit")
    await page.reload()
    await page.wait_for_url("**/seat/0")
