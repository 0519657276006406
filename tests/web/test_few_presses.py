"""In a real Chromium: what a question is about can be pressed at once, and what acts says so beforehand."""

import re
from collections.abc import Callable
from typing import cast

import pytest
from playwright.async_api import expect

from bot.host.host import Host
from bot.web.play.finality import is_final
from engine.choice import Answer
from engine.core import Decision
from engine.genoa.state import State
from tests.web.browsing import DESK, PHONE, Browse, moved_on, sit, token
from tests.web.chromium import pass_time
from tests.web.pointer import READS
from tests.web.wanted import plain

pytestmark = pytest.mark.browser

SIZES = {"desk": DESK, "phone": PHONE}
CONFIRM = "#bar [data-bar=confirm]"


def replies_with(deed: str, parts: list[str]) -> Callable[[Decision, Answer], bool]:
    """Whether an offer is answered with this, and what is filled in for it."""

    def is_wanted(decision: Decision, answer: Answer) -> bool:
        replies = answer.values() if decision.key == "trade.partner" else ()
        return any(list(reply.get(deed, ())) == parts for reply in replies)

    return is_wanted


async def logged_answer(host: Host, match_id: str, seq: int) -> Answer:
    (row,) = [row for row in await host.store.matches.log(match_id, seq) if row.seat == 0]
    return row.answer


@pytest.mark.parametrize("size", SIZES)
async def test_a_price_list_is_open_from_the_start_and_other_deeds_are_beside_it(
    browse: Browse, house: Host, size: str
) -> None:
    page, match_id, _ = await sit(browse, house, "genoa", SIZES[size], lambda _, answer: "offers" in answer)
    tray = page.locator("#question .tray")
    await expect(tray.locator(".usual h3")).to_have_text("Make several offers")
    assert await page.locator("#board .spot.lit").count() > 0, "places can be pressed as well"
    await tray.locator(".more-deeds").click()
    await tray.locator(".chip").filter(has_text="Offer ducats").click()
    await expect(tray.locator(".usual")).to_have_count(0)
    await page.locator("#bar [data-bar=back]").click()
    await tray.locator(".chip").filter(has_text="Make several offers").click()
    before, table = await token(page), await house.table(match_id)
    place = await tray.locator(".usual").bounding_box()
    await tray.locator('[data-pip="15"]').first.click()
    assert await tray.locator(".usual").bounding_box() == place
    await page.locator(CONFIRM).click()
    await moved_on(page, before)
    assert 15 in (await logged_answer(house, match_id, table.seq))["offers"]["prices"].values()


@pytest.mark.parametrize("size", SIZES)
async def test_an_offer_is_accepted_or_countered_in_its_row(browse: Browse, house: Host, size: str) -> None:
    page, match_id, wanted = await sit(
        browse, house, "genoa", SIZES[size], lambda _, answer: "counter" in answer
    )
    table = await house.table(match_id)
    bids = {f"o{bid.id}": bid.now.ducats for bid in cast(State, table.match.state).turn.bids}
    least = bids[wanted["counter"]["offer"]] + 5
    row = page.locator('#question .tray .thing[aria-label="Accept an offer"]')
    prices = await row.locator(".raised .pips").evaluate_all("all => all.map((one) => one.innerText)")
    assert any(text.split()[0] == str(least) for text in prices), prices
    before = await token(page)
    number = row.locator(".raised .pips button.final").first
    asked = int(await number.inner_text())
    await number.click()
    await moved_on(page, before)
    answer = await logged_answer(house, match_id, table.seq)
    assert answer["counter"]["ducats"] == asked == bids[answer["counter"]["offer"]] + 5


@pytest.mark.parametrize("size", SIZES)
async def test_more_ducats_are_asked_for_by_one_press(browse: Browse, house: Host, size: str) -> None:
    page, match_id, wanted = await sit(
        browse, house, "oltremare", SIZES[size], replies_with("raise", ["ducats"]), "one press"
    )
    before, table = await token(page), await house.table(match_id)
    ((offer, reply),) = wanted.items()
    numbers = page.locator("#question .tray .thing .numbered .pips button")
    await numbers.filter(has_text=re.compile(rf"^{reply['raise']['ducats']}$")).click()
    await moved_on(page, before)
    assert await logged_answer(house, match_id, table.seq) == {offer: reply}


async def test_the_card_that_is_given_says_that_the_trade_is_for_good(browse: Browse, house: Host) -> None:
    page, match_id, wanted = await sit(
        browse, house, "oltremare", PHONE, replies_with("accept", ["any"]), "one press"
    )
    before, table = await token(page), await house.table(match_id)
    await page.locator("#question .tray .thing .chip").filter(has_text="Accept").first.click()
    ((offer, reply),) = wanted.items()
    card = page.locator(f"#hand .spot.lit[data-spot='card:{reply['accept']['any']}']")
    assert (await card.get_attribute("aria-label") or "").endswith("Can’t be undone.")
    await pass_time(page, READS)
    await card.click()
    await moved_on(page, before)
    assert await logged_answer(house, match_id, table.seq) == {offer: reply}


