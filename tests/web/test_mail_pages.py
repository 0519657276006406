"""In a real Chromium: the pages that links in mails lead to, on a phone and at a desk."""

from collections.abc import AsyncIterator

import pytest
from playwright.async_api import Browser, Page, expect
from pydantic import SecretStr

from bot.config import Config
from bot.host.host import Host, Opened
from bot.store.records import Contact
from bot.table.settings import Settings
from tests.web.browsing import DESK, OVERFLOW, PHONE, Browse, browsing, link

pytestmark = pytest.mark.browser

SENDS = Config(
    smtp=SecretStr("smtp://127.0.0.1:9"), mail_from="games@example.org", public_url="http://127.0.0.1"
)


@pytest.fixture
async def browse_mail(chromium: Browser, host: Host) -> AsyncIterator[Browse]:
    async with browsing(chromium, host, SENDS) as opens:
        yield opens


async def confirmed(browse: Browse, host: Host, opened: Opened) -> Contact:
    """Ada at her desk, called at an address of hers."""
    await (await browse(link(opened, 0))).wait_for_url("**/seat/0")
    person = (await host.table(opened.match_id)).seats[0].user_id or ""
    await host.people.save_settings(person, Settings(name="Ada"))
    await host.contacts.confirm(await host.contacts.add_mail(person, "ada@example.org", "en"))
    (contact,) = await host.contacts.of_person(person)
    return contact


async def fits(page: Page) -> None:
    assert await page.evaluate(OVERFLOW) <= 0, "nothing sticks out at the side"


@pytest.mark.parametrize("screen", [PHONE, DESK], ids=["phone", "desk"])
async def test_a_link_in_a_mail_leads_a_new_device_to_the_seat(
    browse_mail: Browse, host: Host, opened: Opened, screen: dict[str, int]
) -> None:
    contact = await confirmed(browse_mail, host, opened)
    seat = f"/t/{opened.match_id}/seat/0"
    page = await browse_mail(seat, viewport=screen)
    await expect(page.get_by_role("alert")).to_contain_text("not signed in as the player of this seat")
    await fits(page)
    await page.get_by_label("Email address").fill("ada@example.org")
    await page.get_by_role("button", name="Send me a link").click()
    await expect(page.get_by_role("status")).to_contain_text("a link is on its way")
    await fits(page)
    await page.goto(f"/mail/{contact.id}/enter/{'x' * 24}?to={seat}")
    await expect(page.get_by_role("alert")).to_have_text("This link has been used or is too old.")
    await fits(page)
    token = await host.contacts.new_sign_in(contact)
    await page.goto(f"/mail/{contact.id}/enter/{token}?to={seat}")
    await expect(page.get_by_text("Sign in on this device as Ada?")).to_be_visible()
    await fits(page)
    await page.get_by_role("button", name="Sign in").click()
    await page.wait_for_url(f"**{seat}")
    await expect(page.locator("#hand img")).to_have_count(1)
