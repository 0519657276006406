"""In a real Chromium: the forms of a question, with scripts and without, and half-filled ones."""

import pytest
from playwright.async_api import expect

from bot.host.host import Host, Opened
from bot.table.seating import SeatSpec
from engine.rng import Rng
from tests.host.toy import SHORT, Toy
from tests.web.browsing import DESK, Browse, link, moved_on, token
from tests.web.chromium import Clicker

pytestmark = pytest.mark.browser


@pytest.mark.soak
async def test_a_whole_game_against_the_house_by_its_forms(browse: Browse, house: Host) -> None:
    page = await browse(locale="fr-FR", viewport=DESK)
    await page.locator('a.main[href="/new/oltremare"]').click()
    await page.locator("form.sheet button.main").click()
    await page.wait_for_selector("#table")
    clicker = Clicker(page, house, Rng("forms"))
    await clicker.play_to_the_end()
    assert clicker.answered > 10


async def test_a_game_is_played_without_scripts(
    toy_browse: Browse, host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Toy, "options", SHORT)
    page = await toy_browse("/new/toy", java_script_enabled=False)
    await page.locator("form.sheet button.main").click()
    for _ in range(40):
        await host.house.idle()
        await page.goto(page.url)
        if await page.locator("#question .over").count():
            break
        number = page.locator("#all > form input[type=number]")
        if await number.count():
            await number.fill("3")
            await page.locator("#question .confirm button").click()
        elif await page.locator("#question .choice").count():
            await page.locator("#question .choice").first.click()
        await expect(page.locator("#said")).to_be_empty()
    await expect(page.locator("#question .kicker")).to_have_text("The game is over")


async def test_a_half_filled_form_is_left_alone_until_its_question_is_gone(
    toy_browse: Browse, host: Host, opened: Opened
) -> None:
    page = await toy_browse(link(opened, 0))
    await page.wait_for_url("**/seat/0")
    await Clicker(page, host, Rng("form")).show_all()
    await page.locator("#question input[type=number]").fill("7")
    before = await token(page)
    await host.submit(opened.match_id, 1, 2)
    await page.wait_for_function("() => document.getElementById('table').dataset.seq === '1'")
    assert await token(page) == before
    assert await page.locator("#question input[type=number]").input_value() == "7"
    await host.submit(opened.match_id, 0, 1, by="plan")
    await moved_on(page, before)
    await expect(page.locator("#said")).to_contain_text("The game moved on while you were filling this in")


async def test_a_half_filled_form_is_carried_over_when_an_offer_comes_in(browse: Browse, house: Host) -> None:
    opened = await house.open(
        "genoa", [SeatSpec("Ada"), SeatSpec("Bo"), SeatSpec("Cy")], seed="on the street"
    )
    for seat in (await house.table(opened.match_id)).waits_for():
        await house.submit(opened.match_id, seat, {"listen": {}})
    look = await house.table(opened.match_id)
    (leader,) = look.waits_for()
    page = await browse(link(opened, leader))
    await page.wait_for_url(f"**/seat/{leader}")
    await Clicker(page, house, Rng("form")).show_all()
    fold = page.locator("details.act", has=page.locator("summary", has_text="Name a price"))
    await fold.locator("summary").click()
    await fold.locator("label.tile").last.click()
    await fold.locator("input[type=number]").fill("35")
    chosen = await fold.locator("input:checked").get_attribute("value")
    before = await token(page)
    bidder = next(seat for seat in look.pending() if seat != leader)
    await house.submit(opened.match_id, bidder, {"offer": {"space": chosen, "ducats": 5}})
    await moved_on(page, before)
    assert await fold.get_attribute("open") is not None
    assert await fold.locator("input[type=number]").input_value() == "35"
    assert await fold.locator("input:checked").get_attribute("value") == chosen
    await expect(page.locator("#said")).to_be_empty()


async def test_a_double_click_is_one_answer(toy_browse: Browse, host: Host, opened: Opened) -> None:
    page = await toy_browse(link(opened, 0))
    await page.wait_for_url("**/seat/0")
    before = await token(page)
    await Clicker(page, host, Rng("form")).show_all()
    await page.locator("#question .confirm button").dblclick()
    await moved_on(page, before)
    await expect(page.locator("#said")).to_be_empty()
    assert (await host.table(opened.match_id)).seq == 1
