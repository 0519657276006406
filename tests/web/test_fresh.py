"""In a real Chromium: a page that followed a game shows the same drawing as one that is loaded now."""

from difflib import unified_diff
from math import inf
from pathlib import Path

import pytest
from playwright.async_api import Page

import engine
from bot.host.host import Host
from bot.table.seating import SeatSpec
from engine.rng import Rng
from tests.web.browsing import PHONE, Browse, link, one_answers, pointer_at

pytestmark = [pytest.mark.browser, pytest.mark.slow]

LOOK = (Path(__file__).parent / "fresh.js").read_text(encoding="utf-8")
MOVES = 24
EVERY = 6


async def drawings(page: Page) -> list[str]:
    await page.evaluate(f"() => {{ {LOOK} }}")
    shown: list[str] = await page.evaluate("() => fresh.drawings()")
    return shown


async def compare(browse: Browse, host: Host, title: str, moves: float, every: int) -> int:
    """How often both pages were compared: after `every` so many moves, of all kinds of players."""
    opened = await host.open(title, [SeatSpec(name) for name in ("Ada", "Bo", "Cy")], seed=f"fresh {title}")
    page = await browse(link(opened, 0), viewport=PHONE)
    await page.wait_for_url("**/seat/0")
    follower, other = await pointer_at(page, host, 0, title), await page.context.new_page()
    rng, moved, compared = Rng(title), 0, 0
    while moved < moves and (await host.table(opened.match_id)).state == "live":
        await one_answers(host, opened.match_id, rng)
        await follower.settled()
        moved += 1
        if moved % every:
            continue
        await other.goto(page.url)
        live, loaded = await drawings(page), await drawings(other)
        for kind, before, after in zip(("board", "beside", "hand"), live, loaded, strict=True):
            differs = list(unified_diff(before.split("\n"), after.split("\n"), "followed", "loaded", n=0))
            assert not differs, f"{title}, {kind} after {moved} moves:\n" + "\n".join(differs[:40])
        compared += 1
    return compared


@pytest.mark.parametrize("title", engine.titles())
async def test_a_page_that_follows_shows_what_a_fresh_one_shows(
    browse: Browse, house: Host, title: str
) -> None:
    assert await compare(browse, house, title, MOVES, EVERY) == MOVES // EVERY


@pytest.mark.soak
@pytest.mark.parametrize("title", engine.titles())
async def test_a_page_that_follows_a_whole_game_is_as_fresh(browse: Browse, house: Host, title: str) -> None:
    assert await compare(browse, house, title, inf, 1)
