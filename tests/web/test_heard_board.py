"""In a real Chromium, listening: the table with its board, as a screen reader tells it."""

import re

import pytest
from playwright.async_api import Page, Route, expect

import engine
from bot.host.host import Host, Opened
from bot.table.seating import SeatSpec
from bot.web.show import pages
from bot.web.show.assets import Assets
from bot.web.show.fields import Item
from engine.rng import Rng
from render.words import Words
from tests.web.browsing import DESK, Browse, link, moved_on, one_answers, others_answer, pointer_at, token
from tests.web.hearing import EARS, MOST_BEFORE, nameless_controls, words_before_question

pytestmark = pytest.mark.browser
TITLES = sorted(engine.titles())
LIT = "() => [...document.querySelectorAll('#board .spot.lit')].map((one) => one.dataset.spot)"
ORDER = """() => [...document.querySelectorAll('#all [data-spot]')].map((one) => one.dataset.spot)"""
NAMES = "(ids) => ids.map((id) => document.getElementById(id).getAttribute('aria-label'))"


async def at_seat(browse: Browse, opened: Opened) -> Page:
    page = await browse("about:blank", viewport=DESK)
    await page.context.add_init_script(EARS)
    await page.goto(link(opened, 0))
    await page.wait_for_url("**/seat/0")
    return page


@pytest.mark.parametrize("title", TITLES)
async def test_the_question_comes_first_and_the_drawing_is_one_picture(
    browse: Browse, house: Host, title: str
) -> None:
    opened = await house.open(title, [SeatSpec(name) for name in ("Ada", "Bo", "Cy")], seed="heard board")
    rng = Rng(title)
    for _ in range(6):
        await one_answers(house, opened.match_id, rng)
    await others_answer(house, opened.match_id, 0, rng)
    page = await at_seat(browse, opened)
    await (await pointer_at(page, house, 0, title)).settled()
    await page.wait_for_selector("#board svg[data-filled]")
    assert await words_before_question(page) <= MOST_BEFORE
    assert await nameless_controls(page) == []
    board = await page.locator("#board").aria_snapshot()
    assert len(re.findall(r"- '?img", board)) == 1
    assert "- text" not in board
    named = re.findall(r"- '?button \"([^\"]+)", board)
    lit = set(await page.evaluate(LIT))
    assert len(named) == len(lit)
    listed = [spot for spot in await page.evaluate(ORDER) if spot in lit]
    owned = (await page.locator("#board svg.drawing").get_attribute("aria-owns") or "").split()
    places = [one.removeprefix("spot-") for one in owned]
    if not await page.locator("#all details[open]").count():
        assert places == list(dict.fromkeys(listed))
    assert await page.locator("#board .spot[tabindex='0']").count() == min(1, len(lit))


async def test_what_happens_is_said_once_and_the_focus_stays(browse: Browse, house: Host) -> None:
    opened = await house.open("serenissima", [SeatSpec(name) for name in ("Ada", "Bo", "Cy")], seed="heard")
    page, rng = await at_seat(browse, opened), Rng("heard")
    pointer = await pointer_at(page, house, 0, "heard")
    for _ in range(8):
        await others_answer(house, opened.match_id, 0, rng)
        await pointer.settled()
        await page.evaluate("() => { hearing.said = []; }")
        before = await token(page)
        await one_answers(house, opened.match_id, rng)
        await moved_on(page, before)
        await pointer.settled()
        said = [one["words"] for one in await page.evaluate("() => hearing.said")]
        assert sorted(set(said)) == sorted(said)


