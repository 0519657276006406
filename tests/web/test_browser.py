"""In a real Chromium: whole games by clicking, by keyboard, on a phone, without scripts."""

import os
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from aiohttp.test_utils import TestServer
from playwright.async_api import Browser, Page, async_playwright, expect

from bot.clock import SystemClock
from bot.config import Config
from bot.host import Host
from bot.seating import SeatSpec
from bot.store import Store
from bot.web.app import build
from engine.rng import Rng
from tests.web.chromium import PATIENCE, Clicker

pytestmark = pytest.mark.browser

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PHONE = {"width": 360, "height": 740}

Open = Callable[..., Awaitable[Page]]


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[Host]:
    store = await Store.open(str(tmp_path / "web.db"))
    made = Host(store, SystemClock())
    yield made
    await made.close()
    await store.close()


@pytest.fixture
async def address(house: Host) -> AsyncIterator[str]:
    server = TestServer(build(house, Config()))
    await server.start_server()
    yield str(server.make_url("/")).rstrip("/")
    await server.close()


@pytest.fixture
async def chromium() -> AsyncIterator[Browser]:
    path = shutil.which("chromium")
    if path is None:
        why = "chromium is not installed: install Debian's package 'chromium' to run the page tests"
        pytest.fail(why) if os.environ.get("CI") else pytest.skip(why)
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        await browser.close()


@pytest.fixture
async def browse(chromium: Browser, address: str) -> AsyncIterator[Open]:
    """Opens a page of the host; whatever a page complains about fails the test."""
    complaints: list[str] = []

    async def opens(path: str = "/", *, locale: str = "en-GB", **settings: Any) -> Page:
        context = await chromium.new_context(base_url=address, locale=locale, **settings)
        context.set_default_timeout(PATIENCE)
        page = await context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda one: complaints.append(one.text) if one.type == "error" else None)
        await page.goto(path)
        return page

    yield opens
    assert not complaints


async def new_game(page: Page) -> None:
    await page.locator(".box .go .main").first.click()
    await page.locator("form.sheet button.main").click()
    await page.wait_for_selector("#table")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("locale", "over"), [("en-GB", "The game is over"), ("fr-FR", "La partie est finie")]
)
async def test_a_whole_game_against_the_house_by_clicking(
    browse: Open, house: Host, locale: str, over: str
) -> None:
    page = await browse(locale=locale, viewport={"width": 1280, "height": 900})
    await new_game(page)
    clicker = Clicker(page, house, Rng(locale))
    await clicker.play_to_the_end()
    assert clicker.answered > 10
    await expect(page.locator("#question .kicker")).to_have_text(over)
    assert await page.locator(".scores tbody tr").count() > 1
    assert await page.locator(".scores thead th").count() == 4
    assert len(await page.locator(".fair code").first.text_content() or "") == 32


async def test_a_question_is_answered_by_keyboard_alone(browse: Open) -> None:
    page = await browse()
    await new_game(page)
    await page.wait_for_function("() => document.title.startsWith('●')")
    before = await page.locator("#table").get_attribute("data-token")
    focused = "() => document.activeElement.matches('#question button.act, #question button.choice, #question .confirm button')"
    for _ in range(60):
        await page.keyboard.press("Tab")
        if await page.evaluate(focused):
            break
        if await page.evaluate("() => document.activeElement.matches('#question input[type=checkbox]')"):
            await page.keyboard.press("Space")
    else:
        pytest.fail("the answer cannot be reached by Tab")
    await page.keyboard.press("Enter")
    await page.wait_for_function("old => document.getElementById('table').dataset.token !== old", arg=before)
    assert await page.evaluate("() => document.activeElement.id") == "asked"


async def test_no_page_is_wider_than_a_phone(browse: Open, house: Host) -> None:
    opened = await house.open("oltremare", [SeatSpec("Ada"), SeatSpec("Bo")])
    page = await browse(viewport=PHONE)
    overflow = "() => document.documentElement.scrollWidth - window.innerWidth"
    for path in ("/", "/new/oltremare", f"/t/{opened.match_id}", f"/t/{opened.match_id}#{opened.keys[0]}"):
        await page.goto(path)
        await page.wait_for_load_state("networkidle")
        assert await page.evaluate(overflow) <= 0, path
    await page.wait_for_url("**/seat/0")
    for fold in await page.locator("#question details > summary").all():
        await fold.click()
        assert await page.evaluate(overflow) <= 0
    small = "() => [...document.querySelectorAll('#question button:not([hidden])')].filter((one) => one.offsetParent && one.offsetHeight < 44).map((one) => one.textContent)"
    assert await page.evaluate(small) == []


async def test_a_personal_link_leaves_no_key_behind(browse: Open, house: Host) -> None:
    opened = await house.open("oltremare", [SeatSpec("Ada"), SeatSpec("Bo")])
    page = await browse(f"/t/{opened.match_id}#{opened.keys[1]}")
    await page.wait_for_url(f"**/t/{opened.match_id}/seat/1")
    assert "You are Bo" in await page.locator(".crumb").inner_text()
    assert await page.evaluate("() => document.cookie") == ""
    await page.go_back()
    assert opened.keys[1] not in page.url


async def test_a_forged_personal_link_is_told_so(browse: Open, house: Host, chromium: Browser) -> None:
    opened = await house.open("oltremare", [SeatSpec("Ada"), SeatSpec("Bo")])
    context = await chromium.new_context(locale="en-GB")
    page = await context.new_page()
    whole = await browse("/")
    await page.goto(f"{whole.url}t/{opened.match_id}#{'x' * 24}")
    await expect(page.locator("#said")).to_contain_text("That link opens no seat at this table")


async def test_a_game_is_played_without_scripts(host: Host, chromium: Browser) -> None:
    server = TestServer(build(host, Config()))
    await server.start_server()
    context = await chromium.new_context(java_script_enabled=False, locale="en-GB")
    page = await context.new_page()
    await page.goto(str(server.make_url("/new/toy")))
    await page.locator("form.sheet button.main").click()
    for _ in range(40):
        await host.house.idle()
        await page.goto(page.url)
        if await page.locator("#question .over").count():
            break
        number = page.locator("#question > form input[type=number]")
        if await number.count():
            await number.fill("3")
            await page.locator("#question .confirm button").click()
        elif await page.locator("#question .choice").count():
            await page.locator("#question .choice").first.click()
        assert await page.locator("#said").inner_text() == ""
    await expect(page.locator("#question .kicker")).to_have_text("The game is over")
    await context.close()
    await server.close()


async def test_what_others_do_is_shown_without_touching_a_half_filled_form(browse: Open, house: Host) -> None:
    opened = await house.open("oltremare", [SeatSpec("Ada"), SeatSpec("Bo"), SeatSpec("Cy")], seed="live")
    page = await browse(f"/t/{opened.match_id}#{opened.keys[0]}")
    await page.wait_for_url("**/seat/0")
    look = await house.look(opened.match_id)
    asked = [seat for seat in look.waits_for() if seat != 0]
    rng = Rng("others")
    from engine.choice import sample

    seat = asked[0] if asked else look.waits_for()[0]
    before = await page.locator("#log li").count()
    await house.submit(opened.match_id, seat, sample(look.pending()[seat].choice, rng))
    await page.wait_for_function("count => document.querySelectorAll('#log li').length > count", arg=before)
