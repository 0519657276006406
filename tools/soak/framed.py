"""Whole games inside a stand-in for Discord's frame, in a real browser, by someone known from Discord."""

import asyncio
import tempfile
from pathlib import Path
from unittest.mock import patch

from aiohttp.test_utils import TestServer
from playwright.async_api import Browser, async_playwright

import engine
from bot.clock import SystemClock
from bot.host.activity_launches import remember_launch
from bot.host.host import Host
from bot.series.steward import Steward
from bot.store import Store
from bot.table.seating import SeatSpec
from bot.web.activity import oauth
from bot.web.app import build
from engine.rng import Rng
from tests.web.chromium import NO_CHROMIUM, PATIENCE, Clicker, find_chromium
from tests.web.discord_frame import CHANNEL, ON, OURS, StandIn, activity_in, flags_for, stand_in
from tools.soak.report import Desk, Report

ADA = "discord:4001"
RELOADED = 25
"""After so many answers the frame is loaded again."""


def run(desk: Desk) -> list[Report]:
    titles = desk.titles or tuple(engine.titles())
    done = desk.task("games inside Discord's frame", len(titles))
    return asyncio.run(_games(titles, desk.seed, done))


async def _games(titles: tuple[str, ...], seed: str, done: object) -> list[Report]:
    path = find_chromium()
    if path is None:
        return [Report("framed", NO_CHROMIUM, wrong=["nothing could be tried"])]
    reports = []
    with tempfile.TemporaryDirectory() as folder:
        async with stand_in(Path(folder)) as discord, async_playwright() as playwright:
            browser = await playwright.chromium.launch(executable_path=path, args=flags_for(discord))
            with patch.object(oauth, "API", discord.api):
                for title in titles:
                    reports.append(await whole_game(browser, discord, title, seed))
                    if callable(done):
                        done()
            await browser.close()
    return reports


async def whole_game(browser: Browser, discord: StandIn, title: str, seed: str, most: int = 2000) -> Report:
    """Ada plays against the house, clicking what the page in the frame offers."""
    report = Report("framed", title)
    with tempfile.TemporaryDirectory() as folder:
        store = await Store.open(str(Path(folder) / "framed.db"))
        host = Host(store, SystemClock())
        server = TestServer(build(Steward(host), ON))
        await server.start_server()
        discord.upstream = str(server.make_url("")).rstrip("/")
        context = await browser.new_context(ignore_https_errors=True, locale="en-GB")
        context.set_default_timeout(PATIENCE)
        try:
            seats = engine.titles()[title].seats[0]
            house = [SeatSpec(f"House {n}", kind="house") for n in range(1, seats)]
            opened = await host.open(title, [SeatSpec("Ada", user_id=ADA), *house], seed=seed)
            await remember_launch(host, ADA, opened.match_id)
            page = await context.new_page()
            page.on("pageerror", lambda error: report.wrong.append(str(error)))
            await page.goto(CHANNEL)
            frame = activity_in(page)
            await frame.wait_for_url(f"{OURS}/t/{opened.match_id}/seat/0")
            ada = Clicker(frame, host, Rng(f"{seed}/{title}"))  # type: ignore[arg-type]  # it is asked for no more
            while ada.answered < most and (await host.table(opened.match_id)).state == "live":
                await ada.play_to_the_end(min(most, ada.answered + RELOADED))
                await frame.evaluate("location.reload()")
                await frame.locator("#table").wait_for()
            report.count("answers", ada.answered)
            if (await host.table(opened.match_id)).state == "live" and most > ada.answered:
                report.wrong.append("the game did not end")
        finally:
            await context.close()
            await server.close()
            await host.close()
            await store.close()
    return report
