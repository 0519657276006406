"""A standing order that is a list: put together on the page of plans by tapping, and told there."""

from playwright.async_api import expect

from bot.host.host import Host
from bot.table import plans
from bot.table.seating import SeatSpec
from tests.web.browsing import Browse, link


async def test_a_list_of_destinations_is_tapped_together_left_and_taken_back(
    browse: Browse, house: Host
) -> None:
    opened = await house.open("genoa", [SeatSpec("Ada"), SeatSpec("Bo"), SeatSpec("Cy")], seed="destinations")
    (seat, *_) = (await house.table(opened.match_id)).waits_for()

    async def held() -> list[tuple[object, bool]]:
        orders = plans.orders_of((await house.table(opened.match_id)).seats[seat])
        return [(order.answer, order.once) for order in orders.values()]

    page = await browse(link(opened, seat))
    await page.wait_for_url(f"**/seat/{seat}")
    await page.goto(f"{page.url}/plans")
    form = page.locator("form.order", has_text="My turn with the tower")
    await form.locator("label", has_text="Set destinations").click()
    for name in ("Harbour", "Town Hall"):
        await form.locator("li.tile", has_text=name).click()
    await form.get_by_role("button", name="Next time only").click()
    await expect(form.locator("strong")).to_be_visible()
    assert await held() == [({"route": {"goals": ["HAF", "RAT"], "ducats": 0}}, True)]
    await form.get_by_role("button", name="Remove").click()
    await expect(form.locator("strong")).to_have_count(0)
    assert await held() == []
