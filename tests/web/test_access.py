"""Pages for everybody: labels, contrast and focus, judged by axe-core in a real Chromium."""

from collections.abc import AsyncIterator
from itertools import cycle, product
from pathlib import Path
from typing import Any

import pytest
from aiohttp.test_utils import TestServer
from axe_playwright_python.async_playwright import Axe
from jinja2 import Template
from playwright.async_api import Browser, Page

import engine
from bot.host.host import Host
from bot.series.steward import Steward
from bot.table.seating import SeatSpec
from bot.web.app import build
from bot.web.appkeys import TEMPLATES
from bot.web.show import pages
from tests.web.browsing import DESK, PHONE, Browse, browsing, link
from tests.web.chromium import PATIENCE
from tests.web.every_page import CONFIG, Things, furnish, toy_rules

pytestmark = pytest.mark.browser

__all__ = ["toy_rules"]
OPTIONS = {"resultTypes": ["violations"], "preload": False}
UNSEEN_FOCUS = """() => {
  const look = (one) => {
    const s = getComputedStyle(one), line = s.outlineStyle === "none" ? "" : s.outline;
    return [line, s.boxShadow, s.borderColor, s.stroke, s.strokeWidth, s.backgroundColor, s.color].join();
  };
  const kinds = "a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex='0']";
  const shown = (one) => one.checkVisibility({ visibilityProperty: true }) && !one.disabled;
  return [...document.querySelectorAll(kinds)].filter(shown).filter((one) => {
    document.activeElement?.blur?.();
    const before = look(one) + look(one.parentElement);
    one.focus({ preventScroll: true });
    return document.activeElement === one && look(one) + look(one.parentElement) === before;
  }).map((one) => `no focus to be seen: ${one.outerHTML.slice(0, 120)}`);
}"""
"""What can be reached by keys and does not look different then."""
LOOKS = tuple(product((DESK, PHONE), ("light", "dark"), ("en", "fr")))


async def faults(page: Page) -> list[str]:
    """What axe finds (the rule, and the first element that breaks it), and where focus cannot be seen."""
    found: Any = await Axe().run(page, options=OPTIONS)
    broken = [f"{one['id']}: {one['nodes'][0]['html'][:160]}" for one in found.response["violations"]]
    await page.keyboard.press("Tab")
    unseen: list[str] = await page.evaluate(UNSEEN_FOCUS)
    return broken + unseen


async def show(page: Page, address: str, look: tuple[Any, str, str]) -> str:
    """Open one page, in one size, theme and language; how to say which it was."""
    size, scheme, language = look
    await page.set_viewport_size(size)
    await page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]  # one of ours
    await page.set_extra_http_headers({"Accept-Language": language})
    await page.goto(address, wait_until="domcontentloaded")
    return f"{address} {size['width']} {scheme} {language}"


def whole_pages() -> set[str]:
    """The templates that stand for whole pages."""
    bases = ("base.html", "series.html")
    folder = Path(pages.__file__).parents[1] / "templates"
    extending = tuple(f'{{% extends "{base}" %}}' for base in bases)
    return {
        path.name
        for path in folder.glob("*.html")
        if path.name not in bases and path.read_text("utf-8").startswith(extending)
    }


class Walk:
    """A browser in a house where there is something to see on every page."""

    def __init__(self, page: Page, things: Things, drawn: set[str]) -> None:
        self.page = page
        self.things = things
        self.drawn = drawn
        """The templates that were shown."""


@pytest.fixture
async def walk(
    chromium: Browser, host: Host, toy_rules: None, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Walk]:
    app = build(Steward(host), CONFIG)
    server, templates, drawn = TestServer(app), app[TEMPLATES], set[str]()
    get = templates.get_template

    def note(name: str, *args: Any) -> Template:
        drawn.add(name)
        return get(name, *args)

    monkeypatch.setattr(templates, "get_template", note)
    await server.start_server()
    origin = str(server.make_url("/")).rstrip("/")
    context = await chromium.new_context(base_url=origin, bypass_csp=True)
    context.set_default_timeout(PATIENCE)
    page = await context.new_page()
    yield Walk(page, await furnish(host, app, page, origin), drawn)
    await context.close()
    await server.close()


