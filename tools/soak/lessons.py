"""Every lesson in every language in a real browser, phone and desk in turn, pressing only what is lit."""

import asyncio
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

from aiohttp.test_utils import TestServer
from playwright.async_api import Browser, ConsoleMessage, Page, async_playwright
from playwright.async_api import TimeoutError as NothingCame

import engine
from bot.clock import SystemClock
from bot.config import Config
from bot.host.host import Host
from bot.series.steward import Steward
from bot.store import Store
from bot.table.lessons import coach_says, count_steps
from bot.web.app import build
from data import catalogue
from render.words import Words
from tests.languages.leftover import english_words
from tests.languages.slips import slips
from tests.web.chromium import FLAGS, NO_CHROMIUM, find_chromium
from tests.web.learner import begin_lesson, misplaced, press_what_is_lit, texts_of
from tools.soak.report import Desk, Report

SCREENS = {"phone": (390, 844), "desk": (1280, 720)}
PATIENCE = 240_000
"""Milliseconds after which nothing is lit."""
MOST_PRESSES = 12
"""For one step."""


def run(desk: Desk) -> list[Report]:
    titles = desk.titles or tuple(engine.titles())
    done = desk.task("lessons", len(titles) * len(catalogue.locales()))
    return asyncio.run(_lessons(titles, done))


async def _lessons(titles: tuple[str, ...], done: object) -> list[Report]:
    path = find_chromium()
    if path is None:
        return [Report("lessons", NO_CHROMIUM, wrong=["nothing could be tried"])]
    reports = []
    async with async_playwright() as playwright, serving() as address:
        browser = await playwright.chromium.launch(executable_path=path, args=FLAGS)
        for at, title in enumerate(titles):
            for turn, locale in enumerate(catalogue.locales()):
                screen = list(SCREENS)[(at + turn) % len(SCREENS)]
                reports.append(await whole_lesson(browser, address, title, screen, locale))
                if callable(done):
                    done()
        await browser.close()
    return reports


@asynccontextmanager
async def serving() -> AsyncIterator[str]:
    """The address of a host that teaches every title."""
    with tempfile.TemporaryDirectory() as folder:
        store = await Store.open(str(Path(folder) / "lessons.db"))
        host = Host(store, SystemClock())
        server = TestServer(build(Steward(host), Config()))
        await server.start_server()
        yield str(server.make_url("/")).rstrip("/")
        await server.close()
        await host.close()
        await store.close()


async def whole_lesson(browser: Browser, address: str, title: str, screen: str, locale: str) -> Report:
    """From the front page to the last words of the coach, by a new visitor."""
    report = Report("lessons", f"{title}, {screen}, {locale}")
    width, height = SCREENS[screen]
    context = await browser.new_context(
        base_url=address,
        locale=locale,
        viewport={"width": width, "height": height},
        reduced_motion="reduce",
    )
    context.set_default_timeout(PATIENCE)
    await Pupil(await context.new_page(), title, locale, report).learn()
    await context.close()
    return report


@dataclass
class Pupil:
    """Goes through a lesson and looks at every page on the way."""

    page: Page
    title: str
    locale: str
    report: Report
    seen: set[str] = field(default_factory=set)
    """The texts that were read already."""
    told: set[str] = field(default_factory=set)
    """What was complained about already."""

    async def learn(self) -> None:
        self.page.on("pageerror", lambda error: self._complain("front page", f"script: {error}"))
        self.page.on("console", self._hear)
        await self.page.goto("/", wait_until="domcontentloaded")
        await self._look("front page")
        await begin_lesson(self.page, self.title)
        for number in range(count_steps(self.title)):
            if not await self._step(number):
                return
        await self.page.locator(".coach form.go").wait_for()
        await self._look("end")
        await self._check_coach(count_steps(self.title), "end")

    async def _step(self, number: int) -> bool:
        """Press what is lit until the next step has come; False when it never does."""
        where = f"step {number + 1}"
        await self._look(where)
        await self._check_coach(number, where)
        self.report.count("steps")
        for _ in range(MOST_PRESSES):
            try:
                await press_what_is_lit(self.page, PATIENCE)
            except NothingCame:
                self._complain(where, "nothing is lit")
                return False
            self.report.count("presses")
            if await self._number() > number:
                return True
        self._complain(where, f"{MOST_PRESSES} presses lead nowhere")
        return False

    async def _number(self) -> int:
        """The step that the page shows, once it has come to rest."""
        idle = "() => !document.querySelector('#table.busy')"
        await self.page.wait_for_function(idle, timeout=PATIENCE)
        return int(await self.page.locator("#table").get_attribute("data-seq") or 0)

    async def _check_coach(self, number: int, where: str) -> None:
        said = " ".join(await self.page.locator(".coach .says p").all_text_contents())
        meant = Words(self.locale).say(coach_says(self.title, number))
        if said.split() != meant.split():
            self._complain(where, f"the coach says {said!r}, not {meant!r}")

    async def _look(self, where: str) -> None:
        """Everything on the page fits, and is of its language."""
        for wrong in await misplaced(self.page):
            self._complain(where, wrong)
        for said in set(await texts_of(self.page)) - self.seen:
            self.seen.add(said)
            self.report.count("texts")
            if self.locale != catalogue.SOURCE and (left := english_words(said, self.locale)):
                self._complain(where, f"English: {', '.join(left)} in {said!r}")
            if slipped := slips(said, self.locale):
                self._complain(where, f"{', '.join(slipped)} in {said!r}")

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self._complain("console", message.text)

    def _complain(self, where: str, what: str) -> None:
        if what not in self.told:
            self.told.add(what)
            self.report.wrong.append(f"{self.report.what}, {where}: {what}")
