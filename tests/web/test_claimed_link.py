"""In a real Chromium: the link of a seat that has a holder, opened in another browser."""

import pytest
from playwright.async_api import expect

from bot.host.host import Host, Opened
from tests.web.browsing import Browse, link, moved_on, token

pytestmark = pytest.mark.browser


async def test_a_second_browser_is_told_that_the_holder_was_asked(toy_browse: Browse, opened: Opened) -> None:
    first = await toy_browse(link(opened, 1))
    await first.wait_for_url("**/seat/1")
    second = await toy_browse(link(opened, 1))
    await expect(second.locator("#said")).to_contain_text("already")
    assert second.url.endswith(f"/t/{opened.match_id}")


async def test_what_a_link_was_told_stays_when_the_table_goes_on(
    toy_browse: Browse, host: Host, opened: Opened
) -> None:
    await (await toy_browse(link(opened, 1))).wait_for_url("**/seat/1")
    page = await toy_browse(link(opened, 1))
    await expect(page.locator("#said")).to_contain_text("already")
    before = await token(page)
    table = await host.table(opened.match_id)
    await host.submit(opened.match_id, 0, table.pending()[0].default)
    await moved_on(page, before)
    await expect(page.locator("#said")).to_contain_text("already")
