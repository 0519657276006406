"""In a real Chromium: whole games by clicking, by keyboard, on a phone, without scripts."""

import asyncio
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from aiohttp.test_utils import TestServer
from playwright.async_api import Browser, Page, Route, expect

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
from tests.web.pointer import Pointer

pytestmark = pytest.mark.browser

DESK = {"width": 1280, "height": 720}
PHONE = {"width": 390, "height": 844}
OVERFLOW = "() => document.documentElement.scrollWidth - window.innerWidth"
SMALL = """() => [...document.querySelectorAll("#question button, #question summary, #question label")]
  .filter((one) => one.checkVisibility() && one.offsetHeight < 44).map((one) => one.textContent)"""

CROWDED = """() => {
  const parts = ".masthead :is(.brand, .crumb strong, .tools a, .mine a, .language summary)";
  const shown = [...document.querySelectorAll(parts)]
    .map((one) => [one.textContent, one.getBoundingClientRect()]);
  return shown.flatMap(([one, a], i) => shown.slice(i + 1)
    .filter(([, b]) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
    .map(([other]) => `${one} / ${other}`));
}"""
RAW_KEY = re.compile(rf"\b(?:{'|'.join(engine.titles())}|web|refuse|host)-[a-z][a-z0-9-]*|[{{}}$]")
FIRST_ANSWERS = 2

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


async def new_game(page: Page) -> None:
    await page.locator('a.main[href="/new/oltremare"]').click()
    await page.locator("form.sheet button.main").click()
    await page.wait_for_selector("#table")


async def token(page: Page) -> str:
    return await page.locator("#table").get_attribute("data-token") or ""


async def moved_on(page: Page, before: str) -> None:
    differs = "old => document.getElementById('table').dataset.token !== old"
    await page.wait_for_function(differs, arg=before)


async def pointer_at(page: Page, house: Host, seat: int, seed: str) -> Pointer:
    await page.wait_for_selector("#bar")
    return Pointer(page, house, page.url.split("/t/")[1].split("/")[0], seat, Rng(seed))


async def point(pointer: Pointer, locale: str) -> None:
    """Give the answer that the house would give, by pointing."""
    await pointer.settled()
    decision = await pointer.decision()
    assert decision is not None, "nobody is asked, and it is not over"
    table = await pointer.host.table(pointer.match_id)
    wanted = table.match.game.house().answer(table.view(pointer.seat), decision, pointer.rng)
    await pointer.answer(engine.sample(decision.choice, pointer.rng) if wanted is None else wanted, locale)


async def test_a_game_against_the_house_from_its_form_to_a_rematch(browse: Browse, house: Host) -> None:
    page = await browse("/new/oltremare", locale="fr-FR", viewport=DESK)
    await page.locator("form.sheet button.main").click()
    pointer = await pointer_at(page, house, 0, "front page")
    await point(pointer, "fr")
    here = page.url
    await page.goto("about:blank")
    await play_out(house, pointer.match_id)
    await page.goto(here)
    await pointer.settled()
    await expect(page.locator("#question .kicker")).to_have_text("La partie est finie")
    await expect(page.locator(".scores thead th")).to_have_count(4)
    await expect(page.locator(".curve polyline")).to_have_count(4)
    assert len(await page.locator(".fair code").first.text_content() or "") == 32
    await page.get_by_role("button", name="Revanche").click()
    await page.wait_for_function("old => !location.href.includes(old)", arg=pointer.match_id)
    await expect(page.locator("#bar")).to_be_visible()


@pytest.mark.soak
async def test_a_whole_game_against_the_house_by_its_forms(browse: Browse, house: Host) -> None:
    page = await browse(locale="fr-FR", viewport=DESK)
    await new_game(page)
    clicker = Clicker(page, house, Rng("forms"))
    await clicker.play_to_the_end()
    assert clicker.answered > 10


@pytest.mark.parametrize("title", list(engine.titles()))
async def test_every_title_is_begun_by_pointing_on_a_phone_in_french(
    browse: Browse, house: Host, title: str
) -> None:
    """At each question all there is to do is in sight, and it is so at a desk too."""
    people = [SeatSpec(name) for name in ("Ada", "Bo", "Cy")]
    opened = await house.open(title, people, seed="a phone", locale="fr")
    page = await browse(link(opened, 0), locale="fr-FR", viewport=PHONE)
    await page.wait_for_url("**/seat/0")
    pointer = await pointer_at(page, house, 0, title)
    while len(pointer.presses) < FIRST_ANSWERS:
        await others_answer(house, opened.match_id, 0, pointer.rng)
        await pointer.settled()
        assert RAW_KEY.findall(await page.locator("body").inner_text()) == []
        assert await page.evaluate(CROWDED) == []
        await point(pointer, "fr")
    assert pointer.hidden == []
    await others_answer(house, opened.match_id, 0, pointer.rng)
    await pointer.settled()
    for width, height in ((1280, 720), (1400, 900)):
        await page.set_viewport_size({"width": width, "height": height})
        assert await pointer.out_of_sight() == []


