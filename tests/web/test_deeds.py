"""In a real Chromium: of many deeds two are large, and the others are behind "More"."""

import pytest
from playwright.async_api import Page, expect

from bot.host.host import Host
from bot.table.seating import SeatSpec
from engine.rng import Rng
from tests.web.browsing import (
    DESK,
    PHONE,
    Browse,
    link,
    moved_on,
    one_answers,
    others_answer,
    pointer_at,
    sit,
    token,
)

pytestmark = pytest.mark.browser

SIZES = {"desk": DESK, "phone": PHONE}
LABELS = "all => all.map((one) => one.textContent)"


async def deeds_in_sight(page: Page) -> list[str]:
    chips = page.locator("#question .tray > .chips > .chip:not(.gone) > .label")
    labels: list[str] = await chips.evaluate_all(LABELS)
    return labels


@pytest.mark.parametrize("size", SIZES)
async def test_of_many_deeds_two_are_large_and_the_others_a_press_away(
    browse: Browse, house: Host, size: str
) -> None:
    opened = await house.open("genoa", [SeatSpec(name) for name in ("Ada", "Bo", "Cy")], seed="deeds")
    page = await browse(link(opened, 0), viewport=SIZES[size])
    await page.wait_for_url("**/seat/0")
    pointer = await pointer_at(page, house, 0, "deeds")
    await others_answer(house, opened.match_id, 0, pointer.rng)
    await pointer.settled()
    more = page.locator("#question .more-deeds")
    await more.click()  # the list of prices is open at first
    await page.locator("#question .tray .chip").filter(has_text="Offer ducats").click()
    await page.locator("#bar [data-bar=back]").click()
    await more.click()
    await expect(more).to_have_attribute("aria-expanded", "false")
    first = await deeds_in_sight(page)
    assert first == ["Make several offers", "Offer ducats"]
    places = [await chip.bounding_box() for chip in await page.locator(".tray .chip").all()]
    await more.click()
    await expect(more).to_have_attribute("aria-expanded", "true")
    assert (await deeds_in_sight(page))[:2] == first
    assert "Plan ahead" in (await deeds_in_sight(page))[2:]
    now = [await chip.bounding_box() for chip in await page.locator(".tray .chip").all()]
    assert now[: len(places)] == places, "nothing moves"
    assert await pointer.out_of_sight() == []
    await page.locator("#question .tray .chip").filter(has_text="Offer a bundle").click()
    await expect(more).to_have_count(0)
    await page.locator("#bar [data-bar=back]").click()
    await expect(more).to_have_attribute("aria-expanded", "true")
    await more.click()
    assert await deeds_in_sight(page) == first


async def test_a_deed_that_is_gone_says_nothing_that_was_true_before(browse: Browse, house: Host) -> None:
    """It said how much money there was before the last purchase."""
    page, match_id, _ = await sit(
        browse, house, "mediterranee", DESK, lambda decision, _: decision.key == "market"
    )
    row, rng = page.locator("#question .tray .thing").first, Rng("gone")
    note = row.locator(".what small")
    await expect(note).to_contain_text("you have")
    place = await row.bounding_box()
    while not await page.locator("#question .tray .thing.gone").count():
        before = await token(page)
        await one_answers(house, match_id, rng)
        await moved_on(page, before)
    await expect(row).to_contain_class("gone")
    await expect(note).to_be_hidden()
    assert await row.bounding_box() == pytest.approx(place, abs=0.5), "nothing moves"
