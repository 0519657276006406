"""One walk through the kinds of question of a title, at a page: every check looks at the same positions.

A recorded game is played on beside the page. At each question that is looked at, the page is loaded, looked
at, pressed everywhere, answered as in the record by pointing, and looked at once more.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from io import BytesIO
from typing import Any

from PIL import Image, ImageChops
from playwright.async_api import Error, Page

import engine
from bot.host.host import Host
from bot.table.seating import SeatSpec
from engine.choice import Answer
from engine.text import Seat
from tests.kit import golden
from tests.web.browsing import Browse, link, pointer_at
from tests.web.measures import SIZES, STOPS, differences, smallest_letters, too_small
from tests.web.pointer import Pointer
from tests.web.pressing import Presser

PEOPLE = ("Ada", "Bo", "Cy")
HANDS = {"desk": ("mouse",), "phone": ("finger",)}
LATER = 2
"""Moves of the others after which a page that followed them is looked at."""
VISIBLE, DIFFERS = 40, 5
"""How many pixels the light of a place changes at least, and by how many levels of 255."""
CHART_SHARE = 0.6
"""Of the stage, at least."""
CHART = """() => {
  const svg = document.querySelector("#board svg.drawing"), unit = svg.getScreenCTM().a;
  const { width, height } = document.getElementById("board").getBoundingClientRect();
  const [, , wide, high] = svg.getAttribute("viewBox").split(" ").map((side) => Number(side) * unit);
  const across = Math.min(width, wide) / width;
  return { width: across, area: across * Math.min(height, high) / height };
}"""
HIDDEN = """() => {
  const board = document.querySelector("#board .chart").getBoundingClientRect(),
    about = document.querySelector("#question .tray")?.dataset.about?.split(" ") ?? [];
  const boxes = about.map((id) => [id, document.querySelector(`#board .spot[data-spot="${id}"]`)])
    .filter(([, spot]) => spot).map(([id, spot]) => [id, spot.getBoundingClientRect()]);
  const ends = (side) => boxes.map(([, box]) => box[side]);
  const [left, right] = [Math.min(...ends("left")), Math.max(...ends("right"))],
    [top, bottom] = [Math.min(...ends("top")), Math.max(...ends("bottom"))];
  if (right - left > board.width || bottom - top > board.height) return [];
  return boxes.filter(([, box]) => box.left < board.left - 1 || box.right > board.right + 1
    || box.top < board.top - 1 || box.bottom > board.bottom + 1).map(([id]) => id);
}"""
LIGHTS = """on => {
  const dark = new CSSStyleSheet();
  dark.replaceSync(".spot, .wash { visibility: hidden !important; }");
  document.adoptedStyleSheets = on ? [] : [dark];
}"""
LIT = """() => {
  document.querySelector('.dice')?.remove(); // they are drawn over places for a while
  const board = document.getElementById("board"), around = board.getBoundingClientRect();
  const places = [...board.querySelectorAll(".spot.lit")].map((spot) => {
    const { left, right, top, bottom } = spot.getBoundingClientRect();
    return [spot.dataset.spot, Math.max(left, around.left), Math.max(top, around.top),
      Math.min(right, around.right), Math.min(bottom, around.bottom)];
  });
  const isUncovered = (x, y) => Boolean(document.elementFromPoint(x, y)?.closest("#board svg.drawing"));
  return places.filter(([, left, top, right, bottom]) =>
    right - left > 9 && bottom - top > 9 && isUncovered((left + right) / 2, (top + bottom) / 2));
}"""


@dataclass(frozen=True, slots=True)
class Asked:
    """A question of a recorded game: after how many moves, to whom, and what was answered."""

    moves: int
    seat: Seat
    key: str
    answer: Answer


@cache
def questions(title: str) -> tuple[Asked, ...]:
    """What was answered in the recorded game of three, in order."""
    record = golden(title, len(PEOPLE))
    match = engine.start(title, len(PEOPLE), record["seed"], record["options"])
    answered = []
    for number, move in enumerate(record["log"]):
        answered.append(Asked(number, move["seat"], match.pending()[move["seat"]].key, move["answer"]))
        match.submit(move["seat"], move["answer"])
    return tuple(answered)


def to_look_at(title: str, *, once: bool) -> Iterator[Asked]:
    """Questions as far apart as the moves that follow each; `once`: the first of each kind."""
    kinds: set[str] = set()
    reached = 0
    for asked in questions(title):
        if asked.moves >= reached and not (once and asked.key in kinds):
            kinds.add(asked.key)
            reached = asked.moves + 1 + LATER
            yield asked


@dataclass
class Walk:
    """A recorded game at one size, and what is wrong on the way: nothing stops it but its end."""

    title: str
    size: str
    host: Host
    page: Page
    fresh: Page
    """Where the same is loaded again, to compare."""
    match_id: str
    pointers: dict[Seat, Pointer]
    presser: Presser
    lit: int = 0
    wrong: list[str] = field(default_factory=list)

    async def look(self, asked: Asked) -> None:
        """Everything that is checked of one question."""
        await self._play_to(asked.moves)
        await self.page.goto(f"/t/{self.match_id}/seat/{asked.seat}")
        pointer = self.pointers[asked.seat]
        await pointer.settled()
        await self._before(asked)
        await self.presser.press_everything(self.title, asked.key)
        await self.page.reload()
        await self._press(asked, pointer)
        await self._play_to(asked.moves + 1 + LATER)
        if self.size == "phone":  # the drawings are the same at a desk
            await pointer.settled()
            self._add(f"after {asked.key}", await differences(self.page, self.fresh))

    async def _play_to(self, moves: int) -> None:
        """As the record goes on, where the table is not that far, after a missed answer too."""
        for asked in questions(self.title)[(await self.host.table(self.match_id)).seq : moves]:
            await self.host.submit(self.match_id, asked.seat, asked.answer)

    async def _before(self, asked: Asked) -> None:
        self._add(asked.key, await unreadable(self.page, self.size))
        hidden = await self.page.evaluate(HIDDEN) if self.size == "phone" else []
        self._add(asked.key, [f"it is about {place}, which is out of sight" for place in hidden])
        lit, unseen = await unseen_lights(self.page)
        self.lit += lit
        self._add(asked.key, [f"lit, and not seen: {place}" for place in unseen])

    async def _press(self, asked: Asked, pointer: Pointer) -> None:
        """By pointing; where that fails, the record goes on without it."""
        try:
            await pointer.answer(asked.answer)
        except (AssertionError, Error) as failure:
            self._add(asked.key, [f"could not be answered: {failure}"])
            log = (await self.host.export(self.match_id))["log"]
            assert len(log) == asked.moves, f"{asked.key} took another answer: {log[-1]}"

    def _add(self, where: str, findings: list[str]) -> None:
        self.wrong += [f"{where}: {finding}" for finding in findings]


async def begin(browse: Browse, host: Host, title: str, size: str, presses: float) -> Walk:
    """A table with a page that may look from each seat; without motion, which has tests of its own."""
    seed, options = golden(title, len(PEOPLE))["seed"], golden(title, len(PEOPLE))["options"]
    opened = await host.open(title, [SeatSpec(name) for name in PEOPLE], options, seed)
    page = await browse(
        link(opened, 0), viewport=SIZES[size], has_touch=size == "phone", reduced_motion="reduce"
    )
    pointers = {}
    for seat in opened.keys:
        await page.goto(link(opened, seat))
        await page.wait_for_url(f"**/seat/{seat}")
        pointers[seat] = await pointer_at(page, host, seat, title)
        pointers[seat].holds = False
    fresh, presser = await page.context.new_page(), Presser(page, HANDS[size], presses)
    return Walk(title, size, host, page, fresh, opened.match_id, pointers, presser)


async def unreadable(page: Page, size: str) -> list[str]:
    """Letters that are too small, at each stop of a phone's sheet, and a chart that is."""
    small = []
    for stop in STOPS if size == "phone" else ("",):
        button = page.locator(f"#stops [data-stop-at={stop}]")
        if stop and not await button.is_visible():
            continue
        if stop:
            await button.click()
        letters, words = await smallest_letters(page)
        if too_small(letters):
            small.append(f"{words!r} has {letters:.1f} pixels at {stop or 'the desk'}")
    chart = await page.evaluate(CHART)
    if chart["area"] < CHART_SHARE or (size == "phone" and chart["width"] < 1):
        small.append(f"the chart has {chart['area']:.0%} of the stage")
    return small


async def unseen_lights(page: Page) -> tuple[int, list[str]]:
    """How many places are lit on the board, and those of them that are not seen to be so."""
    places = await page.evaluate(LIT)
    if not places:
        return 0, []
    bright = await _picture(page)
    await page.evaluate(LIGHTS, False)
    dark = await _picture(page)
    await page.evaluate(LIGHTS, True)
    changed = (
        ImageChops.difference(bright, dark).convert("L").point(lambda value: 255 if value > DIFFERS else 0)
    )
    return len(places), [place for place, *box in places if _pixels(changed, box) < VISIBLE]


async def _picture(page: Page) -> Image.Image:
    return Image.open(BytesIO(await page.screenshot(animations="disabled"))).convert("RGB")


def _pixels(changed: Image.Image, box: list[Any]) -> int:
    return changed.crop(tuple(int(side) for side in box)).histogram()[255]  # type: ignore[arg-type]
