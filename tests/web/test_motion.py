"""In a real Chromium: what happens is seen to happen, quickly; who asks for less motion sees how it ended."""

import asyncio
from typing import Any

import pytest
from playwright.async_api import Page, Route, expect

from bot.host.host import Host
from bot.table.seating import SeatSpec
from engine.codec import encode_dice
from engine.core import Die
from engine.rng import Rng
from render.live import delta
from render.svg.drawing import Drawing
from tests.web.browsing import DESK, Browse, one_answers
from tests.web.chromium import wait_for_rest

pytestmark = pytest.mark.browser

RECORD = """() => {
  window.moved = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, timing) {
    const what = this.closest(".transfers, .die, .pieces")?.getAttribute("class");
    window.moved.push({ what, lasts: timing.duration + (timing.delay ?? 0) });
    return animate.call(this, frames, timing);
  };
}"""
FACES = """() => [...document.querySelectorAll(".dice .die")]
  .map((die) => die.querySelectorAll("circle").length)"""
THROW_AND_PRESS = """async (dice) => {
  const table = document.querySelector('[src*="table.js"]').src;
  const { throwDice } = await import(table.replace("table", "motion"));
  const moving = () => document.querySelector(".dice").getAnimations({ subtree: true })
    .filter((one) => one.playState === "running").length;
  throwDice(document.getElementById("board"), dice);
  const before = moving();
  document.body.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  return [before, moving()];
}"""
SHOW_AGAIN = """async (dice) => {
  const table = document.querySelector('[src*="table.js"]').src;
  const { throwDice } = await import(table.replace("table", "motion"));
  throwDice(document.getElementById("board"), dice);
}"""
NAMES = ("Ada", "Bo", "Cy")


async def watch(browse: Browse, match_id: str) -> Page:
    """A table as a spectator sees it, on a page that notes whatever is moved there."""
    page = await browse("/games", viewport=DESK)
    await page.add_init_script(f"({RECORD})()")
    await page.goto(f"/t/{match_id}")
    await page.wait_for_selector("#board g.still[data-part=under] > *", state="attached")
    return page


async def moved(page: Page) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = await page.evaluate("() => window.moved")
    return found


async def answer_as_the_clock_would(host: Host, match_id: str) -> list[tuple[Die, ...]]:
    """One answer, and the dice that were thrown then."""
    table = await host.table(match_id)
    (seat, *_) = table.waits_for()
    decision = table.decision(seat)
    assert decision is not None
    await host.submit(match_id, seat, decision.default)
    return [one.dice for one in await host.events_since(match_id, table.seq, None) if one.dice]


async def watch_auction(browse: Browse, host: Host) -> tuple[str, Page]:
    """A game in which dice are thrown soon, and a page of a spectator."""
    opened = await host.open("mediterranee", [SeatSpec(name) for name in NAMES], seed="motion")
    for _ in NAMES[1:]:
        await answer_as_the_clock_would(host, opened.match_id)
    return opened.match_id, await watch(browse, opened.match_id)


async def seq_of(host: Host, match_id: str) -> int:
    return (await host.table(match_id)).seq


async def test_dice_roll_and_stop_at_what_was_thrown_unless_less_motion_is_asked_for(
    browse: Browse, house: Host
) -> None:
    match_id, page = await watch_auction(browse, house)
    while not (thrown := await answer_as_the_clock_would(house, match_id)):
        pass
    faces = [die.face for dice in thrown for die in dice]
    await expect(page.locator(".dice .die")).to_have_count(len(faces))
    await expect(page.locator("#table")).to_have_attribute("data-seq", str(await seq_of(house, match_id)))
    rolling = [encode_dice(dice) for dice in thrown]
    assert await page.evaluate(THROW_AND_PRESS, rolling) == [len(faces), 0], "a press ends what still moves"
    await expect(page.locator(".transfers")).to_have_count(0)
    assert await page.evaluate(FACES) == faces
    found = await moved(page)
    assert {"transfers", "die"} <= {one["what"] for one in found} <= {"transfers", "die", "pieces"}
    assert max(one["lasts"] for one in found) < 500
    await page.emulate_media(reduced_motion="reduce")
    await page.evaluate(SHOW_AGAIN, rolling)
    assert await page.evaluate(FACES) == faces
    assert await moved(page) == found, "nothing more moves"


async def test_dice_are_thrown_once_though_the_next_news_comes_while_they_are_read(
    browse: Browse, house: Host
) -> None:
    match_id, page = await watch_auction(browse, house)

    asked, answered = asyncio.Event(), asyncio.Event()

    async def slowly(route: Route) -> None:
        asked.set()
        await answered.wait()
        await route.continue_()

    await page.route("**/state?*", slowly)
    while not (thrown := await answer_as_the_clock_would(house, match_id)):
        pass
    await asked.wait()
    while await answer_as_the_clock_would(house, match_id):
        pass
    answered.set()
    await expect(page.locator("#table")).to_have_attribute("data-seq", str(await seq_of(house, match_id)))
    await wait_for_rest(page)
    rolls = [one for one in await moved(page) if one["what"] == "die"]
    assert len(rolls) == len([die for dice in thrown for die in dice])


async def test_a_step_of_the_past_moves_what_it_moved_then(browse: Browse, house: Host) -> None:
    opened = await house.open("oltremare", [SeatSpec("Ada"), SeatSpec("Bo")], seed="looking back")
    rng, drawn = Rng("back"), list[Drawing]()
    while len(drawn) < 2 or not delta(*drawn[-2:]).get("transfers"):
        await one_answers(house, opened.match_id, rng)
        board = await house.studio.draw(await house.table(opened.match_id), None, live=True)
        assert board is not None
        assert board.drawing is not None
        drawn.append(board.drawing)
    page = await watch(browse, opened.match_id)
    await page.locator("#tab-log").click()
    await page.locator("#log li[data-n]").last.click()
    for step in range(len(drawn)):
        await expect(page.locator("#scrubber output")).to_contain_text(f"{step} /")
        if step < len(drawn) - 1:
            await page.keyboard.press("ArrowRight")
    await expect(page.locator("#board svg.past g.pieces")).to_have_attribute("aria-label", drawn[-2].alt)
    await page.keyboard.press("ArrowRight")
    await page.wait_for_function("() => window.moved.some((one) => one.what === 'transfers')")
