"""Trying moves in the browser: opened, played, undone, and the first answer filled in at the real table."""

from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest
from playwright.async_api import Browser, Page, expect

from bot.clock import SystemClock
from bot.host import budget
from bot.host.budget import Purse
from bot.host.host import Host, Opened
from bot.host.tryouts import EACH, note_of_seat
from bot.store import Store
from bot.store.notes import NoteKind
from bot.table.seating import SeatSpec
from engine.rng import Rng
from tests.host.people import play_on
from tests.kit_web import Node, read
from tests.web.browsing import DESK, OVERFLOW, PHONE, browsing, link
from tests.web.chromium import Clicker
from tests.web.conftest import Visitor

FAR = {"X-Forwarded-For": "203.0.113.7"}
"""The address of someone elsewhere."""
ARRIVE = Callable[[], Visitor]
TAKEN_OR_SURE = """token => document.getElementById("table").dataset.token !== token
  || document.querySelector(".bar.sure")"""


async def sit_down(visitor: Visitor) -> tuple[Opened, str]:
    """A table for two, and the address of the first seat."""
    opened = await visitor.opens()
    return opened, await visitor.sit(opened, 0)


def actions(page: Node) -> list[str]:
    return [form.attrs["action"] for form in page.all("form") if "/try" in form.attrs.get("action", "")]


def token_in(page: Node) -> str:
    (table,) = page.all("div", id="table")
    return table.attrs["data-token"]


async def try_bid(visitor: Visitor, seat: str, bid: int) -> Node:
    """Open a tryout and bid there, by its forms alone."""
    page = read(await visitor.post(f"{seat}/try", []))
    posted = [("token", token_in(page)), ("q", str(bid))]
    return read(await visitor.post(f"{seat}/try/answer", posted))


async def test_moves_are_tried_and_the_first_one_is_filled_in(visitor: Visitor, host: Host) -> None:
    opened, seat = await sit_down(visitor)
    assert f"{seat}/try" in actions(await visitor.page(seat))
    before = await host.table(opened.match_id)
    tried = await try_bid(visitor, seat, 7)
    assert "What your rivals hide is dealt at random from what you know." in tried.words
    assert f"{seat}/try/undo" in actions(tried)
    assert [way.attrs["href"] for way in tried.all("a") if "tried" in way.attrs.get("href", "")] == [
        f"{seat}?tried=yes"
    ]
    filled = await visitor.page(f"{seat}?tried=yes")
    assert "Filled in: 7. Confirm it, or change it." in filled.words
    assert [field.attrs["value"] for field in filled.all("input", name="q", type="number")] == ["7"]
    after = await host.table(opened.match_id)
    assert (after.seq, after.stamp) == (before.seq, before.stamp), "nothing was sent"


async def test_there_is_no_advice_where_moves_are_tried(visitor: Visitor, host: Host) -> None:
    _opened, seat = await sit_down(visitor)
    tried = await try_bid(visitor, seat, 7)
    assert not [form for form in tried.all("form") if "advice" in form.attrs.get("action", "")]
    assert not tried.all("form", id="say"), "nobody is there to be talked to"


async def test_everything_is_undone_to_the_start(visitor: Visitor, host: Host) -> None:
    _opened, seat = await sit_down(visitor)
    tried = await try_bid(visitor, seat, 7)
    (mark,) = [field.attrs["value"] for field in tried.all("input", name="mark")]
    start = read(await visitor.post(f"{seat}/try/undo", [("mark", mark)]))
    assert f"{seat}/try/undo" not in actions(start)
    again = await visitor.post(f"{seat}/try/undo", [("mark", mark)], status=409)
    assert "That move was already undone" in again


async def test_when_the_game_has_moved_on_one_sentence_says_so(visitor: Visitor, host: Host) -> None:
    opened, seat = await sit_down(visitor)
    await try_bid(visitor, seat, 7)
    for other, bid in ((0, 3), (1, 1)):
        await host.submit(opened.match_id, other, bid)
    page = await visitor.page(f"{seat}?tried=yes")
    assert "The game has moved on" in page.words


async def test_what_is_closed_is_gone(visitor: Visitor, host: Host) -> None:
    opened, seat = await sit_down(visitor)
    await try_bid(visitor, seat, 7)
    await visitor.post(f"{seat}/try/close", [])
    assert await host.store.notes.get(note_of_seat(await host.table(opened.match_id), 0)) is None
    page = await visitor.page(f"{seat}?tried=yes")
    assert "You’re not trying any moves here." in page.words
    assert token_in(await visitor.page(f"{seat}/try")) == token_in(await visitor.page(seat))


async def test_nobody_else_opens_what_a_seat_tries(arrive: ARRIVE, host: Host) -> None:
    ada, bo = arrive(), arrive()
    opened, seat = await sit_down(ada)
    await try_bid(ada, seat, 7)
    await bo.sit(opened, 1)
    for path in ("", "/state", "/board.png", "/board.svg"):
        await bo.get(f"{seat}/try{path}", status=403)
    for path in ("", "/answer", "/undo", "/change", "/close"):
        await bo.post(f"{seat}/try{path}", [], status=403)


