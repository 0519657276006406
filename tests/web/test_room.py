"""In a real Chromium: the question, the board and what is chosen each keep their place on the screen."""

import re

import pytest
from playwright.async_api import Page, expect

from bot.host.host import Host
from bot.table.seating import SeatSpec
from data import catalogue
from engine.rng import Rng
from render.words import Words
from tests.web.browsing import DESK, PHONE, Browse, link, moved_on, one_answers, play_until, sit, token

pytestmark = pytest.mark.browser

FINGER = 44
LEAST_BOARD = 0.36
LEAST_SHEET = 0.6
CLIPPED = "one => one.scrollHeight > one.clientHeight + 1"
LISTED = """() => [...document.querySelectorAll('#question .tray :is(.thing, .chip)')]
  .map((deed) => `${deed.className} ${deed.textContent}`).join()"""
LOW = 440
"""The height of a low screen."""
SHIFT = "() => document.querySelector('#board .sheetlet').style.transform"


async def asked_about(browse: Browse, house: Host, title: str, key: str, size: dict[str, int]) -> Page:
    """The page of the first seat that is asked this when a game begins."""
    opened = await house.open(title, [SeatSpec(name) for name in ("Ada", "Bo", "Cy")], seed="a")
    table = await house.table(opened.match_id)
    asked = {seat: table.decision(seat) for seat in opened.keys}
    seat = next(seat for seat, decision in asked.items() if decision and decision.key == key)
    page = await browse(link(opened, seat), viewport=size)
    await page.wait_for_url(f"**/seat/{seat}")
    await page.wait_for_selector("#question .tray .chip")
    return page


async def test_a_form_and_facts_take_nothing_from_the_board_on_a_phone(browse: Browse, house: Host) -> None:
    """The sheet is as high for every question; what is beside it stands below and is scrolled to."""
    page = await asked_about(browse, house, "genoa", "genoa.bid", PHONE)
    facts, board = page.locator("#question .facts"), page.locator("#board")
    assert await facts.locator("li").all_inner_texts() == [
        "The tower is here: Park.",
        "No open offers.",
        "You have 10 offers left this turn.",
    ]
    before = await board.bounding_box()
    assert before
    assert before["height"] >= LEAST_BOARD * PHONE["height"]
    await page.evaluate(
        "() => document.querySelector('.facts').append(...Array.from({ length: 9 }, "
        "() => document.querySelector('.facts li').cloneNode(true)))"
    )
    await page.locator('#question .tray [data-pip="15"]').first.click()
    assert await board.bounding_box() == before
    assert await page.evaluate("() => document.documentElement.scrollHeight <= innerHeight")
    await expect(page.locator("#bar [data-bar=confirm]")).to_be_in_viewport()
    last = facts.locator("li").last
    await last.scroll_into_view_if_needed()
    await expect(last).to_be_in_viewport()


async def test_the_buttons_of_the_zoom_cover_nothing_of_the_board(browse: Browse, house: Host) -> None:
    """They once lay over Oltre Mare's holds and over the buildings of Genoa."""
    page = await asked_about(browse, house, "genoa", "genoa.bid", DESK)
    for size, count in ((DESK, 3), (PHONE, 1)):
        await page.set_viewport_size({"width": size["width"], "height": size["height"]})
        knobs, board = page.locator("[data-zoom]:visible"), page.locator("#board")
        await expect(knobs).to_have_count(count)
        around = await board.bounding_box()
        boxes = [await knobs.nth(i).bounding_box() for i in range(count)]
        for box in boxes:
            assert box
            assert around
            assert box["y"] + box["height"] <= around["y"] or around["y"] + around["height"] <= box["y"]
            assert min(box["width"], box["height"] if size == PHONE else FINGER) >= FINGER
        await page.evaluate("() => document.querySelector('[data-zoom=in]').click()")
        assert await page.evaluate(SHIFT)
        await knobs.last.press("Enter")
        assert not await page.evaluate(SHIFT)


