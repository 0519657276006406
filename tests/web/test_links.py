"""In a real Chromium: personal links, and the keys in them."""

import pytest
from playwright.async_api import expect

from bot.host.host import Host, Opened
from engine.rng import Rng
from tests.web.browsing import Browse, link, one_answers

pytestmark = pytest.mark.browser

BROKEN = "class { constructor() { throw Error('broken on purpose'); } }"
MORE_LINES = "count => document.querySelectorAll('#log li[data-n]').length > count"


async def test_a_personal_link_leaves_no_key_behind(browse: Browse, table: Opened) -> None:
    page = await browse(link(table, 1))
    await page.wait_for_url(f"**/t/{table.match_id}/seat/1")
    await expect(page.locator(".crumb")).to_contain_text("You’re Bo")
    assert await page.evaluate("() => document.cookie") == ""
    assert table.keys[1] not in await page.evaluate("() => JSON.stringify(localStorage)")
    await page.go_back()
    assert table.keys[1] not in page.url


async def test_a_forged_personal_link_is_told_so_and_a_good_one_is_not_lost_on_the_way(
    browse: Browse, table: Opened
) -> None:
    page = await browse(f"/t/{table.match_id}#{'x' * 24}")
    await expect(page.locator("#said")).to_contain_text("That link doesn’t open a seat at this table")
    await page.route("**/sit", lambda route: route.fulfill(body="somebody else's page"))
    await page.evaluate("key => { location.hash = key; }", table.keys[0])
    await expect(page.locator("#said")).to_contain_text("The server can’t be reached.")
    await page.unroute("**/sit")
    await page.reload()
    await page.wait_for_url("**/seat/0")


async def test_a_link_and_the_stream_work_where_the_board_does_not(
    browse: Browse, house: Host, table: Opened
) -> None:
    page = await browse("/")
    await page.add_init_script(f"ResizeObserver = {BROKEN}")
    await page.goto(link(table, 1))
    await page.wait_for_url("**/seat/1")
    before = await page.locator("#log li[data-n]").count()
    await one_answers(house, table.match_id, Rng("broken"))
    await page.wait_for_function(MORE_LINES, arg=before)
