"""Lessons in the browser: all by their forms, one on a phone by pressing only what is lit."""

import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from aiohttp import CookieJar
from aiohttp.test_utils import TestClient, TestServer
from playwright.async_api import Browser, expect

import engine
from bot.clock import FakeClock
from bot.config import Config
from bot.host.host import Host
from bot.series.steward import Steward
from bot.store import Store
from bot.table.lessons import coach_says, count_steps
from bot.web.app import build
from render.artist import Artist, Brush
from render.picture import Picture
from render.words import Words
from tests.chat.toys import PIXEL
from tests.kit_web import lit, read
from tests.web.acts import offers
from tests.web.browsing import DESK, PHONE, browsing
from tests.web.conftest import Visitor
from tests.web.learner import begin_lesson, press_what_is_lit

TITLES = sorted(engine.titles())
ENGLISH = Words("en")
MOST_PRESSES = 60


class Blank(Artist[Any]):
    """Draws nothing, at once: these tests are about what stands beside the board."""

    def board(self, view: Any, brush: Brush) -> Picture:
        return Picture(PIXEL, 1, 1, "A board.")

    def cover(self, brush: Brush) -> Picture:
        return Picture(PIXEL, 1, 1, "A cover.")

    def letter(self, view: Any, seat: int) -> str:
        return "A"


@pytest.fixture
async def learned(tmp_path: Path) -> AsyncIterator[Host]:
    """A host with every title."""
    store = await Store.open(str(tmp_path / "lessons.db"))
    made = Host(store, FakeClock())
    yield made
    await made.close()
    await store.close()


@pytest.fixture
async def pupil(learned: Host, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Visitor]:
    """A visitor without scripts."""
    for user in ("bot.host.drawing.artist", "render.artist.artist"):
        monkeypatch.setattr(user, lambda _title: Blank())
    server = TestServer(build(Steward(learned), Config()))
    await server.start_server()
    client: TestClient[Any, Any] = TestClient(server, cookie_jar=CookieJar(unsafe=True))
    yield Visitor(client)
    await client.close()
    await server.close()


# --- pressing what is lit ---------------------------------------------------------------------------------


@pytest.mark.parametrize("title", TITLES)
async def test_a_lesson_is_finished_by_sending_only_what_is_marked(pupil: Visitor, title: str) -> None:
    assert f'form="learn-{title}"' in await pupil.get("/")
    page = read(await pupil.post(f"/learn/{title}/act/begin", []))
    for number in range(count_steps(title)):
        said = ENGLISH.say(coach_says(title, number))
        assert " ".join(said.split()) in page.words
        assert ENGLISH("lesson-step", step=number + 1, count=count_steps(title)) in page.words
        meant = page.all(None, data_coach=None)
        assert meant
        assert len(page.all(None, class_="press-this")) == len(meant), "what is marked is said in words"
        page = read(await pupil.post(*lit(page)))
    assert ENGLISH.say(coach_says(title, count_steps(title))) in page.words
    assert ENGLISH("lesson-learn-again") in await pupil.get("/")


async def test_a_slip_is_answered_kindly_and_changes_nothing(pupil: Visitor) -> None:
    page = read(await pupil.post("/learn/genoa/act/begin", []))
    action, pairs = lit(page)
    wrong = [pair for pair in pairs if pair[0] == "token"] + [("q", "end")]
    refused = read(await pupil.post(action, wrong, status=422))
    assert ENGLISH("lesson-genoa-grain-end") in refused.words
    assert ENGLISH("lesson-step", step=1, count=count_steps("genoa")) in refused.words
    again = await pupil.post(action, pairs)
    assert ENGLISH("lesson-step", step=2, count=count_steps("genoa")) in read(again).words
    stale = await pupil.post(action, pairs, status=409)
    assert ENGLISH("lesson-step", step=2, count=count_steps("genoa")) in read(stale).words


async def test_a_lesson_is_left_and_taken_up_where_it_was(pupil: Visitor) -> None:
    page = read(await pupil.post("/learn/neptun/act/begin", []))
    await pupil.post(*lit(page))
    left = read(await pupil.post("/learn/neptun/act/leave", []))
    assert ENGLISH("lesson-left", title="Neptun", step=2, count=20) in left.words
    assert ENGLISH("lesson-take-up", step=2, count=20) in left.words
    shut = read(await pupil.get("/learn/neptun"))
    assert offers(shut, "lesson-begin"), "a lesson that is not under way leads to its beginning"
    page = read(await pupil.post("/learn/neptun/act/begin", []))
    assert ENGLISH("lesson-step", step=2, count=20) in page.words
    page = read(await pupil.post("/learn/neptun/act/restart", []))
    assert ENGLISH("lesson-step", step=1, count=20) in page.words