@pytest.fixture
async def tables(chromium: Browser, house: Host) -> AsyncIterator[Browse]:
    async with browsing(chromium, house) as opens:
        yield opens


async def test_a_picture_without_words_and_a_hidden_focus_would_be_found(toy_browse: Browse) -> None:
    page = await toy_browse("/me", bypass_csp=True)
    await page.evaluate("() => document.querySelector('main').append(new Image())")
    await page.add_style_tag(content=".brand { outline: none !important; }")
    found = await faults(page)
    assert [one.partition(":")[0] for one in found] == ["image-alt", "no focus to be seen"]


@pytest.mark.slow
async def test_nothing_is_wrong_with_any_page(walk: Walk) -> None:
    """Each page that draws a template for the first time, in one size, theme and language after the other."""
    looks, judged, found = cycle(LOOKS), set[str](), list[str]()
    for address in walk.things.addresses().values():
        walk.drawn.clear()
        await walk.page.request.get(address)
        if not walk.drawn <= judged:
            judged |= walk.drawn
            shown = await show(walk.page, address, next(looks))
            found += [f"{shown}: {one}" for one in await faults(walk.page)]
    walk.drawn.clear()
    await show(walk.page, "/me", next(looks))
    async with walk.page.expect_navigation():  # what is shown once comes of a press alone
        await walk.page.locator('form[action="/me/act/calendar"]').evaluate("form => form.requestSubmit()")
    judged |= walk.drawn
    found += [f"a calendar's address: {fault}" for fault in await faults(walk.page)]
    assert not found, "\n".join(found)
    assert not whole_pages() - judged, "every page that is drawn was among them"


@pytest.mark.soak
@pytest.mark.parametrize("look", LOOKS, ids=lambda look: f"{look[0]['width']}-{look[1]}-{look[2]}")
async def test_nothing_is_wrong_with_any_page_in_any_size_theme_and_language(walk: Walk, look: Any) -> None:
    found = list[str]()
    for address in walk.things.addresses().values():
        shown = await show(walk.page, address, look)
        found += [f"{shown}: {one}" for one in await faults(walk.page)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(("title", "scheme"), [("oltremare", "dark"), ("mediterranee", "light")])
async def test_nothing_is_wrong_with_a_table(tables: Browse, house: Host, title: str, scheme: Any) -> None:
    await _judge(tables, house, title, DESK, scheme)


async def test_nothing_is_wrong_with_a_table_that_is_read(tables: Browse, house: Host) -> None:
    await _judge(tables, house, "oltremare", DESK, "light", by_ear=True)


@pytest.mark.soak
@pytest.mark.parametrize("title", list(engine.titles()))
@pytest.mark.parametrize("look", LOOKS, ids=lambda look: f"{look[0]['width']}-{look[1]}-{look[2]}")
async def test_nothing_is_wrong_with_any_table(tables: Browse, house: Host, title: str, look: Any) -> None:
    await _judge(tables, house, title, *look)


async def _judge(
    tables: Browse,
    house: Host,
    title: str,
    size: Any,
    scheme: Any,
    language: str = "en",
    *,
    by_ear: bool = False,
) -> None:
    opened = await house.open(title, [SeatSpec(name) for name in ("Ada", "Bo", "Cy")], seed="axe")
    seat = (await house.table(opened.match_id)).waits_for()[0]
    page = await tables(
        link(opened, seat), viewport=size, color_scheme=scheme, bypass_csp=True, locale=language
    )
    await page.wait_for_url("**/seat/*")
    if by_ear:
        await page.locator("[name=by-ear]").press("Enter")
    await page.wait_for_selector("#line" if by_ear else ".bar button")
    assert await faults(page) == []
