"""The board as the control, in a real Chromium: what a press means, and what is written there."""

from typing import Any

import pytest
from playwright.async_api import expect

from bot.host.host import Host, Opened
from bot.table.seating import SeatSpec
from engine.rng import Rng
from engine.serenissima.ids import wheel_id
from tests.web.browsing import DESK, PHONE, Browse, link, moved_on, one_answers, token
from tests.web.chromium import Clicker

pytestmark = pytest.mark.browser

MEANT = """async ([shapes, x, y, pointerType]) => {
  const script = document.querySelector("script[src*='/table.js']").src;
  const { at } = await import(script.replace("table.js", "board.js"));
  const picture = document.createElement("div");
  picture.style = "position: fixed; inset: 0; z-index: 9";
  picture.innerHTML = `<svg width="400" height="400" viewBox="0 0 400 400">${shapes}</svg>`;
  document.body.append(picture);
  const found = at(picture, { clientX: x, clientY: y, pointerType }).map((one) => one.dataset.spot);
  picture.remove();
  return found.sort();
}"""
"""What a press there means, of places that are drawn for it."""
SLOPE = '<path class="spot lit" data-spot="slope" d="M20 20L220 220L210 230L10 30Z"/>'
INLET = '<rect class="spot lit" data-spot="inlet" x="150" y="80" width="40" height="40"/>'
WEST, EAST = (
    f'<rect class="spot lit" data-spot="{name}" x="{x}" y="20" width="50" height="50"/>'
    for name, x in (("west", 20), ("east", 90))
)
SEA = '<rect class="spot lit" data-spot="sea" x="20" y="20" width="300" height="300"/>'
BUOY, MARK = (
    f'<rect class="spot lit" data-spot="{name}" x="{x}" y="100" width="12" height="12"/>'
    for name, x in (("buoy", 100), ("mark", 112))
)
COVERED = """() => {
  const box = (one) => one.getBoundingClientRect();
  const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const inside = (spot, { left, right, top, bottom }) => [left, (left + right) / 2, right]
    .flatMap((x) => [top, (top + bottom) / 2, bottom].map((y) => new DOMPoint(x, y)))
    .some((point) => spot.isPointInFill(point.matrixTransform(spot.getScreenCTM().inverse())));
  const found = [...document.querySelectorAll("#board g.tag")];
  const tags = found.map((one) => [one.textContent, box(one.querySelector("rect"))]);
  const spots = [...document.querySelectorAll("#board .spot.lit")];
  const texts = [...document.querySelectorAll("#board svg.drawing text")]
    .filter((one) => !one.closest("g.marks"));
  const wrong = tags.flatMap(([said, a], i) =>
    tags.slice(i + 1).filter(([, b]) => meet(a, b)).map(([other]) => `${said} / ${other}`));
  for (const [said, tag] of tags) {
    const hidden = spots.filter((spot) => inside(spot, tag));
    if (hidden.length > 1) wrong.push(`${said} on ${hidden.map((one) => one.dataset.spot)}`);
    const words = texts.find((text) => meet(box(text), tag));
    if (words) wrong.push(`${said} over ${words.textContent}`);
  }
  for (const tag of found) {
    const own = spots.find((spot) => spot.dataset.spot === tag.dataset.of);
    if (own.matches("path") && !inside(own, box(tag)))
      wrong.push(`${tag.textContent} beside its stretch of sea`);
  }
  return { count: tags.length, wrong };
}"""
"""Which tags lie on each other, on words, on more than one place, or on none of their own."""


PRESSES: tuple[tuple[str, tuple[int, int], str, list[str]], ...] = (
    (SLOPE + INLET, (145, 90), "touch", ["inlet"]),
    (SLOPE + INLET, (122, 140), "mouse", ["slope"]),
    (SLOPE, (200, 40), "touch", []),
    (WEST + EAST, (74, 45), "touch", ["west"]),
    (WEST + EAST, (80, 45), "touch", ["east", "west"]),
    (WEST + EAST, (79, 45), "mouse", ["east", "west"]),
    (WEST + EAST, (160, 45), "touch", ["east"]),
    (WEST + EAST, (163, 45), "touch", []),
    (SEA + BUOY, (106, 106), "mouse", ["buoy"]),
    (SEA + BUOY, (116, 106), "mouse", ["sea"]),
    (SEA + BUOY, (116, 106), "touch", ["buoy", "sea"]),
    (SEA + BUOY, (130, 106), "touch", ["sea"]),
    (SEA + BUOY + MARK, (111, 106), "touch", ["buoy", "mark"]),
    (SEA + BUOY + MARK, (107, 106), "touch", ["buoy"]),
    (SEA + BUOY + MARK, (111, 106), "mouse", ["buoy"]),
)


