"""In a real Chromium: nothing moves below the hand of someone who plays, at a desk and on a phone."""

import asyncio
from math import inf
from pathlib import Path

import pytest
from playwright.async_api import Page, Route

import engine
from bot.host.host import Host
from bot.table.seating import SeatSpec
from engine.rng import Rng
from tests.web.browsing import DESK, PHONE, Browse, link, others_answer, point, pointer_at

pytestmark = [pytest.mark.browser, pytest.mark.slow]

WATCH = (Path(__file__).parent / "still.js").read_text(encoding="utf-8")
SIZES = {"desk": DESK, "phone": PHONE}
ANSWERS = 6
HEIGHTS = "() => [...document.querySelectorAll('#question > *, .recap li')].map((part) => part.offsetHeight)"
LAID_OUT = """() => [...document.querySelectorAll('.tray > *')]
    .map((part) => [part.className, part.offsetTop, part.offsetHeight].join()).join(' ')"""
LENGTHEN = """() => document.querySelectorAll('.recap li button')
    .forEach((line) => line.append(' and much more'.repeat(9)))"""


async def walk(browse: Browse, host: Host, title: str, view: dict[str, int], answers: float) -> Page:
    """Play by pointing as the house would, on a page that watches itself."""
    opened = await host.open(title, [SeatSpec(name) for name in ("Ada", "Bo", "Cy")], seed=f"still {title}")
    page = await browse(link(opened, 0), viewport=view)
    await page.wait_for_url("**/seat/0")
    await page.wait_for_selector("#board g.still[data-part=under] > *", state="attached")
    await page.evaluate("() => document.fonts.ready")
    await page.evaluate(f"() => {{ {WATCH}\nstill.begin(); }}")
    pointer = await pointer_at(page, host, 0, title)
    while len(pointer.presses) < answers:
        await others_answer(host, opened.match_id, 0, pointer.rng)
        await pointer.settled()
        if (await host.table(opened.match_id)).state != "live":
            break
        await point(pointer, "en")
    return page


async def check_still(page: Page) -> None:
    assert await page.evaluate("() => [...new Set(still.shifts)]") == []
    assert await page.evaluate("() => [...new Set(still.moves)]") == []
    assert await page.evaluate("() => still.before.size") > 8


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("title", engine.titles())
async def test_nothing_moves_during_a_turn(browse: Browse, house: Host, title: str, size: str) -> None:
    await check_still(await walk(browse, house, title, SIZES[size], ANSWERS))


@pytest.mark.soak
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("title", engine.titles())
async def test_nothing_moves_in_whole_games(browse: Browse, house: Host, title: str, size: str) -> None:
    await check_still(await walk(browse, house, title, SIZES[size], inf))


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
