"""A real browser, and someone at it who presses only what the page shows."""

import shutil

from playwright.async_api import Locator, Page, expect

from bot.host.host import Host
from engine.rng import Rng

PATIENCE = 120_000
"""Milliseconds until something that was to be seen is missed; on a busy machine a page takes long."""
expect.set_options(timeout=PATIENCE)
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--in-process-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
SHELL = "chromium-headless-shell"
"""Chromium without windows and notices, which needs a third less time."""
WHOLE = ("chromium", "chromium-browser", "google-chrome")
NO_CHROMIUM = "no Chromium is installed: install Debian's packages 'chromium' and 'chromium-headless-shell'"
TAKEN = """token => document.getElementById("table").dataset.token !== token
  || document.getElementById("said").textContent || document.querySelector("#all .sure")"""
NEXT_GROUP = """(form, number) => {
  const groups = form.querySelectorAll(":is(.pick, .share, .order, .amount, .ways):not([data-filled])");
  const next = [...groups].find((one) => one.offsetParent);
  if (next) next.dataset.filled = number;
  return Boolean(next);
}"""


LATER = """ms => {
  const now = performance.now.bind(performance);
  performance.now = () => now() + ms;
  const stamp = Object.getOwnPropertyDescriptor(Event.prototype, "timeStamp").get;
  const later = { configurable: true, get() { return stamp.call(this) + ms; } };
  Object.defineProperty(Event.prototype, "timeStamp", later);
}"""
AT_REST = """() => document.getAnimations()
  .every((one) => one.playState !== "running" || one.effect.getComputedTiming().iterations === Infinity)"""


async def pass_time(page: Page, milliseconds: int) -> None:
    """For the page it is so much later: what presses mean depends on the time between them."""
    await page.evaluate(LATER, milliseconds)


async def wait_for_rest(page: Page) -> None:
    """Until nothing moves or changes colour, and what was asked for in the last frame is drawn."""
    await page.evaluate(
        "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
    )
    await page.wait_for_function(AT_REST)


def find_chromium(*, whole: bool = False) -> str | None:
    """The program that is installed; `whole`: as people have it, and not the shell."""
    return next(filter(None, map(shutil.which, WHOLE if whole else (SHELL, *WHOLE))), None)


