"""In a real Chromium: playing by pointing at the board, at a desk and on a phone."""

import re
from typing import Literal

import pytest
from playwright.async_api import Route, expect

import engine
from bot.host.host import Host
from bot.table.seating import SeatSpec
from engine.rng import Rng
from tests.kit import numbered_secrets
from tests.league.people import play_out
from tests.web.browsing import (
    COUNT_STREAMED,
    CROWDED,
    DESK,
    PHONE,
    Browse,
    link,
    moved_on,
    one_answers,
    others_answer,
    point,
    pointer_at,
    token,
)

pytestmark = pytest.mark.browser

RAW_KEY = re.compile(rf"\b(?:{'|'.join(engine.titles())}|web|refuse|host)-[a-z][a-z0-9-]*|[{{}}$]")
FIRST_ANSWERS = 1
OFTEN = ("genoa", "oltremare")
"""The titles with the fullest pages; the others are begun in the soak."""

MANY_PLACES = 9
SIDES: tuple[tuple[Literal["x", "y"], Literal["width", "height"]], ...] = (("x", "width"), ("y", "height"))

HOLD_LONGER = """() => {
  const usual = window.setTimeout;
  window.setTimeout = (work, wait, ...more) => usual(work, wait > 500 ? 60_000 : wait, ...more);
  window.holdAsUsual = () => { window.setTimeout = usual; };
}"""
"""No machine is too slow to let go before a hold has lasted."""


@pytest.mark.slow
async def test_a_game_against_the_house_from_its_form_to_a_rematch(browse: Browse, house: Host) -> None:
    page = await browse("/new/oltremare", locale="fr-FR", viewport=DESK)
    with numbered_secrets():
        await page.locator("form.sheet button.main").click()
        pointer = await pointer_at(page, house, 0, "front page")
    await point(pointer, "fr")
    here = page.url
    await page.goto("about:blank")
    await play_out(house, pointer.match_id)
    await page.goto(here)
    await pointer.settled()
    await expect(page.locator("#question .kicker")).to_have_text("La partie est terminée")
    await expect(page.locator(".scores").first.locator("thead th")).to_have_count(4)
    await expect(page.locator(".curve polyline")).to_have_count(4)
    assert len(await page.locator(".fair code").first.text_content() or "") == 32
    await page.get_by_role("button", name="Revanche").click()
    await page.wait_for_function("old => !location.href.includes(old)", arg=pointer.match_id)
    await expect(page.locator("#bar")).to_be_visible()


@pytest.mark.slow
@pytest.mark.parametrize(
    "title", [pytest.param(one, marks=() if one in OFTEN else pytest.mark.soak) for one in engine.titles()]
)
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
    deck = page.locator('#board .spot.lit[aria-label^="Reveal next contract"]')
    await deck.click()
    await expect(page.locator("#bar .will")).to_contain_text("Press again")
    assert await token(page) == before
    await deck.click()
    await moved_on(page, before)


async def test_a_button_that_says_it_cannot_be_undone_does_it_at_one_press(
    browse: Browse, house: Host
) -> None:
    opened = await house.open("neptun", [SeatSpec(name) for name in ("Ada", "Bo", "Cy")], seed="a")
    page = await browse(link(opened, 0), viewport=DESK)
    await page.wait_for_url("**/seat/0")
    before = await token(page)
    reveal = page.locator(".tray .chip").filter(has_text="Reveal next contract")
    await expect(reveal).to_have_class(re.compile(r"\bfinal\b"))
    await expect(reveal).to_have_attribute("aria-description", "Can’t be undone.")
    await expect(page.locator("#bar .will")).to_have_text("= Can’t be undone.")
    await reveal.click()
    await moved_on(page, before)