async def test_nothing_that_others_do_moves_the_focus_of_someone_who_waits(
    browse: Browse, house: Host
) -> None:
    opened = await house.open("serenissima", [SeatSpec(name) for name in ("Ada", "Bo", "Cy")], seed="heard")
    page, rng = await at_seat(browse, opened), Rng("heard")
    pointer = await pointer_at(page, house, 0, "heard")
    while 0 in (await house.table(opened.match_id)).waits_for():
        await one_answers(house, opened.match_id, rng)
    await pointer.settled()
    await page.locator("#asked").focus()
    await page.evaluate("() => { hearing.said = []; }")
    moves = 0
    while 0 not in (await house.table(opened.match_id)).waits_for():
        await one_answers(house, opened.match_id, rng)
        moves += 1
    assert moves > 1
    await pointer.settled()
    assert await page.evaluate("() => document.activeElement.id") == "asked"
    heard = await page.evaluate("() => hearing.said.filter((one) => one.by === 'focus').length")
    assert heard <= 1, "the focus is led to the question when it comes, and not before"


async def test_confirm_comes_after_the_choices(toy_browse: Browse, opened: Opened) -> None:
    page = await toy_browse(link(opened, 0), viewport=DESK)
    await page.wait_for_url("**/seat/0")
    buttons = page.locator(".tray button, [data-bar=confirm]")
    order = await buttons.evaluate_all("all => all.map((one) => one.dataset.bar)")
    assert len(order) > 1
    assert order.index("confirm") == len(order) - 1


async def test_plain_forms_ask_twice_before_what_cannot_be_undone(toy_browse: Browse, opened: Opened) -> None:
    page = await at_seat(toy_browse, opened)
    await page.locator("button[name=by-ear]").focus()
    await page.keyboard.press("Enter")
    await page.wait_for_selector("#table[data-by-ear]")
    await page.route("**/answer?*", lambda route: route.fulfill(json={"final": True}))
    before = await token(page)
    await page.locator("#all .confirm button").focus()
    await page.keyboard.press("Enter")
    await expect(page.locator("#all strong.sure")).to_have_count(1)
    await page.unroute("**/answer?*")
    assert await token(page) == before
    await page.keyboard.press("Enter")
    await moved_on(page, before)


async def test_on_arrival_the_question_is_said(browse: Browse, house: Host) -> None:
    opened = await house.open("neptun", [SeatSpec(name) for name in ("Ada", "Bo", "Cy")], seed="arrive")
    await others_answer(house, opened.match_id, 0, Rng("arrive"))
    page = await at_seat(browse, opened)
    asked = await page.locator("#asked").inner_text()
    await page.wait_for_function("() => hearing.said.length")
    assert any(asked in one["words"] for one in await page.evaluate("() => hearing.said"))


async def test_the_focus_goes_to_the_question_when_its_place_is_gone(
    toy_browse: Browse, opened: Opened
) -> None:
    page = await toy_browse(link(opened, 0), viewport=DESK)
    await page.wait_for_url("**/seat/0")
    chip = page.locator(".tray button").first
    await chip.focus()
    await chip.evaluate("one => one.remove()")
    await expect(page.locator("#asked")).to_be_focused()
    tab = page.locator("[role=tab]").last
    await tab.focus()
    await tab.evaluate("one => { one.hidden = true; }")
    await expect(page.locator("#asked")).to_be_focused()


async def ask_again(page: Page) -> None:
    """The same question comes once more, in a form that differs a little."""

    async def differ(route: Route) -> None:
        state = await (await route.fetch()).json()
        state["parts"]["question"] += "<!-- again -->"
        await route.fulfill(json=state)

    await page.route("**/state?*", differ)
    async with page.expect_response("**/state?*") as coming:
        await page.evaluate("() => document.dispatchEvent(new Event('visibilitychange'))")
    await (await coming.value).finished()
    await page.unroute("**/state?*")


