"""Pages for everybody: labels, contrast and focus, judged by axe-core in a real Chromium."""

from collections.abc import AsyncIterator
from typing import Any

import pytest
from axe_playwright_python.async_playwright import Axe
from playwright.async_api import Browser, Page

import engine
from bot.host.host import Host, Opened
from bot.table.seating import SeatSpec
from tests.web.test_browser import Browse, browsing, house, link

pytestmark = pytest.mark.browser

__all__ = ["house"]
OPTIONS = {"resultTypes": ["violations"], "preload": False}


@pytest.fixture
async def toy_pages(chromium: Browser, host: Host) -> AsyncIterator[Browse]:
    async with browsing(chromium, host) as opens:
        yield opens


@pytest.fixture
async def pages(chromium: Browser, house: Host) -> AsyncIterator[Browse]:
    async with browsing(chromium, house) as opens:
        yield opens


async def faults(page: Page) -> list[str]:
    """What axe finds: the rule, and the first element that breaks it."""
    found: Any = await Axe().run(page, options=OPTIONS)
    return [f"{one['id']}: {one['nodes'][0]['html'][:160]}" for one in found.response["violations"]]


async def test_axe_would_find_a_picture_without_words(toy_pages: Browse) -> None:
    page = await toy_pages("/", bypass_csp=True)
    await page.evaluate("() => document.querySelector('main').append(new Image())")
    assert [one.partition(":")[0] for one in await faults(page)] == ["image-alt"]


async def test_axe_finds_nothing_on_the_pages_around_a_table(
    toy_pages: Browse, host: Host, opened: Opened
) -> None:
    page = await toy_pages("/", bypass_csp=True)
    here = f"/t/{opened.match_id}"
    for path in ("/", "/new/toy", "/games", "/me", "/seek", here, f"{here}/replay", f"{here}/time"):
        await page.goto(path)
        assert await faults(page) == [], path


@pytest.mark.parametrize("scheme", ["light", "dark"])
async def test_axe_finds_nothing_at_a_table(pages: Browse, house: Host, scheme: Any) -> None:
    await _judge(pages, house, "oltremare", {"width": 1280, "height": 720}, scheme)


@pytest.mark.soak
@pytest.mark.parametrize("title", list(engine.titles()))
@pytest.mark.parametrize("scheme", ["light", "dark"])
async def test_axe_finds_nothing_at_any_table_on_a_phone(
    pages: Browse, house: Host, title: str, scheme: Any
) -> None:
    await _judge(pages, house, title, {"width": 390, "height": 844}, scheme)


async def _judge(pages: Browse, house: Host, title: str, size: Any, scheme: Any) -> None:
    opened = await house.open(title, [SeatSpec(name) for name in ("Ada", "Bo", "Cy")], seed="axe")
    seat = (await house.table(opened.match_id)).waits_for()[0]
    page = await pages(link(opened, seat), viewport=size, color_scheme=scheme, bypass_csp=True)
    await page.wait_for_url("**/seat/*")
    await page.wait_for_selector(".bar button")
    assert await faults(page) == []
