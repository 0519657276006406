"""In a real Chromium: every letter on a picture can be read, and the chart has most of the stage."""

import pytest
from playwright.async_api import Page

import engine
from bot.host.host import Host
from bot.table.seating import SeatSpec
from tests.web.browsing import Browse, link, others_answer, point, pointer_at
from tests.web.measures import SIZES, STOPS, smallest_letters, too_small

pytestmark = [pytest.mark.browser, pytest.mark.slow]

SHARE = 0.6
CHART = """() => {
  const svg = document.querySelector("#board svg.drawing"), unit = svg.getScreenCTM().a;
  const { width, height } = document.getElementById("board").getBoundingClientRect();
  const [, , wide, high] = svg.getAttribute("viewBox").split(" ").map((side) => Number(side) * unit);
  const across = Math.min(width, wide) / width;
  return { width: across, area: across * Math.min(height, high) / height };
}"""


async def check_letters(page: Page, size: str) -> None:
    """Measure what is in sight; on a phone at each stop of the sheet."""
    for stop in STOPS if size == "phone" else ("",):
        button = page.locator(f"#stops [data-stop-at={stop}]")
        if stop and not await button.is_visible():
            continue
        if stop:
            await button.click()
        letters, words = await smallest_letters(page)
        assert not too_small(letters), f"{words!r} has {letters:.1f} pixels at {stop or 'the desk'}"


async def seat_at(browse: Browse, host: Host, title: str, size: str) -> tuple[Page, str]:
    opened = await host.open(title, [SeatSpec(name) for name in ("Ada", "Bo", "Cy")], seed=f"letters {title}")
    page = await browse(link(opened, 0), viewport=SIZES[size], has_touch=size == "phone")
    await page.wait_for_url("**/seat/0")
    await page.wait_for_selector("#board g.still[data-part=under] > *", state="attached")
    return page, opened.match_id


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("title", engine.titles())
async def test_letters_can_be_read_and_the_chart_has_most_of_the_stage(
    browse: Browse, house: Host, title: str, size: str
) -> None:
    page, _ = await seat_at(browse, house, title, size)
    chart = await page.evaluate(CHART)
    assert chart["area"] >= SHARE
    assert size == "desk" or chart["width"] == 1, "on a phone it fills the width"
    await check_letters(page, size)


async def test_letters_can_be_read_once_the_hand_has_grown(browse: Browse, house: Host) -> None:
    page, match_id = await seat_at(browse, house, "genoa", "desk")
    pointer = await pointer_at(page, house, 0, "grown")
    high = "() => document.querySelector('#hand svg.drawing').viewBox.baseVal.height"
    before = await page.evaluate(high)
    await others_answer(house, match_id, 0, pointer.rng)
    while await page.evaluate(high) == before:
        await point(pointer, "en")
        await others_answer(house, match_id, 0, pointer.rng)
        await pointer.settled()
    await check_letters(page, "desk")