async def test_nothing_that_cannot_be_taken_back_happens_at_the_first_press(
    browse: Browse, house: Host
) -> None:
    opened = await house.open("neptun", [SeatSpec(name) for name in ("Ada", "Bo", "Cy")], seed="a")
    page = await browse(link(opened, 0), viewport=DESK)
    await page.wait_for_url("**/seat/0")
    before = await token(page)
    deck = page.locator('#board .spot.lit[aria-label^="Turn up the next contract"]')
    await deck.click()
    await expect(page.locator("#bar .will")).to_contain_text("Cannot be taken back")
    assert await token(page) == before
    await deck.click()
    await moved_on(page, before)


async def test_holding_does_at_one_press_what_cannot_be_taken_back(browse: Browse, house: Host) -> None:
    opened = await house.open("neptun", [SeatSpec(name) for name in ("Ada", "Bo", "Cy")], seed="a")
    page = await browse(link(opened, 0), viewport=DESK)
    await page.wait_for_url("**/seat/0")
    before = await token(page)
    await page.locator('#board .spot.lit[aria-label^="Turn up the next contract"]').hover()
    await page.mouse.down()
    await expect(page.locator("#bar.holding")).to_be_visible()
    await page.mouse.up()
    await expect(page.locator("#bar.holding")).to_have_count(0)
    assert await token(page) == before, "it was let go too early"
    await page.mouse.down()
    await moved_on(page, before)
    await page.mouse.up()


async def test_the_bar_says_what_a_form_holds_and_a_first_press_on_it_is_careful(
    browse: Browse, house: Host
) -> None:
    opened = await house.open("mediterranee", [SeatSpec("Ada"), SeatSpec("Bo")], seed="a", locale="fr")
    page = await browse(link(opened, 0), locale="fr-FR", viewport=PHONE)
    await page.wait_for_url("**/seat/0")
    await expect(page.locator("#bar .will")).to_have_text(
        "Galère 1 : 4 sur 5, Galère 2 : 4 sur 5, Garnison : 2 sur 8 "
    )
    await page.route("**/answer?*", lambda route: route.fulfill(json={"final": True}))
    await page.locator("#bar [data-bar=confirm]").click()
    await expect(page.locator("#bar .will")).to_contain_text("Ne pourra pas être repris")
    assert (await house.table(opened.match_id)).seq == 0


async def test_the_first_of_several_pieces_is_taken_up_and_another_is_one_press_away(
    browse: Browse, house: Host
) -> None:
    opened = await house.open("mediterranee", [SeatSpec("Ada"), SeatSpec("Bo")], seed="a")
    rng = Rng("fleet")
    while (asked := (await house.table(opened.match_id)).decision(0)) is None or asked.key != "sail":
        await one_answers(house, opened.match_id, rng)
    page = await browse(link(opened, 0), viewport=DESK)
    await page.wait_for_url("**/seat/0")
    first, other = [page.locator(f'#board [data-spot="galley:{number}"].spot') for number in (1, 2)]
    await expect(first).to_have_class(re.compile("from"))
    await expect(page.locator('#board [data-spot^="zone:"].lit').first).to_be_attached()
    await other.click()
    await expect(other).to_have_class(re.compile("from"))
    before = await token(page)
    await page.locator('#board [data-spot^="zone:"].lit').first.press("Enter")
    await moved_on(page, before)


async def test_an_answer_that_comes_back_by_the_stream_first_is_not_taken_for_lost(
    browse: Browse, house: Host
) -> None:
    opened = await house.open("oltremare", [SeatSpec("Ada"), SeatSpec("Bo")], seed="slow")
    page = await browse(link(opened, 0), viewport=DESK)
    await page.wait_for_url("**/seat/0")
    pointer = await pointer_at(page, house, 0, "slow")
    await pointer.settled()
    hand = (await house.table(opened.match_id)).view(0).hand
    offer = {"give": hand[:1], "pay": 0, "ask": {"ducats": 1}, "talk": {"silent": {}}}

    async def late(route: Route) -> None:
        response = await route.fetch()
        await asyncio.sleep(0.8)
        await route.fulfill(response=response)

    await page.route("**/answer?*", late)
    await pointer.answer({"propose": offer})
    await expect(page.locator("#said")).to_be_empty()


async def test_what_happened_is_looked_at_on_the_board_itself(browse: Browse, house: Host) -> None:
    opened = await house.open("oltremare", [SeatSpec("Ada"), SeatSpec("Bo")], seed="looking back")
    rng = Rng("back")
    for _ in range(6):
        await one_answers(house, opened.match_id, rng)
    page = await browse(link(opened, 0), viewport=DESK)
    await page.wait_for_url("**/seat/0")
    await page.locator("#log li[data-n]").last.click()
    await expect(page.locator("#board svg.past")).to_be_visible()
    await expect(page.locator("#scrubber output")).to_have_text(re.compile(r"^0 / "))
    await page.keyboard.press("ArrowRight")
    await expect(page.locator("#scrubber output")).to_have_text(re.compile(r"^1 / "))
    await page.keyboard.press("Escape")
    await expect(page.locator("#scrubber")).to_be_hidden()
    await expect(page.locator("#board svg.past")).to_have_count(0)


