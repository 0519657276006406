"""Plays a title from the front page to its end, in a real browser and on a simulated Discord.

`python -m tests.play_installed TITLE FOLDER` is run by an environment that has Fondaco and the title from
wheels (`tests/cli/test_installed_title.py`), so it first looks where they come from.
"""

import asyncio
import sys
from importlib import import_module
from pathlib import Path

from playwright.async_api import async_playwright, expect

from bot.clock import SystemClock
from bot.host.host import Host
from bot.store import Store
from data.titles import installed_titles
from engine.rng import Rng
from tests.chat.game import Evening
from tests.chat.kit import check_finished
from tests.chat.world import world
from tests.kit import numbered_secrets
from tests.quick_database import quick_database
from tests.web.browsing import DESK, browsing
from tests.web.chromium import FLAGS, Clicker, find_chromium


def check_place(title: str) -> None:
    """Everything is imported from this environment."""
    for module in ("bot", "data", "engine", "render", installed_titles()[title].package.game):
        file = import_module(module).__file__ or ""
        assert file.startswith(sys.prefix), f"{module} comes from {file}"


async def play_in_browser(title: str, folder: Path) -> int:
    """One person against a bot, with mouse and eyes; how many answers they gave."""
    store = await Store.open(str(folder / "browser.db"))
    host = Host(store, SystemClock())
    async with async_playwright() as playwright:
        chromium = await playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        async with browsing(chromium, host) as opens:
            page = await opens(viewport=DESK)
            await page.locator(f'a.main[href="/new/{title}"]').click()
            await page.locator("form.sheet button.main").click()
            await page.wait_for_selector("#table")
            clicker = Clicker(page, host, Rng("installed"))
            await clicker.play_to_the_end()
            await expect(page.locator("#question .kicker")).to_have_text("The game is over")
        await chromium.close()
    await host.close()
    await store.close()
    return clicker.answered


async def play_on_chat(title: str, folder: Path) -> int:
    """One person against a bot, who presses what the bot of the chat offers."""
    async with world(folder) as fondaco:
        evening = Evening(fondaco, title, people=1, house=1, unasked=0)
        await evening.open()
        await evening.play()
        await check_finished(evening)
    return evening.answers


async def play(title: str, folder: Path) -> None:
    with quick_database():
        with numbered_secrets():
            sys.stdout.write(f"browser: {await play_in_browser(title, folder)} answers\n")
        sys.stdout.write(f"chat: {await play_on_chat(title, folder)} answers\n")


if __name__ == "__main__":
    check_place(sys.argv[1])
    asyncio.run(play(sys.argv[1], Path(sys.argv[2])))
