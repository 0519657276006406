"""Talk, notes and free seats at a table in the browser."""

from collections.abc import Callable

import pytest

from bot.host.host import Host, Opened
from bot.table import substitutes
from bot.table.customs import Customs
from bot.table.seating import SeatSpec
from tests.kit_web import read
from tests.web.acts import do_act, offers
from tests.web.browsing import DESK, PHONE, Browse, link
from tests.web.conftest import Visitor

Arrive = Callable[[], Visitor]


async def test_what_a_player_says_is_read_by_the_others(
    arrive: Arrive, visitor: Visitor, opened: Opened
) -> None:
    here = await visitor.sit(opened, 0)
    await do_act(visitor, here, "table-say", words="Shall we hurry? <script>alert(1)</script>")
    other = arrive()
    page = await other.get(await other.sit(opened, 1))
    assert "Shall we hurry? &lt;script&gt;" in page
    assert "<script>alert" not in page


async def test_our_script_gets_one_sentence_back(visitor: Visitor, opened: Opened) -> None:
    here = await visitor.sit(opened, 0)
    path = f"{here}/act/say"
    json = await visitor.post(path, [("q-0", "Hello")], Accept="application/json")
    assert json.startswith('{"said"')
    refused = await visitor.post(path, [("q-0", " ")], Accept="application/json", status=422)
    assert "said" in refused
    assert "<html" not in refused
    assert (await visitor.get(here)).count("Hello") == 1


async def test_a_note_is_on_ones_own_page_and_on_no_other(
    arrive: Arrive, visitor: Visitor, opened: Opened
) -> None:
    here = await visitor.sit(opened, 0)
    await do_act(visitor, here, "table-note", private_note="Bo bids low")
    assert "Bo bids low" in await visitor.get(here)
    other = arrive()
    for path in (await other.sit(opened, 1), f"/t/{opened.match_id}"):
        assert "Bo bids low" not in await other.get(path)


async def test_a_note_comes_with_ones_question_in_a_line_that_opens(
    visitor: Visitor, host: Host, opened: Opened
) -> None:
    here = await visitor.sit(opened, 0)
    await do_act(visitor, here, "table-note", private_note="Bo bids low")
    assert "✎ Bo bids low" in [line.words for line in (await visitor.page(here)).all("p", class_="own-note")]
    await host.talk.write_note(await host.table(opened.match_id), 0, "Bo bids low\nCy bluffs")
    (opens,) = (await visitor.page(here)).all("details", class_="own-note")
    (line,) = opens.all("summary")
    assert line.words == "✎ Bo bids low"
    assert "Cy bluffs" in opens.words
    await host.submit(opened.match_id, 0, 5)
    assert not (await visitor.page(here)).all("details", class_="own-note"), "there is no question"


async def test_a_spectators_words_reach_no_player_before_the_end(
    arrive: Arrive, visitor: Visitor, opened: Opened
) -> None:
    watcher = arrive()
    watched = f"/t/{opened.match_id}"
    await do_act(watcher, f"{watched}/act/say", "table-say", words="Look at the deck", your_name="Eve")
    assert "Look at the deck" in await watcher.get(watched)
    here = await visitor.sit(opened, 0)
    assert "Look at the deck" not in await visitor.get(here)
    assert "Look at the deck" not in await visitor.get(f"{here}/state?since=0")


async def test_a_free_seat_is_taken_from_the_table_only_where_strangers_may(
    host: Host, arrive: Arrive
) -> None:
    seats = [SeatSpec("Ada"), SeatSpec("Bo")]
    for strangers in (False, True):
        opened = await host.open("toy", seats, customs=Customs(strangers=strangers))
        await substitutes.leave(host, opened.match_id, 1)
        stranger, path = arrive(), f"/t/{opened.match_id}"
        page = await stranger.get(path)
        assert ("act/take-seat" in page) == strangers
        assert ("One seat is free." in await stranger.get("/seek")) == strangers
        await stranger.get(f"{path}/act/take-seat", status=200 if strangers else 403)
        assert offers(read(await stranger.get(f"{path}/time")), "table-take-seat") == strangers


async def test_a_page_with_words_of_others_beside_a_hand_is_not_compressed(
    host: Host, visitor: Visitor, opened: Opened
) -> None:
    """Who chooses a part of a compressed page can tell from its size what else is in it."""
    here = await visitor.sit(opened, 0)

    async def packing(path: str) -> str | None:
        async with visitor.client.get(path, headers={"Accept-Encoding": "gzip"}) as response:
            return response.headers.get("Content-Encoding")

    paths = (here, f"{here}/state?since=0")
    assert [await packing(path) for path in paths] == ["gzip", "gzip"]
    await host.talk.say(opened.match_id, 1, "", "Bo", "Is it the seven?")
    assert [await packing(path) for path in paths] == [None, None]
    assert await packing(f"/t/{opened.match_id}?watch=1") == "gzip", "a spectator's page holds no secret"


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
async def test_new_talk_has_a_number_and_a_line_until_it_is_read(
    toy_browse: Browse, host: Host, opened: Opened, size: dict[str, int]
) -> None:
    page = await toy_browse(link(opened, 0), viewport=size)
    await page.wait_for_selector("#tab-chat", state="attached")
    await page.wait_for_url("**/seat/0")
    assert await page.locator("[data-unread]").count() == 0
    await host.talk.say(opened.match_id, 1, "", "Bo", "Shall we trade?")
    await page.locator("#talk-news").wait_for(state="visible")
    assert await page.locator("#talk-news").text_content() == "Bo: Shall we trade?"
    assert await page.locator("#tab-chat").get_attribute("data-unread") == "1"
    await page.locator("#talk-news").click()
    await page.wait_for_function("() => !document.querySelector('[data-unread]')")
    await page.reload()
    await page.wait_for_selector("#tab-chat", state="attached")
    assert await page.locator("[data-unread]").count() == 0, "it was read"