async def test_the_nearest_place_within_reach_of_a_finger_is_meant(
    toy_browse: Browse, opened: Opened
) -> None:
    """In its true shape: a slope does not fill its corners. A finger hides small places, and may tie."""
    page = await toy_browse(f"/t/{opened.match_id}")
    for shapes, (x, y), by, meant in PRESSES:
        assert await page.evaluate(MEANT, [shapes, x, y, by]) == meant, (shapes, x, y, by)


async def test_a_press_between_two_places_asks_which_is_meant(browse: Browse, house: Host) -> None:
    page = await browse(link(await serenissima(house, "start"), 0), viewport=PHONE, has_touch=True)
    await page.wait_for_url("**/seat/0")
    await page.wait_for_selector("#board .spot.lit", state="attached")
    await page.locator("#stops [data-zoom=all]").click()
    first, second = (page.locator(f'#board [data-spot="{wheel_id(number)}"].lit') for number in (7, 8))
    boxes = [await one.bounding_box() for one in (first, second)]
    (x, y), (other_x, other_y) = (
        (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in boxes if box
    )
    await page.touchscreen.tap((x + other_x) / 2, (y + other_y) / 2)
    await expect(page.locator(".callout .chip")).to_have_count(2)
    await page.locator(".callout .chip").last.click()
    await expect(page.locator(".callout")).to_have_count(0)
    await expect(page.locator("#board .spot.chosen")).to_have_count(1)


async def serenissima(house: Host, key: str) -> Opened:
    """A game in which the first seat is asked this."""
    opened = await house.open("serenissima", [SeatSpec(name) for name in ("Ada", "Bo", "Cy")], seed="look")
    rng = Rng("board")
    while (asked := (await house.table(opened.match_id)).decision(0)) is None or asked.key != key:
        await one_answers(house, opened.match_id, rng)
    return opened


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
async def test_what_a_target_costs_is_written_on_no_other_target(
    browse: Browse, house: Host, size: Any
) -> None:
    page = await browse(link(await serenissima(house, "activation"), 0), viewport=size)
    await page.wait_for_url("**/seat/0")
    await page.wait_for_selector("#board g.tag")
    told = await page.evaluate(COVERED)
    assert told["count"] > 2
    assert told["wrong"] == []


async def test_an_answer_given_at_another_device_is_told_and_shown(
    toy_browse: Browse, host: Host, opened: Opened
) -> None:
    page = await toy_browse(link(opened, 0))
    await page.wait_for_url("**/seat/0")
    await Clicker(page, host, Rng("form")).show_all()
    await page.locator("#question input[type=number]").fill("7")
    before = await token(page)
    await host.submit(opened.match_id, 0, 1)
    await moved_on(page, before)
    await expect(page.locator("#said")).to_contain_text("in another window or on another device")
    await host.submit(opened.match_id, 1, 2)
    await moved_on(page, await token(page))
    await expect(page.locator("#said")).to_be_empty()


async def test_a_press_that_began_before_another_device_answered_sends_nothing(
    browse: Browse, house: Host
) -> None:
    """The finger rests on Confirm, which would send what the next question proposes."""
    opened = await house.open("mediterranee", [SeatSpec("Ada"), SeatSpec("Bo")], seed="a")
    page = await browse(link(opened, 0), viewport=DESK)
    await page.wait_for_url("**/seat/0")
    confirm = page.locator("#bar [data-bar=confirm]")
    await expect(confirm).to_be_enabled()
    await confirm.hover()
    await page.clock.install(time=0)
    await page.clock.pause_at(60_000)  # so that no press becomes a long one
    await page.mouse.down()
    for _ in range(2):
        await one_answers(house, opened.match_id, Rng("elsewhere"))
    table = await house.table(opened.match_id)
    await page.evaluate("() => document.dispatchEvent(new Event('visibilitychange'))")
    await expect(page.locator("#table")).to_have_attribute("data-token", table.token(0) or "")
    await expect(confirm).to_be_enabled()
    await page.mouse.up()
    await expect(page.locator("#table.busy")).to_have_count(0)
    assert (await house.table(opened.match_id)).seq == table.seq
