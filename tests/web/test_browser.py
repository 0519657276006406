"""In a real Chromium: whole games by clicking, by keyboard, on a phone, without scripts."""

import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from aiohttp.test_utils import TestServer
from playwright.async_api import Browser, Page, expect

import engine
from bot.clock import SystemClock
from bot.config import Config
from bot.host.host import Host, Opened
from bot.store import Store
from bot.table.seating import SeatSpec
from bot.web.app import build
from engine.rng import Rng
from tests.league.people import play_out
from tests.web.chromium import PATIENCE, Clicker

pytestmark = pytest.mark.browser

DESK = {"width": 1280, "height": 900}
PHONE = {"width": 360, "height": 740}
OVERFLOW = "() => document.documentElement.scrollWidth - window.innerWidth"
SMALL = """() => [...document.querySelectorAll("#question button, #question summary, #question label")]
  .filter((one) => one.checkVisibility() && one.offsetHeight < 44).map((one) => one.textContent)"""

COVERED = """() => {
  const spots = [...document.querySelectorAll(".spot")].filter((one) => one.checkVisibility());
  const drawn = ({ dataset: { x, y, w, h } }) => ({ left: +x, top: +y, right: +x + +w, bottom: +y + +h });
  const meet = (a, b, by) => Math.max(a.left, b.left) < Math.min(a.right, b.right) - by
    && Math.max(a.top, b.top) < Math.min(a.bottom, b.bottom) - by;
  return spots.flatMap((one, i) => spots.slice(i + 1)
    .filter((other) => one.parentElement === other.parentElement && !meet(drawn(one), drawn(other), 0)
      && meet(one.getBoundingClientRect(), other.getBoundingClientRect(), 0.5))
    .map((other) => `${one.title} / ${other.title}`));
}"""
CROWDED = """() => {
  const parts = ".masthead :is(.brand, .crumb strong, .tools a, .mine a, .language button)";
  const shown = [...document.querySelectorAll(parts)]
    .map((one) => [one.textContent, one.getBoundingClientRect()]);
  return shown.flatMap(([one, a], i) => shown.slice(i + 1)
    .filter(([, b]) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
    .map(([other]) => `${one} / ${other}`));
}"""
RAW_KEY = re.compile(rf"\b(?:{'|'.join(engine.titles())}|web|refuse|host)-[a-z][a-z0-9-]*|[{{}}$]")
FIRST_ANSWERS = 4
PROPOSED = 4
"""Seats of a new game of Oltre Mare, as its form proposes."""

Browse = Callable[..., Awaitable[Page]]


@asynccontextmanager
async def browsing(chromium: Browser, host: Host) -> AsyncIterator[Browse]:
    """Serves the host and opens its pages; whatever a page complains about fails the test."""
    server = TestServer(build(host, Config()))
    await server.start_server()
    complaints: list[str] = []

    async def opens(path: str = "/", *, locale: str = "en-GB", **settings: Any) -> Page:
        address = str(server.make_url("/")).rstrip("/")
        context = await chromium.new_context(base_url=address, locale=locale, **settings)
        context.set_default_timeout(PATIENCE)
        page = await context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda one: complaints.append(one.text) if one.type == "error" else None)
        await page.goto(path)
        return page

    yield opens
    for context in chromium.contexts:
        await context.close()
    await server.close()
    assert [one for one in complaints if "403 (Forbidden)" not in one] == []


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[Host]:
    """A host with the real titles."""
    store = await Store.open(str(tmp_path / "real.db"))
    made = Host(store, SystemClock())
    yield made
    await made.close()
    await store.close()


@pytest.fixture
async def browse(chromium: Browser, house: Host) -> AsyncIterator[Browse]:
    async with browsing(chromium, house) as opens:
        yield opens


@pytest.fixture
async def toy_browse(chromium: Browser, host: Host) -> AsyncIterator[Browse]:
    async with browsing(chromium, host) as opens:
        yield opens


@pytest.fixture
async def table(house: Host) -> Opened:
    return await house.open("oltremare", [SeatSpec("Ada"), SeatSpec("Bo")])


def link(opened: Opened, seat: int) -> str:
    return f"/t/{opened.match_id}#{opened.keys[seat]}"


async def new_game(page: Page, *, seats: int = PROPOSED) -> None:
    """Against as many house players as the form proposes, or fewer."""
    await page.locator('a.main[href="/new/oltremare"]').click()
    for empty in range(seats, PROPOSED):
        await page.locator("label", has=page.locator(f'input[name="kind-{empty}"][value="nobody"]')).click()
    await page.locator("form.sheet button.main").click()
    await page.wait_for_selector("#table")


async def token(page: Page) -> str:
    return await page.locator("#table").get_attribute("data-token") or ""