async def test_holding_does_at_one_press_what_cannot_be_taken_back(browse: Browse, house: Host) -> None:
    opened = await house.open("neptun", [SeatSpec(name) for name in ("Ada", "Bo", "Cy")], seed="a")
    page = await browse(link(opened, 0), viewport=DESK)
    await page.wait_for_url("**/seat/0")
    before = await token(page)
    await page.locator('#board .spot.lit[aria-label^="Reveal next contract"]').hover()
    await page.evaluate(HOLD_LONGER)
    await page.mouse.down()
    await expect(page.locator("#bar.holding")).to_be_visible()
    await page.mouse.up()
    await expect(page.locator("#bar.holding")).to_have_count(0)
    assert await token(page) == before, "it was let go too early"
    await page.evaluate("() => window.holdAsUsual()")
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
    await expect(page.locator("#bar .will")).to_contain_text("Ne pourra pas être annulé")
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


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
async def test_a_press_on_a_galley_never_throws_its_cargo_away(
    browse: Browse, house: Host, size: dict[str, int]
) -> None:
    """It is the only thing to do there, and is listed at a press."""
    opened = await house.open("mediterranee", [SeatSpec("Ada"), SeatSpec("Bo"), SeatSpec("Cy")], seed="cargo")
    page = await browse(link(opened, 0), viewport=size)
    await page.wait_for_url("**/seat/0")
    pointer = await pointer_at(page, house, 0, "cargo")
    places = page.locator('#board .spot.lit[aria-label^="Discard cargo"]')
    await others_answer(house, opened.match_id, 0, pointer.rng)
    await pointer.settled()
    while not await places.count():
        await one_answers(house, opened.match_id, pointer.rng)
        await others_answer(house, opened.match_id, 0, pointer.rng)
        await pointer.settled()
    before = await token(page)
    await places.first.press("Enter")
    listed = page.locator(".callout .chip")
    await expect(listed.first).to_contain_text("Discard cargo")
    assert await token(page) == before
    await listed.first.click()
    await moved_on(page, before)


async def test_a_list_stands_beside_its_place_and_names_it_once(browse: Browse, house: Host) -> None:
    """On a screen so low that a list has room neither above most places nor below them."""
    people = [SeatSpec(name) for name in ("Ada", "Bo", "Cy")]
    opened = await house.open("genoa", people, seed="lists")
    table = await house.table(opened.match_id)
    bidder = next(seat for seat in table.waits_for() if seat != table.view(None).tower)
    page = await browse(link(opened, bidder), viewport={"width": 1280, "height": 400})
    await page.wait_for_url(f"**/seat/{bidder}")
    lists, places = page.locator(".callout"), page.locator("#board .spot.lit[data-spot]")
    await places.first.wait_for()
    listed = 0
    for place in await places.all():
        await place.press("Enter")
        if not await lists.count():
            continue
        listed += 1
        box, around = await lists.bounding_box(), await place.bounding_box()
        assert box is not None
        assert around is not None
        x, y = (abs(box[at] + box[wide] / 2 - around[at] - around[wide] / 2) for at, wide in SIDES)
        assert x >= (box["width"] + around["width"]) / 2 or y >= (box["height"] + around["height"]) / 2
        name = await place.get_attribute("data-name")
        assert (await lists.inner_text()).count(name or "") == 1
    assert listed > MANY_PLACES


async def test_an_answer_that_comes_back_by_the_stream_first_is_not_taken_for_lost(
    browse: Browse, house: Host
) -> None:
    opened = await house.open("oltremare", [SeatSpec("Ada"), SeatSpec("Bo")], seed="slow")
    page = await browse(link(opened, 0), viewport=DESK)
    await page.wait_for_url("**/seat/0")
    await page.add_init_script(COUNT_STREAMED)
    await page.clock.install()
    await page.reload()
    pointer = await pointer_at(page, house, 0, "slow")
    await pointer.settled()
    hand = (await house.table(opened.match_id)).view(0).hand
    offer = {"give": hand[:1], "pay": 0, "ask": {"ducats": 1}, "talk": {"silent": {}}}

    async def late(route: Route) -> None:
        response = await route.fetch()
        await page.wait_for_function("() => window.streamed")
        await page.clock.run_for(1000)
        await route.fulfill(response=response)

    await page.route("**/answer?*", late)
    await pointer.answer({"propose": offer})
    await expect(page.locator("#said")).to_be_empty()
