"""In a real Chromium: the clock is at the table, what happened is followed, and things say what they are."""

import re

import pytest
from playwright.async_api import Page, expect

import engine
from bot.host.host import Host, Opened
from bot.table.seating import SeatSpec
from bot.table.terms import Terms
from engine.rng import Rng
from tests.league.people import play_out
from tests.web.browsing import DESK, PHONE, Browse, link, one_answers, others_answer

pytestmark = pytest.mark.browser

NAMES = ("Ada", "Bo", "Cy")
RUNS_LOW = """() => {
  document.querySelector(".players .you .clock").dataset.due = Date.now() / 1000 + 5;
}"""
UNLIT = """async () => {
  const script = document.querySelector("script[src*='/table.js']").src;
  const { at, isInside } = await import(script.replace("table.js", "board.js"));
  const { base } = document.getElementById("table").dataset;
  const { sections } = await (await fetch(`${base}/words.json`)).json();
  const known = new Set(sections.flatMap((one) => one.entries).flatMap((one) => [one.id, ...one.also]));
  const board = document.getElementById("board");
  for (const spot of board.querySelectorAll(".spot:not(.lit)")) {
    const { left, top, width, height } = spot.getBoundingClientRect();
    const [clientX, clientY] = [left + width / 2, top + height / 2];
    if (!known.has(spot.dataset.spot) || !isInside(spot, clientX, clientY)) continue;
    const isFree = !at(board, { clientX, clientY }).length;
    if (isFree && document.elementFromPoint(clientX, clientY)?.closest(".chart")) return [clientX, clientY];
  }
}"""
"""The middle of something on the board that can be told of and is no target."""
KNOWN = """async (kind) => {
  const { base } = document.getElementById("table").dataset;
  const { sections } = await (await fetch(`${base}/words.json`)).json();
  const known = new Set(sections.flatMap((one) => one.entries).flatMap((one) => [one.id, ...one.also]));
  for (const spot of document.querySelectorAll(`#board .spot${kind}`)) {
    const { left, top, width, height } = spot.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const isInSight = document.elementFromPoint(x, y)?.closest("#board .chart");
    if (isInSight && known.has(spot.dataset.spot)) return [x, y];
  }
}"""
"""The middle of something on the board of this kind that can be told of."""
CHOSEN = "() => document.querySelectorAll('.spot.chosen, .callout').length"
OUT_OF_SIGHT = """() => {
  const around = document.getElementById("board").getBoundingClientRect();
  return [...document.querySelectorAll("#board .spot.lit")]
    .filter((spot) => {
      const { left, right, top, bottom } = spot.getBoundingClientRect();
      return right < around.left || left > around.right || bottom < around.top || top > around.bottom;
    })
    .map((spot) => spot.dataset.spot);
}"""
UNLISTED = f"""() => ({OUT_OF_SIGHT})()
  .filter((id) => !document.querySelector(`#question .tray [data-at="${{CSS.escape(id)}}"]`))"""


async def seated(
    browse: Browse,
    house: Host,
    title: str,
    size: dict[str, int],
    terms: Terms | None = None,
    *,
    touch: bool = False,
) -> Page:
    opened = await house.open(
        title, [SeatSpec(name) for name in NAMES], seed="following", terms=terms or Terms()
    )
    await others_answer(house, opened.match_id, 0, Rng("following"))
    return await at_seat(browse, opened, size, touch=touch)


async def at_seat(browse: Browse, opened: Opened, size: dict[str, int], *, touch: bool = False) -> Page:
    page = await browse(link(opened, 0), viewport=size, has_touch=touch)
    await page.wait_for_url("**/seat/0")
    await page.wait_for_selector("#board g.still[data-part=under] > *", state="attached")
    return page


async def test_the_clock_is_in_the_bar_and_in_the_title_and_is_coloured_when_it_runs_low(
    browse: Browse, house: Host
) -> None:
    page = await seated(browse, house, "neptun", PHONE, terms=Terms(3000.0, 100.0, 3000.0))
    own = page.locator("#bar .clock.own")
    await expect(own).to_have_text(re.compile(r"^4\d:\d\d$"))
    await expect(page).to_have_title(re.compile(r"^4\d:\d\d · Your turn"))
    await expect(page.locator(".players .clock")).to_have_count(3)
    await expect(own).not_to_have_class(re.compile("low"))
    await page.evaluate(RUNS_LOW)
    await expect(own).to_have_class(re.compile("low"))
    await expect(page).to_have_title(re.compile(r"^0:0\d · Your turn"))