async def moved_on(page: Page, before: str) -> None:
    differs = "old => document.getElementById('table').dataset.token !== old"
    await page.wait_for_function(differs, arg=before)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("locale", "over", "clicked"),
    [
        ("en-GB", "The game is over", True),
        ("fr-FR", "La partie est finie", False),
        pytest.param("fr-FR", "La partie est finie", True, marks=pytest.mark.soak),
    ],
)
async def test_a_whole_game_against_the_house_by_clicking(
    browse: Browse, house: Host, locale: str, over: str, clicked: bool
) -> None:
    """In English a game for two is clicked to its end. In French one answer is clicked at a table of four,
    and the first ones of every title below; the rest is played while the page is closed."""
    seats = 2 if clicked else PROPOSED
    page = await browse(locale=locale, viewport=DESK)
    await new_game(page, seats=seats)
    clicker = Clicker(page, house, Rng(locale))
    if clicked:
        await clicker.play_to_the_end()
        assert clicker.answered > 10
    else:
        await clicker.settled()
        await clicker.answer()
        here = page.url
        await page.goto("about:blank")
        await play_out(house, here.split("/t/")[1].split("/")[0])
        await page.goto(here)
    await expect(page.locator("#question .kicker")).to_have_text(over)
    await expect(page.locator(".scores thead th")).to_have_count(seats)
    assert await page.locator(".scores tbody tr").count() > 1
    assert len(await page.locator(".fair code").first.text_content() or "") == 32


@pytest.mark.parametrize("title", list(engine.titles()))
async def test_every_title_is_begun_on_a_phone_in_french(browse: Browse, house: Host, title: str) -> None:
    page = await browse(f"/new/{title}", locale="fr-FR", viewport=PHONE)
    await page.locator("form.sheet button.main").click()
    await page.wait_for_selector("#table")
    assert await page.evaluate(CROWDED) == []
    clicker = Clicker(page, house, Rng(title))
    while clicker.answered < FIRST_ANSWERS:
        await clicker.settled()
        assert RAW_KEY.findall(await page.locator("body").inner_text()) == []
        assert await page.evaluate(OVERFLOW) <= 0
        assert await page.evaluate(COVERED) == []
        await clicker.answer()


async def test_a_question_is_answered_by_keyboard_alone(browse: Browse, house: Host) -> None:
    page = await browse()
    await new_game(page)
    await Clicker(page, house, Rng("keys")).settled()
    before = await token(page)
    sends = "() => document.activeElement.matches('#question :is(.act, .choice, .confirm button)')"
    for _ in range(60):
        await page.keyboard.press("Tab")
        if await page.evaluate("() => document.activeElement.type === 'checkbox'"):
            await page.keyboard.press("Space")
        if await page.evaluate(sends):
            break
    await page.keyboard.press("Enter")
    await moved_on(page, before)
    assert await page.evaluate("() => document.activeElement.id") == "asked"


async def test_a_place_on_the_board_is_reached_and_pressed_by_keyboard(
    toy_browse: Browse, host: Host, opened: Opened, spotted: None
) -> None:
    await host.submit(opened.match_id, 0, 5)
    await host.submit(opened.match_id, 1, 1)
    page = await toy_browse(link(opened, 0))
    await page.wait_for_url("**/seat/0")
    before = await token(page)
    spot = page.locator("#board .spot")
    assert await spot.get_attribute("aria-label") == "Seat 2"
    box, chart = await spot.bounding_box(), await page.locator("#board img").bounding_box()
    assert box is not None
    assert chart is not None
    assert box["x"] - chart["x"] == pytest.approx(0.1 * chart["width"], abs=2)
    await spot.focus()
    await page.keyboard.press("Enter")
    await moved_on(page, before)


async def test_no_page_is_wider_than_a_phone(browse: Browse, table: Opened) -> None:
    page = await browse(viewport=PHONE)
    for path in ("/", "/new/oltremare", f"/t/{table.match_id}"):
        await page.goto(path)
        await page.wait_for_load_state("networkidle")
        assert await page.evaluate(OVERFLOW) <= 0, path
    await page.goto(link(table, 0))
    await page.wait_for_url("**/seat/0")
    await expect(page.locator(".crumb")).to_contain_text("You are")
    assert await page.evaluate(OVERFLOW) <= 0
    for fold in await page.locator("#question details > summary").all():
        await fold.click()
        assert await page.evaluate(OVERFLOW) <= 0
        assert await page.evaluate(SMALL) == []


async def test_a_personal_link_leaves_no_key_behind(browse: Browse, table: Opened) -> None:
    page = await browse(link(table, 1))
    await page.wait_for_url(f"**/t/{table.match_id}/seat/1")
    await expect(page.locator(".crumb")).to_contain_text("You are Bo")
    assert await page.evaluate("() => document.cookie") == ""
    assert table.keys[1] not in await page.evaluate("() => JSON.stringify(localStorage)")
    await page.go_back()
    assert table.keys[1] not in page.url


async def test_a_forged_personal_link_is_told_so_and_a_good_one_is_not_lost_on_the_way(
    browse: Browse, table: Opened
) -> None:
    page = await browse(f"/t/{table.match_id}#{'x' * 24}")
    await expect(page.locator("#said")).to_contain_text("That link opens no seat at this table")
    await page.route("**/sit", lambda route: route.fulfill(body="somebody else's page"))
    await page.evaluate("key => { location.hash = key; }", table.keys[0])
    await expect(page.locator("#said")).to_contain_text("The host cannot be reached.")
    await page.unroute("**/sit")
    await page.reload()
    await page.wait_for_url("**/seat/0")