class Clicker:
    """Plays at a table page with mouse and eyes alone."""

    def __init__(self, page: Page, host: Host, rng: Rng) -> None:
        self.page = page
        self.host = host
        self.rng = rng
        self.answered = 0

    async def play_to_the_end(self, most: int = 500) -> None:
        while self.answered < most:
            await self.settled()
            if await self.over():
                return
            assert await self.asked(), "nobody is asked, and it is not over"
            await self.answer()

    async def settled(self) -> None:
        """The house has nothing more to do, and the page shows it."""
        await self.host.house.idle()
        table = await self.host.table(self.page.url.split("/t/")[1].split("/")[0])
        shows = "seq => Number(document.getElementById('table').dataset.seq) >= seq"
        await self.page.wait_for_function(shows, arg=table.seq, timeout=PATIENCE)

    async def over(self) -> bool:
        return await self.page.locator("#question .over").count() > 0

    async def asked(self) -> bool:
        return await self.page.locator(".asked:not(.may, .waiting, .over)").count() > 0

    async def answer(self) -> None:
        """Answer what is asked now, somehow; the page must take what it offered."""
        token = await self.token()
        await self.press_any_answer()
        await self.page.wait_for_function(TAKEN, arg=token, timeout=PATIENCE)
        await self.press_again(token)
        if await self.token() == token:
            told = await self.page.locator("#said").inner_text()
            asked = await self.page.locator("#asked").inner_text()
            raise AssertionError(f"refused: {told!r} to {asked!r}")
        self.answered += 1

    async def press_again(self, token: str) -> None:
        """What cannot be taken back is asked for twice."""
        sure = self.page.locator("#all .sure")
        if await self.token() != token or not await sure.count():
            return
        await sure.locator("xpath=preceding-sibling::*[1]").click()
        await self.page.wait_for_function(TAKEN, arg=token, timeout=PATIENCE)

    async def press_any_answer(self) -> None:
        """Answer what is asked now, somehow, and do not wait for what the page says to it."""
        await self.show_all()
        await self._act(self.page.locator("#all"))

    async def show_all(self) -> None:
        """The forms of the question, which the board stands for as long as nobody asks for them."""
        sheet = self.page.locator("[data-stop-at=all]")
        if await sheet.is_visible():
            await sheet.click()
        while not await self.page.locator("#question.all-shown").count():
            await self.page.locator("[data-all]").click()
            await wait_for_rest(self.page)  # a page that was just opened may not listen yet

    async def token(self) -> str:
        return await self.page.locator("#table").get_attribute("data-token") or ""

    async def _act(self, place: Locator) -> None:
        """One of the actions on offer: a button is pressed, a fold is opened, a form is filled in."""
        acts = place.locator(":scope > .acts > li > :not(.blocked)")
        choices = place.locator(":scope > form > .choices > button")
        if await acts.count():
            act = acts.nth(self.rng.below(await acts.count()))
            if await act.evaluate("one => one.matches('details')"):
                if not await act.evaluate("one => one.open"):
                    await act.locator(":scope > summary").click()
                await self._act(act.locator(":scope > .inner"))
            else:
                await act.click()
        elif await choices.count():
            await choices.nth(self.rng.below(await choices.count())).click()
        else:
            form = place.locator(":scope > form:not(.undo)")
            await self._fill(form)
            await self.show_all()  # a page that was just opened may show its question anew
            await form.locator(".confirm button").click()

    async def _fill(self, place: Locator) -> None:
        """Every group of fields that is to be seen."""
        number = 0
        while await place.evaluate(NEXT_GROUP, number):
            await self._fill_one(place.locator(f'[data-filled="{number}"]'))
            number += 1

    async def _fill_one(self, group: Locator) -> None:
        kind = (await group.get_attribute("class") or "").split()[0]
        if kind == "amount":
            await self._step(group, self.rng.below(4))
        elif kind == "share":
            await self._share(group)
        elif kind == "order":
            await self._order(group)
        elif kind == "ways" or await group.get_attribute("role") == "radiogroup":
            scope = ":scope > .way > label" if kind == "ways" else "label"
            free = group.locator(f"{scope}:not(.blocked)")
            await free.nth(self.rng.below(await free.count())).click()
        else:
            await self._tick(group)

    async def _between(self, group: Locator, most: int) -> int:
        low = int(await group.get_attribute("data-low") or 0)
        high = int(await group.get_attribute("data-high") or 0)
        return self.rng.between(low, min(high, most))

    async def _tick(self, group: Locator) -> None:
        boxes = await group.locator("label:not(.blocked) input").all()
        wanted = await self._between(group, len(boxes))
        for box in boxes:
            if await box.is_checked():
                await box.uncheck()
        for box in self.rng.some(boxes, wanted):
            await box.check()

    async def _order(self, group: Locator) -> None:
        """Tap in sequence; what is numbered already loses its number by a tap."""
        while await group.locator("li.placed").count():
            await group.locator("li.placed .text").first.click()
        rows = group.locator("li:not(.blocked)")
        wanted = await self._between(group, await rows.count())
        for _ in range(wanted):
            free = group.locator("li:not(.blocked):not(.placed) .text")
            await free.nth(self.rng.below(await free.count())).click()
        await expect(group.locator("li.placed")).to_have_count(wanted)

    async def _share(self, group: Locator) -> None:
        low = int(await group.get_attribute("data-low") or 0)
        for _ in range(low + self.rng.below(3)):
            more = group.locator(".stepper button:last-child:not([disabled])")
            total = int(await group.locator("output").inner_text())
            if not await more.count() or total >= int(await group.get_attribute("data-high") or 0):
                return
            await more.nth(self.rng.below(await more.count())).click()

    async def _step(self, group: Locator, times: int) -> None:
        for _ in range(times):
            more = group.locator(".stepper button:last-child:not([disabled])")
            if await more.count():
                await more.click()
