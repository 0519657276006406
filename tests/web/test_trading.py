"""In a real Chromium: a trade is made of few presses, what one gives above what one gets."""

import pytest
from playwright.async_api import Locator, Page, expect

from bot.host.host import Host
from bot.table.seating import SeatSpec
from tests.web.browsing import DESK, PHONE, Browse, link, moved_on, others_answer, pointer_at, token

pytestmark = pytest.mark.browser

SIZES = {"desk": DESK, "phone": PHONE}
MOST_PRESSES = 5


async def sit_and_wait(
    browse: Browse, host: Host, title: str, key: str, view: dict[str, int]
) -> tuple[Page, str]:
    """A seat that is asked this question."""
    opened = await host.open(title, [SeatSpec(name) for name in ("Ada", "Bo", "Cy")], seed=f"trading {title}")
    page = await browse(link(opened, 0), viewport=view)
    await page.wait_for_url("**/seat/0")
    pointer = await pointer_at(page, host, 0, title)
    await others_answer(host, opened.match_id, 0, pointer.rng)
    while (asked := (await host.table(opened.match_id)).decision(0)) is None or asked.key != key:
        await host.submit(opened.match_id, 0, asked.default if asked else None)
        await others_answer(host, opened.match_id, 0, pointer.rng)
    await pointer.settled()
    return page, opened.match_id


async def press(*controls: Locator) -> int:
    for control in controls:
        await control.click()
    return len(controls)


@pytest.mark.parametrize("size", SIZES)
async def test_an_offer_of_a_card_for_two_goods_takes_five_presses(
    browse: Browse, house: Host, size: str
) -> None:
    page, match_id = await sit_and_wait(browse, house, "oltremare", "trade.active", SIZES[size])
    before = await token(page)
    card = page.locator("#hand .spot.lit").first
    goods = page.locator("#question .tray .goods .chip")
    confirm = page.locator("#bar [data-bar=confirm]")
    presses = await press(card, goods.nth(0), goods.nth(1), confirm)
    if await token(page) == before and await page.locator("#bar.sure").count():
        presses += await press(confirm)
    await moved_on(page, before)
    assert presses <= MOST_PRESSES
    view = (await house.table(match_id)).view(0)
    (offer,) = view.offers
    assert (len(offer.cards), len(offer.terms.asks), len(offer.to)) == (1, 2, 2)


async def test_what_one_gives_is_above_what_one_gets_and_whom_it_is_for_below(
    browse: Browse, house: Host
) -> None:
    page, _ = await sit_and_wait(browse, house, "oltremare", "trade.active", DESK)
    await page.locator("#question .tray .chip").filter(has_text="Propose a trade").click()
    await expect(page.locator("#beside .spot.chosen")).not_to_have_count(0)
    order = "all => all.map((one) => one.getBoundingClientRect().top)"
    sides = await page.locator(".tray .tray-side").evaluate_all(order)
    last = await page.locator(".tray > .group").evaluate_all(order)
    assert len(sides) == 2
    assert sides == sorted(sides)
    assert min(last) > max(sides)
    good = page.locator(".tray .good").first
    place = await good.bounding_box()
    await press(good.locator(".chip"), good.locator(".chip"))
    assert await good.bounding_box() == place, "it stays where it was pressed"
    await expect(good.locator(".label")).to_contain_text("2 ×")
    await good.locator("button:not(.chip)").click()
    await expect(good.locator(".label")).to_contain_text("1 ×")


PLACES = """() => [...document.querySelectorAll(".tray .chip, .tray .legend")]
  .filter((part) => part.checkVisibility({ visibilityProperty: true }) && !part.closest(".further"))
  .map((part) => [part.textContent, part.getBoundingClientRect().top])"""


@pytest.mark.parametrize("size", SIZES)
async def test_asking_for_something_else_moves_nothing(browse: Browse, house: Host, size: str) -> None:
    page, _ = await sit_and_wait(browse, house, "oltremare", "trade.active", SIZES[size])
    await page.locator("#question .tray .chip").filter(has_text="Propose a trade").click()
    places = []
    for way in ("Goods (ducats optional)", "Ducats only", "Nothing (a gift)"):
        control = page.locator("#question .tray .chip").filter(has_text=way)
        await control.click()
        await expect(control).to_have_attribute("aria-pressed", "true")
        await expect(page.locator(".tray-side .further > :not(.away)")).to_have_count(1)
        await page.locator("#question").evaluate("(one) => one.scrollTo(0, 0)")
        places.append(await page.evaluate(PLACES))
    assert len(places[0]) > len(SIZES)
    assert places[1] == places[0]
    assert places[2] == places[0]


async def test_a_press_on_a_rival_begins_a_trade_with_that_rival_alone(browse: Browse, house: Host) -> None:
    page, _ = await sit_and_wait(browse, house, "oltremare", "trade.active", DESK)
    rivals = page.locator("#beside .spot.lit")
    await expect(rivals).to_have_count(2)
    assert await page.locator("#beside .spot.chosen").count() == 0, "no trade is being made yet"
    await page.locator("#beside .spot.lit[data-spot='seat:1']").click()
    chosen = page.locator("#beside .spot.chosen")
    await expect(chosen).to_have_count(1)
    await expect(chosen).to_have_attribute("data-spot", "seat:1")
