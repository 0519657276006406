"""How many presses a decision takes in the browser for a person who knows what they want.

python -m tests.web.presses [title …] [--answers 40] [--size desk] [--seed whole] [--ways]

Each title is played by pointing, as its usual bot would answer, at a desk and on a phone; without
`--answers`, to the end. The seed `whole` deals the games of `test_whole_games.py`. No press is held: a press
that holds until it is done is as much as two.
"""

import argparse
import asyncio
import sys
from collections.abc import Sequence
from math import inf
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.async_api import Browser, async_playwright
from rich.console import Console
from rich.table import Table

import engine
from bot.clock import SystemClock
from bot.host.host import Host
from bot.store import Store
from bot.table.seating import SeatSpec
from tests.web.browsing import DESK, PHONE, browsing, link, others_answer, point, pointer_at
from tests.web.chromium import FLAGS, NO_CHROMIUM, find_chromium
from tests.web.pointer import Pointer

SIZES = {"desk": DESK, "phone": PHONE}
MOST = {"mediterranee": 1.8, "genoa": 1.8}
"""Presses for each decision, on average; 1.5 where a title is not named."""
USUAL_MOST = 1.5


async def play(browser: Browser, title: str, size: str, answers: float, seed: str) -> Pointer:
    """One seat of a game, played by pointing."""
    with TemporaryDirectory() as folder:
        store = await Store.open(str(Path(folder) / "presses.db"))
        host = Host(store, SystemClock())
        try:
            async with browsing(browser, host) as browse:
                people = [SeatSpec(name) for name in ("Ada", "Bo", "Cy")]
                opened = await host.open(title, people, seed=f"{seed} {title}")
                page = await browse(link(opened, 0), viewport=SIZES[size])
                await page.wait_for_url("**/seat/0")
                pointer = await pointer_at(page, host, 0, title)
                pointer.holds = False
                while len(pointer.presses) < answers:
                    await others_answer(host, opened.match_id, 0, pointer.rng)
                    await pointer.settled()
                    if (await host.table(opened.match_id)).state != "live":
                        break
                    await point(pointer, "en")
                return pointer
        finally:
            await host.close()
            await store.close()


def mean(pointer: Pointer) -> float:
    """Presses for each decision."""
    return sum(pointer.presses) / max(1, len(pointer.presses))


def costs(pointer: Pointer) -> dict[str, int]:
    """Presses beyond one for each answer, by question, the most first."""
    beyond = {key: sum(presses) - len(presses) for key, presses in pointer.by_key.items()}
    return dict(sorted(beyond.items(), key=lambda cost: -cost[1]))


def worst_of(pointer: Pointer) -> str:
    """The three questions that cost most presses beyond one for each answer."""
    each = {key: sum(presses) / len(presses) for key, presses in pointer.by_key.items()}
    return ", ".join(f"{key} {each[key]:.1f}" for key in list(costs(pointer))[:3])


def ways_of(pointer: Pointer, title: str) -> Table:
    """What was pressed for which question, what costs most presses first."""
    table = Table("question", "times", "presses", "pressed", title=title)
    by_cost = costs(pointer)
    ways = sorted(pointer.ways.items(), key=lambda way: (-by_cost[way[0][0]], -way[1] * len(way[0])))
    for (key, *pressed), times in ways:
        table.add_row(key, str(times), str(len(pressed)), " + ".join(pressed))
    return table


async def measure(
    titles: Sequence[str], sizes: Sequence[str], answers: float, seed: str, *, by_question: bool
) -> bool:
    """Print a line for each title and size; whether all of them are within what they may take."""
    path = find_chromium()
    if path is None:
        sys.exit(NO_CHROMIUM)
    console = Console()
    table = Table("title", "size", "decisions", "presses each", "at most", "most presses at")
    within = True
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=path, args=FLAGS)
        for title in titles:
            for size in sizes:
                pointer = await play(browser, title, size, answers, seed)
                most = MOST.get(title, USUAL_MOST)
                within = within and mean(pointer) <= most
                decisions, each = str(len(pointer.presses)), f"{mean(pointer):.2f}"
                table.add_row(title, size, decisions, each, str(most), worst_of(pointer))
                if by_question:
                    console.print(ways_of(pointer, f"{title}, {size}"))
        await browser.close()
    console.print(table)
    return within


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    known = ", ".join(engine.titles())
    parser.add_argument("titles", nargs="*", metavar="title", help=f"{known}; all if none")
    parser.add_argument("--answers", type=int, default=None, help="stop after so many decisions")
    parser.add_argument("--size", choices=SIZES, action="append", help="desk or phone; both if not given")
    parser.add_argument("--seed", default="presses", help="deal another game")
    parser.add_argument("--ways", action="store_true", help="what was pressed for each question, too")
    asked = parser.parse_args()
    titles, sizes = asked.titles or list(engine.titles()), asked.size or list(SIZES)
    if unknown := [title for title in titles if title not in engine.titles()]:
        parser.error(f"no such title: {', '.join(unknown)}")
    within = asyncio.run(measure(titles, sizes, asked.answers or inf, asked.seed, by_question=asked.ways))
    sys.exit(0 if within else 1)


if __name__ == "__main__":
    main()