async def test_the_board_of_a_phone_is_as_high_after_a_question_about_cards(
    browse: Browse, house: Host
) -> None:
    """Where it needs no more room, the hand stays: until the reader chooses to see more of the board."""
    opened = await house.open("oltremare", [SeatSpec(name) for name in ("Ada", "Bo", "Cy")], seed="a")
    rng = Rng("a")
    await play_until(house, opened.match_id, 0, rng, lambda decision, _: decision.key == "trade.active")
    page = await browse(link(opened, 0), viewport=PHONE)
    await page.wait_for_url("**/seat/0")
    await expect(page.locator("#table")).to_have_attribute("data-stop", "hand")
    before = await page.locator("#board").bounding_box()
    await play_until(house, opened.match_id, 0, rng, lambda decision, _: decision.key == "main.sail")
    await expect(page.locator("#question .tray")).to_have_attribute("data-asks", "main.sail")
    assert await page.locator("#board").bounding_box() == before
    await page.locator("[data-stop-at=question]").click()
    after = await page.locator("#board").bounding_box()
    assert before
    assert after
    assert after["height"] > before["height"]


async def test_a_long_question_keeps_to_two_lines_and_is_said_whole_at_a_press(
    browse: Browse, house: Host
) -> None:
    page = await asked_about(browse, house, "genoa", "genoa.bid", PHONE)
    heading = page.locator("#asked")
    high = await heading.evaluate("one => one.offsetHeight")
    assert not await heading.evaluate(CLIPPED)
    await heading.evaluate(
        "one => { one.textContent = 'Name your prices before the tower moves. '.repeat(5); }"
    )
    await page.locator('#question .tray [data-pip="15"]').first.click()
    assert await heading.evaluate(CLIPPED)
    assert await heading.evaluate("one => one.offsetHeight") == high
    await heading.click()
    assert not await heading.evaluate(CLIPPED)


async def test_what_is_chosen_bears_a_seal_and_is_told_apart_without_colours(
    browse: Browse, house: Host
) -> None:
    page = await asked_about(browse, house, "neptun", "draft.contract", DESK)
    await page.locator('#board .spot.lit[aria-label^="Reveal next contract"]').click()
    seal = page.locator("#board .seal")
    await expect(seal).to_have_count(1)
    inside = """() => {
      const seal = document.querySelector("#board .seal")?.getBoundingClientRect();
      const spot = document.querySelector("#board .spot.chosen")?.getBoundingClientRect();
      const middle = seal?.left + seal?.width / 2;
      return seal?.width > 0 && spot?.left <= middle && middle <= spot?.right;
    }"""
    await page.wait_for_function(inside)  # the seal is drawn again, a frame later, whenever the board is
    width = "one => parseFloat(getComputedStyle(one).strokeWidth)"
    lit = await page.locator("#board .spot.lit:not(.chosen)").first.evaluate(width)
    assert await page.locator("#board .spot.chosen").evaluate(width) > 2 * lit


async def test_the_board_lets_go_of_a_press_that_ended_elsewhere(browse: Browse, house: Host) -> None:
    """As when what came of a held press drew up the sheet below the finger."""
    page = await asked_about(browse, house, "neptun", "draft.contract", DESK)
    await page.locator("[data-zoom=in]").click()
    before = await page.evaluate(SHIFT)
    await page.mouse.move(300, 300)
    await page.mouse.down()
    await page.evaluate("() => { document.getElementById('board').style.visibility = 'hidden'; }")
    await page.mouse.up()
    await page.evaluate("() => { document.getElementById('board').style.visibility = ''; }")
    await page.mouse.move(380, 360, steps=3)
    assert before
    assert await page.evaluate(SHIFT) == before


async def test_the_form_of_a_new_game_shows_on_a_phone_how_to_open_the_table(browse: Browse) -> None:
    page = await browse("/new/genoa", viewport=PHONE)
    await expect(page.locator("form.sheet button.main")).to_be_in_viewport(ratio=1)
    rest = page.locator(".agreement details.rest")
    await expect(rest.locator("fieldset").first).to_be_hidden()
    await rest.locator("summary").click()
    await expect(rest.locator("fieldset").first).to_be_visible()
    await expect(page.locator("form.sheet button.main")).to_be_in_viewport(ratio=1)
    assert await page.evaluate("() => document.documentElement.scrollWidth") == PHONE["width"]


