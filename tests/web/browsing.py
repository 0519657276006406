"""A real browser before a host that is served to it, and how its people and their tables are moved on."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

from aiohttp.test_utils import TestServer
from playwright.async_api import Browser, Page

import engine
from bot.config import Config
from bot.host.host import Host, Opened
from bot.series.steward import Steward
from bot.table.seating import SeatSpec
from bot.web.app import build
from engine.choice import Answer
from engine.core import Decision
from engine.rng import Rng
from tests.failures import keep_pictures
from tests.web.chromium import PATIENCE
from tests.web.pointer import Pointer

DESK = {"width": 1280, "height": 720}
EXCUSED = ("403 (Forbidden)", "broken on purpose")
PHONE = {"width": 390, "height": 844}
OVERFLOW = "() => document.documentElement.scrollWidth - window.innerWidth"
CROWDED = """() => {
  const parts = ".masthead :is(.brand, .crumb strong, .tools a, .zoom, .mine a, .language summary)";
  const shown = [...document.querySelectorAll(parts)]
    .map((one) => [one.textContent, one.getBoundingClientRect()]);
  return shown.flatMap(([one, a], i) => shown.slice(i + 1)
    .filter(([, b]) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
    .map(([other]) => `${one} / ${other}`));
}"""

COUNT_STREAMED = """(() => {
  const Real = EventSource;
  window.streamed = 0;
  window.EventSource = class extends Real {
    constructor(address) {
      super(address);
      this.addEventListener("message", () => { window.streamed += 1; });
    }
  };
})()"""
"""Counts what a page is told by its stream."""

Browse = Callable[..., Awaitable[Page]]


@asynccontextmanager
async def browsing(chromium: Browser, host: Host, config: Config | None = None) -> AsyncIterator[Browse]:
    """Serves the host and opens its pages; whatever a page complains about fails the test."""
    server = TestServer(build(Steward(host), config or Config()))
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
    await keep_pictures(chromium.contexts)
    for context in chromium.contexts:
        await context.close()
    await server.close()
    left = [line for line in complaints if not any(excused in line for excused in EXCUSED)]
    assert not left, "\n".join(left)


def link(opened: Opened, seat: int) -> str:
    return f"/t/{opened.match_id}#{opened.keys[seat]}"


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
    wanted = table.match.game.usual_bot().answer(table.view(pointer.seat), decision, pointer.rng)
    await pointer.answer(engine.sample(decision.choice, pointer.rng) if wanted is None else wanted, locale)


async def others_answer(host: Host, match_id: str, seat: int, rng: Rng) -> None:
    """Everybody else answers until it is this seat's turn."""
    while seat not in (table := await host.table(match_id)).waits_for() and table.state == "live":
        await one_answers(host, match_id, rng)


async def one_answers(host: Host, match_id: str, rng: Rng) -> None:
    table = await host.table(match_id)
    asked = table.waits_for()[0]
    decision = table.decision(asked)
    assert decision is not None
    wanted = table.match.game.usual_bot().answer(table.view(asked), decision, rng)
    await host.submit(match_id, asked, engine.sample(decision.choice, rng) if wanted is None else wanted)


async def play_until(
    host: Host, match_id: str, seat: int, rng: Rng, is_wanted: Callable[[Decision, Answer], bool]
) -> Answer:
    """Play as the usual bot does until this seat would give an answer like this; tells it."""
    while True:
        await others_answer(host, match_id, seat, rng)
        table = await host.table(match_id)
        decision = table.decision(seat)
        assert decision is not None, "it is over"
        answer = table.match.game.usual_bot().answer(table.view(seat), decision, rng)
        answer = engine.sample(decision.choice, rng) if answer is None else answer
        if is_wanted(decision, answer):
            return answer
        await host.submit(match_id, seat, answer)


async def sit(
    browse: Browse,
    host: Host,
    title: str,
    view: dict[str, int],
    is_wanted: Callable[[Decision, Answer], bool],
    seed: str = "few presses",
) -> tuple[Page, str, Answer]:
    """A seat whose usual bot would give such an answer now."""
    seats = [SeatSpec(name) for name in ("Ada", "Bo", "Cy")]
    opened = await host.open(title, seats, seed=f"{seed} {title}")
    wanted = await play_until(host, opened.match_id, 0, Rng(title), is_wanted)
    page = await browse(link(opened, 0), viewport=view)
    await page.wait_for_url("**/seat/0")
    await page.wait_for_selector("#question .tray > *")
    return page, opened.match_id, wanted
