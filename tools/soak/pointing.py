"""Whole games by pointing at the board in a real browser, at a desk and on a phone, counting every press."""

import asyncio
import tempfile
import traceback
from collections.abc import Sequence
from itertools import product
from pathlib import Path

from aiohttp.test_utils import TestServer
from playwright.async_api import Browser, Page, async_playwright
from playwright.async_api import Error as PlaywrightError

import engine
from bot.clock import SystemClock
from bot.config import Config
from bot.host.host import Host
from bot.series.steward import Steward
from bot.store import Store
from bot.table.seating import SeatSpec
from bot.web.app import build
from engine.rng import Rng
from tests.findings import KEPT
from tests.web.chromium import FLAGS, NO_CHROMIUM, PATIENCE, find_chromium
from tests.web.pointer import Pointer
from tests.web.presses import MOST, USUAL_MOST
from tools.soak.report import Advance, Desk, Report

SCREENS = {"desk": ((1400, 900), (1280, 720)), "phone": ((390, 844),)}
"""The sizes at which everything there is to do must be in sight; the first is played at."""
LOCALES = ("en", "fr")
NAMES = ("Ada", "Bo", "Cy")
MOST_ANSWERS = 2000


def run(desk: Desk) -> list[Report]:
    titles = desk.titles or tuple(engine.titles())
    done = desk.task("games by pointing", len(titles) * len(SCREENS) * len(LOCALES))
    return asyncio.run(_games(titles, desk.seed, done))


async def _games(titles: tuple[str, ...], seed: str, done: Advance) -> list[Report]:
    path = find_chromium()
    if path is None:
        return [Report("pointing", NO_CHROMIUM, wrong=["nothing could be tried"])]
    reports = []
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=path, args=FLAGS)
        for title, screen, locale in product(titles, SCREENS, LOCALES):
            reports.append(await whole_game(browser, title, screen, seed, locale))
            done()
        await browser.close()
    return reports


async def whole_game(
    browser: Browser, title: str, screen: str, seed: str, locale: str, most: int = MOST_ANSWERS
) -> Report:
    """One seat is played by pointing at what the house would answer; the others are people, too.

    Who plays asks for less motion: drawing every step of it is most of the work, and has tests of its own.
    """
    report = Report("pointing", f"{title}, {screen}, {locale}")
    width, height = SCREENS[screen][0]
    with tempfile.TemporaryDirectory() as folder:
        store = await Store.open(str(Path(folder) / "pointing.db"))
        host = Host(store, SystemClock())
        server = TestServer(build(Steward(host), Config()))
        await server.start_server()
        try:
            opened = await host.open(title, [SeatSpec(name) for name in NAMES], seed=seed, locale=locale)
            context = await browser.new_context(
                base_url=str(server.make_url("/")).rstrip("/"),
                locale=locale,
                reduced_motion="reduce",
                viewport={"width": width, "height": height},
            )
            context.set_default_timeout(PATIENCE)
            page = await context.new_page()
            page.on("pageerror", lambda error: report.wrong.append(str(error)))
            await page.goto(f"/t/{opened.match_id}#{opened.keys[0]}")
            await page.wait_for_url("**/seat/0")
            pointer = Pointer(page, host, opened.match_id, 0, Rng(f"{seed}/{title}"))
            try:
                await _play(pointer, locale, SCREENS[screen], most)
            except (AssertionError, PlaywrightError):
                await _keep_picture(page, report)
            _judge(report, title, pointer)
            await context.close()
        finally:
            await server.close()
            await host.close()
            await store.close()
    return report


async def _play(pointer: Pointer, locale: str, sizes: Sequence[tuple[int, int]], most: int) -> None:
    while len(pointer.presses) < most:
        table = await pointer.host.table(pointer.match_id)
        if table.state != "live":
            return
        seat = pointer.seat if pointer.seat in table.waits_for() else table.waits_for()[0]
        decision = table.decision(seat)
        assert decision is not None
        wanted = table.match.game.usual_bot().answer(table.view(seat), decision, pointer.rng)
        answer = engine.sample(decision.choice, pointer.rng) if wanted is None else wanted
        if seat == pointer.seat:
            await pointer.settled()
            await _look_around(pointer, sizes)
            await pointer.answer(answer, locale)
        else:
            await pointer.host.submit(pointer.match_id, seat, answer)


async def _look_around(pointer: Pointer, sizes: Sequence[tuple[int, int]]) -> None:
    """See the question at the other sizes, too, and come back to the first."""
    for width, height in (*sizes[1:], sizes[0]) if len(sizes) > 1 else ():
        await pointer.page.set_viewport_size({"width": width, "height": height})
        pointer.hidden += [f"{width} × {height}: {one}" for one in await pointer.out_of_sight()]


async def _keep_picture(page: Page, report: Report) -> None:
    """What went wrong, and a picture of the page where it did."""
    picture = KEPT.with_name(f"{report.part}-{report.what.replace(', ', '-')}.png")
    picture.parent.mkdir(parents=True, exist_ok=True)
    await page.screenshot(path=picture)
    report.wrong.append(f"broke off, see {picture}: {traceback.format_exc()}")


def _judge(report: Report, title: str, pointer: Pointer) -> None:
    """What is held does at once what Confirm is needed for, and counts as two presses."""
    decisions, presses = len(pointer.presses), sum(pointer.presses) + pointer.held
    report.count("decisions", decisions)
    report.count("presses, a hold as two", presses)
    report.count("held", pointer.held)
    report.count("presses for a hundred decisions", round(100 * presses / max(1, decisions)))
    report.wrong += [f"out of sight: {one}" for one in pointer.hidden[:5]]
    most = MOST.get(title, USUAL_MOST)
    if decisions and presses / decisions > most:
        by_key = {key: f"{sum(all_) / len(all_):.1f} × {len(all_)}" for key, all_ in pointer.by_key.items()}
        report.wrong.append(f"{presses / decisions:.2f} presses for a decision, not {most}: {by_key}")
