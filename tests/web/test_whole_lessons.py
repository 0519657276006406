"""Every lesson in every language in a real browser, phone and desk in turn, pressing only what is lit."""

from dataclasses import dataclass, field

import pytest
from playwright.async_api import Page
from playwright.async_api import TimeoutError as NothingCame

import engine
from bot.table.lessons import coach_says, count_steps
from data import catalogue
from render.words import Words
from tests.languages.leftover import english_words
from tests.languages.slips import slips
from tests.soak.report import Report
from tests.web.browsing import DESK, PHONE, Browse
from tests.web.chromium import PATIENCE
from tests.web.learner import begin_lesson, misplaced, press_what_is_lit, texts_of

pytestmark = [pytest.mark.browser, pytest.mark.soak]

MOST_PRESSES = 12
"""For one step."""


@pytest.mark.parametrize("locale", catalogue.locales())
@pytest.mark.parametrize("title", engine.titles())
async def test_a_lesson_is_learned_by_pressing_only_what_is_lit(
    title: str, locale: str, browse: Browse, report: Report
) -> None:
    """To the last words of the coach; each title and each language is seen on both screens."""
    turn = list(engine.titles()).index(title) + catalogue.locales().index(locale)
    screen = DESK if turn % 2 else PHONE
    page = await browse("/", locale=locale, viewport=screen, reduced_motion="reduce")
    await Pupil(page, title, locale, report).learn()
    report.check("steps", "texts")


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

    def _complain(self, where: str, what: str) -> None:
        if what not in self.told:
            self.told.add(what)
            self.report.wrong.append(f"{where}: {what}")