async def test_lists_at_a_place_do_not_pile_up(browse: Browse, house: Host) -> None:
    opened = await house.open("genoa", [SeatSpec(name) for name in ("Ada", "Bo", "Cy")], seed="callouts")
    page, rng = await at_seat(browse, opened), Rng("callouts")
    pointer = await pointer_at(page, house, 0, "callouts")
    for _ in range(40):
        await others_answer(house, opened.match_id, 0, rng)
        await pointer.settled()
        several = page.locator("#board .spot.lit.several:not([aria-hidden])")
        if await several.count() > 1:
            break
        await one_answers(house, opened.match_id, rng)
    for number in (0, 1, 0):
        await several.nth(number).focus()
        await page.keyboard.press("Enter")
        await expect(page.locator(".callout")).to_have_count(1)
    await ask_again(page)
    await expect(page.locator(".callout .chip").first).to_be_focused()
    await page.keyboard.press("Escape")
    await expect(page.locator(".callout")).to_have_count(0)
    assert await page.evaluate("() => document.activeElement.matches('.spot.lit')")
    await page.keyboard.press("Enter")
    await expect(page.locator(".callout")).to_have_count(1)
    before = await token(page)
    await one_answers(house, opened.match_id, rng)
    await moved_on(page, before)
    await expect(page.locator(".callout")).to_have_count(0)


async def test_a_label_of_one_letter_is_heard(toy_browse: Browse, opened: Opened) -> None:
    """Chromium leaves a first letter that is styled out of its accessibility tree."""
    page = await toy_browse(link(opened, 0), viewport=DESK)
    await page.wait_for_url("**/seat/0")
    item = Item("q-0", "a", "A", None, None, None)
    source = "{% import 'form.html' as forms %}{{ forms.said(item, words) }}"
    said = pages.templates(Assets()).from_string(source).render(item=item, words=Words("en"))
    await page.locator("#question").evaluate(
        "(place, said) => { place.innerHTML = said; }",
        f"<label class='tile'><input type='checkbox'><span class='text'>{said}</span></label>",
    )
    client = await page.context.new_cdp_session(page)
    tree = await client.send("Accessibility.getFullAXTree")
    boxes = [node for node in tree["nodes"] if node.get("role", {}).get("value") == "checkbox"]
    assert "A" in [node["name"]["value"] for node in boxes]


async def test_no_title_of_a_page_begins_with_a_sign(browse: Browse, house: Host) -> None:
    """A reader says them first: "black circle"."""
    opened = await house.open("neptun", [SeatSpec(name) for name in ("Ada", "Bo", "Cy")], seed="title")
    rng = Rng("title")
    await others_answer(house, opened.match_id, 0, rng)
    page = await at_seat(browse, opened)
    asked = await page.title()
    await one_answers(house, opened.match_id, rng)
    await page.wait_for_function("asked => document.title !== asked", arg=asked)
    for title in (asked, await page.title()):
        assert title[0].isalpha()
        assert not set("●○•") & set(title)


async def test_a_rule_that_is_opened_is_read(browse: Browse, house: Host) -> None:
    opened = await house.open("neptun", [SeatSpec(name) for name in ("Ada", "Bo", "Cy")], seed="rule")
    await others_answer(house, opened.match_id, 0, Rng("rule"))
    page = await at_seat(browse, opened)
    await page.locator(".asked a.rule").focus()
    await page.keyboard.press("Enter")
    await page.wait_for_function("() => document.activeElement.closest('#rules .here, #rules .prose')")
    await page.evaluate(
        "() => { for (const one of document.querySelectorAll('#rules img')) one.loading = 'eager'; }"
    )
    drawn = "() => [...document.querySelectorAll('#rules img')].every((one) => one.complete)"
    await page.wait_for_function(drawn)  # nothing is drawn any longer when the host closes


async def test_a_line_of_the_log_is_looked_at_by_keys(browse: Browse, house: Host) -> None:
    opened = await house.open("neptun", [SeatSpec(name) for name in ("Ada", "Bo", "Cy")], seed="log")
    rng = Rng("log")
    for _ in range(6):
        await one_answers(house, opened.match_id, rng)
    page = await at_seat(browse, opened)
    await page.locator("#tab-log").press("Enter")
    await page.locator("#log").focus()
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Enter")
    await expect(page.locator("#scrubber")).to_be_visible()