async def test_a_game_is_played_without_scripts(toy_browse: Browse, host: Host) -> None:
    page = await toy_browse("/new/toy", java_script_enabled=False)
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
        await expect(page.locator("#said")).to_be_empty()
    await expect(page.locator("#question .kicker")).to_have_text("The game is over")


async def test_a_half_filled_form_is_left_alone_until_its_question_is_gone(
    toy_browse: Browse, host: Host, opened: Opened
) -> None:
    page = await toy_browse(link(opened, 0))
    await page.wait_for_url("**/seat/0")
    await page.locator("#question input[type=number]").fill("7")
    before = await token(page)
    await host.submit(opened.match_id, 1, 2)
    await page.wait_for_function("() => document.getElementById('table').dataset.seq === '1'")
    assert await token(page) == before
    assert await page.locator("#question input[type=number]").input_value() == "7"
    await host.submit(opened.match_id, 0, 1)
    await moved_on(page, before)
    await expect(page.locator("#said")).to_contain_text("The question changed while you were filling it in")


async def test_a_half_filled_form_is_carried_over_when_an_offer_comes_in(browse: Browse, house: Host) -> None:
    opened = await house.open(
        "genoa", [SeatSpec("Ada"), SeatSpec("Bo"), SeatSpec("Cy")], seed="on the street"
    )
    for seat in (await house.table(opened.match_id)).waits_for():
        await house.submit(opened.match_id, seat, {"listen": {}})
    look = await house.table(opened.match_id)
    (leader,) = look.waits_for()
    page = await browse(link(opened, leader))
    await page.wait_for_url(f"**/seat/{leader}")
    fold = page.locator("details.act", has=page.locator("summary", has_text="Name a price"))
    await fold.locator("summary").click()
    await fold.locator("label.tile").last.click()
    await fold.locator("input[type=number]").fill("35")
    chosen = await fold.locator("input:checked").get_attribute("value")
    before = await token(page)
    bidder = next(seat for seat in look.pending() if seat != leader)
    await house.submit(opened.match_id, bidder, {"offer": {"space": chosen, "ducats": 5}})
    await moved_on(page, before)
    assert await fold.get_attribute("open") is not None
    assert await fold.locator("input[type=number]").input_value() == "35"
    assert await fold.locator("input:checked").get_attribute("value") == chosen
    await expect(page.locator("#said")).to_be_empty()


async def test_what_somebody_looks_at_stays_where_it_is_when_others_move(
    toy_browse: Browse, host: Host, opened: Opened
) -> None:
    await host.submit(opened.match_id, 0, 5)
    page = await toy_browse(link(opened, 0), viewport=PHONE)
    await page.wait_for_url("**/seat/0")
    await page.get_by_role("button", name="Enlarge").click()
    await page.locator("#board .alt summary").click()
    moved = "() => document.querySelector('#board .chart').scrollLeft"
    await page.evaluate("() => { document.querySelector('#board .chart').scrollLeft = 77; }")
    await host.submit(opened.match_id, 1, 1)
    await page.wait_for_function("() => document.getElementById('table').dataset.seq === '2'")
    await expect(page.locator("#board .alt p")).to_have_text("Deck of 4")
    assert await page.evaluate(moved) == 77
    await expect(page.locator("#board .alt p")).to_be_visible()


async def test_a_double_click_is_one_answer(toy_browse: Browse, host: Host, opened: Opened) -> None:
    page = await toy_browse(link(opened, 0))
    await page.wait_for_url("**/seat/0")
    before = await token(page)
    await page.locator("#question .confirm button").dblclick()
    await moved_on(page, before)
    await expect(page.locator("#said")).to_be_empty()
    assert (await host.table(opened.match_id)).seq == 1


async def test_the_title_bar_tells_whose_move_it_is(toy_browse: Browse, host: Host, opened: Opened) -> None:
    page = await toy_browse(link(opened, 0))
    await expect(page).to_have_title("● Your move · Toy")
    await host.submit(opened.match_id, 0, 2)
    await expect(page).to_have_title("Toy · Fondaco")
    await host.submit(opened.match_id, 1, 1)
    await expect(page).to_have_title("● Your move · Toy")


async def test_what_is_new_since_the_last_visit_is_marked(
    toy_browse: Browse, host: Host, opened: Opened
) -> None:
    page = await toy_browse(link(opened, 0))
    await page.wait_for_url("**/seat/0")
    here = page.url
    await page.goto("/")
    await host.submit(opened.match_id, 0, 2)
    await host.submit(opened.match_id, 1, 1)
    await page.goto(here)
    await expect(page.locator("#log .since")).to_have_text("New since your last visit, above")
    await expect(page.locator("#log .fresh")).to_have_count(1)