async def others_answer(host: Host, match_id: str, seat: int, rng: Rng) -> None:
    """Everybody else answers until it is this seat's turn."""
    while seat not in (table := await host.table(match_id)).waits_for() and table.state == "live":
        await one_answers(host, match_id, rng)


async def one_answers(host: Host, match_id: str, rng: Rng) -> None:
    table = await host.table(match_id)
    asked = table.waits_for()[0]
    decision = table.decision(asked)
    assert decision is not None
    wanted = table.match.game.house().answer(table.view(asked), decision, rng)
    await host.submit(match_id, asked, engine.sample(decision.choice, rng) if wanted is None else wanted)


async def test_a_question_is_answered_by_keys_alone(browse: Browse, house: Host) -> None:
    opened = await house.open("neptun", [SeatSpec(name) for name in ("Ada", "Bo", "Cy")], seed="keys")
    page = await browse(link(opened, 0), viewport=DESK)
    await page.wait_for_url("**/seat/0")
    pointer = await pointer_at(page, house, 0, "keys")
    await others_answer(house, opened.match_id, 0, pointer.rng)
    await pointer.settled()
    before = await token(page)
    for _ in range(8):
        await page.wait_for_selector(".spot.lit", state="attached")
        await page.keyboard.press("ArrowRight")
        await page.wait_for_function("() => document.activeElement.matches('.spot.lit')")
        await page.keyboard.press("Enter")
        await page.wait_for_function("() => !document.getElementById('table').classList.contains('busy')")
        if await token(page) != before:
            return
    raise AssertionError("eight presses answered nothing")


async def test_a_number_is_answered_and_taken_back_by_keys(
    toy_browse: Browse, host: Host, opened: Opened
) -> None:
    page = await toy_browse(link(opened, 0), viewport=DESK)
    await page.wait_for_url("**/seat/0")
    await page.wait_for_selector(".tray button")
    before = await token(page)
    await page.keyboard.press("3")
    await moved_on(page, before)
    await page.keyboard.press("u")
    await expect(page).to_have_title("● Your move · Toy")


async def test_a_place_on_the_board_is_reached_and_pressed_by_keyboard(
    toy_browse: Browse, host: Host, opened: Opened, spotted: None
) -> None:
    await host.submit(opened.match_id, 0, 5)
    await host.submit(opened.match_id, 1, 1)
    page = await toy_browse(link(opened, 0))
    await page.wait_for_url("**/seat/0")
    before = await token(page)
    spot = page.locator("#board .spot.lit")
    assert await spot.get_attribute("aria-label") == "Seat 2"
    await spot.focus()
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    await moved_on(page, before)


async def test_no_page_is_wider_than_a_phone(browse: Browse, house: Host, table: Opened) -> None:
    page = await browse(viewport=PHONE)
    for path in ("/", "/new/oltremare", f"/t/{table.match_id}"):
        await page.goto(path)
        await page.wait_for_load_state("networkidle")
        assert await page.evaluate(OVERFLOW) <= 0, path
    await page.goto(link(table, 0))
    await page.wait_for_url("**/seat/0")
    assert await page.evaluate(OVERFLOW) <= 0
    await Clicker(page, house, Rng("all")).show_all()
    for fold in await page.locator("#all details.act > summary").all():
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
        number = page.locator("#all > form input[type=number]")
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
    await Clicker(page, host, Rng("form")).show_all()
    await page.locator("#question input[type=number]").fill("7")
    before = await token(page)
    await host.submit(opened.match_id, 1, 2)
    await page.wait_for_function("() => document.getElementById('table').dataset.seq === '1'")
    assert await token(page) == before
    assert await page.locator("#question input[type=number]").input_value() == "7"
    await host.submit(opened.match_id, 0, 1, by="plan")
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
    await Clicker(page, house, Rng("form")).show_all()
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
    page = await toy_browse(link(opened, 0), viewport=DESK)
    await page.wait_for_url("**/seat/0")
    await page.get_by_role("button", name="Closer").click()
    near = "() => document.querySelector('#board .sheetlet').style.transform"
    before = await page.evaluate(near)
    assert "scale(1.5)" in before
    await host.submit(opened.match_id, 1, 1)
    await page.wait_for_function("() => document.getElementById('table').dataset.seq === '2'")
    assert await page.evaluate(near) == before


async def test_a_double_click_is_one_answer(toy_browse: Browse, host: Host, opened: Opened) -> None:
    page = await toy_browse(link(opened, 0))
    await page.wait_for_url("**/seat/0")
    before = await token(page)
    await Clicker(page, host, Rng("form")).show_all()
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
