"""A person at a table without seeing it: what a screen reader would say, and keys alone."""

import re
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

from playwright.async_api import Page

from bot.host.host import Host, Opened
from bot.table.seating import SeatSpec
from engine.rng import Rng
from tests.typed_lines import typed_lines
from tests.web.browsing import Browse, link, others_answer, token
from tests.web.chromium import PATIENCE

EARS = (Path(__file__).parent / "hearing.js").read_text(encoding="utf-8")
CONTROLS = "button|link|checkbox|textbox|combobox|radio|spinbutton|slider|tab|switch|searchbox"
NAMELESS = re.compile(rf"^\s*- (?:{CONTROLS})(?! \")(?=[ :\[]|$).*", re.MULTILINE)
MOST_BEFORE = 60
"""Words that are read before the question."""
LANDED = "seq => Number(document.getElementById('table').dataset.seq) >= seq"


@dataclass
class Heard:
    """What playing by ear was like."""

    keys: list[int] = field(default_factory=list)
    """Keys pressed for each decision."""
    faults: list[str] = field(default_factory=list)

    def figures(self) -> str:
        return f"{len(self.keys)} decisions, median {median(self.keys)} keys, at most {max(self.keys)}"


def words_in(snapshot: str) -> list[str]:
    """What is read out of a tree: names and texts, without the roles of things."""
    lines = [re.sub(r"^\s*- '?(?:/\w+: )?(?:[a-z]+ ?)?", "", line) for line in snapshot.splitlines()]
    lines = [re.sub(r"\[[\w=-]+\]", "", line) for line in lines if "/url:" not in line]
    return [word for line in lines for word in re.findall(r"\w[\w’'-]*", line)]


async def words_before_question(page: Page) -> int:
    snapshot = await page.locator("body").aria_snapshot()
    asked = (await page.locator("#asked").inner_text()).strip()
    head = re.search(rf"""- '?heading "?{re.escape(asked[:40])}""", snapshot)
    assert head is not None, f"the question is not read: {asked}"
    return len(words_in(snapshot[: head.start()]))


async def nameless_controls(page: Page) -> list[str]:
    return [line.strip() for line in NAMELESS.findall(await page.locator("body").aria_snapshot())]


class Listening:
    """Plays at one seat by typing lines, and listens."""

    def __init__(self, page: Page, host: Host, match_id: str, seat: int, rng: Rng) -> None:
        self.page, self.host, self.match_id, self.seat, self.rng = page, host, match_id, seat, rng
        self.heard = Heard()
        self._keys = 0

    async def press(self, key: str) -> None:
        self._keys += 1
        await self.page.keyboard.press(key)

    async def type(self, line: str) -> None:
        """A line and Enter; what it says is known when the field is empty and nothing is under way."""
        before = await self.page.locator("#heard li").count()
        for key in line:
            await self.press("Space" if key == " " else key)
        await self.press("Enter")
        await self.page.wait_for_function(
            "count => document.querySelectorAll('#heard li').length !== count || count >= 12"
            " || !document.getElementById('table').classList.contains('busy')",
            arg=before,
            timeout=PATIENCE,
        )

    async def go_to_line(self) -> None:
        """By Tab, from wherever the focus is."""
        if await self.page.evaluate("() => document.activeElement.id === 'line'"):
            return
        back = await self.page.evaluate("() => document.activeElement.id === 'asked'")
        for _ in range(60):
            await self.press("Shift+Tab" if back else "Tab")
            if await self.page.evaluate("() => document.activeElement.id === 'line'"):
                return
        raise AssertionError("the line cannot be reached by Tab")

    async def settle(self) -> None:
        await self.host.house.idle()
        table = await self.host.table(self.match_id)
        await self.page.wait_for_function(LANDED, arg=table.seq, timeout=PATIENCE)

    async def decide(self) -> None:
        """Give the answer that a bot would give, and look at how the page took it."""
        table = await self.host.table(self.match_id)
        decision = table.decision(self.seat)
        assert decision is not None
        wanted = table.match.game.usual_bot().answer(table.view(self.seat), decision, self.rng)
        before, self._keys = await token(self.page), 0
        await self.page.evaluate("() => { hearing.said = []; }")
        await self.go_to_line()
        for line in [*typed_lines(decision.choice, wanted), "ok"]:
            heard = await self.page.evaluate("() => hearing.said.length")
            await self.type(line)
            await self.page.wait_for_function(
                "([count, old]) => hearing.said.length > count"
                " || document.getElementById('table').dataset.token !== old",
                arg=[heard, before],
                timeout=PATIENCE,
            )
            if (await self.host.table(self.match_id)).token(self.seat) != before:
                break
        await self.settle()
        self.heard.keys.append(self._keys)
        await self._judge(decision.key)

    async def _judge(self, key: str) -> None:
        said = await self.page.evaluate("() => hearing.said.map((one) => one.words)")
        twice = {words for words in said if said.count(words) > 1 and len(words) > 1}
        self.heard.faults += [f"{key}: said twice: {words}" for words in twice]
        if await self.page.evaluate("() => document.activeElement === document.body"):
            self.heard.faults.append(f"{key}: the focus is lost")
        if (count := await words_before_question(self.page)) > MOST_BEFORE:
            self.heard.faults.append(f"{key}: {count} words before the question")
        self.heard.faults += [f"{key}: nameless: {line}" for line in await nameless_controls(self.page)]


async def sit_down(browse: Browse, host: Host, title: str) -> tuple[Opened, Listening]:
    """At a table of people, which is read to the first of them."""
    people = [SeatSpec(name) for name in ("Ada", "Bo", "Cy")]
    opened: Opened = await host.open(title, people, seed=f"ear {title}")
    page = await browse("about:blank")
    await page.context.add_init_script(EARS)
    await page.goto(link(opened, 0))
    await page.wait_for_url("**/seat/0")
    await page.wait_for_load_state()
    await page.keyboard.press("Tab")
    await page.wait_for_function("() => document.activeElement.name === 'by-ear'")
    await page.keyboard.press("Enter")
    await page.wait_for_selector("#table[data-by-ear]")
    await page.wait_for_load_state()  # before its scripts run, a line would be sent as a form
    return opened, Listening(page, host, opened.match_id, 0, Rng(title))


async def play_by_ear(browse: Browse, host: Host, title: str, decisions: float) -> Heard:
    """A game against people whom bots answer for, as far as this many decisions of one's own."""
    opened, player = await sit_down(browse, host, title)
    while len(player.heard.keys) < decisions:
        await others_answer(host, opened.match_id, 0, player.rng)
        if (await host.table(opened.match_id)).state != "live":
            break
        await player.settle()
        await player.decide()
    return player.heard
