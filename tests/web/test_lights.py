"""In a real Chromium: what is pointed at and chosen on the board is marked there, and named beside it."""

import pytest
from playwright.async_api import expect

from bot.host.host import Host
from bot.table.seating import SeatSpec
from tests.web.browsing import DESK, PHONE, Browse, link, one_answers, pointer_at

pytestmark = pytest.mark.browser


async def test_what_is_chosen_on_the_board_is_named_beside_it(browse: Browse, house: Host) -> None:
    """A heading without buttons says where to press, and then what was pressed."""
    opened = await house.open("serenissima", [SeatSpec(name) for name in ("Ada", "Bo", "Cy")], seed="named")
    page = await browse(link(opened, 0), viewport=DESK)
    await page.wait_for_selector("#board g.still[data-part=under] > *", state="attached")
    pointer = await pointer_at(page, house, 0, "named")
    while (decision := await pointer.decision()) is None or decision.key != "start":
        await one_answers(house, opened.match_id, pointer.rng)
    await pointer.settled()
    chosen = page.locator("#question .tray .legend", has_text="Galley number").locator(".chosen-there")
    await expect(chosen).to_have_text("on the board")
    number = page.locator('#board .spot.lit[data-spot^="wheel:"]').first
    name = await number.get_attribute("aria-label") or ""
    await number.click(force=True)
    await expect(chosen).to_have_text(name)


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