async def test_what_a_hand_does_not_show_has_an_edge_that_says_so(browse: Browse, house: Host) -> None:
    opened = await house.open("mediterranee", [SeatSpec("Ada"), SeatSpec("Bo")], seed="fleet")
    page = await browse(link(opened, 0), viewport=DESK)
    await page.wait_for_url("**/seat/0")
    fleet = page.locator("#hand .chart")
    await expect(fleet).to_have_class(re.compile("more-below"))
    await expect(fleet).to_have_attribute("tabindex", "0")  # or keys could not scroll it
    await fleet.focus()
    await page.keyboard.press("End")
    await expect(fleet).not_to_have_class(re.compile("more-below"))


async def test_what_still_moves_in_a_hand_counts_where_it_will_stand(browse: Browse, house: Host) -> None:
    """Cards just played go below the others, and the edge was looked at while they were above it."""
    page, match_id, wanted = await sit(
        browse, house, "oltremare", DESK, lambda decision, _: decision.key == "main.play"
    )
    await house.submit(match_id, 0, wanted)
    await expect(page.locator("#hand .chart")).to_have_class(re.compile("more-below"))


async def test_bare_paper_of_a_hand_is_nothing_that_is_cut(browse: Browse, house: Host) -> None:
    """Four cards on paper for six: an arrow pointed to where none were."""
    page = await asked_about(browse, house, "oltremare", "trade.active", PHONE)
    await page.locator("#stops [data-stop-at=hand]").click()
    hand = page.locator("#hand .chart")
    await expect(hand).to_have_class(re.compile("more-right"))
    last = page.locator("#hand svg.drawing g.pieces > [id]").last
    await last.evaluate("(card) => card.scrollIntoView({ inline: 'end', block: 'nearest' })")
    await hand.evaluate("(chart) => chart.scrollBy(20, 0)")
    await expect(hand).not_to_have_class(re.compile("more-right"))


async def test_the_cards_that_are_left_are_in_sight_after_others_were_played(
    browse: Browse, house: Host
) -> None:
    opened = await house.open("oltremare", [SeatSpec("Ada"), SeatSpec("Bo")], seed="a")
    played = await play_until(
        house, opened.match_id, 0, Rng("hand"), lambda decision, _: decision.key == "main.play"
    )
    page = await browse(link(opened, 0), viewport=PHONE)
    await page.wait_for_url("**/seat/0")
    hand = page.locator("#hand .chart")
    await expect(hand).to_be_visible()
    await hand.evaluate("(chart) => chart.scrollTo(chart.scrollWidth, 0)")
    before = await token(page)
    await house.submit(opened.match_id, 0, played)
    await moved_on(page, before)
    await page.locator("#stops [data-stop-at=hand]").click()
    in_sight = """() => {
      const { left, right } = document.querySelector("#hand .chart").getBoundingClientRect();
      const spots = [...document.querySelectorAll("#hand svg.drawing .spot")];
      const cards = spots.map((one) => one.getBoundingClientRect());
      return cards.some((card) => card.width && card.left >= left && card.right <= right);
    }"""
    await page.wait_for_function(in_sight)


async def test_a_place_that_a_finger_can_press_brings_the_board_no_closer(
    browse: Browse, house: Host
) -> None:
    """The board is as close as letters need, so that what is around the deck stays in sight."""
    opened = await house.open(
        "oltremare", [SeatSpec(name) for name in ("Ada", "Bo", "Cy")], seed="look oltremare"
    )
    (active,) = (await house.table(opened.match_id)).waits_for()
    pages = [await browse(link(opened, seat), viewport=PHONE) for seat in (active, (active + 1) % 3)]
    for page in pages:
        await page.wait_for_url("**/seat/*")
        await page.wait_for_function(f"() => ({SHIFT})().includes('scale')")
    deck = pages[0].locator("#board .spot.lit")
    await expect(deck).to_have_count(1)
    box = await deck.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= FINGER
    asked, waiting = [(await page.evaluate(SHIFT)).split("scale")[1] for page in pages]
    assert asked == waiting


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
async def test_a_visitor_who_watches_has_no_bar_of_buttons(
    browse: Browse, house: Host, size: dict[str, int]
) -> None:
    opened = await house.open("genoa", [SeatSpec(name) for name in ("Ada", "Bo", "Cy")], seed="a")
    page = await browse(f"/t/{opened.match_id}", viewport=size)
    await expect(page.locator("#board .chart")).to_be_visible()
    await expect(page.locator("#bar")).to_be_hidden()
    board = await page.locator("#board").bounding_box()
    assert board is not None
    assert board["height"] > size["height"] / 2