async def test_a_lesson_is_nobody_elses(pupil: Visitor, learned: Host) -> None:
    """It has no table that others could look at, and a title without a lesson has no page."""
    await pupil.post("/learn/neptun/act/begin", [])
    await pupil.get("/t/neptun", status=404)
    await pupil.get("/learn/chess", status=404)
    assert await learned.store.matches.list_matches() == []


async def test_the_opening_of_a_table_leads_to_the_lesson_too(pupil: Visitor) -> None:
    page = read(await pupil.get("/new/oltremare"))
    assert offers(page, "lesson-begin")


async def test_a_first_game_explains_its_questions_until_hints_are_switched_off(pupil: Visitor) -> None:
    page = read(await pupil.post("/new/mediterranee/house", []))
    assert ENGLISH("hint-mediterranee-manning").splitlines()[0] in page.words
    await pupil.post("/me/act/hints", [("q-0", "no")])
    games = read(await pupil.get("/games"))
    (address,) = [one.attrs["href"] for one in games.all("a") if "/seat/" in one.attrs.get("href", "")]
    assert ENGLISH("hints-why") not in await pupil.get(address)


# --- in a real browser ------------------------------------------------------------------------------------


@pytest.mark.browser
@pytest.mark.slow
@pytest.mark.parametrize("title", ["genoa"])
async def test_a_lesson_is_finished_on_a_phone_by_pressing_only_what_is_lit(
    chromium: Browser, learned: Host, title: str
) -> None:
    async with browsing(chromium, learned) as browse:
        page = await browse("/", viewport=PHONE, locale="fr-FR", reduced_motion="reduce")
        await begin_lesson(page, title)
        presses = 0
        while presses < MOST_PRESSES and await press_what_is_lit(page):
            presses += 1
        said = await page.locator(".coach .says").inner_text()
        assert said.split() == Words("fr")(f"lesson-{title}-end").split()


MARKS = """() => [...document.querySelectorAll(".coached:not([aria-hidden])")]
  .filter((one) => one.checkVisibility() && one.matches("button, .spot"))
  .map((one) => ({
    words: document.getElementById(one.getAttribute("aria-describedby"))?.textContent ?? "",
    hasArrow: one.matches("button")
      ? getComputedStyle(one, "::after").clipPath.startsWith("polygon")
      : one.closest(".chart").querySelectorAll("g.arrow path").length > 0,
  }))"""


@pytest.mark.browser
@pytest.mark.parametrize(("title", "viewport"), [("genoa", DESK), ("neptun", PHONE)])
async def test_what_to_press_has_an_arrow_and_words(
    chromium: Browser, learned: Host, title: str, viewport: dict[str, int]
) -> None:
    """On the board, in the tray and in the bar: colour alone marks nothing."""
    async with browsing(chromium, learned) as browse:
        page = await browse("/", viewport=viewport, reduced_motion="reduce")
        await begin_lesson(page, title)
        places = 0
        for _ in range(8):
            await page.wait_for_function("() => !document.querySelector('#table.busy')")
            await page.wait_for_function(f"() => ({MARKS})().length")
            await page.wait_for_function(f"() => ({MARKS})().every((mark) => mark.hasArrow)")
            marks = await page.evaluate(MARKS)
            assert {mark["words"] for mark in marks} == {ENGLISH("lesson-here")}
            places += await page.locator("g.arrow").count()
            await press_what_is_lit(page)
        assert places, "nothing on the board was marked"


@pytest.mark.browser
async def test_a_lesson_that_is_read_says_what_to_press(chromium: Browser, learned: Host) -> None:
    async with browsing(chromium, learned) as browse:
        page = await browse("/")
        await begin_lesson(page, "genoa")
        await page.locator("button[name=by-ear]").focus()
        await page.keyboard.press("Enter")
        await page.wait_for_selector("#table[data-by-ear]")
        marked = page.locator("#all button", has=page.locator(".press-this")).or_(
            page.locator("#all summary", has=page.locator(".press-this"))
        )
        await expect(marked.first).to_have_accessible_name(re.compile(ENGLISH("lesson-here")))
