"""In a real Chromium: a page that followed a game shows the same drawing as one that is loaded now."""

import pytest
from playwright.async_api import expect

import engine
from bot.host.host import Host
from bot.table.seating import SeatSpec
from engine.rng import Rng
from tests.web.browsing import PHONE, Browse, link, one_answers, pointer_at
from tests.web.measures import differences

pytestmark = [pytest.mark.browser, pytest.mark.slow]

MOVES = 24
EVERY = 6


@pytest.mark.parametrize("title", engine.titles())
async def test_a_page_that_follows_shows_what_a_fresh_one_shows(
    browse: Browse, house: Host, title: str
) -> None:
    opened = await house.open(title, [SeatSpec(name) for name in ("Ada", "Bo", "Cy")], seed=f"fresh {title}")
    page = await browse(link(opened, 0), viewport=PHONE)
    await page.wait_for_url("**/seat/0")
    follower, other = await pointer_at(page, house, 0, title), await page.context.new_page()
    rng = Rng(title)
    for moved in range(1, MOVES + 1):
        await one_answers(house, opened.match_id, rng)
        await follower.settled()
        if moved % EVERY == 0:
            differs = await differences(page, other)
            assert not differs, f"{title} after {moved} moves:\n" + "\n".join(differs)


async def test_a_place_is_marked_no_longer_than_a_pointer_rests_on_its_button(
    browse: Browse, house: Host
) -> None:
    opened = await house.open(
        "serenissima", [SeatSpec(name) for name in ("Ada", "Bo", "Cy")], seed="fresh serenissima"
    )
    (seat, *_) = (await house.table(opened.match_id)).waits_for()
    page = await browse(link(opened, seat), viewport=PHONE)
    await page.locator(".tray [data-at]").first.hover()
    marked = page.locator("#board .spot.pointed")
    await expect(marked).not_to_have_count(0)
    await page.mouse.move(0, 0)
    await expect(marked).to_have_count(0)