async def test_a_seal_hides_no_number(browse: Browse, house: Host) -> None:
    opened = await house.open("serenissima", [SeatSpec(name) for name in ("Ada", "Bo", "Cy", "Di")], seed="a")
    (seat,) = (await house.table(opened.match_id)).waits_for()
    page = await browse(link(opened, seat), viewport=DESK)
    await page.wait_for_url(f"**/seat/{seat}")
    await page.locator('#board .spot[data-spot="wheel:8"]').click()
    await page.locator("#board .seal").wait_for()
    far = """() => {
      const middle = (one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        return [left + width / 2, top + height / 2];
      };
      const [x, y] = middle(document.querySelector("#board .seal"));
      const [px, py] = middle(document.querySelector('#board .spot[data-spot="wheel:8"]'));
      return Math.hypot(x - px, y - py);
    }"""
    assert await page.evaluate(far) > 14


async def test_the_tray_is_laid_out_again_for_another_screen(browse: Browse, house: Host) -> None:
    """There is room for fewer rows on a low screen."""
    opened = await house.open("mediterranee", [SeatSpec("Ada"), SeatSpec("Bo")], seed="a")
    rng = Rng("fleet")
    while (asked := (await house.table(opened.match_id)).decision(0)) is None or asked.key != "market":
        await one_answers(house, opened.match_id, rng)
    page = await browse(link(opened, 0), viewport=DESK)
    await page.wait_for_url("**/seat/0")
    await expect(page.locator("#question .tray :is(.chip, .thing)").first).to_be_visible()
    at_desk = await page.evaluate(LISTED)
    await page.set_viewport_size({"width": 1280, "height": LOW})
    await page.reload()
    await expect(page.locator("#question .tray :is(.chip, .thing)").first).to_be_visible()
    assert await page.evaluate(LISTED) != at_desk
    await page.set_viewport_size({"width": 1280, "height": 720})
    await page.wait_for_function(f"before => ({LISTED})() === before", arg=at_desk)


async def test_the_name_of_an_ending_fits_its_button_on_a_phone(browse: Browse, house: Host) -> None:
    """ "Sell everything · 200" was once cut above and below."""
    page = await asked_about(browse, house, "genoa", "genoa.bid", PHONE)
    sells = [f"{Words(locale)('mediterranee-sell-everything')} · 1,200" for locale in catalogue.languages()]
    for label in [*sells, "Leave the market", "Finish landing"]:
        high = await page.evaluate(
            """label => {
              const end = document.querySelector("#bar .bar-end");
              end.textContent = label;
              return end.scrollHeight - end.clientHeight;
            }""",
            label,
        )
        assert high <= 0, f"{label!r} is {high} pixels too high"


async def test_a_rule_has_the_whole_sheet_of_a_phone_until_it_is_closed(browse: Browse, house: Host) -> None:
    page = await asked_about(browse, house, "genoa", "genoa.bid", PHONE)
    before = await page.locator("#board").bounding_box()
    await page.locator("#question .rule").first.click()
    rule = page.locator("#rules .here").first
    await expect(rule).to_be_in_viewport()
    box = await page.locator("#rules").bounding_box()
    assert box is not None
    assert box["height"] >= LEAST_SHEET * PHONE["height"]
    await page.locator(".close-reading").click()
    await expect(rule).to_be_hidden()
    await expect(page.locator("#table")).to_have_attribute("data-stop", "question")
    assert await page.locator("#board").bounding_box() == before
