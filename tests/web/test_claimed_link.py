"""In a real Chromium: the link of a seat that is somebody's, opened in another browser."""

import pytest
from playwright.async_api import expect

from bot.host.host import Opened
from tests.web.browsing import Browse, link

pytestmark = pytest.mark.browser


async def test_a_second_browser_is_told_that_the_holder_was_asked(toy_browse: Browse, opened: Opened) -> None:
    first = await toy_browse(link(opened, 1))
    await first.wait_for_url("**/seat/1")
    second = await toy_browse(link(opened, 1))
    await expect(second.locator("#said")).to_contain_text("already")
    assert second.url.endswith(f"/t/{opened.match_id}")
