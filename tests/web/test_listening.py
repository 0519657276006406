"""A house player listens to someone at a browser: it says so, takes a pass, and waits for a form."""

import json
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from bot.clock import FakeClock, SystemClock
from bot.host.host import Host
from bot.store import Store
from bot.table import speaking_time
from bot.table.seating import SeatSpec
from bot.table.terms import PRESETS
from tests.host.toy import fleeting_remarks
from tests.kit_web import read
from tests.web.browsing import browsing
from tests.web.conftest import Visitor

ADA, HOUSE = SeatSpec("Ada"), SeatSpec("Bianca", kind="house")


@pytest.fixture
async def host(tmp_path: Path, clock: FakeClock, toys: None) -> AsyncIterator[Host]:
    store = await Store.open(str(tmp_path / "web.db"))
    made = Host(store, clock, house_listens=20)
    yield made
    await made.close()
    await store.close()


@pytest.fixture(autouse=True)
def remarks_are_fleeting() -> Iterator[None]:
    with fleeting_remarks():
        yield


async def seated(host: Host, visitor: Visitor, pace: str = "none") -> str:
    """Ada's address at a table where Bianca is about to toast."""
    opened = await host.open("toy", [ADA, HOUSE], terms=PRESETS[pace])
    await host.submit(opened.match_id, 0, 0)
    await host.house.idle()
    return await visitor.sit(opened, 0)


async def test_the_page_says_who_listens_and_takes_a_pass(host: Host, visitor: Visitor) -> None:
    here = await seated(host, visitor)
    (listens,) = (await visitor.page(here)).all("form", action=f"{here}/pass")
    assert "Bianca is listening" in listens.words
    page = read(await visitor.post(f"{here}/pass", []))
    assert not page.all("form", action=f"{here}/pass")
    await host.house.idle()
    assert "toast" not in {one.key for one in (await host.table(here.split("/")[2])).pending().values()}


@pytest.mark.parametrize("times", [1, 5])
async def test_who_needs_longer_is_listened_to_longer(
    host: Host, clock: FakeClock, visitor: Visitor, times: int
) -> None:
    opened = await host.open("toy", [ADA, HOUSE])
    here = await visitor.sit(opened, 0)
    await visitor.post("/me/act/by-ear", [("q-0", "no"), ("q-1", str(times))])
    await host.submit(opened.match_id, 0, 0)
    await host.house.idle()
    held = speaking_time.listened_to(await host.table(opened.match_id))[0]
    assert held.until == clock.now() + 20 * times
    (listens,) = (await visitor.page(here)).all("form", action=f"{here}/pass")
    assert listens.attrs["data-aloud"] == "Bianca is listening for %a seconds."


async def test_everybody_reads_whom_the_house_listens_to(host: Host, visitor: Visitor) -> None:
    match_id = (await seated(host, visitor)).split("/")[2]
    watched = json.loads(await visitor.get(f"/t/{match_id}/state"))
    assert watched["status"] == "Bianca is listening to Ada"
    assert "pass" not in watched["parts"]["listening"], "only who is listened to may pass"


async def test_a_pass_of_somebody_who_may_not_speak_changes_nothing(host: Host, visitor: Visitor) -> None:
    opened = await host.open("toy", [ADA, HOUSE])
    here = await visitor.sit(opened, 0)
    before = await host.table(opened.match_id)
    await visitor.post(f"{here}/pass", [])
    assert (await host.table(opened.match_id)).pending().keys() == before.pending().keys()


async def test_word_of_an_open_form_puts_off_the_end(host: Host, clock: FakeClock, visitor: Visitor) -> None:
    here = await seated(host, visitor)
    await visitor.post(f"{here}/hold", [], status=204)
    clock.pass_time(30)
    await host.sweep.tend()
    await host.house.idle()
    table = await host.table(here.split("/")[2])
    assert speaking_time.listened_to(table), "the twenty seconds are over, and the form is open"
    assert len(table.waits_for()) == 1


@pytest.mark.browser
async def test_in_a_browser_an_open_form_holds_and_pass_is_one_press(
    chromium: Browser, tmp_path: Path, toys: None
) -> None:
    store = await Store.open(str(tmp_path / "browser.db"))
    host = Host(store, SystemClock(), house_listens=20)
    opened = await host.open("toy", [ADA, HOUSE])
    await host.submit(opened.match_id, 0, 0)
    await host.house.idle()
    async with browsing(chromium, host) as opens:
        page = await opens(f"/t/{opened.match_id}#{opened.keys[0]}")
        await expect(page.locator("#listening")).to_contain_text("Bianca is listening")
        await expect(page.locator("#listening .left")).to_contain_text(" s")
        await expect(page.locator("#status")).to_contain_text("Bianca is listening for ")
        async with page.expect_request("**/hold"):
            await page.locator("#question [data-all]").click()
        await expect(page.locator("#listening")).to_contain_text("while you fill this in")
        await page.locator("#listening button").click()
        await expect(page.locator("#listening form")).to_have_count(0)
    await host.close()
    await store.close()
