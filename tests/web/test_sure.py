"""In a real Chromium: on a phone the second press has a button as wide as the bar, and plays once."""

import pytest
from playwright.async_api import Page, expect

from bot.host.host import Host
from bot.table.seating import SeatSpec
from bot.web.play.finality import is_final
from engine.rng import Rng
from tests.web.browsing import PHONE, Browse, link, moved_on, others_answer, pointer_at, token
from tests.web.chromium import pass_time
from tests.web.pointer import READS

pytestmark = pytest.mark.browser

SETTLED = "() => !document.getElementById('bar').classList.contains('settling')"
COVERED = """() => {
  const bar = document.getElementById("bar").getBoundingClientRect(),
    { top, height, left, right } = document.querySelector("#bar .bar-back").getBoundingClientRect();
  const [first, last] = [right + 10, bar.right - (left - bar.left) - 4];
  const there = (x) => document.elementFromPoint(x, top + height / 2)?.closest("button")?.dataset.bar;
  for (let x = first; x <= last; x += 8) if (there(x) !== "confirm") return null;
  return { x: first, y: top + height / 2, share: (last - first) / bar.width };
}"""
ENDS = """() => {
  const { left, top, width, height } = document.querySelector("#bar .bar-end").getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2).closest("button")?.dataset.bar ?? null;
}"""
BOXES = """() => [...document.querySelectorAll("#bar, #bar button, #bar .will, #board, #question, #stops")]
  .map((part) => Object.values(part.getBoundingClientRect().toJSON()).map(Math.round).join())"""


async def last_to_sail(browse: Browse, host: Host) -> tuple[Page, str, list[str]]:
    """A phone whose player would sail for good now, and the places to press for that."""
    opened = await host.open("mediterranee", [SeatSpec(name) for name in ("Ada", "Bo", "Cy")], seed="sure")
    rng = Rng("sure")
    while True:
        await others_answer(host, opened.match_id, 0, rng)
        table = await host.table(opened.match_id)
        decision = table.decision(0)
        assert decision is not None
        answer = table.match.game.usual_bot().answer(table.view(0), decision, rng) or decision.default
        if decision.key == "sail" and isinstance(answer, dict) and await is_final(table, 0, answer):
            ((galley, zone),) = answer.items()
            if isinstance(zone, str):
                break
        await host.submit(opened.match_id, 0, answer)
    page = await browse(link(opened, 0), viewport=PHONE, is_mobile=True, has_touch=True)
    await page.wait_for_selector("#board g.still[data-part=under] > *", state="attached")
    return page, opened.match_id, [galley.replace("-", ":"), f"zone:{zone}"]


async def tap(page: Page, spot: str) -> None:
    await page.touchscreen.tap(*await page.evaluate("id => pointer.stillMiddle(id)", spot))


async def count_answers(host: Host, match_id: str) -> int:
    return sum(row.seat == 0 for row in await host.log(match_id))


@pytest.mark.parametrize("again", ["bar", "board"])
async def test_on_a_phone_the_second_press_has_the_whole_row(browse: Browse, house: Host, again: str) -> None:
    page, match_id, places = await last_to_sail(browse, house)
    pointer = await pointer_at(page, house, 0, "sure")
    await pointer.out_of_sight()  # how it looks for places
    await pass_time(page, READS)
    for place in places:
        before, boxes = await token(page), await page.evaluate(BOXES)
        await tap(page, place)
    confirm = page.locator("#bar [data-bar=confirm]")
    await expect(confirm).to_have_text("Sure? Play it")
    answers = await count_answers(house, match_id)
    assert await page.evaluate(f"() => ({SETTLED})() || ({ENDS})() === null"), "not at once where others were"
    await page.wait_for_function(COVERED)
    covered = await page.evaluate(COVERED)
    assert covered["share"] > 0.74, "all of the row but the way back"
    assert await page.evaluate(BOXES) == boxes, "nothing has moved"
    await expect(page.locator("#bar [data-bar=back]")).to_be_enabled()
    await expect(page.locator("#bar .will")).to_contain_text("Can’t be undone.")
    if again == "bar":
        await page.touchscreen.tap(covered["x"], covered["y"])
    else:
        await tap(page, places[-1])
    await page.wait_for_function(
        f"before => document.getElementById('table').dataset.token !== before"
        f" && !({SETTLED})() && ({ENDS})() === null",
        arg=before,
    )
    await moved_on(page, before)
    assert await count_answers(house, match_id) == answers + 1
    await page.wait_for_function(SETTLED)


async def test_back_takes_the_first_press_away(browse: Browse, house: Host) -> None:
    page, match_id, places = await last_to_sail(browse, house)
    pointer = await pointer_at(page, house, 0, "sure")
    await pointer.out_of_sight()
    answers = await count_answers(house, match_id)
    for place in places:
        await tap(page, place)
    await expect(page.locator("#bar")).to_have_class("bar sure")
    await page.locator("#bar [data-bar=back]").tap()
    await expect(page.locator("#bar")).to_have_class("bar")
    await expect(page.locator("#bar [data-bar=confirm]")).to_have_text("Confirm")
    await expect(page.locator("#bar [data-bar=undo]")).to_be_visible()
    assert await count_answers(house, match_id) == answers
