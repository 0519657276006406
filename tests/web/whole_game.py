"""One seat of a whole game, played by pointing, with everything measured at every question."""

from dataclasses import dataclass, field
from math import inf

from playwright.async_api import Error, Page

from bot.host.host import Host
from bot.table.seating import SeatSpec
from tests.web.browsing import Browse, link, one_answers, others_answer, point, pointer_at
from tests.web.measures import SIZES, differences
from tests.web.pointer import Pointer
from tests.web.presses import MOST, USUAL_MOST, mean, worst_of
from tests.web.walk import unreadable

MOST_MISSED = 5
"""Questions that could not be answered by pointing; after so many a game is given up."""


@dataclass
class Walk:
    """A game at one size, and what was wrong on the way: nothing stops it but its end."""

    title: str
    size: str
    page: Page
    fresh: Page
    pointer: Pointer
    locale: str
    compared: int = 0
    missed: int = 0
    wrong: list[str] = field(default_factory=list)

    async def play(self, answers: float = inf) -> None:
        """Up to so many answers, or to the end."""
        host, match_id = self.pointer.host, self.pointer.match_id
        while len(self.pointer.presses) < answers and self.missed < MOST_MISSED:
            await others_answer(host, match_id, 0, self.pointer.rng)
            await self.pointer.settled()
            decision = await self.pointer.decision()
            where = f"{len(self.pointer.presses) + 1}, {decision.key if decision else 'the end'}"
            await self._compare(where)
            if (await host.table(match_id)).state != "live":
                break
            self._add(where, await unreadable(self.page, self.size))
            await self._answer(where)
        if (each := mean(self.pointer)) > MOST.get(self.title, USUAL_MOST):
            self._add("all decisions", [f"{each:.2f} presses each; {worst_of(self.pointer)}"])
        self._add("out of sight", self.pointer.hidden)

    async def _compare(self, where: str) -> None:
        self._add(where, await differences(self.page, self.fresh))
        self.compared += 1

    async def _answer(self, where: str) -> None:
        """By pointing; where that fails, the game goes on without it."""
        try:
            await point(self.pointer, self.locale)
        except (AssertionError, Error) as failure:
            self._add(where, [f"could not be answered: {failure}"])
            self.missed += 1
            table = await self.pointer.host.table(self.pointer.match_id)
            if 0 in table.waits_for():
                await one_answers(self.pointer.host, self.pointer.match_id, self.pointer.rng)

    def _add(self, where: str, findings: list[str]) -> None:
        self.wrong += [f"{where}: {finding}" for finding in findings]


async def begin_walk(browse: Browse, host: Host, title: str, size: str, locale: str = "en") -> Walk:
    """A page that asks for less motion: drawing each step is most of the work, and has tests of its own."""
    people = [SeatSpec(name) for name in ("Ada", "Bo", "Cy")]
    opened = await host.open(title, people, seed=f"whole {title}", locale=locale)
    page = await browse(
        link(opened, 0),
        locale=locale,
        viewport=SIZES[size],
        has_touch=size == "phone",
        reduced_motion="reduce",
    )
    await page.wait_for_url("**/seat/0")
    await page.wait_for_selector("#board g.still[data-part=under] > *", state="attached")
    await page.evaluate("() => document.fonts.ready")
    pointer = await pointer_at(page, host, 0, title)
    pointer.holds = False
    return Walk(title, size, page, await page.context.new_page(), pointer, locale)
