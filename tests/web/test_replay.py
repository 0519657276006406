"""In a real Chromium: a game is looked back at on its table, with the hands of that moment."""

import re

import pytest
from playwright.async_api import Page, expect

from bot.host.host import Host
from bot.table.seating import SeatSpec
from engine.rng import Rng
from tests.kit import Idle
from tests.league.people import play_out
from tests.web.browsing import (
    DESK,
    PHONE,
    Browse,
    link,
    others_answer,
    play_until,
    pointer_at,
    token,
)

pytestmark = pytest.mark.browser

SIZES = {"desk": DESK, "phone": PHONE}
NAMES = ("Ada", "Bo", "Cy")
LAID_OUT = """() => [...document.querySelectorAll('.tray > *')]
    .map((part) => [part.className, part.offsetTop, part.offsetHeight].join()).join(' ')"""
HAND = "() => document.querySelector('#hand svg.past')?.querySelector('g.pieces').textContent"


async def look_at_step(page: Page, step: int) -> None:
    await page.goto(f"{page.url.partition('?')[0]}?step={step}")
    await expect(page.locator("#scrubber output")).to_have_text(re.compile(rf"^{step} / "))
    await page.wait_for_selector("#board svg.past", state="attached")


@pytest.mark.parametrize("size", SIZES)
async def test_after_the_end_the_hand_of_each_player_is_shown_as_it_was(
    browse: Browse, house: Host, size: str
) -> None:
    opened = await house.open("oltremare", [SeatSpec(name) for name in NAMES], seed="replay")
    page = await browse(link(opened, 0), viewport=SIZES[size])
    await page.wait_for_url("**/seat/0")
    await others_answer(house, opened.match_id, 0, Rng("replay"))
    eyes = page.locator("[data-past=eyes]")
    await look_at_step(page, 1)
    await page.wait_for_function(HAND)
    dealt = await page.evaluate(HAND)
    await expect(eyes).to_be_hidden()
    await play_out(house, opened.match_id)
    await look_at_step(page, 1)
    await page.wait_for_function(f"dealt => ({HAND})() === dealt", arg=dealt)
    await expect(eyes).to_have_value("0")
    await eyes.select_option("1")
    await page.wait_for_function(f"dealt => ({HAND})() && ({HAND})() !== dealt", arg=dealt)
    await expect(page.locator("form.play-on [name=seat]")).to_have_value("1")
    await expect(page.locator("form.play-on [name=step]")).to_have_value("1")
    await expect(page.locator("#hand svg.past")).to_be_in_viewport()
    await page.locator("[data-past=now]").click()
    await expect(page.locator("#hand .past")).to_have_count(0)


async def test_the_curve_of_scores_leads_to_its_moments(browse: Browse, house: Host) -> None:
    opened = await house.open("neptun", [SeatSpec(name) for name in NAMES], seed="replay")
    await play_out(house, opened.match_id)
    page = await browse(f"/t/{opened.match_id}", viewport=DESK)
    curve = page.locator("figure.curve svg")
    await expect(curve).to_be_visible()
    places = []
    for part in (0.1, 0.5, 0.9):
        box = await curve.bounding_box()
        assert box is not None
        await curve.click(position={"x": box["width"] * part, "y": box["height"] / 2})
        shown = page.locator("#scrubber output")
        await expect(shown).to_have_text(re.compile(r"^\d+ / \d+$"))
        places.append(int((await shown.inner_text()).split(" / ")[0]))
        await page.locator("[data-past=now]").click()
        await expect(page.locator("#scrubber")).to_be_hidden()
    assert places == sorted(set(places))


async def test_the_replay_of_the_players_tab_is_at_the_table(browse: Browse, house: Host) -> None:
    opened = await house.open("neptun", [SeatSpec(name) for name in NAMES], seed="replay")
    page = await browse(link(opened, 0), viewport=DESK)
    await page.wait_for_url("**/seat/0")
    await page.wait_for_selector("#board g.still[data-part=under] > *", state="attached")
    await page.locator("#tab-players").click()
    await page.locator("#players a[data-moment]").click()
    await expect(page.locator("#scrubber output")).to_have_text(re.compile(r"^0 / "))
    assert page.url.endswith("/seat/0")


async def test_a_review_that_is_worked_out_grows_in_place_and_leads_to_its_moments(
    browse: Browse, house: Host
) -> None:
    opened = await house.open("neptun", [SeatSpec(name) for name in NAMES], seed="replay")
    await play_out(house, opened.match_id)
    house.look_backs.hire = Idle
    seen = await house.look_backs.so_far(await house.table(opened.match_id))
    middle = (seen.first + seen.last) // 2
    seen.chances |= {seen.first: (0.4, 0.3, 0.3), middle: (0.5, 0.3, 0.2)}
    page = await browse(f"/t/{opened.match_id}/look-back", viewport=PHONE)
    points = "() => document.querySelector('.curve polyline').getAttribute('points').split(' ').length"
    assert await page.evaluate(points) == 2
    await page.evaluate("() => { window.isStillHere = true; }")
    seen.chances[middle + 2] = (0.6, 0.2, 0.2)
    await page.wait_for_function(f"() => ({points})() === 3")
    assert await page.evaluate("() => window.isStillHere")
    curve = page.locator(".curve svg")
    box = await curve.bounding_box()
    assert box is not None
    await curve.click(position={"x": box["width"] / 2, "y": box["height"] / 2})
    await page.wait_for_url(f"**/t/{opened.match_id}?step=*")
    assert abs(int(page.url.rpartition("=")[2]) - middle) <= 1
    await expect(page.locator("#scrubber output")).to_be_visible()


@pytest.mark.parametrize("size", SIZES)
async def test_nothing_answers_while_the_past_is_shown(browse: Browse, house: Host, size: str) -> None:
    """A press once ended the turn from a replay; a question that came meanwhile was laid out without room."""
    opened = await house.open("mediterranee", [SeatSpec(name) for name in NAMES], seed="replay")
    page = await browse(link(opened, 0), viewport=SIZES[size])
    await page.wait_for_url("**/seat/0")
    rng = Rng("replay")
    await play_until(house, opened.match_id, 0, rng, lambda decision, _: decision.key == "sail")
    await page.wait_for_selector("#board .spot.lit", state="attached")
    places = await page.evaluate(
        """() => [...document.querySelectorAll("#board .spot.lit, #bar button")].map((part) => {
          const { left, top, width, height } = part.getBoundingClientRect();
          return [left + width / 2, top + height / 2];
        })"""
    )
    await look_at_step(page, 1)
    before, answers = await token(page), len(await house.log(opened.match_id))
    for x, y in places[:4] + places[-5:]:
        await page.mouse.click(x, y)
    await page.keyboard.press("Enter")
    assert await token(page) == before
    assert len(await house.log(opened.match_id)) == answers
    assert await page.locator("#bar.sure, .chip.armed, .callout").count() == 0
    assert await page.locator("#bar").evaluate("(bar) => getComputedStyle(bar).opacity < 0.6")
    await play_until(house, opened.match_id, 0, rng, lambda decision, _: decision.key == "market")
    await (await pointer_at(page, house, 0, "replay")).settled()
    await page.locator("[data-past=now]").click()
    laid_out = await page.evaluate(LAID_OUT)
    await page.goto(page.url.partition("?")[0])
    await page.evaluate("() => document.fonts.ready")
    await page.wait_for_function(f"before => ({LAID_OUT})() === before", arg=laid_out)
