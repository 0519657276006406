"""In a real Chromium: Confirm says beforehand that what a form proposes is final, and acts at one press."""

import pytest
from playwright.async_api import expect

from bot.host.host import Host
from bot.table.seating import SeatSpec
from bot.web.play.finality import is_final, number_answers
from bot.web.show import form
from tests.web.browsing import DESK, PHONE, Browse, link, moved_on, others_answer, pointer_at, token
from tests.web.wanted import plain

pytestmark = pytest.mark.browser

SIZES = {"desk": DESK, "phone": PHONE}


@pytest.mark.parametrize("size", SIZES)
async def test_confirm_says_that_the_proposed_crews_are_final(browse: Browse, house: Host, size: str) -> None:
    """The last to say it shows what everyone has said."""
    seats = [SeatSpec(name) for name in ("Ada", "Bo", "Cy")]
    opened = await house.open("mediterranee", seats, seed="marked confirm")
    for seat in (0, 1):
        decision = (await house.table(opened.match_id)).decision(seat)
        assert decision is not None
        await house.submit(opened.match_id, seat, decision.default)
    table = await house.table(opened.match_id)
    decision = table.decision(2)
    assert decision is not None
    assert await is_final(table, 2, decision.default)
    page = await browse(link(opened, 2), viewport=SIZES[size])
    confirm = page.locator("#bar [data-bar=confirm]")
    await expect(confirm).to_have_class("bar-confirm main final")
    await expect(page.locator("#bar .will")).to_contain_text("Can’t be undone.")
    await page.locator(".tray button:not([disabled], [aria-pressed=true])").first.click()
    await expect(confirm).not_to_have_class("bar-confirm main final")
    await page.reload()
    await expect(confirm).to_have_class("bar-confirm main final")
    before = await token(page)
    await confirm.click()
    await moved_on(page, before)
    (row,) = [row for row in await house.store.matches.log(opened.match_id, table.seq) if row.seat == 2]
    assert plain(decision.choice, row.answer) == plain(decision.choice, decision.default)


async def test_a_counter_offer_that_is_final_takes_two_presses(browse: Browse, house: Host) -> None:
    seats = [SeatSpec(name) for name in ("Ada", "Bo", "Cy")]
    opened = await house.open("genoa", seats, seed="marked numbers")
    page = await browse(link(opened, 0), viewport=DESK)
    await page.wait_for_url("**/seat/0")
    pointer = await pointer_at(page, house, 0, "marked numbers")
    while True:
        await others_answer(house, opened.match_id, 0, pointer.rng)
        table = await house.table(opened.match_id)
        decision = table.decision(0)
        assert decision is not None
        wanted = table.match.game.usual_bot().answer(table.view(0), decision, pointer.rng)
        wanted = wanted or decision.default
        assert wanted is not None
        listed = number_answers(form.build(decision.choice, table.words("en")), decision.choice)
        several = sum("counter" in least for _, (least, _) in listed) > 1
        if several and "counter" in wanted and await is_final(table, 0, wanted):
            break
        await house.submit(opened.match_id, 0, wanted)
    await pointer.settled()
    label = str(wanted["counter"]["ducats"])
    offer = page.locator(f"#all [data-final-number]:has(input[value={wanted['counter']['offer']}])").first
    spot = await offer.get_attribute("data-spot")
    assert spot is not None
    await pointer.out_of_sight()  # how it looks for places
    before = await token(page)
    x, y = await page.evaluate("id => pointer.stillMiddle(id)", spot)
    await page.mouse.click(x, y)
    numbers = page.locator(".callout .pips:has(.final)").first
    plain = numbers.locator("button:not(.final)")
    assert await plain.count() == 0, "each number says it, not the row"
    await numbers.get_by_role("button", name=f": {label}").click()
    await moved_on(page, before)
