"""In a real Chromium: nothing moves below the hand of someone who plays, at a desk and on a phone."""

import asyncio

import pytest
from playwright.async_api import Route

from bot.host.host import Host
from bot.table.seating import SeatSpec
from engine.rng import Rng
from tests.web.browsing import DESK, PHONE, Browse, link, others_answer

pytestmark = pytest.mark.browser

HEIGHTS = "() => [...document.querySelectorAll('#question > *, .recap li')].map((part) => part.offsetHeight)"
LAID_OUT = """() => [...document.querySelectorAll('.tray > *')]
    .map((part) => [part.className, part.offsetTop, part.offsetHeight].join()).join(' ')"""
SEEN = "() => document.querySelector('#board .sheetlet').style.transform"
LOOK_CLOSER = f"""() => {{
  const chart = document.querySelector("#board .chart"), {{ right, bottom }} = chart.getBoundingClientRect();
  const corner = {{ clientX: right - 5, clientY: bottom - 5, deltaY: -100, cancelable: true }};
  for (let i = 0; i < 2; i++) chart.dispatchEvent(new WheelEvent("wheel", corner));
  return ({SEEN})();
}}"""
LENGTHEN = """() => document.querySelectorAll('.recap li button')
    .forEach((line) => line.append(' and much more'.repeat(9)))"""


async def test_nothing_grows_below_a_pointer_that_rests(browse: Browse, house: Host) -> None:
    """A sentence of the recap once unfolded below the pointer, and pushed down everything that follows it."""
    opened = await house.open("oltremare", [SeatSpec(name) for name in ("Ada", "Bo", "Cy")], seed="resting")
    await others_answer(house, opened.match_id, 1, Rng("resting"))
    page = await browse(link(opened, 1), viewport=DESK)
    lines = page.locator(".recap li button")
    await lines.first.wait_for()
    await page.evaluate(LENGTHEN)
    before = await page.evaluate(HEIGHTS)
    for line in range(await lines.count()):
        await lines.nth(line).hover()
        assert await page.evaluate(HEIGHTS) == before


async def test_the_board_shows_the_same_once_the_sheet_is_back(browse: Browse, house: Host) -> None:
    opened = await house.open("neptun", [SeatSpec(name) for name in ("Ada", "Bo", "Cy")], seed="sheet")
    page = await browse(link(opened, 0), viewport=PHONE)
    await page.wait_for_selector("#board g.still[data-part=under] > *", state="attached")
    before = await page.evaluate(LOOK_CLOSER)
    for stop, same in (("all", "!=="), ("question", "===")):
        await page.locator(f"#stops [data-stop-at={stop}]").click()
        await page.wait_for_function(f"before => ({SEEN})() {same} before", arg=before)


async def test_a_question_that_was_there_before_its_letters_is_laid_out_again(
    browse: Browse, house: Host
) -> None:
    """A first visit once kept another layout than the next one."""
    opened = await house.open("neptun", [SeatSpec(name) for name in ("Ada", "Bo", "Cy")], seed="letters")
    (seat, *_) = (await house.table(opened.match_id)).waits_for()
    page = await browse(link(opened, seat), viewport=DESK)
    await page.wait_for_url(f"**/seat/{seat}")
    await page.reload()
    await page.evaluate("() => document.fonts.ready")
    usual = await page.evaluate(LAID_OUT)
    drawn = asyncio.Event()

    async def hold_back(route: Route) -> None:
        await drawn.wait()
        await route.continue_()

    await page.route("**/fonts/*", hold_back)
    await page.reload(wait_until="domcontentloaded")
    await page.wait_for_selector(".tray > *")
    drawn.set()
    await page.wait_for_function(f"usual => ({LAID_OUT})() === usual", arg=usual)