@pytest.mark.parametrize("size", SIZES)
async def test_a_card_is_offered_for_a_good_by_two_presses(browse: Browse, house: Host, size: str) -> None:
    page, match_id, _ = await sit(
        browse, house, "oltremare", SIZES[size], lambda _, answer: "propose" in answer
    )
    before, table = await token(page), await house.table(match_id)
    await page.locator("#hand .spot.lit").first.click()
    at_once = page.locator("#question .tray .at-once")
    name = await at_once.first.get_attribute("aria-label")
    assert name == "spices: Confirm"
    await pass_time(page, READS)
    await at_once.first.click()
    await moved_on(page, before)
    answer = (await logged_answer(house, match_id, table.seq))["propose"]
    asked = {good: count for good, count in answer["ask"]["goods"].items() if count}
    assert (len(answer["give"]), asked, len(answer["to"])) == (1, {"spices": 1}, 2)


async def test_a_good_that_was_taken_away_again_is_not_offered_at_once(browse: Browse, house: Host) -> None:
    page, _, _ = await sit(browse, house, "oltremare", DESK, lambda _, answer: "propose" in answer)
    await page.locator("#hand .spot.lit").first.click()
    good = page.locator("#question .tray .good").first
    await expect(good.locator(".at-once")).to_have_count(1)
    await good.locator(".chip").click()
    await good.locator("button:not(.chip)").click()
    await expect(good.locator(".label")).to_have_text("spices")
    await expect(page.locator("#question .tray .at-once")).to_have_count(0)


async def test_a_piece_that_is_out_of_sight_is_listed_with_its_targets(browse: Browse, house: Host) -> None:
    """On a phone the board once showed where the first galley could sail, and no other galley."""
    page, match_id, _ = await sit(
        browse, house, "mediterranee", PHONE, lambda decision, _: decision.key == "sail"
    )
    before, table = await token(page), await house.table(match_id)
    lit = page.locator('#board .spot.lit[data-spot^="galley:"]')
    await expect(lit).to_have_count(2)
    row = page.locator("#question .tray .thing")
    await expect(row).to_have_count(1)
    name = await row.get_attribute("aria-label")
    assert name is not None
    assert name.startswith("Galley 2")
    await row.locator(".chip").first.click()
    await moved_on(page, before)
    assert list(await logged_answer(house, match_id, table.seq)) == ["galley-2"]


async def test_what_a_form_proposes_is_said_beside_confirm(browse: Browse, house: Host) -> None:
    """A list of prices begins with those of the last one; the bar once said only what *Pass* would do."""
    lists: list[Answer] = []

    def is_next_list(_decision: Decision, answer: Answer) -> bool:
        if "offers" in answer:
            lists.append(answer["offers"]["prices"])
        return len(lists) > 1

    page, _, _ = await sit(browse, house, "genoa", PHONE, is_next_list)
    ((_, ducats), *_) = [price for price in lists[0].items() if price[1]]
    await expect(page.locator("#bar .bar-end")).to_have_text("Pass")
    await expect(page.locator(CONFIRM)).to_be_enabled()
    await expect(page.locator("#bar .will")).to_have_text(re.compile(rf"^Make several offers: .+: {ducats}"))


@pytest.mark.parametrize("size", SIZES)
async def test_a_number_that_is_for_good_says_so_and_acts_at_one_press(
    browse: Browse, house: Host, size: str
) -> None:
    page, match_id, wanted = await sit(
        browse,
        house,
        "mediterranee",
        SIZES[size],
        lambda decision, answer: decision.key == "land" and len(decision.choice.branches) == 2,  # type: ignore[union-attr]
    )
    table = await house.table(match_id)
    ((sailors, *_),) = [list(crews.values()) for crews in wanted.values()]
    number = page.locator(f'#question .tray [data-pip="{sailors}"]')
    assert await is_final(table, 0, wanted)
    await expect(number).to_have_class("final")
    await expect(page.locator("#bar .will")).to_contain_text("Can’t be undone.")
    before = await token(page)
    await number.click()
    await moved_on(page, before)
    assert await logged_answer(house, match_id, table.seq) == wanted


@pytest.mark.parametrize("size", SIZES)
async def test_the_last_card_says_that_it_is_for_good_and_is_played_at_one_press(
    browse: Browse, house: Host, size: str
) -> None:
    page, match_id, wanted = await sit(
        browse,
        house,
        "oltremare",
        SIZES[size],
        lambda decision, answer: decision.key == "main.play" and isinstance(answer, list),
    )
    table = await house.table(match_id)
    decision = table.decision(0)
    assert decision is not None
    assert await is_final(table, 0, wanted)
    marks = page.locator("#hand .seal text", has_text="!")
    await expect(marks).to_have_count(0)
    before = await token(page)
    for card in wanted[:-1]:
        await page.locator(f'#hand .spot.lit[data-spot="card:{card}"]').click()
    await expect(marks).not_to_have_count(0)
    await expect(page.locator("#bar .will")).to_contain_text("Can’t be undone.")
    await page.locator(f'#hand .spot.lit[data-spot="card:{wanted[-1]}"]').click()
    await moved_on(page, before)
    assert plain(decision.choice, await logged_answer(house, match_id, table.seq)) == plain(
        decision.choice, wanted
    )