async def test_a_finished_game_is_played_on_and_shared_by_a_link(arrive: ARRIVE, host: Host) -> None:
    ada, stranger = arrive(), arrive()
    opened, _seat = await sit_down(ada)
    base = f"/t/{opened.match_id}"
    await ada.post(f"{base}/try", [("step", "2"), ("seat", "0")], status=403)
    await play_on(host, opened.match_id)
    replay = f"{base}/replay?step=2&eyes=all"
    assert f"{base}/try" in actions(await stranger.page(replay))
    for posted in ([], [("step", "2")], [("step", "2"), ("seat", "9")], [("step", "x"), ("seat", "0")]):
        await stranger.post(f"{base}/try", posted, status=422)
    tried = read(await stranger.post(f"{base}/try", [("step", "2"), ("seat", "1")]))
    assert "The position after move 2." in tried.words
    assert replay in [way.attrs.get("href", "").replace("&amp;", "&") for way in tried.all("a")]
    await ada.get(f"{base}/try")  # no tryout of hers: she is led to the replay
    assert "The position after move" not in (await ada.page(f"{base}/try")).words


async def test_who_keeps_no_key_tries_nothing(arrive: ARRIVE, host: Host) -> None:
    """Else each request is of another person, who has tried nothing yet."""
    opened, _seat = await sit_down(arrive())
    await play_on(host, opened.match_id)
    forgetful, path = arrive(), f"/t/{opened.match_id}/try"
    for _ in range(EACH + 2):
        forgetful.client.session.cookie_jar.clear()
        await forgetful.post(path, [("step", "2"), ("seat", "1")], status=307, follow=False)
    forgetful.client.session.cookie_jar.clear()
    await forgetful.post(f"{path}?new=", [("step", "2"), ("seat", "1")], status=403)
    assert await host.store.notes.of_kind(NoteKind.TRYOUT) == {}


async def test_who_plays_every_seat_is_asked_for_the_rival(visitor: Visitor, host: Host) -> None:
    _opened, seat = await sit_down(visitor)
    page = read(await visitor.post(f"{seat}/try", []))
    page = read(await visitor.post(f"{seat}/try/change", [("do", "all")]))
    page = read(await visitor.post(f"{seat}/try/answer", [("token", token_in(page)), ("q", "7")]))
    assert "You’re Bo" in page.words
    page = read(await visitor.post(f"{seat}/try/answer", [("token", token_in(page)), ("q", "3")]))
    assert "You’re Ada" in page.words, "Ada has won the card, and toasts"


async def test_trying_moves_has_its_own_budget(visitor: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    _opened, seat = await sit_down(visitor)
    monkeypatch.setitem(budget.PURSES, "tryouts", Purse(2, 2))
    for _ in range(2):
        await visitor.post(f"{seat}/try", [], FAR)
    refused = await visitor.post(f"{seat}/try", [], FAR, status=429)
    assert "You can do that only" in refused


# --- in a real browser ------------------------------------------------------------------------------------


@pytest.fixture
async def real(tmp_path: Path) -> AsyncIterator[Host]:
    """A host with every title."""
    store = await Store.open(str(tmp_path / "real.db"))
    made = Host(store, SystemClock())
    yield made
    await made.close()
    await store.close()


async def some_way_on(host: Host, title: str, moves: int) -> tuple[Opened, int]:
    """A table where some moves were made, and the seat whose turn it is."""
    opened = await host.open(title, [SeatSpec("Ada"), SeatSpec("Bea"), SeatSpec("Carlo")], seed="tried")
    rng = Rng("people")
    for _ in range(moves):
        table = await host.table(opened.match_id)
        seat = table.waits_for()[0]
        answer = table.match.game.usual_bot().answer(table.view(seat), table.pending()[seat], rng)
        await host.submit(opened.match_id, seat, answer)
    return opened, (await host.table(opened.match_id)).waits_for()[0]


async def press(page: Page, selector: str) -> None:
    await page.locator(selector).first.click()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize(("title", "moves"), [("serenissima", 20), ("neptun", 9)])
async def test_what_was_tried_is_filled_in_and_waits_to_be_confirmed(
    chromium: Browser, real: Host, title: str, moves: int, size: dict[str, int]
) -> None:
    opened, seat = await some_way_on(real, title, moves)
    async with browsing(chromium, real) as opens:
        page = await opens(link(opened, seat), viewport=size)
        await page.wait_for_url("**/seat/*")
        await press(page, "form.try button")
        await expect(page.locator(".trying")).to_be_visible()
        before = await real.table(opened.match_id)
        clicker = Clicker(page, real, Rng(title))
        start = await clicker.token()
        await clicker.answer()
        await expect(page.locator(".trying a.main")).to_be_attached()
        if size is PHONE:
            await press(page, "[data-stop-at=question]")
        await page.locator("[data-bar=undo]").click()
        await expect(page.locator(".trying a.main")).to_have_count(0)
        assert await clicker.token() != start, "what was asked before the undo is stale"
        await clicker.answer()
        assert await page.evaluate(OVERFLOW) <= 0
        await press(page, ".trying a.main")
        await page.wait_for_url("**/seat/*?tried=yes")
        confirm = page.locator("[data-bar=confirm]")
        await expect(confirm).to_be_enabled()
        await expect(page.locator(".will")).not_to_be_empty()
        assert (await real.table(opened.match_id)).stamp == before.stamp, "nothing was sent"
        answer = await real.tryouts.first_answer(before, seat)
        token = await clicker.token()
        await confirm.click()
        await page.wait_for_function(TAKEN_OR_SURE, arg=token)
        if await page.locator(".bar.sure").count():
            await confirm.click()
        await expect(page.locator("#table")).not_to_have_attribute("data-token", token)
        (sent, *_) = [row for row in await real.log(opened.match_id) if row.seq > before.seq]
        assert (sent.seat, sent.answer) == (seat, answer)
