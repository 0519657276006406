"""In a real Chromium: a device is set up for calls by one press, and a call opens the question."""

import json
from collections.abc import AsyncIterator

import pytest
from playwright.async_api import Browser, expect

from bot.host.contacts import PushServices
from bot.host.host import Host, Opened
from tests.kit import until
from tests.web.browsing import Browse, browsing, link
from tests.web.calls import Device, PushService
from tests.web.chromium import FLAGS, NO_CHROMIUM, find_chromium

pytestmark = pytest.mark.browser

SUBSCRIBE = """(subscription) => {
  PushManager.prototype.getSubscription = async () => null;
  PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
    window.hostKey = applicationServerKey.length;
    return { toJSON: () => subscription };
  };
}"""
"""In place of the maker's push service, which no browser of a test can reach."""
SHOWN = """async () => {
  const worker = await navigator.serviceWorker.ready;
  return (await worker.getNotifications()).map(({ body, tag, data }) => ({ body, tag, data }));
}"""


@pytest.fixture
async def browse_whole(chromium: Browser, host: Host) -> AsyncIterator[Browse]:
    """The browser as people have it: its shell shows no notices."""
    path = find_chromium(whole=True)
    assert path is not None, NO_CHROMIUM
    whole = await chromium.browser_type.launch(executable_path=path, args=FLAGS)
    async with whole, browsing(whole, host) as opens:
        yield opens


async def test_one_press_sets_up_the_device_and_a_call_is_shown_with_the_way_to_the_question(
    browse_whole: Browse, host: Host, opened: Opened
) -> None:
    host.contacts.push_services = PushServices(("push.example.org",), "https")
    service = PushService()
    service.url = "https://push.example.org"
    sent = dict(Device(service, "phone").form())
    page = await browse_whole(link(opened, 0))
    await page.wait_for_url("**/seat/0")
    await page.context.grant_permissions(["notifications"])
    keys = {"p256dh": sent["p256dh"], "auth": sent["auth"]}
    subscription = json.dumps({"endpoint": sent["endpoint"], "keys": keys})
    await page.add_init_script(f"({SUBSCRIBE})({subscription})")
    await page.goto("/games")
    async with page.expect_response("**/me/devices") as answer:
        await page.get_by_role("button", name="Turn on notifications").click()
    assert (await answer.value).status == 204
    await expect(page.get_by_role("button", name="Turn off notifications")).to_be_visible()
    assert await page.evaluate("window.hostKey") == 65
    person = (await host.table(opened.match_id)).seats[0].user_id or ""
    assert [one.address for one in await host.contacts.of_person(person)] == [sent["endpoint"]]

    browser = await page.context.new_cdp_session(page)
    workers: list[str] = []
    browser.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda news: workers.extend(worker["registrationId"] for worker in news["registrations"]),
    )
    await browser.send("ServiceWorker.enable")
    await until(lambda: bool(workers))
    url = f"/t/{opened.match_id}/seat/0"
    call = {"said": "It’s your turn in Toy.", "about": f"{opened.match_id}.0", "url": url}
    origin = await page.evaluate("location.origin + '/'")
    delivery = {"origin": origin, "registrationId": workers[-1], "data": json.dumps(call)}
    await browser.send("ServiceWorker.deliverPushMessage", delivery)
    await until(lambda: page.evaluate(SHOWN))
    assert await page.evaluate(SHOWN) == [
        {"body": "It’s your turn in Toy.", "tag": f"{opened.match_id}.0", "data": url}
    ]
