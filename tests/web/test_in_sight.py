"""In a real Chromium: what a question is about is in sight on a phone, and what acts is lit the most."""

import re

import pytest
from playwright.async_api import expect

from bot.host.host import Host
from bot.table.seating import SeatSpec
from engine.choice import OneOf, Pick
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
from tests.web.chromium import wait_for_rest

pytestmark = pytest.mark.browser

SIZES = {"desk": DESK, "phone": PHONE}
QUESTIONS = 12
BARE = "rgba(0, 0, 0, 0)"
"""The ground of a button that cannot be pressed now."""
HIDDEN = """() => {
  const board = document.querySelector("#board .chart").getBoundingClientRect(),
    about = document.querySelector("#question .tray").dataset.about?.split(" ") ?? [];
  const boxes = about.map((id) => [id, document.querySelector(`#board .spot[data-spot="${id}"]`)])
    .filter(([, spot]) => spot).map(([id, spot]) => [id, spot.getBoundingClientRect()]);
  const ends = (side) => boxes.map(([, box]) => box[side]);
  const [left, right] = [Math.min(...ends("left")), Math.max(...ends("right"))],
    [top, bottom] = [Math.min(...ends("top")), Math.max(...ends("bottom"))];
  if (right - left > board.width || bottom - top > board.height) return null;
  return boxes.filter(([, box]) => box.left < board.left - 1 || box.right > board.right + 1
    || box.top < board.top - 1 || box.bottom > board.bottom + 1).map(([id]) => id);
}"""


@pytest.mark.parametrize("title", ["genoa", "mediterranee"])
async def test_a_phone_shows_what_a_question_is_about(browse: Browse, house: Host, title: str) -> None:
    """One's own galleys, the tower, the port whose price is asked for: whatever else can be pressed."""
    opened = await house.open(title, [SeatSpec(name) for name in ("Ada", "Bo", "Cy")], seed=f"about {title}")
    page = await browse(link(opened, 0), viewport=PHONE, is_mobile=True, has_touch=True)
    pointer, seen = await pointer_at(page, house, 0, title), 0
    for _ in range(QUESTIONS):
        await others_answer(house, opened.match_id, 0, pointer.rng)
        await pointer.settled()
        hidden = await page.evaluate(HIDDEN)
        assert not hidden, f"{await page.locator('#asked').inner_text()}: {hidden}"
        seen += hidden is not None
        while 0 in (await house.table(opened.match_id)).waits_for():
            await one_answers(house, opened.match_id, Rng(title))
    assert seen > QUESTIONS / 2


@pytest.mark.parametrize("size", SIZES)
async def test_where_a_press_moves_the_tower_is_lit_before_where_it_only_asks(
    browse: Browse, house: Host, size: str
) -> None:
    page, match_id, _ = await sit(
        browse, house, "genoa", SIZES[size], lambda _, answer: isinstance(answer, dict) and "move" in answer
    )
    table = await house.table(match_id)
    decision = table.decision(0)
    assert decision is not None
    assert isinstance(decision.choice, OneOf)
    (move,) = [branch.choice for branch in decision.choice.branches if branch.id == "move"]
    assert isinstance(move, Pick)
    near = {option.spot for option in move.options}
    assert await page.locator("#board .spot.lit.faint").count() > 0
    bright = await page.locator("#board .spot.lit:not(.faint)").evaluate_all(
        "all => all.map((one) => one.dataset.spot)"
    )
    assert near <= set(bright)


async def test_a_finger_that_has_left_lights_no_button(browse: Browse, house: Host) -> None:
    """The next question has its button where the last one had: it does not look as if it was meant."""
    opened = await house.open("mediterranee", [SeatSpec(name) for name in ("Ada", "Bo", "Cy")], seed="finger")
    page = await browse(link(opened, 0), viewport=PHONE, is_mobile=True, has_touch=True)
    pointer = await pointer_at(page, house, 0, "finger")
    while True:
        await others_answer(house, opened.match_id, 0, pointer.rng)
        decision = await pointer.decision()
        if decision and decision.key == "market":
            break
        await one_answers(house, opened.match_id, pointer.rng)
    await pointer.settled()
    end, colour = page.locator("#bar [data-bar=end]"), "one => getComputedStyle(one).backgroundColor"
    await expect(end).to_be_enabled()
    await wait_for_rest(page)
    before, asked = await end.evaluate(colour), await token(page)
    box = await end.bounding_box()
    assert box is not None
    await page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    await moved_on(page, asked)
    await wait_for_rest(page)
    assert await end.evaluate(colour) in (before, BARE)


async def test_the_board_is_looked_at_as_before_once_the_sheet_is_back(browse: Browse, house: Host) -> None:
    """With a board so low that one's own galleys had no room it once came closer, and stayed there."""
    page, *_ = await sit(browse, house, "mediterranee", PHONE, lambda decision, _: decision.key == "sail")
    place = page.locator("#board .sheetlet")
    await expect(place).to_have_attribute("style", re.compile("scale"))
    await wait_for_rest(page)
    before = await place.get_attribute("style")
    await page.locator("#stops [data-stop-at=all]").click()
    await expect(place).not_to_have_attribute("style", before or "")
    await page.locator("#stops [data-stop-at=question]").click()
    await expect(place).to_have_attribute("style", before or "")
