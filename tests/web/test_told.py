"""In a real Chromium: what waits is told by the title, the list and the device, while any page is open."""

import pytest
from playwright.async_api import Page, expect

from bot.clock import FakeClock
from bot.host.host import Host, Opened
from bot.table import substitutes
from bot.table.seating import SeatSpec
from bot.table.terms import Terms
from tests.web.browsing import Browse, link

pytestmark = pytest.mark.browser

HOUR = 3600.0
DEVICE = """() => {
  window.notices = [];
  delete window.PushManager;
  window.Notification = class {
    static permission = "default";
    static async requestPermission() { return (Notification.permission = "granted"); }
    constructor(_title, { body, tag }) { window.notices.push(this.said = { body, tag, open: true }); }
    close() { this.said.open = false; }
  };
}"""


@pytest.fixture
async def timed(host: Host) -> Opened:
    seats = [SeatSpec("Ada"), SeatSpec("Bo")]
    return await host.open("toy", seats, {"cards": "40"}, terms=Terms(0.0, 48 * HOUR, 48 * HOUR))


async def told(page: Page, count: int) -> list[dict[str, object]]:
    await page.wait_for_function("count => window.notices.length === count", arg=count)
    found: list[dict[str, object]] = await page.evaluate("() => window.notices")
    return found


async def test_the_title_the_list_and_the_device_follow_what_waits(
    toy_browse: Browse, host: Host, timed: Opened, clock: FakeClock
) -> None:
    page = await toy_browse(link(timed, 0))
    await page.wait_for_url("**/seat/0")
    await page.add_init_script(f"({DEVICE})()")
    await page.goto("/games")
    await expect(page).to_have_title("(1) My games · Fondaco")
    await page.get_by_role("button", name="Turn on notifications").click()
    await expect(page.get_by_role("button", name="Turn off notifications")).to_be_visible()
    await host.sweep.tend()
    (arrived,) = await told(page, 1)
    assert arrived["body"] == "It’s your turn in Toy."
    clock.pass_time(24 * HOUR)
    await host.sweep.tend()
    _, half = await told(page, 2)
    assert half["body"] == "Half your time in Toy is gone."
    assert half["tag"] == arrived["tag"], "the device shows it in place of the one before"
    await expect(page.locator("#games .told")).to_have_text("Half your time is gone")
    await host.submit(timed.match_id, 0, 3)
    await expect(page).to_have_title("My games · Fondaco")
    await expect(page.locator("#games .state")).to_have_text("Waiting for Bo")
    assert [one["open"] for one in await told(page, 2)] == [True, False], "an answer takes the notice away"


async def test_another_page_does_not_tell_again_what_was_told(
    toy_browse: Browse, host: Host, timed: Opened
) -> None:
    page = await toy_browse(link(timed, 0))
    await page.wait_for_url("**/seat/0")
    await page.add_init_script(f"({DEVICE})(); Notification.permission = 'granted'")
    await page.evaluate("() => localStorage.setItem('notices', 'yes')")
    await page.goto("/")
    await host.sweep.tend()
    await told(page, 1)
    await page.goto("/me")
    await expect(page).to_have_title("(1) Me · Fondaco")
    await told(page, 0)


async def test_a_page_left_open_shows_nothing_of_a_seat_that_was_given_away(
    toy_browse: Browse, host: Host, timed: Opened
) -> None:
    page = await toy_browse(link(timed, 0))
    await page.wait_for_url("**/seat/0")
    await expect(page.locator("#hand img")).to_have_count(1)
    await substitutes.leave(host, timed.match_id, 0)
    await expect(page.get_by_role("alert")).to_contain_text("This seat is no longer yours. Ada left.")
    await expect(page.locator("#hand")).to_have_count(0)


async def test_of_many_open_pages_one_listens_for_all(toy_browse: Browse, host: Host, timed: Opened) -> None:
    page = await toy_browse(link(timed, 0))
    await page.wait_for_url("**/seat/0")
    await page.goto("/games")
    await expect(page).to_have_title("(1) My games · Fondaco")
    others = [await page.context.new_page() for _ in range(4)]
    for other in others:
        await other.goto("/me")
        await expect(other).to_have_title("(1) Me · Fondaco")
    await host.submit(timed.match_id, 0, 3)
    for other in others:
        await expect(other).to_have_title("Me · Fondaco")
    await page.close()
    for seat, answer in ((1, 1), (0, "1")):
        await host.submit(timed.match_id, seat, answer)
    for other in others:
        await expect(other).to_have_title("(1) Me · Fondaco")