async def test_a_thing_that_is_no_target_says_what_it_is_at_a_press_and_below_a_resting_pointer(
    browse: Browse, house: Host
) -> None:
    page = await seated(browse, house, "serenissima", DESK)
    about = page.locator(".about")
    point = await page.evaluate(UNLIT)
    await page.mouse.click(*point)
    await expect(about).to_be_visible()
    words = await about.inner_text()
    assert words.strip()
    await page.mouse.move(2, 2)
    await expect(about).to_be_hidden()
    await page.mouse.move(*point)
    await expect(about).to_have_text(re.compile(re.escape(words.split("\n")[0])))


@pytest.mark.parametrize("title", engine.titles())
async def test_a_finger_that_rests_asks_what_is_there_and_chooses_nothing(
    browse: Browse, house: Host, title: str
) -> None:
    page = await seated(browse, house, title, PHONE, touch=True)
    x, y = await page.evaluate(KNOWN, ".lit") or await page.evaluate(KNOWN, "")
    device = await page.context.new_cdp_session(page)
    token = await page.locator("#table").get_attribute("data-token")
    before = await page.evaluate(CHOSEN)
    await device.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    about = page.locator(".about")
    await expect(about.locator("strong")).to_have_text(re.compile("[^ ]"))
    await device.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    await expect(about).to_be_visible()
    assert await page.evaluate(CHOSEN) == before
    await expect(page.locator("#table")).to_have_attribute("data-token", token or "")
    await page.locator("#asked").tap()
    await expect(about).to_be_hidden()


@pytest.mark.parametrize("title", ["genoa", "neptun", "serenissima"])
async def test_what_has_the_focus_says_what_it_is(browse: Browse, house: Host, title: str) -> None:
    """In the titles whose first question is answered on the board."""
    page = await seated(browse, house, title, DESK)
    await page.evaluate("() => document.activeElement.blur()")
    await page.keyboard.press("ArrowRight")
    await expect(page.locator(".spot.lit:focus")).to_have_count(1)
    await expect(page.locator(".about strong")).to_have_text(re.compile("[^ ]"))


async def test_what_was_missed_is_played_in_place_of_the_question_at_the_pace_that_was_chosen(
    browse: Browse, house: Host
) -> None:
    opened = await house.open("neptun", [SeatSpec(name) for name in NAMES], seed="following")
    rng = Rng("following")
    await others_answer(house, opened.match_id, 0, rng)
    page = await at_seat(browse, opened, PHONE)
    await page.locator("#pace").evaluate(
        "one => { one.value = 'quick'; one.dispatchEvent(new Event('change')); }"
    )
    for _ in range(6):
        await one_answers(house, opened.match_id, rng)
    await others_answer(house, opened.match_id, 0, rng)
    await page.reload()
    player, question = page.locator("#scrubber"), page.locator("#question")
    await expect(player).to_be_visible()
    await expect(question).to_be_hidden()
    assert await page.locator("#scrubber .moment").inner_text() not in ("", "–")
    await page.locator("[data-past=now]").click()
    await expect(question).to_be_visible()
    await expect(player).to_be_hidden()


async def test_the_chosen_stop_is_remembered_and_the_end_shows_the_whole_board(
    browse: Browse, house: Host
) -> None:
    page = await seated(browse, house, "serenissima", PHONE)
    await page.locator("[data-stop-at=all]").click()
    await page.reload()
    await expect(page.locator("#table")).to_have_attribute("data-stop", "all")
    await page.locator("#board .chart").dispatch_event("wheel", {"deltaY": -100})
    sheet = page.locator("#board .sheetlet")
    await expect(sheet).to_have_attribute("style", re.compile("scale"))
    await play_out(house, page.url.split("/t/")[1].split("/")[0])
    await expect(page.locator("#question .over")).to_be_attached()
    await expect(sheet).not_to_have_attribute("style", re.compile("scale"))


async def test_what_is_out_of_sight_on_a_close_board_is_listed_until_the_reader_looks_at_all_of_it(
    browse: Browse, house: Host
) -> None:
    opened = await house.open("serenissima", [SeatSpec(name) for name in NAMES], seed="still serenissima")
    rng = Rng("following")
    while (asked := (await house.table(opened.match_id)).decision(0)) is None or asked.key != "start":
        await one_answers(house, opened.match_id, rng)
    page = await at_seat(browse, opened, PHONE)
    sheet = page.locator("#board .sheetlet")
    await expect(sheet).to_have_attribute("style", re.compile("scale"))
    assert await page.evaluate(OUT_OF_SIGHT)
    assert await page.evaluate(UNLISTED) == []
    await page.locator("#stops [data-zoom=all]").click()
    await expect(sheet).not_to_have_attribute("style", re.compile("scale"))
    await one_answers(house, opened.match_id, rng)
    await others_answer(house, opened.match_id, 0, rng)
    seq = (await house.table(opened.match_id)).seq
    await expect(page.locator("#table")).to_have_attribute("data-seq", str(seq))
    await expect(sheet).not_to_have_attribute("style", re.compile("scale"))
